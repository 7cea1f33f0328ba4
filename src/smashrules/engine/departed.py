"""What has left play, asked about as it was just before: how strong, where and whose it was, and what lay on it.

Knows the history of a table; nothing of the words that ask.
"""

from __future__ import annotations

from smashrules.effects.selectors import Zone
from smashrules.engine.context import Context, put_since
from smashrules.engine.table import Table
from smashrules.state.records import Event, Obj
from smashrules.state.things import Thing, is_card


def as_it_left(table: Table, thing: Thing, since: int = -1) -> Event | None:
    """The event after the one numbered ``since`` by which a card has left play: its power, base and controller are
    those just before."""
    for event in reversed(table.history):
        if event.id <= since:
            break
        if event.what == thing and event.zone == Zone.PLAY and event.outcome == "done":
            return event
    return None


def lay_on(table: Table, uid: int) -> list[int]:
    """The cards that lay on a card that has left play, and left with it."""
    left = as_it_left(table, uid)
    if left is None:
        return []
    since = (each for each in table.history if each.id > left.id or each.batch == left.batch)
    return [each.what for each in since if each.host == uid and each.zone == Zone.PLAY and is_card(each.what)]


def counters_of(ctx: Context, uid: int) -> int:
    """How many counters a card has; one that has left play, how many it had just before."""
    found: Obj | Event | None = ctx.table.objects.get(uid)
    if found is None:
        found = as_it_left(ctx.table, uid)
    return found.counters - put_since(ctx.table, uid, ctx.as_of) if found is not None else 0
