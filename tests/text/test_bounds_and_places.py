"""Numbers that have a bound; one of several bases that were spoken of; any of several things."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told

from smashrules.effects.amounts import Bounded
from smashrules.effects.node import walk
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


@pytest.mark.parametrize(
    ("bound", "meant"),
    [
        ("(minimum 0)", "at least 0"),
        ("(minimum of 1)", "at least 1"),
        ("(up to 3)", "at most 3"),
        ("(maximum 2)", "at most 2"),
    ],
)
def test_a_number_of_a_player_has_a_bound(bound: str, meant: str) -> None:
    said = told(f"Ongoing: You have +5 power here minus the number of cards in your hand {bound}.", "minion")
    assert meant in said


@pytest.mark.parametrize("verb", ["Reduce", "Increase"])
def test_a_breakpoint_changes_by_no_more_than(verb: str) -> None:
    text = (
        f"{verb} the breakpoint of a base by one for each minion you have there (up to 5) until the end of the turn."
    )
    assert "at most 5" in told(text, "action")


def test_that_a_power_is_at_least_0_is_said_by_the_rules() -> None:
    tree = read("A minion here gains -3 power until the end of the turn (minimum 0).", type="minion").tree
    assert not any(isinstance(node, Bounded) for node in walk(tree))


@pytest.mark.parametrize(
    "text",
    [
        "A minion here gains +3 power until the end of the turn (up to 2).",
        "A minion here gains +3 power until the end of the turn (minimum 1).",
        "Draw two cards (up to 2).",
    ],
)
def test_a_bound_of_nothing_that_is_counted_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(("held", "power"), [(0, 5), (3, 2), (5, 0), (7, 0)])
def test_no_less_than_the_bound(held: int, power: int) -> None:
    ghost = card(
        "Ghost Ox", "minion", "Ongoing: You have +5 power here minus the number of cards in your hand (minimum 0)."
    )
    play = table({"Tortuga": ["Ann's Ghost Ox"]}, ghost, ox(2), hand=["Ox"] * held)
    assert play.total("Tortuga", "Ann") == 2 + power


@pytest.mark.parametrize("deed", ["Play a minion on one of them", "Move one of your minions to one of them"])
def test_a_minion_goes_to_one_of_the_bases(deed: str) -> None:
    assert "one base that is among A" in told(f"Choose two bases. {deed}.", "action")


def test_a_titan_goes_to_one_of_the_bases_that_were_counted() -> None:
    condition = "if you have the most power on two or more bases"
    said = told(f"Special: On your turn, {condition}, you may play this titan on one of them.", "titan")
    assert "at at least 2 bases [A]" in said
    assert "on one base that is among A" in said


def test_an_action_goes_on_one_of_the_minions() -> None:
    assert "on one card that is among A" in told("Choose two minions. Play an action on one of them.", "action")


@pytest.mark.parametrize("opens", ["If", "When"])
def test_any_of_several_are_one_or_more_of_them(opens: str) -> None:
    said = told(
        f"Ongoing: {opens} any of your other minions would be destroyed, you may move them here instead.", "minion"
    )
    assert "at least 1 minion" in said
    assert "you move A" in said


@pytest.mark.parametrize("where", ["there", "here"])
def test_a_card_is_returned_from_where_it_may_be(where: str) -> None:
    said = told(f"Special: Before a base scores, you may return this minion from {where} to your hand.", "minion")
    assert (
        f"return this card itself from {'A' if where == 'there' else 'the base this card is at'} to your hand" in said
    )
    with pytest.raises(TextError):
        readings("Special: Before a base scores, destroy this minion there.", type="minion")
