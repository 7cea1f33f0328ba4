"""That something is there, said as a condition: "there is a card buried here", "one of them was yours".

Knows conditions; how things are called, whoever asks knows.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import Has, Not
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    SOME,
    Among,
    Both,
    Candidate,
    Controlled,
    Kind,
    Named,
    Owned,
    Pile,
    Quantity,
    Select,
    Where,
)
from smashrules.text.saying.powerful import have_most, have_power
from smashrules.text.saying.quantities import UnsayableError


def present(say: Any, node: Has, negated: bool) -> str:
    """ "there is a card buried here", "X is here"."""
    what = node.what
    no = " not" if negated else ""
    named = any(isinstance(each, Named) and each.whole for each in what.filters)
    place = f" {say.at(node.at)}" if node.at is not None else ""
    if named and what.quantity == Quantity(1, None) and len(what.filters) == 1:
        if isinstance(what.zone, Pile | Both):
            place = f" in {say.pile(what.zone)}"
        minion = "the minion " if what.kind is Kind.MINION else ""
        by_name = replace(what, zone=None, kind=Kind.MINION if what.kind is Kind.CARD else what.kind)
        return f"{minion}{say.having(by_name)} is{no}{place or ' in play'}"
    if negated:
        several = isinstance(what.quantity.low, int) and what.quantity.low > 1 and what.quantity.high is None
        if not several or any(isinstance(each, Among | Where) for each in what.filters):
            raise UnsayableError("there is not")
        return f"there are not {say.having_there(what, place)}"
    if any(isinstance(each, Among) for each in what.filters):
        return _held_by(say, what)
    if (powerful := have_power(say, what) or have_most(say, what)) is not None:
        return powerful
    where_not = [each.condition for each in what.filters if isinstance(each, Where)]
    lacks = [each.condition for each in where_not if isinstance(each, Not)]
    if what.kind is Kind.PLAYER and len(lacks) == 1 and isinstance(lacks[0], Has):
        has = lacks[0]
        rest = replace(what, filters=tuple(each for each in what.filters if not isinstance(each, Where)))
        where = f" {say.at(has.at)}" if has.at is not None else ""
        return f"{say.select(rest)} does not have {say.having(has.what)}{where}"
    theirs = [each for each in where_not if isinstance(each, Has) and isinstance(each.who, Candidate)]
    if what.kind is Kind.PLAYER and what.quantity == ONE and len(theirs) == len(where_not) == 1:
        rest = replace(what, label=None, filters=tuple(each for each in what.filters if not isinstance(each, Where)))
        where = f" {say.at(theirs[0].at)}" if theirs[0].at is not None else ""
        return f"exactly {_one_of(say.select(rest))} has {say.having(theirs[0].what)}{where}"
    many = what.quantity != Quantity(1, None) and what.quantity != ONE
    return f"there {'are' if many else 'is'} {say.having_there(what, place)}"


def _held_by(say: Any, what: Select) -> str:
    """ "one of them was controlled by you"."""
    held = [each for each in what.filters if isinstance(each, Controlled | Owned)]
    if what.quantity == ONE or (isinstance(what.quantity.low, int) and what.quantity.low > 1):
        among = tuple(each for each in what.filters if isinstance(each, Among))
        rest = replace(what, quantity=EVERY, filters=tuple(each for each in what.filters if each not in among))
        some = replace(what, kind=Kind.CARD, filters=among)
        if what.quantity == ONE:
            return f"exactly {say.select(some)} is {say.any(replace(rest, quantity=ONE))}"
        return f"{say.select(some)} are {say.any(rest, 'bare')}"
    if len(held) != 1 or held[0].negated or what.quantity != SOME:
        raise UnsayableError("there is one of those")
    rest = replace(what, quantity=ONE, filters=tuple(each for each in what.filters if each is not held[0]))
    deed = "controlled" if isinstance(held[0], Controlled) else "owned"
    return f"{say.select(rest)} was {deed} by {say.any(held[0].by)}"


def _one_of(player: str) -> str:
    """ "one other player", for "another player"."""
    return player.replace("another ", "one other ", 1) if player.startswith("another ") else player
