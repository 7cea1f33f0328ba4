"""What is left of several that were chosen when some of them were taken: "the others", "the other two"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

MINIONS = "Choose three minions."


@pytest.mark.parametrize("others", ["the others", "the rest", "each of the others", "the other two"])
@pytest.mark.parametrize(
    ("deed", "meant"),
    [
        ("Destroy {}.", "you destroy every card other than B that is among A"),
        ("Move {} to another base.", "you move every card other than B that is among A"),
        (
            "Return {} to their owners' hands.",
            "you return every card other than B that is among A [C] to the hand of C's",
        ),
    ],
)
def test_the_others_are_those_that_were_not_taken(others: str, deed: str, meant: str) -> None:
    text = f"{MINIONS} Place a +1 power counter on one of them. {deed.format(others)}"
    assert meant in told(text, "action")
    assert is_said_again(text, "action")


def test_what_is_said_of_each_of_the_others() -> None:
    begin = f"{MINIONS} Destroy one of them."
    one = f"{begin} Each of the others gains +1 power until the end of the turn."
    assert same(f"{begin} The others gain +1 power until the end of the turn.", one, "action")
    assert "+1 power counter on every card other than B" in told(
        f"{begin} Place a +1 power counter on each of the others.", "action"
    )


def test_one_of_the_others_is_another_of_them() -> None:
    begin = f"{MINIONS} Destroy one of them."
    assert same(
        f"{begin} Move one of the others to another base.", f"{begin} Move another of them to another base.", "action"
    )
    text = "Choose five minions. Destroy one of them. Move two of the others to another base."
    assert "you move 2 cards other than B that are among A" in told(text, "action")
    assert is_said_again(text, "action")


def test_cards_of_a_hand_of_which_another_player_takes_one() -> None:
    text = "Choose three cards from your hand. Another player chooses one of them. Discard that card."
    text += " Play the other two as extra cards."
    assert "you play every card other than B that is among A counting as an extra card" in told(text, "action")
    assert is_said_again(text, "action")


def test_of_cards_that_were_revealed_the_others_are_what_is_left() -> None:
    text = "Reveal the top three cards of your deck. Draw one of them. Play the others as extra cards."
    assert "you play those of A that are left counting as an extra card" in told(text, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose three minions. Destroy the others.",
        "Choose three minions. Destroy two of them. Return the others to their owners' hands.",
        "Choose three minions. Destroy one of them. Return the other three to their owners' hands.",
        "Choose three minions. Destroy one of them. Return the other to its owner's hand.",
        "Choose three minions. Destroy one of them. Move one of them to another base. Destroy the others.",
        "Choose three minions. Destroy any number of them. Return the other two to their owners' hands.",
    ],
)
def test_nothing_is_left_where_it_is_not_plain_what_was_taken(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("many", "those"), [("two", "those minions"), ("two", "them"), ("one", "that minion"), ("one", "it")]
)
def test_those_that_were_taken_are_of_the_sort_of_all_of_them(many: str, those: str) -> None:
    said = told(f"{MINIONS} Move {many} of them to another base. Destroy {those}.", "action")
    assert "you destroy B" in said


def test_all_of_them_where_one_was_taken() -> None:
    assert "you destroy A" in told(f"{MINIONS} Move one of them to another base. Destroy those minions.", "action")


def test_cards_that_were_revealed_are_of_no_sort() -> None:
    with pytest.raises(TextError):
        read("Reveal the top three cards of your deck. Draw one of them. Destroy that minion.", type="action")


@pytest.mark.parametrize("other", ["the other", "the rest"])
@pytest.mark.parametrize("deed", ["Discard {}.", "Place {} on the bottom of your deck."])
def test_of_two_named_side_by_side_the_other_is_left(other: str, deed: str) -> None:
    text = f"Reveal the top and bottom cards of your deck. Draw one of them. {deed.format(other)}"
    assert read(f"Reveal the top and bottom cards of your deck. Draw one of them. Return {other}.", type="action")
    which = "one card" if other == "the other" else "every card"
    assert f"{which} other than C that is among A together with B" in told(text, "action")
