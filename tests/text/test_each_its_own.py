"""Where each of several moves to, what you control and do not own, what cannot be done beside what else is so."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("each", [", each to", ", one at a time, each to"])
@pytest.mark.parametrize(
    ("base", "meant"),
    [
        ("another base", "to one base other than the base where A is (each to one of its own)"),
        ("a base with a higher breakpoint", "is more than the breakpoint of (the base where A is) (each to one"),
        ("a base with a lower breakpoint", "is less than the breakpoint of (the base where A is) (each to one"),
    ],
)
@pytest.mark.parametrize("several", ["up to three of your minions", "two minions", "any number of your minions"])
def test_each_of_several_moves_to_a_base_of_its_own(each: str, base: str, meant: str, several: str) -> None:
    assert meant in told(f"Move {several}{each} {base}.", "minion")


def test_than_which_base_is_not_said_of_one_goal_of_several() -> None:
    with pytest.raises(TextError):
        read("Move up to two of your minions to a base with a higher breakpoint.", type="action")


@pytest.mark.parametrize("yours", ["a minion you control but do not own", "a minion you control that you do not own"])
@pytest.mark.parametrize("verb", ["Destroy", "Return to its owner's hand", "Choose"])
def test_what_you_control_and_do_not_own(yours: str, verb: str) -> None:
    deed = f"Return {yours} to its owner's hand." if "hand" in verb else f"{verb} {yours}."
    deed += " Destroy it." if verb == "Choose" else ""
    assert "controlled by you not owned by you" in told(deed)


@pytest.mark.parametrize(
    "where", ["minions here that you own but do not control", "minions you own here but do not control"]
)
def test_what_you_own_and_another_controls(where: str) -> None:
    said = told(f"Ongoing: {where.capitalize()} have -1 power.", "minion")
    assert "every minion not controlled by you owned by you at the base this card is at" in said


@pytest.mark.parametrize("cannot", ["be moved", "be moved or destroyed", "be destroyed"])
@pytest.mark.parametrize(
    ("more", "meant"),
    [
        (", and its abilities are cancelled", "the abilities of the minion this card is on are cancelled"),
        (" and loses its abilities", "the abilities of the minion this card is on are cancelled"),
        (" and has +1 power", "the power of the minion this card is on changes by +1"),
        (", and its power is 0", "the power of the minion this card is on is 0"),
    ],
)
def test_what_cannot_be_done_to_it_beside_what_else_it_is(cannot: str, more: str, meant: str) -> None:
    said = told(f"Play on a minion. Ongoing: This minion cannot {cannot}{more}.")
    assert meant in said
    assert said.count("this cannot happen: the minion this card is on") == cannot.count(" or ") + 1


@pytest.mark.parametrize("most", ["most", "fewest"])
@pytest.mark.parametrize("deed", ["gains 1 VP", "draws a card"])
def test_who_has_discarded_the_most_has_discarded_the_most_cards(most: str, deed: str) -> None:
    before = "Each player may discard any number of cards."
    short = told(f"{before} The player who discarded the {most} {deed}.")
    assert f"who has the {most} of (every card that is among A)" in short
    assert short == told(f"{before} The player who discarded the {most} cards {deed}.")


@pytest.mark.parametrize("back", ["Return control of it to its owner", "Give control of it to its owner"])
def test_control_goes_back_when_it_is_said(back: str) -> None:
    said = told(f"Take control of a minion. {back} at the start of your next turn.")
    assert "you give control of A to A's owner" in said


@pytest.mark.parametrize("to", ["to another player", "to the player to your left", "to the player on your right"])
def test_what_is_passed_is_given(to: str) -> None:
    passed = told(f"Pass a card from your hand {to}.")
    assert passed == told(f"Give a card from your hand {to}.")


@pytest.mark.parametrize(("deed", "done"), [("Destroy both.", "you destroy A"), ("Draw both.", "you draw A")])
def test_both_are_the_two_that_were_named(deed: str, done: str) -> None:
    before = "Choose two minions." if "Destroy" in deed else "Reveal the top two cards of your deck."
    assert done in told(f"{before} {deed}")
