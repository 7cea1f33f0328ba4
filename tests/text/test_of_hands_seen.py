"""One of the cards of a hand that was seen, and one of those players who showed theirs."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

LOOK = "Look at another player's hand."
SHOWN = "Each other player reveals their hand."


@pytest.mark.parametrize("there", ["there", "in it", "in that hand"])
@pytest.mark.parametrize(("many", "one"), [("cards", "a card"), ("minions", "a minion"), ("actions", "an action")])
@pytest.mark.parametrize(
    "deed",
    ["Choose {}. They discard it.", "Name {}. Until the end of the turn, they cannot play cards with that name."],
)
def test_one_of_the_cards_there(there: str, many: str, one: str, deed: str) -> None:
    text = f"{LOOK} {deed.format(f'one of the {many} {there}')}"
    assert same(text, f"{LOOK} {deed.format(f'{one} in it')}", "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize("may", ["Choose", "You may choose"])
@pytest.mark.parametrize("does", ["discard an action", "discard two cards", "draw a card"])
def test_one_of_those_who_showed_theirs(may: str, does: str) -> None:
    text = f"{SHOWN} {may} one of them to {does}."
    assert same(text, f"{SHOWN} {may} one of those players to {does}.", "action")
    assert is_said_again(text, "action") or may == "You may choose"


@pytest.mark.parametrize(
    "text",
    [
        "Look at each other player's hand. Choose one of the cards there. Discard it.",
        "Each other player discards a card. Choose one of them to draw a card.",
        "Reveal the top three cards of your deck. Choose one of them to draw a card.",
    ],
)
def test_one_of_what(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
