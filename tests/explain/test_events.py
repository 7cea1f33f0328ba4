"""What happens: the verdict, the steps, their words and rules, and what did not happen."""

from __future__ import annotations

import pytest
from tests.explain.teatable import Board

from smashrules.explain import Outcome, Reason, Resolution, Verdict, check, resolution


def told(board: Board, question: str = "") -> Resolution:
    assert board.before is not None
    found = resolution(board.game, board.before, board.steps, answers=board.answers, question=question)
    assert check(found, board.events) == ()
    return found


def step(found: Resolution, verb: str, card: str = ""):
    (only,) = (each for each in found.walk() if each.verb == verb and (not card or each.card == card))
    return only


def burst() -> Board:
    """Ann's Iron Kettle (4, cannot be destroyed) beside Bob's Teabot (2) and Samovar (5); Ann plays Steam Burst."""
    board = Board()
    board.minion("Iron Kettle", board.ann)
    board.minion("Teabot", board.bob)
    board.minion("Samovar", board.bob)
    (played,) = board.hand(board.ann, "Steam Burst")
    board.begin()
    board.answer("play", played)
    return board


def test_the_verdict_says_what_became_of_the_minions() -> None:
    found = told(burst())

    assert found.verdict is Verdict.HAPPENS
    assert found.text == "Teabot is destroyed. Iron Kettle and Samovar stay."
    assert found.because == (
        "Steam Burst does what it can, although Iron Kettle says “This minion cannot be destroyed”."
    )


def test_each_step_shows_the_exact_words_and_the_rules_behind_it() -> None:
    found = told(burst())
    destroyed = step(found, "destroy", "Teabot")

    assert destroyed.sentence == "Teabot (2 ≤ 4) is destroyed, to Bob's discard pile."
    assert destroyed.actor == "Ann"
    assert destroyed.source == "Steam Burst"
    assert destroyed.words is not None
    assert destroyed.words.whole[destroyed.words.start : destroyed.words.end] == destroyed.words.text
    assert destroyed.words.text.startswith("Destroy one of your minions and each minion")
    assert next(rule.key for rule in destroyed.rules) == "verb.destroy"
    assert all(rule.book and rule.section for rule in destroyed.rules)


def test_what_is_prevented_names_the_card_and_the_words_that_prevent_it() -> None:
    prevented = step(told(burst()), "destroy", "Iron Kettle")

    assert prevented.outcome is Outcome.PREVENTED
    (reason,) = prevented.not_done
    assert reason.reason is Reason.PREVENTED
    assert reason.words is not None
    assert (reason.words.card, reason.words.text) == ("Iron Kettle", "This minion cannot be destroyed")
    assert "conflict.cannot-beats-can" in [rule.key for rule in reason.rules]


def test_what_an_effect_does_not_reach_is_said_with_the_comparison() -> None:
    found = told(burst())
    missed = [each for one in found.walk() for each in one.not_done if each.reason is Reason.NOT_REACHED]

    assert [each.sentence for each in missed] == ["Samovar: not reached, 5 > 4."]


def test_a_minion_at_another_base_is_not_said_to_be_missed() -> None:
    board = Board()
    board.minion("Iron Kettle", board.ann)
    board.minion("Teabot", board.bob)
    board.minion("Samovar", board.bob, board.cellar)
    (played,) = board.hand(board.ann, "Steam Burst")
    board.begin()
    board.answer("play", played)

    assert told(board).text == "Teabot is destroyed. Iron Kettle stays."


def test_namesakes_are_told_apart_by_their_players_and_then_by_their_bases() -> None:
    board = Board()
    mine = board.minion("Samovar", board.ann)
    board.minion("Teabot", board.ann)
    board.minion("Teabot", board.bob)
    board.minion("Teabot", board.bob, board.cellar)
    (played,) = board.hand(board.ann, "Steam Burst")
    board.begin()
    board.answer("play", played)
    board.answer("thing", mine)
    cards = [each.card for each in told(board).walk() if each.verb == "destroy"]

    assert cards == ["Samovar", "Ann's Teabot", "Bob's Teabot at The Pantry"]


def test_a_choice_is_told_with_what_else_could_have_been_chosen() -> None:
    board = Board()
    mine = board.minion("Samovar", board.ann)
    board.minion("Spoon", board.ann)
    (played,) = board.hand(board.ann, "Steam Burst")
    board.begin()
    board.answer("play", played)
    board.answer("thing", mine)
    found = told(board)
    chosen = step(found, "choose", "Samovar")
    why = chosen.why_now

    assert chosen.sentence == "Ann chooses Samovar, power 5 (printed 5)."
    assert step(found, "destroy", "Samovar").why_now is None
    assert why is not None
    assert why.sentence == "Ann chose Samovar, out of Samovar and Spoon."
    assert [rule.key for rule in why.rules] == ["choice.chooser"]
    assert [(each.player, each.chosen, each.options) for each in found.choices] == [
        ("Ann", "Samovar", ("Samovar", "Spoon"))
    ]


def test_several_picks_of_one_choice_are_told_as_one_choice() -> None:
    board = Board()
    minions = [board.minion("Samovar", board.ann), *(board.minion("Teabot", board.ann) for _ in range(3))]
    (played,) = board.hand(board.ann, "Trolley")
    board.begin()
    board.answer("play", played)
    for each in minions[:3]:
        board.answer("thing", each)
    board.answer("done")
    moved = step(told(board), "move")

    assert moved.sentence == "Samovar, Ann's first Teabot and Ann's second Teabot move from The Pantry to The Cellar."
    assert moved.why_now is not None
    assert moved.why_now.sentence == (
        "Ann chose Samovar, Ann's first Teabot and Ann's second Teabot,"
        " out of Samovar, Ann's first Teabot, Ann's second Teabot and Ann's third Teabot."
    )


def test_protection_names_the_attached_card_that_protects() -> None:
    board = Board()
    samovar = board.minion("Samovar", board.bob)
    board.attached("Lid", board.bob, samovar)
    (played,) = board.hand(board.ann, "Shoo")
    board.begin()
    board.answer("play", played)
    found = told(board)

    assert found.text == "Samovar stays."
    assert found.because == (
        "Samovar is not returned: Lid says “This minion is not affected by other players' cards”."
    )


def test_an_action_that_a_protected_minion_sheds_goes_by_the_words_that_protect() -> None:
    board = Board()
    samovar = board.minion("Samovar", board.ann)
    board.attached("Weight", board.bob, samovar)
    (lid,) = board.hand(board.ann, "Lid")
    board.begin()
    board.answer("play", lid)
    shed = step(told(board), "destroy")

    assert shed.sentence == "Weight is destroyed, to Bob's discard pile."
    assert (shed.source, shed.rules[0].key) == ("Lid", "attach.immune")


def test_a_replacement_tells_both_what_does_not_happen_and_what_does() -> None:
    board = Board()
    board.minion("Samovar", board.ann)
    board.minion("Butler", board.bob)
    (played,) = board.hand(board.ann, "Steam Burst")
    board.begin()
    board.answer("play", played)
    found = told(board)

    assert found.text == "Samovar is destroyed. Butler is returned to Bob's hand."
    assert step(found, "destroy", "Butler").outcome is Outcome.REPLACED
    assert step(found, "return", "Butler").sentence == "Butler returns from The Pantry to Bob's hand."


def test_a_condition_that_is_not_met_is_a_step_of_its_own() -> None:
    board = Board()
    (guest,) = board.hand(board.ann, "Guest")
    board.deck(board.ann, "Polish")
    board.begin()
    board.answer("play", guest)
    board.answer("thing", board.pantry)
    found = told(board)

    assert found.text == "Ann plays Guest at The Pantry. Nothing else happens."
    assert found.because == "The condition of Guest is not met: “If you have a minion here”."
    (reason,) = step(found, "condition").not_done
    assert reason.reason is Reason.CONDITION


def test_declining_is_told() -> None:
    board = Board()
    (tray,) = board.hand(board.ann, "Tray")
    board.deck(board.ann, "Polish")
    board.begin()
    board.answer("play", tray)
    board.answer("thing", board.pantry)
    board.answer("no")
    (reason,) = step(told(board), "decline").not_done

    assert reason.reason is Reason.DECLINED


def test_several_mandatory_abilities_are_ordered_by_a_player_and_a_rule() -> None:
    board = Board()
    board.minion("Teabot", board.ann)
    board.minion("Crumb Eater", board.bob, board.pantry)
    # two namesakes of one player at one base are told apart by their order
    board.minion("Iron Kettle", board.bob)
    crumbs = board.minion("Crumb Eater", board.ann, board.pantry)
    (played,) = board.hand(board.ann, "Steam Burst")
    board.begin()
    board.answer("play", played)
    board.answer("thing", crumbs)
    while board.state.decision is not None and board.state.decision.kind == "order":
        board.answer("use")
    found = told(board)
    first = next(each for each in found.walk() if each.verb == "trigger")

    assert first.why_now is not None
    assert first.why_now.sentence.startswith("Several abilities had to be used; Ann chose Bob's Crumb Eater to come")
    assert [rule.key for rule in first.why_now.rules] == ["me-first.current-player-orders"]


def test_scoring_shows_the_totals_and_the_breakpoint_as_ledgers() -> None:
    board = Board()
    board.minion("Samovar", board.ann)
    board.minion("Sugar Bowl", board.ann)
    board.minion("Iron Kettle", board.bob)
    attic = board.position.card("The Attic", -1)
    board.position.base_deck([attic])
    board.deck(board.ann, "Polish", "Shoo")
    board.begin()
    board.answer("end")
    found = told(board)
    ready = step(found, "score-start")

    # 5 + 1 from Sugar Bowl, 3, and 4 make 13, and the breakpoint of The Pantry is 12
    assert found.text == "The Pantry scores. Ann gains 4 VP. Bob gains 2 VP."
    assert ready.sentence == "The Pantry is ready to score: total power 13, breakpoint 12."
    assert [(each.of, each.total) for each in ready.ledgers] == [
        ("breakpoint of The Pantry", 12),
        ("Ann's total power at The Pantry", 9),
        ("Bob's total power at The Pantry", 4),
    ]
    assert step(found, "new-base").sentence == "The Attic comes in place of The Pantry."


def test_cards_drawn_together_are_one_step_and_every_event_is_told_once() -> None:
    board = Board()
    board.deck(board.ann, "Polish", "Shoo", "Teabot")
    board.begin()
    board.answer("end")
    found = told(board)
    drawn = step(found, "draw")

    assert drawn.sentence == "Ann draws two cards."
    assert len(drawn.events) == 2


def test_nothing_is_said_to_change_when_nothing_does() -> None:
    board = Board()
    board.begin()

    assert told(board).text == "Nothing changes on the table."


def test_an_event_without_a_rule_is_a_defect() -> None:

    found = told(burst())
    spoiled = found.but(steps=(found.steps[0].but(rules=()), *found.steps[1:]))

    problems = [str(each) for each in check(spoiled)]
    assert problems[0] == "step 1 (play): no rule is cited"


def test_an_event_that_no_step_tells_is_a_defect() -> None:

    board = burst()
    found = told(board)

    (defect,) = check(found.but(steps=found.steps[:-1]), board.events)
    assert "told by 0 steps" in str(defect)


def test_a_rule_that_does_not_exist_is_never_cited() -> None:
    from msgspec.structs import replace

    from smashrules.engine import Step
    from smashrules.errors import UnknownNameError

    board = burst()
    assert board.before is not None
    steps = [
        Step(each.state, tuple(replace(event, rules=("verb.explode",)) for event in each.events))
        for each in board.steps
    ]

    with pytest.raises(UnknownNameError, match=r"verb\.explode"):
        resolution(board.game, board.before, steps)
