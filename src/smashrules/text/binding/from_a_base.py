"""A text of a base, on which nobody is "you": whom "other players" are told apart from.

Of one who does what is waited for, others are the other players; of the winner, those who did not win. Knows trees
before they are bound; of the words it knows nothing.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Continuous, Event, Replacement, Triggered
from smashrules.effects.actions import Act, Cannot, Granted, If, May, Moment, Unaffected, While
from smashrules.effects.conditions import TurnOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    Candidate,
    Controlled,
    ControllerOf,
    Here,
    Kind,
    Other,
    Owned,
    OwnerOf,
    Pile,
    Placed,
    Ref,
    Select,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.trees.pending import temporary
from smashrules.text.trees.rebuilding import sort_filters, transform

_YOURS = (Verb.DRAW, Verb.DISCARD, Verb.REVEAL, Verb.GAIN_VP, Verb.LOSE_VP)


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
                theirs = _on_turns_of_others(node, whose)
                return theirs or replace(node, statement=transform(node.statement, _of_each_player))
            if not whose.filters and (yours := _of_you(node, whose)) is not None:
                return yours
            return replace(node, statement=_other_than(node.statement, Ref(whose.label or 0)))
        if isinstance(node, While) and isinstance(node.statement, Cannot) and _speaks_to_you(node.condition):
            act = node.statement.act  # "minions cannot be played here while you have most power here": by you
            mine = act.by is None and act.verb is Verb.PLAY and act.what is not None and not _speaks_of_you(act.what)
            return replace(node, statement=Cannot(replace(act, by=You(span=node.span)))) if mine else node
        if isinstance(node, Where) and any(isinstance(each, Act) and _by_them(each) for each in walk(node)):
            return replace(
                node, condition=_other_than(node.condition, Candidate())
            )  # "who destroyed another player's"
        if isinstance(node, Act) and node == Act(Verb.PLAY, what=node.what) and isinstance(node.what, (This, Here)):
            here = Here(span=node.what.span)
            return replace(node, verb=Verb.ENTER, what=here, to=Pile(Zone.PLAY))
        if isinstance(node, (If, Triggered)) and node.condition is not None:
            placed = _one_placed(node.then if isinstance(node, If) else node.effect)
            if placed is not None and not _speaks_to_you(node):
                return replace(node, condition=transform(node.condition, partial(_but_for, placed=placed)))
        return node

    changed = transform(tree, change)
    if any(type(each) is Other and isinstance(each.than, You) for each in tree.nodes):
        changed = transform(transform(changed, _in_the_deed), _others_than_the_doer)
    assert isinstance(changed, CardText)
    return changed


def on_each_turn(tree: CardText) -> CardText:
    """ "During each player's turn, other players cannot play minions here", on any card: other than that player. Than
    you, it would be so on every turn."""
    if not any(type(each) is TurnOf for each in tree.nodes):
        return tree

    def change(node: Any) -> Any:
        whose = node.condition.who if isinstance(node, While) and isinstance(node.condition, TurnOf) else None
        if not isinstance(whose, Select) or whose.filters or whose.quantity != EVERY:
            return node
        turn = replace(whose, label=whose.label or temporary(whose.span[0]))
        statement = _other_than(node.statement, Ref(turn.label or 0))
        if statement == node.statement:
            return node
        return replace(node, condition=replace(node.condition, who=turn), statement=statement)

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def _on_turns_of_others(node: While, whose: Select) -> While | None:
    """ "Minions here have +2 power during other players' turns": during each player's turn, those of other players.
    None where nobody but any player is spoken of."""
    stated: Any = node.statement
    deed = stated.act if isinstance(stated, Cannot) else stated
    by_them = isinstance(stated, Cannot) and deed.by is not None
    about = deed.by if by_them else getattr(deed, "what", None)
    if not isinstance(about, Select) or _speaks_of_you(stated) or (about.kind is Kind.PLAYER and not about.filters):
        return None
    turn = replace(whose, filters=(), label=whose.label or temporary(whose.span[0]))
    other = Other(Ref(turn.label or 0, span=whose.span), span=whose.span)
    if about.kind is not Kind.PLAYER:
        if any(isinstance(each, (Controlled, Owned)) for each in about.filters) or about.kind is Kind.BASE:
            return None
        players = Select(Kind.PLAYER, EVERY, (other,), span=whose.span)
        told = replace(about, filters=sort_filters([*about.filters, Controlled(players, span=whose.span)]))
    else:
        told = replace(about, filters=sort_filters([*about.filters, other]))
    made = replace(deed, by=told) if by_them else replace(deed, what=told)
    condition = replace(node.condition, who=turn)
    return replace(node, condition=condition, statement=replace(stated, act=made) if deed is not stated else made)


def _of_you(node: While, whose: Select) -> While | None:
    """ "During each player's turn, other players cannot play minions here": you cannot on other players' turns."""
    doer: Any = node.statement.act.by if isinstance(node.statement, Cannot) else None
    others = isinstance(doer, Select) and doer.kind is Kind.PLAYER and doer.filters == (Other(You()),)
    spoken = sum(isinstance(each, (Ref, You)) for each in walk(node.statement))
    if not others or spoken != 1 or not isinstance(node.statement, Cannot):
        return None
    turn = replace(whose, filters=(Other(You(span=whose.span), span=whose.span),), label=None)
    deed = replace(node.statement.act, by=You(span=doer.span))
    condition: Any = node.condition
    return replace(node, condition=replace(condition, who=turn), statement=replace(node.statement, act=deed))


def _by_them(act: Act) -> bool:
    """Whether it is done by whoever is described by that ("each player who destroyed another player's minion")."""
    return isinstance(act.by, Candidate)


def _in_the_deed(node: Any) -> Any:
    """A clause that does not speak of you, with "other players" told apart from those whom its deed names."""
    if not isinstance(node, (Continuous, Replacement, Triggered)) or _speaks_to_you(node):
        return node
    if isinstance(node, Continuous):
        return replace(node, statement=transform(node.statement, _of_what_is_stated))
    if isinstance(node, Replacement):
        return replace(node, event=_of_the_deed(node.event), others=tuple(map(_of_the_deed, node.others)))
    if not isinstance(node.when, Event):
        return node
    acts = replace(node.when, act=_of_the_deed(node.when.act), others=tuple(map(_of_the_deed, node.when.others)))
    return replace(node, when=acts)


def _of_what_is_stated(node: Any) -> Any:
    """ "Each minion here has +1 power for each other player's minion here": than its controller."""
    if isinstance(node, Cannot):
        return replace(node, act=_of_the_deed(node.act))
    what = getattr(node, "what", None)
    if isinstance(node, (Act, Unaffected)) or not isinstance(what, Select) or what.label is None:
        return node
    if _speaks_of_you(what) or not hasattr(node, "amount"):
        return node
    it = Ref(what.label)
    return replace(node, amount=_other_than(node.amount, it if what.kind is Kind.PLAYER else ControllerOf(it)))


def _of_the_deed(act: Act) -> Act:
    """ "Minions here cannot be destroyed by other players' cards": than their controllers. "After a player destroys
    another player's minion": than that player."""
    doer: Any = act.by
    befallen = [
        each
        for each in (None if act.verb is Verb.PLAY else act.what, act.to)
        if isinstance(each, Select) and each.kind is not Kind.PLAYER and each.label is not None
    ]
    if doer is not None and _speaks_of_you(doer):
        whose = [each for each in befallen if not _speaks_of_you(each) and each.kind is not Kind.BASE]
        return replace(act, by=_other_than(doer, ControllerOf(Ref(whose[0].label or 0)))) if whose else act
    if not isinstance(doer, Select) or doer.label is None:
        return act
    them = Ref(doer.label) if doer.kind is Kind.PLAYER else ControllerOf(Ref(doer.label))
    return replace(act, what=act.what and _other_than(act.what, them), to=act.to and _other_than(act.to, them))


def _others_than_the_doer(node: Any) -> Any:
    """ "After a player plays a minion here, each other player draws a card": than that player. "The winner draws two
    cards. Each other player draws one": each who did not win."""
    if not isinstance(node, Triggered) or _speaks_to_you(node):
        return node
    if isinstance(node.when, Moment) and isinstance(node.when.whose, Select):  # "at the start of each player's turn"
        return _but(node, Ref(node.when.whose.label or 0))
    if not isinstance(node.when, Event):
        return node
    act = node.when.act
    who: Any = act.by
    if isinstance(who, Select) and who.kind is Kind.PLAYER and who.quantity.high == 1 and who.label is not None:
        told_apart = any(isinstance(each, Other) for each in who.filters)
        return node if told_apart else _but(node, Ref(who.label))
    placed = [found for each in walk(node.effect) if (found := _one_placed(each)) is not None]
    if placed:
        return replace(node, effect=transform(node.effect, partial(_but_for, placed=placed[0])))
    whose = [by for each in walk(node.effect) if isinstance(by := getattr(each, "by", None), (ControllerOf, OwnerOf))]
    if not whose and act.verb is Verb.PLAY and isinstance(act.what, Select) and act.what.label is not None:
        whose = [ControllerOf(Ref(act.what.label))]  # "after a minion is played here": than who has played it
    return _but(node, whose[0]) if whose else node


def _but(node: Triggered, whom: Any) -> Triggered:
    held = node.condition and _other_than(node.condition, whom)  # "during another player's turn"
    return replace(node, effect=_other_than(node.effect, whom), condition=held)


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
    nodes = list(walk(node))
    told_apart = sum(isinstance(each, Other) and isinstance(each.than, You) for each in nodes)
    return sum(isinstance(each, You) for each in nodes) > told_apart


def of_whom_others(tree: CardText) -> bool:
    """Whether "other players" are spoken of where nobody is whom they are not: on a base, with no "you"."""
    for each in walk(tree):
        if not isinstance(each, (Continuous, Replacement, Triggered)) or _speaks_to_you(each):
            continue
        parts = list(walk(each))
        told = any(isinstance(part, Other) and isinstance(part.than, You) for part in parts)
        if told and not any(isinstance(part, Granted) for part in parts) and not _is_done_by_you(parts):
            return True
    return False


def _is_done_by_you(parts: list[Any]) -> bool:
    """ "Draw a card": with nobody who does it, or may do it."""
    offered = [each.effect for each in parts if isinstance(each, May) and each.by is not None]
    theirs = {id(each) for effect in offered for each in walk(effect)}
    deeds = [each for each in parts if isinstance(each, Act) and each.by is None and each.verb in _YOURS]
    return any(id(each) not in theirs for each in deeds)


def _speaks_of_you(node: Any) -> bool:
    return any(isinstance(each, You) for each in walk(node))


def _other_than(node: Any, whom: Any) -> Any:
    """``node`` with "other players" told apart from ``whom`` rather than from you."""

    def change(each: Any) -> Any:
        if not isinstance(each, Other) or not isinstance(each.than, You):
            return each
        return replace(each, than=replace(whom, span=each.span))

    return transform(node, change)
