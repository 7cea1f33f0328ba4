"""What each of several gets, or more of it if something holds of that one: "each of your minions gains +1 power until
the end of the turn, or +2 power if it has an action on it".

Knows how such a sentence is put, not how a number or a condition is said.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import ForEach, If, Lasting, Modify
from smashrules.effects.amounts import Num
from smashrules.effects.selectors import Ref, Select


def or_more(printer: Any, effect: ForEach) -> str | None:
    """ "each of your minions gains +1 power until ..., or +2 power if ..."; None where each gets something else."""
    over, either = effect.over, effect.effect
    if not isinstance(over, Select) or not isinstance(either, If):
        return None
    less: Any = either.otherwise
    more: Any = either.then
    if not isinstance(less, Lasting) or not isinstance(less.statement, Modify) or less.lead:
        return None
    amount: Any = getattr(getattr(more, "statement", None), "amount", None)
    it = less.statement.what
    alike = more == replace(less, statement=replace(less.statement, amount=amount))
    if not alike or not isinstance(amount, Num) or it != Ref(over.label or 0):
        return None
    told = printer.lasting(replace(less, statement=replace(less.statement, what=over)))
    return f"{told}, or {amount.value:+d} power if {printer.condition(either.condition)}"
