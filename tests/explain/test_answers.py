"""Numbers, refusals, and what a caller adds to an answer."""

from __future__ import annotations

from typing import get_args

import pytest
from tests.explain.teatable import Board

from smashrules.effects.actions import Statement, While
from smashrules.effects.verbs import Verb
from smashrules.engine import Place
from smashrules.engine.unmodelled import PLAYED
from smashrules.errors import InputError
from smashrules.explain import (
    OtherAnswer,
    Ruling,
    Verdict,
    cards_involved,
    check,
    choice,
    cited,
    explain_number,
    explain_why_not,
    not_modelled,
    resolution,
    text,
)
from smashrules.explain.phrases import PHRASES, QUESTIONS, WHY_NOW
from smashrules.explain.telling import STATEMENTS


def test_a_power_is_told_line_by_line_with_the_words_of_each_card() -> None:
    board = Board()
    samovar = board.minion("Samovar", board.ann)
    board.minion("Sugar Bowl", board.ann)
    found = explain_number(board.game, board.begin(), samovar)
    (ledger,) = found.ledgers

    assert (found.verdict, found.number, found.text) == (Verdict.NUMBER, 6, "6")
    assert found.because == "Power of Samovar: 5 + 1 = 6."
    assert [(line.amount, line.what) for line in ledger.lines] == [(5, "printed"), (1, "Sugar Bowl")]
    assert ledger.lines[1].words is not None
    assert ledger.lines[1].words.text == "Each of your other minions here has +1 power"
    assert [line.rule.key for line in ledger.lines if line.rule] == ["power.printed", "power.modifiers"]


def test_a_card_that_counts_itself_is_called_its_own_ability() -> None:
    board = Board()
    spoon = board.minion("Spoon", board.ann)
    board.minion("Teabot", board.ann)
    found = explain_number(board.game, board.begin(), spoon)

    assert found.number == 3  # 1, and 1 for each of Ann's two minions there
    assert found.ledgers[0].lines[1].what == "its own ability, for Spoon, Teabot"


def test_the_power_at_a_base_is_the_sum_of_the_players_totals() -> None:
    board = Board()
    board.minion("Samovar", board.ann)
    board.minion("Teabot", board.bob)
    found = explain_number(board.game, board.begin(), board.pantry)

    assert found.number == 7
    assert found.because == "The totals of the players add up: 5 + 2 = 7."


def test_a_number_that_is_unknown_or_of_a_card_out_of_play_is_refused() -> None:
    board = Board()
    (shoo,) = board.hand(board.ann, "Shoo")
    state = board.begin()

    with pytest.raises(InputError, match="no number is called 'powr' here; there is power"):
        explain_number(board.game, state, board.pantry, "powr")
    with pytest.raises(InputError, match="Shoo is not in play, so it has no power"):
        explain_number(board.game, state, shoo)


def test_out_of_play_a_minion_has_its_printed_power() -> None:
    board = Board()
    (teabot,) = board.hand(board.ann, "Teabot")
    board.minion("Sugar Bowl", board.ann)
    found = explain_number(board.game, board.begin(), teabot)

    assert found.number == 2
    assert [rule.key for rule in found.rules()] == ["power.out-of-play"]


def test_why_not_gives_the_rule_that_forbids_it_first() -> None:
    board = Board()
    (teabot,) = board.hand(board.ann, "Teabot")
    board.position.turn(free_minion=False)
    state = board.begin()
    reasons = board.game.why_not(state, board.ann, teabot, Place(board.pantry))
    found = explain_why_not(board.game, state, reasons, question="May Ann play Teabot?")

    assert (found.verdict, found.text) == (Verdict.NO, "No.")
    assert found.steps[0].rules[0].key == "play.free-minion"
    assert check(found) == ()


def test_no_reason_against_it_means_yes() -> None:
    board = Board()
    found = explain_why_not(board.game, board.begin(), [], allowed_by=["play.free-minion"])

    assert (found.verdict, found.text) == (Verdict.YES, "Yes.")
    assert [rule.key for rule in found.rules()] == ["play.free-minion"]


def test_what_is_not_modelled_is_said_and_nothing_is_cited() -> None:
    found = not_modelled(["duels"], question="Who wins the duel?")

    assert found.verdict is Verdict.NOT_MODELLED
    assert found.rules() == ()
    assert "Not modelled yet: duels." in text(found)


def test_an_open_choice_is_listed_and_makes_the_answer_open() -> None:
    board = Board()
    board.minion("Samovar", board.ann)
    board.minion("Spoon", board.ann)
    (played,) = board.hand(board.ann, "Steam Burst")
    before = board.begin()
    board.answer("play", played)
    found = resolution(board.game, before, board.steps, answers=board.answers)

    assert found.verdict is Verdict.OPEN
    assert found.open_choices == (choice(board.game, board.state),)
    assert found.open_choices[0].options == ("Samovar", "Spoon")
    assert "Ann chooses which one" in text(found)


def test_the_cards_involved_are_those_that_the_answer_speaks_of() -> None:
    board = Board()
    board.minion("Samovar", board.bob)
    board.minion("Crumb Eater", board.bob, board.cellar)
    (played,) = board.hand(board.ann, "Steam Burst")
    board.minion("Teabot", board.ann)
    before = board.begin()
    board.answer("play", played)

    assert cards_involved(board.game, before, board.steps) == ("Steam Burst", "Teabot", "The Pantry")


def test_what_the_caller_knows_is_shown() -> None:
    board = Board()
    found = resolution(
        board.game,
        board.begin(),
        [],
        rulings=[Ruling("Teabot", "It counts itself.", "BGB2018, Card Clarifications")],
        other_answers=[OtherAnswer("EMD2023", True), OtherAnswer("BGB2018", False, "Samovar stays.", "p. 6")],
    )

    shown = text(found)
    assert "under WIKI; EMD2023 agrees; BGB2018 would decide otherwise" in shown
    assert "BGB2018: Samovar stays. (p. 6)" in shown
    assert "Teabot: It counts itself. (BGB2018, Card Clarifications)" in shown


def test_a_rule_is_cited_from_the_book_of_the_edition() -> None:
    assert cited("me-first.optional-round", "BGB2018").source == 'BGB2018 "Me First!", p. 6'
    assert cited("me-first.optional-round", "EMD2023").source == 'EMD2023 "Me First!", p. 8'


def test_a_rule_that_the_books_leave_open_is_named_with_its_readings() -> None:
    board = Board()
    (played,) = board.hand(board.ann, "Steam Burst")
    board.minion("Crumb Eater", board.bob)
    board.minion("Teabot", board.ann)
    before = board.begin()
    board.answer("play", played)
    found = resolution(board.game, before, board.steps)

    assert [each.rule.key for each in found.unsettled] == ["play.standard-action-discard"]
    assert all(1 <= each.used <= len(each.readings) for each in found.unsettled)
    assert "Reading 1 (used here)" in text(found, detail=3)


def test_a_level_of_detail_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InputError, match="the levels are 0, 1, 2 and 3"):
        text(not_modelled(["duels"]), detail=4)


@pytest.mark.parametrize("verb", list(Verb))
def test_every_verb_has_a_sentence(verb: Verb) -> None:
    assert verb.value in PHRASES


def test_every_statement_that_is_played_has_a_sentence() -> None:
    played = {each for each in get_args(Statement) if each.__name__ in PLAYED} - {While}

    assert sorted(each.__name__ for each in played - set(STATEMENTS)) == [], "their rows in explain/telling.py lack"
    assert set(STATEMENTS.values()) == {each for each in PHRASES if each.startswith("effect:")}


def test_every_question_that_tells_why_now_is_asked() -> None:
    assert set(WHY_NOW) <= set(QUESTIONS)


def test_answers_are_values() -> None:
    board = Board()
    samovar = board.minion("Samovar", board.ann)
    state = board.begin()

    one, other = (explain_number(board.game, state, samovar) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one.but(text="7") != other
