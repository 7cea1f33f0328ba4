"""What each player may do at the start of their own turn, and what comes of it where they leave it."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import card, game, ox

TOLL = card(
    "Toll",
    "minion",
    "Ongoing: At the start of each other player's turn, they may discard a card. If they do not, draw a card.",
    power=3,
)
GUARD = card(
    "Guard",
    "minion",
    "Ongoing: After another player plays a minion here, destroy it unless they discard a card.",
    power=3,
)


def three(minion: str, bob: list[str]) -> Play:
    """Bob is about to begin his turn; Ann's ``minion`` is in play, and Cid sits there, too."""
    return board(
        {"Tortuga": [f"Ann's {minion}"], "Tar Pits": []},
        hand={"Ann": [], "Bob": bob, "Cid": ["Ox"]},
        deck={name: ["Ox"] * 9 for name in ("Ann", "Bob", "Cid")},
        players=("Ann", "Bob", "Cid"),
        game=game(TOLL, GUARD, ox(2), ox(3, "Elk")),
    )


def test_one_card_is_drawn_for_the_one_whose_turn_it_is() -> None:
    play = three("Toll", ["Ox"]).to_the_next_turn()
    assert play.active == "Bob"
    drawn_at_the_end, for_bob = 2, 1
    assert len(play.hand("Ann")) == drawn_at_the_end + for_bob


@pytest.mark.parametrize("pays", [True, False])
def test_destroyed_unless_who_played_it_pays(pays: bool) -> None:
    play = three("Guard", ["Elk", "Ox"]).to_the_next_turn().play("Elk", "Tortuga")
    play = play.yes() if pays else play.no()
    assert play.where("Elk") == ("Tortuga" if pays else "Bob's discard")
    assert ("Ox" in play.discard("Bob")) is pays
