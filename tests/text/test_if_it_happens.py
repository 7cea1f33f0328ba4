"""An "if" that says when: what happens is waited for, as with "when"."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.effects.abilities import Event, Timing, Triggered
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.showing.paraphrase import explain_tree


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize(
    "happens",
    [
        "another player destroys one of your minions",
        "a minion here is destroyed",
        "you play an action",
        "another player's card reveals or looks at a card in your hand or deck",
        "another player's minion is moved to this base",
        "a minion is moved from here",
        "this minion is moved to another base",
        "one of your minions here is returned to your hand",
        "a minion here is placed on the bottom of a deck",
        "an action is transferred to this minion",
    ],
)
@pytest.mark.parametrize("label", ["Ongoing", "Special"])
def test_if_it_happens_is_when_it_happens(label: str, happens: str) -> None:
    text = f"{label}: If {happens}, draw a card."
    (clause,) = read(text, type="minion").tree.abilities[0].clauses
    assert isinstance(clause, Triggered)
    assert isinstance(clause.when, Event)
    assert clause.when.timing is Timing.WHEN
    assert read(text, type="minion").tree == read(f"{label}: When {happens}, draw a card.", type="minion").tree
    told(text)


def test_on_a_base_as_well_and_within_a_limit() -> None:
    assert "at most 1 per turn" in told("Once per turn, if a player plays a minion here, they draw a card.", "base")


@pytest.mark.parametrize(
    "text",
    [
        "Move a minion. If you move a minion, draw a card.",
        "Talent: Move a minion here to another base. If you move a minion, draw a card.",
    ],
)
def test_what_the_ability_itself_does_is_not_waited_for(text: str) -> None:
    assert "while this ability resolved" in explain_tree(read(text, type="minion").tree, type="minion")


def test_what_was_done_says_no_time() -> None:
    with pytest.raises(TextError):
        readings("Ongoing: If you moved a minion, draw a card.", type="minion")


@pytest.mark.parametrize(
    "happens", ["another player wins this base", "a minion here is destroyed", "you play an action"]
)
@pytest.mark.parametrize("label", ["Ongoing", "Special"])
def test_said_behind_it_means_the_same(label: str, happens: str) -> None:
    text = f"{label}: Draw a card if {happens}."
    assert told(text) == told(f"{label}: If {happens}, draw a card.")


@pytest.mark.parametrize("done", ["you destroyed a minion", "a minion here was destroyed", "you moved a minion"])
@pytest.mark.parametrize("label", ["Ongoing: ", "Special: ", ""])
def test_what_was_done_says_no_time_behind_it_either(label: str, done: str) -> None:
    with pytest.raises(TextError):
        readings(f"{label}Draw a card if {done}.", type="minion" if label else "base")


@pytest.mark.parametrize(
    ("has", "holds"),
    [
        ("has a minion here", "A controls at least 1 minion at the base this card is at"),
        ("controls an action here", "A controls at least 1 action at the base this card is at"),
    ],
)
def test_who_does_it_and_what_must_hold_of_them(has: str, holds: str) -> None:
    happens = f"another player destroys one of your minions and {has}"
    said = told(f"Ongoing: Draw a card if {happens}.")
    assert "when this happens: one player other than you [A] destroys one minion" in said
    assert f"if then {holds}" in said
    assert said == told(f"Ongoing: If {happens}, draw a card.")


def test_another_player_than_the_owner_is_meant_where_you_cannot_be() -> None:
    text = "Ongoing: The owner of this minion gains 1 VP if another player wins this base and controls this minion."
    said = explain_tree(read(text, type="minion").tree, type="minion")
    assert "one player other than the owner of this card itself [A] wins" in said
    assert "if then this card itself is one card controlled by A" in said
    with pytest.raises(TextError):  # of two players who are not you, none controls it
        readings("Ongoing: If another player wins this base and controls this minion, draw a card.", type="minion")


@pytest.mark.parametrize("than", ["this minion's owner", "this minion's controller"])
def test_a_player_other_than_somebody(than: str) -> None:
    said = told(f"Ongoing: When a player other than {than} wins this base, draw a card.")
    assert f"one player other than the {than.split()[-1]} of this card itself wins" in said


@pytest.mark.parametrize(
    "event", ["this minion leaves play", "this minion is destroyed", "another player destroys one of your minions"]
)
def test_a_statement_before_it_has_done_nothing(event: str) -> None:
    text = f"Play on a minion. Ongoing: This minion has +3 power. If {event}, draw a card."
    same = f"Play on a minion. Ongoing: This minion has +3 power. When {event}, draw a card."
    assert read(text, type="action").tree == read(same, type="action").tree


@pytest.mark.parametrize(
    ("whoever", "one"),
    [
        ("Each player who plays", "a player"),
        ("Players who play", "a player"),
        ("Each other player who plays", "another player"),
        ("Other players who play", "another player"),
    ],
)
@pytest.mark.parametrize("does", ["must discard a card", "may draw a card"])
def test_whoever_plays_something_is_waited_for(does: str, whoever: str, one: str) -> None:
    said = told(f"Ongoing: {whoever} a minion here {does}.")
    assert said == told(f"Ongoing: After {one} plays a minion here, they {does}.")


@pytest.mark.parametrize(
    "text", ["If a minion is moved here, draw a card.", "Draw a card. If a minion is moved here, draw a card."]
)
def test_what_is_undergone_is_waited_for_under_a_label(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    ("before", "happens"),
    [
        ("At the start of your turn, draw a card.", "this minion is destroyed"),
        ("At the start of your turn, destroy this minion.", "this minion moves"),
        ("After you play an action, draw a card.", "another player moves this minion"),
    ],
)
def test_what_the_ability_before_does_not_do_is_waited_for_by_itself(before: str, happens: str) -> None:
    said = read(f"Play on a minion. Ongoing: {before} If {happens}, discard a card.", type="action").tree
    apart = read(f"Play on a minion. Ongoing: {before} When {happens}, discard a card.", type="action").tree
    assert said == apart


def test_what_the_ability_before_does_is_what_it_did() -> None:
    text = "Ongoing: At the start of your turn, you may move this minion to another base. If it moves, draw a card."
    assert "while this ability resolved" in explain_tree(read(text, type="minion").tree, type="minion")
