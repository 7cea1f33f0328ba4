"""With whom a duel is fought: "in a duel with a minion of power 4 or more", in each way of saying so."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

WHOM = {
    "a minion of power 5 or more": "the other of them is one minion whose power is at least 5",
    "another player's minion": "the other of them is one minion controlled by one player other than you",
    "a minion with a +1 power counter on it": "one minion that carries at least 1 +1 power counter",
}
BEHIND = "Ongoing: This minion has +2 power while in a duel with {}."
WAYS = [
    "Ongoing: While in a duel with {}, this minion has +2 power.",
    "Ongoing: While in a duel against {}, this minion has +2 power.",
    "Ongoing: While dueling {}, this minion has +2 power.",
    "Ongoing: This minion has +2 power while dueling {}.",
    "Ongoing: While this minion is in a duel with {}, it has +2 power.",
    "Ongoing: While this minion is dueling {}, it has +2 power.",
]


@pytest.mark.parametrize("whom", WHOM)
@pytest.mark.parametrize("way", WAYS)
def test_with_whom(way: str, whom: str) -> None:
    assert same(way.format(whom), BEHIND.format(whom), "minion")
    assert not same(way.format(whom), "Ongoing: While in a duel, this minion has +2 power.", "minion")


@pytest.mark.parametrize(("whom", "said"), WHOM.items())
def test_it_is_told(whom: str, said: str) -> None:
    assert said in told(BEHIND.format(whom), "minion")


@pytest.mark.parametrize(
    "text",
    [
        BEHIND.format("another player's minion"),
        "Ongoing: Other players' minions in a duel with this minion have -1 power.",
        "Ongoing: When this minion is in a duel with another player's minion, you may draw a card.",
    ],
)
def test_it_is_said_again(text: str) -> None:
    assert is_said_again(text, "minion")


@pytest.mark.parametrize("verb", ["wins", "loses"])
def test_won_and_lost(verb: str) -> None:
    whom = "another player's minion"
    one = f"Ongoing: After this minion {verb} a duel with {whom}, draw a card."
    other = f"Ongoing: After this minion {verb} a duel against {whom}, draw a card."
    assert same(one, other, "minion")


def test_of_each_of_them() -> None:
    text = "Ongoing: Each of your minions has +1 power while dueling another player's minion."
    assert "every minion controlled by you such that (that same one is one of the two" in told(text, "minion")
    short, long = "While dueling, your minions have +1 power.", "Your minions have +1 power while in a duel."
    assert same(f"Ongoing: {short}", f"Ongoing: {long}", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: While in a duel with two minions, this minion has +2 power.",
        "Ongoing: While in a duel with your minions, this minion has +2 power.",
        "Ongoing: While in a duel with an action, this minion has +2 power.",
        "Ongoing: While in a duel with a base, this minion has +2 power.",
        "Ongoing: Until the end of a duel with another player's minion, this minion has +2 power.",
        "Ongoing: During a duel with another player's minion, you may draw a card.",
        "Ongoing: This minion is not in a duel with a minion.",
    ],
)
def test_who_cannot_be_fought_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
