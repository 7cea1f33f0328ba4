"""What trails behind a deed and says when it is done: "draw a card after you play a minion here".

Knows how a clause that tells an event is filled, not what the deed before it means.
"""

from __future__ import annotations

from collections.abc import Iterator

from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import end_of
from smashrules.text.sentences.leads import event_leads
from smashrules.text.sentences.lines import Line, told_when
from smashrules.text.structure.attach import Dep, UnfitError, phrase_attachments
from smashrules.text.structure.heads import read_head
from smashrules.text.structure.syntax import Sub


def timed(builder: Conditions, dep: Dep, line: Line) -> Line:
    """``line``, triggered by what ``dep`` tells. Raises ``UnfitError`` where that is no event, or not just one."""
    sub = dep.item
    assert isinstance(sub, Sub)
    found: list[Line] = []
    for said in _fillings(builder, sub, dep):
        for above in event_leads(builder, sub, said, (sub.start, end_of(dep))):
            each = line
            for lead in above:
                each = told_when(each, lead)
            found.append(each)
    if not found or any(each != found[0] for each in found):
        raise UnfitError("when")
    return found[0]


def _fillings(builder: Conditions, sub: Sub, dep: Dep) -> Iterator[Said]:
    for about in [builder.phrase(each) for each in phrase_attachments(sub.subject)]:
        yield from builder.filled(read_head(sub.head), about, dep.parts, sub.head)
