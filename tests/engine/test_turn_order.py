"""Who sits where, and with whom a round of players begins."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

ROUND = card("Round", "action", "Starting with the player to your left, each player may destroy a minion.")
PLAIN = card("Plain", "action", "Each player may destroy a minion.")
GIFT = card("Gift", "action", "The player to your left draws a card. The player to your right draws two cards.")
DEN = card(
    "Den",
    "base",
    "Before this base scores, starting with the player to the current player's left, each player with a minion here"
    " may draw a card.",
)
INN = card("Inn", "base", "After this base scores, the current player draws a card.")
CARDS = (ROUND, PLAIN, GIFT, DEN, INN, ox(2), ox(30, "Bull"))
THREE = ("Ann", "Bob", "Cid")


def at_three(*there: str, base: str = "Tortuga", hand: tuple[str, ...] = (), turn: str = "Bob") -> Play:
    bases = {base: list(there), "Tar Pits": []}
    return table(bases, *CARDS, hand=hand, turn=turn, players=THREE, base_deck=["Jungle Oasis"])  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "order"), [("Round", ["Cid", "Ann", "Bob"]), ("Plain", ["Bob", "Cid", "Ann"])])
def test_a_round_begins_where_the_card_says(name: str, order: list[str]) -> None:
    play = at_three("Ann's Ox", hand=(name,)).play(name)

    asked = []
    for _ in THREE:
        asked.append(play.asked)
        play.no()
    assert asked == order


def test_left_is_next_in_turn_and_right_was_before() -> None:
    play = at_three(hand=("Gift",)).play("Gift")

    assert [len(play.hand(each)) for each in THREE] == [2, 0, 1]


def test_at_a_base_it_begins_beside_the_player_whose_turn_it_is() -> None:
    play = at_three("Ann's Bull", "Bob's Ox", "Cid's Ox", base="Den").end_phase()

    asked = []
    for _ in THREE:
        asked.append(play.asked)
        play.no()
    assert asked == ["Cid", "Ann", "Bob"]


def test_the_player_whose_turn_it_is_draws_whoever_wins() -> None:
    play = at_three("Ann's Bull", base="Inn").end_phase()

    drawn = [each.player for each in play.happened("draw") if each.cause is not None]
    assert [THREE[each] for each in drawn] == ["Bob"]
