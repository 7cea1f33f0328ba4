"""What "that many" counts behind counters that were removed: "remove all +1 power counters from your minions. Place
that many +1 power counters on a minion".

As many as were removed: what was removed is counted, not what it was on. Knows cases and the deeds of a text.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Act
from smashrules.effects.verbs import Verb
from smashrules.text.binding.cases import Case

REMOVED = "as many as were removed are so many counters, not the cards that they were on"
_EQUAL = "an equal number"
_OFF = (Verb.REMOVE_COUNTER, Verb.TRANSFER)


def counters_removed(case: Case) -> None:
    """ "Remove all counters from your minions. Place the same number on a minion": as many as were removed."""
    if not case.several or case.pron.words != _EQUAL:
        return
    deeds: list[Any] = [each for each in case.whole.tree.nodes if isinstance(each, Act) and each.verb in _OFF]
    for deed in deeds:
        removed = [each for each in case.fitting if each.node is deed.what]
        beside = [each for each in case.fitting if each.node is deed.source]
        if removed and beside and len(removed) + len(beside) == len(case.fitting):
            case.take(removed, REMOVED)
            return
