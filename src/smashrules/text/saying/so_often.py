"""How many times something is done in a turn at most, in words.

Knows the statement and what says its deed, not which card says so.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Limited
from smashrules.effects.amounts import Num
from smashrules.effects.selectors import Quantity, Select
from smashrules.effects.verbs import Verb
from smashrules.text.saying.quantities import UnsayableError, number_word


def no_more_than(stating: Any, node: Limited) -> str:
    """ "You cannot play more than one minion here each turn", "no more than one minion can be played here"."""
    act, number = node.act, number_word(node.times)
    if isinstance(act.what, Select):
        so_many = replace(act, by=None, what=replace(act.what, quantity=Quantity(node.times, node.times)))
    elif act.verb is Verb.DRAW and act.what is None and act.by is not None:
        so_many = replace(act, by=None, amount=Num(node.times))
    else:
        raise UnsayableError("how many of what")
    if act.by is None:
        return f"no more than {number} {_bare(stating.passive(so_many, 'can'), number)} each turn"
    verb, _, things = stating.predicate(so_many).partition(" ")
    return f"{stating.say.any(act.by, 'bare')} cannot {verb} more than {number} {_bare(things, number)} each turn"


def _bare(words: str, number: str) -> str:
    return words.removeprefix("an ").removeprefix("a ").removeprefix(f"{number} ")
