"""Setting up: decks, bases, opening hands, the mulligan.

Who plays which factions is handed in; how a turn goes is in ``turns``. Source: WIKI and EMD2023, "Setup"; BGB2018 for
the draft and duplicate factions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.card import CardDef, CardType
from smashrules.effects.verbs import Verb
from smashrules.engine.agenda import pop, put_back
from smashrules.engine.asking import NO, YES, ask
from smashrules.engine.happening import happen, has_entered
from smashrules.engine.me_first import flush
from smashrules.engine.table import Table
from smashrules.engine.triggers import listeners
from smashrules.errors import InputError
from smashrules.rulebook.editions import OldHand
from smashrules.state.frames import Mulligan, Turn
from smashrules.state.game import State
from smashrules.state.records import CardRecord, Event, Obj, PlayerRecord
from smashrules.state.things import NOBODY

OPENING_HAND = 5
DECK_SIZE = 40
_ENTER = Verb.ENTER.value


class SetupError(InputError):
    """A game that cannot be set up as asked."""


class Seat(Struct, frozen=True):
    """A player and the keys of the cards in his deck."""

    name: str
    deck: tuple[str, ...]


def deck_of(definitions: Mapping[str, CardDef], factions: Sequence[str]) -> tuple[str, ...]:
    """The keys of a deck of two factions: every minion and action as often as it is printed.

    Raises ``SetupError`` for one faction twice, an unknown faction, or a deck that is not of forty cards (WIKI,
    "Setup")."""
    if len(factions) != 2 or factions[0] == factions[1]:
        raise SetupError(f"a deck is made of two different factions, not of {' and '.join(factions) or 'none'}")
    deck: list[str] = []
    for faction in factions:
        cards = [key for key, each in definitions.items() if each.faction == faction and _in_deck(each)]
        if not cards:
            known = ", ".join(sorted({each.faction for each in definitions.values() if each.faction}))
            raise SetupError(f"no cards of the faction {faction!r} are known; there are: {known}")
        for key in cards:
            deck += [key] * definitions[key].count
    if len(deck) != DECK_SIZE:
        raise SetupError(f"{' and '.join(factions)} make a deck of {len(deck)} cards, expected {DECK_SIZE}")
    return tuple(deck)


def _in_deck(definition: CardDef) -> bool:
    return definition.type in (CardType.MINION, CardType.ACTION, CardType.FUSION)


def first_state(
    edition: str,
    seats: Sequence[Seat],
    bases: Sequence[str],
    seed: int,
    special_decks: Mapping[str, int] = MappingProxyType({}),
) -> State:
    """The state before the first card is drawn: nothing shuffled, the set-up waiting on the agenda.

    ``special_decks``: how many cards there are in each deck of no player, by the name of deck and cards."""
    if not 2 <= len(seats) <= 4:
        raise SetupError(f"the game is for two to four players, not {len(seats)}")
    if len(bases) <= len(seats):
        raise SetupError(f"{len(seats)} players need at least {len(seats) + 1} bases, got {len(bases)}")
    cards: list[CardRecord] = []
    players = []
    for number, seat in enumerate(seats):
        first = len(cards)
        cards += [CardRecord(key, number) for key in seat.deck]
        players.append(PlayerRecord(seat.name, deck=tuple(range(first, len(cards)))))
    first = len(cards)
    cards += [CardRecord(key, NOBODY) for key in bases]
    base_deck = tuple(range(first, len(cards)))
    apart = []
    for name, size in special_decks.items():
        apart.append((name, tuple(range(len(cards), len(cards) + size))))
        cards += [CardRecord(name, NOBODY)] * size
    nothing: tuple[Obj | None, ...] = (None,) * len(cards)
    return State(
        edition,
        tuple(cards),
        tuple(players),
        nothing,
        (0,) * len(cards),
        (),
        base_deck=base_deck,
        special_decks=tuple(apart),
        agenda=(Turn(), Mulligan()),
        seed=seed,
    )


def run_mulligan(table: Table, frame: Mulligan) -> None:
    """Shuffle, lay out the bases, deal, and offer each player without a minion a new hand."""
    if frame.stage == 0:
        mark = table.serial
        for player in range(len(table.seats)):
            table.shuffle(table.seats[player].deck)
            table.note("shuffle-deck", "setup.deck", player=player)
        table.shuffle(table.base_deck)
        for _ in range(len(table.seats) + 1):
            base, heard = table.base_deck.pop(0), listeners(table, _ENTER)
            table.enter(base, NOBODY, base)
            table.bases.append(base)
            event = table.note("new-base", "setup.bases", what=base, to=base)
            has_entered(table, event, base, heard)
        put_back(table, frame, replace(frame, stage=1, picks=(), index=0))
        flush(table, mark)  # what bases do as they come is done before hands are drawn
        return
    if frame.stage == 1:
        for player in range(len(table.seats)):
            _deal(table, player, "setup.opening-hand")
        put_back(table, frame, replace(frame, stage=2, picks=(), index=0))
        return
    if frame.index >= len(table.seats):
        pop(table)
        return
    player = table.clockwise()[frame.index]
    seat = table.seats[player]
    blocking = (CardType.MINION, CardType.FUSION)
    if any(table.definition(uid).type in blocking for uid in seat.hand):
        put_back(table, frame, replace(frame, stage=2, picks=(), index=frame.index + 1))
        return
    answer = ask(table, frame, "mulligan", "mulligan", player, [YES, NO], None, ("setup.mulligan",), forced=False)
    if answer == YES:
        _new_hand(table, player)
    put_back(table, frame, replace(frame, stage=2, picks=(), index=frame.index + 1))


def _new_hand(table: Table, player: int) -> None:
    seat = table.seats[player]
    old = list(seat.hand)
    seat.hand.clear()
    table.note("mulligan", "setup.mulligan", player=player, things=tuple(old))
    if table.switches.mulligan_old_hand is OldHand.DISCARDED:
        seat.discard += old
        _deal(table, player, "setup.mulligan")
    else:
        _deal(table, player, "setup.mulligan")
        seat.deck += old
        table.shuffle(seat.deck)
        table.note("shuffle-deck", "setup.mulligan", player=player)


def _deal(table: Table, player: int, rule: str) -> None:
    for _ in range(OPENING_HAND):
        uid = table.seats[player].deck[0]
        happen(table, Event(-1, Verb.DRAW.value, player, uid, rules=(rule,), zone="deck", zone_to="hand"))
