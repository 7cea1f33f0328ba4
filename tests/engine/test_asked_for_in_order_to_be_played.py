"""Cards that ask for something in order to be played, and what becomes of them where it is not so."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

GIANT = card("Giant", "minion", "You can only play this card on a base where you have 6 or more power.", power=6)
LONER = card("Loner", "minion", "This minion may only be played if there are no other minions here.", power=3)
LAST = card("Last", "action", "This card can be played only if you have no other cards in your hand. Draw two cards.")
BOND = card(
    "Bond",
    "action",
    "You may only play this card if it is the only card in your hand. Play on a minion. Ongoing: This minion has +3"
    " power.",
)
TOLL = card("Toll", "action", "You cannot play this card unless another player has a minion in play. Draw a card.")
CALL = card("Call", "action", "Play a minion off the top of your deck as an extra minion.")
MORE = card("More", "action", "Play an extra minion.")
CARDS = (GIANT, LONER, LAST, BOND, TOLL, CALL, MORE, ox(6), ox(2, "Elk"))


def board(at: Sequence[str], *held: str, deck: Sequence[str] = ("Scout",) * 4) -> Play:
    decks = {"Ann": deck, "Bob": ["Scout"] * 4}
    return table({"Tortuga": list(at), "Tar Pits": []}, *CARDS, hand=held, deck=decks)


@pytest.mark.parametrize(
    ("at", "where"),
    [
        (("Ann's Ox",), {"Tortuga"}),
        (("Ann's Elk", "Ann's Elk", "Ann's Elk"), {"Tortuga"}),
        (("Ann's Elk", "Bob's Ox"), set()),
        ((), set()),
    ],
)
def test_it_is_played_only_on_such_a_base(at: tuple[str, ...], where: set[str]) -> None:
    play = board(at, "Giant")
    assert play.can_play("Giant") == bool(where)
    if where:
        assert play.places("Giant") == where


def test_so_it_is_with_an_extra_play() -> None:
    play = board(("Ann's Elk",), "Elk", "Giant", "Loner", "More").play("More").play("Elk", on="Tortuga")
    assert not play.can_play("Giant")
    assert play.places("Loner") == {"Tar Pits"}


def test_what_is_asked_of_the_base_is_asked_of_each() -> None:
    assert board(("Bob's Elk",), "Loner").places("Loner") == {"Tar Pits"}


@pytest.mark.parametrize("held", ["Last", "Bond"])
def test_the_hand_is_looked_into_before_it_is_played(held: str) -> None:
    assert board(("Ann's Ox",), held).can_play(held)
    assert not board(("Ann's Ox",), held, "Elk").can_play(held)


def test_it_is_played_when_it_has_become_the_last_card() -> None:
    play = board(("Ann's Ox",), "Last", "Elk")
    assert not play.can_play("Last")
    play.play("Elk", on="Tortuga").play("Last")
    assert len(play.hand("Ann")) == 2


def test_a_condition_of_the_board() -> None:
    assert not board(("Ann's Ox",), "Toll").can_play("Toll")
    assert board(("Bob's Ox",), "Toll").can_play("Toll")


def test_off_the_top_of_a_deck_it_is_discarded_where_it_is_not_so() -> None:
    play = board(("Ann's Elk",), "Call", deck=("Giant", "Scout")).play("Call")
    assert play.where("Giant") == "Ann's discard"


def test_off_the_top_of_a_deck_it_is_played_where_it_is_so() -> None:
    play = board(("Ann's Ox",), "Call", deck=("Giant", "Scout")).play("Call")
    assert play.where("Giant") == "Tortuga"
