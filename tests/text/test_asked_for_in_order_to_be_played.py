"""What a card asks for in order to be played: all ways of saying it are one tree, and others are refused."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree

IF = "You can only play this card if you have no other cards in your hand. Draw a card."
ON = "You can only play this card on a base where you have 6 or more power. Draw a card."


@pytest.mark.parametrize(
    "said",
    [
        "You may only play this card if",
        "You can play this card only if",
        "You may play this minion only if",
        "This card may only be played if",
        "This minion can only be played if",
        "This card can be played only if",
        "Play this card only if",
        "Play this only if",
        "Play only if",
        "You cannot play this card unless",
        "You may not play this card unless",
        "This card cannot be played unless",
        "This minion can't be played unless",
    ],
)
def test_there_are_many_ways_to_ask_for_something(said: str) -> None:
    tree = read(IF, type="minion").tree
    assert to_text(tree, type="minion") == IF
    text = f"{said} you have no other cards in your hand. Draw a card."
    assert read(text, type="minion").tree == tree


@pytest.mark.parametrize(
    "said",
    [
        "You may only play this card on",
        "This minion may only be played on",
        "Play this minion only on",
        "Play only on",
    ],
)
@pytest.mark.parametrize("power", ["6 or more power", "at least 6 power"])
def test_so_it_is_with_a_base(said: str, power: str) -> None:
    tree = read(ON, type="minion").tree
    assert to_text(tree, type="minion") == ON
    assert read(f"{said} a base where you have {power}. Draw a card.", type="minion").tree == tree


@pytest.mark.parametrize(
    "asked",
    [
        "on a base with a breakpoint of 20 or more",
        "on a base where you have no minions",
        "on a base where another player has a minion",
        "on a base with an action on it",
        "if there is another minion here",
        "if you do not have a minion in play",
        "if you have two or fewer cards in your hand",
    ],
)
def test_what_can_be_asked_for(asked: str) -> None:
    try:
        tree = read(f"You can only play this card {asked}.", type="minion").tree
    except TextError:
        pytest.skip(f"not said: {asked}")
    assert tree.play_if is not None
    assert tree.abilities == ()
    assert read(to_text(tree, type="minion"), type="minion").tree == tree
    assert explain_tree(tree, type="minion").startswith("It can only be played if this is so then: ")


def test_on_an_action_that_is_played_on_something() -> None:
    one = (
        "You can only play this card if you have no other cards in your hand. Play on a minion. Ongoing: This minion"
    )
    tree = read(f"{one} has +1 power.", type="action").tree
    assert tree.play_on is not None
    assert tree.play_if is not None
    other = (
        "Play on a minion. You may only play this card if you have no other cards in your hand. Ongoing: This minion"
    )
    assert read(f"{other} has +1 power.", type="action").tree == tree


def test_an_action_that_is_played_only_on_such_a_base_is_played_on_it() -> None:
    one = read("You can only play this card on a base where you have a minion. Draw a card.", type="action").tree
    assert one == read("Play on a base where you have a minion. Draw a card.", type="action").tree


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", "Ongoing: You can only play this card if you have a minion here."),
        ("minion", "Draw a card. Draw a card. You can only play this card if you have a minion here."),
        ("base", "You can only play this card if you have a minion here."),
        ("minion", "You can only play this card if you have a minion here, to draw a card."),
        ("minion", "You can only play this card on a minion."),
        ("minion", "You can only play this card on a base."),
        ("minion", "You can play this card if you have a minion here."),
        (
            "minion",
            "You can only play this card if you have a minion. You can only play this card if you have a card.",
        ),
    ],
)
def test_what_is_said_elsewhere_or_of_nothing_is_refused(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
