"""What is said behind a wait of who or what came: "until your turn, after another player plays a minion, they may
discard a card. If they do not, destroy that minion" is done each time, for only then there is one.

Knows bound trees, no words and no state.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Triggered
from smashrules.effects.actions import Awaits, Join, Lasting, Seq
from smashrules.effects.node import walk
from smashrules.effects.selectors import Ref, Select
from smashrules.text.trees.rebuilding import transform


def while_waiting(tree: CardText) -> CardText:
    """``tree`` with the sentences that speak of what is waited for put into what is done then."""
    changed: CardText = transform(tree, _each_time)
    return changed


def _each_time(node: Any) -> Any:
    if not isinstance(node, Seq):
        return node
    parts, joins = list(node.parts), list(node.joins)
    for at in range(len(parts) - 2, -1, -1):
        part: Any = parts[at]
        waits: Any = part.statement if isinstance(part, Lasting) else None
        if not isinstance(waits, Awaits) or not isinstance(waits.clause, Triggered):
            continue
        came = {each.label for each in walk(waits.clause) if isinstance(each, Select)} - {None}
        last = at
        while last + 1 < len(parts) and joins[last] is Join.SENTENCE and _speaks_of(parts[last + 1], came):
            last += 1
        if last == at:
            continue
        done = waits.clause.effect
        first = done if isinstance(done, Seq) else Seq((done,), (), span=done.span)
        inner = replace(first, parts=(*first.parts, *parts[at + 1 : last + 1]), joins=(*first.joins, *joins[at:last]))
        parts[at : last + 1] = [replace(part, statement=replace(waits, clause=replace(waits.clause, effect=inner)))]
        joins[at:last] = []
    if len(parts) == len(node.parts):
        return node
    return parts[0] if len(parts) == 1 else replace(node, parts=tuple(parts), joins=tuple(joins))


def _speaks_of(part: Any, came: set[Any]) -> bool:
    return any(isinstance(each, Ref) and each.label in came for each in walk(part))
