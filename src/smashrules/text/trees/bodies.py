"""What the body of a clause is about: what was chosen when it began, one of several counters.

Knows effects and statements, not the sentences that make a clause of them or say it.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import (
    Act,
    Becomes,
    Cancelled,
    Controls,
    Copied,
    Counts,
    Floor,
    Granted,
    May,
    Modify,
    Unaffected,
    While,
)
from smashrules.effects.selectors import EVERY, ONE, Among, Select
from smashrules.effects.verbs import Verb

_OF_THINGS = (Becomes, Cancelled, Controls, Copied, Counts, Floor, Granted, Modify, Unaffected)


def fixes(statement: Any) -> bool:
    """Whether a statement is about what is chosen when it begins, rather than about whatever fits.

    "One of your minions has +1 power" is about that one as long as it lasts, wherever its time is said."""
    inner = statement.statement if isinstance(statement, While) else statement
    about = inner.what if isinstance(inner, _OF_THINGS) else None
    return isinstance(about, Select) and about.quantity != EVERY


def one_counter(body: Any) -> bool:
    """ "You may place one of them on this minion instead": only one of the counters goes elsewhere."""
    act = body.effect if isinstance(body, May) else body
    what = act.what if isinstance(act, Act) and act.verb is Verb.PUT_COUNTER else None
    return isinstance(what, Select) and what.quantity == ONE and any(isinstance(f, Among) for f in what.filters)
