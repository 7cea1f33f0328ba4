"""What is said of each thing as it comes or goes is said of that event; what has come is another thing."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    ("things", "one"),
    [
        ("Minions that move", "a minion moves"),
        ("Each minion that moves", "a minion moves"),
        ("Other minions that move", "another minion moves"),
        ("Your minions that move", "one of your minions moves"),
        ("Each of your other minions that moves", "one of your other minions moves"),
        ("Other players' minions that are moved", "one of other players' minions is moved"),
        ("Minions of power 2 or less that are played", "a minion of power 2 or less is played"),
    ],
)
@pytest.mark.parametrize(
    ("gain", "gains"),
    [
        ("gain +1 power", "gains +1 power"),
        ("have -2 power", "has -2 power"),
        ("lose their abilities", "loses its abilities"),
    ],
)
def test_what_they_gain_as_they_come(things: str, one: str, gain: str, gains: str) -> None:
    of_each = gains.replace("its", "their") if things.startswith("Each") else gain
    text = f"Ongoing: {things} here {of_each} until the end of the turn."
    assert same(text, f"Ongoing: After {one} here, that minion {gains} until the end of the turn.", "minion")


@pytest.mark.parametrize(
    ("deed", "done"),
    [
        ("Destroy each {}", "destroy that minion"),
        ("Place a +1 power counter on each {}", "place a +1 power counter on that minion"),
        ("Draw a card for each {}", ""),
    ],
)
@pytest.mark.parametrize(
    ("thing", "one"),
    [("minion", "a minion"), ("other minion", "another minion"), ("of your minions", "one of yours")],
)
def test_what_is_done_to_each_as_it_comes(deed: str, done: str, thing: str, one: str) -> None:
    text = f"Ongoing: {deed.format(thing)} that moves to here."
    if not done:
        with pytest.raises(TextError):
            readings(text, type="minion")
        return
    event = one.replace("yours", "your minions")
    assert same(text, f"Ongoing: After {event} moves to here, {done}.", "minion")


def test_what_was_moved_by_it_has_come_already() -> None:
    text = "Move two minions. Each minion {} this way gains +1 power until the end of the turn."
    assert "every minion that is among A" in told(text.format("moved"), "minion")
    with pytest.raises(TextError):  # "is moved" by what
        readings(text.format("that is moved"), type="minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Minions that move to here have -2 power.",  # how long
        "Ongoing: Minions that have +1 power move to here until the end of the turn.",
    ],
)
def test_when_and_how_long_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(("things", "one"), [("each card {} draw", "card"), ("all minions that {} draw", "minion")])
@pytest.mark.parametrize(
    ("text", "event", "deed", "who"),
    [
        ("Other players must reveal {}.", "another player draws a {}", "they must reveal it", "they"),
        (
            "Each other player with a minion here discards {}.",
            "another player with a minion here draws a {}",
            "they discard it",
            "they",
        ),
        ("All players reveal {}.", "a player draws a {}", "they reveal it", "they"),
        ("You may play {}.", "you draw a {}", "you may play it", "you"),
        ("Reveal {}.", "you draw a {}", "reveal it", "you"),
    ],
)
def test_what_is_done_to_each_as_it_is_drawn(
    text: str, event: str, deed: str, who: str, things: str, one: str
) -> None:
    said = f"Ongoing: {text.format(things.format(who))}"
    assert same(said, f"Ongoing: After {event.format(one)}, {deed}.", "minion")
    assert is_said_again(said, "minion")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Each other player draws a card and reveals it.", "from the top of the deck of A [B]"),
        ("Choose another player. They draw a card and reveal it.", "from the top of the deck of A [B]"),
        (
            "Ongoing: After another player draws a card, they discard it.",
            "one player other than you [A] draws one card [B]",
        ),
    ],
)
def test_the_card_that_somebody_draws(text: str, meant: str) -> None:
    assert meant in told(text, "minion")
    assert is_said_again(text, "minion")


def test_of_two_cards_each_is_drawn_by_itself() -> None:
    with pytest.raises(TextError):
        readings("Ongoing: After another player draws two cards, they discard one of them.", type="minion")
