"""What is never asked of a card: whether it is of the kind that it is, or of another one.

"After this minion moves, draw a card. If it is an action, ..." does not ask whether this minion is an action, and
"draw any minions among them. If none of them is a minion" not whether one of these minions is one. And what is played
is not played once more by itself. Knows bound trees; no words, no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.abilities import CardText, Instruction, Label
from smashrules.effects.actions import Act, Cost, If, May
from smashrules.effects.conditions import Did, Is
from smashrules.effects.node import walk
from smashrules.effects.selectors import Among, Host, Kind, Ref, Select, This
from smashrules.effects.verbs import Verb

_KINDS = (Kind.MINION, Kind.ACTION, Kind.TITAN, Kind.MONSTER, Kind.TREASURE)


def asked_in_vain(nodes: Sequence[Any], type: str) -> Iterator[str]:  # noqa: A002
    """The fault of a tree of a card of ``type`` that asks so of the card itself, or of what it is on."""
    for node in nodes:
        if not isinstance(node, Is) or not isinstance(node.what, (This, Host)) or node.what.kind is Kind.ABILITY:
            continue
        own, asked = node.what.kind.value if isinstance(node.what, Host) else type, node.description
        if asked.kind not in _KINDS or own not in [each.value for each in _KINDS]:
            continue
        if own != asked.kind.value:
            yield "of one kind, and of another"
        elif not asked.filters and asked.zone is None and not node.only:
            yield "of the kind that it is"
    yield from _of_those(nodes)


def _of_those(nodes: Sequence[Any]) -> Iterator[str]:
    """The fault of a tree that asks so of what was told by its kind, or of one of several that were."""
    asked = [node for node in nodes if isinstance(node, Is) and node.description.kind in _KINDS]
    kinds: dict[int, set[Kind]] = {}
    for each in nodes if asked else ():
        if isinstance(each, Select) and each.label:
            kinds.setdefault(each.label, set()).add(each.kind)
    for node in asked:
        groups = [each.group for each in getattr(node.what, "filters", ()) if isinstance(each, Among)]
        them = [each for each in (groups or [node.what]) if isinstance(each, Ref)]
        own = [kind for each in them for kind in kinds.get(each.label, ())]
        if len(own) != 1 or own[0] not in _KINDS:
            continue
        if own[0] is not node.description.kind:
            yield "of one kind, and of another"
        elif not node.description.filters and not node.only:
            yield "of the kind that those are"


def played_by_itself(tree: CardText, type: str) -> Iterator[str]:  # noqa: A002
    """The fault of a minion or an action that says, when it is played, what is paid to play it."""
    if tree.play_if is not None and any(isinstance(each, Did) for each in walk(tree.play_if)):
        yield "what has been done before it is played"
    if type not in (Kind.MINION.value, Kind.ACTION.value):
        return
    for ability in tree.abilities:
        first = ability.clauses[0] if ability.clauses and ability.label is Label.NONE else None
        paid = first.effect if isinstance(first, Instruction) else None
        bought = paid.effect if isinstance(paid, Cost) else None
        allowed = paid.then if isinstance(paid, If) else None  # "you can play this card if you have a minion here"
        bought = allowed.effect if isinstance(allowed, May) else bought
        if isinstance(bought, Act) and bought.verb is Verb.PLAY and isinstance(bought.what, This):
            yield "what is played already is not played"
