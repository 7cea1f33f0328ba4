"""What is never asked of a card: whether it is of the kind that it is, or of another one.

"After this minion moves, draw a card. If it is an action, ..." does not ask whether this minion is an action. Knows
bound trees; no words, no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.conditions import Is
from smashrules.effects.selectors import Host, Kind, This

_KINDS = (Kind.MINION, Kind.ACTION, Kind.TITAN, Kind.MONSTER, Kind.TREASURE)


def asked_in_vain(nodes: Sequence[Any], type: str) -> Iterator[str]:  # noqa: A002
    """The fault of a tree of a card of ``type`` that asks so of the card itself, or of what it is on."""
    for node in nodes:
        if not isinstance(node, Is) or not isinstance(node.what, (This, Host)) or node.what.kind is Kind.ABILITY:
            continue
        own, asked = node.what.kind.value if isinstance(node.what, Host) else type, node.description
        if asked.kind not in _KINDS or own not in [each.value for each in _KINDS]:
            continue
        if own != asked.kind.value:
            yield "of one kind, and of another"
        elif not asked.filters and asked.zone is None and not node.only:
            yield "of the kind that it is"
