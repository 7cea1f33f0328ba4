"""What is asked of each of those that a statement is about, said behind it: "each minion here has +1 power during its
controller's turn", where no description of the minions holds it.

Knows trees, and gives one in which it is asked apart; how that is said, ``stating`` knows.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Modify, While
from smashrules.effects.selectors import EVERY, Candidate, Ref, Select, Where
from smashrules.text.trees.rebuilding import transform

_SPOKEN_OF = 10_000
"""A label that no text comes to."""


def asked_of_each(node: Modify) -> While | None:
    """The statement with what its description asks of each one asked of "it"; None where that is nothing or more."""
    what: Any = node.what
    asked = [each for each in what.filters if isinstance(each, Where)] if isinstance(what, Select) else []
    if len(asked) != 1 or what.quantity != EVERY:
        return None
    label = what.label or _SPOKEN_OF

    def change(each: Any) -> Any:
        return Ref(label, "its", span=each.span) if isinstance(each, Candidate) else each

    rest = tuple(each for each in what.filters if each is not asked[0])
    plain: Any = replace(what, filters=rest, label=label)
    held: Any = transform(asked[0].condition, change)
    return While(held, replace(node, what=plain), span=node.span)
