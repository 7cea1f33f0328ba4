"""Events that are told by where a card was, or to whose hand it goes."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.engine.table_talk import board as at_table
from tests.rulebook.own_cards import card, game, ox, table

from smashrules.explain.board import Names
from smashrules.explain.telling import pile

PYTHON = card(
    "Python",
    "minion",
    "Ongoing: After another player plays or discards a card they do not own from a hand or deck, you may place a +1"
    " power counter on this minion.",
)
GRAVE = card("Grave", "minion", "Ongoing: After you play a minion from your discard pile, gain 1 VP.")
RAISE = card("Raise", "action", "Play a minion from your discard pile as an extra minion.")
LEOPARD = card("Leopard", "minion", "Ongoing: After you place a card into another player's hand, gain 1 VP.")
SHARE = card("Share", "action", "Choose a player. Place a card from your discard pile into that player's hand.")
DRAWN = card("Drawn", "action", "Place a card from your discard pile into your hand.")
CARDS = (PYTHON, GRAVE, RAISE, LEOPARD, SHARE, DRAWN, ox(2), ox(3, "Elk"))


def board(*held: str, there: tuple[str, ...], turn: str = "Ann", **more: object) -> Play:
    return table({"Tortuga": there, "Tar Pits": []}, *CARDS, hand=held, turn=turn, **more)  # type: ignore[arg-type]


def test_a_card_that_is_not_ones_own_is_played_from_a_hand() -> None:
    play = board("Share", there=("Ann's Python",), discard={"Ann": ["Ox"]}).play("Share").choose("Bob")
    play.to_the_next_turn().play("Ox", on="Tar Pits").use("Python")
    assert play.power("Python") == 2 + 1

    own = board("Ox", there=("Ann's Python",), turn="Bob").play("Ox", on="Tar Pits")
    assert (own.kind, own.power("Python")) == ("main", 2)


@pytest.mark.parametrize("event", ["Ox is played", "a minion is destroyed"])
def test_a_special_in_a_hand_hears_each_event_it_names(event: str) -> None:
    text = "Special: After another player plays or destroys a minion, you may play this minion as an extra minion."
    late = card("Late", "minion", text)
    slay = card("Slay", "action", "Destroy a minion.")
    there = {"Tortuga": ["Bob's Elk"], "Tar Pits": []}
    hands = {"Ann": ["Ox", "Slay"], "Bob": ["Late"]}
    play = at_table(there, hand=hands, game=game(late, slay, *CARDS))
    play.play("Ox", on="Tar Pits") if event.startswith("Ox") else play.play("Slay")
    play.use("Late").choose("Tortuga")

    assert play.where("Late") == "Tortuga"


@pytest.mark.parametrize(("where", "points"), [("discard", 1), ("hand", 0)])
def test_a_minion_is_played_from_the_discard_pile(where: str, points: int) -> None:
    piles = {"discard": {"Ann": ["Ox"]}} if where == "discard" else {}
    play = board("Raise", "Elk", there=("Ann's Grave",), **piles)
    play = play.play("Elk", on="Tortuga") if where == "hand" else play.play("Raise").choose("Tortuga")

    assert play.vp("Ann") == points


def test_it_is_told_into_whose_hand_a_card_goes() -> None:
    play = board("Share", there=("Ann's Ox",), discard={"Ann": ["Elk"]})
    before = play.state
    play.play("Share").choose("Bob")
    (placed,) = play.happened("place")
    assert play.hand("Bob").count("Elk") == 1

    assert pile(Names(play.game, before), placed) == "Bob's hand"


@pytest.mark.parametrize(("held", "points"), [("Share", 1), ("Drawn", 0)])
def test_a_card_goes_into_the_hand_of_another_player(held: str, points: int) -> None:
    play = board(held, there=("Ann's Leopard",), discard={"Ann": ["Ox"]}).play(held)
    if held == "Share":
        play.choose("Bob")

    assert play.vp("Ann") == points
