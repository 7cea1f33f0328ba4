"""A Special in which only the number is another one, a minion played to do something, and cards gone at random."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


def same(one: str, other: str, kind: str = "action") -> bool:
    return read(one, type=kind).tree == read(other, type=kind).tree


MOVE = "Move up to two of your minions to a base where you have a minion."


@pytest.mark.parametrize(
    "only",
    [
        "only move one minion instead",
        "move only one minion instead",
        "only move one instead",
        "move only one instead",
        "move one instead",
        "but only move one minion",
        "only move one",
    ],
)
def test_only_the_number_differs(only: str) -> None:
    for stop in ("; ", ". ", ", "):
        if stop == ", ":
            continue
        said = only if stop == "; " else only.capitalize()
        text = f"{MOVE} Special: Play before a base scores{stop}{said}."
        assert same(
            text, f"{MOVE} Special: Before a base scores, move one of your minions to a base where you have a minion."
        )


@pytest.mark.parametrize(
    ("played", "only", "whole"),
    [
        ("Draw two cards.", "draw three instead", "draw three cards"),
        ("Draw two cards.", "only draw one", "draw a card"),
        ("Gain 2 VP.", "only gain 1 VP instead", "gain 1 VP"),
        ("Destroy up to two minions of power 3 or less.", "destroy only one", "destroy a minion of power 3 or less"),
        ("Destroy an action.", "destroy up to two instead", "destroy up to two actions"),
        (
            "Place two +1 power counters on one of your minions.",
            "place only one counter instead",
            "place a +1 power counter on one of your minions",
        ),
    ],
)
def test_what_there_are_so_many_of_is_told_before(played: str, only: str, whole: str) -> None:
    assert same(
        f"{played} Special: Play before a base scores; {only}.", f"{played} Special: Before a base scores, {whole}."
    )


@pytest.mark.parametrize(
    "text",
    [
        "Destroy two minions. Destroy two actions. Special: Play before a base scores; only destroy one instead.",
        "Destroy two minions. Special: Play before a base scores; only destroy one action instead.",
        "Destroy two minions. Special: Play before a base scores; only move one instead.",
        "Special: Play before a base scores; only destroy one instead.",
        "Destroy two minions. Special: Play before a base scores; you may only destroy one instead.",
    ],
)
def test_one_of_what_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_a_number_said_with_its_noun_can_be_of_any_of_them() -> None:
    one = "Destroy two minions of power 2 or less. Special: Play before a base scores; destroy one minion instead."
    assert "Special: Before a base scores, destroy a minion." in to_text(read(one, type="action").tree, type="action")


WIL = "Special: When another player plays an action, you may play this minion to discard that action and cancel it."


@pytest.mark.parametrize(
    "text",
    [
        "Special: You may play this minion when an opponent plays an action. Discard that action; it has no effect.",
        "Special: You may play this minion when another player plays an action. Discard that action and cancel it.",
        "Special: When another player plays an action, you may play this minion. If you do, discard that action"
        " and it has no effect.",
    ],
)
def test_what_a_minion_is_played_for(text: str) -> None:
    assert same(text, WIL, "minion")


def test_who_does_not_discard_it_does_not_cancel_it() -> None:
    tree = read("After another player plays an action, you may discard it; it has no effect.", type="minion").tree
    assert to_text(tree, type="minion") == "After another player plays an action, you may discard it and cancel it."


@pytest.mark.parametrize(
    "text",
    [
        "Special: You may play this minion when another player plays an action. You may draw a card.",
        "Special: You may play this minion when another player plays an action. Draw a card. Draw a card.",
    ],
)
def test_more_than_one_deed_is_not_guessed_to_depend_on_it(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("who", ["", "Each other player "])
@pytest.mark.parametrize("how", ["random cards", "cards at random"])
@pytest.mark.parametrize("what", ["a minion", "a non-Madness card", "two actions"])
def test_cards_are_discarded_at_random_until_one_is_found(who: str, how: str, what: str) -> None:
    verb, they = ("discards", "they") if who else ("Discard", "you")
    text = f"{who}{verb} {how} until {they} discard {what}."
    said = f"{who}{verb} random cards until {they} discard {what}."
    from smashrules.cards import names

    assert to_text(read(text, type="action", names=names()).tree, type="action") == said


@pytest.mark.parametrize(
    "text",
    [
        "Discard cards at random.",
        "Destroy random minions.",
        "Reveal cards from your hand at random until you reveal a minion.",
    ],
)
def test_how_many_at_random_must_be_told(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
