"""One of two that were spoken of ("either of them"), and what is so of either, of both or of neither."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    "two", ["Choose two minions.", "Choose two of your minions.", "Move two minions to another base."]
)
@pytest.mark.parametrize("either", ["either of them", "either one", "either minion", "either of those minions"])
@pytest.mark.parametrize(
    "deed", ["Destroy {}.", "Place a +1 power counter on {}.", "You may return {} to its owner's hand."]
)
def test_either_is_one_of_them(two: str, either: str, deed: str) -> None:
    one = "one of those minions" if "those" in either else "one of them"
    assert same(f"{two} {deed.format(either)}", f"{two} {deed.format(one)}", "action")


@pytest.mark.parametrize("either", ["either base", "either of them", "either one"])
def test_at_either_base(either: str) -> None:
    text = "Choose two bases. You may play an extra minion on {}."
    assert same(text.format(either), text.format("one of them"), "action")


@pytest.mark.parametrize("so", ["power 5 or more", "an action on it", "no counters on it"])
@pytest.mark.parametrize(
    ("who", "asked"),
    [
        ("either has", "if one card that is among A"),
        ("neither has", "if it is not so that one card that is among A"),
        ("one of them has", "if one card that is among A"),
    ],
)
def test_what_is_so_of_them(who: str, asked: str, so: str) -> None:
    if who == "neither has" and so.startswith(("no ", "power")):
        return  # told of the group: there are none of them of that power
    assert asked in told(f"Choose two minions. If {who} {so}, draw a card.")


def test_of_none_of_them_it_is_denied() -> None:
    said = told("Choose two minions. If none of them has an action on it, draw a card.")
    assert "if no cards" not in said
    assert "it is not so that one card that is among A is one card that carries at least 1 action" in said


@pytest.mark.parametrize(
    "text",
    [
        "Choose a base. Destroy a minion on either base.",  # which two
        "Choose three bases. Destroy a minion on either base.",
        "Choose two minions. Destroy either base.",
        "Choose two minions. Your cards cannot affect either minion.",  # neither of them
    ],
)
def test_of_which_two_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
