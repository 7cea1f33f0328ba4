"""What can be used at either of two times: a card in the hand that is played before or after a base scores."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

EITHER = card(
    "Either",
    "action",
    "Move one of your minions to another base. Special: Before or after a base scores, you may play this card.",
)
BEFORE = card(
    "Before",
    "action",
    "Move one of your minions to another base. Special: Before a base scores, you may play this card.",
)
CARDS = (EITHER, BEFORE, ox(10))


def scoring(held: str) -> Play:
    play = table({"Tortuga": ["Ann's Ox", "Ann's Ox", "Ann's Ox"], "Tar Pits": []}, *CARDS, hand=[held])
    play.end_phase()
    return play


@pytest.mark.parametrize("passes", [0, 1])
def test_it_is_played_at_either_time(passes: int) -> None:
    play = scoring("Either")
    for _ in range(passes):
        play.pass_()
    play.play("Either").choose("Ox #1")

    assert play.where("Ox #1") == "Tar Pits"
    award, played = play.happened("award")[0], play.happened("play")[0]
    assert (award.id < played.id) == bool(passes)


def test_it_is_offered_twice_and_no_more() -> None:
    play = scoring("Either").pass_()
    assert play.can_play("Either")
    play.pass_()
    assert play.kind != "window"

    assert scoring("Before").pass_().kind != "window"
