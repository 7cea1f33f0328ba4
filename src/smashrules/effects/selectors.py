"""Who and what an effect speaks of: cards, bases, players, factions, zones, and references to them.

A selector is a description; which things fit it is the interpreter's business. ``Select`` describes by kind,
quantity, filters and zone. The other classes point at something already known: this card, here, you, what an
earlier part of the text selected. This module knows no state and no words.

Labels. A ``Select`` that later words refer to carries a ``label``; a ``Ref`` with that number means what it
selected. Labels are counted from 1 in the order of the text over the whole card, so a label set by one ability
and used by another (a named faction, say) is remembered on the card.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

from smashrules.effects.node import Node, walk

if TYPE_CHECKING:
    from smashrules.effects.actions import Act
    from smashrules.effects.amounts import Amount
    from smashrules.effects.conditions import Condition


class Kind(StrEnum):
    """What sort of thing a selector speaks of."""

    MINION = "minion"
    ACTION = "action"
    TITAN = "titan"
    FUSION = "fusion"
    CARD = "card"
    BASE = "base"
    PLAYER = "player"
    FACTION = "faction"
    COUNTER = "+1 power counter"
    ABILITY = "ability"
    MONSTER = "monster"
    STASIS_COUNTER = "stasis counter"
    ANY_COUNTER = "counter"
    TREASURE = "treasure"
    NUMBER = "power number"
    """A power that is chosen as a number ("choose a power of 4 or less")."""
    TYPE = "card type"
    """Minion or action, chosen as a word."""
    CLASH = "clash"
    """Of two titans at one base."""


BODIED = (Kind.MINION, Kind.ACTION, Kind.TITAN, Kind.MONSTER)  # what lies at a base
COUNTERS = (Kind.COUNTER, Kind.ANY_COUNTER)  # what is called a counter without a name of its own


class Zone(StrEnum):
    """Where a card can be. ``PLAY`` is every base and everything on one.

    ``USUAL`` is no place of its own: where the rules send a card next ("instead of where it would normally go")."""

    PLAY = "play"
    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard pile"
    BASE_DECK = "base deck"
    BASE_DISCARD = "base discard pile"
    ASIDE = "aside"
    BURIED = "buried"
    STASIS = "stasis"
    BOX = "box"
    USUAL = "where it would go"


PLAYERS_PILES = (Zone.HAND, Zone.DECK, Zone.DISCARD)  # each player has them


class End(StrEnum):
    """An end of a pile."""

    TOP = "top"
    BOTTOM = "bottom"


class Stat(StrEnum):
    """A number that a card or base carries."""

    POWER = "power"
    PRINTED_POWER = "printed power"
    STARTING_POWER = "starting power"
    """What is printed, or what an ability sets in its place; before anything is added or taken away."""
    BREAKPOINT = "breakpoint"
    VP = "VP"
    HAND_SIZE = "maximum hand size"
    TITANS = "titan limit"
    """How many titans a player may have in play."""
    CARD_DRAW = "card draw"
    """How many cards a player draws in their Draw 2 Cards phase."""
    PRINTED_BREAKPOINT = "printed breakpoint"
    STARTING_BREAKPOINT = "starting breakpoint"
    ADDED_POWER = "power added to its base"
    BREAKING_POWER = "power counted toward the breakpoint"
    """What a card's power comes to where the power at its base is added up; otherwise its power is as it is."""


POWERS = (Stat.POWER, Stat.PRINTED_POWER, Stat.STARTING_POWER)
OF_PLAYERS = (Stat.HAND_SIZE, Stat.TITANS, Stat.CARD_DRAW)
"""Numbers that a player carries, not a card."""
BREAKPOINTS = (Stat.BREAKPOINT, Stat.PRINTED_BREAKPOINT, Stat.STARTING_BREAKPOINT)


class Op(StrEnum):
    """A comparison, read from left to right."""

    LESS = "<"
    AT_MOST = "<="
    EQUAL = "=="
    AT_LEAST = ">="
    MORE = ">"


class Extremum(StrEnum):
    """A superlative."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class Quantity(Node, frozen=True):
    """How many: from ``low`` to ``high``; ``high`` None means as many as there are.

    ``every`` means all that fit, with nothing to choose ("each", "all"). "a" and "one" are 1 to 1, "two" 2 to 2,
    "up to two" 0 to 2, "one or two" 1 to 2, "any number of" 0 to None, "no" 0 to 0. ``but``: all that fit except so
    many, chosen by whoever does it ("all but one").
    """

    low: int | Amount = 1
    high: int | Amount | None = 1
    every: bool = False
    but: int = 0


ONE = Quantity(1, 1)
SOME = Quantity(1, None)
EVERY = Quantity(0, None, True)
ANY_NUMBER = Quantity(0, None)
NONE = Quantity(0, 0)
ALL_BUT_ONE = Quantity(0, None, but=1)


class Pile(Node, frozen=True):
    """A hand, deck, discard pile: ``zone`` of the players ``of``; ``end`` where one end of it is meant.

    The base deck belongs to nobody: ``of`` is None, and so is a deck ``named`` for the cards in it ("the treasure
    deck"). ``revealing``: cards are revealed from that end until as many as wanted are found, and those not used are
    shuffled in afterwards ("a minion off the top of your deck"; BGB2018, "Cards Played off the Top of the Deck").
    """

    zone: Zone
    of: Selector | None = None
    end: End | None = None
    named: str | None = None
    revealing: bool = False


class Select(Node, frozen=True, dict=True, gc=True):
    """The things of a ``kind`` that pass every filter.

    ``zone`` is a pile, or any of several (a ``Both`` of piles: "from your hand or deck"). None means the place that
    the verb implies: in play, but the hand for what is played or discarded (EMD2023, "Rules to Remember"). With a
    pile whose ``end`` is set, ``quantity`` counts from that end ("the top three cards of your deck"). ``random``:
    chance chooses. ``chooser``: who chooses, where the text says so; otherwise whoever carries the instruction out.
    ``first``: of players who do something in turn, the one with whom that begins (None: the current player).
    """

    kind: Kind
    quantity: Quantity = ONE
    filters: tuple[Filter, ...] = ()
    zone: Pile | Both | EitherOf | None = None
    label: int | None = None
    random: bool = False
    chooser: Selector | None = None
    first: Selector | None = None

    @cached_property
    def asked(self) -> frozenset[type]:
        """The classes of its filters."""
        return frozenset([type(each) for each in self.filters])

    @cached_property
    def is_one_plainly(self) -> bool:
        """Whether just one thing is chosen, and choosing it settles nothing besides: no superlative, no condition,
        nothing that is asked of several things or, within it, of each of some that are spoken of later."""
        return self.quantity == ONE and not self.random and not any(_settles_more(each) for each in walk(self))


def _settles_more(node: Node) -> bool:
    if type(node) is Select:
        return node.quantity.every and node.label is not None
    return isinstance(node, Extreme | MostOf | SameName | Alike | Sum | Where)


class Both(Node, frozen=True):
    """Several selectors taken together as one object of a verb ("X and each Y")."""

    parts: tuple[Selector, ...]


class Ref(Node, frozen=True):
    """What the selector labelled ``label`` selected. ``words`` ("it", "the chosen minion") are for printing only:
    the meaning is the label."""

    label: int
    words: str = ""
    PRINTED_ONLY = frozenset(("words",))


class EitherOf(Node, frozen=True):
    """One of several places, chosen by whoever does the deed ("the top or bottom of your deck").

    ``mixed``: chosen for each thing apart ("the top and/or bottom"); otherwise once for all of them."""

    parts: tuple[Selector, ...]
    mixed: bool = False


class Rest(Node, frozen=True):
    """Those of ``label`` that no part of the text since has moved, played or placed ("the others", "the rest")."""

    label: int
    words: str = ""
    PRINTED_ONLY = frozenset(("words",))


class This(Node, frozen=True):
    """The card that the text stands on ("this minion", "this action", "this card").

    ``kind`` is the word it is called by; on an action attached to a minion "this minion" is its ``Host``."""

    kind: Kind = Kind.CARD
    PRINTED_ONLY = frozenset(("kind",))


class Host(Node, frozen=True):
    """The minion (or other card) that this action is played on: "this minion" on an attached action."""

    kind: Kind = Kind.MINION
    PRINTED_ONLY = frozenset(("kind",))


class Here(Node, frozen=True):
    """The base this card is at; on a base, that base itself ("here", "this base").

    If the ability itself moves the card, the base it was at when the ability began ("move this minion to another base
    to transfer an action from here to there")."""


class You(Node, frozen=True):
    """The controller of the card; on a base, whichever player the rest of the clause describes."""


class OwnerOf(Node, frozen=True):
    """The player who owns each thing meant ("its owner")."""

    what: Selector


class ControllerOf(Node, frozen=True):
    """The player who controls each thing meant."""

    what: Selector


class BaseOf(Node, frozen=True):
    """The base that the thing meant is at."""

    what: Selector


class PreviousBaseOf(Node, frozen=True):
    """The base that the thing meant was at before it was last moved, or left play ("its previous base")."""

    what: Selector


class Anywhere(Node, frozen=True):
    """Any place but this pile ("played from anywhere other than your hand")."""

    but: Pile


class Duelist(Node, frozen=True):
    """The minion that has won, or lost, the duel that was just fought ("the losing minion"); ``won`` None: either of
    the two who fight it ("the duel's base"), or with ``began`` the one whose duel it is ("the challenger"), and with
    False the one that was challenged. ``each``: of each of the duels just fought ("each losing minion")."""

    won: bool | None
    began: bool | None = None
    each: bool = False


class NextTo(Node, frozen=True):
    """The player who sits to the left of the one meant, and so is next in turn; ``right``: to their right."""

    of: Selector
    right: bool = False


class FactionOf(Node, frozen=True):
    """The faction of the thing meant ("other minions of that faction")."""

    what: Selector


class Candidate(Node, frozen=True):
    """Inside a ``Where`` filter: the thing being tested."""


class Replacing(Node, frozen=True):
    """The base that came in place of the one this ability speaks of ("the replacement base")."""


# -- filters ---------------------------------------------------------------------------------------------------


class Controlled(Node, frozen=True):
    """Controlled by ``by`` ("your", "another player's", "that player's")."""

    by: Selector
    negated: bool = False


class Owned(Node, frozen=True):
    """Owned by ``by``, whoever controls it. ``negated``: not owned by them."""

    by: Selector
    negated: bool = False


class Compare(Node, frozen=True):
    """Its ``stat`` stands in relation ``op`` to ``amount`` ("of power 2 or less")."""

    stat: Stat
    op: Op
    amount: Amount


class Sum(Node, frozen=True):
    """The ``stat`` of all that is selected, added up, is ``op`` to ``amount`` ("with total power 5 or less")."""

    stat: Stat
    op: Op
    amount: Amount


class Extreme(Node, frozen=True):
    """Its ``stat`` is the highest or lowest among what passes the other filters. All that tie count (BGB2018),
    unless ``one`` says that one of them is chosen."""

    stat: Stat
    extremum: Extremum
    one: bool = False


class MostOf(Node, frozen=True):
    """A player who has more (or fewer) of ``what`` than any other; all who tie count ("the player with the most
    minions here"). A base that has more of them at it ("the base with the most minions"), a card that has more of
    them on it than any that passes the other filters ("with the most counters on it"): one of those that tie.
    ``alone``: nobody, if several tie; ``tied``: only who ties with somebody ("tied for the most minions here")."""

    what: Select
    extremum: Extremum
    alone: bool = False
    tied: bool = False


class At(Node, frozen=True):
    """At this base ("here", "there", "on a base where ...")."""

    place: Selector


class On(Node, frozen=True):
    """Attached to this card, or to this base itself ("on it", "on that minion")."""

    host: Selector


class StoredUnder(Node, frozen=True):
    """Stored under this card."""

    host: Selector


class Other(Node, frozen=True):
    """Not ``than``. "another base" after "move" is other than ``BaseOf`` what moves."""

    than: Selector


class Named(Node, frozen=True):
    """Carries this name; ``whole`` False: its name has this word in it (a Microbot). ``negated``: does not."""

    name: str
    whole: bool = True
    negated: bool = False


class OfFaction(Node, frozen=True):
    """Belongs to the faction(s) meant."""

    faction: Selector


class OfType(Node, frozen=True):
    """Is of the type meant: one that was chosen, or that of a card ("of that type", "of the same type as it")."""

    type: Selector


class Among(Node, frozen=True):
    """Is one of those meant ("a revealed minion", "a minion in it")."""

    group: Selector


class Sort(Node, frozen=True):
    """Is of this sort, by a word printed on the card ("an undead monster")."""

    word: str


class Labelled(Node, frozen=True):
    """An ability under this label ("a Talent", "its Ongoing ability")."""

    label: str


class Offering(Node, frozen=True):
    """An ability in which there is a choice between its parts ("that says OR")."""


class Answering(Node, frozen=True):
    """An ability that triggers when ``act`` happens ("that would trigger when you play an action")."""

    act: Act


class SameName(Node, frozen=True):
    """Everything selected shares one name."""


class Trait(StrEnum):
    """Something in which several things can be alike or differ."""

    SELF = "self"
    NAME = "name"
    POWER = "power"
    PRINTED_POWER = "printed power"
    FACTION = "faction"
    TYPE = "type"
    BASE = "base"
    CONTROLLER = "controller"
    OWNER = "owner"


class Alike(Node, frozen=True):
    """Everything selected is alike in ``trait``, or with ``different`` no two are ("two minions with the same power",
    "minions of different factions"). SELF: no two are one thing ("on different bases")."""

    trait: Trait
    different: bool = False


class SharesName(Node, frozen=True):
    """Has the name of ``with_`` (of any one of them, if several)."""

    with_: Selector


class MentionedOn(Node, frozen=True):
    """Its name stands in an ability of ``host`` ("a minion named on the chosen minion")."""

    host: Selector


class Standard(Node, frozen=True):
    """An action that does not stay: neither played on a thing, nor buried, nor put in stasis."""


class PlaysOn(Node, frozen=True):
    """An action that is played on a thing of ``kind`` ("a play-on-base action"); None: on a base or on a card."""

    kind: Kind | None


class Placed(Node, frozen=True):
    """A player whose place at the scoring base is ``place`` (1 winner, 2 runner-up, 3 third)."""

    place: int
    negated: bool = False


class Where(Node, frozen=True):
    """Of which ``condition`` holds; ``Candidate`` in it is the thing tested ("a base where you have a minion").

    ``earlier``: of which it held before the event spoken of ("place a counter on a minion that had none")."""

    condition: Condition
    earlier: bool = False


class Having(Node, frozen=True):
    """Carries as many of ``what`` as its quantity says ("with a +1 power counter on it", "with no counters")."""

    what: Selector


class Ranked(Node, frozen=True):
    """Of the counters on a card the ``low``-th to the ``high``-th that was put there ("the fifth or higher counter";
    ``high`` None: and every later one); ``last``: the one without which none is left ("its last stasis counter")."""

    low: int = 1
    high: int | None = 1
    last: bool = False


Filter = (
    Controlled
    | Owned
    | Compare
    | Sum
    | Extreme
    | MostOf
    | At
    | On
    | StoredUnder
    | Other
    | Named
    | OfFaction
    | OfType
    | Among
    | Sort
    | Labelled
    | Offering
    | Answering
    | SameName
    | Alike
    | SharesName
    | MentionedOn
    | Standard
    | PlaysOn
    | Placed
    | Where
    | Having
    | Ranked
)
Selector = (
    Select
    | Both
    | EitherOf
    | Ref
    | Rest
    | This
    | Host
    | Here
    | You
    | OwnerOf
    | ControllerOf
    | BaseOf
    | PreviousBaseOf
    | NextTo
    | FactionOf
    | Anywhere
    | Duelist
    | Candidate
    | Replacing
    | Pile
)


def is_on_itself(filter_: Filter) -> bool:
    """Whether it asks for what is attached to the very thing that is tested."""
    return isinstance(filter_, On) and isinstance(filter_.host, Candidate)


def abilities_in(what: Selector) -> tuple[Select, ...]:
    """The descriptions of abilities, where ``what`` is about single abilities and not about cards ("its Ongoing
    ability and all other abilities"); else none."""
    parts = what.parts if isinstance(what, Both) else (what,)
    found = tuple(each for each in parts if isinstance(each, Select) and each.kind is Kind.ABILITY)
    return found if len(found) == len(parts) else ()


def picked_out(node: Node) -> set[int]:
    """The labels of what is selected in a tree."""
    return {each.label for each in walk(node) if isinstance(each, Select) and each.label is not None}


def spoken_of(node: Node) -> set[int]:
    """The labels of what a tree speaks of."""
    return {each.label for each in walk(node) if isinstance(each, Ref | Rest)}
