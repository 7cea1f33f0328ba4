"""What lies face up or face down, or buried: turned so, or asked whether it is.

Knows the clause that says so, not where the card lies.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Facing
from smashrules.effects.conditions import FaceUp, Is, Not
from smashrules.effects.selectors import EVERY, ONE, At, Kind, Pile, Select, This, You, Zone
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import end_of
from smashrules.text.structure.attach import UnfitError
from smashrules.text.structure.syntax import Word


def turned(builder: Any, said: Said) -> Facing | None:
    """ "Turn the top card of your deck face up", "the top card of your deck is face up". Raises
    ``UnfitError``."""
    if "facing" not in said.fields:
        return None
    head, subject = said.head, said.subject
    if head.negated or head.past or head.perfect or head.others or set(said.fields) - {"facing", "until"}:
        raise UnfitError("face up when")
    if said.verb == "be" or head.passive:
        what = said.object if said.verb == "flip" else subject
        if what is None or head.modal or (said.verb == "be" and said.object is not None):
            raise UnfitError("what lies so")
        if isinstance(what.node, Pile) and what.node.zone is not Zone.HAND:
            raise UnfitError("a whole pile is turned")
        return Facing(what.node, _up(said), span=said.span)
    if said.object is None or head.modal not in ("", "may"):
        raise UnfitError("what is turned")
    if subject is not None and not head.modal and not isinstance(subject.node, You):
        raise UnfitError("who turns it")
    return Facing(said.object.node, _up(said), span=said.span)


def lies_so(said: Said) -> FaceUp | Not | None:
    """ "While the top card of your deck is face up". Raises ``UnfitError`` for one of several."""
    if "facing" not in said.fields:
        return None
    head, subject = said.head, said.subject
    if said.verb != "be" or subject is None or said.object is not None or set(said.fields) != {"facing"}:
        raise UnfitError("whether what lies so")
    what = subject.node
    several = isinstance(what, Select) and (what.zone is None or what.quantity not in (ONE, EVERY))
    if head.past or head.perfect or head.modal or several:
        raise UnfitError("which of them lies so")
    asked = FaceUp(subject.node, _up(said), span=said.span)
    return Not(asked, span=said.span) if head.negated else asked


def lies_buried(builder: Any, said: Said) -> Is | Not | None:
    """ "If this card is buried", "while it is buried here", "if it was buried there": it lies so, whenever that was
    done. None for what is asked of no card that is known, or of what was done. Raises ``UnfitError`` for a card that
    has been uncovered since."""
    head, thing = said.head, said.object
    if said.verb != "bury" or not head.passive or thing is None or set(said.fields) - {"to"}:
        return None
    where = said.fields.get("to")
    if isinstance(thing.node, This) and head.past and where is None:
        raise UnfitError("where it was buried, or that it has been uncovered")
    over = head.past and where is None
    if isinstance(thing.node, Select) or thing.many or over or head.perfect or head.modal or head.others:
        return None
    at = [At(builder.slot(where, "to"), span=(where.item.start, end_of(where)))] if where is not None else []
    lies = Select(Kind.CARD, ONE, tuple(at), Pile(Zone.BURIED, span=said.span), span=said.span)
    asked = Is(thing.node, lies, span=said.span)
    return Not(asked, span=said.span) if head.negated else asked


def _up(said: Said) -> bool:
    way = said.fields["facing"].item
    return isinstance(way, Word) and way.word == "face_up"
