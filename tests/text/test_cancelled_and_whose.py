"""Whose a thing is, asked of the one spoken of; and what is cancelled beside its abilities."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize("is_", ["is", "was"])
@pytest.mark.parametrize("what", ["a minion", "an action", "a card"])
def test_what_is_not_yours(is_: str, what: str) -> None:
    said = told(f"Destroy {what}. If it {is_} not yours, draw a card.")
    assert "if it is not so that A was one card controlled by you" in said
    assert said == told(f"Destroy {what}. If it {is_} not controlled by you, draw a card.")


@pytest.mark.parametrize("whose", ["that is not yours", "that isn't yours"])
def test_each_that_is_not_yours(whose: str) -> None:
    assert "every minion in play not controlled by you at the base" in told(f"Destroy each minion here {whose}.")


@pytest.mark.parametrize("whose", ["yours", "controlled by you"])
def test_of_several_all_are_yours(whose: str) -> None:
    assert "if each of A is one card controlled by you" in told(
        f"Destroy two minions. If they are {whose}, draw a card."
    )


@pytest.mark.parametrize("time", ["", " until the end of the turn"])
def test_its_abilities_and_the_actions_on_it(time: str) -> None:
    said = told(f"Choose a minion. Cancel its abilities and all actions on it{time}.", "action")
    assert "the abilities of A together with every action attached to A are cancelled" in said


def test_both_of_them_are_said() -> None:
    both = "This minion's abilities and the abilities of all actions on it are cancelled."
    said = told(f"Play on a minion. Ongoing: {both}", "action")
    this = "the minion this card is on"
    assert f"the abilities of {this} together with every action attached to {this} are cancelled" in said


@pytest.mark.parametrize("kind", ["minion", "base"])
def test_actions_that_are_cancelled_where_they_are(kind: str) -> None:
    lead = "Ongoing: " if kind == "minion" else ""
    said = told(f"{lead}All actions on minions are cancelled.", kind)
    assert "all the time: the abilities of every action attached to every minion are cancelled" in said


@pytest.mark.parametrize("what", ["All minions here", "All actions in your hand", "All actions"])
def test_what_is_cancelled_otherwise_is_refused(what: str) -> None:
    with pytest.raises(TextError):
        readings(f"Ongoing: {what} are cancelled.", type="minion")
