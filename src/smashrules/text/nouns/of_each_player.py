"""What is counted of each of several players who are compared: "cards in their hand", "minions here", "+1 power
counters on their minions".

Each of them is looked at for it (``Candidate``). Knows descriptions of cards and counters, not who is compared.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count, Num, Total
from smashrules.effects.conditions import Relation
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    EVERY,
    At,
    Candidate,
    Controlled,
    Kind,
    On,
    Op,
    Pile,
    Placed,
    Ref,
    Select,
    You,
    Zone,
)
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.kinds import CARD_KINDS, COUNTER_KINDS
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import sort_filters, transform

_PLAY = Pile(Zone.PLAY)
_BURIED = Pile(Zone.BURIED)


def of_each_player(what: Select, whose: Any, in_play: bool = False) -> Select:
    """What each of the players has of it, where it is told of ``whose``: in their hand, or what they control in play.

    ``in_play``: wherever they are there. Raises ``UnfitError`` for cards of which it is not said where."""
    what = replace(what, label=None)
    if what.kind.value in COUNTER_KINDS:
        return replace(what, filters=tuple(_on_theirs(each, whose) for each in what.filters) or _on_nothing())
    zone = what.zone
    if zone == _PLAY:
        what, zone, in_play = replace(what, zone=None), None, True
    if isinstance(zone, Pile) and zone != _BURIED:
        if not _is_theirs(zone.of, whose):
            raise UnfitError("more in whose pile")
        return replace(what, zone=replace(zone, of=Candidate(span=zone.span)))
    told = {type(each) for each in what.filters}
    somewhere = in_play or what.kind is not Kind.CARD or zone is not None or At in told
    if what.kind.value not in CARD_KINDS or not somewhere or Controlled in told:
        raise UnfitError("more where")
    held = Controlled(Candidate(span=what.span), span=what.span)
    return replace(what, filters=sort_filters([held, *what.filters]))


def than_of_another_sort(things: Thing, other: Select, who: Any, span: Span) -> Relation:
    """ "(A player who has) more cards in hand than minions in play": what one player has of the one and of the other.

    Raises ``UnfitError`` where several players could be meant."""
    known = who
    if isinstance(who, Select):
        if who.label is None or not any(isinstance(each, Placed) and not each.negated for each in who.filters):
            raise UnfitError("each of them, or all together")
        known = Ref(who.label, "they", span=span)  # "the winner"
    if other.quantity != EVERY:
        raise UnfitError("more than how many")
    margin, equal = by_how_many(things)
    more: Any = Count(_theirs(things.node, who, who), span=span)
    less: Any = Count(_theirs(other, who, known), span=span)
    if margin > 1:
        if things.more is Op.LESS:
            more, less = less, more
        return Relation(more, Op.AT_LEAST, Total((less, Num(margin, span=span)), span=span), span=span)
    op = Op.EQUAL if equal else Op.LESS if things.more is Op.LESS else Op.MORE if margin else Op.AT_LEAST
    return Relation(more, op, less, span=span)


def _theirs(what: Select, who: Any, known: Any) -> Select:
    """All of it that they have, where they are called ``known``."""
    held: Select = of_each_player(replace(what, quantity=EVERY), who)
    theirs: Select = transform(held, lambda node: known if isinstance(node, Candidate) else node)
    return theirs


def at_that_base(what: Select, span: Span) -> Select:
    """ "(A base where you have more) minions": those at the base that is looked at, if they lie at bases at all.
    Raises ``UnfitError`` for counters, which could be meant wherever they are."""
    if what.kind.value not in CARD_KINDS:
        raise UnfitError("counters at that base, or wherever they are")
    if what.zone is not None and what.zone != _BURIED:
        return what
    return replace(what, filters=sort_filters([At(Candidate(span=span), span=span), *what.filters]))


def the_most_of(what: Select, whose: Any) -> Select:
    """What somebody has the most of, "cards in their hand": who has the others is asked of where they are."""
    if what.kind.value in COUNTER_KINDS or (isinstance(what.zone, Pile) and what.zone.of is not None):
        return of_each_player(what, whose)
    if any(_on_cards_of_somebody(each) for each in what.filters):  # "the most actions on their minions here"
        filters = tuple(_on_theirs(each, whose) if _on_cards_of_somebody(each) else each for each in what.filters)
        return replace(what, quantity=EVERY, filters=filters, label=None)
    return replace(what, quantity=EVERY, label=None)


def _on_cards_of_somebody(each: Any) -> bool:
    host: Any = each.host if isinstance(each, On) else None
    return isinstance(host, Select) and any(isinstance(held, Controlled) for held in host.filters)


def by_how_many(things: Thing) -> tuple[int, bool]:
    """By how many it is more at least, and whether it is just as many: "at least two more cards", "at least as many".
    Raises ``UnfitError``."""
    quantity = things.node.quantity
    equal = things.more is Op.EQUAL
    margin = 1 if quantity == EVERY else quantity.low if quantity.high is None else None
    if not isinstance(margin, int) or margin < 1:
        raise UnfitError("how many more")
    if (equal or things.more is Op.AT_LEAST) and quantity != EVERY:
        raise UnfitError("as many as whoever")
    return (0 if things.more is Op.AT_LEAST else margin), equal


def _on_theirs(each: Any, whose: Any) -> On:
    """ "(Counters) on your minions": on those of each of them. Raises ``UnfitError`` for counters on others."""
    host: Any = each.host if isinstance(each, On) else None
    if not isinstance(host, Select) or not host.quantity.every or host.kind.value not in CARD_KINDS:
        raise UnfitError("counters on what")
    owners = [held for held in host.filters if isinstance(held, Controlled)]
    if len(owners) != 1 or owners[0].negated or not _is_theirs(owners[0].by, whose):
        raise UnfitError("counters on whose cards")
    held = Controlled(Candidate(span=owners[0].span), span=owners[0].span)
    rest = (one for one in host.filters if one not in owners)
    theirs: Any = replace(host, filters=sort_filters([held, *rest]), label=None)
    return On(theirs, span=each.span)


def _on_nothing() -> tuple[On, ...]:
    raise UnfitError("counters on what")


def _is_theirs(owner: Any, whose: Any) -> bool:
    """Whether it is that of the player of whom it is told: "your hand" of you, "their hand" of somebody else."""
    if isinstance(owner, Pron):
        return owner.words == "their" and not isinstance(whose, You)
    return owner is not None and owner == whose
