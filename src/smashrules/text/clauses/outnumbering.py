"""Who has more of something than others: "you have more cards in your hand than any other player".

Knows clauses with "more" or "fewer" and what they are compared with; whether that holds is asked elsewhere.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import Outnumbers
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    SOME,
    At,
    Candidate,
    Controlled,
    ControllerOf,
    Kind,
    Op,
    Other,
    OwnerOf,
    Pile,
    Select,
    You,
    Zone,
)
from smashrules.text.binding.pending import Pron
from smashrules.text.clauses.clauses import Clauses
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import CARD_KINDS, UnfitError, evolve_prep, sort_filters
from smashrules.text.nouns.fitting import at_place, than_whom


def outnumbers(builder: Clauses, said: Said, candidate: bool = False) -> Outnumbers:
    """What a clause with "more ... than" or "fewer ... than" compares. Raises ``UnfitError``.

    ``candidate``: said of a base that is looked at ("a base where you have more minions than another player")."""
    thing, subject = said.object, said.subject
    if thing is None or subject is None or not isinstance(thing.node, Select):
        raise UnfitError("more of what")
    quantity = thing.node.quantity  # "at least two more cards"
    margin = 1 if quantity == EVERY else quantity.low if quantity.high is None else None
    if not isinstance(margin, int) or margin < 1:
        raise UnfitError("how many more")
    equal = thing.more is Op.EQUAL
    if thing.more in (Op.EQUAL, Op.AT_LEAST) and quantity != EVERY:
        raise UnfitError("as many as whoever")
    margin = 0 if thing.more is Op.AT_LEAST else margin
    if set(said.fields) - {"than", "at"}:
        raise UnfitError("more when")
    than = thing.than
    if "than" in said.fields:
        than = than_whom(said.fields["than"], builder.phrase(evolve_prep(said.fields["than"])).node)
    yours = isinstance(subject.node, You)
    if yours is isinstance(than, You):
        raise UnfitError("more than whom")
    players = _others(than if yours else subject.node, yours, equal, strict=margin > 0 and not equal)
    counted = replace(thing.node, quantity=EVERY)
    if candidate and "at" not in said.fields and said.verb == "have" and counted.zone is None:
        there = At(Candidate(span=thing.span), span=thing.span)
        counted = replace(counted, filters=sort_filters([there, *counted.filters]))
    what = _of_each(builder, said, counted, yours)
    ahead, behind = (subject.node, players) if yours else (players, than)
    if thing.more is Op.LESS or (equal and not yours):
        ahead, behind = behind, ahead
    return Outnumbers(ahead, what, behind, margin, equal, span=said.span)


def _others(players: Any, compared: bool, equal: bool, strict: bool) -> Any:
    """The players with whom you are compared. "any other player": each of them, unless it is they who have it, or
    somebody has as many. ``strict``: nobody has more than oneself, so that "no player" is no other one."""
    if isinstance(players, (ControllerOf, OwnerOf, Pron)):
        return players  # "than its controller", "than its owner", "than that player"
    if not isinstance(players, Select) or players.kind is not Kind.PLAYER:
        raise UnfitError("more than whom")
    quantity = players.quantity
    if quantity == ONE:
        quantity = EVERY if compared and not equal else SOME
    if quantity not in (EVERY, SOME) and (compared or quantity != NONE):
        raise UnfitError("more than how many of them")
    apart = any(isinstance(each, Other) and isinstance(each.than, You) for each in players.filters)
    if not apart and (quantity == EVERY or compared or (quantity == NONE and not strict)):
        raise UnfitError("more than oneself")
    filters = players.filters if apart else (*players.filters, Other(You(span=players.span), span=players.span))
    return replace(players, quantity=quantity, filters=sort_filters(list(filters)), label=None)


def _of_each(builder: Clauses, said: Said, what: Select, yours: bool) -> Select:
    """What is counted of each player: the cards in their hand, or what they control at a place."""
    place = builder.slot(said.fields["at"], "at") if "at" in said.fields else None
    zone = place if isinstance(place, Pile) else what.zone
    in_play = said.verb == "control" and zone is None and place is None  # wherever they are
    if zone == Pile(Zone.PLAY) or in_play:
        what, zone, in_play = replace(what, zone=None), None, True
        place = None
    if isinstance(zone, Pile):
        theirs = isinstance(zone.of, Pron) and zone.of.words == "their"
        if what.filters or not (isinstance(zone.of, You) if yours else theirs):
            raise UnfitError("more where")
        return replace(what, zone=replace(zone, of=Candidate(span=zone.span)), label=None)
    if place is not None:
        what = at_place(what, place, said.fields["at"])
    somewhere = in_play or any(isinstance(each, At) for each in what.filters)
    if what.kind.value not in CARD_KINDS or what.zone is not None or not somewhere:
        raise UnfitError("more where")
    held = Controlled(Candidate(span=what.span), span=what.span)
    return replace(what, filters=sort_filters([held, *what.filters]), label=None)
