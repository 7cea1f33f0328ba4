"""What an ability does on the base that it has chosen to come in place of the scored one."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

CHOOSE = "Special: After a base scores, look at the top two cards of the base deck. Replace the scored base with one"
SETTLE = card("Settle", "action", f"{CHOOSE} of them. Play a minion on the replacement base as an extra minion.")
GO = card("Go", "action", f"{CHOOSE} of them. You may move one of your minions to the replacement base. Draw a card.")
CARDS = (SETTLE, GO, ox(2), ox(30, "Bull"))


def scored(hand: tuple[str, ...], elsewhere: tuple[str, ...] = ()) -> Play:
    bases = {"Tortuga": ["Ann's Bull"], "Tar Pits": list(elsewhere)}
    return table(bases, *CARDS, hand=hand, base_deck=["Jungle Oasis", "Ninja Dojo", "The Mothership"]).end_phase()


@pytest.mark.parametrize("base", ["Jungle Oasis", "Ninja Dojo"])
def test_a_minion_is_played_on_it_once_it_is_there(base: str) -> None:
    play = scored(("Settle", "Ox")).play("Settle").choose(base).play("Ox")

    assert play.at(base) == ["Ann's Ox"]
    assert play.cites("score.after-waits")
    assert play.where("Bull") == "Ann's discard"
    assert "Tortuga" not in play.bases()


def test_the_rest_of_the_text_does_not_wait() -> None:
    play = scored(("Go",), elsewhere=("Ann's Ox",)).play("Go").choose("Ninja Dojo")
    assert (play.kind, len(play.happened("draw"))) == ("may", 1)

    play = play.yes()
    assert play.at("Ninja Dojo") == ["Ann's Ox"]


def test_both_copies_are_used_and_each_lets_one_be_played() -> None:
    play = scored(("Settle", "Settle", "Ox", "Ox")).play("Settle").choose("Jungle Oasis")
    play = play.play("Settle").choose("Ninja Dojo").use_any("Settle").play("Ox").play("Ox")

    assert play.at("Ninja Dojo") == ["Ann's Ox", "Ann's Ox"]
