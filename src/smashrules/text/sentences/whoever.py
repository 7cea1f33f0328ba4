"""Whoever fits: "if a player has played a minion here, they may draw a card" is said of each player who has.

Several players may fit such a condition, and nobody has chosen one of them. Knows trees whose references are bound,
no words.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Triggered
from smashrules.effects.actions import Act, If, May
from smashrules.effects.conditions import Done, Has, Outnumbers
from smashrules.effects.node import Node
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    SOME,
    Candidate,
    Kind,
    Other,
    Ref,
    Select,
    Where,
    You,
    picked_out,
    spoken_of,
)
from smashrules.text.trees.rebuilding import relabelled, sort_filters, transform


def whoever(tree: CardText) -> CardText:
    """``tree`` with what is said of "a player" of whom a condition tells said of each of whom it holds."""
    said = transform(tree, _of_each)
    return tree if said is tree or said == tree else relabelled(said)


def any_of_them(tree: CardText) -> CardText:
    """ "If another player has more cards in hand than you": one of them is enough, if no more is said of them."""
    spoken = spoken_of(tree)
    said = transform(tree, lambda node: _any_of_them(node, spoken) if isinstance(node, Outnumbers) else node)
    return tree if said is tree or said == tree else relabelled(said)


def _any_of_them(node: Outnumbers, spoken: set[int]) -> Outnumbers:
    for name in ("who", "than"):
        side: Any = getattr(node, name)
        if isinstance(side, Select) and side.quantity == ONE and side.label not in spoken:
            node = replace(node, **{name: replace(side, quantity=SOME, label=None)})
    return node


def _of_each(node: Any) -> Any:
    if isinstance(node, Triggered) and node.condition is not None:
        each = _done_by_each(node.condition, node.effect)
        return node if each is None else replace(node, condition=None, effect=each)
    if isinstance(node, If) and node.otherwise is None:
        each = _done_by_each(node.condition, node.then)
        return node if each is None else each
    return node


def _done_by_each(condition: Node, effect: Any) -> Any:
    """``effect`` by each player of whom ``condition`` holds; None where it is no such condition."""
    who = condition.act.by if isinstance(condition, Done) else condition.who if isinstance(condition, Has) else None
    side = ""
    if isinstance(condition, Has) and who is None and condition.what.quantity == SOME:
        return _by_each_such(condition.what, effect)
    if isinstance(condition, Outnumbers):  # "if another player has more cards in hand than you, they discard a card"
        side = "than" if isinstance(condition.who, You) else "who"
        who = getattr(condition, side)
    if not isinstance(who, Select) or who.kind is not Kind.PLAYER or who.quantity != ONE or who.label is None:
        return None
    if not all(isinstance(each, Other) for each in who.filters) or not isinstance(effect, May | Act):
        return None
    if effect.by != Ref(who.label) or picked_out(condition) & spoken_of(effect) - {who.label}:
        return None
    tested: Any = Candidate(span=who.span)
    held: Any = replace(condition, who=tested) if isinstance(condition, Has) else condition
    if isinstance(condition, Done):
        held = replace(condition, act=replace(condition.act, by=tested))
    if side:
        held = replace(condition, **{side: tested})
    filters = sort_filters([*who.filters, Where(held, span=condition.span)])
    return replace(effect, by=replace(who, quantity=EVERY, filters=filters))


def _by_each_such(who: Select, effect: Any) -> Any:
    """ "If another player has 10 or more power here, they draw a card": each of those who are so."""
    such = who.kind is Kind.PLAYER and who.label is not None and isinstance(effect, May | Act)
    if not such or effect.by != Ref(who.label or 0):
        return None
    return replace(effect, by=replace(who, quantity=EVERY))
