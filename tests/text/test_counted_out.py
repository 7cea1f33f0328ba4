"""What is counted apart, so much power as another has, counters a player has, and such a base as there is."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


def same(one: str, other: str, card: str = "action") -> bool:
    return bool(read(one, type=card).tree == read(other, type=card).tree)


@pytest.mark.parametrize(
    ("apart", "together"),
    [
        (
            "Count the +1 power counters on your minions. Draw a card for every three.",
            "Draw a card for every three +1 power counters on your minions.",
        ),
        ("Count your minions. Gain 1 VP for each three of them.", "Gain 1 VP for every three of your minions."),
        ("Count your minions. Draw a card for each one.", "Draw a card for each of your minions."),
        (
            "Count the actions in play. Draw that many cards.",
            "Draw cards equal to the number of actions in play.",
        ),
        ("Count the cards in your hand. Gain 1 VP for every four.", "Gain 1 VP for every four cards in your hand."),
    ],
)
def test_what_is_counted_is_what_the_deed_is_done_for(apart: str, together: str) -> None:
    assert same(apart, together)


@pytest.mark.parametrize(
    "text", ["Count your minions. Draw a card.", "Count your minions. Draw a card for every three actions in play."]
)
def test_a_count_that_nothing_comes_of_is_not_understood(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("number", ["two", "three"])
@pytest.mark.parametrize("what", ["cards in your hand", "minions here"])
def test_each_two_are_every_two(number: str, what: str) -> None:
    text = f"Ongoing: This minion has +1 power for {{}} {number} {what}."
    assert same(text.format("each"), text.format("every"), "minion")


@pytest.mark.parametrize("gains", ["gains", "gets", "gains +"])
@pytest.mark.parametrize("whose", ["the discarded minion's power", "the printed power of the discarded minion"])
def test_power_equal_to_anothers_is_added(gains: str, whose: str) -> None:
    verb = gains if gains[-1] == "+" else f"{gains} "
    one = "Discard a minion from your hand. {} until the end of the turn."
    assert same(
        one.format(f"One of your minions {verb}power equal to {whose}"),
        one.format(f"Add {whose} to one of your minions"),
    )


def test_power_that_a_minion_has_is_not_taken_for_more() -> None:
    with pytest.raises(TextError):
        read("Ongoing: This minion has power equal to the power of another minion here.", type="minion")


@pytest.mark.parametrize("they", [("you", "your"), ("they", "their")])
@pytest.mark.parametrize("number", ["at least four", "no", "exactly three"])
def test_counters_that_a_player_has_lie_on_their_minions(they: tuple[str, str], number: str) -> None:
    who, whose = they
    text = (
        f"When this base scores, each player draws a card if {{}} {number} +1 power counters on {whose} minions here."
    )
    assert same(text.format(who + " have"), text.format("there are"), "base")


def test_a_counter_is_at_least_one() -> None:
    said = told("If you have a +1 power counter on one of your minions, draw a card.", "action")
    assert "if there is at least 1 +1 power counter attached to one minion controlled by you:" in said


@pytest.mark.parametrize("which", ["its", "all of its", "its owner's"])
def test_counters_that_lie_on_a_card_are_transferred(which: str) -> None:
    one = "Choose one of your minions."
    if which == "its owner's":
        with pytest.raises(TextError):
            read(f"{one} Place {which} +1 power counters on another of your minions.", type="action")
        return
    assert same(
        f"{one} Place {which} +1 power counters on another of your minions.",
        f"{one} Transfer {which} +1 power counters to another of your minions.",
    )


def test_the_counters_of_what_is_gone_are_not_placed() -> None:
    with pytest.raises(TextError):
        read("After this minion is destroyed, place its +1 power counters on another of your minions.", type="minion")


@pytest.mark.parametrize("such", ["a base with a breakpoint of 25 or more", "a base where you have no minions"])
@pytest.mark.parametrize(
    ("deed", "there", "on"),
    [
        ("you may move one of your minions", "there", "to "),
        ("play an extra minion", "there", "on "),
        ("destroy", "that base", ""),
    ],
)
def test_there_is_such_a_base_as_was_asked_for(such: str, deed: str, there: str, on: str) -> None:
    assert same(f"If there is {such}, {deed} {there}.", f"If there is {such}, {deed} {on}{such}.")


@pytest.mark.parametrize("what", ["This base's breakpoint", "The power of your minions here"])
def test_players_reduce_it_by_their_cards(what: str) -> None:
    text = f"Ongoing: {what} cannot be reduced by other players{{}}."
    assert same(text.format(""), text.format("' cards"), "titan")
