"""What is kept for a turn to come ("on your next turn, you may play an extra minion").

Knows effects and whose turn is meant, not the words that say so.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import OnTurn
from smashrules.effects.actions import Act, Delayed, May
from smashrules.effects.node import Span
from smashrules.effects.selectors import Ref, Select
from smashrules.text.determiners import UnfitError
from smashrules.text.lines import STATEMENTS, Several
from smashrules.text.pending import Pron


def on_next_turn(body: Any, whose: Any, span: Span) -> Delayed:
    """``body``, done on the next turn of ``whose``. Raises ``UnfitError`` for what is not done but true.

    "The winner, on their next turn, may draw a card": on the winner's next turn, they may."""
    if isinstance(body, (*STATEMENTS, Several)):
        raise UnfitError("true during a turn to come")
    when = OnTurn(whose, span=span)
    if isinstance(body, (Act, May)) and _is_theirs(whose, body.by):
        again: Any = body
        who: Any = body.by
        return Delayed(replace(when, whose=who), replace(again, by=Ref(who.label, "they")), span=span)
    return Delayed(when, body, span=span)


def may_later(body: Any, by: Any) -> Delayed | None:
    """What ``by`` (None: you) may do on a turn to come: it is chosen then, not now; None if it is no such thing."""
    if not isinstance(body, Delayed) or not isinstance(body.when, OnTurn):
        return None
    inner: Any = body.effect
    return on_next_turn(May(inner, by=by, span=inner.span), body.when.whose, body.span)


def _is_theirs(whose: Any, who: Any) -> bool:
    """Whether "their turn" is that of whoever is said to do it."""
    named = isinstance(who, Select) and who.label is not None
    return named and isinstance(whose, Pron) and whose.form == "its"
