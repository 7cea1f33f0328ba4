"""Counters that each of several players put, what was placed there, and what was affected: counted afterwards."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

EACH = "Each other player may place a +1 power counter on one of their minions."


@pytest.mark.parametrize("counted", ["counter placed", "+1 power counter placed this way", "one placed"])
def test_each_of_them_has_put_one(counted: str) -> None:
    text = f"{EACH} Draw a card for each {counted}."
    assert same(text, f"{EACH} Draw a card for each player who did so.", "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    "placed",
    [
        "Each other player may place two +1 power counters on one of their minions.",
        "Each other player may place a +1 power counter on one of their minions or draw a card.",
        "Place a +1 power counter on one of your minions.",
    ],
)
def test_how_many_were_put_is_not_told_by_who_did_so(placed: str) -> None:
    with pytest.raises(TextError):
        read(f"{placed} Draw a card for each counter placed.", type="action")


@pytest.mark.parametrize("whose", ["your minions", "your other minions", "minions"])
def test_those_that_were_placed_there(whose: str) -> None:
    first = f"Place any number of {whose} here on the bottom of your deck."
    text = f"{first} For each one placed there, draw a card."
    assert same(text, f"{first} For each one placed, draw a card.", "minion")


def test_nothing_is_destroyed_to_there() -> None:
    with pytest.raises(TextError):
        read("Destroy any number of your minions. For each one destroyed there, draw a card.", type="action")


@pytest.mark.parametrize(
    "deed", ["Destroy them", "Their owners take control of them", "Return them to their owners' hands"]
)
def test_those_that_were_affected(deed: str) -> None:
    said = told(f"Choose any number of minions. {deed}. Draw a card for each minion affected by this.", "action")
    assert "you draw as many cards as the number of (every minion that is among A)" in said


def test_nothing_was_affected_by_being_chosen() -> None:
    with pytest.raises(TextError):
        read("Choose two minions. Draw a card for each minion affected.", type="action")


@pytest.mark.parametrize("goal", ["on the bottom of your deck", "on top of your deck", "on the top of your deck"])
@pytest.mark.parametrize("joint", [" or place it {}.", ". Place it {}.", " to place it {}."])
def test_a_counter_is_not_placed_in_a_deck(goal: str, joint: str) -> None:
    text = f"Remove a +1 power counter from this minion{joint.format(goal)}"
    assert same(text, text.replace("lace it", "lace this minion"), "minion")


def test_a_counter_goes_to_another_minion() -> None:
    said = told("Remove a +1 power counter from this minion and place it on another minion.", "minion")
    assert "you transfer one +1 power counter in play from this card itself to one minion" in said


@pytest.mark.parametrize("who", ["The winner", "The runner-up", "The runner-up here"])
def test_who_has_a_place_chooses_after_it_scores(who: str) -> None:
    text = f"{who} chooses one: draw two cards or place one of their minions here into their hand."
    assert same(
        text,
        f"After this base scores, {who[0].lower()}{who[1:]} draws two cards or places one of their minions"
        " here into their hand.",
        "base",
    )


def test_what_ends_with_you_is_counted_as_it_was() -> None:
    assert read("Play an extra action for each other player who has more VP than you. Draw a card.", type="action")
