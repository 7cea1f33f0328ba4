"""Questions answered: who is meant, what is possible, what is refused and why, what is left open."""

from __future__ import annotations

from pathlib import Path

import pytest

from smashrules.explain import Resolution, Verdict
from smashrules.scenario import (
    IllegalPlayError,
    ScenarioError,
    adjudicate,
    load_cases,
    parse,
    run_case,
)
from smashrules.scenario.board import lay_out
from smashrules.scenario.cases import LARGEST, Case, read_text, split
from smashrules.scenario.model import Plays
from smashrules.scenario.running import Run

BOARD = """\
players: Ann (to play), Bob
base: Tortuga
  Ann: Zapbot, Warbot
  Bob: Zapbot
base: Factory 436-1337
  Bob: Zapbot with 1 counter, Nukebot
"""


def ask(script: str, board: str = BOARD) -> Resolution:
    return adjudicate(board + script)


def refused(script: str, board: str = BOARD) -> str:
    with pytest.raises(ScenarioError) as wrong:
        ask(script, board)
    return str(wrong.value)


def all_met(answer: Resolution) -> bool:
    assert answer.expectations
    return [each.text for each in answer.expectations if not each.met] == []


# -- who is meant -----------------------------------------------------------------------------------------------


def test_a_name_that_several_cards_carry_is_refused_with_the_candidates() -> None:
    told = refused("hand of Ann: Seeing Stars\nAnn plays Seeing Stars, choosing Zapbot")

    assert "'Zapbot' could be Ann's Zapbot at Tortuga, Bob's Zapbot at Tortuga or Bob's Zapbot at Factory" in told
    assert told.splitlines()[-1].strip() == "^" * len("Zapbot")


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("Ann's Zapbot", "Ann's"),
        ("Bob's Zapbot at Tortuga", "Bob's"),
        ("Zapbot at Factory 436-1337", "Bob's"),
        ("the second Zapbot at Tortuga", "Bob's"),
    ],
)
def test_owner_base_and_order_tell_cards_of_one_name_apart(words: str, where: str) -> None:
    answer = ask(
        f"hand of Ann: Seeing Stars\nAnn plays Seeing Stars, choosing {words}\n{words} is in {where} discard pile"
    )

    assert all_met(answer)


def test_cards_that_differ_in_nothing_need_not_be_told_apart() -> None:
    board = "players: Ann (to play), Bob\nbase: Tortuga\n  Bob: two Zapbots\nhand of Ann: two Seeing Stars\n"
    answer = ask("Ann plays Seeing Stars, choosing Zapbot\nAnn has 1 card in hand", board)

    assert all_met(answer)


def test_an_expectation_about_several_cards_says_each() -> None:
    told = refused("Zapbot has power 2")

    assert "could be" in told
    assert not all_met(ask("each Zapbot has power 2"))
    assert all_met(ask("each Zapbot at Tortuga has power 2\nZapbot at Factory 436-1337 has power 3"))


@pytest.mark.parametrize("name", ["warbot", "WARBOT", "Warbót", "the Warbot", '"warbot"'])
def test_names_are_written_loosely(name: str) -> None:
    assert all_met(ask(f"{name} has power 4"))


# -- what is wrong with a question ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("base: Tortuga\n", "nobody plays"),
        ("players: Ann, Bob\n  Ann: Warbot\n", "on no base"),
        ("players: Ann, Bob\nbase: Warbot\n", "is a minion, not a base"),
        ("players: Ann, Bob\nbase: Tortuga\n  Ann: Tar Pits\n", "cannot be on a base"),
        ("players: Ann, Bob\nbase: Tortuga\n  Ann: Seeing Stars\n", "standard action"),
        ("players: Ann, Bob\nbase: Tortuga\n  Ann: Upgrade\n", "write 'MINION with Upgrade'"),
        ("players: Ann, Bob\nbase: Tortuga\n  Ann: Warbot with Zapbot\n", "not an action that is played on a card"),
        ("players: Ann, Bob\nbase: Tortuga\n  Ann: Wurbot\n", "did you mean 'Warbot'"),
        ("players: Ann, Bob\nbase: Tortuga\n  Cleo: Warbot\n", "no player is called 'Cleo'"),
        ("players: Ann, Bob\nhand of Ann: Tortuga\n", "no player has it in a hand"),
        ("players: Ann, Bob\nbase deck: Warbot\n", "not a base"),
        ("players: Ann, Bob\nhand of Ann: Warbot\nhand of Ann: Zapbot\n", "already says what is in this pile"),
        ("players: Ann, Bob\nedition: BGB1999\n", "no edition is called 'BGB1999'"),
        ("players: Ann, Bob\nprinting: last-year\n", "no printing is called"),
        ("players: Ann, Bob\nbase: Tortuga\nWarbot is destroyed\n", "not on the board"),
        ("players: Ann, Bob\nplayed this turn: Warbot\n", "neither on a base nor in a discard pile"),
        ("players: Ann, Bob\ncites no.such-rule\n", "no rule is called"),
        ("players: Ann, Bob\nWhat happens?\nWhat happens?\n", "ask one at a time"),
        ("players: Ann, Bob\nWhat happens?\nAnn ends her turn\n", "comes after the question"),
        ("players: Ann, Bob\nbase: Tortuga\nTortuga is destroyed\nBob ends his turn\n", "it is Ann's turn"),
        ("players: Ann, Bob\nAnn chooses yes\n", "not asked anything"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, says: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        adjudicate(text)

    assert says in str(wrong.value)
    assert wrong.value.spot.line
    assert wrong.value.exit_code == 2


def test_a_file_says_which_file_and_line(tmp_path: Path) -> None:
    place = tmp_path / "bad.case"
    place.write_text("case one\nplayers: Ann, Bob\nplayers: Ann\ncase two\nplayers: Ann, Bob\nAnn plays\n", "utf-8")
    one, two = (run_case(each) for each in load_cases(place))

    assert f"{place}, line 3: " in one.failures[0]
    assert f"{place}, line 6: " in two.failures[0]


def test_files_that_are_no_questions_are_refused(tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    large.write_bytes(b"x" * (LARGEST + 1))
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")

    for place in (large, binary, tmp_path / "missing.txt", tmp_path):
        with pytest.raises(ScenarioError):
            read_text(place)


# -- plays that the rules forbid --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "rule"),
    [
        ("hand of Ann: two Warbots\nAnn plays Warbot at Tortuga\nAnn plays Warbot at Tortuga", "play.free-minion"),
        ("played this turn: Warbot\nhand of Ann: Nukebot\nAnn plays Nukebot at Tortuga", "play.free-minion"),
        ("Ann plays Warbot at Tortuga", "play.from-hand"),
        ("hand of Bob: Warbot\nBob plays Warbot at Tortuga", "play.free-minion"),
        ("hand of Ann: Jammed Signal\nAnn plays Jammed Signal on Bob's Zapbot at Tortuga", "play.requirement"),
    ],
)
def test_an_illegal_play_names_the_rule_that_forbids_it(script: str, rule: str) -> None:
    with pytest.raises(IllegalPlayError) as wrong:
        ask(script)

    assert rule in wrong.value.rules
    assert rule in str(wrong.value)


def test_what_may_not_be_chosen_is_refused_with_what_may() -> None:
    told = refused("hand of Ann: Seeing Stars\nAnn plays Seeing Stars, choosing Nukebot")

    assert "'Nukebot' cannot be chosen here; Ann can choose Ann's Zapbot" in told


def test_where_a_card_goes_is_asked_when_the_line_does_not_say() -> None:
    told = refused("hand of Ann: Warbot\nAnn plays Warbot\nAnn ends her turn")

    assert "Ann can choose Tortuga or Factory 436-1337" in told


# -- what is possible only later ----------------------------------------------------------------------------------

NIGHT = """\
players: Ann (to play), Bob
base: Jungle Oasis
  Ann: King Rex, Nukebot
base: Tortuga
  Bob: Warbot
base deck: Tar Pits
hand of Bob: Hidden Ninja, Chronomage, Augmentation, Invader
"""


def refused_at_night(script: str) -> IllegalPlayError:
    with pytest.raises(IllegalPlayError) as wrong:
        adjudicate(NIGHT + script)
    return wrong.value


def test_no_line_ends_a_turn_to_make_its_play_possible() -> None:
    wrong = refused_at_night("Bob plays Invader on Tortuga")

    assert "play.free-minion" in wrong.rules
    assert "it is Ann's turn" in str(wrong)
    assert "write what comes before it: 'Ann ends the turn', 'Bob passes'" in str(wrong)


def test_no_line_passes_in_a_round_to_end_the_scoring() -> None:
    wrong = refused_at_night("Ann ends her turn\nBob plays Invader on Tortuga")

    assert "'Bob passes'" in str(wrong)


def test_what_is_advised_can_be_written() -> None:
    written = "Ann ends the turn\nBob passes\nBob plays Invader on Tortuga\nInvader has power 3"

    assert all_met(adjudicate(NIGHT + written))


def test_a_special_waits_for_its_moment() -> None:
    wrong = refused_at_night("Bob plays Hidden Ninja, choosing Chronomage")

    assert "'Ann ends the turn'" in str(wrong)


def test_a_play_that_an_open_may_offers_says_yes_to_it() -> None:
    """Chronomage: "you may play an extra action". Without the yes, Augmentation had to wait for Bob's turn only."""
    script = "Ann ends her turn\nBob plays Hidden Ninja, choosing Chronomage\n"
    played = adjudicate(NIGHT + script + "Bob plays Augmentation, choosing Warbot\nWarbot has power 8")

    assert all_met(played)
    assert "Bob uses Chronomage" in played.because


def test_a_round_in_which_another_player_passes_is_told() -> None:
    board = NIGHT + "hand of Ann: Full Sail\nAnn ends her turn\n"
    played = adjudicate(board + "Bob plays Hidden Ninja, choosing Invader\nInvader is played")

    assert all_met(played)
    assert "Ann passes" in played.because


def offered(script: str) -> list[str]:
    """What can be chosen after a script, in words."""
    read = parse(BOARD + script)
    run = Run.of(lay_out(read))
    for step in read.script:
        assert isinstance(step.what, Plays)
        run.do(step.what, step.at)
    assert run.state.decision is not None
    return run.options(run.state.decision)


def test_a_card_that_two_permissions_offer_is_called_as_one_card() -> None:
    told = offered("hand of Ann: Time Loop, Mass Enchantment\nAnn plays Time Loop")

    assert set(told) == {"play Mass Enchantment in Ann's hand", "end the turn"}


def test_a_card_that_has_moved_is_called_by_where_it_is() -> None:
    told = offered("hand of Ann: Beam Up\nAnn plays Beam Up, choosing Ann's Zapbot at Tortuga")

    assert told == ["play Zapbot in Ann's hand", "end the turn"]


# -- what is left open ------------------------------------------------------------------------------------------


OPEN = "hand of Ann: Ninja Master\nAnn plays Ninja Master at Factory 436-1337\n"


def test_each_outcome_of_an_open_choice_is_told() -> None:
    answer = ask(OPEN)

    assert answer.verdict is Verdict.OPEN
    assert "If Ann says no to Ninja Master" in answer.text
    assert "Ann chooses Nukebot" in answer.text or "Ann chooses Bob's Nukebot" in answer.text
    assert [each.player for each in answer.open_choices] == ["Ann"]


def test_an_expectation_must_hold_in_every_outcome() -> None:
    answer = ask(OPEN + "Zapbot at Factory 436-1337 is not destroyed\nWarbot stays")

    failed, held = answer.expectations
    assert not failed.met
    assert "if Ann says yes to Ninja Master and Ann chooses Bob's Zapbot" in failed.found
    assert held.met


def test_an_option_that_a_line_passes_over_is_declined_and_said_to_be() -> None:
    answer = ask(
        OPEN.replace("Ninja Master\n", "Ninja Master, Tech Center\n", 1) + "Ann plays Tech Center, choosing Tortuga"
    )

    assert "does not use the option of Ninja Master" in answer.because


def test_a_written_no_is_an_answer() -> None:
    answer = ask(OPEN + "Ann declines\nNukebot is not destroyed")

    assert answer.verdict is Verdict.HAPPENS
    assert all_met(answer)


def test_choosing_says_yes_to_a_may() -> None:
    assert all_met(ask(OPEN[:-1] + ", choosing Nukebot\nNukebot is destroyed"))


def test_a_number_asked_in_the_open_is_told_for_each_choice() -> None:
    answer = ask(OPEN + "What is Bob's total power at Factory 436-1337?")

    assert answer.verdict is Verdict.OPEN
    assert "says no" in answer.text
    assert "8." in answer.text


# -- editions, printings, the answer ------------------------------------------------------------------------------


def test_other_editions_are_compared_when_asked() -> None:
    answer = ask("compare editions\nhand of Ann: Seeing Stars\nAnn plays Seeing Stars, choosing Ann's Zapbot")

    assert {each.under for each in answer.other_answers} == {"MUNCHKIN", "BGB2018", "WTCS", "EMD2023"}
    assert all(each.agrees for each in answer.other_answers)


def test_the_edition_of_a_question_is_that_of_its_answer() -> None:
    assert ask("edition: BGB2018\nAnn's Zapbot has power 2").edition == "BGB2018"
    assert adjudicate(BOARD, edition="EMD2023").edition == "EMD2023"


def test_may_i_is_answered_with_the_reasons() -> None:
    yes = ask("hand of Ann: Warbot\nMay Ann play Warbot?")
    no = ask("hand of Ann: Warbot\nfree plays: action\nMay Ann play Warbot?")

    assert (yes.verdict, no.verdict) == (Verdict.YES, Verdict.NO)
    assert "play.free-minion" in [rule.key for rule in no.rules()]


def test_a_claim_that_a_play_is_impossible_can_name_the_rule() -> None:
    played = "hand of Ann: Warbot\nfree plays: action\n"

    assert all_met(ask(played + "Ann may not play Warbot because play.free-minion"))
    assert not all_met(ask(played + "Ann may not play Warbot because play.from-hand"))
    assert not all_met(ask(played + "Ann may play Warbot"))


def test_the_choice_that_decides_a_number_is_a_step_with_its_own_words() -> None:
    answer = ask("hand of Ann: Powderkeg\nAnn plays Powderkeg, choosing Warbot")
    _, chosen, *_ = answer.steps

    assert chosen.sentence == "Ann chooses Warbot, power 4 (printed 4)."
    assert chosen.words is not None
    assert chosen.words.text == "one of your minions"


def test_what_the_outcomes_have_in_common_is_said_once() -> None:
    answer = ask(
        "hand of Ann: Ninja Master, Time Loop\nAnn plays Time Loop\nAnn plays Ninja Master at Factory 436-1337"
    )

    assert answer.text.count("Ann may play two extra actions") == 1


def test_a_read_question_is_answered_like_its_text() -> None:
    text = BOARD + "Warbot has power 4\nWhat is the power of Warbot?"

    assert adjudicate(parse(text)) == adjudicate(text)
    assert adjudicate(text).number == 4


def test_the_same_question_has_the_same_answer() -> None:
    assert ask(OPEN) == ask(OPEN)


# -- cases ----------------------------------------------------------------------------------------------------------


def test_a_case_that_expects_nothing_fails() -> None:
    result = run_case(Case("empty", "", 1, BOARD))

    assert result.failures == ("it expects nothing",)


def test_a_case_that_fails_says_what_was_found() -> None:
    result = run_case(Case("wrong", "", 1, BOARD + "Warbot has power 5\n"))

    assert not result.passed
    assert "Warbot at Tortuga has power 4" in result.failures[0]


def test_two_cases_of_one_name_are_refused() -> None:
    with pytest.raises(ScenarioError, match="two cases are called 'a'"):
        split("case a\nplayers: Ann, Bob\ncase a\nplayers: Ann, Bob\n")


def test_a_truncated_question_is_refused_or_read() -> None:
    """Wherever a question is cut off, it is still a question, or the error says where it ends."""
    text = (Path(__file__).resolve().parents[2] / "docs" / "examples" / "first-question.txt").read_text("utf-8")
    outcomes = {_outcome(text[:end]) for end in range(0, len(text), 7)}

    assert outcomes == {"answered", "refused"}


def _outcome(text: str) -> str:
    try:
        adjudicate(text)
    except ScenarioError:
        return "refused"
    return "answered"


# -- what the order of the lines says ---------------------------------------------------------------------------


def test_a_play_that_only_a_yes_makes_possible_says_yes() -> None:
    """The extra play is there only if the card that offers it is used, so the second line says that it was."""
    board = "players: Ann (to play), Bob\nbase: Tortuga\nhand of Ann: Zapbot, Microbot Fixer\n"
    answer = ask("Ann plays Zapbot\nAnn plays Microbot Fixer\nMicrobot Fixer is at Tortuga", board)

    assert all_met(answer)
    assert "Ann uses Zapbot" in answer.because


RAMPAGE = """\
players: Ann (to play), Bob
base: Tar Pits
  Ann: Warbot
  Bob: Nukebot
hand of Ann: Rampage
"""


def test_a_choice_among_one_may_be_written_down() -> None:
    answer = ask("Ann plays Rampage, choosing Tar Pits, then Warbot\nTar Pits has breakpoint 12", RAMPAGE)

    assert all_met(answer)


def test_a_choice_among_one_cannot_be_written_down_wrongly() -> None:
    told = refused("Ann plays Rampage, choosing Tar Pits, then Nukebot", RAMPAGE)
    assert "only Ann's Warbot at Tar Pits could be chosen" in told
    told = refused("Ann plays Rampage, choosing Tar Pits, then Warbot, then Nukebot", RAMPAGE)
    assert "nothing is left to choose" in told


BLAST = """\
players: Ann (to play), Bob
base: Tortuga
  Ann: Zapbot
  Bob: Walker, Warbot
hand of Ann: Powderkeg
"""


def test_a_choice_among_one_is_not_met_by_what_goes_with_it() -> None:
    """What is destroyed along with the one that could be chosen was not chosen."""
    assert all_met(ask("Ann plays Powderkeg, choosing Zapbot\nWalker is destroyed", BLAST))
    for picks in ("Walker", "each Walker", "Tortuga"):
        told = refused(f"Ann plays Powderkeg, choosing {picks}", BLAST)
        assert "only Ann's Zapbot at Tortuga could be chosen" in told
    refused("Ann plays Powderkeg, choosing Zapbot and Walker", BLAST)
    refused("Ann plays Powderkeg\nAnn chooses Walker", BLAST)


def test_a_choice_may_go_on_in_the_next_line() -> None:
    board = BOARD + "hand of Ann: Cannon\n"
    once = "Ann plays Cannon, choosing Zapbot at Factory 436-1337\nBob's Zapbot at Tortuga stays"
    twice = (
        "Ann plays Cannon, choosing Ann's Zapbot\nAnn may not choose Nukebot\n"
        "Ann chooses Bob's Zapbot at Tortuga\nBob's Zapbot at Tortuga is destroyed"
    )

    assert all_met(ask(once, board.replace("with 1 counter", "")))
    assert all_met(ask(twice, board))


def test_cites_counts_all_that_the_answer_cites() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "examples" / "first-question.txt").read_text("utf-8")

    assert all_met(adjudicate(text + "cites effect.several-targets\ndoes not cite tie.best-place\n"))


def test_other_texts_of_a_card_are_compared_too() -> None:
    """Before 2018 the card could return another of its own name (BGB2018, "Card Text Changes")."""
    board = "players: Ann (to play), Bob\nbase: Tortuga\n  Bob: Collector\nhand of Ann: Collector\ncompare editions\n"
    answer = ask("Ann plays Collector\nBob's Collector stays", board)

    others = {each.under: each.agrees for each in answer.other_answers}
    assert others["BGB2018"] is True
    assert others["printing core-2012"] is False


def test_a_printing_in_which_a_card_did_nobody_knows_what_neither_agrees_nor_differs() -> None:
    board = "players: Ann (to play), Bob\nbase: Tortuga\n  Ann: Zapbot\nhand of Ann: Celestial Teleport\n"
    answer = ask("compare editions\nAnn plays Celestial Teleport on Zapbot", board)

    others = {each.under: each for each in answer.other_answers}
    assert others["BGB2018"].known
    assert not others["printing BGB2018"].known
    assert "Celestial Teleport" in others["printing BGB2018"].text
    told = str(answer)
    assert "Not known:" in told
    assert "would decide otherwise" not in told


def test_the_madness_deck_lies_beside_a_board_that_speaks_of_it() -> None:
    board = """\
players: Ann (to play), Bob
base: Tortuga
hand of Ann: Corruption, Madness
hand of Bob: Madness
"""
    script = """\
Ann plays Corruption
Ann has 2 cards in hand
each Madness is in Ann's hand
"""
    answer = ask(script, board)

    assert [each.met for each in answer.expectations] == [True, False]  # one of them is Bob's


def test_madness_goes_back_to_its_own_deck() -> None:
    board = "players: Ann (to play), Bob\nbase: Tortuga\nhand of Ann: Jinkies, Madness\n"
    answer = ask(
        "Ann plays Jinkies, choosing Madness\nMadness is not in Ann's discard\nAnn has 0 cards in hand\n", board
    )

    assert all(each.met for each in answer.expectations)
