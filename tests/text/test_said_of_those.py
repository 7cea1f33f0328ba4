"""What is left to infer of those just spoken of, and a second condition that asks for something of its own."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


def same(one: str, other: str, card: str = "action") -> bool:
    return bool(read(one, type=card).tree == read(other, type=card).tree)


@pytest.mark.parametrize("those", ["those with", "those of", "each of those with"])
def test_those_with_so_much_power_are_each_of_them(those: str) -> None:
    chosen = "Choose up to three minions."
    assert same(f"{chosen} Destroy {those} power 2 or less.", f"{chosen} Destroy each of them with power 2 or less.")


def test_those_that_are_of_a_sort_are_all_of_that_sort() -> None:
    seen = "Reveal the top four cards of your deck."
    assert same(f"{seen} Draw those that are actions.", f"{seen} Draw each action among them.")


@pytest.mark.parametrize(
    ("kept", "rest"),
    [
        ("Draw two cards. Keep one and discard the other.", "one"),
        ("Draw three cards. Keep one and discard the other two.", "two"),
        ("Draw three cards. Keep one and discard the rest.", "two"),
        ("Draw three cards. Keep two and discard the other one.", "one"),
    ],
)
def test_who_keeps_some_of_those_drawn_does_it_to_the_others(kept: str, rest: str) -> None:
    number = "two" if "two cards" in kept else "three"
    assert same(kept, f"Draw {number} cards. Discard {rest} of them.")


@pytest.mark.parametrize(
    "text", ["Draw three cards. Keep one and discard the other.", "Keep one and discard the other."]
)
def test_of_how_many_the_others_are_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("base", ["a base", "another base"])
def test_a_base_that_is_about_to_score_has_not_scored(base: str) -> None:
    move = "you may move this minion there."
    assert same(f"Special: When {base} is about to score, {move}", f"Special: Before {base} scores, {move}", "minion")


def test_points_are_scored_or_gained() -> None:
    assert same(
        "When this base scores, the runner-up scores 1 VP.",
        "When this base scores, the runner-up gains 1 VP.",
        "base",
    )


def test_three_or_more_of_the_counters_spoken_of() -> None:
    text = "Ongoing: After you play an action, place a +1 power counter on this minion unless it has three or more{}."
    short, long = (readings(text.format(each), type="minion") for each in ("", " +1 power counters"))
    assert [each.tree for each in short] == [each.tree for each in long]


def test_the_fewest_of_what_the_most_was_asked_of() -> None:
    start = "At the start of your turn, if you have the most minions here, draw a card."
    assert same(
        f"{start} If you have the fewest, discard a card.",
        f"{start} If you have the fewest minions here, discard a card.",
        "base",
    )


def test_a_second_condition_does_not_hang_on_the_first() -> None:
    start = "Ongoing: At the start of your turn, if you have no cards in hand, draw a card."
    apart = told(f"{start} If you have no minions in play, draw two cards.", "minion")
    assert "if then" not in apart
    assert "next, if you control no minions in play:" in apart


def test_what_speaks_of_the_first_thing_done_hangs_on_it() -> None:
    start = "Ongoing: At the start of your turn, if you have no cards in hand, reveal the top card of your deck."
    assert "if then you have no cards in your hand:" in told(f"{start} If it is a minion, draw it.", "minion")
