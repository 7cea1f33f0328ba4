"""Whoever has more of something than one other player, or than all of them; cards drawn until it is so."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import card, ox

from smashrules.cards import library
from smashrules.engine import Game

DEAL = card("Deal", "action", "Draw cards until at least one player has fewer cards in their hand than you.")
LEAD = card("Lead", "action", "Draw cards until you have more cards in your hand than each other player.")
LAG = card("Lag", "action", "If each other player has more cards in their hand than you, draw two cards.")
CROWD = card(
    "Crowd", "minion", "Ongoing: This minion has +3 power while you have more minions here than another player."
)


def table(held: dict[str, int], *more: str, minions: tuple[str, ...] = ()) -> Play:
    """Each player holds so many cards, and Ann these besides."""
    own = {each.name: each for each in (DEAL, LEAD, LAG, CROWD, ox(2, "Calf"))}
    hand = {name: ["Calf"] * number for name, number in held.items()}
    hand["Ann"] = [*more, *hand["Ann"]]
    deck = {name: ["Calf"] * 12 for name in held}
    there = {"Tortuga": list(minions)}
    game = Game({**library().definitions, **own})
    return board(there, hand=hand, deck=deck, players=tuple(held), game=game)  # type: ignore[arg-type]


@pytest.mark.parametrize(("bob", "cyd", "drawn"), [(3, 5, 3), (5, 3, 3), (0, 5, 0), (1, 1, 1)])
def test_drawing_ends_when_one_other_player_has_fewer(bob: int, cyd: int, drawn: int) -> None:
    play = table({"Ann": 1, "Bob": bob, "Cyd": cyd}, "Deal").play("Deal")
    assert len(play.hand("Ann")) == 1 + drawn


def test_drawing_ends_when_all_others_have_fewer() -> None:
    play = table({"Ann": 1, "Bob": 3, "Cyd": 5}, "Lead").play("Lead")
    assert len(play.hand("Ann")) == 6


@pytest.mark.parametrize(("cyd", "drawn"), [(2, 2), (1, 0)])
def test_who_has_fewest_has_fewer_than_each(cyd: int, drawn: int) -> None:
    play = table({"Ann": 1, "Bob": 3, "Cyd": cyd}, "Lag").play("Lag")
    assert len(play.hand("Ann")) == 1 + drawn


@pytest.mark.parametrize(("others", "power"), [(("Bob's Calf", "Cyd's Calf"), 2), (("Bob's Calf",), 5)])
def test_minions_at_a_base_are_counted_as_they_come_and_go(others: tuple[str, ...], power: int) -> None:
    play = table({"Ann": 0, "Bob": 0, "Cyd": 0}, minions=("Ann's Crowd", *others))
    assert play.power("Crowd") == power
