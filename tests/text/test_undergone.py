"""What cannot be done to something, told of it; two things of which one is paid for; a counter called "it"."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

HERE = "Play on a base. Ongoing:"
ON_IT = "Play on a minion. Ongoing:"
COUNTED = "After you place a +1 power counter on a minion here, you may transfer"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"{HERE} Talents cannot be used here.", f"{HERE} Talents here cannot be used.", "action"),
        (
            f"{HERE} Talents cannot be used here, except on titans.",
            f"{HERE} Talents on non-titan cards here cannot be used.",
            "action",
        ),
        (
            f"{HERE} Talents of minions cannot be used here.",
            f"{HERE} Talents on minions here cannot be used.",
            "action",
        ),
        (
            f"{HERE} Talents cannot be used by other players here.",
            f"{HERE} Other players cannot use talents here.",
            "action",
        ),
        (
            f"{HERE} Talents cannot be used on this base by players with fewer than three cards in their hands.",
            f"{HERE} Players with two or fewer cards in their hand cannot use talents here.",
            "action",
        ),
        (
            "Minions here cannot have +1 power counters placed on them.",
            "+1 power counters cannot be placed on minions here.",
            "base",
        ),
        (
            f"{ON_IT} This minion cannot have actions played on it by other players.",
            f"{ON_IT} Other players cannot play actions on this minion.",
            "action",
        ),
        (
            f"{ON_IT} Other players cannot play actions on it or affect it.",
            f"{ON_IT} Other players cannot play actions on it and cannot affect it.",
            "action",
        ),
        (
            "Talent: Discard a card to draw two cards or to gain 1 VP.",
            "Talent: Discard a card to draw two cards or gain 1 VP.",
            "minion",
        ),
        (
            "Talent: Discard a card to draw two cards OR to gain 1 VP.",
            "Talent: Discard a card to draw two cards or gain 1 VP.",
            "minion",
        ),
        (f"{COUNTED} it to another minion.", f"{COUNTED} a +1 power counter from it to another minion.", "base"),
        (f"{COUNTED} that counter to another.", f"{COUNTED} a +1 power counter from it to another minion.", "base"),
        (
            "Ongoing: If you would remove a +1 power counter from one of your minions, you may transfer it to this "
            "titan instead.",
            "Ongoing: If you would remove a +1 power counter from one of your minions, you may transfer a +1 power "
            "counter from it to this titan instead.",
            "titan",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("one", "other", "card"),
    [
        (f"{HERE} Talents cannot be used here.", f"{HERE} Talents cannot be used here, except on titans.", "action"),
        (
            "Talent: Discard a card to draw two cards OR to gain 1 VP.",
            "Talent: Discard a card to draw two cards OR gain 1 VP.",  # the second is free
            "minion",
        ),
    ],
)
def test_it_is_not_the_same(one: str, other: str, card: str) -> None:
    assert not same(one, other, card)


def test_an_action_is_transferred_itself() -> None:
    after = "Ongoing: After you place a +1 power counter on an action, you may transfer"
    assert same(f"{after} it to another base.", f"{after} that action to another base.", "minion")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Minions here cannot have +1 power counters placed on it.", "base"),
        (f"{HERE} Talents cannot be used here, except on bases.", "action"),
        (f"{COUNTED} it.", "base"),
        (f"{HERE} Talents of minions cannot be used here, except on titans.", "action"),
    ],
)
def test_what_is_not_said_is_not_guessed(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        (f"{HERE} Talents cannot be used here, except on titans.", "action"),
        ("Minions here cannot have actions played on them.", "base"),
        (f"{COUNTED} it to another minion.", "base"),
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str, card: str) -> None:
    assert is_said_again(text, card)
