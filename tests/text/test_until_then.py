"""What is gained within a time lasts until its end; what only your cards can affect is not affected by others'."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("gains", ["gains", "has"])
def test_power_gained_within_a_time_lasts_until_its_end(gains: str) -> None:
    text = f"Until the end of the turn, each minion you play {gains} +1 power."
    long = "Until the end of the turn, after you play a minion, it gains +1 power until the end of the turn."
    assert same(text, long, "action")
    assert is_said_again(text, "action")


def test_of_another_time_it_is_not_guessed() -> None:
    with pytest.raises(TextError):
        read("Until the start of your next turn, each minion you play gains +1 power.", type="action")


@pytest.mark.parametrize("only", ["can only be affected by", "can be affected only by"])
def test_only_by_your_cards_is_not_by_those_of_others(only: str) -> None:
    text = f"Ongoing: This minion {only} your cards."
    assert same(text, "Ongoing: This minion is not affected by other players' cards.", "minion")
    with pytest.raises(TextError):
        read(f"Ongoing: This minion {only} your actions.", type="minion")
