"""Says conditions on things of one of several sorts: "there is a monster or an action here".

Knows the words around the sorts, not how a single thing is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from smashrules.effects.conditions import AnyOf, Has, Is
from smashrules.effects.selectors import ONE, Candidate, Kind, Quantity, Select, Where
from smashrules.text.saying.quantities import UnsayableError

if TYPE_CHECKING:
    from smashrules.text.saying.phrases import Phrases


def either_is_had(say: Phrases, node: AnyOf) -> str:
    """ "you have a minion or an action here". Raises ``UnsayableError`` where more than the sort differs."""
    held = [each for each in node.conditions if isinstance(each, Has)]
    first = held[0] if held else None
    if first is None or len(held) < len(node.conditions):
        raise UnsayableError("one or the other")
    for each in held:
        if (each.who, each.at) != (first.who, first.at) or each.what.quantity != Quantity(1, None):
            raise UnsayableError("one or the other")
    who = "there" if first.who is None else say.any(first.who)
    be = "is" if first.who is None else "have" if say.is_many(first.who) else "has"
    place = f" {say.at(first.at)}" if first.at is not None else ""
    return f"{who} {be} {' or '.join(say.having(each.what) for each in held)}{place}"


def one_or_the_other(say: Phrases, node: Select, sorts: Sequence[Select]) -> str:
    """ "a minion or an action from your hand". Raises ``UnsayableError`` for what is not just one of them."""
    if node.quantity != ONE or len(node.filters) != 1 or node.label is None:
        raise UnsayableError("one or the other")
    *others, last = [replace(each, label=None) for each in sorts]
    return " or ".join(say.select(each) for each in (*others, replace(last, zone=node.zone)))


def sorts(node: Select) -> tuple[Select, ...]:
    """The sorts that ``node`` is one description of; none where it is a plain one."""
    wheres = [each.condition for each in node.filters if isinstance(each, Where)]
    either = wheres[0] if node.kind is Kind.CARD and len(wheres) == 1 else None
    if not isinstance(either, AnyOf):
        return ()
    found = [each.description for each in either.conditions if isinstance(each, Is) and each.what == Candidate()]
    return tuple(found) if len(found) == len(either.conditions) else ()
