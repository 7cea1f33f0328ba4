"""The live changes of numbers, sorted by the cards that they are about.

Most changes are about one card, and most cards have none. Knows which changes there are and whom they may concern;
how much they come to, and what stands against them, is ``derived``'s.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from smashrules.effects.actions import Modify
from smashrules.effects.amounts import Amount, Minus, Num
from smashrules.effects.selectors import Stat
from smashrules.engine.speakers import Source, named
from smashrules.engine.table import Table
from smashrules.state.records import Obj


class Modifier(Struct, frozen=True, eq=False):
    """A live change of a number: the cards that it is known to be about (None: each has to be asked), and by
    how much where that is the same for each card."""

    source: Source
    statement: Modify
    named: tuple[int, ...] | None
    amount: int | None


class Modifiers:
    """The live changes of one number, in the order in which they count."""

    __slots__ = ("_at", "_unnamed", "every", "granted", "of_named")

    def __init__(self) -> None:
        self.every: list[Modifier] = []
        self.granted: list[Modifier] = []
        """Those that change no card but a player's total at a base."""
        self._unnamed: list[Modifier] = []
        """Those that name no card."""
        self._at: dict[tuple[int, int], Sequence[Modifier]] = {}
        """Those of them that can be about what a player controls at a base, as far as it was asked."""
        self.of_named: dict[int, list[Modifier]] = {}
        """For the cards that some name: these, and all that name none."""

    def add(self, each: Modifier) -> None:
        """Take in the next one."""
        self.every.append(each)
        if each.statement.at is not None:
            self.granted.append(each)
        elif each.named is not None:
            for uid in dict.fromkeys(each.named):
                self.of_named.setdefault(uid, [*self._unnamed]).append(each)
        else:
            self._unnamed.append(each)
            for some in self.of_named.values():
                some.append(each)

    def of(self, uid: int, obj: Obj | None) -> Sequence[Modifier]:
        """Those that are about a card (as it is in play, if it is), and those of which that has to be asked."""
        found = self.of_named.get(uid)
        if found is not None:
            return found
        return self._unnamed if obj is None else self.of_unnamed(obj)

    def of_unnamed(self, obj: Obj) -> Sequence[Modifier]:
        """The same of a card in play that none of them names."""
        if not self._unnamed:
            return ()
        place = (obj.base, obj.controller)
        found = self._at.get(place)
        if found is None:
            found = self._at[place] = [each for each in self._unnamed if not each.source.passes_by(obj)]
        return found


class Sorted(Struct, frozen=True, eq=False):
    """The changes that were said on a board, by what they change, and what they were sorted by: what was said; how
    many cards had left play, where something is fixed to cards (it is not about a card that comes back), else -1."""

    said: list[Source]
    departures: int
    by_stat: Mapping[Stat, Modifiers]


def sorted_modifiers(table: Table, said: list[Source]) -> Mapping[Stat, Modifiers]:
    """The changes that are said, by what they change; those of the board before if nothing else is said now."""
    last = table.modifiers
    if (
        last is not None
        and (last.departures == table.departures or last.departures < 0)
        and last.said == said  # a source is equal to itself alone
    ):
        return last.by_stat
    by_stat: dict[Stat, Modifiers] = {}
    for source in said:
        statement, effect = source.statement, source.effect
        assert isinstance(statement, Modify)
        amount = effect.amount if effect is not None else None
        if amount is None:
            amount = _constant(statement.amount)
        if statement.stat not in by_stat:
            by_stat[statement.stat] = Modifiers()
        by_stat[statement.stat].add(Modifier(source, statement, named(source), amount))
    fixed = any(each.effect is not None and each.effect.targets is not None for each in said)
    table.modifiers = Sorted(list(said), table.departures if fixed else -1, by_stat)
    return by_stat


def _constant(amount: Amount | int) -> int | None:
    """What an amount comes to that is written out as a number."""
    if type(amount) is Num:
        return amount.value
    less = _constant(amount.amount) if type(amount) is Minus else None
    return None if less is None else -less
