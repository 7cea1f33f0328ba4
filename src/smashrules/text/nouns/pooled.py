"""One number over several sorts of cards ("two of your minions and/or actions"): the sorts made into one description.

Knows descriptions of cards; how a phrase comes to be read as one is ``entities``' business.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Join, OneOf, Seq
from smashrules.effects.amounts import Num
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Among,
    At,
    Controlled,
    EitherOf,
    Here,
    Kind,
    On,
    Owned,
    Quantity,
    Select,
)
from smashrules.effects.verbs import Verb
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import UnfitError
from smashrules.text.structure.syntax import Item, Phrase
from smashrules.text.trees.rebuilding import sort_filters
from smashrules.text.trees.selected import of_one_sort

_SORTS = (Kind.MINION, Kind.ACTION, Kind.TITAN, Kind.FUSION, Kind.MONSTER, Kind.TREASURE)
_OF_ALL = (Among, At, Controlled, Owned, On)


def counts_all(phrase: Item, quantity: Quantity | None, many: bool) -> bool:
    """Whether ``phrase``, joined to "two minions", is counted with them: a bare noun behind "and/or"."""
    bare = isinstance(phrase, Phrase) and phrase.prep == "&and/or" and not phrase.parts[0][0]
    return bare and many and quantity is not None and quantity not in (ONE, EVERY)


def pooled(one: Any, other: Thing) -> Any:
    """The one description of both sorts. Raises ``UnfitError`` where a card cannot be described as one of them."""
    last = other.node
    if not isinstance(one, Select) or not isinstance(last, Select) or one.quantity != last.quantity:
        raise UnfitError("so many of which of them")
    span = (one.span[0], other.span[1])
    if Kind.CARD in (one.kind, last.kind):
        return EitherOf((one, last), mixed=True, span=span)
    if one.kind not in _SORTS or last.kind not in _SORTS or one.kind is last.kind or one.random or one.chooser:
        raise UnfitError("so many of which of them")
    shared = [_there(each) for each in last.filters if isinstance(each, _OF_ALL)]
    said = [type(each) for each in shared if isinstance(each, Among)]  # "two revealed minions and/or actions"
    shared += [
        each
        for each in one.filters
        if isinstance(each, _OF_ALL) and _there(each) not in shared and type(each) not in said
    ]
    sorts = [Select(each.kind, ONE, _own(each), span=each.span) for each in (one, last)]
    kinds = [type(each) for each in shared]
    if len(kinds) != len(set(kinds)) or (one.zone and last.zone and one.zone != last.zone):
        raise UnfitError("said of which of them")
    filters = sort_filters([*shared, of_one_sort(sorts, span)])
    whole: Any = one
    return replace(whole, kind=Kind.CARD, filters=filters, zone=one.zone or last.zone, span=span)


def _there(each: Any) -> Any:
    """ "on this base", of minions and actions: at it."""
    base = isinstance(each, On) and isinstance(each.host, Select) and each.host.kind is Kind.BASE
    if isinstance(each, On) and (base or isinstance(each.host, Here)):
        return At(each.host, span=each.span)
    return each


def _own(one: Select) -> tuple[Any, ...]:
    return tuple(each for each in one.filters if not isinstance(each, _OF_ALL))


def shared_out(act: Act) -> OneOf | None:
    """ "draw two cards and/or treasures": every way to share the number out; None for any other deed."""
    what = act.what
    if act.verb is not Verb.DRAW or not isinstance(what, EitherOf) or not what.mixed:
        return None
    both = [each for each in what.parts if isinstance(each, Select) and each.quantity.high == each.quantity.low]
    number = both[0].quantity.high if len(both) == len(what.parts) == 2 else None
    if not isinstance(number, int) or number < 2 or both[0].quantity != both[1].quantity:
        return None
    ways: list[Any] = []
    for second in range(number + 1):
        drawn = [_drawing(act, both[0], number - second), _drawing(act, both[1], second)]
        deeds = tuple(each for each in drawn if each is not None)
        ways.append(deeds[0] if len(deeds) == 1 else Seq(deeds, (Join.AND,), span=act.span))
    return OneOf(tuple(ways), span=act.span)


def _drawing(act: Any, what: Any, number: int) -> Any:
    if not number:
        return None
    if what == Select(Kind.CARD, what.quantity, label=what.label):  # from one's own deck
        return replace(act, what=None, amount=Num(number, span=act.span))
    return replace(act, what=replace(what, quantity=Quantity(number, number), label=None))
