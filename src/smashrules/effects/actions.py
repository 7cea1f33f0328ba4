"""What an ability does: acts (a verb with its slots) and the ways they are put together.

``Act`` is one class for all verbs; which verb takes which slots is the table ``VERBS`` in ``verbs.py``. The same
class, with its selectors as patterns, says which event a trigger, a prohibition or a history question means.
This module knows no state and no words.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, get_args

from smashrules.effects.amounts import Amount
from smashrules.effects.conditions import Condition
from smashrules.effects.node import Node
from smashrules.effects.selectors import Kind, Selector, Stat, Zone
from smashrules.effects.verbs import Verb

if TYPE_CHECKING:
    from smashrules.effects.abilities import Ability, Event, OnTurn, Replacement, Triggered


class Join(StrEnum):
    """How two parts of an instruction are joined. All are independent and in order (BGB2018, "Using Card
    Abilities"); under one "may", AND means both or neither (BGB2018, "May")."""

    SENTENCE = ". "
    AND = " and "
    THEN = ", then "


class Side(StrEnum):
    """Which edge of a turn."""

    START = "start"
    END = "end"


class Moment(Node, frozen=True):
    """The start or end of a turn: of ``whose`` turn; None is the turn going on ("the end of the turn").

    ``next``: not of the turn going on, even if it is theirs ("the end of your next turn"; the start of it always is
    that of the next one). ``duel``: not of a turn, but of the duel going on ("until the end of the duel")."""

    side: Side
    whose: Selector | None = None
    next: bool = False
    duel: bool = False


class PlayGiven(Node, frozen=True):
    """The play that is given up for something else: the turn's free one of each of these ``kinds`` (CARD is either).

    ``extra``: an extra play of the kind will do as well ("instead of playing a card")."""

    kinds: tuple[Kind, ...]
    extra: bool = False


class Act(Node, frozen=True):
    """One deed. ``by``: who does it (None: you, the one resolving). ``what``: to what it is done.

    ``to``: where it goes, or the base or card it is played on. ``source``: where it comes from. ``with_``: what
    it is swapped with or replaced by. ``amount``: VPs, cards drawn. ``extra``: the play is an extra one;
    ``as_extra``: the kind it counts as ("as an extra action"). ``at_once``: "immediately". ``any_order``: the one
    who does it orders the things. ``instead_of``: where they would have gone, or come from, otherwise. ``spends``:
    the play that is given up for it ("instead of your regular minion play").
    ``until``: control goes back then ("take control of a minion until the end of the turn"); None is until the card
    leaves play.
    ``together``: all go to one and the same place ("move any number of your minions to another base").
    ``directly``: only what a card is directly affected by counts (BGB2018, "Affect"). ``same_way``: it happens to
    ``what`` as it happened to what the event answered was done to ("is affected in the same way"). ``spread``: the
    counters are divided among the cards as whoever does it likes ("two counters among your minions"). ``unseen``:
    what a search has found is not shown ("without revealing it"). ``blind``: nor seen by whoever does it ("without
    looking at it"). ``keeps``: what is on a base that is replaced and goes over to the one that comes ("keeping each
    minion on it"); the other cards there are lost with it. ``unrewarded``: what is won by it otherwise is not drawn
    ("destroy a monster without drawing treasures"). ``whole``: every part of an ability
    between whose parts there is a choice ("use both parts"). ``taken``: into that very pile, whoever owns the cards
    ("to your hand even if another player owns it")."""

    verb: Verb
    by: Selector | None = None
    what: Selector | None = None
    to: Selector | None = None
    source: Selector | None = None
    with_: Selector | None = None
    amount: Amount | None = None
    extra: bool = False
    as_extra: Kind | None = None
    at_once: bool = False
    any_order: bool = False
    instead_of: Zone | None = None
    spends: PlayGiven | None = None
    until: Moment | None = None
    together: bool = False
    directly: bool = False
    same_way: bool = False
    spread: bool = False
    unseen: bool = False
    blind: bool = False
    keeps: Selector | None = None
    unrewarded: bool = False
    taken: bool = False
    whole: bool = False


class Seq(Node, frozen=True):
    """Parts done in order; ``joins[i]`` stands between part i and part i + 1."""

    parts: tuple[Effect, ...]
    joins: tuple[Join, ...]


class May(Node, frozen=True):
    """``by`` (None: you) may do ``effect`` or leave it. Several players may: each in turn, clockwise."""

    effect: Effect
    by: Selector | None = None


class Cost(Node, frozen=True):
    """Do ``pay`` to do ``effect``: if not all of ``pay`` happens, ``effect`` does not (BGB2018, "To")."""

    pay: Effect
    effect: Effect


class If(Node, frozen=True):
    """``then`` if the condition holds, else ``otherwise``."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


class OneOf(Node, frozen=True):
    """``by`` (None: you) chooses one of the options ("A or B", "A OR B"), or from ``least`` to ``most`` of them, done
    in the order in which they stand ("A and/or B") or with ``any_order`` in the one in which they are chosen ("choose
    three effects and do them in any order"). ``different``: for each thing of the ``ForEach`` around it one that was
    not chosen before. ``apart``: no two of them are done to one and the same thing of that kind ("to different
    minions")."""

    options: tuple[Effect, ...]
    by: Selector | None = None
    most: int = 1
    different: bool = False
    least: int = 1
    any_order: bool = False
    apart: Kind | None = None


class ForEach(Node, frozen=True):
    """``effect`` once for each of ``over``; ``over`` carries the label by which ``effect`` speaks of each."""

    over: Selector
    effect: Effect


class Lasting(Node, frozen=True):
    """A statement made true until ``until`` (None: as the rules on durations say). ``spends`` is that of an ``Act``.

    ``lead`` True is "until Y, X": it holds for whatever fits at each moment. False is "X until Y": for the things
    that fit now (BGB2018, "Using Card Abilities"). ``stays``: for as long as the card that says it is in play
    ("choose one: Ongoing: A OR Ongoing: B")."""

    statement: Statement
    until: Moment | None = None
    lead: bool = False
    spends: PlayGiven | None = None
    stays: bool = False


class Delayed(Node, frozen=True):
    """``effect`` when ``when`` comes: the edge of a turn, somebody's turn to come ("on your next turn"), or an event,
    once, the next time that it does ("the next time a base scores"). ``until``: not if that came before."""

    when: Moment | OnTurn | Event
    effect: Effect
    until: Moment | None = None


# -- statements: what a continuous effect makes true ------------------------------------------------------------


class Modify(Node, frozen=True):
    """``amount`` is added to ``stat`` of each of ``what``.

    With ``at``, ``what`` is a player and the amount is added to their total power at that base ("you have +2 power
    here"): power of no minion (BGB2018, "Titans"). ``least``: the change makes the number no less than this ("is
    reduced by 1 for each minion here, but not below 12")."""

    stat: Stat
    what: Selector
    amount: Amount
    at: Selector | None = None
    least: int | None = None


class Cannot(Node, frozen=True):
    """Events that fit ``act`` do not happen."""

    act: Act


class Unaffected(Node, frozen=True):
    """``what`` is not affected by ``by``."""

    what: Selector
    by: Selector


class Counts(Node, frozen=True):
    """Each of ``what`` also counts as a card with this word in its name ("your minions are Robots"), as one of this
    ``kind`` ("that monster counts as a minion"), or as one with the name of each of ``like`` ("this action has the
    names of your minions"): wherever those are, if no place is said. One of the three is said."""

    what: Selector
    name: str = ""
    kind: Kind | None = None
    like: Selector | None = None


class Controls(Node, frozen=True):
    """``by`` controls each of ``what``, for as long as this is so ("you control this minion"); whoever would control
    it otherwise does so again afterwards."""

    what: Selector
    by: Selector


class Cancelled(Node, frozen=True):
    """The abilities of each of ``what`` are cancelled."""

    what: Selector


class Granted(Node, frozen=True):
    """Each of ``what`` has these abilities, besides its own; in them ``This`` is the thing that has them.

    ``alone``: in the place of all that it has otherwise ("its abilities are replaced with ...")."""

    what: Selector
    abilities: tuple[Ability, ...]
    alone: bool = False


class Facing(Node, frozen=True):
    """Each of ``what`` lies face up, to be seen by all, wherever it lies; with ``up`` False face down."""

    what: Selector
    up: bool = True


class Copied(Node, frozen=True):
    """Each of ``what`` has the abilities that ``of`` has printed on it ("this card has the abilities of the chosen
    action"; WIKI, "Copying Abilities"). ``label``: only those under this label ("has the Talents of ...")."""

    what: Selector
    of: Selector
    label: str | None = None


class Becomes(Node, frozen=True):
    """``stat`` of each of ``what`` is ``amount``, whatever else it would be ("its printed power becomes 5").

    ``only``: only where it becomes more (INCREASE), or less (DECREASE), by that ("is increased to 5")."""

    stat: Stat
    what: Selector
    amount: Amount
    only: Verb | None = None


class Floor(Node, frozen=True):
    """``stat`` of each of ``what`` is not made less than ``least`` ("its power cannot be reduced below 3"); None: not
    made less at all. ``by``: not by these, whatever others do ("cannot be reduced by other players' cards").
    ``raised``: nor more ("cannot be changed by ..."). ``more``: it is not made more than that, but may be made less
    ("cannot be increased above 5"). ``held``: it is no less, or with ``more`` no more, whatever it would be otherwise
    ("cannot be below 2"), and not only not made so."""

    stat: Stat
    what: Selector
    least: Amount | None = None
    by: Selector | None = None
    raised: bool = False
    more: bool = False
    held: bool = False


class Limited(Node, frozen=True):
    """``act`` is not done more than ``times`` times in each turn, by each who could do it ("you may only play one
    minion here each turn"); in all where nobody is named ("only one minion may be played here each turn")."""

    act: Act
    times: int


class WinsTies(Node, frozen=True):
    """Of players whose total power at the base ``at`` is equal, those who are ``who`` come before the others when it
    is scored ("you win ties here")."""

    who: Selector
    at: Selector


class Price(Node, frozen=True):
    """``act`` is done only by who does ``pay`` for it first, each time ("other players must discard a card to play a
    minion here"); who does it is who does ``act``."""

    act: Act
    pay: Act


class Permit(Node, frozen=True):
    """``act`` may be done although no rule allows it ("your minions here may use their Talents a second time")."""

    act: Act


class Awaits(Node, frozen=True):
    """Something waits for an event, or stands in its place ("until the end of the turn, if it would go to the discard
    pile, return it to its owner's hand instead")."""

    clause: Triggered | Replacement


class While(Node, frozen=True):
    """``statement`` is true only while ``condition`` holds."""

    condition: Condition
    statement: Statement


Statement = (
    Modify
    | Cannot
    | Unaffected
    | Counts
    | Controls
    | Cancelled
    | Granted
    | Facing
    | Copied
    | Becomes
    | Floor
    | Limited
    | WinsTies
    | Price
    | Permit
    | Awaits
    | While
)
STATEMENTS = get_args(Statement)
Effect = Act | Seq | May | Cost | If | OneOf | ForEach | Lasting | Delayed
