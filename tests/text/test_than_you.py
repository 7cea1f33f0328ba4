"""Players compared with you without a word of you, and hands that are larger or smaller."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("If another player has more minions here{}, draw a card.", "minion"),
        ("Ongoing: This minion has +2 power if another player has more minions here{}.", "minion"),
        ("Ongoing: While each other player has more power here{}, this minion cannot be destroyed.", "minion"),
        ("If another player has fewer cards in hand{}, they draw a card.", "action"),
        ("Each other player with more cards in hand{} discards a card.", "action"),
        ("Each other player who has fewer minions in play{} may draw a card.", "action"),
        ("Draw a card for each other player with more minions in play{}.", "action"),
        ("Place a card from your hand into the hand of another player with fewer cards in hand{}.", "action"),
        ("If another player has more VPs{}, gain 1 VP.", "action"),
    ],
)
def test_they_have_more_than_you(text: str, card: str) -> None:
    assert same(text.format(""), text.format(" than you"), card)
    assert is_said_again(text.format(""), card)


@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        ("a larger hand", "more cards in their hand"),
        ("a bigger hand", "more cards in their hand"),
        ("a smaller hand", "fewer cards in their hand"),
        ("a smaller hand size", "fewer cards in their hand"),
    ],
)
@pytest.mark.parametrize(
    "text",
    [
        "If another player has {}, draw a card.",
        "Each other player with {} than you draws a card.",
        "Choose another player. If they have {} than you, they discard a card.",
    ],
)
def test_a_larger_hand_has_more_cards(text: str, hand: str, cards: str) -> None:
    assert same(text.format(hand), text.format(cards), "action")


def test_your_hand_and_the_largest() -> None:
    yours = "If you have {} than each other player, draw a card."
    assert same(yours.format("a larger hand"), yours.format("more cards in your hand"), "action")
    most = "The player with the {} discards a card."
    assert same(most.format("largest hand"), most.format("most cards in hand"), "action")
    assert same(most.format("smallest hand"), most.format("fewest cards in hand"), "action")


@pytest.mark.parametrize("who", ["a player has", "you have"])
def test_than_whom_must_be_clear(who: str) -> None:
    with pytest.raises(TextError):
        read(f"If {who} more minions here, draw a card.", type="minion")


@pytest.mark.parametrize("number", ["one", "two"])
@pytest.mark.parametrize(
    ("text", "cards", "their"),
    [
        ("Each other player with more cards in hand than you discards {}.", "card", "from their hand"),
        ("Each other player with a larger hand reveals {}.", "card", "from their hand"),
        ("Each other player with more minions in play than you destroys {}.", "minion", "their"),
    ],
)
def test_some_of_what_they_have_more_of(text: str, cards: str, their: str, number: str) -> None:
    noun = cards if number == "one" else f"{cards}s"
    meant = f"{number} of their {cards}s" if their == "their" else f"{number} {noun} {their}"
    assert same(text.format(f"{number} of them"), text.format(meant), "action")
