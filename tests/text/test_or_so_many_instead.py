"""Another number instead: while something holds, beside a condition of its own, and where only the number is said."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

OTHERS = "you have two or more other minions here"


def same(one: str, other: str, kind: str = "minion") -> bool:
    return bool(read(one, type=kind).tree == read(other, type=kind).tree)


@pytest.mark.parametrize("held", ["while", "if", "as long as"])
def test_as_long_as_it_holds(held: str) -> None:
    told = f"Ongoing: This minion has +1 power, or +3 power instead {held} it is in a duel."
    long = "Ongoing: This minion has +1 power if it is not in a duel. This minion has +3 power if it is in a duel."

    assert same(told, long)


def test_the_first_has_a_condition_of_its_own() -> None:
    told = f"Ongoing: This minion has +2 power if it has an action on it, or +4 power instead if {OTHERS}."
    lacking = "you do not have two or more other minions here"
    long = (
        f"Ongoing: If {lacking}, if this minion has an action on it, this minion has +2 power. If {OTHERS}, this"
        " minion has +4 power."
    )

    assert same(told, long)


@pytest.mark.parametrize(
    ("kind", "short", "named"),
    [
        ("minion", "Ongoing: This minion has +1 power, or +3", " power"),
        ("action", "Draw a card, or two", " cards"),
        ("action", "Gain 1 VP, or 2", " VP"),
        ("action", "One of your minions gains +2 power until the end of the turn, or +3", " power"),
    ],
)
def test_only_the_number_is_said(kind: str, short: str, named: str) -> None:
    held = "you have two or more minions in play"

    assert same(f"{short} instead if {held}.", f"{short}{named} instead if {held}.", kind)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", f"Ongoing: This minion has +1 power during your turn, or +3 power instead if {OTHERS}."),
        ("minion", f"Ongoing: This minion has +1 power if it has an action on it, or +3 power if {OTHERS}."),
        ("action", f"Place a +1 power counter on one of your minions, or two instead if {OTHERS}."),
        ("action", "A minion gains +2 power until the end of the turn, or +4 power instead while it is in a duel."),
    ],
)
def test_what_is_not_told(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
