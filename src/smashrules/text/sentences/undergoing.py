"""What something undergoes, told with "if": "if another player's minion is moved to this base".

Nothing holds by that; it can only be waited for. Knows conditions, no sentence.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.structure.attach import UnfitError


def what_holds(builder: Conditions, said: Said, *, can_be_waited_for: bool) -> Any:
    """The condition that a clause tells; None where it is none, but something undergone that ``can_be_waited_for``.

    Raises ``UnfitError`` where it is neither."""
    if not (can_be_waited_for and said.head.passive):
        return builder.condition(said)
    with suppress(UnfitError):
        return builder.condition(said)
    return None
