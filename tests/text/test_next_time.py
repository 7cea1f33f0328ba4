"""What is done once, the next time that something happens: whose, where, until when, and in which words."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.cards import names
from smashrules.effects.abilities import Event
from smashrules.effects.actions import Delayed
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.node import walk
from smashrules.engine.unmodelled import missing
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

EVENTS = {
    "a base scores": "one base scores",
    "this base scores": "the base this card is at scores",
    "you play a minion": "you play one minion",
    "you play an action here": "you play one action on the base this card is at",
    "another player plays an extra minion": "one player other than you plays one extra minion",
    "one of your minions is destroyed": "one minion in play controlled by you is destroyed",
}


@pytest.mark.parametrize(("event", "said"), EVENTS.items())
def test_whenever_it_comes(event: str, said: str) -> None:
    text = f"The next time {event}, draw a card."
    assert f"later, once, the next time, after this happens: {said}" in told(text, "action")
    assert is_said_again(text, "action")
    assert [type(node.when) for node in walk(read(text, type="action").tree) if isinstance(node, Delayed)] == [Event]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("When you next play a minion", "The next time you play a minion"),
        ("When this base next scores", "The next time this base scores"),
        ("After the next base scores", "The next time a base scores"),
        ("After you play your next action", "The next time you play an action"),
        ("The next time any player plays a minion", "The next time a player plays a minion"),
    ],
)
def test_told_another_way(text: str, meant: str) -> None:
    assert same(f"{text}, draw a card.", f"{meant}, draw a card.", "action")


@pytest.mark.parametrize("edge", ["the start of your turn", "the end of your next turn"])
def test_it_may_be_over_by_then(edge: str) -> None:
    text = f"The next time one of your minions is destroyed before {edge}, draw a card."
    assert "once, the next time until the" in told(text, "action")
    assert is_said_again(text, "action")
    assert not same(text, text.replace(f" before {edge}", ""), "action")


def test_in_this_turn_it_is_told_by_the_turn() -> None:
    text = "The next time you play a minion this turn, draw a card."
    assert "until the end of the turn" in told(text, "action")
    assert not same(text, text.replace(" this turn", ""), "action")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Choose one of your minions. The next time it is destroyed, return it to your hand.", "you return A to"),
        ("The next time you play a minion, place a +1 power counter on it.", "on A"),
        (
            "The next time a base scores, you may move one of your minions there to another base.",
            "controlled by you at A",
        ),
        ("Choose another player. The next time they play a minion, draw a card.", "A plays one minion"),
    ],
)
def test_what_is_meant_then(text: str, said: str) -> None:
    assert said in told(text, "action")


def test_if_you_do_is_asked_then() -> None:
    text = "The next time a base scores, you may destroy one of your minions. If you do, draw a card."
    assert same(text, text.replace(" one of your minions. If you do,", " one of your minions to"), "action")


@pytest.mark.parametrize("edge", ["At the end of your turn", "At the start of your next turn"])
def test_so_it_is_at_the_edge_of_a_turn(edge: str) -> None:
    text = f"{edge}, you may destroy one of your minions. If you do, draw a card."
    assert same(text, text.replace("minions. If you do,", "minions to"), "action")


def test_the_engine_says_that_it_cannot_wait_so() -> None:
    tree = read("The next time a base scores, draw a card.", type="action", names=names()).tree
    assert "what waits for the next time that something happens" in missing(CardDef("x", CardType.ACTION, text=tree))


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", "Ongoing: The next time a base scores, draw a card."),  # each time, for as long as it is in play
        ("action", "The next time a base scores, your minions there have +1 power."),
        ("action", "The next time each player plays a minion, draw a card."),
        ("action", "The next time you would draw a card, draw two cards instead."),
        ("action", "The next time you play your second minion, draw a card."),
        ("action", "After their next minion is played, draw a card."),
    ],
)
def test_what_is_not_waited_for_once(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type=kind)
