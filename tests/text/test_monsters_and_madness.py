"""Monsters treated as minions, a second one told by an "if", who does something each time, Madness that goes back."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning
from tests.text.worded import is_said_again, same

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


def told(text: str, kind: str) -> str:
    return plain_meaning.told(text, kind, names())


@pytest.mark.parametrize(
    "treated", ["Treat this {0} as one of your minions", "This {0} counts as one of your minions"]
)
@pytest.mark.parametrize("host", ["monster", "titan"])
def test_treated_as_ones_own(host: str, treated: str) -> None:
    text = f"Play on a {host}. Ongoing: {{}}."
    owned = text.format(f"You control this {host} and it counts as a minion")
    assert same(text.format(treated.format(host)), owned, "action")


@pytest.mark.parametrize("which", ["another minion", "another one", "a second one", "a second minion"])
@pytest.mark.parametrize("asked", ["it has power 2 or less", "its power is 2 or less"])
@pytest.mark.parametrize("may", ["You may destroy", "Destroy"])
def test_the_other_one_is_asked_about(may: str, asked: str, which: str) -> None:
    text = f"Destroy a minion. {may} {{}}."
    assert same(text.format(f"{which} if {asked}"), text.format("another minion of power 2 or less"), "action")


def test_what_was_done_otherwise_may_be_asked_about() -> None:
    assert "if A is one card whose power is at most 2" in told(
        "Move a minion to another base. Destroy an action if it has power 2 or less.", "action"
    )


@pytest.mark.parametrize("deed", ["plays a minion here", "discards a card", "draws a card"])
@pytest.mark.parametrize("whoever", ["Each player", "Each other player", "Any player"])
def test_each_time_somebody_does_so(whoever: str, deed: str) -> None:
    player = "another player" if "other" in whoever else "a player"
    after = f"Ongoing: After {player} {deed}, that player discards a card."
    assert same(f"Ongoing: {whoever} who {deed} discards a card.", after, "minion")


def test_what_a_player_has_is_no_deed() -> None:
    with pytest.raises(TextError):
        readings("Ongoing: Each player who has a minion here discards a card.", type="minion")


HELD = [("a minion here", "no cards in your hand"), ("no minions here", "a card in your hand")]


@pytest.mark.parametrize(("first", "second"), HELD)
def test_so_many_there_and_none_elsewhere(first: str, second: str) -> None:
    text = "If you have {} and {}, draw a card."
    assert same(text.format(first, second), text.format(first, f"you have {second}"), "minion")
    assert is_said_again(text.format(first, second), "minion")


@pytest.mark.parametrize("event", ["you return a Madness card", "another player returns a Madness card"])
def test_after_it_goes_back(event: str) -> None:
    said = told(f"Ongoing: After {event} to the Madness deck, draw a card.", "minion")
    assert "returns one card called" in said or "you return one card called" in said
    assert "in play called" not in said


@pytest.mark.parametrize("where", ["from your hand and discard pile", "in your hand and discard pile"])
@pytest.mark.parametrize("number", ["any number of", "all", "up to two"])
def test_from_either_of_two_piles(number: str, where: str) -> None:
    said = told(f"Return {number} Madness cards {where} to the Madness deck.", "action")
    assert "from your hand or your discard pile" in said


def test_its_destroyer_has_destroyed_it() -> None:
    text = "After a minion is destroyed here, {} draws a card."
    assert same(text.format("its destroyer"), text.format("the player who destroyed it"), "base")
