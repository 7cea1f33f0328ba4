"""Whether the abilities of a card are cancelled: asked of one that is known, or of each that is looked at.

Knows the clause and the noun phrase that say so, not what cancels them.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.conditions import Not, Silenced
from smashrules.effects.selectors import Select
from smashrules.text.clauses.said import Said
from smashrules.text.structure.attach import UnfitError


def are_cancelled(said: Said) -> Silenced | Not | None:
    """ "If its abilities are cancelled", "while this minion's abilities are not cancelled"; None for another clause.
    Raises ``UnfitError`` where it is open of which of several that is asked."""
    head, thing = said.head, said.object
    if said.verb == "lose" and thing is not None and thing.cat == "ability":
        raise UnfitError("what it loses, or has lost")
    if said.verb != "cancel" or not head.passive or thing is None or thing.cat != "ability":
        return None
    if head.past or head.modal or head.others or said.fields or isinstance(thing.node, Select):
        raise UnfitError("whose abilities are cancelled, and when")
    asked: Any = Silenced(thing.node, span=said.span)
    return Not(asked, span=said.span) if head.negated else asked
