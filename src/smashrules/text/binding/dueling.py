"""What a duel gives a text to speak of: who fights it, and where it was fought.

Knows trees whose references are not bound yet, and what the references before were found to mean.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.abilities import Event
from smashrules.effects.actions import Act, If
from smashrules.effects.conditions import Did, Not
from smashrules.effects.node import walk
from smashrules.effects.selectors import You
from smashrules.effects.verbs import CONTESTED, Verb
from smashrules.text.trees.pending import Pron


def who_fights(tree: Any, pron: Pron, choices: dict[int, list[Any]]) -> list[Any]:
    """Who a pronoun means that stands in "if it wins" after "it may duel a minion", or behind "if this minion loses".

    Of the two who duel the one that is made to do it is named first and spoken of; and what is done if one of them
    wins or loses is done to that one. Empty where the pronoun stands elsewhere."""
    if pron.form not in ("it", "its"):
        return []
    acts: list[Any] = [node for node in walk(tree) if isinstance(node, Act)]
    if any(act.verb in CONTESTED and act.by is pron for act in acts):
        duels = [act for act in acts if act.verb is Verb.DUEL and act.span[0] < pron.span[0]]
        return _known([duels[-1].what], choices) if duels else []
    for node in walk(tree):
        asked = node.condition if isinstance(node, If) else None
        asked = asked.condition if isinstance(asked, Not) else asked
        if not isinstance(asked, Did) or asked.act.verb not in CONTESTED or asked.act.what is not None:
            continue
        assert isinstance(node, If)
        branches = [each for each in (node.then, node.otherwise) if each is not None]
        if any(inner is pron for branch in branches for inner in walk(branch)):
            return _known([asked.act.by], choices)
    return []


def _known(things: list[Any], choices: dict[int, list[Any]]) -> list[Any]:
    """The things themselves, and for a pronoun what it means."""
    return [each for thing in things for each in (choices.get(thing.key, []) if isinstance(thing, Pron) else [thing])]


def contest_before(tree: Any, pron: Pron) -> Act | None:
    """The event "you win a duel", or "you begin one", that stands before "that base": it is fought at one base."""
    events = [node for node in walk(tree) if isinstance(node, Event) and node.span[0] < pron.span[0]]
    of_duels = (*CONTESTED, Verb.DUEL)
    won = [event.act for event in events if event.act.verb in of_duels and event.act.what is None]
    return won[0] if len(events) == len(won) == 1 and isinstance(won[0].by, You) else None
