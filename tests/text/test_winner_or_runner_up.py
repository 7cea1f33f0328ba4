"""The winner or the runner-up: asked of a player, and of nobody else."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("places", ["the winner or the runner-up", "the winner or runner-up"])
@pytest.mark.parametrize("be", ["are", "were"])
@pytest.mark.parametrize("when", ["a base scores where you {}", "this base scores, if you {}"])
def test_either_place_will_do(when: str, be: str, places: str) -> None:
    said = told(f"Special: After {when.format(f'{be} {places}')}, draw a card.", "minion")
    assert "you are one player who is the winner of the base or you are one player who is the runner-up" in said


@pytest.mark.parametrize(
    "text",
    [
        "After this base scores, the winner or the runner-up may draw a card.",
        "After this base scores, if the winner or the runner-up has an action here, draw a card.",
        "After this base scores, if you were the winner or the winner, draw a card.",
        "Another player or the winner draws a card.",
    ],
)
def test_who_of_them_does_it_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="base")


@pytest.mark.parametrize(("powers", "drawn"), [((9, 5, 2), 3), ((5, 9, 2), 3), ((5, 2, 9), 3), ((2, 9, 5), 2)])
def test_only_the_first_two_places_count(powers: tuple[int, ...], drawn: int) -> None:
    text = "Ongoing: After this base scores, if you were the winner or the runner-up, draw a card."
    fan = card("Fan", "action", f"Play on a base. {text}")
    names = ("Ann", "Bob", "Cyd")
    oxen = [ox(power, f"Ox {name}") for name, power in zip(names, powers, strict=True)]
    there = {"Tar Pits": [f"{name}'s Ox {name}" for name in names]}
    play = table(there, fan, *oxen, hand=["Fan"], players=names, deck={"Ann": ["Scout"] * 6})
    play.play("Fan", "Tar Pits").end_phase()
    assert len(play.hand("Ann")) == drawn  # two of them at the end of the turn
