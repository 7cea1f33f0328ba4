"""The names that a card takes over from others ("this card has the names of each minion you own").

Knows whose names they are. That a card counts under them is asked of ``derived``.
"""

from __future__ import annotations

from collections.abc import Iterable

from smashrules.effects.selectors import Owned, Select, Selector
from smashrules.engine.context import Context
from smashrules.engine.selecting import fits, things
from smashrules.state.things import Thing, is_card


def names_of_all(ctx: Context, like: Selector) -> set[str]:
    """The names of all those, in small letters: of the cards that somebody owns wherever they are, as far as they
    are known; else of those that are there."""
    table = ctx.table
    there: Iterable[Thing] = things(ctx, like)
    if (
        type(like) is Select
        and like.zone is None
        and like.filters
        and all(type(each) is Owned for each in like.filters)
    ):
        there = [uid for uid in range(len(table.cards)) if fits(ctx, uid, like)]
    return {table.compiled_by_uid[uid].folded_name for uid in there if is_card(uid)}
