"""Several that are chosen at once and are told apart by their number, and the last of them that is left."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

_SECOND = ("the second", "the second one", "the second base", "the second of them")


@pytest.mark.parametrize("how_many", ["two", "up to two"])
@pytest.mark.parametrize("second", _SECOND)
def test_the_first_is_one_of_them_and_the_second_is_the_other(how_many: str, second: str) -> None:
    text = f"Choose {how_many} bases. Destroy a minion on {{}} and draw a card for each of your minions on {{}}."
    first = second.replace("second", "first")
    assert same(text.format(first, second), text.format("one of them", "the other"), "action")


@pytest.mark.parametrize("first", ["Destroy a minion on", "Play an extra action on", "Move a minion to"])
@pytest.mark.parametrize(
    "last", ["play an extra minion on", "draw a card for each action on", "destroy an action on"]
)
def test_of_three_the_third_is_neither_of_the_two_before(first: str, last: str) -> None:
    text = "Choose three bases. {} {}, give a minion on {} +1 power until the end of the turn, and {} {}."
    told = text.format(first, "the first", "the second", last, "the third")
    assert same(told, text.format(first, "one of them", "another of them", last, "the other"), "action")
    assert "other than B other than C that is among A" in explain_tree(read(told, type="action").tree, type="action")


@pytest.mark.parametrize(
    ("numbered", "plain"),
    [
        (
            "Choose two of your minions. Place a +1 power counter on the first. Move the second to another base.",
            "Choose two of your minions. Place a +1 power counter on one of them. Move the other to another base.",
        ),
        (
            "Choose two bases. Move a minion from the first to the second.",
            "Choose two bases. Move a minion from one of them to the other.",
        ),
        (
            "Choose two minions. The first gains +1 power and the second gains -1 power until the end of the turn.",
            "Choose two minions. One of them gains +1 power and the other gains -1 power until the end of the turn.",
        ),
        (
            "Choose two minions. Move the first one to the second one's base.",
            "Choose two minions. Move one of them to the other's base.",
        ),
    ],
)
def test_minions_and_bases_by_number(numbered: str, plain: str) -> None:
    assert same(numbered, plain, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose two bases. Destroy a minion on the second. Draw a card for each minion on the first.",  # which first?
        "Choose three bases. Move a minion from the first to the second and a minion from the second to the third.",
        "Choose a base. Destroy a minion on the first and a minion on the second.",
        "Choose two bases. Destroy a minion on the first minion and play an extra action on the second.",
        "Choose two minions and a base. Destroy the first and return the second to its owner's hand.",
        "Choose two minions. Destroy the first. The second time you play a minion this turn, draw a card.",
    ],
)
def test_which_is_the_first_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("left", ["the other", "the others"])
def test_what_is_left_after_two_were_taken(left: str) -> None:
    number = "three" if left == "the other" else "four"
    text = f"Choose {number} minions. Destroy one of them. Move another of them to another base. Return {left} to "
    text += "its owner's hand." if number == "three" else "their owners' hands."
    assert "other than B other than C that is among A" in explain_tree(read(text, type="action").tree, type="action")


@pytest.mark.parametrize("where", ["Destroy a minion on", "Place a +1 power counter on a minion on"])
def test_a_minion_on_another_of_them_is_at_another_of_these_bases(where: str) -> None:
    text = f"Choose three bases. Destroy an action on one of them. {where} another of them."
    told = explain_tree(read(text, type="action").tree, type="action")
    assert "at one base other than B that is among A" in told


_OF = (
    ("that minion", "Choose a minion. Destroy a minion of power 2 or less on {}."),
    ("the chosen minion", "Choose a minion. Draw a card for each action on {}."),
    ("another minion", "Move one of your minions to {}."),
    ("another player's minion", "Move one of your minions to {}."),
    ("this minion", "Move one of your minions to {}."),
    ("the other", "Choose two minions on different bases. Move each of them to {}."),
)


@pytest.mark.parametrize(("whose", "text"), _OF)
def test_the_base_of_a_card_is_that_card_s_base(whose: str, text: str) -> None:
    card = "minion" if "this" in whose else "action"
    assert same(text.format(f"the base of {whose}"), text.format(f"{whose}'s base"), card)
    assert is_said_again(text.format(f"the base of {whose}"), card)


@pytest.mark.parametrize("whose", ["one of your minions", "another of your minions", "a minion you control"])
def test_the_base_of_one_that_is_described(whose: str) -> None:
    told = explain_tree(read(f"Move a minion to the base of {whose}.", type="action").tree, type="action")
    assert "to the base where one minion controlled by you" in told
    assert ("other than A" in told) == ("another" in whose)


@pytest.mark.parametrize(
    "text",
    [
        "Move a minion to a base of that minion.",
        "Move a minion to the base of your minions.",
        "Choose a minion. Move another minion to the other base of that minion.",
        "Move a minion to the base of another player.",
        "Move one of your minions to another of your minions' bases.",  # which of the two is another one?
        "Move this minion to another of your minions' bases.",
    ],
)
def test_whose_base_is_one_and_told(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion" if "this minion" in text else "action")


def test_a_minion_does_not_come_from_its_own_base_when_that_of_that_minion_is_told() -> None:
    told = "Choose one of your minions. Move a minion from {} to another base."
    assert same(told.format("that minion's base"), told.format("the base of that minion"), "action")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Choose two bases. Destroy an action on one of them.", "attached to one base that is among A"),
        ("Choose two bases. Play an extra action on one of them.", "on one base that is among A"),
        ("Choose two minions. Destroy an action on one of them.", "attached to one card that is among A"),
        ("Choose two players. One of them draws a card.", "one player that is among A draws"),
        (
            "Choose two players. The first draws a card. The second gains 1 VP.",
            "one player other than B that is among A",
        ),
        (
            "Choose two other players. One of them destroys one of their minions.",
            "one player that is among A [B] destroys one minion in play controlled by B",
        ),
    ],
)
def test_one_of_them_is_what_they_are(text: str, told: str) -> None:
    assert told in explain_tree(read(text, type="action").tree, type="action")
    assert is_said_again(text, "action")


def test_a_card_has_no_minions() -> None:
    with pytest.raises(TextError):
        read("Choose two minions. One of them destroys one of their minions.", type="action")
