"""Numbers that do not go further: not raised so far, no more or no less than so much; and powers that differ."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

LID = card("Lid", "minion", "Ongoing: The power of your minions here cannot be increased.", 4)
ROOF = card("Roof", "minion", "Ongoing: The power of your other minions here cannot be raised above 4.", 4)
CAP = card("Cap", "minion", "Ongoing: Your other minions here cannot have more than 4 power.", 4)
STILTS = card("Stilts", "minion", "Ongoing: Your other minions here cannot have less than 4 power.", 4)
HEDGE = card("Hedge", "minion", "Ongoing: The power of your other minions here cannot be reduced below 4.", 4)
FEAST = card("Feast", "minion", "Ongoing: Your other minions here have +3 power.", 3)
CURSE = card("Curse", "minion", "Ongoing: Each other player's minion here has -2 power.", 3)
HELMET = card(
    "Helmet", "action", "Play on a minion. Ongoing: This minion's power cannot be increased by other players' cards."
)
GROW = card("Grow", "action", "Place two +1 power counters on a minion.")
GIFT = card("Gift", "minion", "Ongoing: Each other minion here has +1 power.", 3)
SWAMP = card("Swamp", "base", "Minions here cannot have more than 3 power.")
DAM = card("Dam", "base", "The breakpoint of this base cannot be less than 19.")
DRILL = card("Drill", "action", "Reduce the breakpoint of a base by 5 until the end of the turn.")
ALL = (LID, ROOF, CAP, STILTS, HEDGE, FEAST, CURSE, GIFT, ox(1, "Lamb"), ox(5, "Bull"), ox(2, "Calf"))


@pytest.mark.parametrize(
    ("bound", "plain", "raised", "reduced", "both"),
    [
        ("Lid", (1, 5), (1, 5), (0, 3), (0, 3)),  # nothing is added
        ("Roof", (1, 5), (4, 5), (0, 3), (2, 4)),  # a 1 rises as far as that, a 5 not at all and is not lowered
        ("Cap", (1, 4), (4, 4), (0, 3), (2, 4)),  # a 5 is a 4 by that alone
        ("Stilts", (4, 5), (4, 8), (4, 4), (4, 6)),  # a 1 is a 4 by that alone
        ("Hedge", (1, 5), (4, 8), (1, 4), (4, 6)),
    ],
)
def test_how_far_a_power_goes(
    bound: str, plain: tuple[int, int], raised: tuple[int, int], reduced: tuple[int, int], both: tuple[int, int]
) -> None:
    there = [f"Ann's {bound}", "Ann's Lamb", "Ann's Bull"]
    found = []
    for others in ([], ["Ann's Feast"], ["Bob's Curse"], ["Ann's Feast", "Bob's Curse"]):
        play = table({"Tortuga": [*there, *others]}, *ALL)
        found.append((play.power("Lamb"), play.power("Bull")))
    assert found == [plain, raised, reduced, both]


def test_counters_raise_it_no_further() -> None:
    play = table({"Swamp": ["Ann's Calf"], "Tortuga": []}, SWAMP, GROW, ox(2, "Calf"), hand=["Grow"])
    assert play.power("Calf") == 2
    play.play("Grow")

    assert play.power("Calf") == 3


def test_it_counts_in_the_total_at_its_base() -> None:
    play = table({"Swamp": ["Ann's Bull", "Ann's Lamb"], "Tortuga": []}, SWAMP, ox(5, "Bull"), ox(1, "Lamb"))

    assert play.power("Bull") == 3
    assert play.total("Swamp", "Ann") == 4


def test_what_only_others_cannot_increase() -> None:
    there = [("Ann's Bull", "Ann's Helmet"), "Ann's Feast", "Bob's Gift"]
    play = table({"Tortuga": there}, HELMET, FEAST, GIFT, ox(5, "Bull"))

    assert play.power("Bull") == 8  # 3 more by its own player's card, and not 1 more by Bob's


def test_a_breakpoint_is_no_less() -> None:
    play = table({"Dam": ["Ann's Bull"], "Tortuga": []}, DAM, DRILL, ox(5, "Bull"), hand=["Drill"])
    play.play("Drill").choose("Dam")

    assert play.breakpoint("Dam") == max(19, play.breakpoint("Dam"))


def test_each_different_power_counts_once() -> None:
    choir = card(
        "Choir",
        "minion",
        "Ongoing: This minion has +1 power for each different power among your other minions here.",
        1,
    )
    there = ["Ann's Choir", "Ann's Lamb", "Ann's Calf", "Ann's Kid"]
    play = table({"Tortuga": there}, choir, ox(1, "Lamb"), ox(2, "Calf"), ox(2, "Kid"))

    assert play.power("Choir") == 3
