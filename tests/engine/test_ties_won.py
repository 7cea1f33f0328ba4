"""Who wins ties at a base: placed before others with as much power; what is shared among the others stays shared."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import is_said_again, same

from smashrules.effects.card import CardDef
from smashrules.engine import missing

HILL = card("Hill", "base", "")
LAIR = card("Lair", "base", "Ties here are won by the player with the most minions here.")
JUDGE = card("Judge", "minion", "Ongoing: You win all ties here.", 10)
EDGE = card("Edge", "action", "Special: Before a base scores, you win all ties there.")
CARDS = (HILL, LAIR, JUDGE, EDGE, ox(10), ox(5, "Calf"))


def points(base: str, there: list[str], *hand: str) -> tuple[int, int]:
    play = table({base: there, "Tortuga": []}, *CARDS, hand=hand)
    play.end_phase()
    if hand:
        play.play("Edge")
    return play.vp("Ann"), play.vp("Bob")


def test_those_who_tie_share_the_best_place() -> None:
    assert points("Hill", ["Ann's Ox", "Bob's Ox"]) == (3, 3)


def test_who_wins_ties_is_placed_first_and_the_other_second() -> None:
    assert points("Hill", ["Ann's Judge", "Bob's Ox"]) == (3, 2)
    assert points("Hill", ["Bob's Judge", "Ann's Ox"]) == (2, 3)


def test_the_card_is_said_to_win_against_the_rule() -> None:
    play = table({"Hill": ["Ann's Judge", "Bob's Ox"], "Tortuga": []}, *CARDS)
    play.end_phase()
    assert play.cites("conflict.card-over-rule")


def test_of_both_who_win_ties_neither_is_first() -> None:
    assert points("Hill", ["Ann's Judge", "Bob's Judge"]) == (3, 3)


def test_no_tie_is_won_by_who_has_less() -> None:
    assert points("Hill", ["Ann's Judge", "Bob's Ox", "Bob's Calf"]) == (2, 3)


def test_who_has_more_minions_wins_the_tie() -> None:
    assert points("Lair", ["Ann's Ox", "Bob's Calf", "Bob's Calf"]) == (2, 3)
    assert points("Lair", ["Ann's Ox", "Bob's Ox"]) == (3, 3)


def test_for_the_scoring_that_comes() -> None:
    assert points("Hill", ["Ann's Ox", "Bob's Ox"], "Edge") == (3, 2)


@pytest.mark.parametrize("each", [LAIR, JUDGE, EDGE], ids=lambda each: each.name)
def test_a_game_can_do_it(each: CardDef) -> None:
    assert missing(each) == ()


@pytest.mark.parametrize(
    ("said", "card"),
    [
        ("Ongoing: When you are tied here, you win the tie.", "minion"),
        ("Ongoing: If you are tied with another player here, you win the tie.", "minion"),
        ("Ongoing: You win every tie on this base.", "minion"),
        ("Ongoing: Ties here are won by you.", "minion"),
        ("Ongoing: You win ties here.", "minion"),
    ],
)
def test_it_is_said_in_other_words(said: str, card: str) -> None:
    assert same(said, "Ongoing: You win all ties here.", card)
    assert is_said_again(said, card)
