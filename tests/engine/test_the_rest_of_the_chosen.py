"""What is done with those of several chosen cards that were not taken."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine.unmodelled import missing

SORT = card(
    "Sort",
    "action",
    "Choose three minions. Place a +1 power counter on one of them. Return the others to their owners' hands.",
)
LEND = card(
    "Lend",
    "action",
    "Choose three cards from your hand. Another player chooses one of them. Discard that card. "
    "Place the other two on top of your deck.",
)
CARDS = (SORT, LEND, ox(2), ox(1, "Elk"), ox(4, "Bear"), ox(3, "Calf"))


@pytest.mark.parametrize("kept", ["Ox", "Elk", "Bear"])
def test_the_others_are_sent_home_and_no_more(kept: str) -> None:
    play = table({"Tortuga": ["Ann's Ox", "Bob's Elk", "Ann's Bear", "Bob's Calf"]}, *CARDS, hand=("Sort",))
    play.play("Sort").choose("Ox").choose("Elk").choose("Bear").choose(kept)
    away = {"Ox": "Ann's hand", "Elk": "Bob's hand", "Bear": "Ann's hand"}
    assert play.where("Calf") == "Tortuga"
    for each, hand in away.items():
        assert play.where(each) == ("Tortuga" if each == kept else hand)


def test_another_player_chooses_what_is_lost() -> None:
    assert missing(LEND) == ()
    play = table({"Tortuga": []}, *CARDS, hand=("Lend", "Ox", "Elk", "Bear", "Calf"))
    play.play("Lend").choose("Ox").choose("Elk").choose("Bear")
    assert play.asked == "Bob"
    play.choose("Elk")
    assert play.where("Elk") == "Ann's discard"
    assert play.where("Calf") == "Ann's hand"
    assert {play.where("Ox"), play.where("Bear")} == {"Ann's deck"}
