"""A card that is the one that was named has that name; and what is so if it is not so of a player."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("named", ["that card", "the card you named", "the one you named", "the named card"])
@pytest.mark.parametrize(
    "shown",
    [
        "Name a card. Reveal the top card of your deck. If it {}, draw it; otherwise, return it.",
        "You may name a card and reveal the top card of your deck. If it {}, draw it and gain 1 VP.",
        "Name a card. Look at the top card of another player's deck. If it {}, discard it.",
    ],
)
def test_what_is_the_named_card_has_that_name(named: str, shown: str) -> None:
    assert same(shown.format(f"is {named}"), shown.format("has that name"), "action")


def test_so_is_a_minion() -> None:
    shown = "Name a minion. Reveal the top card of your deck. If it {}, draw it."
    assert same(shown.format("is that minion"), shown.format("has that name"), "action")


@pytest.mark.parametrize(
    "shown", ["Another player reveals their hand", "Each player reveals the top card of their deck"]
)
def test_of_several_cards_nobody_knows_which(shown: str) -> None:
    with pytest.raises(TextError):
        read(f"Name a card. {shown}. If it is that card, draw a card.", type="action")
    with pytest.raises(TextError):
        read(f"Name a card. {shown}. If it has that name, draw a card.", type="action")


@pytest.mark.parametrize(
    ("asked", "denied"),
    [
        ("After a base scores, if you were the winner, draw a card.", "If you were not,"),
        ("When a base scores, gain 1 VP if you are the runner-up.", "If you are not,"),
    ],
)
def test_if_you_are_not_is_otherwise(asked: str, denied: str) -> None:
    assert same(
        f"Special: {asked} {denied} draw two cards.", f"Special: {asked} Otherwise, draw two cards.", "action"
    )
