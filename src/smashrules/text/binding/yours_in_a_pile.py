"""Whose a card is that lies in a pile: "choose a card in a discard pile. If it was yours, draw a card".

Nobody controls it there; it is its owner's. Knows trees whose references are bound.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act
from smashrules.effects.conditions import Is
from smashrules.effects.selectors import PLAYERS_PILES, Controlled, Owned, Pile, Ref, Select
from smashrules.effects.verbs import Verb
from smashrules.text.trees.rebuilding import sort_filters, transform


def of_its_owner(tree: CardText) -> CardText:
    """``tree``, in which of what was chosen in a pile it is asked who owns it, not who controls it."""
    lying = {
        each.label
        for each in tree.nodes
        if isinstance(each, Select) and isinstance(each.zone, Pile) and each.zone.zone in PLAYERS_PILES
    }
    acts = [each for each in tree.nodes if isinstance(each, Act) and each.verb in (Verb.PLAY, Verb.SEARCH)]
    lying -= {getattr(each.what, "label", None) for each in acts}  # what is played is controlled

    def change(node: Any) -> Any:
        asked = isinstance(node, Is) and isinstance(node.what, Ref) and node.what.label in lying
        if not asked or not isinstance(node.description, Select) or len(node.description.filters) != 1:
            return node
        filters = [
            Owned(each.by, each.negated, span=each.span) if isinstance(each, Controlled) else each
            for each in node.description.filters
        ]
        return replace(node, description=replace(node.description, filters=sort_filters(filters)))

    changed: CardText = transform(tree, change) if lying else tree
    return changed
