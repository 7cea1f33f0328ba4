"""How many counters, how many cards drawn: numbers that a verb takes as an amount rather than as things.

Knows selections and their quantities, not the words around them (``clauses``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Amount, Bounded, Count, Minus, Num, PowerAt, Quotient, StatOf, Times, Total
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    At,
    Compare,
    Kind,
    On,
    Op,
    Other,
    Pile,
    Quantity,
    Select,
    Stat,
    This,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.nouns.determiners import Before, Thing
from smashrules.text.structure.attach import Dep, UnfitError
from smashrules.text.structure.syntax import Word
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import reference, temporary

OF_COUNTERS = {
    "place": Verb.PUT_COUNTER,
    "add": Verb.PUT_COUNTER,
    "gain": Verb.PUT_COUNTER,
    "transfer": Verb.TRANSFER,
}
"""What is done with counters, by the verb it is said with; what is said with another one takes them off."""


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


def so_often(things: Any, part: Dep | None) -> Quantity:
    """As many as ``things`` are; "for each of them, up to two": no more than two. Raises ``UnfitError`` for a bound
    below."""
    number: Any = (
        things if isinstance(things, (Quotient, StatOf, PowerAt, Count)) else Count(things, span=things.span)
    )
    if part is not None:
        number = bounded(number, part)
        if number.most is None:
            raise UnfitError("no fewer than are counted")
    return Quantity(number, number)


def so_many_told(what: Any) -> Amount | None:
    """ "That many cards": how many, where it is as many as were spoken of."""
    low = what.quantity.low if isinstance(what, Select) else None
    return low if isinstance(low, (Count, Times, Total)) and low == what.quantity.high else None


def not_below(amount: Any, part: Dep) -> int | None:
    """ "-1 power (minimum 1)", "-1 power for each action, but not below 2": what a number that
    becomes less does not fall below.

    None where the bound is one of ``amount`` itself ("+1 power for each action (up to 3)")."""
    falling = (isinstance(amount, Times) and amount.each < 0) or (isinstance(amount, Num) and amount.value < 0)
    return bounded(amount, part).least if falling else None


def for_each(amount: Any, things: Amount) -> Amount:
    """ "+1 power for each minion": the number before it, so many times. Raises ``UnfitError``."""
    if not isinstance(amount, Num):
        raise UnfitError("for each, for each")
    if isinstance(things, StatOf) and amount.value == 1:
        return things  # "gain 1 VP for each power it had": as many as that is
    return Times(amount.value, things, span=amount.span)


def so_many(before: Before, span: Span) -> Amount:
    """ "That many" of something, "an equal number of" them: as many as were spoken of."""
    kinds = CARD_KINDS | {Kind.COUNTER.value, Kind.ANY_COUNTER.value}
    those = reference("it", "an equal number", kinds, True, None, span[0], span=span)
    return as_many(those, before.plus, span)


def as_many(things: Any, more: int | None, span: Span) -> Amount:
    """ "that many", "that many plus one": as many as ``things``, or so many more or fewer."""
    count = Count(things, span=span)
    if more is None:
        return count
    by = Num(abs(more), span=span)
    return Total((count, by if more > 0 else Minus(by, span=span)), span=span)


def doubled(thing: Thing) -> Thing:
    """ "Twice that many", "twice its power": an amount, two times. Raises ``UnfitError``."""
    node: Any = thing.node
    if isinstance(node, (Count, StatOf, PowerAt)) and thing.compare is None and not (thing.bonus or thing.extremum):
        return replace(thing, node=Times(2, node, span=thing.span))
    low = node.quantity.low if isinstance(node, Select) else None
    if isinstance(low, Count) and node.quantity.high == low:
        so_many = Times(2, low, span=thing.span)
        return replace(thing, node=replace(node, quantity=Quantity(so_many, so_many, span=thing.span)))
    raise UnfitError("twice what")


def halved(thing: Thing, up: bool) -> Thing:
    """ "Half its power", "half the number of cards in your hand", "half your hand": rounded ``up`` or down. Raises
    ``UnfitError``."""
    node: Any = thing.node
    if isinstance(node, (Count, StatOf, PowerAt)) and thing.compare is None and not (thing.bonus or thing.extremum):
        return replace(thing, node=Quotient(node, 2, up, span=thing.span))
    low = node.quantity.low if isinstance(node, Select) else None
    if isinstance(low, Count) and node.quantity.high == low:  # "half that many cards"
        half: Any = Quotient(low, 2, up, span=thing.span)
        return replace(thing, node=replace(node, quantity=Quantity(half, half, span=thing.span)))
    if isinstance(node, Pile) and node.end is None and node.zone is Zone.HAND:
        node = Select(Kind.CARD, EVERY, (), node, label=temporary(thing.span[0]), span=thing.span)
        thing = replace(thing, cat="card", node=node, many=True)
    there = isinstance(node, Select) and (node.zone is not None or any(isinstance(e, At | On) for e in node.filters))
    if there and node.quantity == EVERY and thing.many and not (thing.more or thing.extra):
        half = Quotient(Count(replace(node, label=None), span=thing.span), 2, up, span=thing.span)
        return replace(thing, node=replace(node, quantity=Quantity(half, half, span=thing.span)))
    raise UnfitError("half of what")


def that_amount(before: Before, span: Span) -> Amount:
    """ "That amount", "that number": as many as were spoken of. Raises ``UnfitError``."""
    if before.definite != "that" or before.words or before.quantity or before.poss or before.done or before.other:
        raise UnfitError("which number")
    return so_many(before, span)


def so_many_times(quantity: Quantity, amount: Any) -> Times | Bounded:
    """ "Draw two cards for each minion here": so many of them, each time. Raises ``UnfitError``."""
    if isinstance(amount, Bounded):
        return replace(amount, amount=so_many_times(quantity, amount.amount))
    fixed = isinstance(quantity.low, int) and quantity.low == quantity.high
    if not fixed or not isinstance(quantity.low, int) or not isinstance(amount, (Count, Quotient)):
        raise UnfitError("how many, twice")
    return Times(quantity.low, amount, span=amount.span)


def drawn(what: Select, values: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """ "draw two cards", "draw another card" are amounts; "draw it", "draw one of them" are things."""
    if what.kind is Kind.CARD and what.quantity == ONE and what.zone is None and not what.random:
        what = replace(what, filters=tuple(each for each in what.filters if each != Other(This(Kind.CARD))))
    if what.kind is not Kind.CARD or what.filters or what.zone is not None:
        return what, values
    quantity = what.quantity
    if quantity == NONE:
        raise UnfitError("nothing is drawn")  # by which draw
    if "amount" in values:
        if quantity != ONE:
            values["amount"] = so_many_times(quantity, values["amount"])
    elif quantity.low != quantity.high:
        raise UnfitError("how many")
    elif isinstance(quantity.low, int):
        values["amount"] = Num(quantity.low, span=what.span)
    else:
        values["amount"] = quantity.low
    return None, values


def chosen_power(thing: Thing) -> Select:
    """A power that is chosen as a number: "a power of 4 or less", "a power of 3 or 4"."""
    stat, op, amount = thing.compare or (Stat.POWER, Op.MORE, None)
    if thing.numbers:
        least, most = thing.numbers
        filters: tuple[Compare, ...] = (Compare(stat, Op.AT_LEAST, least), Compare(stat, Op.AT_MOST, most))
    elif stat is Stat.POWER and op is Op.AT_MOST and isinstance(amount, Num) and not (thing.total or thing.bonus):
        filters = (Compare(stat, op, amount),)
    elif stat is Stat.POWER and op is Op.AT_LEAST and amount == Num(0) and not (thing.total or thing.bonus):
        filters = ()  # whichever
    else:
        raise UnfitError("which powers can be chosen")
    return Select(Kind.NUMBER, ONE, filters, label=temporary(thing.span[0]), span=thing.span)
