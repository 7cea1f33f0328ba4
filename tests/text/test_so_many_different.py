"""How many powers, names or factions cards have."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

THREE = "at least three minions"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you have minions of three or more different factions", f"you have {THREE} of different factions"),
        ("you control minions of at least three factions", f"you control {THREE} of different factions"),
        ("you have minions from three or more factions in play", f"you have {THREE} in play of different factions"),
        ("you have minions with three or more different powers", f"you have {THREE} with different powers"),
        ("your minions have three or more different powers", f"you have {THREE} with different powers"),
        ("your minions have at least three different names among them", f"you have {THREE} with different names"),
        ("your minions are of three or more factions", f"you have {THREE} of different factions"),
        ("there are three or more different powers among your minions", f"you have {THREE} with different powers"),
        ("there are three different names among minions in play", f"there are {THREE} in play with different names"),
        ("you do not have minions of two factions", "you do not have at least two minions of different factions"),
    ],
)
def test_so_many_different_ones_are_so_many_no_two_of_which_are_alike(said: str, meant: str) -> None:
    assert same(f"If {said}, gain 1 VP.", f"If {meant}, gain 1 VP.", "action")
    assert same(f"Gain 1 VP if {said}.", f"Gain 1 VP if {meant}.", "action")


@pytest.mark.parametrize("more", ["five or more", "at least five"])
def test_even_more_of_them_are_even_more_different_ones(more: str) -> None:
    said = (
        "if your minions there have three or more different powers, gain 1 VP. "
        f"If they have {more}, gain 2 VP instead."
    )
    meant = (
        "if you have at least three minions there with different powers, gain 1 VP. "
        "If you have at least five minions there with different powers, gain 2 VP instead."
    )
    assert same(f"Special: Before a base scores, {said}", f"Special: Before a base scores, {meant}", "action")


@pytest.mark.parametrize("who", ["each player who had", "each player with"])
def test_players_who_have_so_many(who: str) -> None:
    said = f"After this base scores, {who} minions with three or more different names here draws a card."
    meant = f"After this base scores, {who} {THREE} with different names here draws a card."
    assert same(said, meant, "base")


def test_exactly_so_many_are_not_at_least_so_many() -> None:
    with pytest.raises(TextError):
        read("If your minions have exactly three different powers, gain 1 VP.", type="action")
