"""Whom "another" leaves out on a card that is itself one: what was named in the same breath, or only chosen."""

from __future__ import annotations

from typing import Any

import pytest
from tests.text.worded import is_said_again, same

from smashrules.effects.selectors import BaseOf, Here, Other, Ref, Select, This
from smashrules.text.reading.reading import read


def left_out(text: str) -> list[Any]:
    """What the last thing named is other than."""
    nodes = read(text, type="minion").tree.nodes
    last = [each for each in nodes if isinstance(each, Select) and any(isinstance(f, Other) for f in each.filters)][
        -1
    ]
    return [each.than for each in last.filters if isinstance(each, Other)]


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion and another minion.",
        "Give a minion here -1 power and another minion here +1 power until the end of the turn.",
        "Give a minion -1 power and another +1 power until the end of the turn.",
        "You may destroy a minion here, then place a +1 power counter on another minion.",
        "Move one of your minions to another base and place a +1 power counter on another of your minions.",
        "Place a +1 power counter on one of your minions and on another minion.",
        "Destroy a minion on one base and an action on another base.",
        "Each player chooses one of their minions. Destroy all other minions.",
        "Each player chooses one of their minions. Destroy each minion not chosen this way.",
        "Each player chooses one of their minions. Destroy the others.",
    ],
)
def test_another_is_another_than_the_one_named(text: str) -> None:
    assert all(isinstance(each, Ref) for each in left_out(text))
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Give this minion -1 power and another minion here +1 power until the end of the turn.",
        "Destroy a minion. Move another minion to here.",
        "Place a +1 power counter on this minion and on another minion.",
    ],
)
def test_where_the_card_is_named_it_is_left_out(text: str) -> None:
    assert [type(each) for each in left_out(text)] == [This]


def test_another_base_is_another_than_where_the_chosen_minion_is() -> None:
    than = left_out("Choose a minion and another base. Move it there.")
    assert [type(each) for each in than] == [BaseOf]
    assert [type(each) for each in left_out("Destroy a minion here and a minion on another base.")] == [Here]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Place a +1 power counter on this minion and on another of your minions.",
            "Place a +1 power counter on this minion and another of your minions.",
        ),
        (
            "Place two +1 power counters on this minion and on each of your other minions here.",
            "Place two +1 power counters on this minion and each of your other minions here.",
        ),
        (
            "Choose a base. Return all of your minions and all actions there to their owners' hands.",
            "Choose a base. Return each of your minions there and each action there to their owners' hands.",
        ),
        (
            "Destroy all of your minions and actions on this base.",
            "Destroy each of your minions here and each of your actions on this base.",
        ),
        (
            "Talent: Transfer one of your actions on this minion to another minion, OR destroy it.",
            "Talent: Transfer one of your actions on this minion to another minion, OR destroy one of your actions on"
            " this minion.",
        ),
        (
            "Reveal the top card of the base deck. You may swap it with a base in play. Play an extra minion on that"
            " base.",
            "Reveal the top card of the base deck. You may swap it with a base in play. Play an extra minion on the"
            " new base.",
        ),
        (
            "Swap a base with the top card of the base deck. You may move a minion to that base.",
            "Swap a base with the top card of the base deck. You may move a minion to the new base.",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "minion")
    assert is_said_again(said, "minion")
