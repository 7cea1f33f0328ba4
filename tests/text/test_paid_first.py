"""What must be paid before something can be done, and what is paid each time; what each of several players did."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

UNLESS = "Ongoing: Other players cannot play minions here unless they discard a card."
MUST = "Ongoing: Other players must discard a card to play a minion here."
AFTER = "Ongoing: After another player plays a minion here, they must discard a card"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Ongoing: Other players cannot play minions here without first discarding a card.", UNLESS),
        ("Ongoing: Other players may not play minions here without discarding a card.", UNLESS),
        ("Ongoing: No other player may play minions here without first discarding a card.", UNLESS),
        ("Ongoing: Other players must discard a card before they play a minion here.", MUST),
        ("Ongoing: Other players must discard a card before they can play a minion here.", MUST),
        ("Ongoing: Other players must discard a card before playing a minion here.", MUST),
        ("Ongoing: To play a minion here, other players must first discard a card.", MUST),
        ("Ongoing: To play a minion here, other players must discard a card first.", MUST),
        ("Ongoing: Other players must discard a card each time they play a minion here.", f"{AFTER}."),
        ("Ongoing: Other players must discard a card whenever they play a minion here.", f"{AFTER}."),
        (
            "Ongoing: Other players must discard a card each time they play a minion here, or else that minion's "
            "ability is cancelled.",
            f"{AFTER} or cancel that minion's abilities.",
        ),
        (
            "Until the start of your next turn, no other player may play an action without discarding a card.",
            "Until the start of your next turn, no other player may play an action unless they discard a card.",
        ),
    ],
)
def test_what_is_paid_first(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: This minion cannot be moved without discarding a card.",
        "Ongoing: Other players discard a card without playing a minion here.",
    ],
)
def test_where_it_is_not_said_who_pays_it_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Each player may discard up to two cards. For each card discarded this way, that player may place a +1 "
            "power counter on one of their minions.",
            "Each player may discard up to two cards. For each card they discard, they may place a +1 power counter "
            "on one of their minions.",
        ),
        (
            "Each other player may discard a card. For each card discarded this way, that player draws a card.",
            "Each other player may discard a card. For each card they discard, they draw a card.",
        ),
        (
            "Each other player discards a card. If any of them discarded a minion, draw a card.",
            "Each other player discards a card. If a minion was discarded this way, draw a card.",
        ),
    ],
)
def test_what_each_of_them_did(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Play on a base if you have a minion there.", "Play on a base where you have a minion."),
        ("Play on a base only if you have the most power there.", "Play on a base where you have the most power."),
        ("Play on a base if there is a minion there.", "Play on a base with a minion."),
        ("Play on a minion if it has no other actions on it.", "Play on a minion with no other actions on it."),
        ("Play on a minion only if it has power 3 or less.", "Play on a minion with power 3 or less."),
    ],
)
def test_what_it_is_played_on(said: str, meant: str) -> None:
    assert same(said, meant, "action")
    assert is_said_again(said, "action")


@pytest.mark.parametrize(
    "cards", ["five different cards in your discard pile", "five or more different actions in your discard pile"]
)
def test_different_cards_of_a_pile_have_different_names(cards: str) -> None:
    assert "in your discard pile no two alike in name" in told(f"If you have {cards}, draw a card.", "action")


def test_two_different_minions_in_play_are_two() -> None:
    assert same("Destroy two different minions.", "Destroy two minions.", "action")
