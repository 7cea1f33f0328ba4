"""What is done if a condition of a triggered ability does not hold, and what can be spoken of there."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.effects.abilities import Triggered
from smashrules.effects.actions import If
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

WHEN = [
    "At the start of your turn",
    "After you play an action",
    "When this minion is moved",
    "Before this base scores",
]


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("label", ["Ongoing", "Special"])
@pytest.mark.parametrize("may", ["draw a card", "you may draw a card"])
def test_either_of_the_two_is_done_when_it_happens(label: str, when: str, may: str) -> None:
    text = f"{label}: {when}, if you have another minion here, {may}. Otherwise, discard a card."
    (clause,) = read(text, type="minion").tree.abilities[0].clauses
    assert isinstance(clause, Triggered)
    assert clause.condition is None
    assert isinstance(clause.effect, If)
    assert clause.effect.otherwise is not None
    said = told(text)
    assert "if you control at least 1 minion other than this card itself" in said
    assert "if not:\n      you discard one card" in said
    assert said == told(text.replace(". Otherwise", "; otherwise"))


def test_a_limit_counts_either_of_them() -> None:
    text = (
        "Ongoing: Once per turn, after you play a minion, if it is an extra one, draw a card. Otherwise, gain 1 VP."
    )
    with pytest.raises(TextError):
        readings(text, type="minion")
    text = text.replace("it is an extra one", "you have a minion here")
    assert "at most 1 per turn" in told(text)


@pytest.mark.parametrize("drawn", ["a minion here", "the top card of your deck"])
def test_what_is_only_chosen_if_it_holds_is_not_there_otherwise(drawn: str) -> None:
    chosen = f"choose {drawn}" if "minion" in drawn else f"draw {drawn}"
    text = f"If you have a minion here, {chosen}. Otherwise, place a +1 power counter on it."
    with pytest.raises(TextError):
        readings(f"Ongoing: At the end of your turn, {text[0].lower()}{text[1:]}", type="action")


def test_what_the_event_was_about_is_there_either_way() -> None:
    text = "Ongoing: After you play a minion here, if you have an action here, draw a card. Otherwise, destroy it."
    assert "you destroy A" in told(text)
