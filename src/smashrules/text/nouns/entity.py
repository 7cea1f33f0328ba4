"""One noun phrase of cards, bases, players or factions, while its selector is made.

Holds what the words before, in and behind the noun have said so far; decides nothing (``entities``).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from smashrules.effects.node import Span
from smashrules.effects.selectors import Extremum, Op, Quantity
from smashrules.text.nouns.determiners import Before, Thing
from smashrules.text.structure.attach import Dep
from smashrules.text.structure.syntax import Phrase
from smashrules.text.words.tokens import Token


class Entity(Struct):
    """A noun and what is known of it. ``before`` is what stands at the noun itself, ``outer`` what stands before
    "of" in "one of your minions"; both are the same where there is no "of"."""

    dep: Dep
    item: Phrase
    kind: str
    many: bool
    before: Before
    outer: Before
    owner: Thing | None
    span: Span
    noun: Token
    quantity: Quantity | None = None
    filters: list[Any] = field(default_factory=list)
    words: set[str] = field(default_factory=set)
    buried: bool = False
    zone: Any = None
    random: bool = False
    extra: bool = False
    more: Op | None = None
    first: bool = False
    nth: tuple[int, int | None] | None = None
    most: Extremum | None = None
    only: bool = False
    named: bool = False
    than: Any = None
    chooser: Any = None
    shared: list[Thing] = field(default_factory=list)
    whosever: bool = False  # "(all of your minions and) all actions"
    others: list[tuple[Dep, Thing]] = field(default_factory=list)
    added: list[Dep] = field(default_factory=list)

    @property
    def cat(self) -> str:
        return self.kind if self.kind in ("base", "player", "faction") else "card"

    @property
    def each(self) -> bool:
        """Whether it is told how often something is done: "for each minion"."""
        return self.item.prep in ("for_each", "for_every")

    @property
    def bare(self) -> bool:
        """Whether nothing stands before the noun."""
        return not self.item.parts[-1][0]
