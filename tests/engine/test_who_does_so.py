"""Who of those that were asked did so; who lets another do something, is chosen to do it, or does the same."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

ALMS = card("Alms", "action", "Each other player may discard a card. If no one does, gain 1 VP.")
ALL = card("All", "action", "Each other player may discard a card. If they all do, gain 1 VP.")
SOME = card("Some", "action", "Each other player may discard a card. If any player does not, gain 1 VP.")
LOST = card(
    "Lost", "action", "Gain 2 VPs. Each other player may discard a card. Each player who does not loses 1 VP."
)
SPIED = card(
    "Spied",
    "action",
    "Each other player must discard a card. If at least one other player did not discard a minion, gain 1 VP.",
)
BAIL = card("Bail", "action", "Each other player must discard a card or let you draw two cards.")
TRADE = card("Trade", "action", "Each other player may discard a card to have you gain 1 VP.")
ORDER = card("Order", "action", "You may have each other player discard a card.")
PICK = card("Pick", "action", "Choose another player to discard a card.")
SAME = card("Same", "action", "Return one of your minions to your hand. Each other player may do the same.")
BOTH = card("Both", "action", "Draw two cards, then discard a card. Each other player does the same.")
CARDS = (ALMS, ALL, SOME, LOST, SPIED, BAIL, TRADE, ORDER, PICK, SAME, BOTH)


def play(name: str, bob: tuple[str, ...] = ("Ox",), eve: tuple[str, ...] = (), there: tuple[str, ...] = ()) -> Play:
    """Ann has played this action; Bob, and Eve where she holds something, sit beside her."""
    hands = {"Ann": [name], "Bob": list(bob)} | ({"Eve": list(eve)} if eve else {})
    decks = dict.fromkeys(hands, FILLER["Ann"])
    more = {"deck": decks, "hand": hands}
    made = game(*CARDS, ox(2), ox(3, "Elk"))
    return board({"Tortuga": list(there)}, players=tuple(hands), turn="Ann", game=made, **more).play(name)  # type: ignore[arg-type]


def test_no_one_did_so() -> None:
    assert play("Alms").no().vp("Ann") == 1
    assert play("Alms").yes().vp("Ann") == 0


def test_one_who_did_so_is_enough_for_it_not_to_be_no_one() -> None:
    assert play("Alms", eve=("Elk",)).no().yes().vp("Ann") == 0
    assert play("Alms", eve=("Elk",)).yes().no().vp("Ann") == 0
    assert play("Alms", eve=("Elk",)).no().no().vp("Ann") == 1


@pytest.mark.parametrize(("name", "one", "none", "both"), [("All", 0, 0, 1), ("Some", 1, 1, 0)])
def test_all_of_them_and_not_all_of_them(name: str, one: int, none: int, both: int) -> None:
    assert play(name, eve=("Elk",)).yes().no().vp("Ann") == one
    assert play(name, eve=("Elk",)).no().no().vp("Ann") == none
    assert play(name, eve=("Elk",)).yes().yes().vp("Ann") == both


def test_only_those_who_were_asked_lose_what_the_others_do_not() -> None:
    assert play("Lost").yes().vp("Ann") == 2
    assert play("Lost").no().vp("Ann") == 2


def test_one_who_did_not_is_enough_although_another_did() -> None:
    assert play("Spied", eve=("Scout",)).vp("Ann") == 0
    assert play("Spied", eve=("Pick",)).vp("Ann") == 1


def test_they_choose_what_they_let_you_do() -> None:
    assert play("Bail").asked == "Bob"
    discarded, let = play("Bail").option(1), play("Bail").option(2)
    assert (discarded.hand("Ann"), discarded.hand("Bob")) == ([], [])
    assert (let.hand("Ann"), let.hand("Bob")) == (["Scout", "Scout"], ["Ox"])


def test_they_pay_and_you_have_it() -> None:
    paid = play("Trade").yes()
    assert (paid.vp("Ann"), paid.vp("Bob"), paid.hand("Bob")) == (1, 0, [])
    assert play("Trade").no().vp("Ann") == 0


def test_you_choose_whether_they_do() -> None:
    assert play("Order").asked == "Ann"
    assert play("Order").yes().hand("Bob") == []
    assert play("Order").no().hand("Bob") == ["Ox"]


def test_who_is_chosen_does_it() -> None:
    assert play("Pick", eve=("Elk",)).choose("Eve").hand("Eve") == []


def test_the_same_is_done_with_what_is_theirs() -> None:
    asked = play("Same", there=("Ann's Ox", "Bob's Elk", "Bob's Scout"))
    assert asked.asked == "Bob"
    chosen = asked.yes()
    assert chosen.offered == ["Elk", "Scout"]
    assert chosen.choose("Elk").hand("Bob") == ["Ox", "Elk"]


def test_the_same_is_the_whole_sentence_before() -> None:
    done = play("Both").choose("Scout")
    assert done.asked == "Bob"
    assert sorted(done.choose("Ox").hand("Bob")) == ["Scout", "Scout"]
