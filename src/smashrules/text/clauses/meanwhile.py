"""What is going on as something holds: "while this base is scoring".

Knows the clause that says so, not what holds meanwhile.
"""

from __future__ import annotations

from smashrules.effects.actions import Act
from smashrules.effects.conditions import Amid
from smashrules.effects.selectors import Here, Ref
from smashrules.effects.verbs import Verb
from smashrules.text.binding.pending import Pron
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import UnfitError

_ALL_THROUGH = "before or after"
"""Whenever cards can be played as a base scores."""


def amid(said: Said, words: str) -> Amid | None:
    """The condition that a base known is being scored; None for a clause that says something else (``words``: as it
    was written). Raises ``UnfitError`` for a base that is only described."""
    told = "scoring" in words.lower().split() or _ALL_THROUGH in words.lower()
    if said.verb != "score" or not said.head.passive or not told:
        return None
    head, what = said.head, said.object.node if said.object is not None else None
    if head.past or head.perfect or head.modal or head.negated or said.fields:
        raise UnfitError("what is going on")
    if not isinstance(what, (Here, Pron, Ref)):
        raise UnfitError("which base is scoring")
    return Amid(Act(Verb.SCORE, what=what, span=said.span), span=said.span)  # type: ignore[arg-type]
