"""Minions that are played from anywhere but one place: asked by what answers them, and by themselves."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.engine.table_talk import board as whole
from tests.rulebook.own_cards import card, game, ox, table

WATCH = card("Watch", "minion", "Ongoing: After you play a minion from anywhere other than your hand, draw a card.")
NOT_DISCARD = card(
    "Digger", "minion", "Ongoing: After you play a minion from anywhere other than your discard pile, draw a card."
)
PROUD = card("Proud", "minion", "If this minion was played from anywhere other than your hand, gain 1 VP.")
DIG = card("Dig", "action", "Play a minion from your discard pile as an extra minion.")
FIND = card("Find", "action", "Reveal the top card of your deck. You may play it as an extra minion.")
TAKE = card(
    "Take",
    "action",
    "Choose another player. Reveal a random card from their hand. You may discard a card to play the revealed card.",
)
CARDS = (WATCH, NOT_DISCARD, PROUD, DIG, FIND, TAKE, ox(2))


def board(watch: str, *hand: str, **more: object) -> Play:
    return table({"Tortuga": [f"Ann's {watch}"]}, *CARDS, hand=hand, **more)  # type: ignore[arg-type]


def drawn(play: Play) -> int:
    return len(play.happened("draw"))


@pytest.mark.parametrize(("watch", "hand", "discard", "deck"), [("Watch", 0, 1, 1), ("Digger", 1, 0, 1)])
def test_any_place_is_meant_but_the_one_that_is_named(watch: str, hand: int, discard: int, deck: int) -> None:
    assert drawn(board(watch, "Ox").play("Ox", on="Tortuga")) == hand
    assert drawn(board(watch, "Dig", discard={"Ann": ["Ox"]}).play("Dig")) == discard
    found = board(watch, "Find", deck={"Ann": ["Ox", "Scout", "Scout"], "Bob": ["Scout"]}).play("Find").yes()
    assert drawn(found) == deck


def test_the_hand_of_somebody_else_is_not_yours() -> None:
    deck = {"Ann": ["Scout"] * 8, "Bob": ["Scout"] * 8}
    hand = {"Ann": ["Take", "Scout"], "Bob": ["Proud"]}
    play = whole({"Tortuga": ["Ann's Watch"]}, hand=hand, deck=deck, game=game(*CARDS)).play("Take").yes()

    assert (drawn(play), play.vp("Ann")) == (1, 1)


def test_it_asks_itself_where_it_came_from() -> None:
    assert board("Watch", "Proud").play("Proud", on="Tortuga").vp("Ann") == 0
    assert board("Watch", "Dig", discard={"Ann": ["Proud"]}).play("Dig").vp("Ann") == 1
