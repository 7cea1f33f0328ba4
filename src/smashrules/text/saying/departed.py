"""What is no longer where it was, while a tree is told in words: its base is the one where it was.

Knows deeds and events in the order in which they are told; neither words nor the game.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act
from smashrules.effects.node import walk
from smashrules.effects.selectors import At, Both, Host, On, Pile, Ref, Select, This, Zone
from smashrules.effects.verbs import Verb

_OUT = (
    Verb.RETURN,
    Verb.PLACE,
    Verb.SHUFFLE,
    Verb.DESTROY,
    Verb.DISCARD,
    Verb.BURY,
    Verb.STORE,
    Verb.SWAP,
    Verb.GO,
    Verb.LEAVE,
)
_FROM_ELSEWHERE = (Verb.PLAY, Verb.DISCARD, Verb.SEARCH, Verb.DRAW, Verb.NAME)


class Departed(Struct, frozen=True):
    """What has gone so far. ``moved``: this card, or what it is on, is not where it was; ``out``: this card has left
    play, or what it was on has; ``labels``: what else has left play. ``on_board``: the labels of what is selected in
    play."""

    on_board: frozenset[int] = frozenset()
    moved: bool = False
    out: bool = False
    labels: frozenset[int] = frozenset()

    def after(self, act: Act) -> Departed:
        """What has gone once ``act`` is done, or has happened."""
        things = act.what.parts if isinstance(act.what, Both) else (act.what,)
        itself = any(isinstance(each, (This, Host)) for each in things)
        if isinstance(act.source, Pile) and act.source.zone is not Zone.PLAY:
            return self
        labels = {each.label for each in things if isinstance(each, (Select, Ref)) and each.label is not None}
        went = act.verb in _OUT
        if act.verb is not Verb.DESTROY:  # which only happens to what is in play
            labels &= self.on_board
        return replace(
            self,
            moved=self.moved or (itself and (went or act.verb in (Verb.MOVE, Verb.TRANSFER))),
            out=self.out or (itself and went),
            labels=self.labels | labels if went else self.labels,
        )

    def is_out(self, node: Any) -> bool:
        """Whether ``node`` is something that has left play."""
        return isinstance(node, Ref) and node.label in self.labels


def nothing_departed(tree: CardText) -> Departed:
    """Before anything is done."""
    from_elsewhere = {
        act.what.label
        for act in walk(tree)
        if isinstance(act, Act) and act.verb in _FROM_ELSEWHERE and isinstance(act.what, Select)
        if not any(isinstance(each, (At, On)) for each in act.what.filters)
    }
    selected = (each for each in walk(tree) if isinstance(each, Select) and each.label is not None)
    in_play = {each.label for each in selected if each.zone is None or each.zone == Pile(Zone.PLAY)}
    return Departed(frozenset(label for label in in_play - from_elsewhere if label is not None))
