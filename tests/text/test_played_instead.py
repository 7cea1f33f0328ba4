"""What is played in the place of an event, said in several ways; and what no engine can put in the place of what."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card
from tests.text.test_errors import read

from smashrules.engine import missing
from smashrules.text.reading.errors import TextError
from smashrules.text.showing.paraphrase import explain_tree

SAID = "Special: If one of your minions would be destroyed, return it to your hand instead."
MAY = "Special: If one of your minions would be destroyed, you may return it to your hand instead."


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Special: Play when one of your minions would be destroyed. Return it to your hand instead.", SAID),
        ("Special: Play this when one of your minions would be destroyed. Return it to your hand instead.", SAID),
        (
            "Special: You may play this when one of your minions would be destroyed. Return it to your hand instead.",
            SAID,
        ),
        ("Special: Play when one of your minions would be destroyed. You may return it to your hand instead.", MAY),
    ],
)
def test_playing_it_when_something_would_happen_is_that_it_happens_instead(text: str, same: str) -> None:
    assert read(text, type="action").tree == read(same, type="action").tree


@pytest.mark.parametrize(("would", "executes"), [("would be destroyed", True), ("would be played", False)])
def test_only_what_happens_by_events_can_be_stood_in_for(would: str, executes: bool) -> None:
    text = f"Ongoing: If another player's minion {would}, draw a card instead."

    assert (not missing(card("Gate", "minion", text))) is executes


def test_a_minion_that_is_played_when_something_happens_comes_into_play() -> None:
    played = read("Special: Play this card when one of your minions is destroyed. Draw a card.", type="minion")

    assert "you play this card itself" in explain_tree(played.tree, type="minion")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Special: Play when one of your minions would be destroyed. It is not destroyed, and you draw a card.",
            "Special: If one of your minions would be destroyed, draw a card instead.",
        ),
        (
            "Special: Play when one of your minions would be moved. That minion isn't moved. Draw a card.",
            "Special: If one of your minions would move, draw a card instead.",
        ),
    ],
)
def test_what_is_spared_has_the_rest_happen_instead(text: str, same: str) -> None:
    assert read(text, type="action").tree == read(same, type="action").tree


def test_what_is_paid_for_sparing_it_is_done_instead() -> None:
    text = (
        "Ongoing: If one of your minions would be destroyed, you may discard a card. If you do, it is not destroyed."
    )
    same = "Ongoing: If one of your minions would be destroyed, you may discard a card instead."

    assert read(text, type="minion").tree == read(same, type="minion").tree


def test_what_is_spared_for_something_that_may_be_left_is_refused() -> None:
    text = (
        "Special: Play when one of your minions would be destroyed. It is not destroyed. You may move it to a base."
    )
    with pytest.raises(TextError):
        read(text, type="action")


def test_what_is_spared_for_nothing_is_spared_by_playing_it() -> None:
    text = "Special: Play when one of your minions would be destroyed. It is not destroyed."
    same = "Special: When one of your minions would be destroyed, you may play this card instead."

    assert read(text, type="action").tree == read(same, type="action").tree
