"""Turns of phrase for what cards say elsewhere: combined power, counters divided up, who won by how much."""

from __future__ import annotations

import pytest
from tests.text.worded import same


@pytest.mark.parametrize(
    ("loose", "plain", "card"),
    [
        ("Destroy up to two minions with total power of 4 or less.",
         "Destroy up to two minions with a total power of 4 or less.", "action"),
        ("Destroy up to two minions with a combined power of 4 or less.",
         "Destroy up to two minions with a total power of 4 or less.", "action"),
        ("Name another player. That player discards a card.",
         "Choose another player. That player discards a card.", "action"),
        ("Special: You may play this before a base scores or after a base scores.",
         "Special: You may play this before or after a base scores.", "action"),
        ("Place three +1 power counters divided among your minions at one base.",
         "Place three +1 power counters among your minions at one base.", "action"),
        ("Play an action from your discard pile as an extra action. After resolving it, shuffle it into your deck.",
         "Play an action from your discard pile as an extra action. Shuffle it into your deck.",
         "minion"),
        ("Special: After this base scores, if you won by 3 or more power, gain 1 VP.",
         "Special: After this base scores, if you have at least 3 more power here than each other player, gain 1 VP.",
         "minion"),
        ("Special: After this base scores, if you won this base by more than 4 power, gain 1 VP.",
         "Special: After this base scores, if you have at least 5 more power here than each other player, gain 1 VP.",
         "minion"),
    ],
)  # fmt: skip
def test_the_same_said_plainly(loose: str, plain: str, card: str) -> None:
    assert same(loose, plain, card)
