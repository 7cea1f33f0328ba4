"""Abilities: the labelled parts of a card's text, and the clauses they are made of.

A clause says when and how its effect happens: at once (``Instruction``), on a trigger, continuously, instead of
something. Which label a clause stands under decides where and when it is alive; that is the engine's business.
This module knows no state and no words.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property

from smashrules.effects.actions import Act, Effect, Moment, Statement
from smashrules.effects.conditions import Condition
from smashrules.effects.node import Node, all_below
from smashrules.effects.selectors import Quantity, Select, Selector


class Label(StrEnum):
    """The label before an ability. NONE is on-play on a card, and the only label of a base (WIKI, "Abilities")."""

    NONE = ""
    ONGOING = "Ongoing"
    SPECIAL = "Special"
    TALENT = "Talent"
    MINION = "Minion"
    """On a fusion: what it does when it is played as a minion (WIKI, "Fusions")."""
    ACTION = "Action"
    """On a fusion: what it does when it is played as an action."""


class Timing(StrEnum):
    """Where a triggered effect stands to its event."""

    BEFORE = "before"
    WHEN = "when"
    AFTER = "after"
    EITHER = "before or after"


class Per(StrEnum):
    """What a limit counts over."""

    TURN = "turn"
    BASE = "base"
    GAME = "game"
    DUEL = "duel"


class Event(Node, frozen=True):
    """The event ``act``, or any one of ``others`` ("after you play or move a minion here": parts that all of them
    name carry one label). ``first``: only the first such event in each turn, with ``apart`` the first of each thing
    it happens to ("the first time each of your minions moves"); ``nth``: only those that are so many-th
    in it ("your fifth or higher card in a turn"), with ``apart`` by how many things it has happened to ("two or more
    minions in a turn"). ``then``: it is only complete when this
    act, too, has followed ("after this base scores and is replaced"). ``settled``: what the act's object is like is
    asked after its abilities have resolved."""

    timing: Timing
    act: Act
    first: bool = False
    then: Act | None = None
    settled: bool = False
    others: tuple[Act, ...] = ()
    nth: Quantity | None = None
    apart: bool = False


class OnTurn(Node, frozen=True):
    """In the Play Cards phase of ``whose`` turn ("on your turn")."""

    whose: Selector


class Holds(Node, frozen=True):
    """As soon as ``condition`` holds ("Ongoing: If this minion has no power, destroy it").

    ``throughout``: at any time while it does ("during a duel involving one of your minions")."""

    condition: Condition
    throughout: bool = False


class Able(Node, frozen=True):
    """Whenever you can do ``act``, in the place of doing it ("any time you can play a minion, you can play this card
    instead")."""

    act: Act


class Whichever(Node, frozen=True):
    """Any one of several triggers ("at the start of your turn or after a minion is destroyed")."""

    triggers: tuple[Moment | Event | OnTurn | Holds, ...]


Trigger = Event | Moment | OnTurn | Holds | Able | Whichever


class Limit(Node, frozen=True):
    """At most ``times`` per ``per``. ``name``: counted over all cards of that name rather than this card alone
    ("you can only use one X's ability per base")."""

    times: int = 1
    per: Per = Per.TURN
    name: str | None = None


class Instruction(Node, frozen=True):
    """Done when the ability resolves."""

    effect: Effect


class Triggered(Node, frozen=True):
    """``effect`` each time ``when`` comes and ``condition`` holds, within ``limit``."""

    when: Trigger
    effect: Effect
    condition: Condition | None = None
    limit: Limit | None = None


class Continuous(Node, frozen=True):
    """``statement`` is true for as long as the ability is alive."""

    statement: Statement


class Replacement(Node, frozen=True):
    """When ``event``, or one of ``others``, would happen, ``effect`` happens instead (a ``May``: if its player wants;
    "if it would be destroyed or returned to a hand"). ``first``: only the
    first such event in each turn. ``single``: of several things to which it would happen at one moment, only for one
    ("draw a card instead of returning one of them"). ``condition``: only while it holds ("during your turn").
    ``amid``: only as a part of this other event ("if it would be destroyed when a base scores")."""

    event: Act
    effect: Effect
    limit: Limit | None = None
    first: bool = False
    single: bool = False
    condition: Condition | None = None
    amid: Act | None = None
    others: tuple[Act, ...] = ()


class Restriction(Node, frozen=True):
    """A limit on the use of the ability before it, said in a sentence of its own."""

    limit: Limit


Clause = Instruction | Triggered | Continuous | Replacement | Restriction


class Ability(Node, frozen=True):
    """One labelled part of a text. On-play and Talent parts have one ``Instruction``; Ongoing, Special and base
    abilities one clause for each thing they say; one that does nothing has none."""

    label: Label
    clauses: tuple[Clause, ...]


class CardText(Node, frozen=True, dict=True, gc=True):
    """All that a card says. ``play_on``: what the card is played on ("Play on a base"); None for a card that is not
    attached to anything. ``play_if``: what must be so for it to be played, where the base it is played at is ``Here``
    ("You can only play this card if you have no other cards in your hand")."""

    abilities: tuple[Ability, ...] = ()
    play_on: Select | None = None
    play_if: Condition | None = None

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """Every node of the text, parents first, but for the whole; kept, because much is asked of a text."""
        return all_below(self)
