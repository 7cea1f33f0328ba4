"""An event counted in its turn: "you play your fifth or higher card", "two or more of your minions are destroyed".

Knows how such an event is put, not how a deed or a description is said.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Event
from smashrules.effects.actions import Act
from smashrules.effects.selectors import Controlled, Here, Kind, Quantity, Select, You
from smashrules.effects.verbs import Verb
from smashrules.text.saying.deeds import third
from smashrules.text.saying.quantities import UnsayableError, article, number_word, plural
from smashrules.text.words.roles import ORDINALS

_KINDS = (Kind.MINION, Kind.ACTION, Kind.TITAN, Kind.CARD)


def counted_event(printer: Any, when: Event, nth: Quantity) -> str:
    """ "you play your fifth or higher card", "a player plays a third one here", "you move two or more"; "this minion
    moves for the second time"."""
    with suppress(UnsayableError):
        return _by_its_noun(printer, when, nth)
    if when.others or when.apart or when.then or when.settled or nth.high != nth.low:
        raise UnsayableError("for which time")
    return f"{printer.event(when.act)} for the {_which(nth)} time"


def _by_its_noun(printer: Any, when: Event, nth: Quantity) -> str:
    act = when.act
    if act.by is None:
        return _undergone(printer, when, nth)
    if _described(act) and not (when.apart or when.others or when.then or when.first):
        return _described_one(printer, act, nth)
    told = isinstance(act.by, You) or (isinstance(act.by, Select) and act.by.kind is Kind.PLAYER)
    here = "" if act.to is None else " here"
    if not told or not isinstance(act.what, Select) or not isinstance(nth.low, int):
        raise UnsayableError("for which time")
    yours = when.apart and nth.high is None and act.what.filters == (Controlled(You()),)
    if act.what.filters and not yours:
        raise UnsayableError("for which time")
    several = f"or more {'of your ' if yours else ''}{plural(act.what.kind.value)}"
    if here and act.to != Here():
        raise UnsayableError("for which time")
    active = isinstance(act.by, You)
    who = f"you {act.verb.value}" if active else f"{printer.say.any(act.by, 'bare')} {third(act.verb.value)}"
    if when.apart and nth.high is None:
        return f"{who} {number_word(nth.low)} {several}{'' if active else here}"
    return f"{who} {'your' if active else 'their'} {_which(nth)} {act.what.kind.value}{here}"


def _described(act: Act) -> bool:
    """Whether more is said of what it is done to than what it is: "a minion here", "a minion of power 2 or less"."""
    what = act.what
    if not isinstance(what, Select) or (isinstance(act.by, Select) and act.verb is not Verb.PLAY):
        return False
    return bool(set(what.filters) - {Controlled(You())}) or act.source is not None or what.zone is not None


def _described_one(printer: Any, act: Act, nth: Quantity) -> str:
    """ "you destroy a second minion of power 2 or less here"."""
    assert isinstance(act.what, Select)
    said, kind = str(printer.event(act)), act.what.kind
    verb = act.verb.value if isinstance(act.by, You) else third(act.verb.value)
    told = f" {verb} {article(kind.value)}"
    if kind not in _KINDS or said.count(told) != 1:
        raise UnsayableError("for which time")
    return said.replace(told, f" {verb} a {_which(nth)} {kind.value}")


def _undergone(printer: Any, when: Event, nth: Quantity) -> str:
    """ "your second minion is destroyed", "two or more minions are moved"."""
    act, what = when.act, when.act.what
    if not isinstance(what, Select) or not isinstance(nth.low, int) or when.others or act != Act(act.verb, what=what):
        raise UnsayableError("for which time")
    if when.apart and nth.high is None:
        return str(printer.passive(replace(act, what=replace(what, quantity=Quantity(nth.low, None))), ""))
    if what.filters not in ((), (Controlled(You()),)) or what.zone is not None:
        raise UnsayableError("for which time")
    whose = "your" if what.filters else "a"
    done = printer.passive(act, "").rpartition(" is ")[2]
    return f"{whose} {_which(nth)} {what.kind.value} is {done}"


def _which(nth: Quantity) -> str:
    number = next((word for word, value in ORDINALS.items() if value == nth.low), "")
    number = "first" if nth == Quantity(1, 1) else number
    if not number:
        raise UnsayableError("for which time")
    return f"{number} or higher" if nth.high is None else number
