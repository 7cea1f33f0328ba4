"""Deeds done once for each of several things, or until something is found: "play a minion for each minion here".

Knows the numbers of what a deed is done to. How a deed is said that is done to a plain number, ``deeds`` knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Bounded, Count, Quotient, Until
from smashrules.effects.selectors import ONE, Pile, Select
from smashrules.effects.verbs import Verb

if TYPE_CHECKING:
    from smashrules.text.saying.phrases import Phrases


def counted_deed(say: Phrases, words: str, act: Act) -> str | None:
    """A deed of which ``words`` is the verb, by what is counted for it; None where nothing is."""
    if not isinstance(act.what, Select):
        return None
    return next((told for each in _CASES if (told := each(say, words, act, act.what)) is not None), None)


def _off_a_pile(say: Phrases, words: str, act: Act, what: Select) -> str | None:
    """ "discard one card from the top of your deck for each minion here"."""
    often, most = _how_often(say, what)
    if not isinstance(often, Count) or not isinstance(what.zone, Pile) or not what.zone.end:
        return None
    each = f"one {what.kind.value} from {say.end_of(what.zone)} {say.for_each(often)}{most}"
    return f"{words} {each}" if act == Act(act.verb, act.by, what) and not what.filters else None


def _at_most(say: Phrases, words: str, act: Act, what: Select) -> str | None:
    """ "play an extra minion for each minion here (up to 3)"."""
    often, most = _how_often(say, what)
    extra = act.verb is Verb.PLAY
    plain = act == Act(act.verb, act.by, what, extra=extra)
    if not most or act.verb not in _ONE_BY_ONE or not plain or not isinstance(often, Count):
        return None
    return f"{words} {_one(say, what, extra)} {say.for_each(often)}{most}"


def _for_so_many(say: Phrases, words: str, act: Act, what: Select) -> str | None:
    """ "destroy a minion for every two cards in your hand"."""
    low = what.quantity.low
    if not isinstance(low, Quotient) or low.up or act.verb not in _ONE_BY_ONE:
        return None
    plain = act == Act(act.verb, act.by, what, extra=act.extra)
    return f"{words} {_one(say, what, act.extra)} {say.for_each(low)}" if plain else None


def _until(say: Phrases, words: str, act: Act, what: Select) -> str | None:
    """ "reveal cards from your deck until you reveal a minion"."""
    low = what.quantity.low
    if not isinstance(low, Until):
        return None
    who = "you" if act.by is None else "they"
    pile = "" if what.zone is None else f" from {say.any(what.zone)}"
    if isinstance(what.zone, Pile) and what.zone.end is not None:
        pile = f" from {say.end_of(what.zone)}"
    return f"{words} {'random ' if what.random else ''}cards{pile} until {who} {words} {say.any(low.what)}"


_ONE_BY_ONE = (Verb.PLAY, Verb.DISCARD, Verb.DESTROY)
_CASES: tuple[Callable[[Phrases, str, Act, Select], str | None], ...] = (_off_a_pile, _at_most, _for_so_many, _until)
"""A pile before a bound: of cards off a pile the bound is said as well."""


def _how_often(say: Phrases, what: Select) -> tuple[Any, str]:
    """For what it is done, and the most it is done: " (up to 3)"."""
    low = what.quantity.low
    return (low.amount, say.bound(low)) if isinstance(low, Bounded) else (low, "")


def _one(say: Phrases, what: Select, extra: bool) -> str:
    """One of those to whom it is done."""
    once: Any = replace(what, quantity=ONE)
    return say.any(once, extra=extra)
