"""Another one of what was just named, what is done now and later, and what happens in the place of something."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

MOVED = "Special: After another player moves a minion to a base, you may move it to"
REPLACED = "Special: After a base is replaced, you may"
WOULD = "When one of your minions would be destroyed, you may destroy"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"{MOVED} a different one.", f"{MOVED} another base.", "action"),
        (f"{MOVED} another one.", f"{MOVED} another base.", "action"),
        (f"{MOVED} a new one.", f"{MOVED} another base.", "action"),
        (
            "Transfer an action from a minion to another one.",
            "Transfer an action from a minion to another minion.",
            "action",
        ),
        (f"{REPLACED} move this minion to the new one.", f"{REPLACED} move this minion to the new base.", "minion"),
        (
            f"{REPLACED} play an extra minion on the new one.",
            f"{REPLACED} play an extra minion on the new base.",
            "action",
        ),
        (f"{WOULD} another one instead.", f"{WOULD} another of your minions instead.", "action"),
        (f"{WOULD} a different one instead.", f"{WOULD} another of your minions instead.", "action"),
        (f"{WOULD} another of your minions in its place.", f"{WOULD} another of your minions instead.", "action"),
        (f"{WOULD} this action in that minion's place.", f"{WOULD} this action instead.", "action"),
        (
            "After you play a minion here, you may play another one here.",
            "After you play a minion here, you may play another minion here.",
            "base",
        ),
    ],
)
def test_the_noun_is_said_again(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


NEXT = "on your next turn"
START = "at the start of your next turn"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"Play an extra action now and another {NEXT}.", f"Play an extra action and play an extra action {NEXT}."),
        (f"Play an extra action, and another one {NEXT}.", f"Play an extra action and play an extra action {NEXT}."),
        (f"Draw a card now and one more {START}.", f"Draw a card. A{START[1:]}, draw a card."),
        (
            f"Play an extra minion this turn and an extra action {NEXT}.",
            f"Play an extra minion, and play an extra action {NEXT}.",
        ),
        (
            f"You may play an extra minion this turn and {NEXT}.",
            f"You may play an extra minion, and you may play an extra minion {NEXT}.",
        ),
    ],
)
def test_it_is_done_twice(said: str, meant: str) -> None:
    assert same(said, meant, "action")


def test_both_on_the_next_turn_are_done_then() -> None:
    assert told(f"Play an extra minion and an extra action {NEXT}.").splitlines()[1].strip().startswith("later, ")


@pytest.mark.parametrize(
    "text", ["Destroy a minion and play an extra minion in its place.", "Move a minion to the new one."]
)
def test_what_is_not_told_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
