"""Permissions to play an extra card that are kept for later in the phase: what each allows on the board as it is.

Knows the words that gave the permission. What is played by it is ``turns``' business.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from smashrules.effects.actions import Act
from smashrules.effects.selectors import Both, Extreme, Select
from smashrules.engine.context import Context, of_activation
from smashrules.engine.legality import can_play
from smashrules.engine.selecting import candidates, fits, means
from smashrules.engine.table import Table
from smashrules.state.records import Grant


class Permission(Struct, frozen=True, eq=False):
    """A permission as its words are understood on the board as it is: of what, and to which bases (None: any)."""

    id: int
    kind: str
    player: int
    ctx: Context
    what: Select
    bases: list[int] | None


def permission(table: Table, grant: Grant) -> Permission:
    """What a permission that is kept allows now."""
    compiled = table.compiled_by_key[grant.activation.key]
    node = compiled.nodes[grant.path]
    assert isinstance(node, Act)
    what = node.what
    if type(what) is Both:
        what = next(each for each in what.parts if type(each) is Select and each.kind.value == grant.kind)
    assert isinstance(what, Select)
    ctx = of_activation(table, grant.activation, grant.player)
    there = ctx.copy()
    bases = None if node.to is None else [base for base in table.bases if means(there, node.to, base)]
    if bases and type(node.to) is Select and any(type(each) is Extreme for each in node.to.filters):
        highest = candidates(there, node.to)  # no base has the highest breakpoint by itself
        bases = [base for base in bases if base in highest]
    return Permission(grant.id, grant.kind, grant.player, ctx, what, bases)


def allowed(table: Table, given: Permission, uid: int, played_as: str = "") -> list[int | None]:
    """The bases to which the permission lets the card be played (None: any); empty if it does not fit."""
    return bases_of(table, given, uid, played_as) if fits(given.ctx, uid, given.what) else []


def bases_of(table: Table, given: Permission, uid: int, played_as: str = "") -> list[int | None]:
    """The bases to which the permission lets a card be played that it is for."""
    bases: Sequence[int | None] = (None,) if given.bases is None else given.bases
    found = []
    for base in bases:
        if can_play(table, uid, given.player, base, played_as, extra=True):
            found.append(base)
    return found
