"""What is done to the other of two, to a copy that was found, and on a base where something was done."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

SPLIT = card("Split", "action", "Choose two minions. Destroy one of them. Return the other to its owner's hand.")
HANDOVER = card("Handover", "action", "Choose two minions. Transfer an action from one of them to the other.")
WEAKER = card("Weaker", "action", "Choose two minions. Destroy the one with less power.")
TWIN = card("Twin", "action", "Choose a minion. Search your deck for a copy of it and draw that copy.")
RAZE = card("Raze", "action", "Replace a base. You may play an extra minion on the replacement base.")
GRAVE = card(
    "Grave",
    "action",
    "Destroy a minion. Place a +1 power counter on each minion on a base where a minion was destroyed this turn.",
)
PASSED = card("Passed", "minion", "Talent: Remove a +1 power counter from this minion to place it on another minion.")
KEEPER = card(
    "Keeper",
    "minion",
    "Ongoing: If one of your other minions would be returned to your hand or placed in your deck,"
    " draw a card instead.",
)
RECALL = card("Recall", "action", "Return a minion to its owner's hand.")
SINK = card("Sink", "action", "Place a minion on the bottom of its owner's deck.")
CULL = card("Cull", "action", "Destroy a minion.")
CALF, ELK, BULL = ox(2, "Calf"), ox(4, "Elk"), ox(5, "Bull")
SADDLE = card("Saddle", "action", "Play on a minion. Ongoing: This minion has +1 power.")


def table(hand: list[str], bases: dict[str, list[object]], deck: list[str] | None = None) -> Play:
    """Ann's turn, with these cards in her hand."""
    cards = game(
        SPLIT, HANDOVER, WEAKER, TWIN, RAZE, GRAVE, KEEPER, RECALL, SINK, CULL, PASSED, CALF, ELK, BULL, SADDLE
    )
    decks = {**FILLER, **({"Ann": deck} if deck else {})}
    return board(bases, hand={"Ann": hand}, deck=decks, turn="Ann", game=cards)  # type: ignore[arg-type]


@pytest.mark.parametrize(("taken", "left"), [("Calf", "Elk"), ("Elk", "Calf")])
def test_the_other_is_what_was_not_destroyed(taken: str, left: str) -> None:
    there = table(["Split"], {"Tortuga": ["Ann's Bull", "Bob's Calf", "Bob's Elk"]})

    after = there.play("Split").choose("Calf", "Elk").choose(taken)

    assert after.discard("Bob") == [taken]
    assert after.hand("Bob") == [left]
    assert after.at("Tortuga") == ["Ann's Bull"]


def test_an_action_goes_from_one_of_two_to_the_other() -> None:
    there = table(["Handover"], {"Tortuga": [("Bob's Calf", "Bob's Saddle"), "Ann's Elk", "Ann's Bull"]})

    after = there.play("Handover").choose("Calf", "Elk")

    assert after.power("Elk") == 5
    assert after.power("Calf") == 2


@pytest.mark.parametrize(
    ("chosen", "left"), [(("Calf", "Elk"), ["Elk", "Bull"]), (("Elk", "Bull"), ["Calf", "Bull"])]
)
def test_the_one_with_less_power_of_those_chosen(chosen: tuple[str, str], left: list[str]) -> None:
    there = table(["Weaker"], {"Tortuga": ["Bob's Calf", "Bob's Elk", "Bob's Bull"]})

    after = there.play("Weaker").choose(*chosen)

    assert after.at("Tortuga") == [f"Bob's {each}" for each in left]


def test_the_copy_is_drawn_and_not_the_minion() -> None:
    there = table(["Twin"], {"Tortuga": ["Ann's Elk", "Ann's Calf"]}, ["Scout", "Elk", "Scout"])

    after = there.play("Twin").choose("Elk at Tortuga")

    assert "Elk" in after.hand("Ann")
    assert "Ann's Elk" in after.at("Tortuga")


def test_a_base_is_replaced_by_the_top_card_of_the_base_deck() -> None:
    there = table(["Raze", "Calf"], {"Tortuga": [], "Tar Pits": ["Bob's Elk"]})

    after = there.play("Raze").choose("Tortuga")

    assert after.bases() == ["Jungle Oasis", "Tar Pits"]
    after = after.yes().play("Calf", extra=True)
    assert after.at("Jungle Oasis") == ["Ann's Calf"]


def test_a_base_where_a_minion_was_destroyed() -> None:
    there = table(["Grave"], {"Tortuga": ["Bob's Calf", "Ann's Elk"], "Tar Pits": ["Ann's Bull"]})

    after = there.play("Grave").choose("Calf")

    assert after.power("Elk") == 5
    assert after.power("Bull") == 5


def test_a_counter_passes_from_this_minion_to_another() -> None:
    there = table([], {"Tortuga": [("Ann's Passed", 1), "Bob's Calf"]})

    after = there.use("Passed")

    assert (after.power("Passed"), after.power("Calf")) == (2, 3)


@pytest.mark.parametrize(
    ("deed", "stays", "drawn"), [("Recall", True, ["Scout"]), ("Sink", True, ["Scout"]), ("Cull", False, [])]
)
def test_what_would_go_to_one_pile_or_another_stays(deed: str, stays: bool, drawn: list[str]) -> None:
    there = table([deed], {"Tortuga": ["Ann's Keeper", "Ann's Calf"]})

    after = there.play(deed).choose("Calf")

    assert ("Ann's Calf" in after.at("Tortuga")) == stays
    assert after.hand("Ann") == drawn
