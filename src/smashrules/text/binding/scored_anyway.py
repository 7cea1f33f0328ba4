"""What is about to score is not scored by a text: "before this base scores, score this base".

Knows bound trees; no words, no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.abilities import Triggered
from smashrules.effects.actions import Act, Seq
from smashrules.effects.verbs import Verb
from smashrules.text.binding.of_itself import the_same


def scored_anyway(nodes: Sequence[Any]) -> Iterator[str]:
    """The fault of a tree that has a base scored because it scores."""
    for node in [each for each in nodes if type(each) is Triggered]:
        act: Any = getattr(node.when, "act", None)
        if not isinstance(act, Act) or act.verb is not Verb.SCORE:
            continue
        parts = node.effect.parts if isinstance(node.effect, Seq) else (node.effect,)
        scored = [each.what for each in parts if isinstance(each, Act) and each.verb is Verb.SCORE]
        if any(the_same(act.what, each) for each in scored):
            yield "what is scored anyway"
