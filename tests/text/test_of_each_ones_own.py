"""What is said of each of several players, of the one card that each of them did it to."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

DEEDS = [
    "reveals the top card of their deck",
    "discards a card",
    "reveals a card from their hand",
    "discards the top card of their deck",
    "may discard a card",
]


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("who", ["Each player", "Each other player", "Each player with a minion here"])
@pytest.mark.parametrize(
    "behind",
    [
        "If it is a minion, they draw a card.",
        "If that card is an action, they may draw a card. Otherwise, they discard a card.",
        "If it has power 3 or less, draw a card.",
        "They may play it as an extra card.",
    ],
)
def test_it_is_what_each_of_them_did_it_to(who: str, deed: str, behind: str) -> None:
    text = f"{who} {deed}. {behind}"
    assert len(readings(text, type="minion")) == 1
    assert "once for each of every player" in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize("then", ["discards it", "draws it", "may play it as an extra minion"])
@pytest.mark.parametrize("kind", ["minion", "minion of power 3 or less"])
def test_whoever_did_it_to_such_a_card(then: str, kind: str) -> None:
    first = "Each player reveals the top card of their deck."
    plain = then.replace("discards", "discard").replace("draws", "draw")
    if_so = f"{first} If it is a {kind}, they {plain}."
    assert same(f"{first} Each player who revealed a {kind} {then}.", if_so, "action")
    assert same(f"{first} Players who revealed a {kind} {plain}.", if_so, "action")
    assert same(f"{first} If they revealed a {kind}, they {plain}.", if_so, "action")


def test_what_they_did_is_asked_of_each_of_them() -> None:
    text = "Each other player discards two cards. If they discarded a minion, they draw a card."
    assert "once for each of every player [A] other than you such that (this has happened" in told(text, "action")
    several = "Each other player destroys one of their minions. If they destroyed a minion of power 4 or more, "
    assert len(readings(several + "they draw a card.", type="action")) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Each other player discards two cards. If it is an action, draw a card.",
        "Each other player chooses one of their minions. Destroy it.",
        "Each other player reveals their hand. Each player who revealed a minion discards it.",
        "Each other player reveals their hand. If they revealed a minion, they discard it.",
    ],
)
def test_one_of_several_of_each_is_not_it(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


def test_a_card_that_was_drawn_before_is_not_it() -> None:
    text = "Draw a card. Each player may discard a card. If it is a minion, they draw a card."
    assert "that player discards one card from the hand [B]" in told(text, "action")


def test_each_is_asked_about_their_own() -> None:
    sort = card(
        "Sort", "action", "Each other player reveals the top card of their deck. If it is a minion, they discard it."
    )
    decks = {"Ann": ["Scout"] * 8, "Bob": ["Ox", *["Scout"] * 7], "Cyd": ["Sort", *["Scout"] * 7]}
    play = table({"Tortuga": ()}, sort, ox(2), hand=["Sort"], players=("Ann", "Bob", "Cyd"), deck=decks)
    play.play("Sort")
    assert (play.discard("Bob"), play.discard("Cyd")) == (["Ox"], [])
