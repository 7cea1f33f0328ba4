"""``smashrules play``: random games with their log."""

from __future__ import annotations

import random
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from smashrules.cards import Library, library
from smashrules.cli.output import Progress, as_json
from smashrules.engine import Game, Seat
from smashrules.errors import InputError
from smashrules.rulebook import DEFAULT_EDITION, edition

if TYPE_CHECKING:
    from smashrules.state.game import State

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")
FACTION_SIZE = 20
LONGEST = 20_000
"""The most decisions of a game."""


def play(arguments: Namespace) -> int:
    """Play one game with its log, or several with their results."""
    cards = library()
    book = edition(arguments.edition.upper()).name if arguments.edition else DEFAULT_EDITION
    game = Game(cards.definitions)
    progress = Progress("game", arguments.games)
    results = []
    for number in range(arguments.games):
        seed = arguments.seed + number
        result = _game(game, cards, arguments, book, seed, log=arguments.games == 1 and not arguments.json)
        results.append(result)
        progress.at(number + 1)
        if arguments.games > 1 and not arguments.json:
            print(_summary(result))
    if arguments.json:
        print(as_json(results if len(results) > 1 else results[0]))
    elif arguments.games == 1:
        print(_summary(results[0]))
    return 0


def _game(game: Game, cards: Library, arguments: Namespace, book: str, seed: int, log: bool) -> dict[str, Any]:
    chance = random.Random(seed)
    pairs = _factions(cards, arguments.factions, arguments.players, chance)
    seats = [Seat(name, _deck(cards, pair)) for name, pair in zip(PLAYERS, pairs, strict=False)]
    bases = [each.name for each in cards.bases()]
    step = game.new(seats, bases, edition=book, seed=seed)
    if log:
        for seat, pair in zip(seats, pairs, strict=True):
            print(f"{seat.name}: {' and '.join(pair)}")
    state, count = step.state, 0
    teller = _Teller(game, log)
    teller.tell(step.state, step.events)
    while state.decision is not None:
        if count >= LONGEST:
            raise InputError(f"the game of seed {seed} has not ended after {LONGEST:,} decisions")
        step = game.apply(state, chance.choice(state.decision.options))
        teller.tell(state, step.events)
        state, count = step.state, count + 1
    winners = [state.players[each].name for each in state.result.winners] if state.result else []
    return {
        "seed": seed,
        "edition": book,
        "players": [
            {"name": seat.name, "factions": list(pair), "vp": player.vp}
            for seat, pair, player in zip(seats, pairs, state.players, strict=True)
        ],
        "turns": state.turn,
        "decisions": count,
        "winners": winners,
    }


def _deck(cards: Library, pair: tuple[str, ...]) -> tuple[str, ...]:
    """The deck of two different factions (WIKI, "Setup")."""
    if len(set(pair)) != 2:
        raise InputError(f"a deck is made of two different factions, not of {' and '.join(pair)}")
    deck = tuple(card for name in pair for card in cards.faction(name).deck())
    if len(deck) != 2 * FACTION_SIZE:
        raise InputError(f"{' and '.join(pair)} make a deck of {len(deck)} cards; {2 * FACTION_SIZE} are needed")
    return deck


def _summary(result: dict[str, Any]) -> str:
    points = ", ".join(f"{each['name']} {each['vp']}" for each in result["players"])
    won = " and ".join(result["winners"])
    return (
        f"seed {result['seed']}: {won} won in turn {result['turns']} after {result['decisions']} decisions ({points})"
    )


def _factions(cards: Library, said: str, players: int, chance: random.Random) -> list[tuple[str, ...]]:
    """Two factions for each player: as said, and by chance where nothing is said."""
    whole = [each.name for each in cards.factions if len(each.deck()) == FACTION_SIZE]
    pairs = [tuple(cards.faction(name).name for name in each.split("+")) for each in said.split(",") if each.strip()]
    if len(pairs) > players:
        raise InputError(f"factions for {len(pairs)} players; there are {players} (see --players)")
    used = {name for pair in pairs for name in pair}
    free = [name for name in whole if name not in used]
    chance.shuffle(free)
    while len(pairs) < players:
        if len(free) < 2:
            raise InputError("there are not enough factions for so many players")
        pairs.append((free.pop(), free.pop()))
    return pairs


class _Teller:
    """Tells what happens, event by event; nothing where no log is wanted."""

    def __init__(self, game: Game, shown: bool) -> None:
        self._game = game
        self._shown = shown

    def tell(self, before: State, events: Any) -> None:
        """Print the events of one answer."""
        if self._shown:
            for line in self._lines(before, events):
                print(line)

    def _lines(self, before: State, events: Any) -> Iterator[str]:
        from smashrules.explain.board import Names, mentioned
        from smashrules.explain.telling import phrase_of, sentence

        names = Names(self._game, before, mentioned(events))
        for event in events:
            if event.verb == "next":
                yield f"\n{before.players[event.player].name}'s turn"
                continue
            phrase = phrase_of(names, event)
            told = sentence(names, [event])
            if told and (phrase is None or not phrase.routine):
                yield f"  {told}"
