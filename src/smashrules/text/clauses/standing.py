"""How the game stands: whose turn it is, and how many victory points a player has.

Knows clauses that say so; whether it is so is asked elsewhere.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Minus, Num, StatOf, Total
from smashrules.effects.conditions import Has, Is, Not, Relation, TurnOf
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    SOME,
    Candidate,
    Extreme,
    Kind,
    Op,
    Other,
    Select,
    Stat,
    You,
)
from smashrules.text.clauses.clauses import Clauses
from smashrules.text.clauses.most_shared import have_most, several
from smashrules.text.clauses.outpowering import others_of_them, there_are_such, told_apart
from smashrules.text.clauses.relating import others_than_them
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing, evolve_prep, unlabelled
from smashrules.text.nouns.fitting import than_whom
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.rebuilding import sort_filters


def points(builder: Clauses, said: Said, subject: Thing, thing: Thing) -> Is | Has | Not | Relation:
    """ "if you have the fewest VPs", "if you have fewer VPs than each other player", "if you have 10 or more VPs".
    Raises ``UnfitError``."""
    if thing.extremum is not None and not said.fields and subject.cat == "player":
        most = Extreme(Stat.VP, thing.extremum, span=thing.span)
        who = subject.node
        if several(who) and isinstance(who, Select) and who.quantity == NONE and not said.head.negated:
            the_one = Select(Kind.PLAYER, ONE, (most,), span=thing.span)  # of all players, and not of the others
            return Not(Is(replace(who, quantity=ONE, label=None), the_one, span=said.span), span=said.span)
        if several(who) and not who.filters:
            return have_most(who, most, said)
        if several(who):
            raise UnfitError("the most of all, or of those")
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
        subject = replace(subject, node=who)
    if isinstance(than, Select) and than.quantity in (ONE, EVERY):  # "than any other player" is "than each of them"
        than = replace(than, quantity=EVERY)
    if told_apart(subject, than):
        others = than if isinstance(than, You) else others_of_them(who, than)
        return there_are_such(subject, _more_points(Candidate(span=who.span), thing, others, said), said)
    if isinstance(than, Select):
        than = others_than_them(replace(than, label=None), unlabelled(who))
    if not isinstance(who, Select) or who.quantity != NONE:
        return _more_points(who, thing, than, said)
    if said.head.negated:
        raise UnfitError("not none of them")
    apart = () if Other(than) in who.filters else (Other(than, span=who.span),)  # nobody has more than oneself
    one = replace(who, quantity=ONE, filters=sort_filters([*who.filters, *apart]), label=None)
    return Not(_more_points(one, thing, than, said), span=said.span)


def _more_points(who: Any, thing: Thing, whom: Any, said: Said) -> Relation:
    """That they have more than the others, or fewer, or "at least two more"."""
    assert thing.compare is not None
    mine, theirs = (StatOf(Stat.VP, each, span=said.span) for each in (who, whom))
    op = thing.compare[1]
    if not isinstance(thing.node, Num):
        return Relation(mine, op, theirs, span=said.span)
    by = thing.node if op is Op.MORE else Minus(thing.node, span=said.span)
    so_many = Total((theirs, by), span=said.span)
    return Relation(mine, Op.AT_LEAST if op is Op.MORE else Op.AT_MOST, so_many, span=said.span)


def whose_turn(said: Said, subject: Thing, thing: Thing) -> TurnOf:
    """ "if it is your turn", "another player's turn". Raises ``UnfitError`` for a turn of nobody or of several."""
    several = isinstance(thing.node, Select) and thing.node.quantity != ONE
    if subject.cat != "it" or thing.node is None or thing.next or several or said.fields or said.head.past:
        raise UnfitError("which turn it is")
    who = replace(thing.node, label=None) if isinstance(thing.node, Select) else thing.node
    return TurnOf(who, span=said.span)
