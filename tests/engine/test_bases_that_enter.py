"""Bases that do something as they come into play, and those that do so only while the game is set up."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, game, ox, table

from smashrules.engine import Seat
from smashrules.state.game import State

WELL = card("Well", "base", "After this base enters play, each player draws a card.")
GATE = card("Gate", "base", "After this base enters play during setup, each player draws a card.")
MIRAGE = card(
    "Mirage",
    "base",
    "After this base enters play during setup, replace this base with the top base of the base deck and shuffle this"
    " base into the deck.",
)
PIONEER = card("Pioneer", "action", "Play the top card of the base deck.")
RIFT = card("Rift", "action", "Replace a base with the top card of the base deck.")
RUIN = card("Ruin", "action", "Destroy a base.")
SWAP = card("Trade", "action", "Swap a base with the top card of the base deck.")
CARDS = (WELL, GATE, MIRAGE, PIONEER, RIFT, RUIN, SWAP, ox(2))
OTHERS = ("Tortuga", "Jungle Oasis", "Tar Pits", "Ninja Dojo", "The Mothership")


@pytest.mark.parametrize("way", ["Pioneer", "Rift", "Ruin", "Trade"])
@pytest.mark.parametrize(("base", "drawn"), [("Well", 2), ("Gate", 0)])
def test_whatever_brings_it(way: str, base: str, drawn: int) -> None:
    play = table({"Tortuga": []}, *CARDS, hand=[way], base_deck=[base, "Jungle Oasis"]).play(way)

    assert base in play.bases()
    assert len(play.happened("draw")) == drawn


def test_another_base_that_comes_is_not_this_one() -> None:
    play = table({"Well": []}, *CARDS, hand=["Pioneer"], base_deck=["Jungle Oasis"]).play("Pioneer")

    assert play.happened("draw") == []


def begun(base: str, seed: int) -> State:
    """A new game for two with this base in the base deck, as the first thing is decided."""
    seats = [Seat(name, ("Ox",) * 40) for name in ("Ann", "Bob")]
    return game(*CARDS).new(seats, (base, *OTHERS), seed=seed).state


def in_play(state: State) -> list[str]:
    return [state.cards[uid].key for uid in state.bases]


@pytest.mark.parametrize("base", ["Well", "Gate"])
def test_in_the_setting_up_it_answers_before_hands_are_drawn(base: str) -> None:
    hands = {len(state.players[0].hand) for seed in range(1, 9) if base in in_play(state := begun(base, seed))}

    assert hands == {6}


def test_one_that_makes_room_is_never_there_at_the_start_and_lies_in_the_base_deck() -> None:
    for seed in range(1, 13):
        state = begun("Mirage", seed)
        assert "Mirage" not in in_play(state)
        assert len(state.bases) == 3
        assert "Mirage" in [state.cards[uid].key for uid in state.base_deck]
        assert state.base_discard == ()
        assert [len(each.deck) for each in state.players] == [35, 35]
