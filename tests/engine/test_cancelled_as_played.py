"""Abilities that are cancelled as their card is played, so that what it says when it is played is not done."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

LATE = card("Late", "action", "Play an extra minion. Cancel that minion's abilities until the end of the turn.")
ALL = card(
    "All",
    "action",
    "Choose a base. Reveal your hand and play each minion from your hand on that base as extra minions. Cancel their"
    " abilities until the end of the turn.",
)
PLAIN = card("Plain", "action", "Play an extra minion.")
AFTER = card("After", "action", "Cancel a minion's abilities until the end of the turn. Play an extra minion.")
FOG = card("Fog", "action", "Play on a base. Ongoing: The abilities of minions here are cancelled.")
GREETER = card("Greeter", "minion", "Draw a card. Talent: Draw a card.")
PROUD = card("Proud", "minion", "Draw a card. Ongoing: This minion is not affected by other players' cards.")
CARDS = (LATE, ALL, PLAIN, AFTER, FOG, GREETER, PROUD, ox(2))


def board(*held: str, there: tuple[str, ...] = ()) -> Play:
    return table({"Tortuga": there, "Tar Pits": []}, *CARDS, hand=held)


def drawn(play: Play) -> int:
    return sum(event.amount or 1 for event in play.happened("draw"))


@pytest.mark.parametrize("greeter", ["Greeter", "Proud"])
def test_what_it_says_when_it_is_played_is_not_done(greeter: str) -> None:
    play = board("Late", greeter).play("Late").choose(greeter, "Tortuga")

    assert play.where(greeter) == "Tortuga"
    assert drawn(play) == 0
    assert play.cites("cancel.definition")
    assert len(play.happened("effect")) == 1  # it is told once


def test_the_abilities_come_back_with_the_turn() -> None:
    play = board("Late", "Greeter").play("Late").choose("Greeter", "Tortuga")
    assert not play.can_use("Greeter")
    play.to_the_next_turn().to_the_next_turn()

    assert play.can_use("Greeter")


def test_all_that_are_played_are_silent() -> None:
    play = board("All", "Greeter", "Proud", "Ox").play("All").choose("Tortuga")

    assert sorted(play.at("Tortuga")) == ["Ann's Greeter", "Ann's Ox", "Ann's Proud"]
    assert drawn(play) == 0


@pytest.mark.parametrize("held", ["Plain", "After"])
def test_a_minion_of_which_nothing_is_said_speaks(held: str) -> None:
    play = board(held, "Greeter", there=("Bob's Ox",)).play(held).play("Greeter", on="Tortuga", extra=True)

    assert drawn(play) == 1


def test_a_minion_that_comes_where_abilities_are_cancelled_is_silent() -> None:
    play = board("Greeter", there=("Bob's Fog",)).play("Greeter", on="Tortuga")
    assert drawn(play) == 0
    assert len(play.happened("silent", "Greeter", outcome="not")) == 1

    assert drawn(board("Greeter", there=("Bob's Fog",)).play("Greeter", on="Tar Pits")) == 1
