"""What is asked about a thing that is not known by then: "move a minion to another base. If you have a minion there,
destroy it instead" asks about a base that is only chosen if the answer is no; and no minion duels itself.

Knows bound trees. Knows no words and no state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from smashrules.effects.abilities import Triggered
from smashrules.effects.actions import Act, Delayed, If, Moment
from smashrules.effects.node import walk
from smashrules.effects.selectors import Ref, Select, This
from smashrules.effects.verbs import Verb
from smashrules.text.binding.picked_first import asked_of


def not_known_yet(nodes: Sequence[Any]) -> Iterator[str]:
    """What is asked of a thing that only one of the answers chooses, and what fights itself."""
    chosen = _labels(nodes)
    for node in nodes:
        kind = type(node)
        if kind is If and asked_of(node.condition) & _only_within(node, chosen):
            yield "it is asked of what is not chosen yet"
        if kind is Triggered or kind is Delayed:
            at = node.when
            if isinstance(at, Moment) and isinstance(at.whose, Ref):
                within = _labels(walk(node.effect))
                if within[at.whose.label] and within[at.whose.label] == chosen[at.whose.label]:
                    yield "at the edge of a turn of one who is only named by then"
        if kind is Act and node.verb is Verb.DUEL and _itself(node.what, node.with_):
            yield "a minion does not duel itself"


def _itself(fighter: Any, other: Any) -> bool:
    """Whether a minion would duel itself."""
    if isinstance(other, This):
        return bool(fighter == other)
    return isinstance(other, Ref) and isinstance(fighter, Ref | Select) and fighter.label == other.label


def _only_within(node: If, chosen: Counter[int]) -> set[int]:
    """What is chosen by what follows from the answer, and nowhere else."""
    branches = [each for each in (node.then, node.otherwise) if each is not None]
    within = _labels([each for branch in branches for each in walk(branch)])
    return {label for label, count in within.items() if count == chosen[label]}


def _labels(nodes: Iterable[Any]) -> Counter[int]:
    """How often each label is given to what is chosen."""
    return Counter([each.label for each in nodes if type(each) is Select and each.label is not None])
