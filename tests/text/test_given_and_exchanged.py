"""Points that one player gives another, control that is exchanged, and an ability that is copied."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card
from tests.text.plain_meaning import told
from tests.text.test_errors import read
from tests.text.worded import same

from smashrules.engine import missing
from smashrules.text.reading.errors import TextError


def lines(text: str, kind: str) -> list[str]:
    return [each.strip() for each in told(text, kind=kind).splitlines()]


@pytest.mark.parametrize("given", ["give another player 1 VP", "give 1 VP to another player"])
def test_points_are_given_by_one_and_gained_by_the_other(given: str) -> None:
    said = lines(f"{given.capitalize().replace('vp', 'VP')}.", "minion")

    assert said[1:] == [
        "pay by doing this:",
        "you lose 1 VP",
        "only if all of that happened, do this:",
        "one player other than you gains 1 VP",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "You may give another player 1 VP to destroy one of that player's minions of power 4 or less here.",
        "You may give another player 1 VP. If you do, destroy one of that player's minions of power 4 or less here.",
    ],
)
def test_what_is_given_pays_for_more(text: str) -> None:
    said = lines(text, "minion")

    gift = said.index("you lose 1 VP")
    assert said[gift + 2] == "one player other than you [A] gains 1 VP"
    assert said[gift + 3].startswith("and you destroy one minion in play controlled by A")


def test_whoever_may_give_it_gets_what_it_pays_for() -> None:
    said = lines("After this base scores, the runner-up may give the winner 1 VP to draw three cards.", "base")

    assert "that player loses 1 VP" in said
    assert "every player who is the winner of the base gains 1 VP" in said
    assert "and that player draws 3 cards from the top of the deck" in said


def test_each_of_several_may_give_one() -> None:
    said = lines("Each other player may give you 1 VP. Each player who does draws a card.", "minion")

    assert "every player other than you may do this, or leave it:" in said
    assert "you gain 1 VP" in said


@pytest.mark.parametrize(
    "text",
    [
        "Give each other player 1 VP.",  # one for all of them
        "Each other player gives you 1 VP.",
        "Give 1 VP.",
        "Ongoing: After another player gives you 1 VP, draw a card.",
    ],
)
def test_points_of_several_are_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("until", ["", " until the end of the turn", " until the end of your next turn"])
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("one of your minions", "another player's minion"),
        ("one of your minions", "another player's minion with equal power"),
        ("one of your minions here", "another player's minion here"),
        ("this minion", "another player's minion here"),
    ],
)
def test_control_is_exchanged(mine: str, theirs: str, until: str) -> None:
    said = lines(f"You may exchange control of {mine} with {theirs}{until}.", "minion")

    gives = next(each for each in said if "you give control of" in each)
    takes = next(each for each in said if "you take control of" in each)
    other = takes.removeprefix("and you take control of ")[:1]
    assert f"to {other}'s controller" in gives
    assert said.index(gives) < said.index(takes)
    assert ("until" in gives) == ("until" in takes) == bool(until)


@pytest.mark.parametrize(
    "pair",
    [
        "two minions",
        "one of your minions with one of your actions",
        "another player's minion with a minion",
        "two of your minions with another player's minion",
        "one of your minions",
    ],
)
def test_control_is_exchanged_of_one_of_yours_for_one_of_theirs(pair: str) -> None:
    with pytest.raises(TextError):
        read(f"Exchange control of {pair}.", type="action")


def test_an_exchange_is_carried_out() -> None:
    text = "Exchange control of one of your minions with another player's minion until the end of the turn."

    assert not missing(card("Swapping", "action", text))


@pytest.mark.parametrize("noun", ["effect", "effects", "abilities", "text"])
@pytest.mark.parametrize("as_if", ["", " as if this card were that action"])
def test_what_an_action_says_is_copied(noun: str, as_if: str) -> None:
    text = "Copy the {} of a standard action in another player's discard pile{}."

    assert read(text.format(noun, as_if), type="action").tree == read(text.format("ability", ""), type="action").tree


@pytest.mark.parametrize(
    "theirs", ["another player's minion there", "a minion of lower power another player has there"]
)
@pytest.mark.parametrize(
    "exchange",
    [
        "You and that player exchange control of them",
        "You and its controller swap control of those minions",
        "You and that player take control of each other's chosen minion",
        "You and that player take control of each other's minion",
    ],
)
@pytest.mark.parametrize("long", ["", " until the end of the turn"])
def test_both_exchange_control_of_those_chosen(theirs: str, exchange: str, long: str) -> None:
    chosen = f"Choose one of your minions and {theirs}."
    assert same(f"{chosen} {exchange}{long}.", f"{chosen} Exchange control of them{long}.", "action")


@pytest.mark.parametrize("has", ["another player has", "another player controls"])
@pytest.mark.parametrize("which", ["a minion", "a minion of power 3 or less"])
def test_one_of_yours_and_one_that_another_has(has: str, which: str) -> None:
    yours = "Destroy one of your minions and"
    if has.endswith("controls"):
        assert same(f"{yours} {which} {has}.", f"{yours} {which} controlled by another player.", "action")
    assert same(f"{yours} {which} {has} here.", f"{yours} {which} here controlled by another player.", "minion")
