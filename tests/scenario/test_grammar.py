"""The language of questions: its grammar, its names, and what it says about a line that does not fit."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smashrules.errors import SmashrulesError
from smashrules.scenario.errors import ScenarioError, ScenarioSyntaxError
from smashrules.scenario.model import BaseLine, CardsLine, Claim, PileLine, Plays, Question, Ref, Sent, Unknown, Word
from smashrules.scenario.names import MARK, Names
from smashrules.scenario.reader import named, read
from smashrules.scenario.syntax import build, grammar_text

KNOWN = named(
    [
        "Teabot",
        "Teabot Chief",
        "The Tower of Tea",
        "Milk and Sugar... and Lemon",
        "Cellar 436-1337",
        "Scout",
        "Saucerers",
        "Don't Spill",
    ]
)
HEAD = "players: Ann (to play), Bob\n"


def script(text: str) -> list[object]:
    return [step.what for step in read(HEAD + text, KNOWN).script]


# -- the grammar ------------------------------------------------------------------------------------------------


def test_the_grammar_is_lalr_without_a_conflict() -> None:
    """``strict`` refuses shift/reduce conflicts and colliding terminals."""
    assert build(grammar_text(), strict=True) is not None


def test_a_board_is_read_line_by_line() -> None:
    scenario = read(
        "title: Tea\nsource: BGB2018\n"
        "players: Ann, Bob (to play)\n"
        "base: The Tower of Tea   # a remark\n"
        "\n  # a remark on a line of its own\n"
        "  Ann: Teabot with 2 counters and Bob's Scout, two Teabot Chiefs\n"
        "  Bob: nothing\n"
        "hand of Ann: Scout, 3 cards\n"
        "base deck: Cellar 436-1337\n",
        KNOWN,
    )

    tower, cards, nothing, hand, deck = scenario.board
    assert scenario.title == "Tea"
    assert [seat.to_play for seat in scenario.seats] == [False, True]
    assert isinstance(tower, BaseLine)
    assert tower.name.text == "The Tower of Tea"
    assert isinstance(cards, CardsLine)
    first, second = cards.items
    assert (first.counters, first.attached[0].name.text, first.attached[0].owner.text) == (2, "Scout", "Bob")  # type: ignore[union-attr]
    assert (second.count, second.name.text) == (2, "Teabot Chiefs")
    assert isinstance(nothing, CardsLine)
    assert nothing.items == ()
    assert isinstance(hand, PileLine)
    assert [type(each) for each in hand.held][1] is Unknown
    assert isinstance(deck, PileLine)
    assert deck.player is None


def test_answers_stand_in_the_order_in_which_they_are_given() -> None:
    (plays,) = script("Ann plays Scout at Cellar 436-1337, choosing Teabot and Bob's Teabot, then nothing.")

    assert isinstance(plays, Plays)
    assert plays.to is not None
    assert plays.to.name.text == "Cellar 436-1337"
    group, nothing = plays.picks
    assert [each.owner.text if isinstance(each, Ref) and each.owner else "" for each in group] == ["", "Bob"]
    assert isinstance(nothing[0], Word)
    assert nothing[0].word == "nothing"


def test_several_are_as_many_of_one() -> None:
    (plays,) = script(
        "Ann plays Scout, choosing two Teabots to the Tower of Tea and Ann's second Scout, then 3 counters"
    )

    assert isinstance(plays, Plays)
    first, number = plays.picks
    assert [type(each) for each in first] == [Sent, Sent, Ref]
    assert first[0] == first[1]
    assert isinstance(first[2], Ref)
    assert (first[2].ordinal, first[2].owner and first[2].owner.text) == (2, "Ann")
    assert [(each.word, each.number) for each in number if isinstance(each, Word)] == [("number", 3)]


def test_a_thing_may_be_sent_somewhere() -> None:
    (plays,) = script("Ann plays Scout, choosing Teabot to the Tower of Tea and Scout to Cellar 436-1337")

    assert isinstance(plays, Plays)
    assert all(isinstance(each, Sent) for each in plays.picks[0])


@pytest.mark.parametrize(
    ("line", "kind", "negated"),
    [
        ("Teabot is destroyed", "done", False),
        ("Teabot is not destroyed.", "done", True),
        ("Teabot and Scout stay", "stays", False),
        ("the second Teabot at the Tower of Tea is in Ann's hand", "in_pile", False),
        ("Teabot is on the bottom of its owner's deck", "on_pile", False),
        ("Teabot has power 4", "has power", False),
        ("each Teabot has 2 power counters", "has some_counters", False),
        ("Ann has 7 power at the Tower of Tea", "has power_at", False),
        ("the Tower of Tea has breakpoint 20", "has breakpoint", False),
        ("Ann has 3 VP", "has vps", False),
        ("Bob gains no VP", "gains", False),
        ("Teabot is in Ann’s hand", "in_pile", False),
        ("Ann draws 2 cards", "draws", False),
        ("Ann may not play Scout on Teabot because play.free-minion", "may", True),
        ("Ann cannot play Scout", "may", True),
        ("cites tie.best-place and score.check", "cites", False),
        ("does not cite tie.best-place", "cites", True),
        ("it is Bob's turn", "turn", False),
        ("the phase is Score Bases", "phase", False),
        ("the Tower of Tea does not score", "base scores", True),
        ("Ann wins the Tower of Tea", "wins", False),
        ("Bob is second at the Tower of Tea", "placed_at", False),
    ],
)
def test_expectations_are_plain_sentences(line: str, kind: str, negated: bool) -> None:
    (claim,) = script(line)

    assert isinstance(claim, Claim)
    assert (claim.kind, claim.negated) == (kind, negated)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("What is the power of Teabot?", "power"),
        ("What's the power of Teabot?", "power"),
        ("What is the breakpoint of the Tower of Tea?", "breakpoint"),
        ("What is Ann's total power at the Tower of Tea?", "total"),
        ("What happens?", "happens"),
        ("Where is Teabot?", "where"),
        ("Where are Teabot?", "where"),
        ("Who wins the game?", "wins"),
        ("May Ann play Teabot at Cellar 436-1337?", "may"),
        ("can Ann use the talent of Teabot?", "may"),
    ],
)
def test_questions_end_with_a_question_mark(line: str, kind: str) -> None:
    (question,) = script(line)

    assert isinstance(question, Question)
    assert question.kind == kind


# -- names ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("the tower of tea", ["tower of tea"]),
        ("Tower of Tea", ["Tower of Tea"]),
        ("milk and sugar and lemon and Teabot", ["milk and sugar and lemon", "Teabot"]),
        ("Teabot, Chief", ["Teabot", "Chief"]),
        ("Teabot Chief's scout", ["Teabot Chief", "scout"]),
        ("Dont spill and don’t spill", ["Dont spill", "don’t spill"]),
        ("Ann's Scout", ["Ann", "Scout"]),
        ('"no such card" and Teabot', ['"no such card"', "Teabot"]),
        ("Teabot of the Cellars Deep", ["Teabot of the Cellars Deep"]),
        ("two Scouts", ["Scouts"]),
    ],
)
def test_names_are_cut_out_whole(line: str, found: list[str]) -> None:
    """The longest name wins; an unknown name in capitals is a name, too."""
    names = Names(KNOWN.listed, ["and", "two", "the", "of"])
    masked = names.masked(line, ["Ann"])

    cut, start = [], None
    for place, sign in enumerate(masked + " "):
        if sign == MARK and start is None:
            start = place
        elif sign != MARK and start is not None:
            cut.append(line[start:place])
            start = None
    assert len(masked) == len(line)
    expected = ["tower of tea"] if line == "the tower of tea" else found
    assert [each.removeprefix("the ") for each in cut] == expected


# -- lines that do not fit --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "says", "at"),
    [
        ("Ann plyas Teabot", 2, "did you mean 'plays'", "plyas"),
        ("Ann plays teabott", 2, "'Teabot'", "teabott"),
        ("Teabot is destroyd", 2, "'destroyed'", "destroyd"),
        ("hand Ann: Teabot", 2, "expected 'of'", "Ann"),
        ("xyzzy", 2, "begins no line", "xyzzy"),
        ("Ann plays Scout, choosing Teabot; Teabot", 2, "';' does not fit", ";"),
        ("Teabot has 4 power", 2, "did you mean 'Teabot has power 4'? expected 'at'", ""),
        ("plyers: Ann, Bob", 2, "did you mean 'players'? lines look like", "plyers"),
        ("Ann plays\nTeabot is destroyed", 2, "ends too early after 'plays'", ""),
        ("What is the power of Teabot", 2, "'?'", ""),
        ("base: Teabot\nseed: many", 3, "a number", "many"),
    ],
)
def test_a_line_that_does_not_fit_is_shown_with_a_caret(text: str, line: int, says: str, at: str) -> None:
    with pytest.raises(ScenarioSyntaxError) as wrong:
        read(HEAD + text, KNOWN)

    told = str(wrong.value)
    assert told.startswith(f"line {line}: ")
    assert says in told
    shown, caret = told.split("\n")[-2:]
    assert shown[caret.index("^") :].startswith(at)
    assert wrong.value.expected


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("players: Ann\n", "two to four players"),
        ("players: Ann, Ann\n", "two players are called 'Ann'"),
        ("players: Ann (to play), Bob (to play)\n", "two players are marked"),
        ("players: Ann, Bob\nplayers: Cleo, Dan\n", "line 1 already says this"),
        (HEAD + "Teabot is destroyed\nbase: The Tower of Tea\n", "before the first play"),
        (HEAD + "base: The Tower of Tea\n  Ann: 99 Teabots\n", "between 1 and 60"),
        (HEAD + "Ann has 99999999999 VP\n", "too large"),
        (HEAD + "Ann and Bob play Teabot\n", "does not fit"),
        ("", "the text is empty"),
        ("\n \n", "the text is empty"),
        ("players: Ann\x00, Bob", "not text"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(text: str, says: str) -> None:
    with pytest.raises(ScenarioError, match=says):
        read(text, KNOWN)


def test_ten_megabytes_of_garbage_are_refused_at_once() -> None:
    before = time.process_time()
    for garbage in ("x" * 10_000_000, "Ann plays " * 1_000_000, "\n" * 10_000_000):
        with pytest.raises(ScenarioError):
            read(garbage, KNOWN)

    assert time.process_time() - before < 1


@pytest.mark.parametrize("piece", ["x", "Ann plays Teabot ", "Teabot\n", "( ", "A ", "Teabot, ", "of Ann's ", '"'])
def test_garbage_of_the_greatest_length_is_refused_fast(piece: str) -> None:
    lines = "\n".join([(piece * 1900)[:1900]] * 130)
    garbage = HEAD + lines
    before = time.process_time()
    with pytest.raises(ScenarioError):
        read(garbage, KNOWN)

    assert time.process_time() - before < 5


WORDS = st.sampled_from(
    [
        *(
            "Ann",
            "Bob",
            "Teabot",
            "plays",
            "chooses",
            "is",
            "not",
            "destroyed",
            "in",
            "at",
            "on",
            "'s",
            ",",
            ":",
            ".",
        ),
        *("?", "(", ")", "hand", "of", "deck", "the", "tower", "base", "players", "what", "power", "may", "3", "two"),
        *(
            "each",
            "then",
            "and",
            "choosing",
            "nothing",
            "\n",
            "case",
            "title:",
            "#",
            '"',
            "“",
            "has",
            "VP",
            "cites",
            "a.b",
        ),
    ]
)


@given(st.lists(WORDS, max_size=30).map(" ".join) | st.text(max_size=80))
def test_whatever_is_written_is_read_or_refused(text: str) -> None:
    """Nothing but the library's own errors ever comes out."""
    with suppress(SmashrulesError):
        read(HEAD + text, KNOWN)


def test_errors_survive_pickling() -> None:
    import pickle

    with pytest.raises(ScenarioSyntaxError) as wrong:
        read(HEAD + "Ann plyas Teabot", KNOWN)

    again = pickle.loads(pickle.dumps(wrong.value))
    assert (str(again), again.expected) == (str(wrong.value), wrong.value.expected)
