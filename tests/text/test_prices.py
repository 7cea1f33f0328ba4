"""What players have to do each time for a play or a move of their own."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

WHO = [("Other players", "any player other than you"), ("Each player", "any player"), ("A player", "any player")]
PAID = [("discard a card", "discards one card from the hand"), ("reveal their hand", "reveals the hand of A")]
BOUGHT = [
    ("play a minion here", "plays one minion on the base this card is at"),
    ("play an extra card here", "plays one extra card on the base this card is at"),
    ("move a minion from here", "moves one minion in play from the base this card is at"),
]


@pytest.mark.parametrize(("who", "whoever"), WHO)
@pytest.mark.parametrize(("pay", "paid"), PAID)
@pytest.mark.parametrize(("buy", "bought"), BOUGHT)
def test_a_price_is_paid_each_time(who: str, whoever: str, pay: str, paid: str, buy: str, bought: str) -> None:
    meaning = told(f"Ongoing: {who} must {pay} to {buy}.", "minion").splitlines()[1].replace(" [A]", "")
    assert meaning.strip() == f"all the time: {whoever} {bought} only after this, each time anew: that player {paid}"


UNLESS = "Ongoing: Other players cannot {} unless they discard a card."


@pytest.mark.parametrize(
    "deeds",
    ["destroy, move, or return this minion", "affect this minion", "move minions from here or play actions here"],
)
def test_a_price_of_several_deeds(deeds: str) -> None:
    unless = UNLESS.format(deeds)
    assert same(f"Ongoing: Other players must discard a card to {deeds}.", unless, "minion")
    assert same(f"Ongoing: Other players must discard a card before they can {deeds}.", unless, "minion")
    assert same(f"Ongoing: To {deeds}, each other player must discard a card.", unless, "minion")
    assert is_said_again(unless, "minion")


def test_each_of_several_deeds_has_its_price() -> None:
    until = "Until the start of your next turn, "
    text = f"{until}other players must discard a card before moving or destroying one of your minions."
    one, other = told(text, "minion").splitlines()[1:]
    paid = "only after this, each time anew: that player discards one card from the hand"
    assert one.endswith(f"moves one minion in play controlled by you {paid}")
    assert other.endswith(f"destroys one minion in play controlled by you {paid}")


@pytest.mark.parametrize(
    "when", ["if you have a minion here", "while you have a minion here", "unless they discard a card"]
)
def test_when_is_meant_of_both(when: str) -> None:
    two = f"Other players cannot play actions here {when}. Other players cannot move minions to here {when}."
    assert same(
        f"Ongoing: Other players cannot play actions here or move minions to here {when}.",
        f"Ongoing: {two}",
        "minion",
    )


@pytest.mark.parametrize("first", ["", "first "])
@pytest.mark.parametrize("plays", ["play a minion here", "play minions here"])
def test_what_cannot_be_done_unless_they_pay(first: str, plays: str) -> None:
    unless = f"Ongoing: Other players cannot {plays} unless they {first}discard a card."
    must = f"Ongoing: Other players must {first}discard a card to play a minion here."
    assert read(unless, type="minion").tree == read(must, type="minion").tree


def test_for_a_time() -> None:
    text = "Until the start of your next turn, {} to play a minion here."
    meaning = told(text.format("each other player must discard two cards"), "minion")
    assert "until the start of your turn, for whatever fits at each moment: any player other than you" in meaning
    assert meaning.endswith("only after this, each time anew: that player discards 2 cards from the hand")


def test_a_price_of_your_own() -> None:
    meaning = told("Ongoing: You cannot play an action unless you discard a card.", "minion")
    assert meaning.endswith("you play one action only after this, each time anew: you discard one card from the hand")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Other players must discard a card to draw a card.",
        "Ongoing: Minions here cannot be moved unless you discard a card.",
        "Ongoing: Other players cannot play minions here unless they destroy it.",
    ],
)
def test_what_has_no_price(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_at_once_it_is_paid_once() -> None:
    assert told("Discard a card to draw two cards.", "minion").splitlines()[1].strip() == "pay by doing this:"
