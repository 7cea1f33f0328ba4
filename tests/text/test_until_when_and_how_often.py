"""Other ways to say until when something lasts, and what is gained each time something happens, said behind it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.reading import read


@pytest.mark.parametrize("end", ["end of turn", "turn's end", "this turn ends"])
def test_until_the_end_of_the_turn(end: str) -> None:
    gains = "One of your minions gains +2 power until {}."
    one = read(gains.format(end), type="action").tree
    assert one == read(gains.format("the end of the turn"), type="action").tree


@pytest.mark.parametrize(
    "behind",
    [
        "gains +1 power until the end of the turn whenever you play an action",
        "gains +1 power until the end of the turn each time you play an action",
        "gains +1 power each time you play an action, until the end of the turn",
    ],
)
def test_what_is_gained_each_time(behind: str) -> None:
    ahead = "Ongoing: Each time you play an action, this minion gains +1 power until the end of the turn."
    assert read(f"Ongoing: This minion {behind}.", type="minion").tree == read(ahead, type="minion").tree


@pytest.mark.parametrize("way", ["instead of being discarded", "in place of the discard pile"])
def test_instead_of_the_discard_pile(way: str) -> None:
    moves = "After this base scores, the winner may move one of their minions here to another base {}."
    one = read(moves.format(way), type="base").tree
    assert one == read(moves.format("instead of the discard pile"), type="base").tree


def test_to_pick_is_to_choose() -> None:
    text = "Reveal the top three cards of your deck. Another player {} one of them. Place that card into your hand."
    assert read(text.format("picks"), type="action").tree == read(text.format("chooses"), type="action").tree


@pytest.mark.parametrize("often", ["only once per turn", "but only once per turn", "but no more than once per turn"])
def test_what_is_done_only_once_per_turn(often: str) -> None:
    behind = f"Ongoing: After another player discards a card, you may draw a card, {often}."
    ahead = "Ongoing: Once per turn, after another player discards a card, you may draw a card."
    assert read(behind, type="minion").tree == read(ahead, type="minion").tree


@pytest.mark.parametrize("often", ["once per turn", "only once per turn", "only once each turn"])
def test_once_per_turn_in_brackets(often: str) -> None:
    behind = f"Ongoing: After another player discards a card, you may draw a card ({often})."
    ahead = "Ongoing: Once per turn, after another player discards a card, you may draw a card."
    assert read(behind, type="minion").tree == read(ahead, type="minion").tree


def test_the_second_and_all_later_ones() -> None:
    text = "Ongoing: After you play your second or {} card in a turn, draw a card."
    assert read(text.format("later"), type="minion").tree == read(text.format("higher"), type="minion").tree


@pytest.mark.parametrize("whose", ["You", "Other players"])
@pytest.mark.parametrize(
    "deed", ["draw cards", "discard cards", "gain VP", "reveal cards", "bury cards", "play actions"]
)
def test_what_cannot_be_done_for_a_time_is_told_before_or_behind(whose: str, deed: str) -> None:
    behind = f"{whose} cannot {deed} until the end of the turn."
    first = f"Until the end of the turn, {whose[0].lower()}{whose[1:]} cannot {deed}."

    assert told(behind).split(": this cannot happen")[1] == told(first).split(": this cannot happen")[1]
