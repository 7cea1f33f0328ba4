"""When something is done, told another way: at the edge of a turn, any time, the first time, before it would happen,
instead of what would be done."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

TIMES = [
    ("After your turn", "At the end of your turn"),
    ("After your turn ends", "At the end of your turn"),
    ("After each of your turns", "At the end of your turn"),
    ("After each other player's turn", "At the end of each other player's turn"),
    ("Each turn, after you play your second action", "After you play your second action each turn"),
    ("After any player plays a minion here", "After a player plays a minion here"),
    ("After your turn begins", "At the start of your turn"),
    ("When it becomes another player's turn", "At the start of another player's turn"),
    ("At the end of any turn", "At the end of each turn"),
    ("At the end of a turn in which you moved a minion", "At the end of each turn, if you moved a minion this turn"),
    ("At the start or end of your turn", "At the start of your turn or at the end of your turn"),
    ("At the start and the end of your turn", "At the start of your turn or at the end of your turn"),
    ("Any time a minion is destroyed here", "Each time a minion is destroyed here"),
    ("Every time you play an action", "Each time you play an action"),
    ("Just before this base scores", "Before this base scores"),
    ("Immediately after a minion is played here", "After a minion is played here"),
    ("As soon as you have no cards in your hand", "When you have no cards in your hand"),
    ("The first time in each turn you play a minion", "The first time each turn you play a minion"),
    ("After scoring this base", "After this base scores"),
    ("After this base scores, but before it is replaced", "After this base scores"),
    ("After a base on which you have a minion scores", "After a base where you have a minion scores"),
    ("After this base scores, if you came in second place", "After this base scores, if you were the runner-up"),
    ("Each time an action is played on this minion", "After an action is played on this minion"),
    ("If no minion moved this turn, at the end of the turn", "At the end of the turn, if no minion moved this turn"),
]


@pytest.mark.parametrize(("text", "meant"), TIMES)
def test_the_same_time(text: str, meant: str) -> None:
    assert same(f"Ongoing: {text}, draw a card.", f"Ongoing: {meant}, draw a card.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "The first time on each of your turns that you play a minion",
        "The first time on your turn you play a minion",
        "The first time you play a minion on your turn",
        "The first time you play a minion during each of your turns",
    ],
)
def test_the_first_time_on_your_turn(text: str) -> None:
    meant = "On your turn, after the first time each turn you play a minion"
    assert same(f"Ongoing: {text}, draw a card.", f"Ongoing: {meant}, draw a card.", "minion")
    assert not same(f"Ongoing: {text}, draw a card.", "Ongoing: After you play a minion, draw a card.", "minion")


@pytest.mark.parametrize("whose", ["each other player's", "another player's"])
def test_once_in_a_turn_of_others(whose: str) -> None:
    text = "Ongoing: Once {} turn, you may move this minion to another base."
    assert same(text.format(f"during {whose}"), text.format(f"on {whose}"), "minion")


FIRST = [
    (
        "If a minion would move here, its controller must draw {}",
        "Before a minion moves here, its controller draws {}",
    ),
    ("When this base would score, you may draw {}", "Before this base scores, you may draw {}"),
    ("If another minion would be played here, draw {}", "Before another minion is played here, draw {}"),
]


@pytest.mark.parametrize(("text", "meant"), FIRST)
def test_what_is_done_first(text: str, meant: str) -> None:
    first, before = text.format("a card first"), meant.format("a card")
    assert same(f"Ongoing: {first}.", f"Ongoing: {before}.", "minion")
    with pytest.raises(TextError):  # without it, it could be in its place
        readings(f"Ongoing: {text.format('a card').replace('When', 'If')}.", type="minion")


WOULD = "Ongoing: If {} would be destroyed, you may discard a card"
WHO = ["this minion", "one of your other minions", "another minion here"]


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("deed", ["return it to your hand", "place it on the bottom of your deck", "draw a card"])
def test_what_is_paid_to_do_something_else_instead(who: str, deed: str) -> None:
    asked = WOULD.format(who)
    assert same(f"{asked}. If you do, {deed} instead.", f"{asked} to {deed} instead.", "minion")
    assert "pay by doing this" in told(f"{asked}. If you do, {deed} instead.", "minion")


@pytest.mark.parametrize("who", WHO)
def test_what_would_be_destroyed_is_meant_and_not_what_is_paid(who: str) -> None:
    said = told(f"{WOULD.format(who)} to return it to its owner's hand instead.", "minion")
    assert f"you return {'this card itself' if who.startswith('this') else 'A'} to the hand of" in said


def test_of_others_too() -> None:
    asked = "If a minion here would be destroyed, its controller may discard a card"
    one = f"{asked}. If they do, return it to its owner's hand instead."
    assert "A's controller may let this happen in its place" in told(one, "base")


@pytest.mark.parametrize(
    ("kind", "text", "meant"),
    [
        ("minion", "Ongoing: Instead of being destroyed, this minion is returned to your hand.",
         "Ongoing: If this minion would be destroyed, return it to your hand instead."),
        ("minion", "Ongoing: If this minion would be discarded after this base scores, draw a card instead.",
         "Ongoing: If this minion would be discarded when this base scores, draw a card instead."),
        ("minion", "Special: When this base scores, you may draw a card instead of gaining VP.",
         "Special: If you would gain VP from this base, you may draw a card instead."),
        ("base", "Instead of gaining VP, the winner may draw a card.",
         "If the winner would gain VP from this base, they may draw a card instead."),
        ("base", "When this base scores, a player may draw two cards instead of gaining any VP.",
         "If a player would gain VP from this base, they may draw two cards instead."),
        ("minion", "Ongoing: If this minion would be placed in the discard pile, draw a card instead.",
         "Ongoing: If this minion would go to the discard pile, draw a card instead."),
    ],
)  # fmt: skip
def test_what_is_done_instead(kind: str, text: str, meant: str) -> None:
    assert same(text, meant, kind)


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Instead of being destroyed, each minion here is returned to your hand.",
        "Special: When this base scores, you may draw a card instead of gaining 1 VP.",
        "Ongoing: If this minion would be destroyed, you may discard a card. If you do, return it to your hand.",
        "Ongoing: If this minion would be destroyed, discard a card. If you do, return it to your hand instead.",
        "Ongoing: After the turn of a minion, draw a card.",
        "Ongoing: Before the end of your turn, draw a card.",  # at its end, or at any time until then
        "Ongoing: Before your turn ends, draw a card.",
        "Ongoing: At the start or start of your turn, draw a card.",
    ],
)
def test_what_is_not_said_so_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize("who", ["each player", "each other player"])
@pytest.mark.parametrize(("deed", "they"), [("draws a card", "draw a card"), ("may draw a card", "may draw a card")])
@pytest.mark.parametrize("asked", ["", "if they have a minion here"])
def test_each_in_their_own_turn(who: str, deed: str, they: str, asked: str) -> None:
    text = f"Ongoing: {who.capitalize()} {deed} at the end of their turn {asked}".rstrip() + "."
    lead = f"Ongoing: At the end of {who}'s turn, {asked}{', ' if asked else ''}{they}.".replace(they, f"they {they}")
    assert same(text, lead, "minion")
    assert "[A]:" in told(text, "minion")


@pytest.mark.parametrize("often", ["", "once per turn, "])
def test_before_it_is_done_something_else_is(often: str) -> None:
    text = f"Ongoing: {often}before one of your minions is destroyed, you may draw a card instead."
    meant = f"Ongoing: {often}if one of your minions would be destroyed, you may draw a card instead."
    assert same(text, meant, "minion")
    assert not same(text.replace(" instead", ""), text, "minion")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("After this base scores, this minion returns to {}", "After this base scores, return this minion to {}"),
        ("After a minion moves, that minion returns to {}", "After a minion moves, return that minion to {}"),
    ],
)
def test_what_goes_by_itself(text: str, meant: str) -> None:
    hand = "its owner's hand"
    assert same(f"Special: {text.format(hand)}.", f"Special: {meant.format(hand)}.", "minion")


@pytest.mark.parametrize(
    "event",
    ["After another player plays a minion", "After one of your minions moves", "Before a minion is destroyed"],
)
def test_a_card_is_not_played_to_do_something_to_itself(event: str) -> None:
    said = told(f"Special: {event}, you may play this card to return it to its owner's hand.", "action")
    assert "you return A to the hand of A's owner" in said


def test_no_power_counter_lies_on_an_action() -> None:
    asked = "If there are three or more +1 power counters on it, draw a card."
    said = told(f"Ongoing: After you play an action, place a +1 power counter on this titan. {asked}", "titan")
    assert "at least 3 +1 power counters attached to this card itself" in said


def test_an_action_gains_no_power() -> None:
    text = "Ongoing: After you play an action on one of your minions, it gains +1 power until the end of the turn."
    assert "the power of A changes by +1" in told(text, "minion")
    with pytest.raises(TextError):
        readings("Ongoing: After you play an action, it gains +1 power until the end of the turn.", type="base")


@pytest.mark.parametrize("deed", ["return it to its owner's hand", "you may place it on the top of your deck"])
def test_what_lies_there_would_be_destroyed_and_is_meant(deed: str) -> None:
    said = told(f"Ongoing: If one of your actions on this minion would be destroyed, {deed} instead.", "minion")
    assert "'it' = A, the action" in said


@pytest.mark.parametrize("has", ["has +2 power", "cannot be destroyed"])
def test_on_the_turn_it_is_played(has: str) -> None:
    text = f"Ongoing: On the turn this minion is played, it {has}."
    assert same(text, f"Ongoing: If this minion was played this turn, this minion {has}.", "minion")


@pytest.mark.parametrize("edge", ["After your next turn", "At the end of your next turn, before you play cards"])
def test_after_the_next_turn(edge: str) -> None:
    assert same(f"{edge}, draw a card.", "At the end of your next turn, draw a card.", "action")
