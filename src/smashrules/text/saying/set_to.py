"""What a number becomes, what it does not fall below, how a card lies, and who wins ties, said.

Knows what is said of one thing at a time, not for how long.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Becomes, Facing, Floor, WinsTies
from smashrules.effects.amounts import Num, StatOf
from smashrules.effects.conditions import FaceUp, Silenced
from smashrules.effects.selectors import Stat, You
from smashrules.effects.verbs import Verb
from smashrules.text.saying.quantities import UnsayableError


def becomes(say: Any, node: Becomes, verb: str) -> str:
    """ "This base's breakpoint becomes 20", "its power is equal to ..."."""
    if node.stat in (Stat.ADDED_POWER, Stat.BREAKING_POWER):
        if node.amount != Num(0):
            raise UnsayableError("how much it adds")
        adds, base = ("add", "their base") if say.is_many(node.what) else ("adds", "its base")
        to = f"to {base}" if node.stat is Stat.ADDED_POWER else f"toward {base}'s breakpoint"
        return f"{say.any(node.what)} {adds} no power {to}"
    number, to = say.amount(StatOf(node.stat, node.what)), say.amount(node.amount)
    if node.only is not None:
        change = "increase" if node.only is Verb.INCREASE else "reduce"
        return f"{change} {number} to {to}" if verb == "gain" else f"{number} is {change}d to {to}"
    be = "becomes" if isinstance(node.amount, Num) else "is equal to"
    return f"{number} {be} {to}"


def not_below(say: Any, node: Floor) -> str:
    """ "Its power cannot be reduced below 3", "its power cannot be above 5"."""
    side = "above" if node.more else "below"
    below = "" if node.least is None else f" {side} {say.amount(node.least)}"
    if node.held:
        return f"{say.amount(StatOf(node.stat, node.what))} cannot be{below}"
    these = "" if node.by is None else f" by {say.any(node.by, 'bare')}"
    done = "increased" if node.more else "changed" if node.raised else "reduced"
    return f"{say.amount(StatOf(node.stat, node.what))} cannot be {done}{below}{these}"


def facing(say: Any, node: Facing, verb: str) -> str:
    """ "The top card of the base deck is face up", "turn it face down"."""
    up = "face up" if node.up else "face down"
    if verb == "gain":
        return f"turn {say.any(node.what)} {up}"
    return f"{say.any(node.what)} {'are' if say.is_many(node.what) else 'is'} {up}"


def lies_so(say: Any, node: FaceUp | Silenced, no: str) -> str:
    """ "The top card of the base deck is face up", "its abilities are cancelled"."""
    if isinstance(node, Silenced):
        return f"{say.whose(node.what)} abilities are{no} cancelled"
    be = "are" if say.is_many(node.what) else "is"
    return f"{say.any(node.what)} {be}{no} {'face up' if node.up else 'face down'}"


def wins_ties(say: Any, node: WinsTies) -> str:
    """ "You win ties here"."""
    win = "win" if isinstance(node.who, You) or say.is_many(node.who, "bare") else "wins"
    return f"{say.any(node.who, 'bare')} {win} ties {say.at(node.at)}"
