"""Those of several spoken of that have something, or have none of it."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TWO = "Choose two minions."
THREE = "If you have three or more minions here, place a +1 power counter on each of them"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("action destroyed this way that you owned", "of those actions that you owned"),
        ("action you owned that was destroyed this way", "of those actions that you owned"),
        ("action destroyed this way that was yours", "of those actions that was yours"),
        ("one you destroyed that was yours", "of them that was yours"),
        ("one destroyed this way that you owned", "of them that you owned"),
    ],
)
@pytest.mark.parametrize("text", ["Draw a card for each {}.", "For each {}, gain 1 VP."])
def test_those_to_which_it_was_done(said: str, meant: str, text: str) -> None:
    before = "Destroy up to three actions. "
    assert same(before + text.format(said), before + text.format(meant), "action")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"{THREE} that has none.", f"{THREE} with no +1 power counters on it.", "base"),
        (f"{THREE} without one.", f"{THREE} with no +1 power counters.", "base"),
        (
            f"{TWO} Destroy each of them that has an action on it.",
            f"{TWO} Destroy each of them with an action on it.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_each_is_not_each_with_something() -> None:
    assert not same(f"{THREE} that has none.", f"{THREE}.", "base")


@pytest.mark.parametrize(
    "text",
    [
        "Choose a minion. Destroy it with an action on it.",  # it is the one, with or without
        f"{TWO} Destroy each of them that has none.",  # none of what?
        f"{TWO} Destroy each of them that has one.",
    ],
)
def test_what_is_not_said_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_it_is_printed_so_that_it_is_read_again() -> None:
    assert is_said_again(f"{TWO} Destroy each of them that has an action on it.", "action")


@pytest.mark.parametrize(
    "which",
    [
        "that you own",
        "you do not own",
        "you control",
        "owned by another player",
        "another player owns",
        "that is a minion",
    ],
)
@pytest.mark.parametrize(
    "text",
    [
        "Destroy any number of minions. Draw a card for each {}.",
        "Talent: Discard any number of cards. If you do, draw a card for each {}.",
        "Special: After a base scores, shuffle any number of minions there into their owners' decks. Draw a card for "
        "each {}.",
    ],
)
def test_each_one_is_each_of_them(text: str, which: str) -> None:
    said = text.format(f"one {which}")
    assert same(said, text.format(f"of them {which}"), "action")
    assert is_said_again(said, "action")


@pytest.mark.parametrize("other", ["another of them", "another revealed card", "another one of them"])
@pytest.mark.parametrize(
    "each",
    [
        "each one that has the same name as",
        "each one with the same name as",
        "each of them that shares a name with",
        "each revealed card with the same name as",
    ],
)
def test_those_that_share_a_name_with_another_of_them(each: str, other: str) -> None:
    top = "Reveal the top six cards of your deck."
    text = f"{top} Draw {each} {other}. Return the rest in any order."
    plain = "Draw each of them that has the same name as another card among them. Return the rest in any order."
    assert same(text, f"{top} {plain}", "action")
    assert is_said_again(text, "action")
