"""What depends on one number being higher than another, at that moment."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, Spec
from tests.rulebook.own_cards import card, ox, table

TALL = card(
    "Tall",
    "minion",
    "Special: Before this base scores, if the total power here is at least 3 higher than the breakpoint and this"
    " minion was in play at the start of the turn, gain 1 VP.",
)
DEEP = card(
    "Deep", "minion", "Talent: If this minion's power is lower than the number of cards in your hand, gain 1 VP."
)


def board(*held: str, at: tuple[Spec, ...] = (), elk: int = 5) -> Play:
    cards = (TALL, DEEP, ox(10), ox(elk, "Elk"))
    return table({"Tortuga": list(at), "Tar Pits": []}, *cards, hand=held)


@pytest.mark.parametrize(("elk", "gained"), [(9, 0), (11, 0), (12, 1), (14, 1)])
def test_the_power_of_all_players_is_compared_with_the_breakpoint(elk: int, gained: int) -> None:
    play = board(at=("Ann's Tall", "Ann's Ox", "Bob's Elk"), elk=elk).end_phase()  # 12 and those of the Elk, of 21

    assert len(play.happened("gain VP")) == gained
    assert play.vp("Ann") == (3 if elk > 12 else 4) + gained


def test_it_must_have_been_there_since_the_turn_began() -> None:
    play = board("Tall", at=("Ann's Ox", "Bob's Elk"), elk=14).play("Tall", on="Tortuga").end_phase()

    assert play.happened("gain VP") == []


@pytest.mark.parametrize(("cards", "gained"), [(1, 0), (2, 0), (3, 1)])
def test_a_power_is_compared_with_how_many_there_are(cards: int, gained: int) -> None:
    play = board(*["Ox"] * cards, at=("Ann's Deep",))
    assert play.can_use("Deep") is (gained == 1)
    if gained:
        play.use("Deep")
    assert play.vp("Ann") == gained
