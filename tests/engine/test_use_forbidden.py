"""Talents that cannot be used: by whom, on which cards, where, and until when."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

SCRIBE = card("Scribe", "minion", "Talent: Draw a card.")
CLERK = card("Clerk", "minion", "Talent: Draw two cards.", power=4)
LULL = card("Lull", "base", "Talents cannot be used on minions of power 3 or less here.")
STILL = card("Still", "base", "Players cannot use Talents here.")
BIND = card("Bind", "action", "Play on a minion. Ongoing: This minion's Talent cannot be used.")
NUMB = card("Numb", "action", "Play on a base. Ongoing: Your minions here cannot use Talents.")
OTHERS = card("Others", "action", "Other players cannot use Talents until the start of your next turn.")
AGAIN = card("Again", "action", "Choose one of your minions. Use its Talent.")
CARDS = (SCRIBE, CLERK, LULL, STILL, BIND, NUMB, OTHERS, AGAIN, ox(2))


def test_only_on_such_minions_and_only_there() -> None:
    play = table({"Lull": ["Ann's Scribe", "Ann's Clerk"], "Tortuga": ["Ann's Scribe"]}, *CARDS)
    assert play.can_use("Clerk")

    play = table({"Lull": ["Ann's Scribe"], "Tortuga": ["Ann's Clerk"]}, *CARDS)
    assert not play.can_use("Scribe")
    assert play.can_use("Clerk")


@pytest.mark.parametrize(("base", "can"), [("Still", False), ("Tortuga", True)])
def test_on_no_card_at_that_base(base: str, can: bool) -> None:
    places: dict[str, list[str]] = {"Still": [], "Tortuga": []}
    places[base] = ["Ann's Scribe"]
    assert table(places, *CARDS).can_use("Scribe") is can


def test_a_card_keeps_those_of_one_player_from_it() -> None:
    play = table({"Tortuga": ["Ann's Scribe"], "Tar Pits": ["Ann's Clerk"]}, *CARDS, hand=["Numb"])
    assert play.can_use("Scribe")
    play.play("Numb", on="Tortuga")

    assert not play.can_use("Scribe")
    assert play.can_use("Clerk")


def test_other_players_until_a_time() -> None:
    play = table({"Tortuga": ["Ann's Scribe", "Bob's Clerk"]}, *CARDS, hand=["Others"])
    play.play("Others")
    assert play.can_use("Scribe")
    play.to_the_next_turn()
    assert play.active == "Bob"
    assert not play.can_use("Clerk")


def test_no_text_can_let_it_be_used() -> None:
    free = table({"Tortuga": ["Ann's Scribe"]}, *CARDS, hand=["Again"])
    assert len(free.play("Again").hand("Ann")) == 1

    play = table({"Still": ["Ann's Scribe"]}, *CARDS, hand=["Again"])
    assert play.play("Again").hand("Ann") == []


def test_of_one_minion_alone() -> None:
    play = table({"Tortuga": ["Ann's Scribe", "Ann's Clerk"]}, *CARDS, hand=["Bind"])
    play.play("Bind").choose("Scribe")

    assert not play.can_use("Scribe")
    assert play.can_use("Clerk")
