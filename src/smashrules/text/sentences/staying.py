"""What holds for as long as the card that says it is in play: "take control of a minion as long as this is in play".

Knows effects, not the words that lead to them; whose card stays is told here by the words "this card".
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import STATEMENTS, Act, Controls, Join, Lasting, Seq
from smashrules.effects.node import Span
from smashrules.effects.selectors import ONE, Kind, Ref, Select, You
from smashrules.effects.verbs import Verb
from smashrules.text.structure.attach import UnfitError


def staying(body: Any, words: str, host: Kind | None, span: Span) -> Any:
    """``body`` made to last so long. Raises ``UnfitError`` for what has a time of its own, and where another card
    than the one that says it is meant."""
    if host is not None and words.endswith(host.value):
        raise UnfitError("as long as another card than this is in play")
    if isinstance(body, Act) and body.verb is Verb.TAKE_CONTROL and body.until is None and body.by is None:
        return _controlled(body, span)
    if isinstance(body, Lasting) and not (body.until or body.lead or body.spends):
        return replace(body, stays=True, span=span)
    if not isinstance(body, STATEMENTS):
        raise UnfitError("done for how long")
    return Lasting(body, stays=True, span=span)


def _controlled(taken: Act, span: Span) -> Any:
    """Control that ends when this card leaves play, and not only when the other one does, is a statement: of the one
    that is chosen first, or of those that are known."""
    what: Any = taken.what
    if not isinstance(what, Select):
        return Lasting(Controls(what, You(span=span), span=span), stays=True, span=span)
    if what.quantity != ONE or what.label is None:
        raise UnfitError("which of them, as long as it is in play")
    chosen = Act(Verb.CHOOSE, what=what, span=what.span)
    held = Controls(Ref(what.label, "it", span=what.span), You(span=span), span=span)
    return Seq((chosen, Lasting(held, stays=True, span=span)), (Join.AND,), span=span)
