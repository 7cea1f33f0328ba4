"""Cards in hand: in whose hand, where the text does not say."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.text.reading.errors import TextError


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
    assert "in the hand of that same one) draws" in said
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


@pytest.mark.parametrize("has", ["it has", "it holds", "it contains", "that hand has"])
@pytest.mark.parametrize("what", ["an action", "at least two minions", "no cards", "a minion of power 3 or less"])
def test_a_hand_has_what_is_in_it(has: str, what: str) -> None:
    asked = "Look at another player's hand. If {} {}, draw a card."
    said = told(asked.format(has, what), "action")
    assert said == told(asked.format("they have", what), "action")
    assert "in the hand of A" in said
    assert "in your hand" in told(f"Reveal your hand. If {has} {what}, draw a card.", "action")


def test_it_is_never_a_player() -> None:
    for text in (
        "Reveal a card from another player's hand. If it has two or more minions, draw a card.",
        "Look at another player's hand. If it has a minion here, draw a card.",
    ):
        with pytest.raises(TextError):
            told(text)


@pytest.mark.parametrize("more", ["more", "fewer", "at least two more"])
def test_the_owner_is_compared_as_the_controller_is(more: str) -> None:
    text = "Destroy a minion here. If its {} has " + more + " cards in hand than you, draw a card."
    assert told(text.format("owner")).replace("owner", "controller") == told(text.format("controller"))
