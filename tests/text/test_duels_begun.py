"""Who begins a duel, where it is fought and how long something lasts in it; clashes that are put off."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.test_errors import read

from smashrules.text.reading.errors import TextError

BEGUN = "Special: When you begin a duel, you may discard a card to play this titan on the duel's base."
UNTIL = "Ongoing: After you begin a duel, this minion gains +2 power until the end of the duel."


@pytest.mark.parametrize(
    ("kind", "text", "same"),
    [
        ("titan", "Special: When you become the challenger of a duel, discard a card to play this titan there.",
         BEGUN.replace("you may ", "")),
        ("titan", "Special: When you start a duel, you may discard a card to play this titan on that duel's base.",
         BEGUN),
        ("minion", "Ongoing: After you are the challenger in a duel, this minion gains +2 power until the duel ends.",
         UNTIL),
        ("minion", "Ongoing: After you start a duel, this minion gains +2 power for the rest of the duel.", UNTIL),
        ("titan", "Ongoing: Do not resolve any clashes here.", "Ongoing: Clashes here cannot be resolved."),
        ("titan", "Ongoing: Titan clashes here are not resolved.", "Ongoing: Clashes here cannot be resolved."),
        ("action", "Do not resolve a clash until the end of the turn.",
         "Clashes cannot be resolved until the end of the turn."),
        ("action", "Do not resolve titan clashes until after the duel.",
         "Clashes cannot be resolved until the end of the duel."),
    ],
)  # fmt: skip
def test_the_same_said_otherwise(kind: str, text: str, same: str) -> None:
    assert read(text, type=kind).tree == read(same, type=kind).tree


@pytest.mark.parametrize(
    ("kind", "text", "words"),
    [
        ("titan", BEGUN, "when this happens: you begin a duel, as its challenger"),
        ("titan", BEGUN, "you play this card itself on the base where either minion of the duel is"),
        ("minion", "Ongoing: After another player begins a duel here, draw a card.",
         "one player other than you begins a duel of one minion at the base this card is at with another minion"),
        ("minion", UNTIL, "until the end of the duel that is being fought, for the things that fit now"),
        ("minion", "Ongoing: At the end of the duel, draw a card.", "at the end of the duel that is being fought"),
        ("action", "Clashes cannot be resolved until the end of the duel.",
         "until the end of the duel that is being fought: this cannot happen: any clash is resolved"),
    ],
)  # fmt: skip
def test_who_where_and_how_long(kind: str, text: str, words: str) -> None:
    assert words in told(text, kind)


def test_a_card_that_was_discarded_from_a_hand_is_at_no_base() -> None:
    with pytest.raises(TextError):
        read("Discard a card. Destroy a minion there.", type="action")


@pytest.mark.parametrize(
    "text",
    [
        "You begin a duel.",
        "Ongoing: When you begin a duel involving this minion, draw a card.",
        "Ongoing: At the start of the duel, draw a card.",
        "Do not resolve the clash.",
        "Each player does not resolve a clash.",
        "Resolve a clash until the end of the turn.",
    ],
)
def test_what_is_said_of_no_duel_and_no_clash(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
