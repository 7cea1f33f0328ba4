"""Some of those spoken of that are alike in something, and all of them by their number."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

FOUR = "Reveal the top four cards of your deck."


@pytest.mark.parametrize("any_", ["", "any "])
@pytest.mark.parametrize(
    ("which", "alike"),
    [
        ("that are the same type", "all alike in type"),
        ("that are of the same type", "all alike in type"),
        ("of the same card type", "all alike in type"),
        ("that have the same type", "all alike in type"),
        ("that share a type", "all alike in type"),
        ("with the same name", "all with one and the same name"),
        ("that share a name", "all with one and the same name"),
        ("with the same power", "all alike in power"),
        ("of different types", "no two alike in type"),
        ("that have different names", "no two alike in name"),
    ],
)
def test_two_of_them(which: str, alike: str, any_: str) -> None:
    text = f"{FOUR} Draw {any_}two of them {which} and shuffle the others into your deck."
    said = told(text, "action")
    assert f"you draw 2 cards that are among A {alike}" in said or f"{alike} that are among A" in said
    assert is_said_again(text, "action")


@pytest.mark.parametrize("of", ["of the same type", "with the same type", "of one type", "of the same card type"])
@pytest.mark.parametrize(
    "text",
    [
        "Discard two cards {}. Draw three cards.",
        "You may discard two cards {} to draw three cards.",
        "Each other player discards two cards {}.",
        "Reveal two cards {} from your hand. Draw a card.",
        "Talent: Reveal three cards {} from your hand to draw a card.",
    ],
)
def test_several_of_one_type(text: str, of: str) -> None:
    assert same(text.format(of), text.format("of one type"), "minion")
    assert "all alike in type" in told(text.format(of), "minion")
    assert is_said_again(text.format(of), "minion")


def test_of_the_type_of_the_card_before() -> None:
    assert "of the same type as A" in told("Discard a card. Discard two cards of the same type.", "action")


@pytest.mark.parametrize(
    "text", ["Play a card of one type.", "Destroy a minion of the same faction.", "Name one type."]
)
def test_one_is_alike_to_what(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("all_", ["all four", "all four cards", "all four of them"])
@pytest.mark.parametrize("what", ["were the same type", "are of the same type", "have different names"])
def test_all_by_their_number(what: str, all_: str) -> None:
    assert same(f"{FOUR} If {all_} {what}, draw {all_}.", f"{FOUR} If they {what}, draw all of them.", "action")


@pytest.mark.parametrize("all_", ["all four", "all four of them", "all four of those cards"])
def test_fewer_are_not_all_of_so_many(all_: str) -> None:
    assert same(
        f"{FOUR} If {all_} are minions, draw a card.", f"{FOUR} If four of them are minions, draw a card.", "action"
    )


@pytest.mark.parametrize("both", ["they are both", "both are", "both of them are"])
def test_one_is_not_both(both: str) -> None:
    two = "Draw two cards. If two of them are minions, draw a card."
    assert same(f"Draw two cards. If {both} minions, draw a card.", two, "action")


@pytest.mark.parametrize("them", ["them", "them all", "all of them"])
def test_all_four_are_those_that_were_revealed(them: str) -> None:
    first = f"{FOUR} Draw one of them and shuffle the others into your deck."
    long = f"{first} If the revealed cards have the same type, place the revealed cards in your hand."
    assert same(f"{first} If all four were the same type, place {them} in your hand.", long, "action")


@pytest.mark.parametrize(
    "text", [f"{FOUR} If all three are minions, draw them.", "If all four are minions, draw a card."]
)
def test_so_many_were_not_spoken_of(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("three", ["the three", "those three", "the three cards"])
@pytest.mark.parametrize("it", ["it was not", "that card was not", "it is"])
def test_one_of_so_many_is_one_of_them(it: str, three: str) -> None:
    first = "Discard the top three cards of your deck. Place a card from your discard pile on top of your deck."
    text = f"{first} If {it} one of {{}}, discard a card."
    assert same(text.format(three), text.format("them"), "action")
