"""Who alone may do what others cannot; what of several things cannot be done; what is added, or moved either way."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.effects.abilities import Continuous, Replacement, Triggered
from smashrules.effects.actions import Cannot, Modify, Statement
from smashrules.effects.node import walk
from smashrules.effects.selectors import Both, Zone
from smashrules.effects.verbs import Verb
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.showing.paraphrase import explain_tree


def stated(text: str, kind: str) -> list[Statement]:
    (ability,) = read(text, type=kind).tree.abilities
    return [each.statement for each in ability.clauses if isinstance(each, Continuous)]


@pytest.mark.parametrize("whose", ["controller", "owner"])
@pytest.mark.parametrize(
    ("deed", "done"), [("destroyed here", "destroyed"), ("moved from here", "moved from this base")]
)
def test_one_alone_can_do_what_others_cannot(whose: str, deed: str, done: str) -> None:
    said = told(f"Minions of power 2 or less cannot be {deed} except by their {whose}.", "base")
    assert "[A] is " in said
    assert f"is {done} by any player other than A's {whose}" in said


def test_except_by_you_is_by_no_other_player() -> None:
    one = "Ongoing: Your minions here cannot be destroyed except by you."
    other = "Ongoing: Other players cannot destroy your minions here."
    assert read(one, type="minion").tree == read(other, type="minion").tree


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion except by its controller.",
        "Ongoing: Your minions here cannot be destroyed by other players' cards except by you.",
        "Ongoing: Minions here have +1 power except by their controller.",
    ],
)
def test_except_by_is_said_of_what_cannot_be_done(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Other players cannot move minions from here or destroy your minions here.",
        "Ongoing: Your minions here cannot be destroyed and are not affected by other players' actions.",
        "Ongoing: Minions here may not be moved or returned to hands.",
    ],
)
def test_neither_of_two_things_can_be_done(text: str) -> None:
    assert len(stated(text, "minion")) == 2
    told(text, "minion")


def test_what_cannot_be_moved_from_here_cannot_be_returned_from_here() -> None:
    move, give_back = stated(
        "Ongoing: Other players cannot move minions from here or return them to a player's hand.", "minion"
    )
    assert isinstance(move, Cannot)
    assert isinstance(give_back, Cannot)
    assert "at the base this card is at" in told(
        "Ongoing: Other players cannot move minions from here or return them to a player's hand.", "minion"
    )
    assert give_back.act.verb is Verb.RETURN


def test_not_being_movable_from_here_says_from_where() -> None:
    assert "from the base this card is at" in told("Ongoing: Minions cannot be moved from here.", "minion")


@pytest.mark.parametrize("to", ["this minion", "another minion here", "one of your minions on another base"])
def test_power_is_added_to_a_minion(to: str) -> None:
    said = told(f"Talent: Destroy a minion here to add its power to {to} until the end of the turn.", "minion")
    assert "changes by plus the power of (A)" in said


@pytest.mark.parametrize("whose", ["your total there", "your power there"])
def test_power_is_added_to_the_total_of_a_player_at_a_base(whose: str) -> None:
    tree = read(f"Destroy a minion to add its power to {whose} until the end of the turn.", type="action").tree
    (modify,) = [node for node in walk(tree) if isinstance(node, Modify)]
    assert modify.at is not None
    assert "your total power at the base where A was" in explain_tree(tree, type="action")


@pytest.mark.parametrize("text", ["Ongoing: Add 2 to your minions here.", "Add its power to a base."])
def test_what_is_added_is_a_power_and_goes_to_one(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(("things", "ways"), [("a monster or one of your minions", 4), ("one of your minions", 2)])
def test_each_thing_is_moved_either_way(things: str, ways: int) -> None:
    said = told(f"Talent: Move {things} to or from here.", "minion")
    assert f"({ways})" in said
    assert f"({ways + 1})" not in said


@pytest.mark.parametrize("joint", ["and/or", "and/or on"])
def test_one_of_these_or_both_is_given_a_counter(joint: str) -> None:
    said = told(f"Place a +1 power counter on this minion {joint} another minion here.", "minion")
    assert "you choose 1 to 2 of these" in said


@pytest.mark.parametrize("until", [" until the end of the turn", ", until the start of your turn"])
def test_control_of_the_one_or_the_other_ends_then(until: str) -> None:
    said = told(f"Take control of a minion of power 4 or less or an undead monster{until}.", "action")
    assert said.count("until") == 2


def test_a_comma_says_how_far_an_and_reaches() -> None:
    said = told("Talent: Draw a card and discard a card, or play an extra action.", "minion")
    assert "(1) you draw a card" in said
    assert "(2) you play one extra action" in said


def test_it_goes_together_with_another() -> None:
    event = "Play on a minion. Ongoing: When this minion goes to the discard pile"
    text = f"{event}, place it and this action in your hand instead."
    tree = read(text, type="action").tree
    (clause,) = tree.abilities[0].clauses
    assert isinstance(clause, Replacement)
    assert any(isinstance(node, Both) for node in walk(clause.effect))
    told(text, "action")


@pytest.mark.parametrize(("pile", "zone"), [("your hand", Zone.HAND), ("your discard pile", Zone.DISCARD)])
def test_what_leaves_a_pile_does_not_leave_play(pile: str, zone: Zone) -> None:
    text = f"Ongoing: After a card leaves {pile}, draw a card."
    (clause,) = read(text, type="minion").tree.abilities[0].clauses
    assert isinstance(clause, Triggered)
    assert f"leaves from {pile}" in told(text, "minion")


def test_a_sentence_more_does_not_swallow_the_one_before() -> None:
    said = told("On your turn, you may play an extra minion here. Then draw a card.", "base")
    assert "you play one extra minion" in said
    assert "you draw a card" in said
