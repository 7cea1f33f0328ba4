"""What is asked of one of several things that something was just done to, and what is done to what several chose."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

from smashrules.engine.unmodelled import missing

CULL = card("Cull", "action", "Destroy two minions. If one of them was yours, draw a card.")
TOSS = card("Toss", "action", "Discard two cards. If one of them was a minion, draw a card.")
MUSTER = card("Muster", "action", "Each other player chooses one of their minions. Destroy those minions.")
CALF, ELK = ox(2, "Calf"), ox(4, "Elk")


def play(action: str, there: list[str], held: list[str] | None = None) -> Play:
    """Ann plays an action."""
    cards = game(CULL, TOSS, MUSTER, CALF, ELK)
    hand = {"Ann": [action, *(held or [])]}
    return board({"Tortuga": there}, hand=hand, deck=FILLER, turn="Ann", game=cards).play(action)


@pytest.mark.parametrize(
    ("there", "drawn"),
    [
        (["Ann's Calf", "Bob's Elk"], ["Scout"]),
        (["Bob's Calf", "Ann's Elk"], ["Scout"]),
        (["Ann's Calf", "Ann's Elk"], ["Scout"]),
        (["Bob's Calf", "Bob's Elk"], []),
    ],
)
def test_one_of_those_that_were_destroyed_was_yours(there: list[str], drawn: list[str]) -> None:
    assert play("Cull", there).hand("Ann") == drawn


@pytest.mark.parametrize(
    ("held", "drawn"), [(["Calf", "Cull"], ["Scout"]), (["Calf", "Elk"], ["Scout"]), (["Cull", "Cull"], [])]
)
def test_one_of_those_that_were_discarded_was_a_minion(held: list[str], drawn: list[str]) -> None:
    assert play("Toss", [], held).hand("Ann") == drawn


def test_all_that_the_others_have_chosen() -> None:
    after = play("Muster", ["Bob's Calf", "Ann's Elk"])

    assert after.at("Tortuga") == ["Ann's Elk"]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("base", "After this base scores, each player who gained VPs here draws a card."),
        ("minion", "If you have gained 1 or more VPs this turn, draw a card."),
        ("minion", "Ongoing: Other players cannot gain VPs here."),
    ],
)
def test_what_a_base_has_awarded_is_not_asked_of_the_engine_yet(kind: str, text: str) -> None:
    assert "which VPs a base has awarded" in missing(card("Asks", kind, text))
