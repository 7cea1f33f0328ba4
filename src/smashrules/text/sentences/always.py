"""What is ordered and is so all the time: "Ongoing: Cancel the abilities of minions here", "increase its breakpoint".

Knows statements and what they are about, no words.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Becomes, Cancelled, Lasting, Modify
from smashrules.effects.amounts import StatOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import Here, Host, Select, This
from smashrules.text.trees.pending import Pron


def always_so(effect: Any) -> Any:
    """What is stated where it is ordered of this card, of the base where it is, or of all that are such; None where
    it is for a time, or something is chosen."""
    if not isinstance(effect, Lasting) or effect.until is not None or effect.lead or effect.stays:
        return None
    stated = effect.statement
    if effect.spends is not None or not isinstance(stated, (Modify, Cancelled, Becomes)):
        return None
    all_such = isinstance(stated.what, Select) and stated.what.quantity.every
    if not (all_such or isinstance(stated.what, (This, Here, Host))):
        return None
    if any(isinstance(each, StatOf) for each in walk(getattr(stated, "amount", stated))):
        return None  # "double its power": of that which would be doubled
    chosen = any(isinstance(each, Select) and not each.quantity.every for each in walk(stated.what))
    return None if chosen or any(isinstance(each, Pron) for each in walk(stated)) else stated
