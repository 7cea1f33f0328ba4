"""How many somebody has of what was just named, and bases of which two clauses tell what is there."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

THERE = "Special: After another player plays a minion on a base where"
PLAY = "Play an extra minion on a base where"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"{PLAY} you have none.", f"{PLAY} you have no minions.", "action"),
        (f"{PLAY} no other player has any.", f"{PLAY} no other player has any minions.", "action"),
        (f"{PLAY} you already have one.", f"{PLAY} you have a minion.", "action"),
        (f"{PLAY} you have exactly one.", f"{PLAY} you have exactly one minion.", "action"),
        (f"{PLAY} another player has two or more.", f"{PLAY} another player has two or more minions.", "action"),
        (
            "Move a minion to a base where its controller has none.",
            "Move a minion to a base where its controller has no minions.",
            "action",
        ),
        (
            f"{THERE} you have none, you may play this minion there.",
            f"{THERE} you have no minions, you may play this minion there.",
            "minion",
        ),
        (
            "If you have a minion here and another player has one here, draw a card.",
            "If you have a minion here and another player has a minion here, draw a card.",
            "minion",
        ),
        (
            "At the end of your turn, if you played no minions and have one here, draw a card.",
            "At the end of your turn, if you played no minions and have a minion here, draw a card.",
            "base",
        ),
    ],
)
def test_the_noun_is_said_again(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Play a minion of power 2 or less on a base where you have one.",  # of such power?
        "Play a minion or action on a base where you have none.",
    ],
)
def test_what_could_be_another_noun_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


YOURS = "you control at least 1 minion at that same one"
NONE = "there are no actions at that same one"
THEIRS = "one player other than you controls"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            f"{PLAY} you have no minions and another player has exactly one.",
            f"you control no minions at that same one and {THEIRS} exactly one minion at that same one",
        ),
        (
            f"{PLAY} another player has a minion and you have a minion.",
            f"{THEIRS} at least 1 minion at that same one and {YOURS}",
        ),
        (
            f"{PLAY} you have a minion and where another player has one.",
            f"{YOURS} and {THEIRS} at least 1 minion at that same one",
        ),
        ("Play an extra minion on a base with no actions where you have a minion.", f"{NONE} and {YOURS}"),
        (f"{PLAY} you have a minion and there are no actions.", f"{NONE} and {YOURS}"),
    ],
)
def test_both_hold_of_the_base(said: str, meant: str) -> None:
    told = " ".join(explain_tree(read(said, type="action").tree, type="action").split())
    assert f"on one base such that ({meant})" in told
    assert is_said_again(said, "action")


def test_what_is_there_is_there_and_not_anywhere() -> None:
    assert same(f"{PLAY} there are no actions.", "Play an extra minion on a base with no actions.", "action")
    assert same(f"{PLAY} there is a titan.", "Play an extra minion on a base with a titan.", "action")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Move another player's minion to a base where they have {}.", "action"),
        ("Choose another player. Move one of your minions to a base where they have {}.", "action"),
        ("After a player plays a minion here, they may play an extra minion on a base where they have {}.", "base"),
        ("Talent: Move a minion here to a base where its controller has {}.", "minion"),
    ],
)
def test_none_where_they_have_none(text: str, card: str) -> None:
    assert same(text.format("none"), text.format("no minions"), card)
