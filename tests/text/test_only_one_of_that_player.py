"""A minion that is the only one its player has there, where that player is the one whose minion it is."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("where", ["there", "on that base"])
@pytest.mark.parametrize("lead", ["Choose a base. ", "Special: Before a base scores, choose a card type. "])
@pytest.mark.parametrize(
    "deed", ["Destroy another player's minion there", "Move another player's minion there to another base"]
)
def test_that_player_is_its_controller(lead: str, deed: str, where: str) -> None:
    text = f"{lead}{deed} if it is {{}} only minion {where}."
    assert same(text.format("that player's"), text.format("its controller's"), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose a player. Choose a minion. Destroy it if it is that player's only minion there.",
        "Destroy each other player's minion if it is that player's only minion there.",
    ],
)
def test_which_player_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
