"""How the game stands: whose turn it is, and how many victory points a player has.

Knows clauses that say so; whether it is so is asked elsewhere.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Num, StatOf
from smashrules.effects.conditions import Is, Relation, TurnOf
from smashrules.effects.selectors import EVERY, NONE, ONE, Extreme, Kind, Select, Stat
from smashrules.text.clauses.clauses import Clauses
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing, UnfitError, evolve_prep
from smashrules.text.nouns.partners import apart_from


def points(builder: Clauses, said: Said, subject: Thing, thing: Thing) -> Is | Relation:
    """ "if you have the fewest VPs", "if you have fewer VPs than each other player", "if you have 10 or more VPs".
    Raises ``UnfitError``."""
    if thing.extremum is not None and not said.fields and subject.cat == "player":
        most = Extreme(Stat.VP, thing.extremum, span=thing.span)
        return Is(subject.node, Select(Kind.PLAYER, ONE, (most,), span=thing.span), span=said.span)
    mine = StatOf(Stat.VP, subject.node, span=said.span)
    if thing.compare is not None and isinstance(thing.compare[2], Num) and not said.fields:
        if subject.cat != "player" or (isinstance(subject.node, Select) and subject.node.quantity in (EVERY, NONE)):
            raise UnfitError("how many of each")
        return Relation(mine, thing.compare[1], thing.compare[2], span=said.span)
    if thing.compare is None or thing.compare[2] is not None or set(said.fields) != {"than"}:
        raise UnfitError("no condition")
    than = builder.phrase(evolve_prep(said.fields["than"])).node
    if isinstance(than, Select) and than.quantity in (ONE, EVERY):
        than = replace(than, quantity=EVERY, label=None)
    theirs: Any = StatOf(Stat.VP, apart_from(subject.node, than), span=said.span)
    return Relation(mine, thing.compare[1], theirs, span=said.span)


def whose_turn(said: Said, subject: Thing, thing: Thing) -> TurnOf:
    """ "if it is your turn", "another player's turn". Raises ``UnfitError`` for a turn of nobody or of several."""
    several = isinstance(thing.node, Select) and thing.node.quantity != ONE
    if subject.cat != "it" or thing.node is None or thing.next or several or said.fields or said.head.past:
        raise UnfitError("which turn it is")
    who = replace(thing.node, label=None) if isinstance(thing.node, Select) else thing.node
    return TurnOf(who, span=said.span)
