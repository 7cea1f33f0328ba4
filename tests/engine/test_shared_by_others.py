"""What others share with a card, what its power was, and which of yours it is this turn: played out."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Spec
from tests.rulebook.own_cards import card, ox, table

CULL = card(
    "Cull", "action", "Destroy a minion of power 4 or less. If no other minion there had its name, draw a card."
)
WEIGH = card("Weigh", "action", "Destroy a minion. If its power was greater than its printed power, draw a card.")
ALONE = card("Alone", "action", "Destroy a minion. If it was its controller's only minion there, draw a card.")
KIN = card("Kin", "minion", "Ongoing: While another minion here shares this minion's faction, it has +3 power.", 2)
BOOST = card("Boost", "action", "Play on a minion. Ongoing: This minion has +5 power.")
LAST = card("Last", "action", "Choose two minions. If they are on the same base, draw a card.")


@pytest.mark.parametrize(
    ("there", "drawn"),
    [(["Bob's Ox"], 1), (["Bob's Ox", "Bob's Elk"], 1), (["Bob's Ox", "Ann's Ox"], 0)],
)
def test_whether_others_have_its_name(there: list[str], drawn: int) -> None:
    play = table({"Tortuga": there}, CULL, ox(2), ox(3, "Elk"), hand=["Cull"]).play("Cull")
    if play.kind == "thing":
        play.answer(play.decision.options[0])
    assert len(play.happened("draw")) == drawn


@pytest.mark.parametrize(("there", "drawn"), [(["Bob's Ox"], 0), ([("Bob's Ox", "Bob's Boost")], 1)])
def test_its_power_as_it_was(there: list[Spec], drawn: int) -> None:
    play = table({"Tortuga": there}, WEIGH, BOOST, ox(2), hand=["Weigh"]).play("Weigh")
    if play.kind == "thing":
        play.answer(play.decision.options[0])
    assert len(play.happened("draw")) == drawn


@pytest.mark.parametrize(("there", "drawn"), [(["Bob's Ox", "Ann's Elk"], 1), (["Bob's Ox", "Bob's Elk"], 0)])
def test_the_only_one_of_its_controller(there: list[str], drawn: int) -> None:
    play = table({"Tortuga": there}, ALONE, ox(2), ox(3, "Elk"), hand=["Alone"]).play("Alone")
    if play.kind == "thing":
        play.answer(play.decision.options[0])
    assert len(play.happened("draw")) == drawn


@pytest.mark.parametrize(("other", "power"), [("Ann's Zapbot", 2), ("Bob's Ox", 5)])
def test_others_of_its_faction(other: str, power: int) -> None:
    assert table({"Tortuga": ["Ann's Kin", other]}, KIN, ox(2)).power("Kin") == power


@pytest.mark.parametrize(
    ("first", "second", "drawn"), [(["Bob's Ox", "Bob's Elk"], [], 1), (["Bob's Ox"], ["Bob's Elk"], 0)]
)
def test_whether_both_are_on_one_base(first: list[str], second: list[str], drawn: int) -> None:
    bases = {"Tortuga": first, "The Homeworld": second}
    play = table(bases, LAST, ox(2), ox(3, "Elk"), hand=["Last"]).play("Last")
    while play.kind == "thing":
        play.answer(play.decision.options[0])
    assert len(play.happened("draw")) == drawn
