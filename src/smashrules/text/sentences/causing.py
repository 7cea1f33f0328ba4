"""What is brought about: "you may have another player discard a card", "score the replacement base".

That another one is made to do something says no more than that they do it, whoever brings it about. Knows effects,
not the words that lead to them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Lasting, Seq
from smashrules.effects.selectors import Here, Replacing, You
from smashrules.text.clauses.said import Said
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron


def made_to(said: Said, who: Any, body: Any) -> tuple[Said, Any]:
    """The clause by which ``who`` (None: you) brings ``body`` about, without that, and
    ``body``. Raises ``UnfitError`` where nobody else is made to do it."""
    if set(said.fields) != {"cost"} or said.head.passive or said.head.negated:
        raise UnfitError("made to do what")
    theirs = isinstance(body, Act) and body.by is not None and body.by != (who or You())
    if who is not None and not isinstance(who, You) and not (theirs and isinstance(body.by, You)):
        raise UnfitError("another than whom is made to do it")
    if not theirs and not (isinstance(body, Lasting) and not body.lead):
        raise UnfitError("who is made to do it")
    return replace(said, fields={}), body


def made_to_do(body: Any) -> Any:
    """Who is made to do ``body``, and the next thing, too: "have another player discard a card and draw a card"."""
    last = body.parts[-1] if isinstance(body, Seq) else body
    if not isinstance(last, Act) or last.by is None:
        raise UnfitError("who is made to do it")
    return last.by


def scored_at_once(said: Said) -> bool:
    """Whether a base is to be scored, one that is known: one spoken of before, the one at which this card is, or the
    one that has come in the place of one that was about to be."""
    head, base = said.head, said.object.node if said.object is not None else None
    told = not (head.passive or head.modal or head.negated or head.past or head.perfect)
    known = isinstance(base, (Replacing, Here, Pron))
    return told and known and said.subject is None and not set(said.fields) - {"when", "instead", "now"}
