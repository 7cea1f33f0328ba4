"""``smashrules play``: random games with their log, or many with their results.

It deals and prints; no choice of a player is made here.
"""

from __future__ import annotations

from argparse import Namespace
from random import Random
from typing import Any

from smashrules.cards import library
from smashrules.cli.output import Progress, as_json
from smashrules.engine import Game
from smashrules.rulebook import DEFAULT_EDITION, edition
from smashrules.simulate import Lineup, Played, deal, random_game, random_game_log


def play(arguments: Namespace) -> int:
    """Play one game with its log, or several with their results."""
    book = edition(arguments.edition.upper()).name if arguments.edition else DEFAULT_EDITION
    factions = [each.split("+") for each in arguments.factions.split(",") if each.strip()]
    if arguments.games == 1 and not arguments.json:
        _log(arguments, book, factions)
        return 0
    cards = library()
    game = Game(cards.definitions)
    progress = Progress("game", arguments.games)
    results = []
    for number in range(arguments.games):
        seed = arguments.seed + number
        table = deal(cards, arguments.players, Random(seed), factions)
        result = _result(table, random_game(game, table.seats, table.bases, seed=seed, edition=book), seed, book)
        results.append(result)
        progress.at(number + 1)
        if not arguments.json:
            print(_summary(result))
    if arguments.json:
        print(as_json(results if len(results) > 1 else results[0]))
    return 0


def _log(arguments: Namespace, book: str, factions: list[list[str]]) -> None:
    lines = random_game_log(
        arguments.seed, players=arguments.players, factions=factions, edition=book, cite=arguments.cite
    )
    for line in lines:
        print(line)


def _result(table: Lineup, played: Played, seed: int, book: str) -> dict[str, Any]:
    state = played.state
    return {
        "seed": seed,
        "edition": book,
        "players": [
            {"name": player.name, "factions": list(pair), "cards": len(seat.deck), "vp": player.vp}
            for seat, pair, player in zip(table.seats, table.factions, state.players, strict=True)
        ],
        "lacking": [{"card": name, "copies": copies, "needs": system} for name, copies, system in table.lacking],
        "turns": state.turn,
        "decisions": len(played.options),
        "winners": [state.players[each].name for each in state.result.winners] if state.result is not None else [],
    }


def _summary(result: dict[str, Any]) -> str:
    points = ", ".join(f"{each['name']} {each['vp']}" for each in result["players"])
    won = " and ".join(result["winners"])
    return (
        f"seed {result['seed']}: {won} won in turn {result['turns']} after {result['decisions']} decisions ({points})"
    )
