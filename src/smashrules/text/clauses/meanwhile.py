"""What is going on as something holds: "while this base is scoring".

Knows the clause that says so, not what holds meanwhile.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Act
from smashrules.effects.conditions import Amid
from smashrules.effects.selectors import Here, Ref
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.said import Said
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron

_AHEAD = "about_to_score"


def amid(said: Said) -> Amid | None:
    """The condition that a base known is being scored, or is about to be; None for a clause that says something else.
    Raises ``UnfitError`` for a base that is only described."""
    if said.verb != "score" or not said.head.passive or said.head.word not in ("scoring", _AHEAD):
        return None
    head = said.head
    what: Any = said.object.node if said.object is not None else None
    if head.past or head.perfect or head.modal or head.negated or said.fields:
        raise UnfitError("what is going on")
    if not isinstance(what, (Here, Pron, Ref)):
        raise UnfitError("which base is scoring")
    score = Act(Verb.SCORE, what=what, span=said.span)  # type: ignore[arg-type]
    return Amid(score, said.head.word == _AHEAD, span=said.span)
