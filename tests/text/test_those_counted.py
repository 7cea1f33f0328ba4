"""What only a number is said of: so many discarded, the other two; a base where you had the most minions."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

DISCARD = "Discard any number of cards."
DESTROY = "Destroy up to three of your minions."
REMOVE = "Remove any number of +1 power counters from your minions."
TOP = "Look at the top three cards of your deck."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            f"{DISCARD} For every two you discarded, draw a card.",
            f"{DISCARD} Draw a card for every two cards discarded.",
        ),
        (
            "Discard any number of cards, then draw a card for each one you discarded.",
            "Discard any number of cards, then draw a card for each card discarded.",
        ),
        (f"{DISCARD} Draw a card for each one you discarded.", f"{DISCARD} Draw a card for each card discarded."),
        (f"{DESTROY} For each one you destroyed, gain 1 VP.", f"{DESTROY} For each one destroyed, gain 1 VP."),
        (
            f"{REMOVE} Draw a card for each one removed.",
            f"{REMOVE} Draw a card for each +1 power counter removed.",
        ),
        (
            f"{REMOVE} For every two removed, draw a card.",
            f"{REMOVE} Draw a card for every two +1 power counters removed.",
        ),
        (f"{TOP} Draw one and discard the other two.", f"{TOP} Draw one and discard the rest."),
        (f"{TOP} Draw two of them. Discard the other one.", f"{TOP} Draw two of them. Discard the rest."),
        (
            "Look at the top three bases of the base deck. Discard one and return the other two in any order.",
            "Look at the top three cards of the base deck. Discard one and return the others in any order.",
        ),
        (
            "Each minion on a base with breakpoint 20 or higher has -1 power until the end of the turn.",
            "Each minion on a base with a breakpoint of 20 or more has -1 power until the end of the turn.",
        ),
        (
            "Play an extra minion on a base with breakpoint of 20 or less.",
            "Play an extra minion on a base with a breakpoint of 20 or less.",
        ),
        (
            "Special: Play after a base scores where you had the most minions. Gain 1 VP.",
            "Special: After a base scores, if you had the most minions there, gain 1 VP.",
        ),
        (
            "Special: Before a base where you have the most actions scores, draw a card.",
            "Special: Before a base scores, if you have the most actions there, draw a card.",
        ),
        (
            "Special: After a base scores, if you were not the winner or the runner-up there, gain 1 VP.",
            "Special: After a base scores, if you were neither the winner nor the runner-up, gain 1 VP.",
        ),
        (
            "Special: After a base scores, if you were the winner there, gain 1 VP.",
            "Special: After a base scores, if you were the winner, gain 1 VP.",
        ),
        (
            "Play on a base. Ongoing: After another player plays a minion here, that player must discard a card if "
            "they can.",
            "Play on a base. Ongoing: After another player plays a minion here, that player must discard a card.",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "action")
    assert is_said_again(said, "action")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            f"{DISCARD} For every two you discarded, draw a card.",
            f"{DISCARD} Draw a card for each one you discarded.",
        ),
        (
            "Special: After a base scores where you had the most minions, draw a card.",
            "Special: After a base scores where you had the most actions, draw a card.",
        ),
    ],
)
def test_a_near_wording_is_another_tree(one: str, other: str) -> None:
    assert not same(one, other, "action")


@pytest.mark.parametrize(
    "text",
    [
        f"{DISCARD} For every two you destroyed, draw a card.",
        "Look at the top four cards of your deck. Draw one and discard the other two.",  # and the fourth?
        f"{TOP} You may draw one. Discard the other two.",  # there may be three
        "Discard the other two.",
        "Choose a base with one of your minions and another player's minion.",  # both of them at once
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


TAKES = "Remove up to four +1 power counters from your minions."


@pytest.mark.parametrize("of", ["two", "three"])
@pytest.mark.parametrize("did", ["you removed", "you remove", "you removed this way"])
def test_so_many_counters_taken_off(of: str, did: str) -> None:
    meant = f"{TAKES} Draw a card for every {of} +1 power counters you removed."
    assert same(f"{TAKES} Draw a card for every {of} {did}.", meant, "action")


@pytest.mark.parametrize("lost", ["that lost one", "that lost any", "affected", "affected this way"])
@pytest.mark.parametrize("whose", ["each minion", "each of your minions"])
def test_which_lost_a_counter(lost: str, whose: str) -> None:
    for takes in (
        "Remove up to three +1 power counters from minions",
        "Remove a +1 power counter from each minion here",
    ):
        text = f"{takes}. Draw a card for {whose} {{}}."
        assert same(text.format(lost), text.format("that lost a +1 power counter"), "minion")
    text = f"{TAKES} If one of your minions {{}}, draw a card."
    assert same(text.format("lost one"), text.format("lost a +1 power counter"), "action")


@pytest.mark.parametrize("each", ["each one that", "each that"])
@pytest.mark.parametrize("was", ["was yours", "was controlled by another player", "had a +1 power counter on it"])
def test_each_of_them_that_was_so(each: str, was: str) -> None:
    text = "Destroy all minions on a base. Draw a card for {} {}."
    assert same(text.format(each, was), text.format("each of them that", was), "action")


@pytest.mark.parametrize("one", ["each one that", "each that"])
@pytest.mark.parametrize(
    ("done", "so"),
    [
        ("Discard three cards.", "was an action"),
        ("Place up to three cards from your hand on the bottom of your deck.", "is a minion"),
        ("Reveal the top five cards of your deck.", "has power 3 or less"),
        ("Destroy all minions on a base.", "was yours"),
    ],
)
def test_each_of_them_that_was_so_of_any_deed(done: str, so: str, one: str) -> None:
    for text in ("For {} {}, draw a card.", "Gain 1 VP for {} {}."):
        assert same(f"{done} {text.format(one, so)}", f"{done} {text.format('each of them that', so)}", "action")


def test_each_one_that_you_own() -> None:
    text = "Choose a base. Draw a card for each card buried there. Gain 1 VP for {} you own."
    assert same(text.format("each one"), text.format("each of them"), "action")


def test_each_minion_that_lost_one_is_counted() -> None:
    text = "Remove up to three +1 power counters from any minions. Draw a card for each of your minions affected."
    said = explain_tree(read(text, type="action").tree, type="action")
    assert "every minion controlled by you such that (this has happened while this ability resolved" in said
    assert "removed from that same one" in said
