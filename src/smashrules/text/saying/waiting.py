"""What waits for an event and does several things then, of which each has a sentence of its own.

Knows effect trees and how many sentences they have.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Triggered
from smashrules.effects.actions import Awaits, Join, Lasting, Seq
from smashrules.text.saying.quantities import UnsayableError


def in_one_sentence(said: list[str]) -> str:
    """The one sentence of what waits. Raises ``UnsayableError`` for several."""
    if len(said) > 1:
        raise UnsayableError("sentences that wait for a time")
    return said[0]


def in_sentences(effect: Any) -> list[Any] | None:
    """ "Until your turn, after another player plays a minion, they may discard a card. If they do not, destroy it.":
    what is told with the wait, and what is told behind it; None where all has one sentence."""
    waits: Any = effect.statement if isinstance(effect, Lasting) else None
    clause: Any = waits.clause if isinstance(waits, Awaits) else None
    done: Any = clause.effect if isinstance(clause, Triggered) else None
    if not isinstance(done, Seq) or Join.SENTENCE not in done.joins:
        return None
    end = done.joins.index(Join.SENTENCE) + 1
    first: Any = replace(done, parts=done.parts[:end], joins=done.joins[: end - 1]) if end > 1 else done.parts[0]
    others: Any = replace(done, parts=done.parts[end:], joins=done.joins[end:])
    told = replace(effect, statement=replace(waits, clause=replace(clause, effect=first)))
    return [told, others if len(others.parts) > 1 else others.parts[0]]
