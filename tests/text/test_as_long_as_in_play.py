"""What holds for as long as the card that says it is in play, and "instead" before its verb."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.test_errors import read

from smashrules.text.reading.errors import TextError

TIME = "as long as this card is in play"


@pytest.mark.parametrize(
    "time",
    [
        TIME,
        "for as long as this card is in play",
        "for as long as this minion is in play",
        "while this minion is in play",
        "until this minion leaves play",
        "until this card leaves play",
    ],
)
@pytest.mark.parametrize(
    "deed",
    [
        "Take control of a minion of power 3 or less here",
        "You may take control of a minion here",
        "Choose a minion here. It gains +2 power",
        "Choose a minion here. It cannot be destroyed",
        "Choose a base. Other players cannot play minions there",
        "Cancel the abilities of a minion here",
        "Talent: Each of your other minions here gains +1 power",
    ],
)
def test_all_ways_to_say_so_long_are_one(deed: str, time: str) -> None:
    assert read(f"{deed} {time}.", type="minion").tree == read(f"{deed} {TIME}.", type="minion").tree
    assert "for as long as this card is in play" in told(f"{deed} {time}.", kind="minion")


def test_control_goes_back_when_this_card_leaves_and_no_time_is_lost() -> None:
    for_ever = told("Take control of a minion here.", kind="minion")
    so_long = told(f"Take control of a minion here {TIME}.", kind="minion")

    assert "you take control of one minion" in for_ever
    assert "for as long as this card is in play: A is under your control" in so_long


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (f"Take control of a minion {TIME}.", "action"),  # it is never in play
        (f"Draw a card {TIME}.", "minion"),
        ("Play on a minion. Take control of another minion here as long as this minion is in play.", "action"),
        (f"Talent: Take control of a minion here until the end of the turn {TIME}.", "minion"),
        (f"Take control of all minions here {TIME}.", "minion"),
        (f"Another player takes control of a minion here {TIME}.", "minion"),
    ],
)
def test_what_cannot_last_so_long_is_refused(text: str, kind: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)


BEHIND = [
    ("Ongoing: If this minion would be destroyed, {}.", "you may instead return it to your hand"),
    ("Ongoing: If this minion would be destroyed, {}.", "instead return it to your hand"),
    ("Ongoing: If this minion would be destroyed, {}.", "its owner instead draws a card"),
    ("Ongoing: If another minion here would be moved, {}.", "it instead goes to its owner's hand"),
    ("Draw a card. If you have no minions here, {}.", "instead draw two cards"),
    ("Draw a card. If you have no minions here, {}.", "you may instead draw two cards"),
]


@pytest.mark.parametrize(("text", "deed"), BEHIND)
def test_instead_before_its_verb_is_said_of_what_follows(text: str, deed: str) -> None:
    behind = " ".join(each for each in deed.split() if each != "instead") + " instead"
    said = read(text.format(deed), type="minion").tree

    assert said == read(text.format(behind), type="minion").tree
    assert said != read(text.format("draw three cards instead"), type="minion").tree


def test_of_two_deeds_both_are_done_instead() -> None:
    text = "Ongoing: If another minion here would be destroyed, instead destroy this minion and draw a card."
    lines = told(text, kind="minion").splitlines()

    assert lines[-3].strip() == "in its place, so that it does not happen:"
    assert [each.strip() for each in lines[-2:]] == [
        "you destroy this card itself",
        "and you draw a card from the top of the deck",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "You may draw a card. Instead, you may destroy a minion here.",
        "Ongoing: After a minion is played here, its owner may instead draw a card.",
        "Instead draw a card.",
    ],
)
def test_instead_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("where", ["on the bottom of its owner's deck", "to its owner's hand", "to the box"])
def test_where_it_goes_instead_it_is_placed(where: str) -> None:
    text = "Play on a minion. Ongoing: If this minion would be destroyed, {} instead."
    there = where.replace("to its", "in its").replace("to the", "in the")

    assert (
        read(text.format(f"it goes {where}"), type="action").tree
        == read(text.format(f"place it {there}"), type="action").tree
    )
