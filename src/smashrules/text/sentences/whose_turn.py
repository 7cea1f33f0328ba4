"""Who may do something, and on whose turn: "each player may draw a card on their turn".

Knows who does it and when, not what is done.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import OnTurn
from smashrules.effects.actions import ForEach
from smashrules.effects.selectors import EVERY, Kind, Ref, Select
from smashrules.text.clauses.said import Said
from smashrules.text.sentences.lines import Line
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import transform


def who_may(group: list[Said]) -> list[Said]:
    """ "They may": players, where the word could as well speak of cards."""
    leader, *rest = group
    who = leader.subject
    if leader.head.modal != "may" or leader.verb in ("duel", "use") or who is None or not isinstance(who.node, Pron):
        return group
    if "player" not in who.node.kinds:
        return group
    player = replace(who, cat="player", node=replace(who.node, kinds=frozenset({"player"})))
    return [replace(leader, subject=player), *rest]


def on_their_own(body: Any, line: Line, subject: Any) -> tuple[Any, Line]:
    """``body`` on the turn of each of those who do it, by the one whose turn it is. Raises ``UnfitError`` where it is
    not said of which of several it is the turn."""
    when = line.trigger
    theirs = isinstance(when, OnTurn) and isinstance(when.whose, Pron) and when.whose.words == "their"
    if not theirs or not isinstance(subject, Select) or subject.kind is not Kind.PLAYER:
        return body, line
    if subject.quantity != EVERY or subject.label is None:
        raise UnfitError("on whose turn")
    doer: Any = Ref(subject.label, "they", span=subject.span)
    if isinstance(body, ForEach) and body.over == subject:
        body = body.effect
    done = transform(body, lambda node: doer if node == subject else node)
    return done, replace(line, trigger=OnTurn(subject, span=subject.span))
