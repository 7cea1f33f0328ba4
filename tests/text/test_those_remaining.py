"""Those that are left when some have gone; whose they are, where who does it is told; and what moved before."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize("gone", ["Destroy one of your minions.", "Return one of your minions to your hand."])
@pytest.mark.parametrize(
    ("left", "plain"),
    [
        ("Each of your remaining minions gains +1 power", "Each of your minions gains +1 power"),
        ("Your remaining minions gain +1 power", "Your minions gain +1 power"),
        ("One of your remaining minions gains +1 power", "One of your minions gains +1 power"),
        ("Each remaining minion you control gains +1 power", "Each minion you control gains +1 power"),
    ],
)
def test_those_remaining_are_those_that_are_there(gone: str, left: str, plain: str) -> None:
    text = f"{gone} {{}} until the end of the turn."
    assert same(text.format(left), text.format(plain), "action")


@pytest.mark.parametrize(
    ("short", "long"),
    [
        (
            "Destroy a minion at a base. Move the remaining minions there to another base.",
            "Destroy a minion at a base. Move all minions there to another base.",
        ),
        (
            "Discard two cards. Draw a card for each remaining card in your hand.",
            "Discard two cards. Draw a card for each card in your hand.",
        ),
        (
            "Choose two minions. Destroy one of them. The remaining one gains +1 power until the end of the turn.",
            "Choose two minions. Destroy one of them. The other gains +1 power until the end of the turn.",
        ),
    ],
)
def test_the_remaining_ones(short: str, long: str) -> None:
    assert same(short, long, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Move one of your minions to another base. Your remaining minions gain +1 power until the end of the turn.",
        "Your remaining minions gain +1 power until the end of the turn.",
        "Destroy a minion. Move the remaining minion to another base.",
    ],
)
def test_left_of_what_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("who", ["Each player", "Each other player"])
@pytest.mark.parametrize("have", ["with a minion", "with two or more minions", "who has a minion"])
@pytest.mark.parametrize("place", ["there", "in play"])
@pytest.mark.parametrize("deed", ["destroys {}", "returns {} to their hand", "may move {} to another base"])
def test_one_of_theirs_is_one_of_those_that_they_are_said_to_have(who: str, have: str, place: str, deed: str) -> None:
    text = f"Choose a base. {who} {have} {place} {{}}."
    where = " there" if place == "there" else " in play"
    assert same(
        text.format(deed.format("one of theirs")), text.format(deed.format(f"one of their minions{where}")), "action"
    )


def test_of_two_sorts_it_is_not_told_which_theirs_are() -> None:
    with pytest.raises(TextError):
        read("Each player with an action on a minion there destroys one of theirs.", type="action")


@pytest.mark.parametrize(
    "left",
    [
        "the base it left",
        "the base that it moved from",
        "the base it was moved from",
        "the base that you moved it from",
        "the base that it was on",
    ],
)
def test_what_moved_before_is_what_left_its_base(left: str) -> None:
    text = "Move one of your minions to another base. Place a +1 power counter on a minion on {}."
    assert same(text.format(left), text.format("its previous base"), "action")
    also = f"Move one of your minions to another base. You may move another player's minion to {left}."
    told = explain_tree(read(also, type="action").tree, type="action")
    assert "to the base where A was before" in told
    assert "'its' = A, the minion" in told


def test_the_base_that_this_minion_left() -> None:
    text = "Talent: Move this minion to another base. Destroy an action on {}."
    for left in ("the base that this minion moved from", "the base this minion came from"):
        assert same(text.format(left), text.format("this minion's previous base"), "minion")


_EVENTS = (
    ("moves or is returned to your hand", "moves OR {} is returned (by whatever) to your hand"),
    ("is played or moves to another base", "is played (by whatever) OR {} moves to one base"),
    ("moves or leaves play", "moves OR {} leaves play"),
)


@pytest.mark.parametrize(("words", "told"), _EVENTS)
def test_both_events_are_of_the_same_card(words: str, told: str) -> None:
    text = f"Ongoing: After this minion {words}, draw a card."
    assert told.format("this card itself") in explain_tree(read(text, type="minion").tree, type="minion")


@pytest.mark.parametrize("who", ["one of your other minions", "a minion here", "another player's minion"])
def test_both_events_are_of_one_that_is_described(who: str) -> None:
    text = f"Ongoing: After {who} moves or is returned to a hand, draw a card."
    longer = f"Ongoing: After {who} moves or {who} is returned to a hand, draw a card."
    assert same(text, longer, "minion")


def test_a_place_behind_both_is_the_place_of_both() -> None:
    text = "Ongoing: After another player's minion moves or is played here, draw a card."
    told = explain_tree(read(text, type="minion").tree, type="minion")
    assert "moves to the base this card is at OR" in told


@pytest.mark.parametrize("they", ["they", "that player"])
@pytest.mark.parametrize("deed", ["move one of your minions to", "play an extra minion on"])
@pytest.mark.parametrize("did", ["played a minion", "destroyed a minion", "played an action"])
def test_what_was_done_in_the_turn_that_ends(they: str, deed: str, did: str) -> None:
    text = f"Special: At the end of another player's turn, you may {deed} a base where {they} {did}{{}}."
    assert same(text.format(""), text.format(" this turn"), "action")


@pytest.mark.parametrize("which", ["a minion", "an action", "a minion of power 2 or less"])
def test_what_they_played_in_the_turn_that_ends(which: str) -> None:
    text = f"Special: At the end of another player's turn, destroy {which} {{}} played{{}}."
    assert same(text.format("that player", ""), text.format("they", " this turn"), "action")


@pytest.mark.parametrize("text", ["Move one of your minions to a base where you played a card."])
def test_when_it_was_is_not_guessed_elsewhere(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
