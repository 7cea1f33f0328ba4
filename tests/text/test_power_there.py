"""How much power a player has somewhere: some at all, as much as an amount, and who they are that have it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("If you have {}power here, draw a card.", "minion"),
        ("Ongoing: While another player has {}power here, this minion has +2 power.", "minion"),
        ("When this base scores, if no other player has {}power here, draw a card.", "base"),
        ("When this base scores, each player who has {}power here draws a card.", "base"),
        ("When this base scores, if only one player has {}power here, they gain 1 VP.", "base"),
        ("When this base scores, if exactly two players have {}power here, they each gain 1 VP.", "base"),
    ],
)
def test_to_have_power_is_to_have_some(text: str, card: str) -> None:
    assert same(text.format(""), text.format("1 or more "), card)
    assert is_said_again(text.format(""), card)


@pytest.mark.parametrize("much", ["10 or more", "at least 10", "no less than 10", "greater than or equal to 10"])
@pytest.mark.parametrize("deed", ["draw a card", "they draw a card", "that player may draw a card"])
@pytest.mark.parametrize("who", ["another player", "a player"])
def test_the_power_of_a_player_is_what_they_have(who: str, deed: str, much: str) -> None:
    assert same(
        f"If {who}'s total power here is {much}, {deed}.", f"If {who} has 10 or more power here, {deed}.", "minion"
    )
    assert is_said_again(f"If {who} has 10 or more power here, {deed}.", "minion")


def test_they_are_whoever_has_so_much() -> None:
    text = "If another player has 10 or more power here, they discard a card."
    assert same(text, "Each other player with 10 or more power here discards a card.", "minion")
    two = "If another player has more cards in hand than minions in play, they discard a card."
    assert same(two, "Each other player with more cards in hand than minions in play discards a card.", "minion")


@pytest.mark.parametrize(
    ("much", "plain"),
    [
        ("is at least", "is greater than or equal to"),
        ("reaches", "is greater than or equal to"),
        ("meets or exceeds", "is greater than or equal to"),
        ("is no less than", "is greater than or equal to"),
        ("exceeds", "is greater than"),
        ("is no more than", "is less than or equal to"),
        ("does not exceed", "is less than or equal to"),
    ],
)
@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("If your total power here {} this base's breakpoint, draw a card.", "minion"),
        ("If this minion's power {} the number of cards in your hand, draw a card.", "minion"),
        ("Ongoing: While this minion's power {} its printed power, it cannot be moved.", "minion"),
        ("When this base scores, if the winner's total power here {} this base's breakpoint, draw a card.", "base"),
    ],
)
def test_one_amount_beside_another(text: str, card: str, much: str, plain: str) -> None:
    assert same(text.format(much), text.format(plain), card)
    assert is_said_again(text.format(much), card)


@pytest.mark.parametrize(
    ("much", "plain"),
    [
        ("more power here than", "greater than"),
        ("less power here than", "less than"),
        ("at least as much power here as", "greater than or equal to"),
    ],
)
@pytest.mark.parametrize("amount", ["this base's breakpoint", "the number of actions here"])
@pytest.mark.parametrize(("who", "whose"), [("you have", "your"), ("the winner has", "the winner's")])
def test_more_power_than_an_amount(who: str, whose: str, amount: str, much: str, plain: str) -> None:
    text = "When this base scores, if {}, draw a card."
    assert same(
        text.format(f"{who} {much} {amount}"), text.format(f"{whose} total power here is {plain} {amount}"), "base"
    )
    described = f"When this base scores, each player with {much} {amount} draws a card."
    assert "total power of that same one at this base" in told(described, "base")
    assert is_said_again(described, "base")


@pytest.mark.parametrize("power", ["power", "power here", "total power here", "power alone"])
def test_the_power_of_the_winner_is_what_they_have_there(power: str) -> None:
    text = "When this base scores, if the winner's {} is 20 or more, they gain 1 VP."
    meant = "When this base scores, if the winner has 20 or more power here, they gain 1 VP."
    assert same(text.format(power), meant, "base")
    assert is_said_again(meant, "base")


@pytest.mark.parametrize("winner", ["the winner", "the winner of this base"])
@pytest.mark.parametrize("has", ["has only one minion here", "has 20 or more power here", "has no actions here"])
def test_there_is_a_winner_as_it_scores(has: str, winner: str) -> None:
    meant = f"When this base scores, if the winner {has}, they gain 1 VP."
    assert same(f"If {winner} {has}, they gain 1 VP.", meant, "base")


def test_where_the_power_is_must_be_known() -> None:
    with pytest.raises(TextError):
        read("Each player with more power than the number of actions here draws a card.", type="base")
