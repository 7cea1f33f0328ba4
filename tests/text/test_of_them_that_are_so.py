"""Those of several of whom a clause tells more: "each of them that has power 3 or less", "those you control"; and a
card "that has" something is one with it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

CHOSEN = "Choose up to four minions."
CLAUSES = {
    "that has power 2 or less": "every card whose power is at most 2 that is among A",
    "that you control": "every card controlled by you that is among A",
    "you do not control": "every card not controlled by you that is among A",
    "that is on a base with a titan": "such that (that same one is one card at one base such that (there is at",
    "that was played this turn": "such that (this has happened this turn: that same one is played",
    "that is not yours": "such that (it is not so that that same one is one card controlled by you",
}


@pytest.mark.parametrize(("clause", "said"), CLAUSES.items())
def test_each_of_them(clause: str, said: str) -> None:
    assert said in told(f"{CHOSEN} Destroy each of them {clause}.")


@pytest.mark.parametrize("clause", CLAUSES)
@pytest.mark.parametrize("those", ["each of those", "each card among them"])
def test_of_those_the_same(those: str, clause: str) -> None:
    if (those, clause) == ("each card among them", "that is not yours"):
        assert CLAUSES["you do not control"] in told(f"{CHOSEN} Destroy {those} {clause}.")
        return
    assert same(f"{CHOSEN} Destroy {those} {clause}.", f"{CHOSEN} Destroy each of them {clause}.", "action")


@pytest.mark.parametrize("clause", ["that have power 2 or less", "you control", "that are on a base with a titan"])
def test_those_are_each_of_them(clause: str) -> None:
    one = clause.replace(" have ", " has ").replace(" are ", " is ")
    assert same(f"{CHOSEN} Destroy those {clause}.", f"{CHOSEN} Destroy each of them {one}.", "action")


def test_as_many_as_you_like() -> None:
    assert "any number of cards whose power is at most 2" in told(
        f"{CHOSEN} Destroy any number of them that have power 2 or less."
    )


@pytest.mark.parametrize("had", ["power 2 or less", "power 5", "printed power 2 or more"])
def test_that_has_is_with(had: str) -> None:
    assert same(f"Destroy a minion that has {had}.", f"Destroy a minion with {had}.", "action")


def test_another_action_is_another_than_this() -> None:
    that = "Play on a minion that has another action on it. Ongoing: This minion has +2 power."
    assert "at least 1 action other than this card itself" in told(that)
    assert not same(that, that.replace("another", "an"), "action")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Destroy a minion that has another +1 power counter on it.", "action"),
        ("Ongoing: If this minion has another action on it, it has +2 power.", "minion"),
        ("Choose a minion. Destroy each of it that has power 2 or less.", "action"),
    ],
)
def test_what_is_not_told_is_refused(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)
