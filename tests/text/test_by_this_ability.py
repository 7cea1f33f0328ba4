"""What "this way" asks of: what the ability itself has brought about."""

from __future__ import annotations

import pytest

from smashrules.cards import names
from smashrules.effects.conditions import Did, Done
from smashrules.effects.node import walk
from smashrules.text.reading.reading import read, trees
from smashrules.text.saying.printer import to_text

BASE = "You may play a minion on a base where you have{} played {} {}."


@pytest.mark.parametrize("no", ["", " not"])
@pytest.mark.parametrize("kind", ["a minion", "an action"])
@pytest.mark.parametrize(("when", "asked", "other"), [("this way", Did, Done), ("this turn", Done, Did)])
def test_this_way_is_not_this_turn(no: str, kind: str, when: str, asked: type, other: type) -> None:
    (tree,) = trees(BASE.format(no, kind, when), "action", names())[0]
    kinds = {type(each) for each in walk(tree)}
    assert asked in kinds
    assert other not in kinds


@pytest.mark.parametrize(
    ("printed", "ours"),
    [
        ("You may play any treasures you get from destroying it as extra cards.", "any number of treasures {}"),
        ("You may play a treasure from destroying it as an extra card.", "a treasure {}"),
    ],
)
def test_treasures_that_the_rules_let_one_draw_are_those_drawn_by_it(printed: str, ours: str) -> None:
    extra = "as extra cards" if "number" in ours else "as an extra card"
    plain = f"Destroy a monster. You may play {ours.format('you drew this way')} {extra}."
    tree = read(f"Destroy a monster. {printed}", type="action").tree
    assert tree == read(plain, type="action").tree
    assert to_text(tree, type="action") == plain


def test_a_different_base_for_each_is_one_where_none_has_been_played_by_it() -> None:
    text = "For each other player, you may play {} from your discard pile on a {}."
    for kind in ("a minion", "an action"):
        told = read(text.format(kind, "different base"), type="action").tree
        assert told == read(text.format(kind, f"base where you have not played {kind} this way"), type="action").tree


@pytest.mark.parametrize("text", ["Destroy a minion this way.", "Play a minion on a different base this way."])
def test_what_is_ordered_is_not_what_has_been_brought_about(text: str) -> None:
    assert not trees(text, "action", names())[0]


@pytest.mark.parametrize(
    "text",
    [
        "If you have a titan, if you have a minion here, draw a card. Otherwise, play an extra action.",
        "If you have a titan, draw a card if you have a minion here, otherwise play an extra action.",
    ],
)
def test_otherwise_than_which_of_two_conditions_is_asked(text: str) -> None:
    assert not trees(text, "minion", names())[0]
    assert trees(text.replace("If you have a titan, ", "", 1).capitalize(), "minion", names())[0]


def test_what_is_said_aloud_does_nothing() -> None:
    said, plain = (
        'Special: After a base scores, you may say "Land in sight!" to play this minion.',
        "Special: After a base scores, you may play this minion.",
    )
    assert read(said, type="minion").tree == read(plain, type="minion").tree
    assert not trees('Say "Land in sight!" to draw a card.', "minion", names())[0]


@pytest.mark.parametrize("who", ["another player", "at least one other player"])
def test_more_power_than_one_of_them_is_not_more_than_all_have(who: str) -> None:
    text = "If you have more power here than {}, draw a card."
    all_of_them, one_of_them = (
        trees(text.format("any other player"), "minion", names())[0],
        trees(text.format(who), "minion", names())[0],
    )
    assert all_of_them
    assert one_of_them
    assert all_of_them != one_of_them


def test_who_shows_a_hand_without_a_minion_had_nothing_to_choose() -> None:
    shown = "Each other player must discard a minion or reveal their hand to show they have none."
    told = "Each other player discards a minion. For each other player who does not do so, that player reveals their"
    told += " hand."
    assert read(shown, type="action").tree == read(told, type="action").tree
    assert to_text(read(shown, type="action").tree, type="action") == told
    assert not trees(shown.replace("none", "one"), "action", names())[0]
