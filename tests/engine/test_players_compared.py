"""Who has more, or the most, of what: counted of each player, and compared with whom it is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import card, ox

from smashrules.cards import library
from smashrules.engine import Game

A, B, C = "Ann's Calf", "Bob's Calf", "Cyd's Calf"


def drawn(
    text: str,
    bases: Mapping[str, Sequence[str]] | None = None,
    held: Mapping[str, int] | None = None,
    vp: Mapping[str, int] | None = None,
) -> int:
    """How many cards Ann draws by an action of that text; each player holds so many cards besides it."""
    deal, calf = card("Deal", "action", text), ox(2, "Calf")
    hand = {name: ["Calf"] * number for name, number in (held or {}).items()}
    before = hand.get("Ann", [])
    hand["Ann"] = ["Deal", *before]
    game = Game({**library().definitions, deal.name: deal, calf.name: calf})
    play = board(
        bases or {"Tortuga": []},
        hand=hand,
        deck={"Ann": ["Calf"] * 9},
        players=("Ann", "Bob", "Cyd"),
        vp=vp,
        game=game,
    )
    return len(play.play("Deal").hand("Ann")) - len(before)


HERE = {"Tortuga": [A, A, B], "Tar Pits": [B, B, A], "Ninja Dojo": [A, B], "Jungle Oasis": [C]}


@pytest.mark.parametrize(
    ("where", "number"),
    [
        ("you have the most minions", 2),
        ("you do not have the most minions", 2),
        ("you have more minions than the player to your left", 1),
        ("the player to your left has more minions than you", 1),
        ("the player to your left has more minions than the player to your right", 3),
        ("no other player has more minions than you", 2),
        ("you have as many minions as the player to your left", 2),
    ],
)
def test_at_each_base_its_minions_are_counted(where: str, number: int) -> None:
    assert drawn(f"Draw a card for each base where {where}.", HERE) == number


@pytest.mark.parametrize(
    ("asked", "cards", "number"),
    [
        ("the player to your left has more cards in hand than you", {"Ann": 1, "Bob": 2}, 1),
        ("the player to your left has more cards in hand than you", {"Ann": 1, "Cyd": 2}, 0),
        ("another player has more cards in hand than each other player", {"Ann": 1, "Bob": 2, "Cyd": 2}, 0),
        ("another player has more cards in hand than each other player", {"Ann": 1, "Cyd": 2}, 1),
        ("exactly one other player has more cards in hand than you", {"Ann": 1, "Bob": 2, "Cyd": 2}, 0),
        ("exactly one other player has more cards in hand than you", {"Ann": 1, "Bob": 2, "Cyd": 1}, 1),
        ("you have the most cards in hand", {"Ann": 2, "Bob": 2, "Cyd": 1}, 1),
        ("you have the most cards in hand", {"Ann": 1, "Bob": 2, "Cyd": 1}, 0),
        ("you alone have the most cards in hand", {"Ann": 2, "Bob": 2, "Cyd": 1}, 0),
    ],
)
def test_cards_in_each_hand(asked: str, cards: dict[str, int], number: int) -> None:
    assert drawn(f"If {asked}, draw a card.", held=cards) == number


@pytest.mark.parametrize(
    ("asked", "numbers"),
    [
        ("no other player has more VPs than you", (0, 1, 0)),
        ("you have more VPs than another player", (1, 1, 0)),
        ("you have more VPs than each other player", (0, 0, 0)),
        ("another player has at least two more VPs than you", (1, 0, 1)),
        ("you have at least two fewer VPs than each other player", (0, 0, 1)),
        ("you have as many VPs as another player", (0, 1, 0)),
        ("another player has more VPs than each other player", (1, 0, 1)),
        ("no other player has the most VPs", (0, 0, 0)),
    ],
)
def test_victory_points(asked: str, numbers: tuple[int, ...]) -> None:
    tables = ({"Ann": 3, "Bob": 2, "Cyd": 5}, {"Ann": 3, "Bob": 3, "Cyd": 1}, {"Ann": 3, "Bob": 5, "Cyd": 7})
    assert tuple(drawn(f"If {asked}, draw a card.", vp=vp) for vp in tables) == numbers


def test_counters_are_counted_on_the_minions_of_each() -> None:
    asked = "If you have more +1 power counters on your minions than another player, draw a card."
    most = "If you have the most +1 power counters on your minions, draw a card."
    assert drawn(f"{asked} {most}", {"Tortuga": [A, B]}) == 0
    assert drawn(f"Place a +1 power counter on one of your minions. {asked} {most}", {"Tortuga": [A, B]}) == 2
