"""Who controls and who owns a card, said in many ways; what cannot be, with "nor"; how many are at a base."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.test_errors import read
from tests.text.worded import same

from smashrules.text.reading.errors import TextError


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you do not own but control", "controlled by you not owned by you"),
        ("you do not own that you control", "controlled by you not owned by you"),
        ("that you control, but do not own", "controlled by you not owned by you"),
        ("you own but do not control", "not controlled by you owned by you"),
        ("you own but another player controls", "controlled by one player other than you owned by you"),
        ("that you own and another player controls", "controlled by one player other than you owned by you"),
        ("you own that another player controls", "controlled by one player other than you owned by you"),
        ("owned by you but controlled by another player", "controlled by one player other than you owned by you"),
        ("owned by another player but controlled by you", "controlled by you owned by one player other than you"),
        ("another player owns but you control", "controlled by you owned by one player other than you"),
        ("that another player owns", "owned by one player other than you"),
    ],
)
@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Destroy a minion {}.", "action"),
        ("Each minion {} gains +1 power until the end of the turn.", "action"),
        ("If you have a minion {}, draw a card.", "minion"),
        ("Special: After a minion {} is destroyed, draw a card.", "minion"),
        ("After this base scores, you gain 1 VP for each minion {}.", "base"),
    ],
)
def test_control_and_ownership_are_both_told(text: str, kind: str, said: str, meant: str) -> None:
    if text.startswith("If you have"):  # "you control" says it there
        meant = meant.removeprefix("controlled by you").strip()

    assert meant in told(text.format(said), kind=kind)


@pytest.mark.parametrize("where", ["you control here that you do not own", "here you control but do not own"])
def test_where_it_is_may_stand_between_them(where: str) -> None:
    text = "When this base scores, you gain 1 VP for each minion {}."

    assert "every minion controlled by you not owned by you at this base" in told(text.format(where), kind="base")


@pytest.mark.parametrize("said", ["you control and own", "its owner does not control", "you own but destroyed"])
def test_what_says_nothing_of_two_is_left_to_be_refused(said: str) -> None:
    with pytest.raises(TextError):
        read(f"Destroy a minion {said} that you do not own.", type="action")


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("Minions here cannot be destroyed, nor moved.", "Minions here cannot be destroyed or moved."),
        ("Minions here can neither be destroyed nor moved.", "Minions here cannot be destroyed or moved."),
        ("Minions here can be neither destroyed nor moved.", "Minions here cannot be destroyed or moved."),
        (
            "Other players cannot play actions here, nor can they destroy minions here.",
            "Other players cannot play actions here or destroy minions here.",
        ),
        (
            "Other players can neither play actions here nor destroy minions here.",
            "Other players cannot play actions here or destroy minions here.",
        ),
    ],
)
def test_nor_denies_the_second_too(said: str, same: str) -> None:
    card = "Play on a base. Ongoing: {}"

    assert read(card.format(said), type="action").tree == read(card.format(same), type="action").tree


def test_how_long_it_cannot_be_is_said_of_both() -> None:
    text = "Choose a base. Other players cannot play minions there, nor move minions from there, until {}."
    lines = told(text.format("the start of your next turn")).splitlines()

    assert sum("until the start of your turn" in each and "cannot happen" in each for each in lines) == 2


@pytest.mark.parametrize("text", ["Draw a card, nor a minion.", "You may neither draw a card.", "Nor draw a card."])
def test_nor_without_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("while it has fewer than three minions on it", "while there are fewer than three minions on it"),
        ("while it has two or fewer minions", "while there are two or fewer minions on it"),
        ("while fewer than three minions are here", "while there are fewer than three minions on it"),
        ("while it has at least two actions on it", "while there are at least two actions on it"),
        ("if it has no minions of power 4 or more on it", "if there are no minions of power 4 or more on it"),
        ("unless it has three or more minions on it", "unless there are three or more minions on it"),
    ],
)
def test_a_base_has_what_is_there(said: str, same: str) -> None:
    card = "Play on a base. Ongoing: This base cannot score {}."

    assert read(card.format(said), type="action").tree == read(card.format(same), type="action").tree


def test_that_base_has_them_and_no_card_does() -> None:
    moved = told("Move a minion to another base. If that base has three or more minions on it, draw a card.")

    assert "if there are at least 3 minions at B" in moved
    with pytest.raises(TextError):  # no base was spoken of
        read("Draw a card. If that base has three or more minions on it, draw a card.", type="action")


@pytest.mark.parametrize(
    ("each", "some", "meant"),
    [
        ("action on it", "it has three or more", "carries at least 3 actions"),
        ("+1 power counter on it", "it has at least two", "carries at least 2 +1 power counters"),
        ("of your minions here", "you have three or more", "you control at least 3 minions at the base this card is"),
    ],
)
@pytest.mark.parametrize("joint", [" and cannot be destroyed while {}.", ". While {}, it cannot be destroyed."])
def test_so_many_are_of_those_that_were_counted(each: str, some: str, meant: str, joint: str) -> None:
    assert meant in told(f"Ongoing: This minion has +1 power for each {each}{joint.format(some)}", kind="minion")


@pytest.mark.parametrize("some", ["you have three or more", "it has no"])
def test_what_was_not_counted_is_not_meant(some: str) -> None:
    text = f"Ongoing: This minion has +1 power for each action on it. While {some}, it cannot be destroyed."
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you are its owner", "you own it"),
        ("you are not its owner", "you do not own it"),
        ("another player is its controller", "another player controls it"),
        ("you are the owner of that minion", "you own that minion"),
        ("you are that minion's controller", "you control that minion"),
        ("you were its owner", "you owned it"),
    ],
)
@pytest.mark.parametrize("done", ["Return a minion to its owner's hand.", "Destroy a minion.", "Choose a minion."])
def test_to_be_its_owner_is_to_own_it(said: str, meant: str, done: str) -> None:
    assert same(f"{done} If {said}, draw a card.", f"{done} If {meant}, draw a card.", "action")
    if "that" not in said:
        after = "Ongoing: After a minion here is destroyed, if {}, draw a card."
        assert same(after.format(said), after.format(meant), "minion")


@pytest.mark.parametrize("told", ["you do not own", "another player owns", "has power 3 or less"])
@pytest.mark.parametrize("thing", ["a minion", "a card"])
def test_from_here_and_more_told_of_it(thing: str, told: str) -> None:
    text = "After this base scores, you may place {} here that {} into your hand."
    assert same(text.format(f"{thing} from", told), text.format(thing, told), "base")
