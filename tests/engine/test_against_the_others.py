"""Numbers of players against others, against half of a number, and at the base that is looked at."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

LEAGUE = card(
    "League",
    "action",
    "Choose a base. If you have more power there than all other players combined, draw a card.",
)
SHARE = card("Share", "action", "Choose a base. If you have at least half of the total power there, draw a card.")
CROWD = card(
    "Crowd",
    "action",
    "Destroy a minion on a base where the number of minions is greater than the number of cards in your hand.",
)
FENCE = card(
    "Fence",
    "action",
    "Play on a base. Ongoing: Players with less power here than another player cannot play actions here.",
)
HALL = card(
    "Hall", "base", "Before this base scores, each player with more power here than another player draws a card."
)
SHED = card(
    "Shed",
    "base",
    "Before this base scores, the player with the least power here draws two cards. If tied, each tied player "
    "draws a card instead.",
)
DRESS = card(
    "Dress", "base", "After this base scores, the player with the most actions on their minions here draws a card."
)
HAT = card("Hat", "action", "Play on a minion. Ongoing: This minion has +1 power.")
CARDS = (LEAGUE, SHARE, CROWD, FENCE, HALL, SHED, DRESS, HAT, ox(2), ox(1, "Elk"), ox(4, "Bear"), ox(30, "Bull"))


def drew(play: Play, name: str) -> int:
    seats = [seat.name for seat in play.state.players]
    return sum(each.cause is not None and each.player == seats.index(name) for each in play.happened("draw"))


@pytest.mark.parametrize(
    ("name", "there", "draws"),
    [
        ("League", ["Ann's Bear", "Bob's Ox", "Bob's Elk"], 1),
        ("League", ["Ann's Bear", "Bob's Bear"], 0),
        ("Share", ["Ann's Bear", "Bob's Bear"], 1),
        ("Share", ["Ann's Ox", "Bob's Ox", "Bob's Elk"], 0),
    ],
)
def test_against_all_others(name: str, there: list[str], draws: int) -> None:
    play = table({"Tortuga": list(there), "Tar Pits": []}, *CARDS, hand=[name]).play(name).choose("Tortuga")
    assert drew(play, "Ann") == draws


def test_those_at_the_base_that_is_looked_at_are_counted() -> None:
    there = {"Tortuga": ["Ann's Bear"], "Tar Pits": ["Bob's Elk", "Bob's Ox"]}
    play = table(there, *CARDS, hand=["Crowd", "Bull"]).play("Crowd")
    assert play.offered == ["Elk", "Ox"]


@pytest.mark.parametrize(
    ("base", "there", "draws"),
    [
        ("Hall", ["Ann's Bull", "Bob's Ox"], (1, 0)),
        ("Hall", ["Ann's Bull", "Bob's Bull"], (0, 0)),
        ("Shed", ["Ann's Bull", "Bob's Ox"], (0, 2)),
        ("Dress", [("Ann's Bull", "Bob's Hat"), "Bob's Ox"], (1, 0)),
        ("Dress", ["Ann's Bull", "Bob's Ox"], (0, 0)),
    ],
)
def test_as_a_base_scores(base: str, there: list[str], draws: tuple[int, int]) -> None:
    play = table({base: list(there), "Tar Pits": []}, *CARDS, base_deck=["Tortuga"]).to_the_next_turn()  # type: ignore[arg-type]
    assert (drew(play, "Ann"), drew(play, "Bob")) == draws
