"""Numbers an effect speaks of: fixed, counted, read off a card, or computed from these.

Whether a number is computed once or follows the board is not said here: it follows from where it stands (once in
an instruction, always anew in a continuous effect). This module knows no state and no words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smashrules.effects.node import Node

if TYPE_CHECKING:
    from smashrules.effects.conditions import Outnumbers
    from smashrules.effects.selectors import Selector, Stat


class Num(Node, frozen=True):
    """A fixed whole number."""

    value: int


class Count(Node, frozen=True):
    """How many things fit ``what``."""

    what: Selector


class StatOf(Node, frozen=True):
    """A number of one thing ("its power", "the power of that minion")."""

    stat: Stat
    what: Selector


class PowerAt(Node, frozen=True):
    """The total power that ``who`` has at ``place`` ("for every 5 power that player has here")."""

    who: Selector
    place: Selector


class Awarded(Node, frozen=True):
    """How many VPs ``who`` has been given by the base ``place`` as it scored ("their VP award here")."""

    who: Selector
    place: Selector


class Times(Node, frozen=True):
    """``each`` for each one of ``amount`` ("+1 power for each ...")."""

    each: int
    amount: Amount


class Quotient(Node, frozen=True):
    """``amount`` divided by ``by``, rounded down ("for every 5 ...") or ``up`` ("half its power (rounded up)")."""

    amount: Amount
    by: int
    up: bool = False


class Shortfall(Node, frozen=True):
    """How many are wanting of ``target`` things that fit ``what``; 0 when there are enough ("draw until you have
    five cards"). ``target`` may be a comparison with others: so many that it holds ("until you have more cards in
    your hand than any other player")."""

    target: int | Outnumbers
    what: Selector


class Until(Node, frozen=True):
    """As many as it takes, one by one, to have ``what`` among them ("reveal cards until you reveal an action")."""

    what: Selector


class Minus(Node, frozen=True):
    """``amount`` taken away rather than added."""

    amount: Amount


class Total(Node, frozen=True):
    """All ``parts`` added up ("3 plus the number of cards discarded", "5 minus the number of cards in your hand")."""

    parts: tuple[Amount, ...]


class Bounded(Node, frozen=True):
    """``amount``, but no less than ``least`` and no more than ``most`` ("(minimum 0)", "(up to 5)")."""

    amount: Amount
    least: int | None = None
    most: int | None = None


class Picked(Node, frozen=True):
    """One of ``values``, as whoever carries the instruction out chooses ("+2 or -2 power")."""

    values: tuple[int, ...]


Amount = (
    Num | Picked | Bounded | Total | Count | StatOf | PowerAt | Awarded | Times | Quotient | Shortfall | Until | Minus
)
