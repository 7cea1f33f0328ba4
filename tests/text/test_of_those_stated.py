"""One of those of whom a sentence states something is described again by what they are."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

WHICH = ["your other minions here", "your minions of power 2 or less here"]
STATED = ["cannot be destroyed", "have +1 power", "are not affected by other players' cards"]


@pytest.mark.parametrize("which", WHICH)
@pytest.mark.parametrize("stated", STATED)
@pytest.mark.parametrize("those", ["one of them", "one of those minions"])
@pytest.mark.parametrize("event", ["After {} is moved, draw a card.", "When {} is destroyed, draw a card."])
def test_one_of_them_is_one_of_those(which: str, stated: str, those: str, event: str) -> None:
    begin = f"Ongoing: {which[0].upper()}{which[1:]} {stated}."
    assert same(f"{begin} {event.format(those)}", f"{begin} {event.format(f'one of {which}')}", "minion")
    assert is_said_again(f"{begin} {event.format(those)}", "minion")


def test_instead_of_one_of_them() -> None:
    begin = "Ongoing: Each of your other minions here has +1 power. If one of"
    instead = "would be destroyed, you may destroy this minion instead."
    assert same(f"{begin} them {instead}", f"{begin} your other minions here {instead}", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: This minion has +1 power. After one of them is destroyed, draw a card.",
        "Ongoing: Your minions with actions on them have +1 power. After one of them is destroyed, draw a card.",
        "Ongoing: Your minions and your actions cannot be destroyed. After one of them is moved, draw a card.",
        "Ongoing: Your minions have +1 power. After one of those actions is destroyed, draw a card.",
    ],
)
def test_of_whom_nothing_is_stated(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
