"""A text of a base, on which nobody is "you": whom "other players" are told apart from.

Of one who does what is waited for, others are the other players; of the winner, those who did not win. Knows trees
before they are bound; of the words it knows nothing.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Event, Triggered
from smashrules.effects.actions import Act, If, Unaffected, While
from smashrules.effects.conditions import TurnOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    ControllerOf,
    Here,
    Kind,
    Other,
    Pile,
    Placed,
    Ref,
    Select,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.reshaping import transform
from smashrules.text.nouns.determiners import sort_filters


def seen_from_base(tree: CardText) -> CardText:
    """``tree`` of a base, with "other players" told apart from the player meant: nobody is "you" on a base.

    Nobody plays a base: "after this is played" is after it enters play.
    "During each player's turn, other players' minions here": than the one whose turn it is. With minions that other
    players' cards do not affect: than their controllers."""

    def change(node: Any) -> Any:
        if isinstance(node, Unaffected) and isinstance(node.what, Select) and not _speaks_of_you(node.what):
            return replace(node, by=_other_than(node.by, ControllerOf(Ref(node.what.label or 0))))
        if isinstance(node, While) and isinstance(node.condition, TurnOf) and isinstance(node.condition.who, Select):
            whose = node.condition.who
            if Other(You()) in whose.filters:  # "players cannot ... during other players' turns": each of them
                return replace(node, statement=transform(node.statement, _of_each_player))
            return replace(node, statement=_other_than(node.statement, Ref(whose.label or 0)))
        if isinstance(node, Act) and node == Act(Verb.PLAY, what=node.what) and isinstance(node.what, (This, Here)):
            here = Here(span=node.what.span)
            return replace(node, verb=Verb.ENTER, what=here, to=Pile(Zone.PLAY))
        if isinstance(node, (If, Triggered)) and node.condition is not None:
            placed = _one_placed(node.then if isinstance(node, If) else node.effect)
            if placed is not None and not _speaks_to_you(node):
                return replace(node, condition=transform(node.condition, partial(_but_for, placed=placed)))
        return node

    changed = transform(transform(tree, change), _others_than_the_doer)
    assert isinstance(changed, CardText)
    return changed


def _others_than_the_doer(node: Any) -> Any:
    """ "After a player plays a minion here, each other player draws a card": than that player. "The winner draws two
    cards. Each other player draws one": each who did not win."""
    if not isinstance(node, Triggered) or not isinstance(node.when, Event) or _speaks_to_you(node):
        return node
    who: Any = node.when.act.by
    if isinstance(who, Select) and who.kind is Kind.PLAYER and who.quantity.high == 1 and who.label is not None:
        told_apart = any(isinstance(each, Other) for each in who.filters)
        return node if told_apart else replace(node, effect=_other_than(node.effect, Ref(who.label)))
    placed = [found for each in walk(node.effect) if (found := _one_placed(each)) is not None]
    if not placed:
        return node
    return replace(node, effect=transform(node.effect, partial(_but_for, placed=placed[0])))


def _one_placed(effect: Any) -> Any:
    """The winner, or who else has a place at the base, if it is they who act."""
    doer = getattr(effect, "by", None)
    placed = [each for each in getattr(doer, "filters", ()) if isinstance(each, Placed) and not each.negated]
    return placed[0] if placed else None


def _but_for(node: Any, placed: Placed) -> Any:
    """ "No other player": none other than the winner."""
    if not isinstance(node, Select) or Other(You()) not in node.filters:
        return node
    told = [replace(placed, negated=True, span=f.span) if f == Other(You()) else f for f in node.filters]
    return replace(node, filters=sort_filters(told))


def _of_each_player(node: Any) -> Any:
    anybody = isinstance(node, Select) and node.kind is Kind.PLAYER and not node.filters
    return You(span=node.span) if anybody else node


def _speaks_to_you(node: Any) -> bool:
    """Whether "you" are spoken of, but as those whom "other players" are not."""
    told_apart = {id(each.than) for each in walk(node) if isinstance(each, Other)}
    return any(isinstance(each, You) and id(each) not in told_apart for each in walk(node))


def _speaks_of_you(node: Any) -> bool:
    return any(isinstance(each, You) for each in walk(node))


def _other_than(node: Any, whom: Any) -> Any:
    """``node`` with "other players" told apart from ``whom`` rather than from you."""

    def change(each: Any) -> Any:
        if not isinstance(each, Other) or not isinstance(each.than, You):
            return each
        return replace(each, than=replace(whom, span=each.span))

    return transform(node, change)
