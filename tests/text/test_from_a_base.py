"""On a base nobody is "you": other players are told apart from the one who does what is waited for, or the winner."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same


@pytest.mark.parametrize("does", ["plays a minion here", "destroys a minion here", "moves a minion to here"])
@pytest.mark.parametrize(
    ("follows", "meant"),
    [
        ("each other player draws a card", "every player other than A draws a card"),
        ("all other players with minions here draw a card", "every player other than A such that"),
        ("another player may discard a card", "one player other than A may do this"),
        ("that player may destroy another player's minion here", "controlled by one player other than A"),
    ],
)
def test_others_are_other_than_who_does_it(does: str, follows: str, meant: str) -> None:
    text = f"After a player {does}, {follows}."
    assert meant in told(text, "base")
    assert is_said_again(text, "base")


def test_of_you_they_are_other_than_you() -> None:
    meant = told("After you play a minion here, each other player draws a card.", "base")
    assert "every player other than you draws" in meant


@pytest.mark.parametrize("joint", [" and each", ". Each"])
@pytest.mark.parametrize("who", ["winner", "runner-up"])
def test_others_than_who_has_that_place(who: str, joint: str) -> None:
    text = f"After this base scores, the {who} draws two cards{joint} other player discards a card."
    meant = f"After this base scores, the {who} draws two cards{joint} player other than the {who} discards a card."
    assert same(text, meant, "base")


@pytest.mark.parametrize("may", ["chooses", "may choose"])
@pytest.mark.parametrize("that", ["That player", "The chosen player"])
def test_whom_the_winner_chooses(may: str, that: str) -> None:
    meant = told(f"After this base scores, the winner {may} another player. {that} discards a card.", "base")
    assert "chooses one player other than A [B]" in meant
    assert "B discards one card" in meant


def test_what_the_winner_chooses_is_one_thing() -> None:
    meant = told("After this base scores, the winner chooses a minion on another base. Destroy it.", "base")
    assert "you destroy A" in meant


@pytest.mark.parametrize("reveals", ["is revealed", "is put into play"])
def test_a_base_that_is_revealed_enters_play(reveals: str) -> None:
    assert same(
        f"After this base {reveals}, each player draws a card.",
        "After this base enters play, each player draws a card.",
        "base",
    )
