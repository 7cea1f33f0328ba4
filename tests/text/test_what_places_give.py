"""What places give, told of the base or of the place."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

ON = "Play on a base. Ongoing: "
LESS = "When this base scores, the winner gains 1 less VP."
MORE = "When this base scores, the runner-up gains 1 more VP."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("First place on this base is worth 1 VP less.", LESS),
        ("First place here gives 1 fewer VP.", LESS),
        ("The winner here gains 1 less VP.", LESS),
        ("The winner of this base gets 1 VP less.", LESS),
        ("This base awards 1 less VP for first place.", LESS),
        ("This base is worth 1 less VP to its winner.", LESS),
        ("Second place here is worth 1 extra VP.", MORE),
        ("The player in second place here gains 1 more VP.", MORE),
        ("This base gives 1 more VP to the runner-up.", MORE),
        ("First place on this base is worth 1 VP less, and second place is worth 1 VP more.", f"{LESS} {MORE}"),
        ("When this base scores, the winner gains 1 less VP and the runner-up gains 1 more VP.", f"{LESS} {MORE}"),
        ("When this base scores, the winner gains 1 fewer VP, but the runner-up gets 1 more.", f"{LESS} {MORE}"),
    ],
)
def test_what_a_place_is_worth_is_gained_when_the_base_scores(said: str, meant: str) -> None:
    assert same(ON + said, ON + meant, "action")
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    "lead", ["If it scores this turn", "When it scores this turn", "If that base scores this turn"]
)
def test_less_from_a_base_that_scores_this_turn(lead: str) -> None:
    base = "that base" if "that" in lead else "it"
    meant = f"Choose a base. Until the end of the turn, the winner gains 1 less VP from {base}."
    assert same(f"Choose a base. {lead}, the winner gains 1 fewer VP.", meant, "action")


def test_a_place_of_no_base_is_worth_nothing() -> None:
    with pytest.raises(TextError):
        read("Ongoing: First place is worth 1 VP less.", type="minion")
