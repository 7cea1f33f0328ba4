"""What players do, and may do besides: "each player draws a card and may play an extra minion".

Knows clauses joined by "and"; who does the second is who does the first, and of several players each does both before
the next one does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, ForEach, If, Seq
from smashrules.effects.selectors import Both, Placed, You
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.partners import as_before, everyone
from smashrules.text.sentences.groups import joined
from smashrules.text.sentences.lines import Line
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron


def joined_with_may(builder: Conditions, saids: list[Said], op: str, label: str) -> Iterator[Line]:
    """Clauses joined by ``op``, of which one may have "may" or "must" of its own and the subject of the one before.
    Raises ``UnfitError``."""
    place = next((at for at in range(1, len(saids)) if _besides(saids[:at], saids[at])), None)
    if place is None or op != "and":
        yield from joined(builder, saids, op, label)
        return
    first = max(at for at in range(place) if saids[at].subject is not None)
    doer = saids[first].subject
    assert doer is not None
    who: Any = doer.node
    again = doer if isinstance(who, Pron) else replace(doer, node=as_before(who), many=False)
    told = [*saids[:place], replace(saids[place], subject=again), *saids[place + 1 :]]
    if not everyone(who) or any(isinstance(each, Placed) for each in who.filters):  # each of them, or the winner
        yield from joined(builder, told, op, label)
        return
    if first or who.label is None:
        raise UnfitError("each of them does what, before the next one does")
    for line in joined(builder, [replace(told[0], subject=again), *told[1:]], op, label):
        if isinstance(line.body, (Act, Seq, If)):
            yield replace(line, body=ForEach(who, line.body, span=line.body.span))


def _besides(before: list[Said], said: Said) -> bool:
    """Whether a clause has a "may", or a "must", of its own and the player of those before it."""
    if said.subject is not None or said.head.modal not in ("may", "must") or said.head.passive or said.head.negated:
        return False
    first = next((each for each in reversed(before) if each.subject is not None), None)
    told = first is not None and first.head.modal in ("", "must") and not first.head.passive
    doer = first.subject if first is not None and told else None
    return doer is not None and doer.cat == "player" and not isinstance(doer.node, (You, Both))
