"""Counters that are removed, and as many put elsewhere; transferred or removed; doubled, and all removed again."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("many", ["that many", "the same number of"])
@pytest.mark.parametrize("taken", ["Remove all +1 power counters", "Remove any number of +1 power counters"])
def test_as_many_as_were_removed_are_so_many_counters(taken: str, many: str) -> None:
    lines = told(f"{taken} from your minions. Place {many} +1 power counters on a minion.", "action")
    assert "+1 power counters [A] from every minion controlled by you" in lines or "counter [A] from" in lines
    assert "as the number of (A) on one minion" in lines


def test_as_many_as_were_removed_can_be_drawn() -> None:
    lines = told("Remove all +1 power counters from your minions. Draw that many cards.", "action")
    assert "every +1 power counter [A]" in lines
    assert "draw as many cards as the number of (A)" in lines


def test_of_one_counter_each_as_many_are_the_minions() -> None:
    lines = told("Remove a +1 power counter from each of your minions. Draw that many cards.", "action")
    assert "every minion controlled by you [A]" in lines


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "After you transfer or remove a +1 power counter from a minion here, draw a card.",
            "After you transfer a +1 power counter from a minion here or remove a +1 power counter from a minion "
            "here, draw a card.",
        ),
        (
            "The first time each turn you remove or move a +1 power counter from one of your minions, draw a card.",
            "The first time each turn you remove a +1 power counter from one of your minions or transfer a +1 power "
            "counter from one of your minions, draw a card.",
        ),
    ],
)
def test_either_of_two_deeds_with_counters(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


def test_counters_go_to_no_base() -> None:
    lines = told("Ongoing: After you transfer a +1 power counter from a minion here, draw a card.", "minion")
    assert "from one minion at the base this card is at" in lines


@pytest.mark.parametrize(
    ("said", "whose"),
    [
        ("the +1 power counters on this minion", "this minion"),
        ("all the +1 power counters on this minion", "this minion"),
        ("this minion's +1 power counters", "this minion"),
    ],
)
@pytest.mark.parametrize("label", ["", "Talent: "])
def test_counters_are_doubled(label: str, said: str, whose: str) -> None:
    assert same(f"{label}Double {said}.", f"{label}Double the number of +1 power counters on {whose}.", "minion")


@pytest.mark.parametrize("which", ["all of them", "all of those counters", "them all"])
@pytest.mark.parametrize("whose", ["one of your minions", "a minion"])
def test_all_counters_of_a_card_are_removed(whose: str, which: str) -> None:
    text = f"Double the number of +1 power counters on {whose}. At the end of the turn, remove {{}}."
    assert same(text.format(which), text.format("all +1 power counters from it"), "action")


def test_those_that_were_placed_are_not_all_there_are() -> None:
    with pytest.raises(TextError):
        read("Place two +1 power counters on a minion. At the end of your turn, remove all of them.", type="action")


@pytest.mark.parametrize("those", ["those counters", "the number of those counters", "those +1 power counters"])
def test_those_on_it_are_doubled(those: str) -> None:
    chosen = "Choose one of your minions with three or fewer +1 power counters on it."
    meant = f"{chosen} Double the number of +1 power counters on it."
    assert same(f"{chosen} Double {those}.", meant, "action")
