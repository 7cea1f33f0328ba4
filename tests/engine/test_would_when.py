"""What happens instead only at its time, or where something holds; and cards that a condition calls by name."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import card, game, ox, table

from smashrules.engine import missing

CARDS = (
    ox(3),
    ox(2, "Elk"),
    card("Axe", "action", "Destroy a minion of power 3 or less."),
    card(
        "Nightguard",
        "minion",
        "Ongoing: If one of your minions of power 3 or less would be destroyed during another player's turn, draw a "
        "card instead.",
        power=5,
    ),
    card(
        "Herd",
        "minion",
        "Ongoing: If one of your minions of power 3 or less would be destroyed while you have three or more minions "
        "in play, draw a card instead.",
        power=5,
    ),
    card("Call", "action", "If Ox is in your hand, play it as an extra minion.", known=["Ox"]),
    card("Chase", "action", "If Ox is in play, move it to another base.", known=["Ox"]),
)


@pytest.mark.parametrize(("turn", "stays"), [("Ann", False), ("Bob", True)])
def test_instead_only_on_the_turns_that_are_named(turn: str, stays: bool) -> None:
    bases = {"Tortuga": ["Ann's Nightguard", "Ann's Ox"], "Tar Pits": []}
    play = table(bases, *CARDS, hand=["Axe"], turn=turn).play("Axe")

    assert ("Ann's Ox" in play.at("Tortuga")) is stays
    assert len(play.hand("Ann")) == int(stays)


@pytest.mark.parametrize(("others", "stays"), [([], False), (["Ann's Elk"], True)])
def test_instead_only_while_the_condition_holds(others: list[str], stays: bool) -> None:
    play = table({"Tortuga": ["Ann's Herd", "Ann's Ox"], "Tar Pits": others}, *CARDS, hand=["Axe"], turn="Bob")
    play.play("Axe")
    if others:
        play.choose("Ox")

    assert ("Ann's Ox" in play.at("Tortuga")) is stays


@pytest.mark.parametrize(("hand", "there"), [(["Call", "Ox"], ["Ann's Ox"]), (["Call", "Elk"], [])])
def test_a_card_in_the_hand_that_is_called_by_name_is_played(hand: list[str], there: list[str]) -> None:
    play = table({"Tortuga": []}, *CARDS, hand=hand).play("Call")

    assert play.at("Tortuga") == there


def test_a_card_in_play_that_is_called_by_name_is_moved() -> None:
    play = table({"Tortuga": ["Bob's Ox"], "Tar Pits": []}, *CARDS, hand=["Chase"]).play("Chase")

    assert play.at("Tar Pits") == ["Bob's Ox"]


@pytest.mark.parametrize(
    ("text", "system"),
    [
        (
            "Choose a base where another player has a minion. Destroy one of that player's minions there.",
            "the player for whom a condition holds",
        ),
        (
            "Until the start of your next turn, if one of your minions would be destroyed when a base scores, draw a "
            "card instead.",
            "Replacement.amid",
        ),
    ],
)
def test_what_cannot_be_played_of_it_is_told_by_name(text: str, system: str) -> None:
    assert system in missing(card("Clerk", "action", text))


@pytest.mark.parametrize(
    ("held", "there", "drawn"),
    [
        ("Ask", ["Bob's Ox", "Cid's Ox"], 0),
        ("Ask", ["Bob's Ox", "Bob's Elk"], 1),
        ("All", ["Bob's Ox", "Bob's Elk"], 0),
        ("All", ["Bob's Ox", "Cid's Elk"], 1),
    ],
)
@pytest.mark.parametrize("where", ["in play", "on a base"])
def test_what_another_player_has_is_had_by_one_of_them(held: str, there: list[str], drawn: int, where: str) -> None:
    asked = (
        card("Ask", "action", f"If another player has two or more minions {where}, draw a card."),
        card("All", "action", f"If each other player has a minion {where}, draw a card."),
    )
    seats = ("Ann", "Bob", "Cid")
    decks = {name: ["Scout"] * 5 for name in seats}
    play = board(
        {"Tortuga": there}, hand={"Ann": [held]}, deck=decks, players=seats, turn="Ann", game=game(*CARDS, *asked)
    ).play(held)

    assert len(play.hand("Ann")) == drawn
