"""Cards that are stored under a base, and a faction that was named."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


def told(text: str, kind: str = "base") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize("event", ["a minion is destroyed here", "an action here would go to the discard pile"])
def test_stored_there_instead(event: str) -> None:
    said = told(f"When {event}, its owner may store it under this base instead.")
    assert "A's owner may let this happen in its place" in said
    assert "that player stores A to this base" in said


@pytest.mark.parametrize("which", ["a card stored here", "one of the stored cards", "a card stored under this base"])
def test_one_of_those_stored_there(which: str) -> None:
    said = told(f"After this base scores, each player may draw {which}.")
    assert "that player draws one card stored under this base" in said


@pytest.mark.parametrize("where", ["here", "under this base"])
def test_after_one_is_stored_there(where: str) -> None:
    assert "one card is stored (by whatever) to this base" in told(f"After a card is stored {where}, draw a card.")


@pytest.mark.parametrize("text", ["Talent: Draw a card stored here.", "Talent: Store a card from your hand here."])
def test_under_what_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="titan")


@pytest.mark.parametrize("is_", ["is of", "belongs to", "is a card of"])
def test_of_the_faction_that_was_named(is_: str) -> None:
    said = told(f"Name a faction. Destroy a minion. If it {is_} that faction, draw a card.", "action")
    assert "if B was one card of the faction A" in said


def test_one_that_belongs_to_it() -> None:
    same = told("Name a faction. Destroy a minion of that faction.", "action")
    assert told("Name a faction. Destroy a minion that belongs to that faction.", "action") == same
