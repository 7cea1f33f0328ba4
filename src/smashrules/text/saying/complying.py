"""Which players did it, or did not, said as a condition: "no other player does so", "at least one player does not".

Knows conditions about players; how players and deeds are called, whoever asks knows.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import Complied, Did, Done, Has, Not
from smashrules.effects.selectors import EVERY, NONE, Candidate, Kind, Other, Select, Where, You


def of_players(saying: Any, node: Any, negated: bool) -> str | None:
    """The words of a condition that asks which players did something; None where it asks something else."""
    if isinstance(node, Complied) and negated and isinstance(node.who, Select):
        return f"{saying.say.select(replace(node.who, quantity=NONE))} do so"
    if isinstance(node, Done) and negated and isinstance(node.act.by, Select):
        nobody: Any = replace(node.act.by, quantity=NONE)
        return str(saying.condition(replace(node, act=replace(node.act, by=nobody))))
    left = _left_undone(node)
    if left is None:
        return None
    who, undone = left
    if negated:
        everyone = saying.say.select(replace(who, quantity=EVERY))
        return f"{everyone} does so" if isinstance(undone, Complied) else None
    other = "other " if who.filters else ""
    deed = "does not do so"
    if isinstance(undone, Did):
        deed = f"did not {saying.predicate(replace(undone.act, by=None))}"
    return f"at least one {other}player {deed}"


def _left_undone(node: Any) -> tuple[Select, Complied | Did] | None:
    """The players of whom one did not do it, and what that is."""
    who = node.what if isinstance(node, Has) and node.who is None and node.at is None else None
    if who is None or who.kind is not Kind.PLAYER:
        return None
    asked = [each for each in who.filters if isinstance(each, Where)]
    rest = tuple(each for each in who.filters if each not in asked)
    undone = asked[0].condition if len(asked) == 1 else None
    held = undone.condition if isinstance(undone, Not) else None
    theirs = held.who if isinstance(held, Complied) else held.act.by if isinstance(held, Did) else None
    if not isinstance(held, (Complied, Did)) or not isinstance(theirs, Candidate):
        return None
    return (replace(who, filters=rest), held) if rest in ((), (Other(You()),)) else None
