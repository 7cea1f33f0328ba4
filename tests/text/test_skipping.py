"""Phases and plays that are skipped, and draws that are none."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("phase", ["draw phase", "Draw 2 Cards phase"])
def test_your_own_phase(phase: str) -> None:
    assert same(f"Skip your {phase} this turn.", "Draw no cards at the end of the turn.", "action")
    for said in (
        f"You do not draw cards in the {phase} of this turn.",
        f"Draw no cards during your {phase} this turn.",
    ):
        assert same(said, "Draw no cards at the end of the turn.", "action")


@pytest.mark.parametrize(
    "skips",
    [
        "skips their next draw phase",
        "skips their next Draw 2 Cards phase",
        "draws no cards at the end of their next turn",
    ],
)
def test_that_of_another(skips: str) -> None:
    text = f"Choose another player. That player {skips}."
    assert same(text, "Choose another player. During that player's next turn, their card draw is 0.", "action")
    said = told(text, "action")
    assert "later, at the start of the turn of A" in said
    assert "the card draw of A is 0" in said


@pytest.mark.parametrize(
    "skips",
    ["skips their next draw phase", "skips their next draw", "does not draw cards at the end of their next turn"],
)
def test_that_of_each_other_player(skips: str) -> None:
    text = f"Each other player {skips}."
    meant = "At the start of each other player's next turn, until the end of the turn, their card draw is 0."
    assert same(text, meant, "action")


@pytest.mark.parametrize("kind", ["minion", "action"])
@pytest.mark.parametrize("now", ["", " this turn"])
@pytest.mark.parametrize("may", ["", "you may "])
def test_a_play_is_skipped_for_something(kind: str, now: str, may: str) -> None:
    deed = "draw two cards"
    skip = f"{may}skip your regular {kind} play{now} to {deed}"
    text = f"Talent: {skip[0].upper()}{skip[1:]}."
    other = f"{may}{deed} instead of your regular {kind} play"
    assert same(text, f"Talent: {other[0].upper()}{other[1:]}.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Skip your next draw phase.",  # this one, or another
        "Draw no cards.",
        "Choose another player. They skip their next turn.",
        "Skip your regular action play.",  # for what
        "Destroy a minion that loses its abilities.",
    ],
)
def test_which_one_is_skipped_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize(
    "none",
    ["do not draw cards at the end of this turn", "you do not draw any cards at the end of your turn",
     "draw no cards at the end of the turn", "skip your draw phase this turn"],
)  # fmt: skip
def test_no_cards_at_the_end_of_the_turn(none: str) -> None:
    text = "After you play a minion here, you may draw two cards. If you do, {}."
    assert same(text.format(none), text.format("until the end of the turn, your card draw is 0"), "base")


def test_of_each_turn_it_is_a_rule() -> None:
    assert "all the time: the card draw of you is 0" in told("You do not draw cards at the end of your turn.", "base")


@pytest.mark.parametrize("when", ["this turn", "the turn", "that turn"])
@pytest.mark.parametrize("deed", ["do not draw cards", "draw no cards", "do not draw any cards", "cannot draw cards"])
@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Choose another player. They {}.", "action"),
        ("After a player plays a minion here, they {}.", "base"),
        ("Ongoing: After another player moves a minion to here, they {}.", "minion"),
    ],
)
def test_who_draws_no_cards_as_the_turn_ends(text: str, card: str, deed: str, when: str) -> None:
    meant = text.replace("They {}", "Until the end of the turn, their card draw is 0")
    meant = meant.replace("they {}", "until the end of the turn, their card draw is 0")
    assert same(text.format(f"{deed} at the end of {when}"), meant, card)


def test_the_turn_that_was_spoken_of_is_another_one() -> None:
    with pytest.raises(TextError):
        readings(
            "On your next turn, you may play an extra action. Do not draw cards at the end of that turn.",
            type="action",
        )
