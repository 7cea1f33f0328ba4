"""From a question's board to a state: names are looked up, cards laid out, and what makes no sense is refused.

This module knows the card library and the engine's ``Position``. It answers nothing itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from smashrules.cards import Library, library
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.selectors import Kind
from smashrules.engine import Game, Position, Step
from smashrules.engine.madness import DECK as MADNESS
from smashrules.engine.position import UNKNOWN
from smashrules.errors import (
    AmbiguousNameError,
    InputError,
    NotModelledError,
    UnknownNameError,
    did_you_mean,
    nearest_names,
)
from smashrules.explain.board import listed
from smashrules.rulebook import BOOKS, DEFAULT_EDITION, edition
from smashrules.scenario.errors import ScenarioError, ScenarioNameError, Spot
from smashrules.scenario.model import (
    BaseLine,
    CardsLine,
    FreeLine,
    Item,
    Name,
    PhaseLine,
    PileLine,
    PlayedLine,
    PointsLine,
    Ref,
    Scenario,
    Unknown,
)
from smashrules.scenario.names import folded
from smashrules.state.things import NOBODY, NOTHING

if TYPE_CHECKING:
    from collections.abc import Callable

    from smashrules.rulebook.editions import Switches
    from smashrules.state.game import State


class Board(Struct, frozen=True):
    """A question's board, laid out: the game, the board as described, and how to find what names mean.

    ``opening`` is what happens before anybody decides anything."""

    game: Game
    state: State
    opening: Step
    cards: Library
    edition: str
    players: tuple[str, ...]

    def player(self, name: Name) -> int:
        """The number of the player of that name. Raises ``ScenarioNameError``."""
        found = self.find_player(name.text)
        if found is None:
            raise ScenarioNameError(
                f"no player is called {name.text!r}{did_you_mean(nearest_names(name.text, self.players))}",
                name.at,
                candidates=self.players,
            )
        return found

    def find_player(self, name: str) -> int | None:
        """The number of the player of that name, if there is one."""
        return _player_number(self.players, name)

    def find_faction(self, name: str) -> str:
        """The faction of that name; empty if there is none."""
        return _factions(self.cards.printing.id).get(folded(name), "")

    def card_name(self, name: Name) -> str:
        """The name of the card or base that ``name`` means. Raises ``ScenarioNameError``."""
        return name_among(self.cards, name, {each.key for each in self.state.cards})


def lay_out(scenario: Scenario, under: str = "", change: Callable[[Switches], Switches] | None = None) -> Board:
    """The board of a question, under its own edition or another one, with the switches that ``change`` makes of the
    edition's. Raises ``ScenarioError``."""
    book = _edition(scenario, under)
    cards = _library(scenario)
    game = _game(cards.printing.id)
    return _Layout(scenario, book, cards, game if change is None else game.changed(change)).board()


def _edition(scenario: Scenario, under: str) -> str:
    wanted = under or scenario.edition or DEFAULT_EDITION
    try:
        return edition(wanted.upper()).name
    except UnknownNameError:
        raise ScenarioNameError(
            f"no edition is called {wanted!r}; there are {', '.join(BOOKS)}", scenario.edition_at, candidates=BOOKS
        ) from None


def _library(scenario: Scenario) -> Library:
    if not scenario.printing:
        return library()
    try:
        return library(scenario.printing)
    except InputError as wrong:
        raise ScenarioNameError(str(wrong), scenario.printing_at) from None


@cache
def _game(printing: str) -> Game:
    return Game(library(printing).definitions)


@cache
def _factions(printing: str) -> dict[str, str]:
    """The factions of a printing by their folded names."""
    return {folded(each): each for each in library(printing).faction_names}


@lru_cache(maxsize=8192)
def _found(printing: str, name: str) -> CardDef:
    return library(printing).find(name)


def definition(cards: Library, name: Name, plural: bool = False) -> CardDef:
    """The card or base that a name means. Raises ``ScenarioNameError`` with the nearest names, or the candidates."""
    try:
        return _found(cards.printing.id, name.text)
    except UnknownNameError as wrong:
        if plural and name.text.endswith("s"):
            try:
                return _found(cards.printing.id, name.text[:-1])
            except InputError:
                pass
        raise ScenarioNameError(str(wrong), name.at, candidates=wrong.nearest) from None
    except AmbiguousNameError as wrong:
        raise ScenarioNameError(str(wrong), name.at, candidates=wrong.candidates, several=True) from None


def name_among(cards: Library, name: Name, keys: Iterable[str]) -> str:
    """The name that is meant where the cards of ``keys`` are at hand: of several that it could be, the one that is
    there. Raises ``ScenarioNameError``."""
    try:
        return definition(cards, name, plural=True).name
    except ScenarioNameError as wrong:
        spoken = [folded(each.partition("(")[0].strip()) for each in wrong.candidates]
        there = {cards.definitions[key].name for key in keys if key in cards.definitions}
        meant = [each for each in there if folded(each) in spoken]
        if len(meant) != 1 or not wrong.several:
            raise
        return meant[0]


def _player_number(players: tuple[str, ...], name: str) -> int | None:
    for number, each in enumerate(players):
        if folded(each) == folded(name):
            return number
    return None


class _Layout:
    """Lays a board out, line by line."""

    def __init__(self, scenario: Scenario, book: str, cards: Library, game: Game) -> None:
        if not scenario.seats:
            raise ScenarioError(
                "nobody plays: a question needs a line such as 'players: Ann (to play), Bob'", Spot(scenario.first)
            )
        self._scenario = scenario
        self._edition = book
        self._cards = cards
        self._game = game
        self._position = Position(self._game, edition=book)
        self._players = tuple(seat.name.text for seat in scenario.seats)
        points = self._points()
        for number, name in enumerate(self._players):
            self._position.player(name, vp=points.get(number, 0))
        self._base: int | None = None
        self._placed: list[tuple[int, str, int, int, str]] = []  # uid, name, owner or controller, base, zone
        self._piles: dict[tuple[str, int], Spot] = {}

    def board(self) -> Board:
        played: list[PlayedLine] = []
        phase, free = "play", None
        for line in self._scenario.board:
            if isinstance(line, BaseLine):
                self._base = self._add_base(line)
            elif isinstance(line, CardsLine):
                self._add_cards(line)
            elif isinstance(line, PileLine):
                self._add_pile(line)
            elif isinstance(line, PhaseLine):
                phase = line.phase
            elif isinstance(line, FreeLine):
                free = line
            elif isinstance(line, PlayedLine):
                played.append(line)
        self._unstated_piles()
        self._position.madness_deck()
        uids = [self._placed_card(ref) for line in played for ref in line.cards]
        self._turn(phase, free, [uid for uid, _ in uids])
        for uid, _ in uids:
            self._position.played(uid)
        state = self._position.raw(seed=self._scenario.seed)
        return Board(self._game, state, self._game.advance(state), self._cards, self._edition, self._players)

    def _turn(self, phase: str, free: FreeLine | None, played: list[int]) -> None:
        types = [self._position.printed(uid).type for uid, *_ in self._placed if uid in played]
        minion = free.minion if free else CardType.MINION not in types
        action = free.action if free else CardType.ACTION not in types
        active = next((number for number, seat in enumerate(self._scenario.seats) if seat.to_play), 0)
        self._position.turn(active=active, phase=phase, free_minion=minion, free_action=action)

    def _points(self) -> dict[int, int]:
        points: dict[int, int] = {}
        for line in self._scenario.board:
            if isinstance(line, PointsLine):
                for name, number in line.points:
                    points[self._player(name)] = number
        return points

    def _player(self, name: Name) -> int:
        found = _player_number(self._players, name.text)
        if found is None:
            near = did_you_mean(nearest_names(name.text, self._players))
            raise ScenarioNameError(
                f"no player is called {name.text!r}{near or '; the players are ' + ', '.join(self._players)}",
                name.at,
                candidates=self._players,
            )
        return found

    # -- bases and what is on them ----------------------------------------------------------------------------------

    def _add_base(self, line: BaseLine) -> int:
        found = definition(self._cards, line.name)
        if found.type is not CardType.BASE:
            raise ScenarioError(f"{found.name!r} is {_a(found.type)}, not a base", line.name.at)
        uid = self._position.base(found.key)
        self._placed.append((uid, found.name, NOBODY, uid, "play"))
        return uid

    def _add_cards(self, line: CardsLine) -> None:
        player = self._player(line.player)
        if self._base is None:
            raise ScenarioError(
                "these cards are on no base: a line 'base: NAME' must stand above them", line.player.at
            )
        for item in line.items:
            self._add_item(item, player, self._base)

    def _add_item(self, item: Item, player: int, base: int) -> None:
        found = definition(self._cards, item.name, plural=item.count != 1)
        owner = player if item.owner is None else self._player(item.owner)
        self._check_place(found, item)
        for _ in range(item.count):
            uid = self._position.card(found.key, owner=owner)
            self._position.put(uid, base, controller=player, counters=item.counters)
            self._placed.append((uid, found.name, player, base, "play"))
            for attached in item.attached:
                on = definition(self._cards, attached.name)
                if on.type is not CardType.ACTION or on.text.play_on is None or on.text.play_on.kind is Kind.BASE:
                    raise ScenarioError(f"{on.name!r} is not an action that is played on a card", attached.name.at)
                whose = player if attached.owner is None else self._player(attached.owner)
                action = self._position.card(on.key, owner=whose)
                self._position.attach(action, uid, controller=whose)
                self._placed.append((action, on.name, whose, base, "play"))

    def _check_place(self, found: CardDef, item: Item) -> None:
        if found.type is CardType.MINION:
            return
        if found.type is not CardType.ACTION:
            if found.type is CardType.BASE:
                raise ScenarioError(
                    f"{found.name!r} is a base; it cannot be on a base (write 'base: {found.name}')", item.name.at
                )
            raise NotModelledError(f"{found.type.value}s", found.name)
        if found.text.play_on is None:
            raise ScenarioError(
                f"{found.name!r} is a standard action: it goes to the discard pile and stays on no base", item.name.at
            )
        if found.text.play_on.kind is not Kind.BASE:
            raise ScenarioError(
                f"{found.name!r} is played on a minion, so it is no card on the base itself: "
                f"write 'MINION with {found.name}'",
                item.name.at,
            )
        if item.attached:
            raise ScenarioError("nothing can be attached to an action", item.attached[0].name.at)

    # -- piles ------------------------------------------------------------------------------------------------------

    def _add_pile(self, line: PileLine) -> None:
        player = NOBODY if line.player is None else self._player(line.player)
        key = (line.zone, player)
        if key in self._piles:
            raise ScenarioError(f"line {self._piles[key].line} already says what is in this pile", line.at)
        self._piles[key] = line.at
        uids: list[int] = []
        for held in line.held:
            uids += self._unknown(held, player) if isinstance(held, Unknown) else self._known(held, player, line.zone)
        if player == NOBODY:
            (self._position.base_deck if line.zone == "deck" else self._position.base_discard)(uids)
        elif line.zone == "hand":
            self._position.hand(player, uids)
        elif line.zone == "deck":
            self._position.deck(player, uids)
        else:
            self._position.discard(player, uids)

    def _known(self, item: Item, player: int, zone: str) -> list[int]:
        found = definition(self._cards, item.name, plural=item.count != 1)
        is_base = found.type is CardType.BASE
        if is_base and player != NOBODY:
            raise ScenarioError(f"{found.name!r} is a base; no player has it in a {zone}", item.name.at)
        if not is_base and player == NOBODY:
            raise ScenarioError(f"{found.name!r} is {_a(found.type)}, not a base", item.name.at)
        owner = player if item.owner is None else self._player(item.owner)
        if found.key == MADNESS:
            owner = NOBODY
        uids = [self._position.card(found.key, owner=owner) for _ in range(item.count)]
        self._placed += [(uid, found.name, player, NOTHING, zone) for uid in uids]
        return uids

    def _unknown(self, held: Unknown, player: int) -> list[int]:
        if player == NOBODY:
            raise ScenarioError("the base deck is told by the names of its bases", held.at)
        return [self._position.card(UNKNOWN, player) for _ in range(held.count)]

    def _unstated_piles(self) -> None:
        for number in range(len(self._players)):
            if ("deck", number) not in self._piles:
                self._position.unknown_deck(number)

    # -- cards played earlier this turn -----------------------------------------------------------------------------

    def _placed_card(self, ref: Ref) -> tuple[int, str]:
        keys = [self._position.printed(uid).key for uid, *_ in self._placed]
        name = name_among(self._cards, ref.name, keys)
        found = [each for each in self._placed if each[1] == name and each[4] in ("play", "discard")]
        if ref.owner is not None:
            found = [each for each in found if each[2] == self._player(ref.owner)]
        if ref.near is not None:
            near = name_among(self._cards, ref.near.name, keys)
            bases = [uid for uid, placed, *_ in self._placed if placed == near]
            found = [each for each in found if each[3] in bases]
        if ref.zone:
            found = [each for each in found if each[4] == ref.zone]
        if ref.ordinal:
            found = found[ref.ordinal - 1 : ref.ordinal]
        if not found:
            raise ScenarioNameError(
                f"{name!r} is neither on a base nor in a discard pile, so it was not played this turn", ref.at
            )
        if len(found) > 1 and len({each[2:] for each in found}) > 1:
            where = [self._where(each) for each in found]
            raise ScenarioNameError(f"{name!r} could be {listed(where, 'or')}", ref.at, candidates=where)
        return found[0][:2]

    def _where(self, placed: tuple[int, str, int, int, str]) -> str:
        _, name, player, base, zone = placed
        at = next((each for uid, each, *_ in self._placed if uid == base), "")
        place = f"at {at}" if zone == "play" else f"in the {zone} pile"
        return f"{self._players[player]}'s {name} {place}"


def _a(kind: CardType) -> str:
    return f"an {kind.value}" if kind.value[0] in "aeiou" else f"a {kind.value}"
