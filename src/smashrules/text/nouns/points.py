"""Victory points: so many that are gained or lost, and how many somebody has.

Knows what stands around the noun, not what is done with the points (``clauses``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smashrules.effects.amounts import Minus, Num, Quotient, StatOf
from smashrules.effects.selectors import ONE, Extremum, Op, Quantity, Select, Stat
from smashrules.text.nouns.adjectives import COMPARING, compared_as
from smashrules.text.nouns.counting import so_many
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.structure.attach import UnfitError, tag
from smashrules.text.structure.syntax import Phrase

if TYPE_CHECKING:
    from smashrules.text.nouns.concepts import Noun
    from smashrules.text.nouns.nouns import Nouns


def points(builder: Nouns, noun: Noun) -> Thing:
    before, span = noun.before, noun.span
    than = [tag(part.item) for part in noun.parts] == ["than:player"]
    if (had := _points_had(builder, noun)) is not None:
        return had
    if before.poss or before.partitive or noun.owner is not None:
        raise UnfitError("whose VPs")
    compared = before.words & {"most", "least", "fewest", "less", *COMPARING}
    if compared and (before.quantity is None or before.quantity.high is None) and (not noun.parts or than):
        return _vp_compared(builder, noun)
    if before.quantity == Quantity(1, None):
        return Thing("vp", None)
    if before.number is None and (bound := _so_many_points(noun)) is not None:
        return bound
    if before.quantity is not None and before.quantity.low != before.quantity.high:
        raise UnfitError("so many VPs, or another number of them")
    if [tag(part.item) for part in noun.parts] == ["equal_to:power"]:
        return _vp_equal_to(builder, noun)
    if before.at_most:
        raise UnfitError("how many VPs")
    if before.equal_number and not (noun.parts or before.quantity or before.definite):
        return Thing("vp", so_many(before, span))  # "gain that many VPs"
    none_told = before.quantity is None and not (before.words or before.definite or before.poss or before.counted)
    if before.number is None and (none_told or before.any) and not noun.parts:
        return Thing("vp", None, unsaid=True)  # "after you gain VPs": one or more
    if before.number is None:
        raise UnfitError("how many VPs")
    if before.words - _OF_POINTS:
        raise UnfitError("which VPs")
    if before.words & {"less", "fewer"}:  # "1 less VP from this base"
        return Thing("vp", Minus(Num(before.number, span=span), span=span))
    more = bool(before.words & {"more", "additional", "extra"})  # "1 more VP from this base"
    return Thing("vp", builder.for_each_of(noun.dep, before.number, span), bonus=more)


def _points_had(builder: Nouns, noun: Noun) -> Thing | None:
    """ "Your VPs", "the number of VPs another player has", "for each VP you have", "for every 2 VPs you have"."""
    before, whose = noun.before, None
    if before.words or before.done or before.other or before.plus is not None:
        return None
    looped = isinstance(noun.dep.item, Phrase) and noun.dep.item.prep in ("for_each", "for_every")
    if (before.poss or noun.owner is not None) and not (noun.parts or before.quantity or looped):
        whose = builder.poss(before, noun.owner, frozenset(("player",)), noun.span)
    elif (before.counted or looped) and [tag(part.item) for part in noun.parts] == ["&rel"]:
        whose, where = builder.holder(noun.parts[0])
        if where is not None or before.definite or before.partitive:
            raise UnfitError("which VPs")
    if whose is None or (isinstance(whose, Select) and whose.quantity != ONE):
        return None
    points = StatOf(Stat.VP, whose, span=noun.span)
    every = before.number if looped else None
    return Thing("power", points if every in (None, 1) else Quotient(points, every or 1, span=noun.span))


def _so_many_points(noun: Noun) -> Thing | None:
    """ "10 or more VPs": what a player has; None for other numbers."""
    before = noun.before
    told = before.words or before.definite or before.poss or before.counted or before.any or noun.parts
    low, high = (before.quantity.low, before.quantity.high) if before.quantity is not None else (None, None)
    if told or not isinstance(low, int) or high is not None:
        return None
    return Thing("vp", None, compare=(Stat.VP, Op.AT_LEAST, Num(low, span=noun.span)))


_OF_POINTS = frozenset(("less", "fewer", "more", "additional", "extra", "total"))


def _vp_equal_to(builder: Nouns, noun: Noun) -> Thing:
    """ "VPs equal to the number of your minions there"."""
    before, number = noun.before, builder.phrase(evolve_prep(noun.parts[0]))
    told = before.number is not None or before.quantity or before.words or before.definite or before.poss
    if told or before.equal_number or number.cat != "power" or number.compare or number.bonus or number.extremum:
        raise UnfitError("how many VPs")
    return Thing("vp", number.node)


def _vp_compared(builder: Nouns, noun: Noun) -> Thing:
    """ "The most VPs", "fewer VPs than you"."""
    words = noun.before.words
    extreme = words & {"most", "least", "fewest"}
    if extreme and noun.parts:
        raise UnfitError("the most of two")
    if extreme:
        if noun.before.definite != "the":
            raise UnfitError("the most VPs")
        return Thing("vp", None, extremum=Extremum.HIGHEST if "most" in words else Extremum.LOWEST)
    compare = (Stat.VP, compared_as(words) or Op.LESS, None)
    if noun.before.quantity is not None:  # "at least two more VPs"
        by = noun.before.quantity.low
        if noun.parts or compare[1] not in (Op.MORE, Op.LESS) or not isinstance(by, int) or by < 1:
            raise UnfitError("how many VPs more")
        return Thing("vp", Num(by, span=noun.span), compare=compare)
    than = builder.phrase(evolve_prep(noun.parts[0])).node if noun.parts else None  # "with fewer VPs than you"
    if isinstance(than, Select) and not than.quantity.every:
        raise UnfitError("than which of them")
    return Thing("vp", None, compare=compare, than=than)
