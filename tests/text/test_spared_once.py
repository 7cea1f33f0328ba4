"""What a Special keeps from happening, that one time; what it does for which its card is discarded."""

from __future__ import annotations

import pytest
from tests.text.worded import same

LOST = "When one of your minions would be destroyed"
TOUCHED = "When another player's card would affect one of your minions"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{LOST}, it is not destroyed.", f"{LOST}, do nothing instead."),
        (f"{LOST}, prevent it.", f"{LOST}, do nothing instead."),
        (f"{LOST}, it is not destroyed. Draw a card.", f"{LOST}, do nothing instead. Draw a card."),
        (f"{TOUCHED}, it does not affect that minion.", f"{TOUCHED}, do nothing instead."),
        (f"{TOUCHED}, that card does not affect it.", f"{TOUCHED}, do nothing instead."),
        (f"{TOUCHED}, that minion is not affected by that card.", f"{TOUCHED}, do nothing instead."),
        (
            "Play when another player's card would move one of your minions. It is not moved.",
            "When another player's card would move one of your minions, you may play this card instead.",
        ),
        (
            "Play when another player's action would affect one of your minions. That action does not affect it.",
            "When another player's action would affect one of your minions, you may play this card instead.",
        ),
        (
            "Play when another player plays an action that affects one of your minions. That minion is not "
            "affected by it.",
            "When another player plays an action that affects one of your minions, that minion is not affected "
            "by that "
            "action.",
        ),
    ],
)
def test_it_does_not_happen_that_time(said: str, meant: str) -> None:
    assert same(f"Special: {said}", f"Special: {meant}", "action")


def test_all_the_time_elsewhere() -> None:
    assert same(f"Ongoing: {LOST}, it is not destroyed.", "Ongoing: Your minions cannot be destroyed.", "minion")


@pytest.mark.parametrize("more", ["", " from your hand"])
def test_nothing_is_done_for_a_card_that_is_kept(more: str) -> None:
    when = "Special: After another player plays a minion, you may discard this card"
    assert same(f"{when}{more}. Draw two cards.", f"{when}{more}. If you do, draw two cards.", "minion")
