"""What a card had on it when it left play: counters and actions are asked about, and counted, as they were then."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, Spec
from tests.rulebook.own_cards import card, ox, table

COUNTED = card("Count", "action", "Destroy a minion. Draw a card for each +1 power counter on it.")
SUNK = card(
    "Sink", "action", "Place a minion on the bottom of its owner's deck. Draw a card for each +1 power counter on it."
)
ASKED = card("Ask", "action", "Destroy a minion. If it had a +1 power counter on it, draw a card.")
WORN = card("Worn", "action", "Destroy a minion. If it had an action on it, draw a card.")
STRIP = card("Strip", "action", "Destroy another player's minion. Draw a card for each action that was on it.")
RAZE = card(
    "Raze",
    "action",
    "Choose a base. Destroy two minions there. Draw a card for each minion destroyed there this turn.",
)
TOLL = card("Toll", "action", "Draw a card for each minion destroyed this turn.")
CULL = card("Cull", "action", "Destroy two minions. Draw a card for each minion destroyed this turn.")
BOOST = card("Boost", "action", "Play on a minion. Ongoing: This minion has +5 power.")
CARDS = (COUNTED, SUNK, ASKED, WORN, STRIP, TOLL, CULL, RAZE, BOOST)


def board(there: list[Spec], held: str) -> Play:
    play = table({"Tortuga": there}, *CARDS, ox(2), hand=[held]).play(held)
    while play.kind == "thing":
        play.answer(play.decision.options[0])
    return play


@pytest.mark.parametrize("deed", ["Count", "Sink"])
@pytest.mark.parametrize("counters", [0, 1, 3])
def test_its_counters_are_counted_as_they_were(deed: str, counters: int) -> None:
    play = board([("Bob's Ox", counters)], deed)
    assert len(play.happened("draw")) == counters


@pytest.mark.parametrize(
    ("there", "drawn"), [("Bob's Ox", 0), (("Bob's Ox", 1), 1), (("Bob's Ox", "Bob's Boost"), 0)]
)
def test_whether_it_had_a_counter(there: Spec, drawn: int) -> None:
    assert len(board([there], "Ask").happened("draw")) == drawn


@pytest.mark.parametrize(
    ("there", "drawn"), [("Bob's Ox", 0), (("Bob's Ox", 1), 0), (("Bob's Ox", "Bob's Boost"), 1)]
)
def test_whether_it_had_an_action(there: Spec, drawn: int) -> None:
    assert len(board([there], "Worn").happened("draw")) == drawn


@pytest.mark.parametrize(("there", "drawn"), [("Bob's Ox", 0), (("Bob's Ox", "Bob's Boost", "Ann's Boost"), 2)])
def test_its_actions_are_counted_as_they_were(there: Spec, drawn: int) -> None:
    assert len(board([there, ("Ann's Ox", "Ann's Boost")], "Strip").happened("draw")) == drawn


@pytest.mark.parametrize(("deed", "drawn"), [("Toll", 0), ("Cull", 2), ("Raze", 2)])
def test_what_was_destroyed_this_turn_is_counted(deed: str, drawn: int) -> None:
    assert len(board(["Bob's Ox", "Ann's Ox"], deed).happened("draw")) == drawn
