"""What is done, or had, by two players who are named side by side."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

GIFT = card("Gift", "action", "You and another player draw a card.")
TRUCE = card(
    "Truce",
    "action",
    "Play on a base. Ongoing: If you and another player have a minion here at the start of your turn, reduce the"
    " starting breakpoint of this base to 0 until the end of the turn.",
)
CARDS = (GIFT, TRUCE, ox(2), ox(1, "Elk"))


def at_tortuga(*there: str) -> Play:
    play = table({"Tortuga": list(there), "Tar Pits": []}, *CARDS, turn="Bob", base_deck=["Jungle Oasis"])  # type: ignore[arg-type]
    return play.to_the_next_turn()


def test_each_of_them_draws() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Gift"], players=("Ann", "Bob", "Cid"))  # type: ignore[arg-type]
    play.play("Gift").choose("Cid")

    assert [len(play.hand(each)) for each in ("Ann", "Bob", "Cid")] == [1, 0, 1]


def test_both_must_have_it() -> None:
    assert at_tortuga("Ann's Ox", "Bob's Elk", "Ann's Truce").breakpoint("Tortuga") == 0
    assert at_tortuga("Ann's Ox", "Ann's Truce").breakpoint("Tortuga") == 21
    assert at_tortuga("Bob's Elk", "Ann's Truce").breakpoint("Tortuga") == 21
