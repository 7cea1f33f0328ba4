"""From whom control was taken is another player, who is spoken of then."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("who", ["Its previous controller", "The player who controlled it"])
@pytest.mark.parametrize(
    ("what", "of_another"),
    [
        ("a minion", "another player's minion"),
        ("a minion of power 3 or less", "another player's minion of power 3 or less"),
        ("a minion until the end of the turn", "another player's minion until the end of the turn"),
        ("another player's minion", "another player's minion"),
    ],
)
@pytest.mark.parametrize("does", ["draws a card", "may discard a card", "takes control of one of your minions"])
def test_it_was_another_players(who: str, what: str, of_another: str, does: str) -> None:
    text = f"Take control of {what}. {who} {does}."
    assert same(text, f"Take control of {of_another}. That player {does}.", "action")


def test_its_owner_is_who_owns_it() -> None:
    owner, player = (
        "Take control of a minion. Its owner draws a card.",
        "Take control of another player's minion. That",
    )
    assert not same(owner, f"{player} player draws a card.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Take control of each minion here. Its controller draws a card.",
        "Take control of two minions. Its previous controller draws a card.",
        "Destroy a minion. Its previous controller draws a card.",
        "Take control of a minion or an action. Its previous controller draws a card.",
        "Take control of a minion. Its controller draws a card.",  # who has it now, or who had it
        "Take control of a minion. Draw a card. Its previous controller draws a card.",
    ],
)
def test_whoever_it_was_of_several(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
