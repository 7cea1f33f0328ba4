"""Numbers of cards without the word, counters from the start, what is done so often in a turn, and "while here"."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


def same(one: str, other: str, card: str = "action") -> bool:
    return bool(read(one, type=card).tree == read(other, type=card).tree)


@pytest.mark.parametrize(
    ("short", "long"),
    [
        (
            "Each other player draws a card and you draw two.",
            "Each other player draws a card and you draw two cards.",
        ),
        ("Draw a card, then discard two.", "Draw a card, then discard two cards."),
        ("Draw three cards. Discard two.", "Draw three cards. Discard two cards."),
        ("Discard two cards. Draw one.", "Discard two cards. Draw one card."),
        (
            "Each other player may draw a card. If anyone does, draw two.",
            "Each other player may draw a card. If any of them does, draw two cards.",
        ),
        (
            "Choose another player. Draw two cards. They draw one.",
            "Choose another player. Draw two cards. They draw one card.",
        ),
        (
            "Each other player draws a card. If you have a titan in play, draw two.",
            "Each other player draws a card. If you have a titan in play, draw two cards.",
        ),
    ],
)
def test_two_are_two_cards_where_cards_were_spoken_of(short: str, long: str) -> None:
    assert same(short, long)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. If you have no minions in play, draw two.",
        "You and another player each draw a card. If you have no minions in play, draw two.",
        "Each other player draws a card. If there is no minion in play, they draw two.",
        "Draw two.",
        "Destroy two.",
    ],
)
def test_two_of_what_or_two_instead_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("end", ["with two +1 power counters on it", "with two +1 power counters"])
def test_who_enters_play_with_counters_gets_them_when_played(end: str) -> None:
    assert same(f"This minion enters play {end}.", "Place two +1 power counters on this minion.", "minion")


@pytest.mark.parametrize("deed", ["play three actions", "have played three actions"])
def test_three_in_a_turn_are_the_third(deed: str) -> None:
    play = "in a turn, you may play this titan."
    assert same(f"Special: After you {deed} {play}", f"Special: After you play your third action {play}", "titan")


@pytest.mark.parametrize("first", ["Your first minion played here", "The first minion you play here"])
def test_the_first_each_turn(first: str) -> None:
    gains = "+2 power until the end of the turn."
    long = f"Ongoing: After the first time each turn you play a minion here, that minion gains {gains}"
    assert same(f"Ongoing: {first} each turn gains {gains}", long, "minion")


def test_while_here_are_those_here() -> None:
    assert same("Your minions have +1 power while here.", "Your minions here have +1 power.", "base")
