"""A card that speaks of where it itself is: it goes to the base that scores, or from there to a hand."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

FALCON = card(
    "Falcon",
    "minion",
    "Special: Before a base scores, you may move this minion to there, or return this minion from there to your hand"
    " and play it on another base as an extra minion.",
    power=4,
)
BOARD = {"Jungle Oasis": [("Bob's Calf", 10)], "Tortuga": [], "Tar Pits": []}


def at(base: str) -> Play:
    """Jungle Oasis is about to score, and the Falcon at this base is used."""
    there = {**BOARD, base: [*BOARD[base], "Ann's Falcon"]}
    return table(there, FALCON, ox(2, "Calf"), base_deck=["Ninja Dojo"]).end_phase().use("Falcon")


def test_from_elsewhere_it_moves_to_the_base_that_scores() -> None:
    play = at("Tortuga").option(1)
    assert play.vp("Ann") == 0
    assert play.total("Tortuga", "Ann") == 0
    assert play.happened("move", "Falcon")


def test_from_the_base_that_scores_it_is_played_elsewhere() -> None:
    play = at("Jungle Oasis").option(2)
    assert set(play.offered) == {"Tortuga", "Tar Pits"}
    play.choose("Tar Pits")
    assert play.where("Falcon") == "Tar Pits"


def test_it_is_not_returned_from_where_it_is_not() -> None:
    play = at("Tortuga").option(2)
    assert not play.happened("return", "Falcon")
    assert play.where("Falcon") == "Tortuga"
