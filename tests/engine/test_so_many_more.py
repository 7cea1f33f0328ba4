"""As many as before and one more, or some fewer."""

from __future__ import annotations

from tests.engine.table_talk import Play, Spec
from tests.rulebook.own_cards import card, ox, table

SEARCH = card(
    "Digging",
    "action",
    "Place any number of cards from your hand on the bottom of your deck to draw that many cards plus one.",
)
FEWER = card("Fewer", "action", "Discard any number of cards. Draw that many cards minus two.")
LEAD = card("Lead", "action", "Choose a base where you have a minion. Return that minion to its owner's hand.")
BOTH = card(
    "Both",
    "action",
    "Choose a base where you have a minion, and another player. Move that minion and all of that player's minions"
    " there to a single other base.",
)
CARDS = (SEARCH, FEWER, LEAD, BOTH, ox(3), ox(4, "Elk"), ox(5, "Bull"))


def board(*held: str, at: tuple[Spec, ...] = (), there: tuple[Spec, ...] = ()) -> Play:
    return table({"Tortuga": list(at), "Tar Pits": list(there), "Jungle Oasis": []}, *CARDS, hand=held)


def test_one_more_is_drawn_than_went_under_the_deck() -> None:
    play = board("Digging", "Ox", "Elk").play("Digging").choose("Ox", "Elk")

    assert play.hand("Ann") == ["Scout"] * 3


def test_fewer_than_none_are_none() -> None:
    assert board("Fewer", "Ox").play("Fewer").choose("Ox").hand("Ann") == []
    assert board("Fewer", "Ox", "Elk", "Bull").play("Fewer").choose("Ox", "Elk", "Bull").hand("Ann") == ["Scout"]


def test_that_minion_is_one_of_those_there() -> None:
    play = board("Lead", at=("Ann's Ox", "Ann's Elk", "Bob's Bull"), there=("Bob's Bull",)).play("Lead")
    assert play.offered == ["Ox", "Elk"]
    play.choose("Elk")

    assert play.where("Elk") == "Ann's hand"
    assert play.at("Tortuga") == ["Ann's Ox", "Bob's Bull"]


def test_that_minion_and_those_of_the_chosen_player_go_to_one_base() -> None:
    play = board("Both", at=("Ann's Ox", "Ann's Elk", "Bob's Bull"), there=("Bob's Bull",)).play("Both")
    play.choose("Elk").choose("Jungle Oasis")

    assert play.at("Jungle Oasis") == ["Ann's Elk", "Bob's Bull"]
    assert play.at("Tortuga") == ["Ann's Ox"]
