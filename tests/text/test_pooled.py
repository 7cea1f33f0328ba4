"""One number over several sorts of cards, and all but so many of what there is."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


@pytest.mark.parametrize(
    ("number", "many"),
    [("two", "2 cards"), ("up to three", "0 to 3 cards"), ("any number of", "any number of cards")],
)
@pytest.mark.parametrize(
    ("deed", "where"),
    [
        ("Destroy {} minions and/or actions here.", "at the base this card is at"),
        ("Return {} minions and/or actions to their owners' hands.", "in play"),
        ("Place {} minions and/or actions from your discard pile in your hand.", "from your discard pile"),
        ("Discard {} actions and/or minions.", "from the hand"),
    ],
)
def test_they_are_counted_together(number: str, many: str, deed: str, where: str) -> None:
    meaning = told(deed.format(number), "minion")
    assert many in meaning
    assert where in meaning
    assert "that same one is one minion" in meaning
    assert "that same one is one action" in meaning
    assert "choose" not in meaning


def test_what_is_said_of_the_first_alone_is_not_said_of_the_other() -> None:
    meaning = told("Destroy up to two minions of power 2 or less and/or actions here.", "minion")
    assert "is one minion whose power is at most 2 or that same one is one action" in meaning


@pytest.mark.parametrize("first", ["minions and/or actions revealed", "revealed minions and/or actions"])
def test_what_is_said_of_both_is_said_once(first: str) -> None:
    text = f"Reveal the top five cards of your deck. Draw two {first}."
    assert "you draw 2 cards that are among A such that" in told(text, "action")


@pytest.mark.parametrize("said", ["two cards and/or treasures", "two total cards and/or treasure cards"])
def test_what_comes_from_two_decks_is_shared_out(said: str) -> None:
    assert to_text(read(f"Draw {said}.", type="action").tree, type="action") == (
        "Draw two cards OR draw a card and draw a treasure OR draw two treasures."
    )


def test_one_of_each_is_a_choice_of_deeds() -> None:
    assert "you choose 1 to 2 of these" in told("Destroy a minion and/or an action.", "action")


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("Destroy all but one of your minions.", "Destroy all of your minions but one."),
        ("Destroy all but two minions here.", "Destroy all except two minions here."),
        (
            "Destroy all but one of your minions and/or actions here.",
            "Destroy all of your minions and actions here but one card total.",
        ),
        (
            "Destroy all but two of your minions and/or actions here.",
            "Destroy all of your minions and actions here but two cards total.",
        ),
    ],
)
def test_how_many_are_spared_stands_before_or_behind(said: str, same: str) -> None:
    assert read(said, type="minion").tree == read(same, type="minion").tree
    assert "you destroy all but " in told(said, "minion")


def test_each_spares_their_own() -> None:
    meaning = told("Each player discards all but two cards from their hand.", "action")
    assert "every player [A] discards all but 2 of the cards from the hand of A" in meaning


@pytest.mark.parametrize(
    "text",
    [
        "If you have all but one minion here, draw a card.",
        "Play all but one action.",
        "Draw three cards, then discard all but one.",  # of these, or of the hand
        "Destroy all of your minions and actions here but one.",  # one of each, or of both
        "Destroy all minions here but one card.",
        "Your minions here have +1 power for each of all but one minion.",
    ],
)
def test_all_but_some_is_said_of_what_is_done_away_with(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
