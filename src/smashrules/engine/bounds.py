"""How far a number goes: what does not let it be reduced or increased so far, and what it is no less or no more than.

"Cannot be reduced below 3" takes back what would make a number less, and raises nothing: a 2 stays 2. "Cannot be
below 3" holds the number itself, whatever it would be otherwise. Knows statements and numbers, no verb.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from smashrules.effects.actions import Floor
from smashrules.effects.selectors import Select, Stat
from smashrules.engine.context import Context
from smashrules.engine.matching import is_ordered_by
from smashrules.engine.selecting import means, number
from smashrules.engine.speakers import Source, asked_of, covers
from smashrules.state.records import Cause

if TYPE_CHECKING:
    from smashrules.engine.derived import Derived


def kept(
    values: Derived, uid: int, which: Stat, start: int, counters: int, changes: Sequence[int]
) -> tuple[int, Source | None]:
    """What a number comes to with its ``counters`` and changes, and the last words that do not let it go so far, if
    any do. What raises it counts before what reduces it, and the other way round for what does not let it be raised:
    "cannot be reduced below 3" does not raise a 2 to 3."""
    total, keeper = start + counters + sum(changes), None
    if Floor not in values.voices.statements:
        return total, keeper
    raised = start + counters + sum(each for each in changes if each > 0)
    reduced = start + sum(each for each in changes if each < 0)
    for held in (False, True):
        for source, statement in _bounding(values, uid, which, held):
            least = statement.least
            bound = None if least is None else number(asked_of(source.ctx, statement.what, uid), least)
            if statement.more:
                most = bound if held and bound is not None else max(reduced, reduced if bound is None else bound)
                beyond = total > most
            else:
                most = bound if held and bound is not None else min(raised, raised if bound is None else bound)
                beyond = total < most
            if beyond:
                total, keeper = most, source
    return total, keeper


def bounded_at(source: Source, total: int) -> str:
    """What a line of a ledger says of words that bound a number."""
    statement = source.statement
    assert isinstance(statement, Floor)
    if statement.held:
        return f"no {'more' if statement.more else 'less'} than {total}"
    return f"not {'increased above' if statement.more else 'reduced below'} {total}"


def _bounding(values: Derived, uid: int, which: Stat, held: bool) -> list[tuple[Source, Floor]]:
    """What bounds that number of a card for all, with the words that say so."""
    found = []
    for source in values.statements(Floor):
        statement, ctx = source.statement, source.ctx
        assert isinstance(statement, Floor)
        if statement.by is not None or statement.stat is not which or statement.held is not held:
            continue  # what only some cannot do stands with what they do
        if not covers(source, statement.what, uid):
            continue
        if which is not Stat.POWER or values.protecting(uid, ctx.source, ctx.controller) is None:
            found.append((source, statement))
    return found


def unchanged(values: Derived, uid: int, which: Stat, amount: int, changing: Context) -> Cause | None:
    """The words by which these cards cannot reduce (increase, or change) a number, if there are any."""
    for source in values.statements(Floor):
        statement = source.statement
        assert isinstance(statement, Floor)
        against = statement.raised or (amount > 0 if statement.more else amount < 0)
        if statement.by is None or statement.stat is not which or not against:
            continue
        if not covers(source, statement.what, uid):
            continue
        if type(statement.by) is not Select:
            theirs = means(source.ctx, statement.by, changing.source)
        else:
            theirs = is_ordered_by(source.ctx, statement.by, changing.source, changing.controller)
        if theirs and values.protecting(uid, source.ctx.source, source.ctx.controller) is None:
            return source.cause
    return None
