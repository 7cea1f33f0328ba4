"""Where a card has come that moved, and the card that was played just before."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.cards import names
from smashrules.text.reading.reading import read

MOVES = "Ongoing: After this minion moves, "


@pytest.mark.parametrize("where", ["the same base", "that base", "its new base"])
def test_a_minion_follows(where: str) -> None:
    told = MOVES + "you may move one of your other minions to {}."
    assert same(told.format(where), told.format("its base"), "minion")


@pytest.mark.parametrize("moves", ["moves", "is moved", "moves to another base"])
def test_there_is_where_it_has_come(moves: str) -> None:
    told = f"Ongoing: After this minion {moves}, you may destroy a minion of power 2 or less "
    assert same(f"{told}there.", f"{told}on its base.", "minion")


def test_an_action_goes_with_its_minion() -> None:
    told = f"Play on a minion. {MOVES}you may move one of your minions to "
    assert same(f"{told}the same base.", f"{told}its base.", "action")


@pytest.mark.parametrize("which", ["the minion you played", "the minion played"])
def test_the_one_that_was_played(which: str) -> None:
    told = "Play an extra minion. Place a +1 power counter on {}."
    assert same(told.format(which), told.format("the played minion"), "action")


def test_any_minion_but_one_of_that_name() -> None:
    told = ("Destroy a minion other than Zapbot.", "Destroy a non-Zapbot minion.")
    one, other = (read(each, type="action", names=names()) for each in told)
    assert one.tree == other.tree


@pytest.mark.parametrize(
    ("done", "told"),
    [
        ("Move a minion to another base.", "Place a +1 power counter on the {moved minion|minion you moved}."),
        ("Choose a minion.", "The {chosen minion|minion you chose} gains +2 power until the end of the turn."),
        ("Reveal the top card of your deck.", "Discard the {revealed card|card you revealed}."),
    ],
)
def test_the_one_that_you_did_it_to(done: str, told: str) -> None:
    head, tail = told.split("{")
    ways, tail = tail.split("}")
    one, other = (f"{done} {head}{way}{tail}" for way in ways.split("|"))
    assert same(one, other, "action")


@pytest.mark.parametrize("whom", ["to each other player", "to all players"])
def test_what_is_revealed_is_shown_to_all(whom: str) -> None:
    told = "Reveal an action from your hand{}. Draw a card."
    assert same(told.format(f" {whom}"), told.format(""), "action")
