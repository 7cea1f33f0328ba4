"""Whether "the other one of them" is one of two, in a tree whose references are bound.

Knows bound trees, neither words nor what else makes sense of them.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Becomes
from smashrules.effects.amounts import StatOf
from smashrules.effects.selectors import EVERY, Among, Both, Host, Other, Ref, Select, This


def among(what: Any) -> set[int | None]:
    """The labels of what some of which are meant ("one of them")."""
    return {each.label for each in _members(what) if isinstance(each, Ref)}


def is_of_two(what: Select, pairs: set[int | None], singles: set[int | None]) -> bool:
    """Whether those of whom it is the other one are two: a pair, two single ones, or this card and a single one."""
    of = among(what)
    itself = {each for each in _members(what) if isinstance(each, (This, Host))}
    return (of <= pairs and not itself) or (len(of) + len(itself) == 2 and of <= singles)


def of_the_other(stated: Any) -> Select | None:
    """The other one of the two whose number each of them is told to have; None where nothing of the kind is told."""
    if not isinstance(stated, Becomes) or not isinstance(stated.amount, StatOf):
        return None
    what, other = stated.what, stated.amount.what
    if not isinstance(what, Select) or what.label is None or what.quantity != EVERY or not isinstance(other, Select):
        return None
    return other if any(one.than == Ref(what.label) for one in other.filters if isinstance(one, Other)) else None


def _members(what: Any) -> list[Any]:
    groups: list[Any] = [each.group for each in getattr(what, "filters", ()) if isinstance(each, Among)]
    return [each for group in groups for each in (group.parts if isinstance(group, Both) else (group,))]
