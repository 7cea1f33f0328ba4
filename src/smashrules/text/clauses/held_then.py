"""Conditions on what was so when something happened: "if it had no counters when the action was played".

Knows conditions and the events that they are asked at, not the words of a clause (``conditions`` reads these).
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from smashrules.effects.conditions import Has, HeldWhen, Is, Not, Outnumbers, Outpowers, Relation
from smashrules.text.clauses.said import VERB_OF, Said
from smashrules.text.structure.attach import UnfitError, phrase_attachments
from smashrules.text.structure.heads import read_head
from smashrules.text.structure.syntax import Sub

if TYPE_CHECKING:
    from smashrules.text.clauses.conditions import Conditions

_BOARD = (Has, Is, Relation, Outnumbers, Outpowers)
"""What is asked of the board, so that it can be asked of an earlier one."""


def held_then(builder: Conditions, said: Said, candidate: bool) -> HeldWhen:
    """ "it had no counters when the action was played". Raises ``UnfitError``."""
    dep = said.fields["trigger"]
    sub = dep.item
    rest = {name: part for name, part in said.fields.items() if name != "trigger"}
    if not isinstance(sub, Sub) or sub.mark != "when" or not (said.head.past or said.head.word == "had"):
        raise UnfitError("no condition")
    held = builder.condition(replace(said, fields=rest), candidate)
    if not isinstance(held.condition if isinstance(held, Not) else held, _BOARD):
        raise UnfitError("what was so then")
    for about in [builder.phrase(each) for each in phrase_attachments(sub.subject)]:
        for event in builder.filled(read_head(sub.head), about, dep.parts, sub.head):
            with suppress(UnfitError):
                return HeldWhen(held, _happened(builder, event), span=said.span)
    raise UnfitError("when what happened")


def _happened(builder: Conditions, said: Said) -> Any:
    head = said.head
    if not head.past or head.modal or head.negated or said.verb not in VERB_OF or said.fields:
        raise UnfitError("when what happened")
    by = said.subject.node if said.subject is not None and not head.passive else None
    return builder.act(said, by, event=True)
