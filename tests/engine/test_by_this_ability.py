"""What the ability that is carried out has itself brought about, and not the turn before it."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

RISING = card(
    "Rising",
    "action",
    "Each other player may discard two cards. For each other player who does not do so, you may play a minion of"
    " power 3 or less from your discard pile on a base where you have not played a minion this way.",
)
CALF = card("Calf", "minion", "", power=1)


def night(*there: str) -> Play:
    bases = {"Tortuga": list(there), "Tar Pits": []}
    piles = {"Ann": ["Ox", "Calf"]}
    hands = table(bases, RISING, CALF, ox(2), hand=["Calf", "Rising"], discard=piles, players=("Ann", "Bob", "Cleo"))  # type: ignore[arg-type]
    return hands.play("Calf", on="Tortuga").play("Rising")


def test_each_minion_goes_to_a_base_where_none_has_gone_by_the_same_card() -> None:
    play = night().yes().choose("Ox").choose("Tortuga").choose("Ox").yes()

    assert play.at("Tortuga") == ["Ann's Calf", "Ann's Ox"]
    assert play.at("Tar Pits") == ["Ann's Calf"]


def test_where_a_minion_went_before_the_card_another_may_still_go() -> None:
    play = night().yes().choose("Ox")

    assert play.offered == ["Tortuga", "Tar Pits"]


def test_one_more_base_is_needed_for_one_more_minion() -> None:
    play = night().yes().choose("Ox").choose("Tar Pits").choose("Ox").yes()

    assert play.at("Tar Pits") == ["Ann's Ox"]
    assert play.at("Tortuga") == ["Ann's Calf", "Ann's Calf"]
