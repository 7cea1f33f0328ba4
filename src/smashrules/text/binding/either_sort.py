"""One thing of either sort: "destroy a minion or an action. Its owner draws a card", whichever it was.

What is done to one thing or to another stands in a tree as two options. Where the text goes on to speak of it, it is
one deed, done to one card that is either; what one option alone has picked is not spoken of outside of it. Knows
trees, before and after they are bound; no words and no state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act, OneOf
from smashrules.effects.conditions import AnyOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import ONE, At, Compare, Kind, On, Ref, Rest, Select, Where, picked_out
from smashrules.effects.verbs import Verb
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.rebuilding import transform
from smashrules.text.trees.selected import of_one_sort

_PICKING = (
    Verb.SEARCH,
    Verb.DESTROY,
    Verb.RETURN,
    Verb.DISCARD,
    Verb.REVEAL,
    Verb.DRAW,
    Verb.PLACE,
    Verb.CHOOSE,
    Verb.PLAY,
)


def of_either_sort(tree: CardText) -> CardText | None:
    """``tree``, not yet bound, with one thing of either sort where it has two options; None where it has none."""

    def change(node: Any) -> Any:
        return _as_one(node) if isinstance(node, OneOf) else node

    changed = transform(tree, change)
    return None if changed is tree or changed == tree else changed


def is_spoken_of(tree: CardText) -> bool:
    """Whether the text goes on to speak of each thing of either sort that it has picked."""
    either: list[Any] = [node for node in tree.nodes if _is_either(node)]
    return all(each.label is not None for each in either)


def spoken_of_outside(tree: CardText) -> Iterator[str]:
    """What says that a thing is meant which one option of a choice alone has picked."""
    for node in tree.nodes:
        if not isinstance(node, OneOf) or node.most != 1:
            continue
        within = {id(each) for each in walk(node)}
        labels: list[set[int]] = [picked_out(option) for option in node.options]
        both = labels[0].intersection(*labels[1:])  # "from the top or bottom": those, either way
        picked = labels[0].union(*labels[1:]) - both
        for each in tree.nodes:
            if isinstance(each, Ref | Rest) and each.label in picked and id(each) not in within:
                yield "what was picked in one option, spoken of outside of it"


def _as_one(node: OneOf) -> Any:
    deeds: list[Any] = list(node.options)
    if node.by is not None or len(deeds) < 2 or not all(isinstance(each, Act) for each in deeds):
        return node
    first = deeds[0]
    picked: list[Any] = [each.what for each in deeds]
    alike = all(replace(each, what=first.what, span=first.span) == first for each in deeds)
    if first.verb not in _PICKING or not alike or not all(map(_is_one_card, picked)):
        return node
    labels = {each.label for each in picked}
    if len({each.zone for each in picked}) > 1 or len(labels) < len(picked) or None in labels:
        return node  # of one label it is told anyway, whichever was taken
    if not _where_is_told(picked):
        return node
    span = (picked[0].span[0], picked[-1].span[1])
    either = of_one_sort((replace(each, zone=None, label=None) for each in picked), span)
    card = Select(Kind.CARD, ONE, (either,), picked[0].zone, picked[0].label, span=span)
    return replace(first, what=card, span=node.span)


def _where_is_told(picked: list[Any]) -> bool:
    """Whether it is told of each where it is: of "one of your minions or an action here" no words say whether both
    are here."""
    places = [[one for one in each.filters if isinstance(one, At | On)] for each in picked]
    if len({bool(each) for each in places}) > 1:
        return False
    once = len({one.span for each in places for one in each}) == 1
    plain = all(isinstance(one, At | On | Compare) for each in picked for one in each.filters)
    return plain or not once


def _is_either(node: Any) -> bool:
    """Whether it is a card that is of one sort or of another."""
    if not isinstance(node, Select) or node.kind is not Kind.CARD or node.quantity != ONE:
        return False
    asked = [each.condition for each in node.filters if isinstance(each, Where)]
    return len(asked) == len(node.filters) == 1 and isinstance(asked[0], AnyOf)


def _is_one_card(what: Any) -> bool:
    plain = isinstance(what, Select) and what.quantity == ONE and what.kind.value in CARD_KINDS
    return plain and not (what.random or what.chooser or what.first)
