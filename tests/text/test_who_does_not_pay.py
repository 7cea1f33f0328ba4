"""What is done to who does not give something for it, and whose winner or runner-up somebody is."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

NOT = ["does not", "doesn't"]


@pytest.mark.parametrize("not_", NOT)
@pytest.mark.parametrize(
    "paid", ["discard two cards", "discard a card", "return one of their minions to its owner's hand"]
)
def test_if_its_controller_does_not(paid: str, not_: str) -> None:
    pays = paid.replace("discard", "discards").replace("return ", "returns ")
    meant = f"Choose a minion. Destroy it unless its controller {pays}."
    assert same(f"Choose a minion. If its controller {not_} {paid}, destroy it.", meant, "action")


def test_told_behind_the_deed() -> None:
    said = "Destroy a minion if its controller does not discard a card."
    assert same(said, "Destroy a minion unless its controller discards a card.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Choose a player. If that player does not discard a card, you may draw a card.",
            "Choose a player. That player may discard a card. If they do not, you may draw a card.",
        ),
        (
            "Each other player who does not discard a card loses 1 VP.",
            "Each other player may discard a card. Each player who does not loses 1 VP.",
        ),
        (
            "Each other player may discard a card. If they do not discard a card, draw a card.",
            "Each other player may discard a card. If they do not, draw a card.",
        ),
        (
            "Ongoing: After another player plays a minion here, if they do not discard a card, destroy that minion.",
            "Ongoing: After another player plays a minion here, destroy that minion unless they discard a card.",
        ),
        (
            "Ongoing: At the start of your turn, if you do not discard a card, destroy this minion.",
            "Ongoing: At the start of your turn, you may discard a card. If you do not, destroy this minion.",
        ),
    ],
)
def test_they_may_and_if_they_do_not(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Each other player discards a card. If they do not discard a minion, draw a card.",
        "If you do not play a minion this turn, draw a card.",
        "Draw a card if you do not destroy a minion.",
    ],
)
def test_what_was_done_is_another_matter(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("who", ["winner", "runner-up"])
@pytest.mark.parametrize(
    "whose", ["its {}", "that base's {}", "the base's {}", "the {} of that base", "the {} of it"]
)
@pytest.mark.parametrize("deed", ["draws two cards", "may draw a card"])
def test_whose_winner(deed: str, whose: str, who: str) -> None:
    text = "Special: After a base scores, {} " + deed + "."
    assert same(text.format(whose.format(who)), text.format(f"the {who}"), "action")


@pytest.mark.parametrize("who", ["Anyone", "Each", "Each of them", "Each of those players", "Any of them"])
@pytest.mark.parametrize("does", ["does not loses 1 VP", "does draws a card"])
def test_each_of_those_who_do(does: str, who: str) -> None:
    text = "Each other player may discard a card. {} who " + f"{does}."
    assert same(text.format(who), text.format("Each player"), "action")


@pytest.mark.parametrize(("who", "meant"), [("Anyone", "Each player"), ("Anyone else", "Each other player")])
def test_anyone_with_a_minion_is_each(who: str, meant: str) -> None:
    text = "Choose a base. {} with a minion there loses 1 VP."
    assert same(text.format(who), text.format(meant), "action")
