"""Who else controls a card, asked by the card itself: "while another player controls this minion" is while its owner
does not, for "you" of a card in play is whoever controls it.

Knows bound trees, no words.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.conditions import Is, Not
from smashrules.effects.selectors import ONE, Controlled, Kind, Other, OwnerOf, Select, This, You
from smashrules.text.trees.rebuilding import transform

_ANOTHER = Select(Kind.PLAYER, ONE, (Other(You()),))
_SOMEBODY_ELSES = (Controlled(_ANOTHER),)


def not_its_owners(tree: CardText) -> CardText:
    """``tree``, in which a card that asks whether another player controls it asks whether its owner does not."""
    changed: CardText = transform(tree, _asked)
    return changed


def _asked(node: Any) -> Any:
    if not isinstance(node, Is) or not isinstance(node.what, This) or node.description.filters != _SOMEBODY_ELSES:
        return node
    theirs = Controlled(OwnerOf(This(node.what.kind, span=node.what.span), span=node.span), span=node.span)
    owned = replace(node, description=replace(node.description, filters=(theirs,)))
    return Not(owned, span=node.span)
