"""A talent that is used once more, told of its card; what goes along to where something has gone; a base where
something was done, each deed there."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

USED = "Choose one of your minions that has used its talent this turn."
AGAIN = f"{USED} You may use its talent again."
MOVED = "Move one of your minions to another base. You may move any number of your other minions"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{USED} It may use it again.", AGAIN),
        (f"{USED} It may use its talent a second time.", AGAIN),
        (f"{USED} You may use that talent again.", AGAIN),
        ("Choose a minion with a talent that you have used this turn. You may use that talent again.", AGAIN),
        (f"{MOVED} there with it.", f"{MOVED} to that base."),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose a minion that has used its talent this turn. It may use it again.",  # whoever controls it?
        "Choose one of your minions. It may use it again.",
        "Destroy a minion on a base where a minion was moved or played this turn.",  # moved to it, or from it?
    ],
)
def test_what_is_not_said_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_where_two_bases_were_named_there_can_be_either() -> None:
    text = "Choose a base. Move one of your minions there to another base. You may move one of your other minions"
    assert len(readings(f"{text} there with it.", type="action")) == 2


def test_it_is_printed_so_that_it_is_read_again() -> None:
    assert is_said_again(f"{MOVED} there with it.", "action")
    assert is_said_again(AGAIN, "action")
    assert is_said_again("Destroy a minion that has not used its talent this turn.", "action")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Ongoing: Your minions here may use their Talents twice each turn.",
            "Ongoing: Your minions here may use their Talents a second time.",
            "minion",
        ),
        (
            "Ongoing: Your minions here can use their Talents one additional time per turn.",
            "Ongoing: Your minions here may use their Talents a second time.",
            "minion",
        ),
        (
            "Ongoing: You may use the Talents of your minions here twice each turn.",
            "Ongoing: You may use the Talents of your minions here a second time.",
            "minion",
        ),
        (
            "Talents of minions here may be used twice each turn.",
            "Minions here may use their Talents a second time.",
            "base",
        ),
        (
            "Use the Talent of one of your minions a second time this turn.",
            "You may use the Talent of one of your minions a second time this turn.",
            "action",
        ),
    ],
)
def test_twice_a_turn_is_a_second_time(said: str, meant: str, card: str) -> None:
    assert read(said, type=card).tree == read(meant, type=card).tree


@pytest.mark.parametrize("often", ["again", "one more time", "a second time"])
def test_it_may_be_used_is_you_may_use_it(often: str) -> None:
    first = "Choose one of your minions."
    plain = f"{first} You may use its talent one more time this turn."
    assert same(f"{first} Its talent may be used {often} this turn.", plain, "action")


def test_of_one_of_your_actions() -> None:
    text = "You may use the talent of one of your actions {} this turn."
    assert same(text.format("again"), text.format("one more time"), "action")


@pytest.mark.parametrize(
    "often",
    [
        "You may use this Talent twice each turn.",
        "You can use this ability up to twice per turn.",
        "You may use it twice each turn.",
        "This Talent may be used a second time each turn.",
        "You may use this minion's Talent twice per turn.",
    ],
)
@pytest.mark.parametrize(
    "deed", ["Move this minion to another base.", "You may discard a card. If you do, draw two cards."]
)
def test_this_talent_twice_a_turn(deed: str, often: str) -> None:
    meant = f"Talent: {deed} Ongoing: You may use this minion's Talent a second time."
    assert same(f"Talent: {deed} {often}", meant, "minion")


def test_what_may_be_used_again_is_another_thing() -> None:
    text = "Talent: Choose one of your minions that used its Talent this turn. You may use it again."
    assert "Ongoing" not in told(text, "minion")
    assert "you use one extra ability of A" in told(text, "minion")


@pytest.mark.parametrize(
    "used",
    [
        "even if it has already used it this turn",
        "even if it already did this turn",
        "even if it was already used",
        "even though its Talent was used",
        "even a second time",
    ],
)
@pytest.mark.parametrize(
    ("text", "type_"),
    [
        ("At the end of your turn, one of your minions here may use its Talent{}.", "base"),
        ("Choose one of your minions. It may use its Talent{}.", "action"),
        ("Use the Talent of one of your minions{}.", "action"),
    ],
)
def test_even_if_it_was_used(text: str, type_: str, used: str) -> None:
    again = text.format(" again")
    assert same(text.format(f", {used}"), again, type_)
    assert same(text.format(f" ({used})"), again, type_)
