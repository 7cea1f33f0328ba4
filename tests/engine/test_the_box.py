"""Cards that are put in the box: out of the game, whatever would prevent it."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine.unmodelled import missing

BURN = card("Burn", "action", "Draw a card. Place this card in the box.")
BANISH = card("Banish", "action", "Place a minion in the box.")
TOLL = card("Toll", "action", "Place a card from your hand in the box to draw two cards.")
PYRE = card("Pyre", "action", "Play on a minion. Ongoing: After this minion is destroyed, place it in the box.")
SLAY = card("Slay", "action", "Destroy a minion.")
PROUD = card("Proud", "minion", "Ongoing: This minion is not affected by other players' actions.")
BACK = card("Back", "action", "Return a minion from your discard pile to your hand.")
CARDS = (BURN, BANISH, TOLL, PYRE, SLAY, PROUD, BACK, ox(2))


def board(*there: object, hand: tuple[str, ...] = ()) -> Play:
    return table({"Tortuga": list(there)}, *CARDS, hand=hand)  # type: ignore[arg-type]


def test_an_action_puts_itself_there() -> None:
    play = board(hand=("Burn",)).play("Burn")

    assert (play.where("Burn"), len(play.happened("draw"))) == ("box", 1)
    assert play.cites("zone.box")


@pytest.mark.parametrize("minion", ["Ann's Ox", "Bob's Ox", "Bob's Proud"])
def test_a_minion_of_anybody_and_nothing_prevents_it(minion: str) -> None:
    assert board(minion, hand=("Banish",)).play("Banish").where(minion) == "box"


def test_what_is_on_it_is_discarded() -> None:
    play = board(("Bob's Ox", "Ann's Pyre"), hand=("Banish",)).play("Banish")

    assert (play.where("Bob's Ox"), play.where("Pyre")) == ("box", "Ann's discard")


def test_a_card_of_the_hand_can_be_the_price() -> None:
    play = board(hand=("Toll", "Ox")).play("Toll")

    assert (play.where("Ox"), len(play.happened("draw"))) == ("box", 2)


@pytest.mark.parametrize("owner", ["Ann", "Bob"])
def test_a_card_answers_what_has_become_of_the_one_that_it_was_on(owner: str) -> None:
    play = board((f"{owner}'s Ox", "Ann's Pyre"), hand=("Slay",)).play("Slay")

    assert play.where("Ox") == "box"


@pytest.mark.parametrize("text", ["Return a card from the box to your hand.", "Play a minion from the box."])
def test_nothing_is_taken_out_of_it(text: str) -> None:
    assert missing(card("Odd", "action", text)) == ("the zone 'box'",)
