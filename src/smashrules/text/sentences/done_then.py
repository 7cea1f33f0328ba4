"""What "then" joins to what is done for something, or may be done.

Knows effects, and whether a clause names who does it; nothing is bound here.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import STATEMENTS, Act, Cost, Join, May
from smashrules.effects.node import walk
from smashrules.effects.verbs import SEEING
from smashrules.text.sentences.lines import PlayNow, Several, sequence
from smashrules.text.structure.syntax import Element
from smashrules.text.trees.pending import Pron


def done_then(one: Any, other: Any, last: Element) -> Any:
    """ "X to do A, then B": X is done for B too, and "to have them do A, then B" has them do both. "You may do A,
    then B": both may be done; but the rest of what was shown goes back, whatever was done with a part of it."""
    if last.subject or isinstance(other, (May, *STATEMENTS, Several, PlayNow)):
        return sequence(one, other, Join.THEN)
    if isinstance(one, May) and (_shown(one) or not _rest(other)):
        return replace(one, effect=done_then(one.effect, other, last), span=(one.span[0], other.span[1]))
    if not isinstance(one, Cost) or not isinstance(other, Act):
        return sequence(one, other, Join.THEN)
    doer = one.effect.by if isinstance(one.effect, Act) else None
    effect = sequence(one.effect, replace(other, by=doer) if doer is not None else other, Join.THEN)
    return replace(one, effect=effect, span=(one.span[0], other.span[1]))


def _rest(done: Any) -> bool:
    """Whether something is done with what is left of what was shown."""
    return any(isinstance(each, Pron) and each.form == "rest" for each in walk(done))


def _shown(done: Any) -> bool:
    return any(isinstance(each, Act) and each.verb in SEEING for each in walk(done))
