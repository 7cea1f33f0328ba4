"""What is asked later of where a chosen minion was, and one of those of whom somebody has more."""

from __future__ import annotations

import pytest
from tests.text.worded import same

NEXT = "at the start of your next turn"
AT = f"Choose a minion at a base. If it is at that base {NEXT}, destroy it."


@pytest.mark.parametrize(
    "still",
    ["on the same base", "still on the same base", "still at that base", "still where it was"],
)
def test_it_is_chosen_at_a_base(still: str) -> None:
    assert same(f"Choose a minion. If it is {still} {NEXT}, destroy it.", AT, "action")


def test_whose_and_when() -> None:
    said = "Choose one of your minions{}. At the end of your next turn, unless that minion is {}, draw a card."
    assert same(said.format("", "still where it was"), said.format(" at a base", "at that base"), "action")


START = "At the start of your turn, if you have"
CHOOSE = "Talent: Choose another player"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"{START} more minions here than any other player, destroy one of them.",
         f"{START} more minions here than any other player, destroy one of your minions here.", "base"),
        (f"{START} fewer actions here than another player, you may destroy one of them.",
         f"{START} fewer actions here than another player, you may destroy one of your actions here.", "base"),
        (f"{CHOOSE} who has more minions here than you. That player destroys one of them.",
         f"{CHOOSE} who has more minions here than you. That player destroys one of their minions here.", "minion"),
        (f"{CHOOSE} with two or more minions here. They move one of them to another base.",
         f"{CHOOSE} with two or more minions here. They move one of their minions here to another base.", "minion"),
    ],
)  # fmt: skip
def test_one_of_them_is_one_of_theirs_there(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("Each turn you may play an extra action, but only on a minion here.",
         "Each turn, you may play an extra action on a minion here.", "base"),
        ("You may move a minion, but only to a base where you have a minion.",
         "You may move a minion to a base where you have a minion.", "action"),
        ("Play an extra minion, but only here.", "Play an extra minion here.", "minion"),
    ],
)  # fmt: skip
def test_but_only_there(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)
