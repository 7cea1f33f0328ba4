"""An ability used more often than the rules allow: now, or at any time while it is allowed."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.effects.actions import Act, Lasting, May, Permit
from smashrules.effects.node import walk
from smashrules.effects.verbs import Verb
from smashrules.text.reading.reading import read

WHOSE = [
    "another minion's Talent",
    "the Talent of one of your minions here",
    "a Talent on another one of your minions",
]
MORE = ["an extra time", "a second time", "one more time", "twice"]


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize("whose", WHOSE)
@pytest.mark.parametrize("more", MORE)
def test_allowed_for_this_turn(whose: str, more: str) -> None:
    said = told(f"You may use {whose} {more} this turn.")
    assert "until the end of the turn" in said
    assert "this is allowed besides what the rules allow: you use one extra ability" in said
    assert "may do this" not in said  # it is allowed; nothing is chosen when the card is played
    assert said == told(f"Until the end of the turn, you may use {whose} {more}.")
    assert said == told(f"This turn, you may use {whose} {more}.")


@pytest.mark.parametrize("whose", WHOSE)
def test_used_once_more_now(whose: str) -> None:
    tree = read(f"Talent: You may use {whose} an extra time.", type="minion").tree
    assert any(isinstance(node, May) for node in walk(tree))
    assert not any(isinstance(node, (Permit, Lasting)) for node in walk(tree))
    assert told(f"Talent: Use {whose} again.") == told(f"Talent: Use {whose} an extra time.")


def test_again_is_said_of_the_use() -> None:
    tree = read("Use a Talent of another of your minions here again.", type="minion").tree
    uses = [node for node in walk(tree) if isinstance(node, Act) and node.verb is Verb.USE]
    assert [each.extra for each in uses] == [True]


@pytest.mark.parametrize(
    ("which", "said"),
    [
        ("one of your Talents", "one extra ability controlled by you labelled Talent"),
        ("each of your Talents", "any extra ability controlled by you labelled Talent"),
        (
            "one of your minions' Talents",
            "one extra ability of any minion controlled by you labelled Talent",
        ),
        ("two of your Talents", "2 extra abilities controlled by you labelled Talent"),
    ],
)
def test_some_of_several(which: str, said: str) -> None:
    assert said in told(f"You may use {which} an extra time this turn.")


def test_the_talents_of_those_that_were_chosen() -> None:
    text = "Choose up to two of your minions with Talents. You may use each of their Talents an extra time this turn."
    said = told(text, "action")
    assert "minions [A] controlled by you that have at least 1 ability labelled Talent" in said
    assert "you use any extra ability of A labelled Talent" in said


@pytest.mark.parametrize("label", ["Talent", "Special ability", "Ongoing ability"])
def test_cards_with_such_an_ability(label: str) -> None:
    a = "an" if label[0] in "AO" else "a"
    with_one = told(f"Destroy a minion with {a} {label}.", "action")
    assert f"that has at least 1 ability labelled {label.split()[0]}" in with_one
    assert with_one == told(f"Destroy a minion that has {a} {label}.", "action")
    without = told(f"Destroy a minion without {a} {label}.", "action")
    assert f"that has no abilities labelled {label.split()[0]}" in without
    assert without == told(f"Destroy a minion that does not have {a} {label}.", "action")


@pytest.mark.parametrize(("has", "no"), [("has", ""), ("does not have", "it is not so that ")])
def test_whether_it_has_one(has: str, no: str) -> None:
    said = told(f"Choose a minion. If it {has} a Talent, draw a card.", "action")
    assert f"if {no}A is one card that has at least 1 ability labelled Talent" in said


def test_a_minion_uses_its_own() -> None:
    said = told("One of your minions may use its Talent an extra time this turn.")
    assert "one minion controlled by you [A] uses one extra ability of A labelled Talent" in said
