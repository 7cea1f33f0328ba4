"""What is done when something would happen, and not in its place, is done before it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    ("would", "does"),
    [
        ("this minion would leave play", "this minion leaves play"),
        ("this minion would be destroyed", "this minion is destroyed"),
        ("one of your minions here would be destroyed", "one of your minions here is destroyed"),
        ("another player's minion would move to here", "another player's minion moves to here"),
        ("a base would score", "a base scores"),
    ],
)
@pytest.mark.parametrize(
    "deed", ["draw a card", "you may discard a card", "move another minion here to another base", "gain 1 VP"]
)
def test_it_is_done_before(would: str, does: str, deed: str) -> None:
    assert same(f"Ongoing: When {would}, {deed}.", f"Ongoing: Before {does}, {deed}.", "minion")


def test_another_one_is_spoken_of() -> None:
    on = "Play on a minion. Ongoing: {}, you may transfer this action to another minion and draw a card."
    assert same(on.format("When this minion would leave play"), on.format("Before this minion leaves play"), "action")


@pytest.mark.parametrize("deed", ["draw a card", "you may return it to your hand"])
def test_what_is_done_instead_keeps_it_from_happening(deed: str) -> None:
    text = f"Ongoing: When this minion would be destroyed, {deed}"
    assert "whenever this would happen" in told(f"{text} instead.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: When this minion would be destroyed, return it to your hand.",  # before it, or instead
        "Ongoing: When this minion would be destroyed, return this minion to your hand.",
        "Ongoing: When one of your minions would be destroyed, move that minion to another base.",
        "Ongoing: If this minion would be destroyed, draw a card.",
        "Ongoing: When this minion would leave, draw a card.",
    ],
)
def test_whether_it_is_done_instead_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize("would", ["If", "When", "Whenever"])
@pytest.mark.parametrize("deed", ["transfer its +1 power counters to another minion here", "draw a card"])
def test_what_is_done_first(would: str, deed: str) -> None:
    meant = f"Ongoing: Before this minion is destroyed, {{}}{deed}."
    said = f"Ongoing: {would} this minion would be destroyed, {{}}first {deed}."
    for may in ("", "you may "):
        assert same(said.format(may), meant.format(may), "minion")
    assert same(f"Ongoing: Before this minion would be destroyed, {deed}.", meant.format(""), "minion")


@pytest.mark.parametrize("it", ["owner", "controller"])
def test_who_is_its_owner(it: str) -> None:
    verb = "own" if it == "owner" else "control"
    text = "Return a minion to its owner's hand. If you {}, draw a card."
    assert same(text.format(f"are its {it}"), text.format(f"{verb} it"), "action")
    assert same(text.format(f"are not its {it}"), text.format(f"do not {verb} it"), "action")
