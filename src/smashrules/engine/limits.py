"""How often an ability may be used: the one place where uses are counted.

A limit counts for one card ("once per turn") or over all cards of a name ("only one ... per base"). Uses are kept in
the state for the turn; a card that has left play and come back is a new card with no uses. Whether the ability could
do anything, or its use is forbidden, is not asked here.
"""

from __future__ import annotations

from smashrules.effects.abilities import Limit, Per
from smashrules.engine.compiled import Part
from smashrules.engine.table import Table
from smashrules.state.records import Path, Used
from smashrules.state.things import NOBODY, NOTHING


def may_use(table: Table, uid: int, part: Part, first: bool, player: int, base: int, giver: int = NOTHING) -> bool:
    """Whether the limits of a clause allow another use. ``first``: only the first event of a turn counts; ``giver``:
    the card that gives the ability, if it is not the card's own."""
    whose = player if part.speaks_of_you else NOBODY  # "you" on a base is each player for themselves
    if first and table.used and _uses(table, uid, part, Limit(), whose, NOTHING, giver) > 0:
        return False
    for each in part.limits:  # noqa: SIM110 - asked all the time, and mostly there is none
        if _uses(table, uid, part, each, player, base, giver) >= each.times:
            return False
    return True


def may_use_again(table: Table, uid: int, part: Part, player: int, giver: int = NOTHING) -> bool:
    """Whether a further use is allowed by all but what counts the uses of this card in a turn."""
    for each in part.limits:
        own = each.per is Per.TURN and each.name is None
        if not own and _uses(table, uid, part, each, player, NOTHING, giver) >= each.times:
            return False
    return True


def uses_permitted(table: Table, source: int, path: Path, player: int, card: int | None) -> int:
    """How often a player has made use of words on ``source`` that permit a further use: for any card, or for one."""
    stamp = table.incarnations[source]
    return sum(
        each.card == source and each.incarnation == stamp and each.path == path and each.player == player
        for each in table.used
        if card is None or each.base == card
    )


def mark_permitted(table: Table, source: int, path: Path, player: int, card: int) -> None:
    """Remember that a card has had a further use by these words."""
    table.used.append(Used(source, table.incarnations[source], path, base=card, player=player))


def was_used(table: Table, uid: int, part: Part, giver: int = NOTHING) -> bool:
    """Whether a Talent, or an ability "on your turn", was used this turn: each may be once (WIKI, "Triggered and
    Tagged Abilities"), unless it says how often, and one that is given is counted apart (BGB2018, "Talents")."""
    if any(each.times > 1 for each in part.limits):
        return False
    return bool(table.used) and _uses(table, uid, part, Limit(), NOBODY, NOTHING, giver) > 0


def _uses(table: Table, uid: int, part: Part, limit: Limit, player: int, base: int, giver: int) -> int:
    count = 0
    for each in table.used:
        if limit.name is not None:
            same = each.name == limit.name and (player == NOBODY or each.player == player)
        else:
            same = each.card == uid and each.incarnation == table.incarnations[uid] and each.path == part.path
            same = same and each.giver == giver
            same = same and (not table.is_base(uid) or player == NOBODY or each.player == player)
        if same and (limit.per is not Per.BASE or each.base == base):
            count += 1
    return count


def mark_used(table: Table, uid: int, part: Part, player: int, base: int, event: int, giver: int = NOTHING) -> None:
    """Remember a use."""
    name = table.definition(uid).name
    table.used.append(
        Used(uid, table.incarnations[uid], part.path, name, base=base, player=player, event=event, giver=giver)
    )
