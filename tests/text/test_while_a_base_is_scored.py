"""What is played there before a base scores, what is so until that is over, and how much it has given."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

BEFORE = "Special: Before a base scores, "
BARRED = "Until the end of the turn, other players cannot play cards while that base is scoring."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{BEFORE}you may play this on it.", f"{BEFORE}you may play this card on that base."),
        (f"{BEFORE}play on that base.", f"{BEFORE}play this card on that base."),
        (
            f"{BEFORE}draw a card. Other players cannot play cards until it has been replaced.",
            f"{BEFORE}draw a card. {BARRED}",
        ),
        (
            f"{BEFORE}draw a card. Other players cannot play cards until that base has finished scoring.",
            f"{BEFORE}draw a card. {BARRED}",
        ),
        (
            f"{BEFORE}draw a card. Other players cannot play cards until the scoring is over.",
            f"{BEFORE}draw a card. {BARRED}",
        ),
        (
            "Special: After you gain 4 or more VP from a base, draw a card.",
            "Special: After a base scores, if your VP award there is at least 4, draw a card.",
        ),
    ],
)
def test_before_and_after_a_base_scores(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("must destroy minions here until they have two", "destroys all but two of their minions here"),
        ("destroys minions here until only three of theirs are left", "destroys all but three of their minions here"),
    ],
)
def test_until_they_have_so_many_left(said: str, meant: str) -> None:
    text = "Before this base scores, each player with four or more minions here {}."
    assert same(text.format(said), text.format(meant), "base")


@pytest.mark.parametrize(
    "only", ["counts toward the breakpoint only during your turn", "only counts toward the breakpoint on your turn"]
)
def test_what_counts_only_on_your_turn(only: str) -> None:
    meant = "Ongoing: During other players' turns, this minion's power does not count toward the breakpoint."
    assert same(f"Ongoing: This minion's power {only}.", meant, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Other players cannot play cards until that base has finished scoring.",
        "Ongoing: This minion's power counts toward the breakpoint during your turn.",
        "Special: After you gain 4 or more VP, draw a card.",
    ],
)
def test_what_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "if you have a titan there, each of your minions there gains +1 power",
            "if you have a titan there, each of your minions there gains +1 power until the end of the turn",
        ),
        (
            "each of your minions there gains +1 power if you have a titan there",
            "if you have a titan there, each of your minions there gains +1 power until the end of the turn",
        ),
        (
            "if you have no minions there, you win ties there",
            "if you have no minions there, you win ties there until the end of the turn",
        ),
        (
            "if you have no minions there, you gain 1 more VP from it",
            "if you have no minions there, until the end of the turn, you gain 1 more VP from it",
        ),
    ],
)
def test_what_is_asked_before_a_base_scores_and_so_for_this_turn(said: str, meant: str) -> None:
    assert same(f"{BEFORE}{said}.", f"{BEFORE}{meant}.", "action")


@pytest.mark.parametrize(
    "said",
    ["if you have a titan here, this minion gains +3 power", "this minion gains +3 power if you have a titan here"],
)
def test_so_of_this_base(said: str) -> None:
    meant = "if you have a titan here, this minion gains +3 power until the end of the turn"
    assert same(*(f"Special: Before this base scores, {each}." for each in (said, meant)), "minion")
