"""One that is picked out, to which one of two things is done: "play one of them as an extra card or discard it"."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TOP = "Reveal the top three cards of your deck."
DEEDS = [
    ("discard {}", "place {} on the bottom of your deck"),
    ("play {} as an extra card", "discard {}"),
    ("draw {}", "play {} as an extra card"),
    ("place {} into your hand", "shuffle {} into your deck"),
]


@pytest.mark.parametrize(("one", "other"), DEEDS)
@pytest.mark.parametrize("which", ["one of them", "one of those cards"])
@pytest.mark.parametrize("may", ["", "you may "])
def test_one_of_those_is_chosen_and_either_is_done(one: str, other: str, which: str, may: str) -> None:
    said = f"{may}{one.format(which)} or {other.format('it')}."
    text = f"{TOP} {said[0].upper()}{said[1:]} Return the rest."
    told = f"{may}{one.format('it')} or {other.format('it')}."
    assert same(text, f"{TOP} Choose one of them. {told[0].upper()}{told[1:]} Return the rest.", "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(("one", "other"), DEEDS[1:2])
@pytest.mark.parametrize("which", ["a minion from your hand", "an action from your discard pile"])
def test_one_of_a_pile(one: str, other: str, which: str) -> None:
    text = f"{one.format(which)[0].upper()}{one.format(which)[1:]} OR {other.format('it')}."
    assert same(text, f"Choose {which}. Play it as an extra card or discard it.", "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Discard two cards from your hand or place it on top of your deck.",
        "Play a card as an extra card or discard it.",
        "Discard a card from your hand or play it if it is a minion.",
    ],
)
def test_what_is_not_picked_out_is_not_it(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(("one", "other"), DEEDS)
@pytest.mark.parametrize("either", ["", "either "])
@pytest.mark.parametrize(
    "lead", ["Look at the top card of your deck", "You may reveal the top card of your deck", "Draw a card"]
)
def test_either_is_done_to_what_is_spoken_of_first(lead: str, either: str, one: str, other: str) -> None:
    told = f"{one.format('it')} or {other.format('that card')}"
    text = f"Talent: {lead} and {either}{told}."
    assert same(text, f"Talent: {lead}, and {told}.", "minion")
    assert is_said_again(text, "minion")


def test_each_player_does_either() -> None:
    text = "Each player reveals the top card of their deck{} draws it or discards it."
    for said in (" and", " and either"):
        assert same(text.format(said), text.format(", then"), "action")
