"""Power that cards give to a player at a place: so much for each of them."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


def told(text: str, kind: str = "base") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize(
    ("one", "many"), [("titan", "titans"), ("action", "actions"), ("buried card", "buried cards")]
)
@pytest.mark.parametrize("amount", ["+3", "-1"])
@pytest.mark.parametrize(
    "text",
    [
        "Each {} here gives its controller {} power here.",
        "Each {} here adds {} power to its controller's power here.",
    ],
)
def test_each_to_its_controller(text: str, one: str, many: str, amount: str) -> None:
    same = told(f"Each player has {amount} power here for each of their {many} here.")
    assert told(text.format(one, amount)) == same


def test_each_to_its_owner() -> None:
    same = told("Each player has +1 power here for each action they own here.").splitlines()[:-1]
    assert told("Each action here gives its owner +1 power here.").splitlines()[:-1] == same


@pytest.mark.parametrize(("each", "all_"), [("Each of your actions here gives", "each of your actions here")])
def test_each_to_you(each: str, all_: str) -> None:
    same = told(f"Ongoing: You have +1 power here for {all_}.", "minion")
    assert told(f"Ongoing: {each} you +1 power here.", "minion") == same


@pytest.mark.parametrize(("whom", "who"), [("you", "you have"), ("each other player", "each other player has")])
def test_this_card_to_a_player(whom: str, who: str) -> None:
    text = f"Ongoing: This minion gives {whom} +2 power here."
    assert told(text, "minion") == told(f"Ongoing: {who[0].upper()}{who[1:]} +2 power here.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Two of your actions here give you +1 power here.",
        "Each of your minions here gives its controller +1 power here.",
        "Each minion here gives another player +1 power here.",
    ],
)
def test_what_is_given_to_nobody_known_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(f"Ongoing: {text}", type="minion")


@pytest.mark.parametrize("many", ["card in your hand", "minion you have there", "of your actions there"])
def test_power_that_a_player_has_for_a_time_is_gained(many: str) -> None:
    text = f"Special: Before a base scores, you {{}} +1 power there for each {many} until the end of the turn."
    assert same(text.format("have"), text.format("gain"), "action")
