"""Who chooses of several who tie, told at the end: "the player with the most VPs draws a card (you choose in
case of a tie)"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

REMARKS = ["(you choose in case of a tie)", "(you choose in case of ties)", "(in case of a tie, you choose)"]


@pytest.mark.parametrize("remark", REMARKS)
@pytest.mark.parametrize("who", ["the most VPs", "the most minions in play", "the fewest cards in their hand"])
@pytest.mark.parametrize("deed", ["draws a card", "loses 1 VP", "returns one of their minions to its owner's hand"])
def test_at_the_end_or_behind_them(deed: str, who: str, remark: str) -> None:
    behind = f"The player with {who} (you choose in case of a tie) {deed}."
    assert same(f"The player with {who} {deed} {remark}.", behind, "action")


@pytest.mark.parametrize("remark", REMARKS)
def test_of_those_who_did_it(remark: str) -> None:
    said = "Each player may discard any number of cards. The player who discarded the most cards draws two cards"
    assert same(f"{said} {remark}.", f"{said}.", "action")


def test_one_of_those_with_as_many_points() -> None:
    assert "one that you choose" in told("The player with the most VPs loses 1 VP (you choose in case of a tie).")


@pytest.mark.parametrize(
    "text",
    [
        "The player with the most VPs draws a card and loses 1 VP (you choose in case of ties).",
        "The player with the most VPs draws a card (they choose in case of a tie).",
    ],
)
def test_who_else_would_choose_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("tie", ["If tied,", "If there is a tie,", "In case of a tie,", "If several are tied,"])
@pytest.mark.parametrize(
    ("text", "those"),
    [
        ("Your minions on the base with the highest breakpoint gain +2 power until the end of the turn.", "bases"),
        ("Destroy each minion on the base with the lowest breakpoint.", "bases"),
        ("Move one of your minions to the base with the highest breakpoint.", "bases"),
        ("Destroy the minion with the highest power.", "minions"),
    ],
)
def test_one_of_those_that_tie(text: str, those: str, tie: str) -> None:
    for which in (f"choose one of those {those}", f"choose one of the tied {those}", "you choose"):
        assert same(
            f"{text} {tie} {which}.", text if those == "bases" else f"{text} In case of a tie, you choose.", "action"
        )


@pytest.mark.parametrize("most", ["highest", "lowest"])
@pytest.mark.parametrize("of", ["of the", "among the", "of all", "among"])
def test_the_highest_breakpoint_of_the_others(of: str, most: str) -> None:
    text = (
        f"Choose a base. Until the start of your turn, its breakpoint is equal to the {most} breakpoint {{}} bases."
    )
    assert same(text.format(f"{of} other"), text.format("of other"), "action")
