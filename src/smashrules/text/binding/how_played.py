"""How a card came to be played, asked by the card itself: "If you played this minion as an extra minion".

An on-play ability answers the play of its card, so that it asks about the event that it answers. Another ability does
so only if it answers a play, or orders one. Knows trees, no words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Ability, CardText, Continuous, Instruction, Label, Triggered
from smashrules.effects.actions import Act
from smashrules.effects.conditions import Did, Was
from smashrules.effects.node import walk
from smashrules.effects.selectors import Candidate, This
from smashrules.effects.verbs import Verb
from smashrules.text.trees.rebuilding import transform


def by_its_own_play(tree: CardText) -> CardText:
    """``tree``, in which on-play abilities ask about the play of their card as the event they answer."""
    return replace(tree, abilities=tuple(map(_of_the_event, tree.abilities)))


def unanswered_plays(tree: CardText) -> Iterator[str]:
    """What is asked about a play of the card that no ability answers: when was that? Nor is anything answered by what
    is true all the time ("each of your minions that was played from stasis has +1 power")."""
    for each in tree.abilities:
        lasting = (node for clause in each.clauses if isinstance(clause, Continuous) for node in walk(clause))
        if any(isinstance(node, Was) and isinstance(node.act.what, Candidate) for node in lasting):
            yield "how something came to be, where nothing is answered"
        asked = any(_asks(node) for node in walk(each))
        if asked and each.label is not Label.NONE and not _orders_it(each) and not _answers_a_play(each):
            yield "how the card was played, which this ability does not answer"


def _of_the_event(ability: Ability) -> Ability:
    if ability.label is not Label.NONE or _orders_it(ability):
        return ability

    def change(node: Any) -> Any:
        return Was(node.act, span=node.span) if isinstance(node, Did) and _asks(node) else node

    clauses: Any = tuple(transform(c, change) if isinstance(c, Instruction) else c for c in ability.clauses)
    return replace(ability, clauses=clauses)


def _asks(node: Any) -> bool:
    return isinstance(node, Did | Was) and node.act.verb is Verb.PLAY and isinstance(node.act.what, This)


def _orders_it(ability: Ability) -> bool:
    """Whether the ability plays its card itself ("you may play this minion there. If you played it")."""
    asked = {id(node.act) for node in walk(ability) if isinstance(node, Did | Was)}
    plays = (n for n in walk(ability) if isinstance(n, Act) and n.verb is Verb.PLAY and isinstance(n.what, This))
    return any(id(each) not in asked for each in plays)


def _answers_a_play(ability: Ability) -> bool:
    heard = (c.when for c in ability.clauses if isinstance(c, Triggered))
    return any(isinstance(n, Act) and n.verb is Verb.PLAY for when in heard for n in walk(when))
