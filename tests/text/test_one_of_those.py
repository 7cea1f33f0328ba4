"""What is said of one of several things, what several have chosen, and VPs that are gained whatever their number."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    "one", ["one of them", "at least one of them", "any of them", "one of the destroyed minions"]
)
@pytest.mark.parametrize(
    ("held", "meant"),
    [
        ("was yours", "controlled by you"),
        ("was controlled by another player", "controlled by one player other than you"),
        ("was owned by another player", "owned by one player other than you"),
    ],
)
def test_one_of_those_was_somebodys(one: str, held: str, meant: str) -> None:
    said = told(f"Destroy two minions. If {one} {held}, draw a card.")
    assert "there is at least 1" in said
    assert f"{meant} that is among A" in said


def test_that_one_of_several_is_not_so_may_be_said_of_one_or_of_all() -> None:
    with pytest.raises(TextError):
        read("Destroy two minions. If one of them was not yours, draw a card.", type="action")


@pytest.mark.parametrize("who", ["Each other player", "Each player", "Two other players"])
@pytest.mark.parametrize(
    ("then", "done"),
    [
        ("Destroy those minions.", "you destroy B"),
        ("Destroy the chosen minions.", "you destroy B"),
        ("Return them to their owners' hands.", "you return B to the hand of B's owner"),
    ],
)
def test_what_each_of_several_has_chosen_is_more_than_one(who: str, then: str, done: str) -> None:
    chooses = "choose" if who.startswith("Two") else "chooses"
    assert done in told(f"{who} {chooses} one of their minions. {then}")


@pytest.mark.parametrize("vps", ["VP", "VPs", "1 or more VPs", "any VPs"])
@pytest.mark.parametrize(
    ("where", "base"), [("", ""), (" here", " from this base"), (" from this base", " from this base")]
)
def test_whoever_gains_points_whatever_their_number(vps: str, where: str, base: str) -> None:
    said = told(f"After this base scores, each player who gained {vps}{where} draws a card.", "base")
    assert f"gains at least 1 VP{base}) draws a card" in said


@pytest.mark.parametrize("deed", ["Gain VPs.", "Gain one or more VPs.", "Each player gains VP.", "Gain 1 VP here."])
def test_how_many_are_gained_must_be_said_where_it_is_ordered(deed: str) -> None:
    with pytest.raises(TextError):
        read(deed, type="action")


@pytest.mark.parametrize("done", ["moved or destroyed", "destroyed or returned to its owner's hand"])
@pytest.mark.parametrize(
    ("who", "doer"), [("another player", "one player other than you"), ("an action", "one action")]
)
def test_either_deed_is_done_by_the_one_who_is_named_last(done: str, who: str, doer: str) -> None:
    said = told(f"Ongoing: After one of your minions is {done} by {who}, draw a card.", "minion")
    assert said.count(f"{doer} ") == 2


@pytest.mark.parametrize("thing", ["it", "that minion"])
def test_another_counter_is_not_the_one_just_placed(thing: str) -> None:
    with pytest.raises(TextError):
        read(
            f"Place a +1 power counter on a minion. If {thing} has another +1 power counter on it, draw a card.",
            type="action",
        )
