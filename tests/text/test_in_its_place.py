"""What is done instead of doing something, and what is played where something else could be."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.effects.abilities import Able, Replacement
from smashrules.effects.node import walk
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize(
    ("done", "doing"), [("destroyed", "destroying"), ("moved", "moving"), ("returned to your hand", "returning")]
)
def test_instead_of_doing_it_is_instead(done: str, doing: str) -> None:
    event = f"Ongoing: If one of your other minions would be {done}, you may draw a card instead"
    assert read(f"{event} of {doing} it.", type="minion").tree == read(f"{event}.", type="minion").tree


@pytest.mark.parametrize(
    ("done", "doing"), [("destroyed", "destroying"), ("moved", "moving"), ("returned to your hand", "returning")]
)
def test_instead_of_one_of_several_is_for_one_of_them_only(done: str, doing: str) -> None:
    event = f"Ongoing: When one or more of your other minions would be {done}"
    text = f"{event}, draw a card instead of {doing} one of them."
    assert "of several at one moment only for one" in told(text)
    (clause,) = [node for node in walk(read(text, type="minion").tree) if isinstance(node, Replacement)]
    assert clause.single


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: If a minion here would be destroyed, you may draw a card instead of moving it.",
        "Ongoing: If a minion here would be destroyed, you may draw a card instead of destroying another minion.",
        "Draw a card instead of destroying it.",
    ],
)
def test_instead_of_something_else_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize("can", ["can", "may"])
@pytest.mark.parametrize(("kind", "pile"), [("minion", " from your discard pile"), ("action", ""), ("card", "")])
def test_one_play_stands_in_the_place_of_another(can: str, kind: str, pile: str) -> None:
    article = "an" if kind == "action" else "a"
    text = f"Special: Any time you can play {article} {kind}, you {can} play this card{pile} instead."
    assert f"whenever this can be done, in its place: you play one {kind}" in told(text)
    assert any(isinstance(node, Able) for node in walk(read(text, type="minion").tree))


def test_it_can_hang_on_a_condition() -> None:
    text = (
        "Special: If you have no cards in your hand, any time you can play a minion, you can play this card instead."
    )
    assert "if then you have no cards in your hand" in told(text)


@pytest.mark.parametrize(
    "text",
    [
        "Special: Any time you can play an action, you can play this card.",
        "Special: Any time you can play an action, draw a card instead.",
        "Special: Any time you cannot play an action, you can play this card instead.",
        "Special: Any time you play an action, you can play this card instead.",
    ],
)
def test_what_stands_in_no_ones_place_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(
    ("would", "deed", "so"),
    [
        (
            "this minion would be destroyed",
            "return it to your hand instead",
            "you have two or more cards in your hand",
        ),
        ("this minion would be destroyed", "you may discard a card instead", "you have a card in your hand"),
        ("one of your minions would be destroyed", "you may move it here instead", "it has power 3 or less"),
    ],
)
def test_instead_if_something_is_so(would: str, deed: str, so: str) -> None:
    behind = read(f"Ongoing: If {would}, {deed} if {so}.", type="minion").tree
    assert behind == read(f"Ongoing: If {would}, if {so}, {deed}.", type="minion").tree
    assert any(isinstance(each, Replacement) and each.condition is not None for each in walk(behind))
