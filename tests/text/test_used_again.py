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


def test_a_minion_uses_its_own() -> None:
    said = told("One of your minions may use its Talent an extra time this turn.")
    assert "one minion controlled by you [A] uses one extra ability attached to A labelled Talent" in said
