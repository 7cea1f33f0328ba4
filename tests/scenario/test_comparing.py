"""When another edition decides otherwise, and when the same comes about there in another order."""

from __future__ import annotations

import pytest

from smashrules.explain import OtherAnswer, Verdict
from smashrules.scenario import adjudicate, parse
from smashrules.scenario.board import lay_out
from smashrules.scenario.comparing import Answered, difference
from smashrules.scenario.running import Run

SCORES = (
    "players: Ann (to play), Bob\nbase: Jungle Oasis\n  Ann: {ann}\n  Bob: {bob}\n"
    "base: Tortuga\nbase deck: Tar Pits\n"
)


TWO_BOARDS = ("Zapbot", "Zapbot with 1 counter, Warbot")


def others(question: str) -> dict[str, OtherAnswer]:
    return {each.under: each for each in adjudicate(question, compare=True, printings=False).other_answers}


@pytest.mark.parametrize(
    "question",
    [
        # the action lies below or above the minion in the discard pile
        "players: Ann (to play), Bob\nbase: Tortuga\n  Bob: Secret Agent\n  Ann: King Rex\n"
        "hand of Ann: Powderkeg, Zapbot, Warbot\nAnn plays Powderkeg, choosing King Rex\nAnn discards Warbot\n",
        # nothing is there for the ability, which is resolved earlier or later
        "players: Ann (to play), Bob\nbase: The Nexus\n  Ann: two King Rex\n  Bob: King Rex\nbase deck: Tar Pits\n"
        "the bases score\n",
    ],
)
def test_the_same_end_in_another_order_is_no_other_decision(question: str) -> None:
    assert all(each.agrees for each in others(question).values())


@pytest.mark.parametrize(
    ("ann", "bob", "lines"),
    [
        (
            "Pack Alpha, Pirate King",
            "King Rex",
            "hand of Ann: Hidden Ninja, Zapbot\nthe bases score\nAnn plays Hidden Ninja, choosing Zapbot\n",
        ),
    ],
)
def test_lines_that_do_not_fit_the_order_of_another_edition_decide_nothing(ann: str, bob: str, lines: str) -> None:
    question = SCORES.format(ann=ann, bob=bob) + lines
    found = others(question)["BGB2018"]

    assert not found.known
    assert found.text.startswith("a line of the question does not fit what is asked there: ")
    assert "may not play" not in found.text
    assert "would decide otherwise" not in str(adjudicate(question, compare=True, printings=False))


def test_where_only_an_expectation_differs_it_is_named() -> None:
    question = (
        "players: Ann (to play), Bob\nbase: Tortuga\nhand of Ann: It's Astounding\ndiscard of Ann: Summon, Upgrade\n"
        "Ann plays It's Astounding\nAnn may not decline\nAnn chooses Summon\n"
    )
    found = others(question)["BGB2018"]

    assert not found.agrees
    assert found.text == "NOT as expected: Ann may not decline (found: Ann may)."
    assert "Extra" in found.source


def test_a_difference_is_told_with_the_rule_that_makes_it() -> None:
    question = (
        "players: Ann (to play), Bob\nbase: Longhouse\n  Ann: Zapbot\nhand of Ann: Bob's Warbot\nAnn uses Longhouse\n"
    )
    found = others(question)

    assert [under for under, each in found.items() if not each.agrees] == ["MUNCHKIN"]
    assert "Warbot is placed on the top of Bob's deck." in found["MUNCHKIN"].text
    assert found["MUNCHKIN"].source == 'MUNCHKIN "Void Where Prohibited"'


def test_where_only_the_board_differs_what_is_seen_of_it_is_told() -> None:
    boards = [f"players: Ann (to play), Bob\nbase: Tortuga\n  Ann: {each}\n" for each in TWO_BOARDS]
    answer, other = (Answered(adjudicate(boards[0]), Run.of(lay_out(parse(each)))) for each in boards)

    assert difference(answer, other, "WIKI") == (
        "In the end: Ann's Warbot at Tortuga, power 4; Ann's Zapbot at Tortuga with 1 counter, power 3. "
        "Under WIKI it is: Ann's Zapbot at Tortuga, power 2."
    )


@pytest.mark.parametrize("edition", ["MUNCHKIN", "BGB2018", "WTCS", "EMD2023", "WIKI"])
def test_what_may_be_done_at_the_start_of_a_turn_may_be_left_in_every_edition(edition: str) -> None:
    board = "players: Ann (to play), Bob\nbase: Tortuga\n  Ann: Flame Trap\nphase: start of turn\n"
    answer = adjudicate(board, edition=edition)

    assert answer.verdict is Verdict.OPEN
    assert "Tortuga has −4 breakpoint until the end of the turn." in answer.text
