"""Who has more of something than others: "you have more cards in your hand than any other player", "its controller
has fewer minions there than each other player".

Knows clauses with "more" or "fewer" and what they are compared with; whether that holds is asked elsewhere.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import Has, Outnumbers, Relation
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    SOME,
    Candidate,
    Kind,
    Op,
    Other,
    Pile,
    Select,
    Where,
    You,
)
from smashrules.text.clauses.clauses import Clauses
from smashrules.text.clauses.outpowering import are_several, others_of_them, there_are_such, told_apart
from smashrules.text.clauses.relating import others_than_them
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import evolve_prep, unlabelled
from smashrules.text.nouns.fitting import at_place, than_whom
from smashrules.text.nouns.of_each_player import at_that_base, by_how_many, of_each_player, than_of_another_sort
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.rebuilding import sort_filters


def outnumbers(builder: Clauses, said: Said, candidate: bool = False) -> Outnumbers | Has | Relation:
    """What a clause with "more ... than" or "fewer ... than" compares. Raises ``UnfitError``.

    ``candidate``: said of a base that is looked at ("a base where you have more minions than another player").
    One of the two who are compared is one player; the others are told by how many of them it is so."""
    thing, subject = said.object, said.subject
    if thing is None or subject is None or not isinstance(thing.node, Select):
        raise UnfitError("more of what")
    margin, equal = by_how_many(thing)
    if set(said.fields) - {"than", "at"}:
        raise UnfitError("more when")
    who, than = subject.node, thing.than
    if "than" in said.fields:
        than = than_whom(said.fields["than"], builder.phrase(evolve_prep(said.fields["than"])).node)
    if isinstance(than, Select) and than.kind is not Kind.PLAYER and said.verb == "have" and not candidate:
        if said.fields:
            raise UnfitError("more of which")
        if isinstance(who, Select) and who.quantity == ONE and not said.head.negated:
            such = Where(than_of_another_sort(thing, than, Candidate(span=said.span), said.span), span=said.span)
            some = replace(who, quantity=SOME, filters=sort_filters([*who.filters, such]))
            return Has(None, some, span=said.span)
        return than_of_another_sort(thing, than, who, said.span)
    counted = replace(thing.node, quantity=EVERY)
    if candidate and "at" not in said.fields and said.verb == "have":
        counted = at_that_base(counted, thing.span)
    what = _of_each(builder, said, counted, who)
    if than is None or who == than:
        raise UnfitError("more than whom")
    strict = margin > 0 and not equal
    ahead: Any
    behind: Any
    if told_apart(subject, than):
        if candidate:
            raise UnfitError("at that base, or each of them")
        ahead, behind = Candidate(span=who.span), than if isinstance(than, You) else others_of_them(who, than)
        ahead, behind = (behind, ahead) if thing.more is Op.LESS else (ahead, behind)
        return there_are_such(subject, Outnumbers(ahead, what, behind, margin, equal, span=said.span), said)
    others = are_several(who)
    if others:
        ahead, behind = _others(who, than, False, equal, strict), than
    else:
        ahead, behind = who, _others(than, who, True, equal, strict) if are_several(than) else than
    if thing.more is Op.LESS or (equal and others):
        ahead, behind = behind, ahead
    return Outnumbers(ahead, what, behind, margin, equal, span=said.span)


def _others(players: Select, one: Any, compared: bool, equal: bool, strict: bool) -> Select:
    """The players with whom the ``one`` is compared. "any other player": each of them, unless it is they who have it,
    or somebody has as many. ``strict``: nobody has more than oneself, so that "no player" is no other one."""
    quantity = players.quantity
    if players.kind is not Kind.PLAYER:
        raise UnfitError("more than whom")
    if quantity == ONE:
        quantity = EVERY if compared and not equal else SOME
    if quantity not in (EVERY, SOME) and (compared or quantity != NONE):
        raise UnfitError("more than how many of them")
    apart = any(isinstance(each, Other) and isinstance(each.than, You) for each in players.filters)
    if not apart and (quantity == EVERY or compared or (quantity == NONE and not strict)):
        raise UnfitError("more than oneself")
    if not isinstance(one, You) and not compared and (quantity != SOME or not strict):
        raise UnfitError("others than you, or than that player")
    filters = players.filters if apart else (*players.filters, Other(one, span=players.span))
    spoken = players.quantity == ONE and not compared and strict  # "that player", unless nothing more is said of them
    others = replace(players, quantity=ONE if spoken else quantity, filters=sort_filters(list(filters)))
    others = others if spoken else replace(others, label=None)
    return others_than_them(others, unlabelled(one)) if compared else others


def _of_each(builder: Clauses, said: Said, what: Select, who: Any) -> Select:
    """What is counted of each player: the cards in their hand, or what they control at a place."""
    place = builder.slot(said.fields["at"], "at") if "at" in said.fields else None
    if isinstance(place, Pile):
        if what.zone is not None:
            raise UnfitError("two places")
        what = replace(what, zone=place)
    elif place is not None:
        what = at_place(what, place, said.fields["at"])
    return of_each_player(what, who, in_play=said.verb == "control")
