"""Who is made to do something: "you may have another player discard a card", "they must let you draw two cards".

Such a clause says no more than that the other one does it, whoever brings it about. Knows effects, not the words that
lead to them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Lasting
from smashrules.effects.selectors import You
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import UnfitError


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
