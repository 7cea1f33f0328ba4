"""What is chosen, and never spoken of again: a reading in which that is so has bound the rest of the text wrongly.

"Choose a minion here. Each other minion here has -1 power": than the chosen one. Knows bound trees, in which only
what is referred to has a label. Knows no words and no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.abilities import Event, Instruction, Replacement, Triggered
from smashrules.effects.actions import Act
from smashrules.effects.conditions import Did, Done, FirstThisTurn, Was
from smashrules.effects.node import walk
from smashrules.effects.selectors import BaseOf, Select
from smashrules.effects.verbs import Verb

_TELLING = (Event, Did, Done, Was, FirstThisTurn)
"""What speaks of a choice rather than orders one."""


def chosen_in_vain(nodes: Sequence[Any]) -> Iterator[str]:
    """What says that something is chosen for nothing."""
    for node in nodes:
        if isinstance(node, (Instruction, Triggered)) and isinstance(_chosen(node.effect), BaseOf):
            yield "all that is done is to choose"  # what that is for is said in another ability
    vain = [
        node for node in nodes if (what := _chosen(node)) is not None and isinstance(what, Select) and not what.label
    ]
    if not vain:
        return
    told: list[Any] = [node for node in nodes if isinstance(node, _TELLING)]
    told += [node.event for node in nodes if isinstance(node, Replacement)]
    spoken_of = {id(each) for node in told for each in walk(node)}
    if any(id(node) not in spoken_of for node in vain):
        yield "it is chosen for nothing"


def _chosen(effect: Any) -> Any:
    return effect.what if isinstance(effect, Act) and effect.verb is Verb.CHOOSE else None
