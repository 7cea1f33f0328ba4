"""When what is put off is done: at the edge of a turn, on somebody's next turn, the next time that something happens.

Knows what waits, and asks the teller for the words of what it waits for.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.abilities import Event, OnTurn
from smashrules.effects.actions import Delayed


def comes_when(teller: Any, effect: Delayed) -> str:
    """ "at the end of your turn", "the next time, after this happens: a base scores"."""
    when = effect.when
    if isinstance(when, OnTurn):
        return f"in the Play Cards phase of the next turn of {teller.who(when.whose)}"
    if isinstance(when, Event):
        before = f" until {teller.moment(effect.until)}" if effect.until is not None else ""
        return f"once, the next time{before}, {teller.when(when)}"
    return f"at {teller.moment(when)}"
