"""What can be done by one player alone, and the power that is added to another."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine.unmodelled import missing

RING = card("Ring", "base", "Minions of power 2 or less cannot be destroyed here except by their controller.")
SLAY = card("Slay", "action", "Destroy a minion.")
PURGE = card("Purge", "action", "Each other player destroys one of their minions.")
DRAIN = card(
    "Drain", "action", "Destroy a minion to add its power to another minion on its base until the end of the turn."
)
SAP = card("Sap", "action", "Destroy a minion to add its power to your total there until the end of the turn.")
CARDS = (RING, SLAY, PURGE, DRAIN, SAP, ox(2), ox(1, "Elk"), ox(4, "Bear"))


def ring(*at: str, held: str = "Slay") -> Play:
    return table({"Ring": list(at), "Tar Pits": []}, *CARDS, hand=(held,))


@pytest.mark.parametrize(
    ("victim", "falls"), [("Bob's Elk", False), ("Bob's Ox", False), ("Bob's Bear", True), ("Ann's Elk", True)]
)
def test_only_its_controller_can_destroy_it(victim: str, falls: bool) -> None:
    play = ring(victim, "Ann's Bear" if "Bear" not in victim else "Ann's Ox").play("Slay")
    name = victim.split(" ")[1]
    play.choose(name)
    assert (play.where(name) != "Ring") is falls
    assert bool(play.prevented("destroy", name)) is not falls


def test_whoever_is_made_to_destroy_their_own_can() -> None:
    play = ring("Bob's Elk", "Ann's Ox", held="Purge").play("Purge")
    assert play.where("Elk") == "Bob's discard"


def test_elsewhere_it_is_no_shelter() -> None:
    play = table({"Ring": [], "Jungle Oasis": ["Bob's Elk"]}, *CARDS, hand=("Slay",)).play("Slay")
    assert play.where("Elk") == "Bob's discard"


@pytest.mark.parametrize(("victim", "more"), [("Bear", 4), ("Elk", 1)])
def test_the_power_that_is_added_is_that_of_the_one_destroyed(victim: str, more: int) -> None:
    play = table({"Jungle Oasis": [f"Bob's {victim}", "Ann's Ox"]}, *CARDS, hand=("Drain",)).play("Drain")
    play.choose(victim)
    assert play.power("Ox") == 2 + more
    assert play.to_the_next_turn().power("Ox") == 2


def test_what_is_added_to_a_total_is_power_of_no_minion() -> None:
    play = table({"Jungle Oasis": ["Bob's Bear", "Ann's Ox"]}, *CARDS, hand=("Sap",)).play("Sap").choose("Bear")
    assert (play.power("Ox"), play.total("Jungle Oasis", "Ann")) == (2, 6)
    assert play.to_the_next_turn().total("Jungle Oasis", "Ann") == 2


MEDIC = card(
    "Medic",
    "minion",
    "Ongoing: When one or more of your other minions would be returned to your hand, you may draw a card instead of "
    "returning one of them.",
)
RECALL = card("Recall", "action", "Return each of your minions of power 2 or less to your hand.")


@pytest.mark.parametrize("wanted", [True, False])
def test_of_several_that_would_be_returned_one_can_stay(wanted: bool) -> None:
    own = (MEDIC, RECALL, ox(2), ox(1, "Elk"))
    play = table({"Jungle Oasis": ["Ann's Ox", "Ann's Elk"], "Tortuga": ["Ann's Medic"]}, *own, hand=("Recall",))
    play.play("Recall").choose("Ox")
    play = play.yes() if wanted else play.no()
    assert play.kind == "main"
    assert play.where("Elk") == "Ann's hand"
    assert play.where("Ox") == ("Jungle Oasis" if wanted else "Ann's hand")
    assert play.hand("Ann").count("Scout") == (1 if wanted else 0)


WATCHED = card(
    "Watched",
    "action",
    "Special: If another player's card reveals or looks at a card in your hand or deck, destroy one of their minions "
    "of power 2 or less.",
)


def test_a_look_is_answered_whether_it_is_said_with_if_or_when() -> None:
    assert missing(WATCHED) == ()
