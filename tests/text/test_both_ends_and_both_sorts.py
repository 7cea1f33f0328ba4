"""Cards from both ends of a deck, what two cards both are, and the one thing that each of several players has."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("verb", ["Reveal", "Look at", "Discard", "Draw"])
@pytest.mark.parametrize(
    "cards",
    ["the top and bottom cards of {}", "the top and the bottom card of {}", "the top card and bottom card of {}"],
)
@pytest.mark.parametrize("deck", ["your deck"])
def test_both_ends(deck: str, cards: str, verb: str) -> None:
    whole = f"{verb} the top card of {deck} and the bottom card of {deck}."
    assert same(f"{verb} {cards.format(deck)}.", whole, "action")
    assert not same(f"{verb} the top card of {deck}.", whole, "action")


def test_each_of_their_own_deck() -> None:
    lines = told("Each player reveals the top and bottom cards of their deck.").splitlines()
    assert "the top of the deck of A together with one card from the bottom of the deck of A" in lines[1]


SHOWN = "Reveal the top two cards of your deck. If {}, draw one of them."


@pytest.mark.parametrize(
    "both",
    [
        "they are both minions or both actions",
        "they are both minions or they are both actions",
        "both are minions or both are actions",
    ],
)
def test_both_of_one_sort_or_of_the_other(both: str) -> None:
    assert same(SHOWN.format(both), SHOWN.format("they are minions or they are actions"), "action")
    assert not same(SHOWN.format(both), SHOWN.format("they are both minions"), "action")


@pytest.mark.parametrize(
    "who", ["Each other player with exactly one minion here", "Each player who has a minion here"]
)
@pytest.mark.parametrize("deed", ["moves {} to another base", "returns {} to its owner's hand", "destroys {}"])
def test_the_one_they_have(deed: str, who: str) -> None:
    assert same(f"{who} {deed.format('that minion')}.", f"{who} {deed.format('it')}.", "minion")


def test_a_card_from_the_bottom_is_drawn_from_there() -> None:
    assert "you draw 2 cards from the bottom of your deck" in told("Draw two cards from the bottom of your deck.")


def test_what_is_so_now_is_so() -> None:
    base = "Choose a base. If its breakpoint is {}less than 20, draw a card."
    assert same(base.format("now "), base.format(""), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top and bottom cards of another player's deck.",  # of one player's, or of two
        SHOWN.format("they are both minions or an action"),
    ],
)
def test_what_could_be_either_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    "lead",
    [
        "Choose two cards in another player's discard pile.",
        "Look at the top two cards of another player's deck.",
        "Ongoing: After another player moves a minion to here, look at the top two cards of their deck.",
    ],
)
def test_both_ends_of_the_deck_that_is_told_last(lead: str) -> None:
    text = f"{lead} Place one on the top{{}} and the other on the bottom of that player's deck."
    assert same(text.format(""), text.format(" of that player's deck"), "minion")
