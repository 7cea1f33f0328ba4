"""How many counters, how many cards drawn: numbers that a verb takes as an amount rather than as things.

Knows selections and their quantities, not the words around them (``clauses``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Amount, Bounded, Count, Minus, Num, Times, Total
from smashrules.effects.node import Span
from smashrules.effects.selectors import ONE, Kind, Other, Select, This
from smashrules.effects.verbs import Verb
from smashrules.text.binding.pending import reference
from smashrules.text.nouns.determiners import CARD_KINDS, Before, UnfitError
from smashrules.text.structure.attach import Dep
from smashrules.text.structure.syntax import Word

OF_COUNTERS = {"place": Verb.PUT_COUNTER, "add": Verb.PUT_COUNTER, "transfer": Verb.TRANSFER}
"""What is done with counters, by the verb it is said with."""


def counters_named(what: Any) -> tuple[Any, Any]:
    """A number of counters as an amount; as things where the number is not fixed."""
    if not isinstance(what, Select) or what.filters or what.kind is not Kind.COUNTER:
        return None, what
    quantity = what.quantity
    if isinstance(quantity.low, int) and quantity.low == quantity.high:
        return Num(quantity.low, span=what.span), None
    if not isinstance(quantity.low, int) and quantity.low == quantity.high:
        return quantity.low, None
    return None, what


def bounded(amount: Any, part: Dep) -> Bounded:
    """ "(minimum 0)", "(up to 5)": the number before it, but no less or no more."""
    word = part.item
    assert isinstance(word, Word)
    number = int("".join(each for each in word.word if each.isdigit()))
    lower = word.word.startswith("&(minimum")
    span = (amount.span[0], word.end)
    return Bounded(amount, number if lower else None, None if lower else number, span=span)


def not_below(amount: Any, part: Dep) -> int | None:
    """ "-1 power for each action, but not below 2": what a number that becomes less does not fall below.

    None where the bound is one of ``amount`` itself ("+1 power for each action (up to 3)")."""
    falling = isinstance(amount, Times) and amount.each < 0
    return bounded(amount, part).least if falling else None


def for_each(amount: Any, things: Amount) -> Times:
    """ "+1 power for each minion": the number before it, so many times. Raises ``UnfitError``."""
    if not isinstance(amount, Num):
        raise UnfitError("for each, for each")
    return Times(amount.value, things, span=amount.span)


def so_many(before: Before, span: Span) -> Amount:
    """ "That many" of something, "an equal number of" them: as many as were spoken of."""
    kinds = CARD_KINDS | {Kind.COUNTER.value}
    those = reference("it", "an equal number", kinds, True, None, span[0], span=span)
    return as_many(those, before.plus, span)


def as_many(things: Any, more: int | None, span: Span) -> Amount:
    """ "that many", "that many plus one": as many as ``things``, or so many more or fewer."""
    count = Count(things, span=span)
    if more is None:
        return count
    by = Num(abs(more), span=span)
    return Total((count, by if more > 0 else Minus(by, span=span)), span=span)


def drawn(what: Select, values: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """ "draw two cards", "draw another card" are amounts; "draw it", "draw one of them" are things."""
    if what.kind is Kind.CARD and what.quantity == ONE and what.zone is None and not what.random:
        what = replace(what, filters=tuple(each for each in what.filters if each != Other(This(Kind.CARD))))
    if what.kind is not Kind.CARD or what.filters or what.zone is not None:
        return what, values
    quantity = what.quantity
    if "amount" in values:
        number, each = quantity.low, values["amount"]
        if number != quantity.high or not isinstance(number, int) or isinstance(each, (Times, Num)):
            raise UnfitError("how many, twice")
        values["amount"] = each if number == 1 else Times(number, each, span=what.span)  # "two cards for each"
    elif quantity.low != quantity.high:
        raise UnfitError("how many")
    elif isinstance(quantity.low, int):
        values["amount"] = Num(quantity.low, span=what.span)
    else:
        values["amount"] = quantity.low
    return None, values
