"""On a base nobody is "you": other players are told apart from the one who does what is waited for, or the winner."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("does", ["plays a minion here", "destroys a minion here", "moves a minion to here"])
@pytest.mark.parametrize(
    ("follows", "meant"),
    [
        ("each other player draws a card", "every player other than A draws a card"),
        ("all other players with minions here draw a card", "every player other than A that controls"),
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


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("After a minion is played here, each other player draws a card.", "every player other than A's controller"),
        (
            "After a minion is destroyed here, its owner draws a card and each other player discards a card.",
            "every player other than A's owner discards",
        ),
        (
            "At the start of each player's turn, each other player may discard a card.",
            "every player other than A may do this",
        ),
        (
            "After a player destroys another player's minion here, that minion's owner draws a card.",
            "[B] in play controlled by one player other than A at",
        ),
        (
            "Minions here cannot be destroyed by other players' cards.",
            "this base [A] is destroyed by any card controlled by any player other than A's controller",
        ),
        (
            "Minions here cannot be moved by other players.",
            "this base [A] is moved by any player other than A's controller",
        ),
        (
            "Players cannot play actions on other players' minions here.",
            "any player [A] plays any action on any minion controlled by any player other than A",
        ),
        (
            "After another player's action destroys a minion here, that minion's owner draws a card.",
            "this base [A] is destroyed by one action controlled by one player other than A's controller",
        ),
        (
            "If another player's action would destroy a minion here, that minion's owner may draw a card instead.",
            "this base [A] is destroyed by one action controlled by one player other than A's controller",
        ),
        (
            "Each minion here has +1 power for each other player's minion here.",
            "every minion controlled by every player other than A's controller at this base",
        ),
    ],
)
def test_others_than_whom_the_deed_names(text: str, meant: str) -> None:
    assert meant in told(text, "base")


@pytest.mark.parametrize(
    "text",
    [
        "After a minion is destroyed here, each other player with a minion here draws a card.",
        "Before this base scores, each other player may draw a card.",
        "When a minion here would be destroyed, another player may discard a card instead.",
        "Other players cannot draw cards.",
    ],
)
def test_others_than_nobody(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="base")


@pytest.mark.parametrize(
    "held",
    [
        "unless you have a minion here",
        "while you have the most power here",
        "if you have two or more minions here",
        "during your turn",
    ],
)
@pytest.mark.parametrize("what", ["Minions", "Actions"])
def test_what_cannot_be_played_there_on_a_condition_of_yours(what: str, held: str) -> None:
    assert same(f"{what} cannot be played here {held}.", f"You cannot play {what.lower()} here {held}.", "base")
