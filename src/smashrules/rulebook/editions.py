"""Where the books differ: one frozen set of switches for each edition.

An edition is one of the five books. The engine asks a switch (``switches.mulligan_old_hand``), never an edition's
name. Each switch names the rule that tells the difference in words. This module reads no file and imports no
other room; it says nothing about what a switch makes of a game.

A book that does not speak on a point takes the value of the newest older book that does; if none does, of the
oldest newer one. :func:`spoken` tells which books speak themselves. Some switches have one value in all
editions: there one reading of an unsettled point is used, and the switch is how to run the other one
(``msgspec.structs.replace(switches("WIKI"), nested_triggers=NestedTriggers.BEFORE_OUTER)``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from smashrules.errors import UnknownNameError, nearest_names

BOOKS = ("MUNCHKIN", "BGB2018", "WTCS", "EMD2023", "WIKI")
"""The books' keys, oldest first."""

DEFAULT_EDITION = "WIKI"
"""The newest book."""

_YEARS = MappingProxyType({BOOKS[0]: 0, "BGB2018": 2018, "EMD2023": 2023})


class OldHand(Enum):
    """What becomes of the opening hand that is replaced."""

    DISCARDED = "discarded, then five are drawn"
    SHUFFLED = "shuffled into the deck after five are drawn"


class Ordering(Enum):
    """Who orders what happens at the start or the end of a turn."""

    CURRENT_PLAYER = "the current player"
    ME_FIRST = "Me First!"


class MeFirst(Enum):
    """The stages in which triggered abilities are resolved."""

    SPECIALS_ROUND = "the current player's order, and a round for Specials only"
    IN_PLAY_THEN_HAND = "cards in play in the current player's order, then Specials from hands in a round"
    MANDATORY_THEN_OPTIONAL = "mandatory in the current player's order, then everything optional in a round"


class Presence(Enum):
    """When a reacting card has to be in play."""

    AT_EVENT = "when the event happens"
    AT_EVENT_AND_END = "when the event happens and when it has been resolved"


class NestedTriggers(Enum):
    """When what an inner card triggered is resolved."""

    AFTER_OUTER = "after the rest of the outer card"
    BEFORE_OUTER = "before the outer card goes on"


class StandardDiscard(Enum):
    """When a standard action goes to the discard pile."""

    AFTER_ABILITY = "after its own ability"
    AFTER_TRIGGERS = "after what it triggered"


class ExtraWindow(Enum):
    """In which Play Cards phases an extra play may be kept for later in the phase."""

    ANY_PLAY_CARDS = "any player's Play Cards phase"
    OWN_PLAY_CARDS = "one's own Play Cards phase"


class ScoringBaseGone(Enum):
    """What happens when the scoring base leaves play before the award."""

    STOPS = "scoring stops and the bases are checked again"
    GOES_ON = "scoring goes on"


class Qualifies(Enum):
    """What a player needs at a base in order to be placed."""

    MINION = "a minion there"
    MINION_OR_POWER = "a minion or 1 power there"


class Counted(Enum):
    """What is compared with a breakpoint."""

    MINIONS = "the power of minions"
    ALL_POWER = "all power"


class WhenScoring(Enum):
    """When abilities that work when a base scores are resolved."""

    AT_AWARD = "as points are awarded"
    AT_AWARD_OR_AFTER = "as points are awarded, or in the step after"


class Expiry(Enum):
    """When an effect ends for which no end is stated."""

    END_OF_TURN = "the end of the turn"
    END_OF_TURN_OR_LEAVING = "the end of the turn, or when its card leaves play"


class Affecting(Enum):
    """What counts as affecting a card."""

    MOVED = "moved"
    TRANSFERRED = "transferred"
    SWAPPED = "swapped"
    DESTROYED = "destroyed"
    RETURNED = "returned"
    PLACED = "placed"
    SHUFFLED = "shuffled"
    BURIED = "buried"
    UNCOVERED = "uncovered"
    POWER = "changed in power"
    COUNTED_POWER = "changed in counted power"
    CONTROLLER = "changed in controller"
    NAME = "changed in name"
    ACTION_ATTACHED = "given an action"
    COUNTER_ADDED = "given a counter"
    COUNTER_REMOVED = "deprived of a counter"
    ABILITY_CANCELLED = "with an ability cancelled"
    ABILITY_ADDED = "with an ability added"


class Loot(Enum):
    """When the treasures of a scored base are shared."""

    BEFORE_AFTER_SCORING = "before what works after scoring"
    AFTER_AFTER_SCORING = "after what works after scoring"


class Whereabouts(Enum):
    """Where a card may be that some rule reaches and another does not."""

    HAND = "in a hand"
    DECK = "in a deck"
    DISCARD_PILE = "in a discard pile"
    ON_BASE = "on a base"
    ON_MINION = "on a minion"
    BURIED = "buried"
    STASIS = "in stasis"
    STORED = "stored"


class Moved(Enum):
    """What can be moved from one base to another."""

    ANY_CARD = "any card"
    MINION = "a minion"
    TITAN = "a titan"
    BURIED_CARD = "a buried card"


class Transfers(Enum):
    """Between which cards actions and counters are transferred."""

    MINIONS = "from one minion to another"
    CARDS = "from any card to another"


class Floored(Enum):
    """What is never reduced below zero, whatever a card says."""

    POWER = "power"
    BREAKPOINT = "breakpoints"
    REWARDS = "the rewards of bases"


class Switches(Struct, frozen=True):
    """The value of every point on which the books differ. All fields are settled when a game begins."""

    mulligan_old_hand: OldHand
    """Where the old opening hand goes, and whether before or after the new one is drawn."""
    start_turn_order: Ordering
    """Who orders what happens at the start of a turn."""
    end_turn_order: Ordering
    """Who orders what happens at the end of a turn."""
    me_first: MeFirst
    """How several triggered abilities are ordered."""
    each_player_may_is_mandatory: bool
    """Whether "each player may" counts as mandatory; without effect where cards in play come first anyway."""
    mandatory_arrival_at_once: bool
    """Whether a mandatory ability that enters during the optional round is resolved before the round goes on."""
    reaction_presence: Presence
    """When a reacting card has to be in play."""
    nested_triggers: NestedTriggers
    """When the triggers of a card played inside another's resolution are dealt with (unsettled)."""
    standard_action_discard: StandardDiscard
    """When a standard action goes to the discard pile."""
    extra_specific_optional: bool
    """Whether an extra play of a particular card may be declined though its text does not say may."""
    extra_specific_may_wait: bool
    """Whether an extra play of a particular card may be kept for later in the phase."""
    extra_dependent_may_wait: bool
    """Whether an extra play on which a later part of the ability depends may be kept for later."""
    extra_constrained_may_wait: bool
    """Whether an extra play with a constraint may be kept for later."""
    extra_window: ExtraWindow
    """Outside which phases an extra play is made at once or lost."""
    breakpoint_counts: Counted
    """What is compared with a breakpoint."""
    scoring_base_gone: ScoringBaseGone
    """What happens when the scoring base leaves play before the award."""
    qualifies: Qualifies
    """What a player needs at a base in order to be placed."""
    when_scoring: WhenScoring
    """When abilities that work when a base scores are resolved."""
    after_scoring_waits: bool
    """Whether an after-scoring effect about a later step waits for that step."""
    reshuffle_in_search: bool
    """Whether a search that reaches the deck's end goes on in a new deck."""
    reshuffle_in_reveal_until: bool
    """Whether revealing until something is found goes on in a new deck."""
    search_reveals: bool
    """Whether a card that was searched for is shown though its text does not say so."""
    search_shuffles: bool
    """Whether a searched deck is shuffled though the text does not say so."""
    discard_choice_shown: bool
    """Whether any card taken from a discard pile is shown, not only one that was searched for."""
    owner_zone_only_if_visible: bool
    """Whether a card that nobody else sees may go to a zone of a player who does not own it."""
    default_expiry: Expiry
    """When an effect ends for which no end is stated."""
    swapped_base_keeps_cards: bool
    """Whether cards on a base that is swapped stay on the new one though the text does not say so."""
    affecting: frozenset[Affecting]
    """What counts as affecting a card."""
    loot: Loot
    """When the treasures of a scored base are shared."""
    loot_qualifies: Qualifies
    """What a player needs at a scored base in order to share its treasures."""
    madness_counted: frozenset[Whereabouts]
    """Where a player's Madness cards count at the end of the game."""
    not_standard: frozenset[Whereabouts]
    """Where an action stays that is not a standard one."""
    in_play_apart: frozenset[Whereabouts]
    """What is in play though it is on no base."""
    moved: frozenset[Moved]
    """What can be moved from one base to another."""
    transfers: Transfers
    """Between which cards actions and counters are transferred."""
    floored: frozenset[Floored]
    """What is never reduced below zero, whatever a card says."""


class Edition(Struct, frozen=True):
    """A book taken as the rules of a game."""

    name: str
    """The book's key, such as ``"BGB2018"``."""
    age: int
    """0 for the oldest book."""
    switches: Switches


_A = Affecting
_AFFECTING_MUNCHKIN = frozenset(
    {_A.MOVED, _A.RETURNED, _A.DESTROYED, _A.PLACED, _A.POWER, _A.CONTROLLER, _A.ACTION_ATTACHED}
)
_AFFECTING_WTCS = _AFFECTING_MUNCHKIN | {_A.TRANSFERRED, _A.SHUFFLED, _A.ABILITY_CANCELLED}
_AFFECTING_BGB = _AFFECTING_WTCS | {_A.COUNTER_ADDED, _A.COUNTER_REMOVED}
_AFFECTING_EMD = _AFFECTING_BGB | {_A.BURIED, _A.UNCOVERED, _A.COUNTED_POWER, _A.NAME, _A.ABILITY_ADDED}
_AFFECTING_WIKI = _AFFECTING_EMD | {_A.SWAPPED}


_LETTERS = MappingProxyType({"M": "MUNCHKIN", "B": "BGB2018", "T": "WTCS", "E": "EMD2023", "W": "WIKI"})


class _Row(Struct, frozen=True):
    """A switch's rule, and its values by the books that speak."""

    rule: str
    spoken: Mapping[str, object]


def _row(rule: str, **spoken: object) -> _Row:
    return _Row(rule, MappingProxyType({_LETTERS[letter]: value for letter, value in spoken.items()}))


_ORDER, _AFTER = Ordering, StandardDiscard
_TURN, _LEAVING = Expiry.END_OF_TURN, Expiry.END_OF_TURN_OR_LEAVING
_AWARD, _AWARD_OR_AFTER = WhenScoring.AT_AWARD, WhenScoring.AT_AWARD_OR_AFTER
_ANY, _OWN = ExtraWindow.ANY_PLAY_CARDS, ExtraWindow.OWN_PLAY_CARDS
_TABLE_FIRST, _MANDATORY_FIRST = MeFirst.IN_PLAY_THEN_HAND, MeFirst.MANDATORY_THEN_OPTIONAL
_POWER_TOO, _ALL = Qualifies.MINION_OR_POWER, Counted.ALL_POWER

_W = Whereabouts
_ATTACHED = frozenset({_W.ON_BASE, _W.ON_MINION})
_BURIED_TOO = frozenset({_W.HAND, _W.DECK, _W.DISCARD_PILE, _W.BURIED})
_ANYWHERE = _BURIED_TOO | {_W.STASIS, _W.STORED}
_APART = frozenset({_W.STASIS, _W.STORED})
_NONE: frozenset[Whereabouts] = frozenset()
_MOVED = frozenset({Moved.MINION, Moved.TITAN})
_FLOORED = frozenset({Floored.POWER, Floored.BREAKPOINT})
_LOOT_FIRST, _CARDS = Loot.BEFORE_AFTER_SCORING, Transfers.CARDS

# Each switch with its rule and the values of the books that speak; silent books are filled in below.
_TABLE: Mapping[str, _Row] = MappingProxyType(
    {
        "mulligan_old_hand": _row(
            "setup.mulligan",
            M=OldHand.DISCARDED,
            B=OldHand.DISCARDED,
            T=OldHand.SHUFFLED,
            E=OldHand.SHUFFLED,
            W=OldHand.SHUFFLED,
        ),
        "start_turn_order": _row(
            "turn.start-order",
            M=_ORDER.CURRENT_PLAYER,
            B=_ORDER.CURRENT_PLAYER,
            T=_ORDER.CURRENT_PLAYER,
            E=_ORDER.ME_FIRST,
            W=_ORDER.CURRENT_PLAYER,
        ),
        "end_turn_order": _row(
            "turn.end-order", B=_ORDER.CURRENT_PLAYER, T=_ORDER.CURRENT_PLAYER, E=_ORDER.ME_FIRST, W=_ORDER.ME_FIRST
        ),
        "me_first": _row(
            "me-first.scope",
            M=MeFirst.SPECIALS_ROUND,
            B=_TABLE_FIRST,
            T=_TABLE_FIRST,
            E=_MANDATORY_FIRST,
            W=_MANDATORY_FIRST,
        ),
        "each_player_may_is_mandatory": _row("me-first.each-player-may", E=True, W=True),
        "mandatory_arrival_at_once": _row("me-first.mandatory-arrival", E=True, W=True),
        "reaction_presence": _row(
            "trigger.in-play-at-event-and-end", E=Presence.AT_EVENT_AND_END, W=Presence.AT_EVENT_AND_END
        ),
        "nested_triggers": _row(
            "resolve.nested-triggers", B=NestedTriggers.AFTER_OUTER, T=NestedTriggers.AFTER_OUTER
        ),
        "standard_action_discard": _row(
            "play.standard-action-discard",
            M=_AFTER.AFTER_ABILITY,
            B=_AFTER.AFTER_TRIGGERS,
            T=_AFTER.AFTER_TRIGGERS,
            E=_AFTER.AFTER_ABILITY,
            W=_AFTER.AFTER_TRIGGERS,
        ),
        "extra_specific_optional": _row("extra.specific-not-optional", M=True, B=True, T=True, E=True, W=False),
        "extra_specific_may_wait": _row("extra.immediate", M=True, B=False, T=False, E=False, W=False),
        "extra_dependent_may_wait": _row("extra.immediate", M=True, B=False, T=True, E=False, W=False),
        "extra_constrained_may_wait": _row("extra.constrained", M=True, T=False, E=True, W=True),
        "extra_window": _row("extra.immediate", M=_ANY, B=_ANY, T=_ANY, E=_OWN, W=_OWN),
        "breakpoint_counts": _row("breakpoint.total-power", M=Counted.MINIONS, B=_ALL, T=_ALL, E=_ALL, W=_ALL),
        "scoring_base_gone": _row("score.base-left-play", B=ScoringBaseGone.STOPS, W=ScoringBaseGone.STOPS),
        "qualifies": _row(
            "score.qualify", M=Qualifies.MINION, B=_POWER_TOO, T=_POWER_TOO, E=_POWER_TOO, W=_POWER_TOO
        ),
        "when_scoring": _row(
            "score.when", M=_AWARD_OR_AFTER, B=_AWARD, T=_AWARD_OR_AFTER, E=_AWARD, W=_AWARD_OR_AFTER
        ),
        "after_scoring_waits": _row("score.after-waits", E=True, W=True),
        "reshuffle_in_search": _row("deck.empty-mid-search", B=True, T=True, E=False, W=False),
        "reshuffle_in_reveal_until": _row("deck.empty-mid-reveal", B=True, T=False, E=False, W=False),
        # MUNCHKIN does not speak of it, but BGB2018 lists both as new general rules: before, they did not hold.
        "search_reveals": _row("deck.search-reveals", M=False, B=True, T=True, E=True, W=True),
        "search_shuffles": _row("deck.search-shuffles", M=False, B=True, T=True, E=True, W=True),
        "discard_choice_shown": _row("deck.take-from-discard", B=False, T=False, E=True, W=True),
        "owner_zone_only_if_visible": _row("control.hidden-cards", M=False, B=True, T=True, E=True, W=True),
        "default_expiry": _row("duration.default-end-of-turn", M=_LEAVING, B=_TURN, T=_LEAVING, W=_LEAVING),
        "swapped_base_keeps_cards": _row("verb.swap", B=False, W=True),
        "affecting": _row(
            "affect.definition",
            M=_AFFECTING_MUNCHKIN,
            B=_AFFECTING_BGB,
            T=_AFFECTING_WTCS,
            E=_AFFECTING_EMD,
            W=_AFFECTING_WIKI,
        ),
        "loot": _row("treasure.timing", M=_LOOT_FIRST, B=Loot.AFTER_AFTER_SCORING, W=_LOOT_FIRST),
        "loot_qualifies": _row("treasure.eligible", M=Qualifies.MINION, B=_POWER_TOO, W=_POWER_TOO),
        # MUNCHKIN speaks of all Madness cards that a player has.
        "madness_counted": _row("madness.counted", M=_ANYWHERE, B=_BURIED_TOO, E=_ANYWHERE, W=_ANYWHERE),
        "not_standard": _row(
            "card.standard-action",
            M=_ATTACHED,
            B=_ATTACHED,
            T=_ATTACHED | {_W.BURIED},
            E=_ATTACHED | {_W.BURIED, _W.STASIS},
            W=_ATTACHED | {_W.BURIED, _W.STASIS},
        ),
        "in_play_apart": _row("zone.in-play", M=_NONE, B=_NONE, T=_NONE, E=_APART, W=_APART),
        "moved": _row(
            "verb.move",
            M=frozenset({Moved.ANY_CARD}),
            B=_MOVED,
            T=_MOVED,
            E=_MOVED | {Moved.BURIED_CARD},
            W=_MOVED | {Moved.BURIED_CARD},
        ),
        "transfers": _row("verb.transfer", M=Transfers.MINIONS, B=_CARDS, T=_CARDS, E=_CARDS, W=_CARDS),
        "floored": _row(
            "conflict.card-over-rule",
            M=frozenset({Floored.POWER}),
            B=frozenset(Floored),
            T=_FLOORED,
            E=_FLOORED,
            W=frozenset(Floored),
        ),
    }
)

NOT_ASKED = frozenset(
    {
        "after_scoring_waits",
        "each_player_may_is_mandatory",
        "extra_specific_may_wait",
        "in_play_apart",
        "loot",
        "loot_qualifies",
        "madness_counted",
        "moved",
        "not_standard",
        "reshuffle_in_reveal_until",
        "transfers",
        "when_scoring",
    }
)
"""The switches that the engine does not ask yet: it plays them all in one way, or lacks their system."""


def _speaker(switch: str, edition: str) -> str:
    """The book whose value the edition takes: itself, else the newest older one, else the oldest newer one."""
    books = _TABLE[switch].spoken
    at = BOOKS.index(edition)
    return next(book for book in (*reversed(BOOKS[: at + 1]), *BOOKS[at + 1 :]) if book in books)


def _edition(name: str) -> Edition:
    values: dict[str, Any] = {switch: row.spoken[_speaker(switch, name)] for switch, row in _TABLE.items()}
    return Edition(name, BOOKS.index(name), Switches(**values))


EDITIONS: Mapping[str, Edition] = MappingProxyType({name: _edition(name) for name in BOOKS})
"""Every edition by its name, oldest first."""


def edition(name: str = DEFAULT_EDITION) -> Edition:
    """The edition called ``name``, or the one of a day: the newest book that had a year in print by then.

    >>> edition("BGB2018").age
    1
    >>> edition("2020-05-17").name
    'BGB2018'

    Books that print no year answer to their names only; before the first dated one it is the oldest book. Raises
    ``UnknownNameError`` with the nearest names.
    """
    if dated := re.fullmatch(r"(\d{4})(-\d\d){0,2}", name):
        return EDITIONS[max((book for book, year in _YEARS.items() if year <= int(dated[1])), key=BOOKS.index)]
    if name not in EDITIONS:
        raise UnknownNameError("edition", name, nearest_names(name, BOOKS) or BOOKS)
    return EDITIONS[name]


def switches(name: str = DEFAULT_EDITION) -> Switches:
    """The switches of an edition.

    >>> switches("BGB2018").mulligan_old_hand.value
    'discarded, then five are drawn'

    Raises ``UnknownNameError`` with the nearest names.
    """
    return edition(name).switches


def rules_of_switches() -> Mapping[str, str]:
    """For each switch the key of the rule that tells the difference in words.

    >>> rules_of_switches()["qualifies"]
    'score.qualify'
    """
    return {switch: row.rule for switch, row in _TABLE.items()}


def spoken(switch: str) -> Mapping[str, object]:
    """The values that the books themselves give to a switch; a silent book is left out.

    >>> sorted(spoken("after_scoring_waits"))
    ['EMD2023', 'WIKI']

    Raises ``UnknownNameError`` with the nearest names.
    """
    if switch not in _TABLE:
        raise UnknownNameError("switch", switch, nearest_names(switch, _TABLE))
    return _TABLE[switch].spoken


def shown(value: object) -> str:
    """A switch's value in words.

    >>> shown(switches("MUNCHKIN").floored)
    'power'
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, frozenset):
        return ", ".join(sorted(shown(each) for each in value)) or "nothing"
    return str(value.value) if isinstance(value, Enum) else str(value)
