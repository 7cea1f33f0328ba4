"""Numbers that words before have given: that many counters and points, one for each, counters that are not named
again, and how far a number goes."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.effects.actions import Modify
from smashrules.effects.node import walk
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


GIVEN = ["Discard any number of cards", "Destroy any number of your minions", "Discard your hand"]


@pytest.mark.parametrize("given", GIVEN)
@pytest.mark.parametrize(
    ("then", "said"),
    [
        (
            "Place that many +1 power counters on a minion",
            "you put as many +1 power counters as the number of (A) on",
        ),
        ("Place an equal number of +1 power counters on a minion", "you put as many +1 power counters as the number"),
        ("Remove that many +1 power counters from a minion", "you remove as many +1 power counters as the number"),
        ("Gain that many VPs", "you gain as many VP as the number of (A)"),
        ("Draw that many cards", "you draw as many cards as the number of (A)"),
    ],
)
def test_that_many_is_as_many_as_were_spoken_of(given: str, then: str, said: str) -> None:
    assert said in told(f"{given}. {then}.", "action")


@pytest.mark.parametrize("then", ["Place that many +1 power counters on a minion", "Gain that many VPs"])
def test_that_many_of_one_is_refused(then: str) -> None:
    with pytest.raises(TextError):
        readings(f"Destroy a minion. {then}.", type="action")


@pytest.mark.parametrize(
    ("who", "does", "whose"),
    [
        ("", "discard", "controlled by you at"),
        ("Each other player ", "discards", "controlled by A at"),
        ("Each other player ", "discards", "controlled by you at"),
    ],
)
def test_one_card_for_each(who: str, does: str, whose: str) -> None:
    have = "you have" if "you" in whose else "they have"
    text = f"{who}{does} a card for each minion {have} here."
    said = told(text[0].upper() + text[1:])
    assert "exactly as many as the number of (every minion " + whose in said


def test_what_each_plays_for_each_of_theirs_is_refused() -> None:
    with pytest.raises(TextError):
        readings("Each other player plays an extra minion for each minion they have here.", type="minion")


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(
    "text",
    [
        "If this minion has no +1 power counters on it, place {} on it.",
        "Place a +1 power counter on another minion. Place {} on this minion.",
        "Remove {} from this minion.",
    ],
)
def test_counters_that_are_not_named_again(text: str, number: int) -> None:
    before = "" if "counter" in text else "Place a +1 power counter on another minion. "
    many = ["one", "two"][number - 1]
    said = told(before + text.format(many))
    assert f"{many} +1 power counter" in said
    assert "among" not in said


def test_cards_that_are_not_named_again_are_no_counters() -> None:
    with pytest.raises(TextError):
        readings("Choose a minion with a +1 power counter on it. Draw three cards. Place two on it.", type="action")


@pytest.mark.parametrize("all_", ["them all", "all of them"])
def test_of_what_there_was_none_all_there_are_then(all_: str) -> None:
    no = "if this minion has no +1 power counters on it, draw a card."
    said = told(f"Ongoing: At the end of your turn, {no} Otherwise, remove {all_} to gain 1 VP.")
    assert "you remove every +1 power counter from this card itself" in said
    with pytest.raises(TextError):
        readings("If this minion has no +1 power counters on it, remove one of them.", type="minion")


@pytest.mark.parametrize("counter", ["+1 power counter", "stasis counter"])
def test_each_of_them_in_another_option(counter: str) -> None:
    whom = "your minions here" if "power" in counter else "your cards in stasis"
    said = told(f"Talent: Place a {counter} on each of {whom} OR remove one from each of them.")
    assert "(2) you remove" in said
    whose = "minion controlled by you at" if "power" in counter else "card from stasis controlled by you"
    assert f"from every {whose}" in said


def test_what_one_option_chooses_is_not_there_in_the_other() -> None:
    with pytest.raises(TextError):
        readings("Talent: Choose up to two minions here OR destroy each of them.", type="minion")


BOUNDS = ["(minimum 12)", "but not below 12", "to a minimum of 12", "but no less than 12"]


@pytest.mark.parametrize("bound", BOUNDS)
def test_what_a_number_does_not_fall_below(bound: str) -> None:
    comma = "" if bound.startswith("(") else ","
    text = f"Ongoing: This base's breakpoint is reduced by 1 for each minion here{comma} {bound}."
    assert "for each of (every minion at the base this card is at), but makes it no less than 12" in told(text)
    assert [each.least for each in walk(read(text, type="minion").tree) if isinstance(each, Modify)] == [12]


def test_a_bound_of_what_is_added_is_another() -> None:
    said = told("Ongoing: This minion has +1 power for each action here (up to 3).")
    assert "at most 3" in said
    assert "no less" not in said
    less = told("Ongoing: This minion has -1 power for each action here, but not below 2.")
    assert "but makes it no less than 2" in less


@pytest.mark.parametrize(("which", "nth"), [("first", "first time"), ("second", "number 2"), ("fifth", "number 5")])
@pytest.mark.parametrize("where", ["", " here"])
def test_which_card_of_a_turn(where: str, which: str, nth: str) -> None:
    said = told(f"Ongoing: After the {which} action you play{where} each turn, draw a card.")
    assert nth in said
    assert ("on the base this card is at" in said) is bool(where)
    assert said == told(f"Ongoing: After you play your {which} action{where} each turn, draw a card.")


def test_in_each_of_your_turns() -> None:
    said = told("Ongoing: On each of your turns, after the second card you play here, you may draw a card.")
    assert "number 2 in a turn: you play one card on the base this card is at" in said
    assert "if then it is your turn" in said


@pytest.mark.parametrize(("number", "said"), [("a", "one minion"), ("two", "2 minions")])
@pytest.mark.parametrize("whose", ["another player's", "that player's"])
def test_some_of_somebodys(whose: str, number: str, said: str) -> None:
    before = "Choose another player. " if "that" in whose else ""
    noun = "minion" if number == "a" else "minions"
    assert f"you destroy {said} in play controlled by" in told(
        f"{before}Destroy {number} {noun} of {whose}.", "action"
    )


def test_when_none_is_left() -> None:
    stored = "Store the top two cards of your deck under this card."
    text = f"Play on a base. {stored} Ongoing: At the start of your turn, draw one of the stored cards. "
    said = told(text + "If there are none left, destroy this action.", "action")
    assert "next, if there are no cards stored under this card itself" in said
