"""Cards in hand: in whose hand, where the text does not say."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize("their", ["in hand", "in their hand"])
@pytest.mark.parametrize(
    ("lead", "whose"),
    [
        ("If another player has three or more cards {},", "one player other than you [A] has at least 3 cards"),
        ("Choose another player. If they have three or more cards {},", "A has at least 3 cards in the hand of A"),
    ],
)
def test_it_is_the_hand_of_whoever_has_them(lead: str, whose: str, their: str) -> None:
    said = told(f"{lead.format(their)} draw a card.")
    assert whose in said
    assert "in the hand of A" in said
    assert "your hand" not in said


def test_yours_are_in_yours() -> None:
    assert "you have at least 3 cards in your hand" in told("If you have three or more cards in hand, draw a card.")


@pytest.mark.parametrize("their", ["in hand", "in their hand"])
@pytest.mark.parametrize("number", ["no", "three or more", "two or fewer"])
def test_each_player_has_their_own(number: str, their: str) -> None:
    said = told(f"Each player with {number} cards {their} draws a card.")
    assert "in the hand of that same one draws" in said
    assert told(f"Each player who has {number} cards {their} draws a card.") == said


@pytest.mark.parametrize("pile", ["hand", "discard pile"])
def test_in_another_pile_and_of_another_sort(pile: str) -> None:
    said = told(f"Each other player with two or more actions in their {pile} discards a card.")
    assert f"at least 2 actions in the {pile} of that same one" in said


@pytest.mark.parametrize("verb", ["moved", "won a duel", "lost a duel"])
def test_what_it_did_this_turn(verb: str) -> None:
    said = told(f"Choose a minion. If it {verb} this turn, draw a card.", "action")
    assert "if this has happened this turn: A" in said


def test_after_a_duel_is_fought() -> None:
    assert "one minion at the base this card is at duels" in told(
        "Ongoing: After a duel is fought here, draw a card."
    )


def test_who_does_not_have_more() -> None:
    text = "Ongoing: If you do not have more cards in your hand than any other player, this minion has +1 power."
    assert "it is not so that you have more cards in the hand than every player other than you" in told(text)


def test_one_or_fewer_is_said_as_a_bound() -> None:
    said = told("Ongoing: Each other player with fewer than two cards in hand cannot play actions here.")
    assert "has 0 to 1 card in the hand of that same one" in said
