"""Where a card lies that was destroyed or discarded this turn: "place a card you discarded this turn into your hand"
is from a discard pile, for it is in play no more.

Knows bound trees, no words.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act
from smashrules.effects.conditions import Done
from smashrules.effects.selectors import EVERY, ONE, Candidate, Kind, Pile, Select, Where, You, Zone
from smashrules.effects.verbs import Verb
from smashrules.text.binding.not_any_more import TO_THE_DISCARD_PILE
from smashrules.text.trees.rebuilding import transform

_TAKEN_UP = (Verb.PLACE, Verb.RETURN, Verb.PLAY, Verb.SHUFFLE, Verb.DRAW)
_CARDS = (Kind.MINION, Kind.ACTION, Kind.CARD)


def gone_this_turn(tree: CardText) -> CardText:
    """``tree``, in which such a card is taken from a discard pile."""
    changed: CardText = transform(tree, _from_the_pile)
    return changed


def _from_the_pile(node: Any) -> Any:
    if not isinstance(node, Act) or node.verb not in _TAKEN_UP or node.source is not None:
        return node
    what = node.what
    if not isinstance(what, Select) or what.zone is not None or what.kind not in _CARDS:
        return node
    told = [each.condition for each in what.filters if isinstance(each, Where)]
    sent = [each.act for each in told if isinstance(each, Done) and each.act.verb in TO_THE_DISCARD_PILE]
    if not sent or any(not isinstance(each.what, Candidate) for each in sent):
        return node
    yours = sent[0].verb is Verb.DISCARD and isinstance(sent[0].by, You)
    any_ = Select(Kind.PLAYER, EVERY if what.quantity.every else ONE, span=what.span)
    whose = You(span=what.span) if yours else any_
    return replace(node, what=replace(what, zone=Pile(Zone.DISCARD, whose, span=what.span)))
