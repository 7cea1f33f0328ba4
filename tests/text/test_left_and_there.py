"""What is there when something has left; from where a card goes to a discard pile; that ability of a chosen card."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

SODA = card(
    "Soda",
    "action",
    "Play on a minion. Ongoing: When this minion leaves its base, transfer this action to any other minion there.",
)
PUSH = card("Push", "action", "Move a minion to another base.")
KILL = card("Kill", "action", "Destroy a minion.")


@pytest.mark.parametrize("kind", ["action", "minion"])
@pytest.mark.parametrize("deed", ["destroy a minion {}", "draw a card for each minion {}"])
def test_there_is_where_it_was(kind: str, deed: str) -> None:
    start = "Play on a minion. Ongoing:" if kind == "action" else "Ongoing:"
    leaves = f"{start} When this minion leaves its base, {deed}."
    assert told(leaves.format("there"), kind) == told(leaves.format("on this minion's previous base"), kind)


def test_the_action_stays_where_the_minion_was() -> None:
    there = {"Tortuga": [("Ann's Ox", "Ann's Soda"), "Ann's Calf", "Bob's Elk"], "Tar Pits": ["Bob's Deer"]}
    cards = (SODA, PUSH, ox(2), ox(3, "Calf"), ox(4, "Elk"), ox(5, "Deer"))
    play = table(there, *cards, hand=["Push"]).play("Push").choose("Ox")
    assert set(play.offered) == {"Calf", "Elk"}
    assert play.choose("Elk").where("Soda") == "on Elk"


@pytest.mark.parametrize("pile", ["the discard pile", "its owner's discard pile"])
@pytest.mark.parametrize("here", ["from here", "from this base"])
@pytest.mark.parametrize("when", ["After", "The first time each turn"])
def test_from_here_to_a_pile(pile: str, here: str, when: str) -> None:
    moved = told(f"Ongoing: {when} a minion here goes to {pile}, draw a card.", "minion")
    assert told(f"Ongoing: {when} a minion goes to {pile} {here}, draw a card.", "minion") == moved


def test_a_minion_that_dies_here_is_counted_and_no_other() -> None:
    grave = card("Grave", "minion", "Ongoing: After a minion goes to the discard pile from here, draw a card.")
    there = {"Tortuga": ["Ann's Grave", "Bob's Ox"], "Tar Pits": ["Bob's Elk"]}
    play = table(there, grave, KILL, ox(2), ox(4, "Elk"), hand=["Kill"])
    assert len(play.play("Kill").choose("Ox").hand("Ann")) == 1
    other = table(there, grave, KILL, ox(2), ox(4, "Elk"), hand=["Kill"])
    assert other.play("Kill").choose("Elk").hand("Ann") == []


@pytest.mark.parametrize(
    ("ability", "that"),
    [("talent", "talent"), ("talent", "ability"), ("Special ability", "ability"), ("ongoing ability", "ability")],
)
def test_that_ability_is_its(ability: str, that: str) -> None:
    article = "an" if ability[0] in "aeiou" else "a"
    chosen = f"Choose a minion with {article} {ability}."
    assert told(f"{chosen} Cancel that {that} until the end of the turn.") == told(
        f"{chosen} Cancel its {ability} until the end of the turn."
    )


def test_even_if_something_else_is_no_second_time() -> None:
    with pytest.raises(TextError):
        readings("You may use the talent of one of your minions even if it has an action on it.", type="action")


@pytest.mark.parametrize("only", ["Play only on", "Play this action only on"])
@pytest.mark.parametrize("host", ["a base where you have a minion", "one of your minions"])
def test_to_play_it_only_there_is_to_play_it_there(only: str, host: str) -> None:
    behind = "Ongoing: At the start of your turn, draw a card."
    assert told(f"{only} {host}. {behind}") == told(f"Play on {host}. {behind}")
