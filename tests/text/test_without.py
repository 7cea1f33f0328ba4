"""What stands without something, what a base has on it, and what is taken."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning


def told(text: str, kind: str = "action") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize(
    ("one", "none"),
    [
        ("a titan", "no titans"),
        ("an action on it", "no actions on it"),
        ("a +1 power counter on it", "no +1 power counters on it"),
    ],
)
def test_without_one_is_with_none(one: str, none: str) -> None:
    who = "Each player" if one == "a titan" else "Destroy a minion"
    deed = " draws a card" if one == "a titan" else ""
    assert told(f"{who} without {one}{deed}.") == told(f"{who} with {none}{deed}.")


def test_a_base_without() -> None:
    assert "there are no titans at that same one" in told("Move a minion to a base without a titan.")
    assert "you control no minions at that same one" in told("Move a minion to a base without any of your minions.")


def test_players_without_it_cannot_win() -> None:
    said = told("Players without a titan here cannot win this base.", "base")
    assert "any player that controls no titans at this base wins this base" in said


@pytest.mark.parametrize("number", ["five or more minions", "a titan", "one of your minions"])
@pytest.mark.parametrize("text", ["Move a minion to a base with {}.", "Choose a base with {}. Draw a card."])
def test_what_is_on_a_base_is_at_it(text: str, number: str) -> None:
    assert told(text.format(f"{number} on it")) == told(text.format(number))
    assert "at that same one" in told(text.format(number))


@pytest.mark.parametrize("who", ["The loser", "The losing minion"])
def test_what_becomes_of_who_lost(who: str) -> None:
    said = told(f"This minion duels another minion here. {who} is destroyed.", "minion")
    assert said == told("This minion duels another minion here. Destroy the losing minion.", "minion")


@pytest.mark.parametrize(
    ("taken", "placed"),
    [
        (
            "Take a random card from another player's hand",
            "Place a random card from another player's hand in your hand",
        ),
        (
            "You may take an action from your discard pile",
            "You may place an action from your discard pile in your hand",
        ),
        (
            "Each other player may take an action from their discard pile",
            "Each other player may place an action from their discard pile in their hand",
        ),
    ],
)
def test_what_is_taken_comes_into_the_hand(taken: str, placed: str) -> None:
    assert told(f"{taken}.") == told(f"{placed}.")


def test_what_is_taken_and_put_somewhere_is_chosen() -> None:
    said = told("Take a random card from another player's hand and place it in yours.")
    assert "you choose one random card from the hand of one player other than you [A]" in said
    assert "you place A to your hand" in said
    then = told("Take a random card from another player's hand, then give that player a card from your hand.")
    assert "you place one random card" in then
