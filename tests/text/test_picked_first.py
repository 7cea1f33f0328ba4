"""What a deed asks about the thing that it picks is asked when that is picked; "unless" asks of what is over, too."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("text", "apart"),
    [
        (
            "Destroy a minion if you have a minion there.",
            "Choose a minion. If you have a minion on its base, destroy it.",
        ),
        (
            "Move one of your minions to another base unless it has a +1 power counter on it.",
            "Choose one of your minions. If it does not have a +1 power counter on it, move it to another base.",
        ),
        (
            "Another player discards a card if they have a minion on a base.",
            "Choose another player. If they have a minion on a base, they discard a card.",
        ),
        (
            "You may destroy a minion unless it has power 3 or more.",
            "You may choose a minion. If it does not have power 3 or more, destroy it.",
        ),
    ],
)
def test_it_is_picked_before_it_is_asked_about(text: str, apart: str) -> None:
    assert same(text, apart, "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize("text", ["Discard a card if it is a minion.", "Discard two cards if you discarded one."])
def test_nothing_is_asked_of_what_is_not_known_by_then(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("over", "yet"),
    [
        ("you destroyed a minion this turn", "you have destroyed a minion this turn"),
        ("you played an action this turn", "you have played an action this turn"),
        ("a minion moved here this turn", "a minion has moved here this turn"),
        ("one of your minions moved this turn", "one of your minions has moved this turn"),
    ],
)
@pytest.mark.parametrize("whole", ["Draw a card unless {}.", "Unless {}, draw a card."])
def test_unless_something_has_been_done(over: str, yet: str, whole: str) -> None:
    held = whole.format(over).replace("unless", "if").replace("Unless", "If")

    assert same(whole.format(over), whole.format(yet), "action")
    assert not same(whole.format(over), held, "action")
    assert is_said_again(whole.format(over), "action")


def test_what_is_over_is_not_offered() -> None:
    began = "You may destroy any number of minions. Draw a card unless you "

    assert "if it is not so that this has happened while this ability resolved" in told(
        began + "destroyed a minion this way."
    )
    assert "you may do this, or leave it:\n" in told("Draw a card unless you discard a card.")


def test_none_of_yours() -> None:
    text = "If none of your minions have moved this turn, draw a card."

    assert same(text, "Draw a card unless one of your minions moved this turn.", "action")
    assert is_said_again(text, "action")
