"""From what an ability would trigger: "(abilities) that would trigger when you play an action".

Knows the clause behind the noun and the events that a clause names.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from smashrules.effects.node import Span
from smashrules.effects.selectors import Answering, Select
from smashrules.text.structure.attach import Dep, UnfitError, phrase_attachments
from smashrules.text.structure.heads import read_head
from smashrules.text.structure.syntax import Sub

_TIMED = ("when", "after")
_HEADS = (["trigger"], ["triggers"], ["would", "trigger"])
_NOT_OF_EVENTS = {"cost", "instead", "instead_one", "limit", "when", "now", "over", "until", "during", "condition"}


def answering(builder: Any, sub: Sub, dep: Dep, place: Span) -> Iterator[Answering]:
    """The filters that such a clause can mean."""
    if sub.mark != "&that" or [each.word for each in sub.head] not in _HEADS or len(dep.parts) != 1:
        return
    inner = dep.parts[0].item
    if not isinstance(inner, Sub) or inner.mark not in _TIMED or inner.first:
        return
    head = read_head(inner.head)
    if head.modal or head.negated or head.past or head.perfect or head.others:
        return
    subjects: list[Any] = [builder.phrase(each) for each in phrase_attachments(inner.subject)] or [None]
    for about in subjects:
        for said in builder.filled(head, about, dep.parts[0].parts, inner.head):
            with suppress(UnfitError):
                if set(said.fields) & _NOT_OF_EVENTS:
                    raise UnfitError("an event, and when")
                by = said.subject.node if said.subject is not None else None
                if isinstance(by, Select) and by.quantity.high == 0:
                    raise UnfitError("what nobody does is no event")
                yield Answering(builder.act(said, by, event=True), span=place)
