"""Until a turn to come, since a turn gone by, at the edge of a turn; one deed or another in what has happened."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


@pytest.mark.parametrize(
    ("until", "meant"),
    [
        ("the end of your turn", "until the end of your turn,"),
        ("the end of your next turn", "until the end of your next turn (not the one going on)"),
        ("the start of your next turn", "until the start of your turn,"),
        ("your next turn", "until the start of your turn,"),
        ("the end of the next turn", "until the end of the turn after the one going on"),
        ("the end of this turn", "until the end of the turn that is going on"),
    ],
)
@pytest.mark.parametrize(
    "words",
    [
        "Choose a minion. It gains +2 power",
        "Choose a minion. Its abilities are cancelled",
        "You cannot play minions",
        "Each of your minions gains +1 power",
    ],
)
def test_each_thing_that_lasts_can_last_until_then(until: str, words: str, meant: str) -> None:
    assert meant.rstrip(",") in told(f"{words} until {until}.")


def test_for_the_rest_of_the_turn_is_until_its_end() -> None:
    rest = "You cannot play minions for the rest of the turn."
    assert (
        read(rest, type="action").tree
        == read("You cannot play minions until the end of the turn.", type="action").tree
    )


@pytest.mark.parametrize(
    "text",
    [
        "Special: Play at the start of another player's turn. A minion gains +1 power until the end of that turn.",
        "At the start of your turn, a minion gains +1 power until the end of that turn.",
    ],
)
def test_that_turn_is_the_one_spoken_of(text: str) -> None:
    assert "until the end of the turn that is going on" in told(text)


@pytest.mark.parametrize(
    ("when", "meant"),
    [
        ("at the end of your turn", "each time, at the end of your turn:"),
        ("at the start of another player's turn", "each time, at the start of the turn of any player other than you"),
        ("at the end of your turn if you have no cards in your hand", "if then you have no cards in your hand"),
        ("after a base scores", "each time, after this happens: one base scores"),
    ],
)
def test_a_special_says_when_it_is_played(when: str, meant: str) -> None:
    assert meant in told(f"Special: Play {when}. Draw a card.")


def test_the_time_behind_a_special_is_when_it_is_used() -> None:
    behind = "Special: You may play this minion at the end of your turn."
    ahead = "Special: At the end of your turn, you may play this minion."
    assert read(behind, type="minion").tree == read(ahead, type="minion").tree


@pytest.mark.parametrize(
    ("condition", "meant"),
    [
        ("you did not play or move a minion to here this turn", ["not so", " and it is not so"]),
        ("you have not played or moved a minion to here this turn", ["not so", " and it is not so"]),
        ("you played or moved a minion to here this turn", ["you play one minion", " or this has happened"]),
        (
            "a minion was destroyed or moved this turn",
            ["is destroyed", " or this has happened this turn: one minion"],
        ),
        ("no minions were destroyed or moved this turn", ["not so", " and it is not so"]),
        ("no other player has played or moved a minion this turn", ["not so", " and it is not so"]),
        ("this minion was not moved or destroyed this turn", ["not so", " and it is not so"]),
        ("you did not play a minion since your last turn", ["since the end of your turn, the last time it came"]),
        ("a minion was destroyed here since the start of your turn", ["since the start of your turn"]),
        (
            "one of your minions was in play at the start of the turn",
            ["has been in play since the start of the turn"],
        ),
    ],
)
@pytest.mark.parametrize("label", ["", "Talent: "])
def test_what_has_or_has_not_happened(label: str, condition: str, meant: list[str]) -> None:
    words = told(f"{label}If {condition}, draw a card.", "minion")
    for each in meant:
        assert each in words


def test_at_the_end_of_a_turn_it_is_asked_what_was_done_in_it() -> None:
    text = "Play on a base. Ongoing: At the end of another player's turn, if that player did not play a minion here, "
    assert "this has happened this turn: A plays one minion on the base" in told(f"{text}draw a card.")


@pytest.mark.parametrize(
    ("which", "meant"),
    [
        ("a minion that was in play at the start of your turn", "has been in play since the start of your turn"),
        (
            "a minion that was not in play at the start of the turn",
            "it is not so that that same one has been in play",
        ),
        ("a minion of power 3 or less that moved here this turn", "moves to the base this card is at"),
        ("a minion that you moved this turn", "you move that same one"),
        ("a minion you returned to your hand this turn", "you return that same one to your hand"),
        ("a minion that has been played or moved since your last turn", "since the end of your turn"),
    ],
)
def test_a_thing_is_described_by_what_has_become_of_it(which: str, meant: str) -> None:
    assert meant in told(f"Destroy {which}.", "minion")


@pytest.mark.parametrize("then", ["the start of your next turn", "your next turn", "the end of the turn"])
def test_what_happens_before_then_is_waited_for_until_then(then: str) -> None:
    waits = f"Choose a minion. If it would be destroyed before {then}, draw a card instead."
    until = then if then.startswith("the") else f"the start of {then}"
    same = f"Choose a minion. Until {until}, if it would be destroyed, draw a card instead."
    assert read(waits, type="action").tree == read(same, type="action").tree


def test_power_that_becomes_0_is_power_that_is_0() -> None:
    drained = "Give a minion -3 power until the end of the turn. If its power becomes 0, destroy it."
    assert read(drained, type="action").tree == read(drained.replace("becomes", "is"), type="action").tree


@pytest.mark.parametrize(
    "text",
    [
        "A minion gains +3 power until the end of that turn.",
        "Draw a card since your last turn.",
        "If you have a minion since your last turn, draw a card.",
        "If you have played a minion since your next turn, draw a card.",
        "Ongoing: At the end of your next turn, draw a card.",
        "If it was played this turn since your last turn, draw a card.",
        "Your last turn, draw a card.",
        "A minion gains +3 power until the end of your last turn.",
    ],
)
def test_a_turn_that_is_not_meant_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_nothing_is_destroyed_instead_of_being_destroyed() -> None:
    text = "Choose another minion here. If it would be destroyed before your next turn, destroy this minion instead."
    assert len(readings(text, type="minion")) == 1


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("This minion gains +1 power", "it gains +3 power instead"),
        ("One of your minions gains +1 power", "it gains +3 power instead"),
        ("Your minions gain +1 power", "they gain +3 power instead"),
    ],
)
def test_what_is_gained_instead_lasts_as_long_and_is_gained_by_the_same(words: str, meant: str) -> None:
    text = f"{words} until the end of the turn. If you have played an action this turn, {meant}."
    lines = told(text, "minion").splitlines()
    (more,) = [each for each in lines if "changes by +3" in each]
    (less,) = [each for each in lines if "changes by +1" in each]
    assert more.replace("+3", "+1") == less


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "If this minion has been here since the start of the turn, draw a card.",
            "If this minion was here at the start of the turn, draw a card.",
        ),
        (
            "Ongoing: At the end of each turn in which a minion was destroyed, draw a card.",
            "Ongoing: At the end of each turn, if a minion was destroyed this turn, draw a card.",
        ),
        (
            "Ongoing: While it is not your turn, this minion has +2 power.",
            "Ongoing: During other players' turns, this minion has +2 power.",
        ),
        (
            "If you played no actions this turn, draw a card.",
            "If you have not played an action this turn, draw a card.",
        ),
    ],
)
def test_the_same_is_said_otherwise(text: str, same: str) -> None:
    assert read(text, type="minion").tree == read(same, type="minion").tree


def test_what_a_card_has_done_is_not_asked_of_what_it_only_states() -> None:
    with pytest.raises(TextError):
        read("Ongoing: While you discarded a card, this minion has +1 power.", type="minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: This minion's abilities cannot be cancelled.",
        "Ongoing: The abilities of your minions cannot be cancelled by other players.",
        "Ongoing: The abilities of your minions are not cancelled.",
        "If you played or moved two or more minions this turn, draw a card.",
    ],
)
def test_what_would_lose_its_not_or_its_number_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("which", ["that was not moved this turn", "that moved this turn", "you moved this turn"])
def test_where_it_goes_is_said_of_what_is_done_now(which: str) -> None:
    assert "to one base other than the base where A is" in told(f"Move a minion {which} to another base.")


def test_when_power_becomes_so_much_it_is_looked_at_as_the_board_changes() -> None:
    when = "Ongoing: When this minion's power becomes 0, draw a card."
    assert read(when, type="minion").tree == read(when.replace("When", "If"), type="minion").tree
    assert "as soon as the power of (this card itself) is exactly 0" in told(when, "minion")


def test_what_cannot_be_played_is_also_what_is_not_in_the_hand_yet() -> None:
    assert "of your turn: this cannot happen: you play" in told(
        "You cannot play minions until the start of your turn."
    )
    assert "for the things that fit now" in told("Your minions cannot be destroyed until the start of your turn.")
