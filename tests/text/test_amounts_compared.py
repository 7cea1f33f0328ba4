"""Cards and bases told by an amount, in every way of comparing; the amount may speak of the card itself."""

from __future__ import annotations

from itertools import product

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

AMOUNTS = [
    "the number of cards in your hand",
    "the number of cards in its controller's hand",
    "the number of actions on its base",
    "the number of +1 power counters on it",
    "the number of minions its controller has in play",
    "the breakpoint of its base",
    "your VPs",
    "the total power of your minions in play",
]
WAYS = ["equal to", "less than", "no greater than", "greater than", "at least", "exactly one more than"]
LEADS = ["with power", "of power", "whose printed power is"]


@pytest.mark.parametrize(("nth", "lead", "way"), [(nth, *both) for nth, both in enumerate(product(LEADS, WAYS))])
def test_every_amount_in_every_way(nth: int, lead: str, way: str) -> None:
    """Each is read in one way, and said again."""
    text = f"Destroy a minion {lead} {way} {AMOUNTS[nth % len(AMOUNTS)]}."
    assert len(readings(text, type="action")) == 1
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    ("ways", "meant"),
    [
        (["with power no more than", "of power up to", "whose power is at most"], "with power less than or equal to"),
        (["of power no less than", "whose power is at least"], "with power greater than or equal to"),
        (["with power greater than", "of power higher than", "whose power is above"], "with more power than"),
        (["with power lower than", "of power below", "whose power is smaller than"], "with less power than"),
        (["of power exactly", "whose power is equal to", "of power equal to"], "with power equal to"),
        (["whose power is exactly one more than", "of power 1 higher than"], "with 1 more power than"),
        (["with power two less than", "whose power is 2 lower than"], "with 2 less power than"),
        (["of power at least one more than"], "with at least 1 more power than"),
    ],
)
def test_how_it_compares(ways: list[str], meant: str) -> None:
    amount = "the number of actions in play"
    for way in ways:
        assert same(f"Destroy a minion {way} {amount}.", f"Destroy a minion {meant} {amount}.", "action"), way


@pytest.mark.parametrize(
    ("way", "meant"),
    [
        ("with a breakpoint higher than", "with a higher breakpoint than"),
        ("whose breakpoint is lower than", "with a lower breakpoint than"),
        ("with breakpoint no more than", "with a breakpoint less than or equal to"),
        ("with a breakpoint of at least", "with a breakpoint greater than or equal to"),
        ("whose printed breakpoint is exactly", "with a printed breakpoint equal to"),
    ],
)
@pytest.mark.parametrize("amount", ["the number of cards in your discard pile", "the breakpoint of its base"])
def test_breakpoints(way: str, meant: str, amount: str) -> None:
    text = f"Move a minion to a base {way} {amount}."
    assert same(text, f"Move a minion to a base {meant} {amount}.", "action")
    assert is_said_again(text, "action")


def test_the_amount_is_that_of_the_card_described() -> None:
    hand = told("Destroy a minion with power equal to the number of cards in its controller's hand.", "action")
    assert (
        "minion [A] in play whose power is exactly the number of (every card from the hand of A's controller)" in hand
    )
    base = told("Destroy a minion with power less than the number of minions on its base.", "action")
    assert "less than the number of (every minion at the base where A is)" in base
    assert "attached to A)" in told("Destroy a minion with power at most the number of actions on it.", "action")


@pytest.mark.parametrize("deed", ["Play a minion", "Search your deck for a minion"])
def test_what_is_not_in_play_is_at_no_base(deed: str) -> None:
    with pytest.raises(TextError):
        readings(f"{deed} with power less than the number of actions on its base.", type="action")


@pytest.mark.parametrize("place", ["in play", "here", "on that base"])
def test_what_stands_behind_a_number_says_what_is_counted(place: str) -> None:
    said = told(f"Choose a base. Destroy a minion with power less than the number of actions {place}.", "minion")
    assert "whose power is less than the number of (every action" in said
    assert said.index("number of") < said.index({"in play": "action in play", "here": "at"}.get(place, "A)"))


@pytest.mark.parametrize(
    ("way", "half"),
    [
        ("less than", "rounded up"),
        ("more than", "rounded down"),
        ("up to", "rounded down"),
        ("at least", "rounded up"),
    ],
)
def test_half_is_rounded_as_it_makes_no_difference(way: str, half: str) -> None:
    text = f"Destroy a minion of power {way} half the number of cards in your hand"
    assert same(f"{text}.", f"{text}, {half}.", "action")


def test_half_that_must_be_met_has_to_be_rounded() -> None:
    with pytest.raises(TextError):
        readings("Destroy a minion of power equal to half the number of cards in your hand.", type="action")


def test_a_player_has_power_at_a_base_only() -> None:
    said = told("Destroy a minion with power equal to your power here.", "minion")
    assert "exactly your total power at the base this card is at" in said
    assert same(
        "Destroy a minion with power equal to your total power here.",
        "Destroy a minion with power equal to your power here.",
        "minion",
    )


def test_each_is_asked_about_the_hand_of_its_own_controller() -> None:
    text = "Destroy each minion with power equal to the number of cards in its controller's hand."
    there = {"Tortuga": ["Ann's Ox", "Bob's Bull"], "Factory 436-1337": ["Bob's Calf"]}
    cards = [card("Reach", "action", text), ox(2), ox(2, "Bull"), ox(0, "Calf")]
    play = table(there, *cards, hand=["Reach", "Scout", "Scout"]).play("Reach")
    assert play.where("Ox") == "Ann's discard"
    assert play.where("Bull") == "Tortuga"
    assert play.where("Calf") == "Bob's discard"  # Bob holds no cards


def test_each_is_asked_about_its_own_base() -> None:
    text = "Destroy each minion with power less than the number of minions on its base."
    there = {"Tortuga": ["Ann's Ox", "Bob's Bull", "Bob's Calf"], "Factory 436-1337": ["Bob's Cow"]}
    cards = [card("Press", "action", text), ox(3), ox(2, "Bull"), ox(2, "Calf"), ox(2, "Cow")]
    play = table(there, *cards, hand=["Press"]).play("Press")
    assert [play.where(each) for each in ("Ox", "Bull", "Calf", "Cow")] == [
        "Tortuga",
        "Bob's discard",
        "Bob's discard",
        "Factory 436-1337",
    ]


def test_points_are_a_number() -> None:
    assert same("Draw a card for each VP you have.", "Draw cards equal to your VPs.", "action")
    assert same("Draw a card for each VP you have.", "Draw cards equal to the number of VPs you have.", "action")
    assert read("Draw a card for every 2 VPs another player has.", type="action").tree


@pytest.mark.parametrize("so_many", ["Discard any number of cards.", "Reveal any number of actions from your hand."])
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("power equal to that number", "whose power is exactly the number of (A)"),
        ("power exactly equal to that number", "whose power is exactly the number of (A)"),
        ("power equal to that number or less", "whose power is at most the number of (A)"),
        ("power less than or equal to that number", "whose power is at most the number of (A)"),
    ],
)
def test_that_number_is_how_many(so_many: str, said: str, meant: str) -> None:
    assert f"you destroy one minion in play {meant}" in told(f"{so_many} Destroy a minion with {said}.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("with power equal to that number", "with that power"),
        ("with power equal to that number or less", "with power less than or equal to that power"),
        ("with power less than or equal to that number", "with power less than or equal to that power"),
        ("with power greater than or equal to that number", "with power greater than or equal to that power"),
    ],
)
@pytest.mark.parametrize("named", ["Name a number.", "Choose a number from 1 to 5."])
def test_that_number_is_the_one_named(named: str, said: str, meant: str) -> None:
    assert same(f"{named} Destroy a minion {said}.", f"{named} Destroy a minion {meant}.", "action")
