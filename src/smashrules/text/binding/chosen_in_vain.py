"""What is chosen and not spoken of again, where the text goes on about others: those are others than the chosen one.

"Choose a minion here. Each other minion here has -1 power" is not said of all but this card. Knows bound trees, in
which only what is referred to has a label. Knows no words and no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.abilities import Instruction, Triggered
from smashrules.effects.actions import Act
from smashrules.effects.selectors import BaseOf, Host, Other, Select, This
from smashrules.effects.verbs import Verb


def chosen_in_vain(nodes: Sequence[Any]) -> Iterator[str]:
    """What says that something is chosen for nothing."""
    for node in nodes:
        if isinstance(node, (Instruction, Triggered)) and _is_idle(_chosen(node.effect)):
            yield "all that is done is to choose"  # what that is for is said in another ability
    vain = [what for node in nodes if isinstance(what := _chosen(node), Select) and not what.label]
    for what in vain:
        others = [node for node in nodes if isinstance(node, Select) and node.kind is what.kind and node is not what]
        if any(_is_other_than_this(each) and each.span[0] > what.span[0] for each in others):
            yield "it is chosen for nothing, and others are told of"


def _chosen(effect: Any) -> Any:
    return effect.what if isinstance(effect, Act) and effect.verb is Verb.CHOOSE else None


def _is_idle(chosen: Any) -> bool:
    return isinstance(chosen, BaseOf) or (isinstance(chosen, Select) and chosen.label is None)


def _is_other_than_this(what: Select) -> bool:
    return any(isinstance(each, Other) and isinstance(each.than, This | Host) for each in what.filters)
