"""Who has, or has done, the most of something: what is counted, and of what."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("most", ["most", "fewest"])
@pytest.mark.parametrize("things", ["minions", "actions"])
def test_what_players_have_here(most: str, things: str) -> None:
    who = f"each player who has the {most} {things} here"
    same = f"each player with the {most} {things} here"
    text = "After this base scores, {} draws a card."
    assert read(text.format(who), type="base").tree == read(text.format(same), type="base").tree
    assert f"who has the {most} of (every {things[:-1]} " in told(text.format(who), "base")


@pytest.mark.parametrize(
    ("deed", "did"),
    [
        ("Each player reveals their hand.", "revealed the most actions"),
        ("Each player may destroy any number of their minions.", "destroyed the most minions"),
        ("Each player may discard any number of cards.", "discarded the fewest cards"),
    ],
)
def test_what_players_have_done_is_counted_of_what_they_did(deed: str, did: str) -> None:
    meaning = told(f"{deed} Each player who {did} draws a card.", "action")
    assert f"the {did.split()[2]} of (every {did.split()[-1][:-1]} that is among " in meaning


def test_players_do_in_the_plural_what_a_player_does() -> None:
    text = "Each player reveals their hand. {} draw a card."
    plural = read(text.format("The players who reveal the most minions"), type="action").tree
    singular = read(
        "Each player reveals their hand. Each player who revealed the most minions draws a card.", type="action"
    )
    assert plural == singular.tree


def test_who_has_more_in_hand_than_another() -> None:
    meaning = told("Each player with more cards in hand than you draws a card.", "action")
    assert "every player that has more cards in the hand than you draws a card" in meaning


def test_the_most_power_at_a_base_is_that_of_whom_nobody_outpowers() -> None:
    meaning = told("After this base scores, each player with the most power here gains 1 VP.", "base")
    assert "the total power of that same one at this base is at least as much" in meaning


@pytest.mark.parametrize("most", ["most", "fewest"])
def test_their_hand_is_that_of_each_player_who_is_looked_at(most: str) -> None:
    alone = f"Before this base scores, each player with the {most} cards in their hand draws a card."
    assert f"who has the {most} of (every card from the hand of that same one)" in told(alone, "base")
    behind = f"Each player draws a card. Each player with the {most} actions in their hand discards a card."
    assert "from the hand of that same one" in told(behind, "action")


@pytest.mark.parametrize("who", ["who is not the winner", "who did not win", "other than the winner"])
def test_who_has_not_won_is_another_than_the_winner(who: str) -> None:
    assert "every player who is not the winner of the base" in told(
        f"After this base scores, each player {who} draws a card.", "base"
    )


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("this base has no minions on it", "there are no minions here"),
        ("this base has three or more minions", "there are at least three minions here"),
    ],
)
def test_what_a_base_has_is_what_is_there(said: str, same: str) -> None:
    text = "If {}, this base's breakpoint is 0."
    assert read(text.format(said), type="base").tree == read(text.format(same), type="base").tree


@pytest.mark.parametrize(
    "text",
    [
        "Each player who destroyed the most minions draws a card.",  # nothing was destroyed
        "Each player who does not have the most minions here draws a card.",
        "Each player who may play the most minions draws a card.",
        "Each player with more cards than you draws a card.",  # where
    ],
)
def test_the_most_of_nothing_known_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("who", ["Each other player", "Another player", "Each player"])
@pytest.mark.parametrize("most", ["have the most power", "have the lowest power", "are winning"])
def test_where_they_have_the_most(who: str, most: str) -> None:
    meant = told(f"{who} discards a card for each base where they {most}.", "action")
    op = "at most" if "lowest" in most else "at least"
    assert f"total power of A at that same one is {op} as much as that of every player other than A" in meant
