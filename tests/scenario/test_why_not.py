"""May I, and why not: uses of Talents, Specials and other abilities, and choices, each with the rule or the words."""

from __future__ import annotations

import pytest

from smashrules.explain import Resolution, Verdict
from smashrules.scenario import IllegalPlayError, adjudicate

TABLE = """\
players: Ann (to play), Bob
base: Tar Pits
  Ann: Warbot, Ninja Acolyte, Buccaneer
  Bob: Ninja Acolyte, Archmage
base: Tortuga
  Bob: Zapbot
hand of Ann: Ninja Master, Seeing Stars, Powderkeg, Full Sail
"""

SCORING = """\
players: Ann (to play), Bob
base: Jungle Oasis
  Ann: King Rex, Nukebot
base: Tortuga
base deck: Tar Pits
hand of Ann: two Shinobi, Zapbot
hand of Bob: Hidden Ninja
Ann ends her turn
"""


def asked(script: str, board: str = TABLE) -> Resolution:
    return adjudicate(board + script)


def why(answer: Resolution) -> tuple[str, str, str]:
    """The verdict, the first rule and the words that forbid it."""
    step = next(each for each in answer.steps if each.verb == "why-not")
    return answer.text, step.rules[0].key, step.words.text if step.words is not None else ""


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("May Ann use the Talent of Warbot?", "ability.talent"),
        ("May Ann use Warbot?", "ability.definition"),
        ("May Bob use the Talent of Bob's Ninja Acolyte?", "ability.talent"),
        ("May Ann use the Talent of Bob's Ninja Acolyte?", "wording.you"),
        ("Ann ends her turn\nMay Ann use the Talent of Ann's Ninja Acolyte?", "ability.talent"),
    ],
)
def test_an_ability_that_cannot_be_used_names_the_rule(question: str, rule: str) -> None:
    answer = asked(question)

    assert answer.verdict is Verdict.NO
    assert rule in [each.key for each in answer.rules()]


def test_a_talent_may_be_used_by_the_rule_on_talents() -> None:
    answer = asked("May Ann use the Talent of Ann's Ninja Acolyte?")

    assert answer.verdict is Verdict.YES
    assert [each.key for each in answer.rules()] == ["ability.talent"]


def test_a_talent_is_used_once_a_turn() -> None:
    board = TABLE.replace("  Bob: Ninja Acolyte, Archmage", "  Ann: Archmage")
    answer = asked("Ann uses Archmage\nMay Ann use Archmage?", board)

    assert why(answer) == ("No.", "ability.talent.once", "")


def test_a_condition_that_does_not_hold_is_quoted() -> None:
    script = "Ann plays Ninja Master at Tortuga\nAnn declines\nMay Ann use the Talent of Ann's Ninja Acolyte?"

    assert why(asked(script)) == ("No.", "wording.if", "you have not played a minion this turn")


def test_an_ability_that_waits_says_for_what() -> None:
    assert why(asked("May Ann use Full Sail?")) == ("No.", "ability.special", "Before a base scores")
    assert why(asked("May Ann use Buccaneer?")) == ("No.", "replace.instead", "this minion would be destroyed")


def test_the_second_special_of_a_name_is_refused_with_the_words_of_its_limit() -> None:
    """Official text: "You can only use one Shinobi's ability per base."."""
    may = asked("May Ann play Shinobi?", SCORING)
    second = asked("Ann plays Shinobi\nMay Ann play Shinobi?", SCORING)

    assert may.verdict is Verdict.YES
    assert why(second) == (
        "No.",
        "conflict.card-over-rule",
        "You can only use one Shinobi's ability per base",
    )


def test_what_cannot_be_chosen_is_told_by_the_words_that_it_fails() -> None:
    played = "Ann plays Seeing Stars\n"

    assert why(asked(played + "May Ann choose Warbot?")) == (
        "No.",
        "effect.ineligible-choice",
        "of power 3 or less",
    )
    assert "it is a base, not a minion" in asked(played + "May Ann choose Tortuga?").because.lower()
    assert asked(played + "May Ann choose Zapbot?").verdict is Verdict.YES


def test_choosing_looks_behind_a_may() -> None:
    played = "Ann plays Ninja Master at Tar Pits\n"

    assert asked(played + "May Ann choose Archmage?").verdict is Verdict.YES
    assert why(asked(played + "May Ann choose Zapbot?")) == ("No.", "effect.ineligible-choice", "here")


def test_only_whoever_is_asked_chooses() -> None:
    answer = asked("Ann plays Seeing Stars\nMay Bob choose Zapbot?")

    assert why(answer)[1] == "choice.chooser"
    assert "Ann is the one to choose" in answer.because


def test_what_is_not_optional_cannot_be_declined() -> None:
    answer = asked("Ann plays Seeing Stars\nMay Ann decline?")

    assert why(answer) == ("No.", "effect.must-follow", "Destroy a minion of power 3 or less")


def test_a_use_that_is_not_possible_is_refused_with_its_reason() -> None:
    with pytest.raises(IllegalPlayError, match="Bob controls it") as wrong:
        asked("Ann uses Bob's Ninja Acolyte")

    assert wrong.value.rules[0] == "wording.you"


def test_a_faction_and_a_player_can_be_asked_about() -> None:
    faction = asked("Ann plays Seeing Stars\nMay Ann choose Robots?")
    player = asked("Ann plays Seeing Stars\nMay Ann choose Bob?")

    assert why(faction)[1] == why(player)[1] == "effect.ineligible-choice"


PLAIN = "players: Ann (to play), Bob\nbase: Tortuga\n"


@pytest.mark.parametrize(
    ("board", "says", "rule"),
    [
        ("hand of Bob: Howl\nMay Bob play Howl?", "It is Ann's turn.", "play.free-action"),
        ("hand of Bob: Zapbot\nMay Bob play Zapbot?", "It is Ann's turn.", "play.free-minion"),
        ("hand of Bob: Howl\nMay Ann play Howl?", "It is not in Ann's hand but in Bob's hand.", "play.from-hand"),
        (
            "discard of Ann: Howl\nMay Ann play Howl?",
            "It is not in Ann's hand but in Ann's discard pile.",
            "play.from-hand",
        ),
        # an extra play of the other type is no help
        (
            "hand of Ann: Summon, Howl\nAnn plays Summon\nMay Ann play Howl?",
            "The action of this turn was played.",
            "play.free-action",
        ),
        (
            "hand of Ann: Swashbuckling, Howl\nAnn plays Swashbuckling\nMay Ann play Howl?",
            "The action of this turn was played.",
            "play.free-action",
        ),
    ],
)
def test_why_a_card_cannot_be_played_names_its_own_rule_and_place(board: str, says: str, rule: str) -> None:
    answer = adjudicate(PLAIN + board)

    assert answer.because == says
    assert why(answer)[1] == rule


def test_an_extra_play_that_is_left_for_other_cards_or_places_is_quoted() -> None:
    grove = "players: Ann (to play), Bob\nbase: Tortuga\nbase: Secret Grove\nhand of Ann: Warbot, Zapbot, Nukebot\n"
    used = grove + "Ann plays Warbot at Tortuga\nAnn uses Secret Grove\n"
    elsewhere = adjudicate(used + "May Ann play Zapbot at Tortuga?")
    too_strong = adjudicate(used + "May Ann play Nukebot at Secret Grove?")
    here = adjudicate(used + "May Ann play Zapbot at Secret Grove?")

    said = "Secret Grove says “you may play an extra minion of power 2 or less here”."
    assert f"The extra play is not for that place: {said}" in [each.sentence for each in elsewhere.steps]
    assert f"The extra play is not for it: {said}" in [each.sentence for each in too_strong.steps]
    assert here.verdict is Verdict.YES


def test_a_use_that_makes_the_play_possible_is_named() -> None:
    grove = "players: Ann (to play), Bob\nbase: Tortuga\nbase: Secret Grove\nhand of Ann: Warbot, Zapbot\n"
    played = grove + "Ann plays Warbot at Tortuga\n"
    answer = adjudicate(played + "May Ann play Zapbot at Secret Grove?")

    assert answer.verdict is Verdict.NO
    assert answer.text == "No, not before Ann uses Secret Grove."
    assert answer.steps[-1].words is not None
    assert adjudicate(played + "May Ann play Zapbot at Tortuga?").text == "No."


@pytest.mark.parametrize(
    ("script", "says", "rule", "words"),
    [
        (
            "hand of Ann: Howl\nMay Ann play Howl?",
            "Ann has not played the action of this turn.",
            "play.free-action",
            "",
        ),
        (
            "hand of Ann: Warbot, Invader, Summon\nAnn plays Invader\nAnn plays Summon\nMay Ann play Warbot?",
            "Ann has an extra minion left to play in this phase.",
            "extra.definition",
            "Summon",
        ),
        (
            "  Ann: Archmage\nMay Ann use Archmage?",
            "The Talent of Archmage has not been used this turn.",
            "ability.talent",
            "Archmage",
        ),
        (
            "  Ann: Zapbot with Leaf Armor\nMay Ann use Zapbot?",
            "The Talent of Zapbot has not been used this turn.",
            "ability.granted",
            "Leaf Armor",
        ),
    ],
)
def test_a_yes_says_what_allows_it(script: str, says: str, rule: str, words: str) -> None:
    step = adjudicate(PLAIN + script).steps[-1]

    assert (step.verb, step.sentence, step.source) == ("allowed", says, words)
    assert rule in [each.key for each in step.rules]


def test_a_special_whose_condition_failed_when_its_moment_came_says_so() -> None:
    """Official text: it asks for a base in the base discard pile."""
    board = (
        "players: Ann (to play), Bob\nbase: Jungle Oasis\n  Ann: King Rex\n  Bob: King Rex\nbase deck: Tar Pits\n"
        "hand of Ann: Time is Fleeting\nthe bases score\n"
    )
    answer = adjudicate(board + "May Ann play Time is Fleeting?")

    assert why(answer) == ("No.", "wording.if", "there is a base in the base discard pile")
    assert "When its moment came the condition was not met" in answer.because
