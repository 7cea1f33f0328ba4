"""Which players or bases have the most, or the fewest, of something: on the board, or of what was just done.

Counts and compares; what is counted is ``selecting``'s business.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from smashrules.effects.selectors import (
    COUNTERS,
    EVERY,
    At,
    Candidate,
    Controlled,
    Extremum,
    Kind,
    MostOf,
    On,
    Pile,
    Select,
)
from smashrules.engine.context import Context
from smashrules.engine.departed import as_it_left
from smashrules.engine.selecting import base_of, candidates, each_has
from smashrules.state.things import Thing, is_card, is_player, player_of

_EVERYONE = Select(Kind.PLAYER, EVERY)


def has_most(ctx: Context, thing: Thing, each: MostOf) -> bool:
    """Whether a player has the most of it: all who tie have (WIKI, "Untangling Ties"), but nobody has the most of
    what nobody has."""
    if not is_player(thing):
        return is_card(thing) and thing in ctx.table.bases and _base_has_most(ctx, thing, each)
    seats = ctx.table.clockwise()
    pile = each.what.zone
    theirs = isinstance(pile, Pile) and isinstance(pile.of, Candidate)  # "the most cards in their hand"
    theirs = theirs or any(_on_theirs(one) for one in each.what.filters)  # "the most actions on their minions"
    if theirs or each.what.kind in COUNTERS:
        counts = each_has(ctx, _EVERYONE, each.what)
    else:
        held = Counter(holder(ctx, uid) for uid in candidates(ctx, each.what) if is_card(uid))
        counts = [held[player] for player in seats]
    mine = dict(zip(seats, counts, strict=True))[player_of(thing)]
    several = counts.count(mine) > 1
    if (each.alone and several) or (each.tied and not several):
        return False
    if each.extremum is Extremum.LOWEST:
        return mine == min(counts)
    return mine == max(counts) > 0


def _on_theirs(each: object) -> bool:
    host: Any = each.host if isinstance(each, On) else None
    return isinstance(host, Select) and Controlled(Candidate()) in host.filters


def _base_has_most(ctx: Context, base: int, each: MostOf) -> bool:
    """Whether a base has the most of it, as many as any other."""
    what: Any = each.what
    anywhere = replace(what, filters=tuple(one for one in what.filters if not isinstance(one, At)))
    there = Counter(base_of(ctx, uid) for uid in candidates(ctx, anywhere) if is_card(uid))
    counts = [there[one] for one in ctx.table.bases]
    if each.extremum is Extremum.LOWEST:
        return there[base] == min(counts)
    return there[base] == max(counts) > 0


def holder(ctx: Context, uid: int) -> int:
    """Whose a card is: its controller's, in play or when it left play since the ability began; else its owner's."""
    table = ctx.table
    if table.in_play(uid):
        return table.controller(uid)
    gone = as_it_left(table, uid, ctx.since) if ctx.since else None
    return table.owner(uid) if gone is None else gone.controller
