"""Counters, which stand on cards: "two +1 power counters", "the counters you removed", "each counter on this minion".

Knows which counters are meant, how many, and what they stand on; what is done with them, the clauses know. Whether a
card has any ("a minion with a counter on it") is asked by ``modifiers_with``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.amounts import Count, Quotient
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    Among,
    At,
    Controlled,
    Extremum,
    Kind,
    On,
    Op,
    Owned,
    Quantity,
    Select,
    Sort,
)
from smashrules.effects.verbs import Verb
from smashrules.text.nouns.adjectives import COMPARING, compared_as, rank, the_most
from smashrules.text.nouns.counting import so_many
from smashrules.text.nouns.determiners import Before, Thing, end_of, evolve_prep
from smashrules.text.nouns.fitting import carrying, than_whom
from smashrules.text.structure.attach import Dep, UnfitError, tag
from smashrules.text.structure.syntax import Phrase, Sub, Word
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron, reference, temporary
from smashrules.text.words.called import counter_name
from smashrules.text.words.tokens import Token

if TYPE_CHECKING:
    from smashrules.text.nouns.modifiers import Modifiers

_DONE_TO_COUNTERS = {"removed": Verb.REMOVE_COUNTER, "placed": Verb.PUT_COUNTER, "added": Verb.PUT_COUNTER}
COUNTERS = {
    "+1_power_counter": Kind.COUNTER,
    "power_counter": Kind.COUNTER,
    "stasis_counter": Kind.STASIS_COUNTER,
    "counter": Kind.ANY_COUNTER,
}
_ALL_SORTS = frozenset(each.value for each in COUNTERS.values())


class _Counters(Struct):
    """Counters while they are made: ``outer`` stands before the noun; of "one of them", ``before`` is behind "of"."""

    dep: Dep
    noun: Token
    many: bool
    span: Span
    outer: Before
    before: Before
    quantity: Quantity | None
    filters: list[Any]
    counted: bool = False
    more: Op | None = None
    most: Extremum | None = None
    amount: Any = None
    than: Any = None

    @property
    def kind(self) -> Kind:
        return COUNTERS[self.noun.word.removesuffix("s")]

    @property
    def each(self) -> bool:
        """Whether something is done "for each" of them."""
        return isinstance(self.dep.item, Phrase) and self.dep.item.prep in ("for_each", "for_every")


def counters(builder: Modifiers, dep: Dep, noun: Token, before: Before, many: bool, span: Span) -> Thing:
    """Counters: how many, and on what. Raises ``UnfitError``."""
    made = _Counters(dep, noun, many, span, before, before, before.quantity, [])
    _of_which(made)
    _named(builder, made)
    _counted(made)
    _done_before(made)
    _compared(made)
    _pointed_at(builder, made)
    for part in dep.parts:
        _behind(builder, made, part)
    _as_many(made)
    prep = dep.item.prep if isinstance(dep.item, Phrase) else ""
    if (made.more or made.most) and (made.each or prep not in ("", "with")):
        raise UnfitError("more counters than whoever")
    if (quotient := _so_many_each(made)) is not None:
        return quotient
    quantity = _how_many(made)
    if (known := _spoken_of(made, quantity)) is not None:
        return known
    if made.counted:
        return Thing("power", Count(Select(made.kind, EVERY, tuple(made.filters), span=span), span=span))
    select: Any = Select(made.kind, quantity, tuple(made.filters), label=temporary(span[0]), span=span)
    exact = made.outer.exact
    return Thing("counter", select, many, span, exact=exact, than=made.than, more=made.more, extremum=made.most)


# -- what stands before them -----------------------------------------------------------------------------------------


def _of_which(made: _Counters) -> None:
    """ "One of the counters on it": those behind "of" are described."""
    inner = made.outer.inner
    if not made.outer.partitive:
        return
    if inner is None or not (inner.poss or inner.definite) or not made.many:
        raise UnfitError("one of which counters")
    if inner.quantity is not None:
        raise UnfitError("one of a")
    made.before = inner


def _named(builder: Modifiers, made: _Counters) -> None:
    """A sort of counters that only its card knows, by the word on the card."""
    noun = made.noun
    as_written = not builder.text[noun.start - 1 : noun.start].isalpha()  # else a word that is said for others
    named = counter_name(builder.text[noun.start : noun.end]) if as_written else ""
    if named and noun.word in ("counter", "counters"):
        made.filters.append(Sort(named, span=made.span))


def _counted(made: _Counters) -> None:
    """ "The number of counters on it"."""
    before = made.before
    made.counted = before.counted and made.many and not (before.words or before.poss or before.quantity)
    if before.counted and not made.counted:
        raise UnfitError("the number of which counters")
    if before.plus is not None:
        raise UnfitError("+2 power counters")


def _done_before(made: _Counters) -> None:
    """ "(Two) removed counters": what was done to them."""
    before, span = made.before, made.span
    if before.done in _DONE_TO_COUNTERS and before.definite != "the":
        deed = _DONE_TO_COUNTERS[before.done]
        those = reference("done", f"{before.done} counters", _ALL_SORTS, True, deed, span[0], span=span)
        made.filters.append(Among(those, span=span))
        made.before = replace(before, done="")


def _compared(made: _Counters) -> None:
    """ "The second counter", "more counters", "the most counters"; and no other word stands before counters."""
    ranked = rank(made.before) if not (made.many or made.outer.partitive) else None
    if ranked is not None:
        made.filters.append(replace(ranked, span=made.span))
        made.quantity, made.before = ONE, replace(made.before, words=frozenset())
    before = made.before
    made.more, made.most = compared_as(before.words), the_most(before)
    left = before.words - COMPARING.keys() - ({"most", "fewest"} if made.most else set())
    made.before = before = replace(before, words=left)
    if before.words - {"additional", "extra"} or before.done or before.end or before.definite in ("this", "that"):
        raise UnfitError("which counters")


def _pointed_at(builder: Modifiers, made: _Counters) -> None:
    """ "Those counters"; "its counters", "that minion's"."""
    before, span = made.before, made.span
    if before.definite == "those":
        those = reference("that", "those counters", _ALL_SORTS, True, None, span[0], span=span)
        made.filters.append(Among(those, span=span))
    if before.poss:
        if before.poss == "your":
            raise UnfitError("counters are a card's")
        made.filters.append(On(builder.poss(before, None, frozenset(CARD_KINDS), span), span=span))


# -- what stands behind them -----------------------------------------------------------------------------------------


def _behind(builder: Modifiers, made: _Counters, part: Dep) -> None:
    """ "(Counters) you removed", "here", "on your minions", "than another minion", "equal to its power"."""
    if isinstance(part.item, Sub):
        made.filters.append(builder.clause_filter(part, "counter"))
        if isinstance(made.filters[-1], (Controlled, Owned)):
            raise UnfitError("counters are a card's")
        return
    if isinstance(part.item, Word):  # "counters here"; "on your minions here": the minions are
        if any(isinstance(each, On) for each in made.filters):
            raise UnfitError("counters where")
        made.filters.append(At(builder.place(part.item.word, (part.item.start, part.item.end)), span=made.span))
        return
    inner = builder.phrase(evolve_prep(part))
    if tag(part.item).startswith("than:"):
        if made.more is None or made.than is not None:
            raise UnfitError("than whom")
        made.than = than_whom(part, inner.node)
    elif tag(part.item).startswith("equal_to:"):
        known = made.amount is not None or made.quantity is not None
        if known or not made.many or inner.compare or inner.bonus:
            raise UnfitError("how many counters")
        made.amount = inner.node
    elif any(isinstance(each, (On, At, Among)) for each in made.filters):
        raise UnfitError("on two things")
    else:
        made.filters.append(_on(builder, made, inner.node, (part.item.start, end_of(part))))


def _on(builder: Modifiers, made: _Counters, host: Any, span: Span) -> On:
    """ "(Counters) on it": only counters of no sort of their own can stand on a base."""
    if isinstance(host, Pron) and not host.kinds:
        plain = made.noun.word in ("counter", "counters")
        host = replace(host, kinds=CARD_KINDS | {"base"} if plain else frozenset(CARD_KINDS))
    return On(carrying(host, builder.type, made.kind), span=span)


# -- how many --------------------------------------------------------------------------------------------------------


def _as_many(made: _Counters) -> None:
    """ "That many counters", "an equal number of counters": as many as were spoken of."""
    if not made.outer.equal_number:
        return
    known = made.amount is not None or made.quantity is not None
    if known or not made.many or made.filters or made.outer.at_most:
        raise UnfitError("how many counters")
    made.amount = so_many(made.outer, made.span)


def _so_many_each(made: _Counters) -> Thing | None:
    """ "For every two counters removed"; None where they are not counted in twos or more."""
    number = made.outer.number
    if made.amount is not None or made.counted or not (made.each and made.many) or made.outer.partitive:
        return None
    if number is None or number <= 1:
        return None
    counted = Select(made.kind, EVERY, tuple(made.filters), label=temporary(made.span[0]), span=made.span)
    return Thing("power", Quotient(Count(counted, span=made.span), number, span=made.span))


def _how_many(made: _Counters) -> Quantity:
    """So many as is said; all of them, where nothing is. Raises ``UnfitError`` where number and noun disagree."""
    quantity, outer, each, many = made.quantity, made.outer, made.each, made.many
    if made.amount is not None:
        return Quantity(made.amount, made.amount)
    if made.counted:
        return EVERY
    if quantity is None or each:
        if not (many or each) or (each and (quantity or many) and not outer.partitive):
            raise UnfitError("how many counters")
        return EVERY
    if not outer.partitive and not outer.all and quantity not in (NONE, Quantity(0, 1), Quantity(1, None)):
        if many != (quantity.high != 1 and quantity != EVERY):
            raise UnfitError("number and noun disagree")
    elif outer.all and not many:
        raise UnfitError("number and noun disagree")
    return quantity


def _spoken_of(made: _Counters, quantity: Quantity) -> Thing | None:
    """ "The counters", of which nothing else is said: those spoken of. Raises ``UnfitError`` for "the counter"."""
    if made.before.definite != "the" or made.filters or made.each or made.most:
        return None
    if not made.many or quantity != EVERY:
        raise UnfitError("the counters that are not known")
    known = reference("that", "the counters", _ALL_SORTS, True, None, made.span[0], span=made.span)
    return Thing("counter", known, made.many)
