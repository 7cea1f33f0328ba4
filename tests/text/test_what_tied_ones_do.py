"""What becomes of those who tie for the most, told behind it: all of them do it, another thing, or none of them."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

LEAST = "the player with the least power here"


@pytest.mark.parametrize(
    "tied",
    [
        " If tied, each tied player draws a card instead.",
        " If there is a tie, all tied players draw a card instead.",
        " In case of a tie, they each draw one card.",
        " (Tied players each draw one.)",
    ],
)
def test_those_who_tie_do_another_thing(tied: str) -> None:
    said = f"When this base scores, {LEAST} draws three cards.{tied}"
    meant = (
        "When this base scores, if two or more players have the least power here, each player with the least power "
        f"here draws a card. Otherwise, {LEAST} draws three cards."
    )
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "When this base scores, the player with the most minions here draws a card. If there is a tie, each tied "
            "player does.",
            "When this base scores, each player with the most minions here draws a card.",
        ),
        (
            "The minion here with the lowest power has +1 power. If there is a tie, they all do.",
            "Each minion here with the lowest power has +1 power.",
        ),
        (
            "The minion here with the lowest power has +1 power. If there is a tie, none of them do.",
            "While there is exactly one minion here with the lowest power, that minion has +1 power.",
        ),
    ],
)
def test_all_or_none_of_them(said: str, meant: str) -> None:
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    "said",
    [
        "Choose a base. Destroy the highest-power minion there. If there is a tie, nothing happens.",
        "Choose a base. Destroy the minion there with the highest power. If tied, destroy none of them.",
        "Choose a base. Destroy the minion there with the most power. If there is a tie, they are all spared.",
        "Choose a base. Destroy the minion there with the most power (no one if tied).",
    ],
)
def test_a_minion_alone_at_the_top(said: str) -> None:
    meant = "Choose a base. If there is exactly one minion there with the highest power, destroy it."
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Destroy each other player's weakest minion (its controller chooses in case of a tie).",
            "Each other player chooses their weakest minion. Destroy each of those minions.",
        ),
        (
            "Each other player moves a minion to the base with the lowest breakpoint (you choose if tied).",
            "Choose the base with the lowest breakpoint. Each other player moves a minion to that base.",
        ),
        (
            "Each player with a minion on the base with the highest breakpoint draws a card. (You choose the "
            "base if tied.)",
            "Each player with a minion on the base with the highest breakpoint draws a card.",
        ),
        (
            "Each player discards any number of cards. The player who discarded the most (you, if you are "
            "tied) gains 1 VP.",
            "Each player discards any number of cards. If you are the player who discarded the most cards, you "
            "gain 1 VP. "
            "Otherwise, the player who discarded the most cards gains 1 VP.",
        ),
    ],
)
def test_who_chooses_among_them(said: str, meant: str) -> None:
    assert same(said, meant, "action")


def test_a_choice_of_two_places_is_nobodys_here() -> None:
    with pytest.raises(TextError):
        read(
            "Choose two bases. Move each other player's weakest minion on one of them to the other (its "
            "controller chooses "
            "in case of a tie).",
            type="action",
        )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Choose a base where you are tied with one or more players. Each of those players draws a card.",
            "Choose a base where you are tied with another player. Each player you are tied with there draws a card.",
        ),
        (
            "Choose a base where you are tied with another player. Destroy a minion of each of those players there.",
            "Choose a base where you are tied with another player. Destroy a minion of each player tied with "
            "you there.",
        ),
    ],
)
def test_those_you_are_tied_with(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "If this minion is tied for the most power here, draw a card.",
            "If this minion has the most power here and two or more minions here have the most power, draw a card.",
        ),
        (
            "If two or more minions are tied for the lowest power here, draw a card.",
            "If two or more minions here have the lowest power, draw a card.",
        ),
        (
            "If two minions here are tied for the highest power, draw a card.",
            "If two or more minions here have the highest power, draw a card.",
        ),
    ],
)
def test_minions_that_tie(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


def test_the_tied_player_with_the_most_minions_wins() -> None:
    said = "Ties here are won by the tied player with the most actions here."
    assert same(said, "Ties here are won by the player with the most actions here.", "base")


def test_whose_minions_carry_the_most() -> None:
    said = (
        "After this base scores, the player with the most actions on their minions here draws a card. If "
        "tied, each tied player does."
    )
    meant = "After this base scores, each player with the most actions on his or her minions here draws a card."
    assert same(said, meant, "base")
    theirs = read(meant, type="base").tree
    assert theirs != read(meant.replace("on his or her minions", "on minions"), type="base").tree
