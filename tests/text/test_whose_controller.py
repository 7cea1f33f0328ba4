"""Cards of whose controller, or owner, something is said."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

_SO = ["has more VPs than you", "has no minions in play", "has two or more cards in their hand", "controls a titan"]


@pytest.mark.parametrize("so", _SO)
@pytest.mark.parametrize(("who", "held"), [("controller", "controlled"), ("owner", "owned")])
@pytest.mark.parametrize("card", ["a minion", "an action", "another minion of power 3 or less"])
def test_of_one_card(so: str, who: str, held: str, card: str) -> None:
    text = f"Destroy {card} {{}}."
    assert same(text.format(f"whose {who} {so}"), text.format(f"{held} by a player who {so}"), "minion")


@pytest.mark.parametrize("so", _SO)
@pytest.mark.parametrize("cards", ["Each minion here", "All minions here", "Other minions"])
def test_of_each_card_it_is_its_own_controller(so: str, cards: str) -> None:
    gains = "gains" if cards.startswith("Each") else "gain"
    text = f"{cards} {{}} {gains} +1 power until the end of the turn."
    have = so.replace("has", "have").replace("controls", "control")
    whose = text.format(f"whose controller {so}")
    assert same(whose, text.format(f"controlled by players who {have}"), "minion")


def test_it_is_told_and_said_again() -> None:
    said = told("Each minion here whose controller has a titan gains +1 power until the end of the turn.", "minion")
    assert "every minion controlled by every player that controls at least 1 titan" in said
    assert is_said_again("Destroy a minion whose controller has more VPs than you.", "minion")
    assert is_said_again("Destroy a minion here whose controller has no other minions here.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion whose controller draws a card.",
        "Destroy a minion whose controller is you.",
        "Destroy a minion whose base has no actions.",
    ],
)
def test_other_things_that_are_theirs_are_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")
