"""Words by which cards in play have other names besides their own, and as what they count by them.

Only the words are found here; what a card is called in the end, ``called`` says.
"""

from __future__ import annotations

from collections.abc import Sequence

from smashrules.effects.actions import Counts
from smashrules.effects.selectors import Select
from smashrules.engine.selecting import fits, things
from smashrules.engine.speakers import Source, covers
from smashrules.engine.table import Table
from smashrules.state.things import Things, is_card


def counts_as(said: Sequence[Source], uid: int, word: str) -> bool:
    """Whether a card in play counts as one with ``word`` in its name."""
    for source in said:
        statement = source.statement
        assert isinstance(statement, Counts)
        named = statement.name.casefold() == word.casefold()
        if statement.like is None and named and covers(source, statement.what, uid):
            return True
    return False


def also_called(table: Table, said: Sequence[Source], uid: int) -> frozenset[str]:
    """The names of other cards that a card in play has besides its own."""
    found: set[str] = set()
    for source in said:
        statement = source.statement
        assert isinstance(statement, Counts)
        if statement.like is not None and covers(source, statement.what, uid):
            found.update(table.compiled_by_uid[each].folded_name for each in _alike(source) if is_card(each))
    return frozenset(found)


def _alike(source: Source) -> Things:
    """The cards whose names are taken over: wherever they are, if no place is said."""
    ctx, statement = source.ctx, source.statement
    assert isinstance(statement, Counts)
    like = statement.like
    assert like is not None
    if type(like) is not Select or like.zone is not None:
        return things(ctx, like)
    return tuple(uid for uid in range(len(ctx.table.cards)) if fits(ctx, uid, like))
