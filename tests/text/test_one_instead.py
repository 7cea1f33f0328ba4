"""What one of several players does instead of what each of them does."""

from __future__ import annotations

import pytest
from tests.text.worded import same

SCORES = "After this base scores, "


@pytest.mark.parametrize("who", ["winner", "runner-up"])
@pytest.mark.parametrize("may", [("draws a card", "draws two"), ("may draw a card", "may draw two")])
def test_the_others_do_the_one(who: str, may: tuple[str, str]) -> None:
    one, two = may
    told = f"{SCORES}each player {one}. The {who} {two} instead."
    assert same(told, f"{SCORES}each player other than the {who} {one}. The {who} {two} cards.", "base")


def test_more_of_what_is_done_to_one() -> None:
    told = (
        f"{SCORES}each player may place an action from their discard pile on top of their deck. The winner may place "
    )
    meant = told.replace("each player", "each player other than the winner")
    assert same(f"{told}two instead.", f"{meant}two actions from their discard pile on top of their deck.", "base")


def test_another_deed_with_the_same_verb() -> None:
    told = f"{SCORES}each player with a minion here discards a card. The winner discards their hand instead."
    meant = told.replace("a minion here discards", "a minion here other than the winner discards")
    assert same(told, meant.replace(" instead", ""), "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Each player draws a card. You draw two instead.", "Each other player draws a card. You draw two cards."),
        (
            "Each player may draw a card. You may draw two cards instead.",
            "Each other player may draw a card. You may draw two cards.",
        ),
        (
            "Each player discards two cards. You discard one instead.",
            "Each other player discards two cards. Discard one card.",
        ),
    ],
)
def test_you_do_the_other(said: str, meant: str) -> None:
    assert same(said, meant, "action")
