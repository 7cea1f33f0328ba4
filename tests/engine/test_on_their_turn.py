"""What each player may do on a turn of their own, who has the most minions, and minions that each move further up."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox

HALL = card("Hall", "base", "Each player may discard a card on their turn.")
COUNT = card("Count", "minion", "If you have the most minions here, draw a card.")
CLIMB = card("Climb", "action", "Move up to two of your minions, each to a base with a higher breakpoint.")
CALF, ELK = ox(2, "Calf"), ox(4, "Elk")
CARDS = game(HALL, COUNT, CLIMB, CALF, ELK)


@pytest.mark.parametrize("whose", ["Ann", "Bob"])
def test_each_player_does_it_on_their_own_turn(whose: str) -> None:
    play = board({"Hall": []}, hand={whose: ["Calf"]}, deck=FILLER, turn=whose, game=CARDS)

    assert play.asked == whose
    assert play.can_use("Hall")
    after = play.use("Hall")
    assert (after.hand(whose), after.discard(whose)) == ([], ["Calf"])


@pytest.mark.parametrize(
    ("there", "drawn"),
    [
        (["Bob's Calf", "Bob's Elk"], []),
        (["Bob's Calf"], ["Scout"]),
        ([], ["Scout"]),
    ],
)
def test_who_has_as_many_as_anybody_has_the_most(there: list[str], drawn: list[str]) -> None:
    play = board({"Tortuga": there}, hand={"Ann": ["Count"]}, deck=FILLER, turn="Ann", game=CARDS)

    assert play.play("Count", on="Tortuga").hand("Ann") == drawn


def test_each_moves_to_a_base_with_a_higher_breakpoint_than_its_own() -> None:
    bases = {"Hall": ["Ann's Calf"], "Tar Pits": ["Ann's Elk"], "Tortuga": []}
    play = board(bases, hand={"Ann": ["Climb"]}, deck=FILLER, turn="Ann", game=CARDS)
    assert play.breakpoint("Tar Pits") < play.breakpoint("Hall") < play.breakpoint("Tortuga")
    after = play.play("Climb").choose("Calf").choose("Elk")

    assert set(after.offered) == {"Hall", "Tortuga"}  # the Calf can only go to Tortuga
    after = after.choose("Hall")
    assert (after.at("Hall"), after.at("Tortuga")) == (["Ann's Elk"], ["Ann's Calf"])


@pytest.mark.parametrize(
    "text",
    [
        "You can only play minions here on your turn.",
        "Players can only play minions here on their own turns.",
        "Players cannot play minions here during other players' turns.",
    ],
)
def test_on_other_players_turns_nobody_comes_before_it_scores(text: str) -> None:
    hall, ox_ = card("Hall", "base", text), ox(12)
    for base, asked in ((hall, ("Bob", "main")), (card("Hall", "base", ""), ("Bob", "window"))):
        play = board(
            {"Hall": ["Bob's Ox", "Ann's Ox"], "Tar Pits": []},
            hand={"Ann": ["Scout"], "Bob": ["Shinobi"]},
            game=game(base, ox_),
            base_deck=["Jungle Oasis"],
        )
        play.play("Scout", on="Tar Pits").end_phase()
        assert (play.asked, play.kind) == asked
