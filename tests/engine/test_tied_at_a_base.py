"""Who is tied at which base, and how many have more power there: each base is looked at, and at it each player."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import card, game, ox

from smashrules.effects.card import CardDef
from smashrules.engine import missing

EVEN = card("Even", "action", "Draw a card for each base where you are tied with another player.")
PEAK = card("Peak", "action", "Draw a card for each base where you are tied for the most power.")
SECOND = card("Second", "action", "Draw a card for each base where you are in second place.")
CROWN = card("Crown", "action", "Draw a card for each base where two or more players are tied for the most power.")
GAP = card(
    "Gap",
    "minion",
    "Choose another player. If they have more power here than you, draw cards equal to the difference.",
    power=0,
)
SHARE = card("Share", "action", "Choose a base. If exactly one player has the most power there, draw a card.")
CARDS = (EVEN, PEAK, SECOND, CROWN, GAP, SHARE, ox(4), ox(2, "Elk"), ox(3, "Yak"))
BASES = {
    "Tortuga": ["Ann's Ox", "Bob's Ox"],  # tied for the most
    "Tar Pits": ["Ann's Elk", "Bob's Ox", "Cat's Elk"],  # tied for the second place
    "Jungle Oasis": ["Ann's Yak", "Bob's Ox", "Cat's Elk"],  # second
    "The Homeworld": ["Ann's Ox", "Bob's Yak", "Cat's Yak"],  # first
}


def dealt(*held: str) -> Play:
    return board(BASES, hand={"Ann": held}, turn="Ann", players=("Ann", "Bob", "Cat"), game=game(*CARDS))


def drew(play: Play) -> int:
    return len([each for each in play.happened("draw") if each.cause is not None])


def test_the_difference_is_drawn() -> None:
    play = dealt("Gap").play("Gap", on="Jungle Oasis").choose("Bob")
    assert drew(play) == 4 - 3


def test_nothing_is_drawn_where_one_has_no_less() -> None:
    assert drew(dealt("Gap").play("Gap", on="The Homeworld").choose("Bob")) == 0


@pytest.mark.parametrize(("base", "drawn"), [("Tortuga", 0), ("Jungle Oasis", 1)])
def test_one_alone_has_the_most(base: str, drawn: int) -> None:
    assert drew(dealt("Share").play("Share").choose(base)) == drawn


@pytest.mark.parametrize("each", CARDS, ids=lambda each: each.name)
def test_each_of_these_cards_can_be_played(each: CardDef) -> None:
    assert missing(each) == ()


@pytest.mark.parametrize(("name", "bases"), [("Even", 2), ("Peak", 1), ("Second", 2), ("Crown", 1)])
def test_each_base_is_looked_at(name: str, bases: int) -> None:
    assert drew(dealt(name).play(name)) == bases
