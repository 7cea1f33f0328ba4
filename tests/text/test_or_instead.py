"""One thing, or another in its place if something holds: which of them is done when."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


@pytest.mark.parametrize(
    ("short", "long"),
    [
        (
            "Draw a card, or draw two cards instead if you have another minion here.",
            "If you have another minion here, draw two cards. Otherwise, draw a card.",
        ),
        (
            "You may draw a card, or draw two cards instead if you have no other minions here.",
            "If you have no other minions here, you may draw two cards. Otherwise, you may draw a card.",
        ),
        (
            "Ongoing: This minion has +1 power, or has +3 power instead if you have an action here.",
            "Ongoing: If you do not have an action here, this minion has +1 power. If you have an action here, this"
            " minion has +3 power.",
        ),
        (
            "Ongoing: This base's breakpoint is increased by 2, or reduced instead if you have an action here.",
            "Ongoing: If you do not have an action here, this base's breakpoint is increased by 2. If you have an"
            " action here, this base's breakpoint is reduced by 2.",
        ),
    ],
)
def test_the_second_is_done_if_and_the_first_if_not(short: str, long: str) -> None:
    tree = read(short, type="minion").tree
    assert read(long, type="minion").tree == tree
    assert to_text(tree, type="minion") == long


@pytest.mark.parametrize(
    "text",
    [
        # what the condition speaks of is only chosen afterwards
        "Destroy a minion here, or return it to its owner's hand instead if it has power 4 or more.",
        "Destroy a minion here, or draw a card instead if it is yours.",
        "Draw a card, or destroyed instead if you have a minion here.",
    ],
)
def test_what_hangs_on_what_is_not_done_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    "held", ["it is your only minion there", "it has a +1 power counter on it", "it has power 2 or less"]
)
def test_what_is_asked_about_is_chosen_first(held: str) -> None:
    short = f"One of your minions gains +2 power until the end of the turn, or +4 power if {held}."
    long = (
        f"Choose one of your minions. If {held}, it gains +4 power until the end of the turn. Otherwise, it gains +2"
        " power until the end of the turn."
    )
    assert read(short, type="action").tree == read(long, type="action").tree


@pytest.mark.parametrize("more", ["+2 more power", "an additional +2 power"])
@pytest.mark.parametrize("held", ["there is another action on it", "another action is played on it"])
def test_more_power_besides(more: str, held: str) -> None:
    short = f"Play on a minion. Ongoing: This minion has +1 power, and {more} if {held}."
    long = (
        "Play on a minion. Ongoing: This minion has +1 power. If another action is on this minion, it has +2 power."
    )
    assert read(short, type="action").tree == read(long, type="action").tree
