"""Those that are chosen at once and told apart by their number, and one of several players, played as at a table."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

TRIAGE = card(
    "Triage",
    "action",
    "Choose three minions. Destroy the first, return the second to its owner's hand, and place a +1 power counter on "
    "the third.",
)
SHUTTLE = card("Shuttle", "action", "Choose two bases. Move a minion from the first to the second.")
GIFTS = card("Gifts", "action", "Choose two players. The first draws a card. The second discards a card.")
RAIDS = card("Raids", "action", "Destroy a minion of power 2 or less on each of up to two bases.")
CALF, ELK, BULL = ox(2, "Calf"), ox(4, "Elk"), ox(5, "Bull")


def test_the_third_is_neither_of_the_two_before() -> None:
    there: Play = table(
        {"Tortuga": ["Bob's Calf", "Bob's Elk", "Bob's Bull"]}, TRIAGE, CALF, ELK, BULL, hand=["Triage"]
    )

    after = there.play("Triage").choose("Elk").choose("Calf")

    assert after.discard("Bob") == ["Elk"]
    assert "Calf" in after.hand("Bob")
    assert after.at("Tortuga") == ["Bob's Bull"]
    assert after.power("Bull") == 6


def test_a_minion_goes_from_the_first_to_the_second() -> None:
    there = table(
        {"Tortuga": ["Bob's Calf"], "Tar Pits": ["Bob's Elk"], "Jungle Oasis": []},
        SHUTTLE,
        CALF,
        ELK,
        hand=["Shuttle"],
    )

    after = there.play("Shuttle").choose("Tortuga", "Tar Pits").choose("Elk")

    assert after.at("Tortuga") == ["Bob's Calf", "Bob's Elk"]


def test_one_of_two_players_draws_and_the_other_discards() -> None:
    there = table({"Tortuga": []}, GIFTS, CALF, ELK, hand=["Gifts", "Elk"])

    after = there.play("Gifts").choose("Ann")

    assert len(after.hand("Ann")) == 2


def test_one_on_each_of_two_bases_is_no_two_on_one() -> None:
    bases = {"Tortuga": ["Bob's Calf", "Bob's Lamb"], "Tar Pits": ["Bob's Kid"], "Jungle Oasis": []}
    there = table(bases, RAIDS, CALF, ox(1, "Lamb"), ox(2, "Kid"), hand=["Raids"])

    after = there.play("Raids").choose("Calf")

    assert "Lamb" not in after.offered
    after = after.choose("Kid")
    assert after.at("Tortuga") == ["Bob's Lamb"]
    assert after.at("Tar Pits") == []
