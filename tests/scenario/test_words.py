"""The lexer of questions finds the words that Lark's own would find, and refuses where it would refuse."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from lark import Lark
from lark.exceptions import UnexpectedInput, UnexpectedToken

from smashrules.scenario.answering import known_names
from smashrules.scenario.errors import ScenarioSyntaxError
from smashrules.scenario.names import player_names
from smashrules.scenario.reader import read
from smashrules.scenario.syntax import build, grammar_text, parser

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("cards/*/cases/*.case"), *ROOT.glob("docs/examples/*.txt")])


@cache
def larks_own() -> Lark:
    return build(grammar_text(), strict=True)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_same_trees_of_all_questions_that_come_with_the_cards(path: Path) -> None:
    text = path.read_text("utf-8")
    masked = known_names().masked(text, player_names(text)) + "\n"

    ours, theirs = parser().parse(masked), larks_own().parse(masked)

    assert ours == theirs
    tokens = [list(tree.scan_values(lambda part: part is not None)) for tree in (ours, theirs)]
    places = [[(each.type, each.line, each.column, each.end_line, each.end_column) for each in one] for one in tokens]
    assert places[0] == places[1]


@pytest.mark.parametrize(
    "line",
    [
        "players: \1\1, \1\1 (to play)",
        "PLAYERS: \1\1 (To Play)",
        "hand of \1: 2cards",
        "hand of \1: 2 cards, \1\1.",
        "vp: \1 3, \1 4   # a remark",
        "\1\1 is destroyed",
        "\1\1 is in play",
        "\1 cites play.extra and score-bases.tie",
        "\1 may not play \1 because of play.extra",
        "title: What: a # remark",
        "compare editions",
        "\1's \1 has power 3",
    ],
)
def test_a_line_that_fits(line: str) -> None:
    try:
        theirs = larks_own().parse(line + "\n")
    except UnexpectedInput:
        with pytest.raises(UnexpectedToken):
            parser().parse(line + "\n")
    else:
        assert parser().parse(line + "\n") == theirs


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("players: \1 plays", "plays"),
        ("players: \1, (to play)", "("),
        ("destroyed: \1", "destroyed"),
        ("base \1", "\1"),
        ("seed: x1", "x1"),
        ("hand of \1:", "\n"),
        ("\1 plays \1 §", "§"),
    ],
)
def test_what_cannot_stand_there_is_told_with_its_place_and_what_could(line: str, word: str) -> None:
    with pytest.raises(UnexpectedToken) as ours:
        parser().parse(line + "\n")
    with pytest.raises(UnexpectedInput) as theirs:
        larks_own().parse(line + "\n")

    assert ours.value.token == word
    assert (ours.value.line, ours.value.column) == (theirs.value.line, theirs.value.column)
    assert isinstance(theirs.value, UnexpectedToken)
    assert ours.value.accepts == theirs.value.accepts


def test_a_keyword_ends_where_the_word_ends() -> None:
    with pytest.raises(UnexpectedToken) as wrong:
        parser().parse("\1 playsome \1\n")

    assert (wrong.value.token, wrong.value.column) == ("playsome", 3)


@pytest.mark.parametrize("blank", ["\u00a0", "\u2003", "\u0085", "\x0c", "\x0b"])
@pytest.mark.parametrize("line", ["players: Ann{}(to play), Bob", "{}base: Tortuga", "base: Tortuga{}"])
def test_a_blank_that_no_line_has_is_refused_in_its_place(blank: str, line: str) -> None:
    with pytest.raises(ScenarioSyntaxError) as wrong:
        read(f"{line.format(blank)}\n", known_names())

    assert wrong.value.spot.line == 1
