"""Cards of the base deck that go to an end of it, where no words say again which deck: "place it on the bottom".

A base belongs to nobody, so that "its owner's deck" is the base deck. Knows trees whose references are bound.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act
from smashrules.effects.selectors import Among, OwnerOf, Pile, Ref, Rest, Select, Zone
from smashrules.text.trees.rebuilding import relabelled, transform

_DECKS = (Zone.BASE_DECK, Zone.BASE_DISCARD)


def to_the_base_deck(tree: CardText) -> CardText:
    """``tree``, in which what came from the base deck goes to an end of that, and of no player's deck."""
    selected = {each.label: each for each in tree.nodes if isinstance(each, Select) and each.label is not None}

    def change(node: Any) -> Any:
        to = node.to if isinstance(node, Act) else None
        if not isinstance(to, Pile) or to.zone is not Zone.DECK or not isinstance(to.of, OwnerOf):
            return node
        if not _is_from_there(to.of.what, selected):
            return node
        return replace(node, to=replace(to, zone=Zone.BASE_DECK, of=None))

    changed: CardText = transform(tree, change)
    return changed if changed == tree else relabelled(changed)


def _is_from_there(what: Any, selected: dict[Any, Select]) -> bool:
    """Whether it lay in the base deck, or is one of those that did."""
    seen: set[Any] = set()
    while isinstance(what, Ref | Rest) and what.label in selected and what.label not in seen:
        seen.add(what.label)
        one = selected[what.label]
        if isinstance(one.zone, Pile):
            return one.zone.zone in _DECKS
        groups = [each.group for each in one.filters if isinstance(each, Among)]
        what = groups[0] if len(groups) == 1 else None
    return False
