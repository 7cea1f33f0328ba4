"""What is paid for: whether it stands behind the price in one sentence ("discard a card to draw a card").

Knows effects, and not how they are said.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Delayed, If, Lasting, May, Seq, Unaffected


def said_apart(effect: Any) -> bool:
    """Whether what is paid for needs a sentence of its own: it is offered, depends on something, comes later, or is
    said of things that do nothing ("your minions are not affected by it")."""
    if isinstance(effect, Seq):
        return any(map(said_apart, effect.parts))
    stated = isinstance(effect, Lasting) and (effect.lead or isinstance(effect.statement, Unaffected))
    return stated or isinstance(effect, (May, If, Delayed))
