"""Numbers, amounts and times said in words, and the small words of grammar that every phrase needs.

Knows no thing that is counted and no deed; these are said on top of it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.actions import Moment, Side
from smashrules.effects.amounts import (
    Awarded,
    Bounded,
    Count,
    Minus,
    Num,
    Picked,
    PowerAt,
    Quotient,
    StatOf,
    Times,
    Total,
)
from smashrules.effects.selectors import (
    BREAKPOINTS,
    EVERY,
    ONE,
    POWERS,
    Alike,
    Among,
    Both,
    Compare,
    Extreme,
    Here,
    Kind,
    Op,
    Other,
    Ref,
    Select,
    Stat,
    This,
    Trait,
    You,
)
from smashrules.text.words.lexicon import lexicon, takes_an

_BESIDE = {
    Op.LESS: "less than",
    Op.AT_MOST: "less than or equal to",
    Op.EQUAL: "equal to",
    Op.AT_LEAST: "greater than or equal to",
    Op.MORE: "greater than",
}
_AS_MUCH = {
    Op.AT_MOST: "equal or less",
    Op.AT_LEAST: "equal or more",
    Op.LESS: "less",
    Op.MORE: "more",
    Op.EQUAL: "equal",
}
_BY = {Op.AT_MOST: "up to ", Op.EQUAL: "", Op.AT_LEAST: "at least "}
_BY_LESS = {Op.EQUAL: "", Op.AT_MOST: "at least "}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class UnsayableError(ValueError):
    """A tree for which there is no wording that would be read as that tree again."""


def number_word(value: int) -> str:
    return NUMBERS[value] if value < len(NUMBERS) else str(value)


def plural(noun: str) -> str:
    if " and/or " in noun:
        return noun  # several already
    found = lexicon().nouns.get(noun.replace(" ", "_"))
    if found and found[0] == "counter":
        return noun + "s"
    if found and found[1] == "one":
        for word, (category, number) in lexicon().nouns.items():
            if category == found[0] and number == "many":
                return word.replace("_", " ")
    return noun + "s"


def genitive(words: str) -> str:
    return words + ("'" if words.endswith("s") else "'s")


def article(words: str) -> str:
    return ("an " if takes_an(words) else "a ") + words


class Quantities(Struct, frozen=True):
    """Says amounts and moments; the phrases in them are said by ``phrases``."""

    def any(self, node: Any, style: str = "each", extra: bool = False) -> str:
        """A selector as a subject or object."""
        raise NotImplementedError

    def select(self, node: Select, style: str = "each", extra: bool = False) -> str:
        """A selection."""
        raise NotImplementedError

    def related(self, node: Select, style: str) -> str:
        """A counted selection whose holder is said behind it."""
        raise NotImplementedError

    def whose(self, node: Any) -> str:
        """A possessor."""
        raise NotImplementedError

    def at(self, place: Any) -> str:
        """A place."""
        raise NotImplementedError

    # -- numbers and times ------------------------------------------------------------------------------------

    def amount(self, node: Any) -> str:
        if isinstance(node, Num):
            return str(node.value)
        if isinstance(node, StatOf):
            if isinstance(node.what, Select) and {Among, Other} <= node.what.asked:
                return f"the {node.stat.value} of the other"
            if isinstance(node.what, Select):
                most = [each for each in node.what.filters if isinstance(each, Extreme) and each.stat is node.stat]
                if most and not most[0].one:
                    rest = tuple(each for each in node.what.filters if each is not most[0])
                    of = self.any(replace(node.what, filters=rest))
                    return f"the {most[0].extremum.value} {node.stat.value} of {of}"
                if node.what.quantity == EVERY and node.stat in POWERS:  # added up
                    return f"the total {node.stat.value} of {self.any(node.what, 'bare')}"
                return f"the {node.stat.value} of {self.any(node.what)}"
            return f"{self.whose(node.what)} {node.stat.value}"
        if isinstance(node, PowerAt):
            return f"{self.whose(node.who)} power {self.at(node.place)}"
        if isinstance(node, Awarded):
            return f"{self.whose(node.who)} VP award {self.at(node.place)}"
        if isinstance(node, Count) and isinstance(node.what, Ref) and node.what.words == "an equal number":
            return "that number"
        if isinstance(node, Count):
            return f"the number of {self.counted(node.what, 'number')}"
        if isinstance(node, Times) and node.each == 2:
            return f"twice {self.amount(node.amount)}"
        if isinstance(node, Quotient) and node.by == 2:
            return f"half {self.amount(node.amount)} (rounded {'up' if node.up else 'down'})"
        if isinstance(node, Minus):
            return self.amount(node.amount)
        if isinstance(node, Bounded):
            return self.amount(node.amount) + self.bound(node)
        if isinstance(node, Total):
            return self.amount(node.parts[0]) + self.more(node)
        raise UnsayableError(type(node).__name__)

    @staticmethod
    def bound(node: Bounded) -> str:
        """ "(minimum 0)"."""
        if (node.least is None) is (node.most is None):
            raise UnsayableError("between what and what")
        return f" (minimum {node.least})" if node.most is None else f" (up to {node.most})"

    def more(self, node: Total) -> str:
        """ "plus the number of cards in your hand": all but the first part."""
        return "".join(
            f" {'minus' if isinstance(each, Minus) else 'plus'} {self.amount(each)}" for each in node.parts[1:]
        )

    def counted(self, what: Any, style: str) -> str:
        if isinstance(what, Both):
            first, *others = what.parts
            last = others[-1]
            if isinstance(first, Select) and isinstance(last, Select) and first.filters == last.filters:
                bare = replace(first, filters=(), zone=None)
                return f"{self.select(bare, style)} and {self.related(last, style)}"
            raise UnsayableError("counted together")
        if not isinstance(what, Select):
            return self.any(what)
        unlike = Alike(Trait.FACTION, different=True)
        if unlike in what.filters and what.quantity == EVERY:
            cards = replace(what, filters=tuple(each for each in what.filters if each != unlike))
            factions = "faction" if style == "for each" else "factions"
            return f"different {factions} among {self.any(cards, 'bare')}"
        return self.related(what, style)

    @staticmethod
    def that_many(amount: Any) -> str | None:
        """ "that many", "twice that many", of a number that is so many as were spoken of."""
        times = amount.each if isinstance(amount, Times) else 1
        count = amount.amount if isinstance(amount, Times) else amount
        spoken_of = isinstance(count, Count) and isinstance(count.what, Ref)
        return {1: "that many", 2: "twice that many"}.get(times) if spoken_of else None

    def by_so_many(self, amount: Any) -> str:
        """ "2 for each minion there", "twice that number"."""
        if isinstance(amount, Times) and not isinstance(amount.amount, StatOf) and self.that_many(amount) is None:
            return f"{amount.each} {self.for_each(amount.amount)}"
        return self.amount(amount)

    @staticmethod
    def so_many_more(amount: Any) -> str | None:
        """ "plus one", of a number that is that many and one more."""
        parts = amount.parts if isinstance(amount, Total) else ()
        if len(parts) != 2 or not isinstance(parts[0], Count) or not isinstance(parts[0].what, Ref):
            return None
        by = parts[1].amount if isinstance(parts[1], Minus) else parts[1]
        sign = "minus" if isinstance(parts[1], Minus) else "plus"
        return f"{sign} {number_word(by.value)}" if isinstance(by, Num) and by.value > 0 else None

    def for_each(self, amount: Any) -> str:
        """ "for each minion here", "for every 5 power they have here"."""
        if isinstance(amount, Quotient) and amount.up:
            raise UnsayableError("for every so many, and for the rest")
        if isinstance(amount, Count):
            return f"for each {self.counted(amount.what, 'for each')}"
        power = amount.amount if isinstance(amount, Quotient) else amount
        if isinstance(power, StatOf) and power.stat is Stat.POWER and isinstance(power.what, (Ref, This)):
            every = f"every {amount.by}" if isinstance(amount, Quotient) else "each"
            return f"for {every} power {self.any(power.what)} has"
        if isinstance(power, StatOf) and power.stat is Stat.VP:
            every = f"every {amount.by}" if isinstance(amount, Quotient) else "each"
            has = "have" if isinstance(power.what, You) else "has"
            return f"for {every} VP {self.any(power.what)} {has}"
        if isinstance(amount, Quotient) and isinstance(power, StatOf) and power.stat in BREAKPOINTS:
            return f"for every {amount.by} {power.stat.value} of {self.any(power.what)}"
        if isinstance(amount, Quotient) and isinstance(amount.amount, PowerAt):
            who = "you" if isinstance(amount.amount.who, You) else "they"
            return f"for every {amount.by} power {who} have {self.at(amount.amount.place)}"
        if isinstance(amount, Quotient) and isinstance(amount.amount, Count):
            things = self.counted(amount.amount.what, "number")
            if things.startswith("each of "):  # of those spoken of
                things = things.removeprefix("each ")
            theirs = "of " if things.startswith("your ") else ""
            return f"for every {number_word(amount.by)} {theirs}{things}"
        raise UnsayableError(type(amount).__name__)

    def bonus(self, stat: Stat, amount: Any) -> str:
        """ "+1 power for each ..."."""
        if isinstance(amount, Num):
            return f"{amount.value:+d} {stat.value}"
        if isinstance(amount, Picked):
            return f"{' or '.join(f'{each:+d}' for each in amount.values)} {stat.value}"
        if isinstance(amount, Total):
            return self.bonus(stat, amount.parts[0]) + self.more(amount)
        if of_points(amount):
            return self.bonus(stat, Times(1, amount))
        points = isinstance(amount, Times) and of_points(amount.amount)
        if isinstance(amount, Times) and isinstance(amount.amount, (StatOf, PowerAt)) and not points:
            return f"{stat.value} equal to {self.amount(amount)}"
        if isinstance(amount, (PowerAt, StatOf)):
            return f"{stat.value} equal to {self.amount(amount)}"
        if isinstance(amount, Times):
            return f"{amount.each:+d} {stat.value} {self.for_each(amount.amount)}"
        if isinstance(amount, Quotient) and amount.by == 2:
            return f"{stat.value} equal to {self.amount(amount)}"
        raise UnsayableError(type(amount).__name__)

    def moment(self, moment: Moment) -> str:
        if moment.duel and (moment.side is Side.START or moment.next):
            raise UnsayableError("the start of a duel")
        if moment.duel:
            return "the end of the duel"
        whose = "the" if moment.whose is None else self.whose(moment.whose)
        anyone = isinstance(moment.whose, Select) and whose.startswith("one ")
        later = "next " if moment.next else ""
        return f"the {moment.side.value} of {whose.replace('one', 'any', 1) if anyone else whose} {later}turn"

    # -- comparisons ------------------------------------------------------------------------------------------

    @staticmethod
    def spec(each: Compare) -> str:
        if not isinstance(each.amount, Num) or each.op not in (Op.AT_MOST, Op.AT_LEAST, Op.EQUAL):
            raise UnsayableError("a comparison")
        tail = {Op.AT_MOST: " or less", Op.AT_LEAST: " or more"}.get(each.op, "")
        if each.stat in BREAKPOINTS:
            return f"with a {each.stat.value} of {each.amount.value}{tail}"
        return f"of {each.stat.value} {each.amount.value}{tail}"

    def comparing(self, each: Compare, total: bool = False) -> str:
        amount = each.amount
        by = amount.parts[1] if isinstance(amount, Total) and len(amount.parts) == 2 else None
        more = by.amount if isinstance(by, Minus) else by
        counted = isinstance(amount, Total) and isinstance(amount.parts[0], Count)
        if each.op in _BY and isinstance(more, Num) and isinstance(amount, Total) and not (total or counted):
            first = amount.parts[0]
            how = _BY[each.op] if by is more else _BY_LESS.get(each.op)
            sums = getattr(getattr(first, "what", None), "quantity", None) == EVERY
            if not isinstance(first, StatOf) or first.stat is not each.stat or how is None or sums:
                return self._beside(each)
            than = "" if getattr(first.what, "words", "") == "as much" else f" than {self.any(first.what)}"
            return f"with {how}{more.value} {'more' if by is more else 'less'} {each.stat.value}{than}"
        if isinstance(more, Num) and not counted:
            return self._beside(each)
        added_up = isinstance(amount, StatOf) and getattr(amount.what, "quantity", None) == EVERY
        if isinstance(amount, StatOf) and (amount.stat is not each.stat or added_up) and not total:
            return self._beside(each)
        if each.op in (Op.AT_MOST, Op.AT_LEAST) and getattr(getattr(amount, "what", None), "words", "") != "as much":
            word = "less" if each.op is Op.AT_MOST else "greater"
            card = amount.what if isinstance(amount, StatOf) and each.stat in POWERS and not total else None
            than = self.any(card) if card is not None else self.amount(amount)
            a = "a " if each.stat in BREAKPOINTS else ""
            return f"with {a}{each.stat.value} {word} than or equal to {than}"
        said_before = isinstance(amount, StatOf) and getattr(amount.what, "words", "") == "as much"
        if said_before and each.stat is not Stat.BREAKPOINT:
            printed = "printed " if each.stat is Stat.PRINTED_POWER else ""
            return f"with {_AS_MUCH[each.op]} {printed}power"
        if each.stat is Stat.BREAKPOINT and each.op in (Op.LESS, Op.MORE) and isinstance(amount, StatOf):
            word = "lower" if each.op is Op.LESS else "higher"
            left = getattr(amount.what, "what", None)  # that each leaves for itself
            unsaid = "as much" in (getattr(left, "words", ""), getattr(amount.what, "words", ""))
            than = "" if unsaid else f" than {self.any(amount.what)}"
            return f"with a {word} breakpoint{than}"
        if not (isinstance(amount, StatOf) or total):
            return self._beside(each)
        direction = {Op.LESS: "less", Op.MORE: "more"}.get(each.op)
        if each.op is Op.EQUAL and isinstance(amount, StatOf) and each.stat in POWERS:
            return f"with {each.stat.value} equal to {self.amount(amount)}"
        if direction is None:
            raise UnsayableError("a comparison")
        if isinstance(amount, StatOf):
            return f"with {direction} {each.stat.value} than {self.any(amount.what)}"
        return f"with {direction} {each.stat.value} than {self.amount(amount)}"

    def _beside(self, each: Compare) -> str:
        """ "with power equal to the number of cards in your hand", "with a higher breakpoint than that"."""
        stat, amount = each.stat.value, self.amount(each.amount)
        a = "a " if each.stat in BREAKPOINTS else ""
        if each.op in (Op.LESS, Op.MORE):
            words = ("lower", "higher") if a else ("less", "more")
            return f"with {a}{words[each.op is Op.MORE]} {stat} than {amount}"
        return f"with {a}{stat} {_BESIDE[each.op]} {amount}"

    @staticmethod
    def numbers(node: Select) -> str:
        """ "a power of 4 or less", "a power of 3 or 4", "a power"."""
        bounds = [(each.op, each.amount) for each in node.filters if isinstance(each, Compare)]
        values = [amount.value for _, amount in bounds if isinstance(amount, Num)]
        ops = [op for op, _ in bounds]
        plain = node.quantity == ONE and len(values) == len(node.filters)
        if plain and not values:
            return "a power"
        if plain and ops == [Op.AT_MOST]:
            return f"a power of {values[0]} or less"
        if plain and ops == [Op.AT_LEAST, Op.AT_MOST] and values[0] < values[1]:
            return f"a power of {values[0]} {'or' if values[1] == values[0] + 1 else 'to'} {values[1]}"
        raise UnsayableError("which powers")


def number_of(what: object) -> str:
    """What becomes more or less of a thing: a base has a breakpoint, all else power."""
    base = isinstance(what, Here) or (isinstance(what, Select) and what.kind is Kind.BASE)
    return "breakpoint" if base else "power"


def of_points(amount: object) -> bool:
    """Whether it is how many VPs somebody has: "+1 power for each VP you have"."""
    return isinstance(amount, StatOf) and amount.stat is Stat.VP
