"""What a Special in a hand asks for, asked in the windows of scoring: at the base that scores, and of the moment."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

WON = card("Won", "action", "Special: After a base scores, if you are the winner, draw a card.")
STRONG = card("Strong", "action", "Special: Before a base scores, if you have 10 or more power there, gain 1 VP.")
RICH = card("Rich", "action", "Special: After a base scores, if there is a base in the base discard pile, gain 1 VP.")
HELD = card("Held", "action", "Special: Before a base scores, if you have two or more cards in your hand, gain 1 VP.")
LONE = card(
    "Lone",
    "action",
    "You can only play this card if you have no other cards in your hand. Draw a card. Special: Before a base scores,"
    " gain 1 VP.",
)
CARDS = (WON, STRONG, RICH, HELD, LONE, ox(21, "Bull"), ox(6))


def scored(at: tuple[str, ...], *held: str, **more: object) -> Play:
    bases = {"Tar Pits": list(at), "Jungle Oasis": []}
    return table(bases, *CARDS, hand=held, **more).end_phase()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("held", "at", "so"),
    [
        ("Won", ("Ann's Bull", "Bob's Ox"), True),
        ("Won", ("Bob's Bull", "Ann's Ox"), False),
        ("Strong", ("Ann's Bull",), True),
        ("Strong", ("Bob's Bull", "Ann's Ox"), False),
    ],
)
def test_it_is_asked_at_the_base_that_scores(held: str, at: tuple[str, ...], so: bool) -> None:
    play = scored(at, held)
    assert (play.kind == "window" and held in play.offered) == so


def test_a_pile_is_looked_into() -> None:
    assert "Rich" not in scored(("Ann's Bull",), "Rich").offered
    assert "Rich" in scored(("Ann's Bull",), "Rich", base_discard=("Tortuga",)).offered


def test_the_hand_is_looked_into_with_the_card_in_it() -> None:
    assert "Held" not in scored(("Ann's Bull",), "Held").offered
    assert "Held" in scored(("Ann's Bull",), "Held", "Ox").offered


def test_what_is_asked_for_in_order_to_be_played_is_asked_of_a_special_too() -> None:
    assert "Lone" in scored(("Ann's Bull",), "Lone").offered
    assert "Lone" not in scored(("Ann's Bull",), "Lone", "Ox").offered
