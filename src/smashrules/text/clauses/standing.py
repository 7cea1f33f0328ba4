"""How the game stands: whose turn it is, and how many victory points a player has.

Knows clauses that say so; whether it is so is asked elsewhere.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.amounts import Num, StatOf
from smashrules.effects.conditions import Has, Is, Not, Relation, TurnOf
from smashrules.effects.selectors import EVERY, NONE, ONE, SOME, Candidate, Extreme, Kind, Other, Select, Stat, You
from smashrules.text.clauses.clauses import Clauses
from smashrules.text.clauses.outpowering import others_of_them, there_are_such, told_apart
from smashrules.text.clauses.relating import others_than_them
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing, UnfitError, evolve_prep, sort_filters, unlabelled
from smashrules.text.nouns.fitting import than_whom


def points(builder: Clauses, said: Said, subject: Thing, thing: Thing) -> Is | Has | Not | Relation:
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
    than = than_whom(said.fields["than"], builder.phrase(evolve_prep(said.fields["than"])).node)
    who = subject.node
    if isinstance(who, Select) and who.quantity == SOME:  # "at least one other player has": one of them
        who = replace(who, quantity=ONE)
        subject, mine = replace(subject, node=who), replace(mine, what=who)
    if isinstance(than, Select) and than.quantity in (ONE, EVERY):  # "than any other player" is "than each of them"
        than = replace(than, quantity=EVERY)
    if told_apart(subject, than):
        others = than if isinstance(than, You) else others_of_them(who, than)
        points, op = (StatOf(Stat.VP, each, span=said.span) for each in (Candidate(), others)), thing.compare[1]
        return there_are_such(subject, Relation(next(points), op, next(points), span=said.span), said)
    if isinstance(than, Select):
        than = others_than_them(replace(than, label=None), unlabelled(who))
    theirs = StatOf(Stat.VP, than, span=said.span)
    if not isinstance(who, Select) or who.quantity != NONE:
        return Relation(mine, thing.compare[1], theirs, span=said.span)
    if said.head.negated:
        raise UnfitError("not none of them")
    apart = () if Other(than) in who.filters else (Other(than, span=who.span),)  # nobody has more than oneself
    one = replace(who, quantity=ONE, filters=sort_filters([*who.filters, *apart]), label=None)
    more = Relation(StatOf(Stat.VP, one, span=said.span), thing.compare[1], theirs, span=said.span)
    return Not(more, span=said.span)


def whose_turn(said: Said, subject: Thing, thing: Thing) -> TurnOf:
    """ "if it is your turn", "another player's turn". Raises ``UnfitError`` for a turn of nobody or of several."""
    several = isinstance(thing.node, Select) and thing.node.quantity != ONE
    if subject.cat != "it" or thing.node is None or thing.next or several or said.fields or said.head.past:
        raise UnfitError("which turn it is")
    who = replace(thing.node, label=None) if isinstance(thing.node, Select) else thing.node
    return TurnOf(who, span=said.span)
