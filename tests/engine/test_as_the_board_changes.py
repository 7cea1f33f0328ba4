"""What comes about by itself: power that rises or falls, conditions that hold from now on."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

FLOCK = card(
    "Flock",
    "action",
    "Play on a base. Ongoing: Once per turn, after the power of another player's minion increases, each of your"
    " minions here gains +1 power until the end of the turn.",
)
ECHO = card("Echo", "minion", "Ongoing: After the power of one of your minions decreases, draw a card.")
STRONG = card(
    "Strong", "minion", "Ongoing: After the power of a minion of power 4 or more here increases, draw a card."
)
WATCH = card(
    "Watch",
    "action",
    "Play on a base. Talent: If another player's power here has been reduced this turn, draw a card.",
)
SUPPER = card(
    "Supper",
    "action",
    "Play on a minion. Ongoing: This minion has -2 power. If this minion has power 0, destroy this minion.",
)
LONELY = card("Lonely", "minion", "Ongoing: If you have no other minions here, destroy this minion.")
CHEER = card("Cheer", "action", "Give a minion +2 power until the end of the turn.")
GLOOM = card("Gloom", "action", "Give a minion -2 power until the end of the turn.")
FEED = card("Feed", "action", "Place a +1 power counter on a minion.")
SHIFT = card("Shift", "action", "Move a minion to another base.")
SLAY = card("Slay", "action", "Destroy a minion.")
SWORD = card("Sword", "action", "Play on a minion. Ongoing: This minion has +2 power.")
STRIP = card("Strip", "action", "Destroy an action on a minion.")
PROUD = card("Proud", "minion", "Ongoing: This minion has +1 power for each other minion here.")
CALF, DOE, STAG = ox(2, "Calf"), ox(3, "Doe"), ox(4, "Stag")
CARDS = (FLOCK, ECHO, STRONG, WATCH, SUPPER, LONELY, CHEER, GLOOM, FEED, SHIFT, SLAY, SWORD, STRIP, PROUD)
CARDS = (*CARDS, CALF, DOE, STAG)


@pytest.mark.parametrize(
    ("action", "gained"), [("Cheer", 1), ("Feed", 1), ("Sword", 1), ("Gloom", 0), ("Shift", 0), ("Slay", 0)]
)
def test_power_that_rises_by_what_a_card_does(action: str, gained: int) -> None:
    play = table({"Tortuga": ["Ann's Doe", "Ann's Flock"], "Tar Pits": ["Bob's Calf"]}, *CARDS, hand=[action])
    play.play(action, on="Calf" if action == "Sword" else "")
    if play.kind == "thing":
        play.choose("Calf")

    assert play.power("Doe") == 3 + gained


def test_power_that_rises_as_another_minion_comes() -> None:
    play = table({"Tortuga": ["Ann's Doe", "Ann's Flock"], "Tar Pits": ["Bob's Proud"]}, *CARDS, hand=["Calf"])
    play.play("Calf", on="Tar Pits")

    assert play.power("Doe") == 4


def test_power_that_rises_as_what_lowers_it_goes() -> None:
    bases = {"Tortuga": ["Ann's Doe", "Ann's Flock"], "Tar Pits": [("Bob's Stag", "Bob's Supper")]}
    play = table(bases, *CARDS, hand=["Strip"])
    play.play("Strip")

    assert play.power("Doe") == 4


@pytest.mark.parametrize("whose", ["Ann", "Bob"])
def test_whose_power_it_is(whose: str) -> None:
    play = table({"Tortuga": ["Ann's Doe", "Ann's Flock"], "Tar Pits": [f"{whose}'s Calf"]}, *CARDS, hand=["Feed"])
    play.play("Feed").choose("Calf")

    assert play.power("Doe") == 3 + (whose == "Bob")


def test_a_minion_that_comes_into_play_has_not_become_stronger() -> None:
    play = table({"Tortuga": ["Ann's Doe", "Ann's Flock"]}, *CARDS, hand=["Stag"], turn="Bob")
    play.play("Stag", on="Tortuga")

    assert play.power("Doe") == 3


def test_once_per_turn_and_minions_that_come_later_have_no_share() -> None:
    more = card("More", "action", "Play two extra actions.")
    play = table(
        {"Tortuga": ["Ann's Doe", "Ann's Flock"], "Tar Pits": ["Bob's Calf"]},
        *CARDS,
        more,
        hand=["More", "Feed", "Cheer", "Stag"],
    )
    play.play("More").play("Feed").choose("Calf").play("Cheer").choose("Calf")
    assert play.power("Doe") == 4
    play.play("Stag", on="Tortuga")
    assert play.power("Stag") == 4


@pytest.mark.parametrize(("action", "whose", "cards"), [("Gloom", "Ann", 1), ("Gloom", "Bob", 0), ("Feed", "Ann", 0)])
def test_power_that_falls(action: str, whose: str, cards: int) -> None:
    play = table({"Tortuga": ["Ann's Echo", f"{whose}'s Doe"]}, *CARDS, hand=[action])
    play.play(action).choose("Doe")

    assert 8 - len(play.deck("Ann")) == cards


def test_power_that_falls_as_the_turn_ends() -> None:
    play = table({"Tortuga": ["Ann's Echo", "Ann's Doe"]}, *CARDS, hand=["Cheer"])
    play.play("Cheer").choose("Doe")
    assert len(play.deck("Ann")) == 8
    play.to_the_next_turn()

    assert len(play.deck("Ann")) == 8 - 2 - 1


@pytest.mark.parametrize(("name", "cards"), [("Stag", 1), ("Doe", 0)])
def test_how_strong_it_was_before(name: str, cards: int) -> None:
    play = table({"Tortuga": ["Ann's Strong", "Bob's Doe", "Bob's Stag"]}, *CARDS, hand=["Feed"])
    play.play("Feed").choose(name)

    assert 8 - len(play.deck("Ann")) == cards


# -- a player's total power at a base -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "name", "cards"),
    [
        ("Gloom", "Doe", 1),
        ("Slay", "Doe", 1),
        ("Shift", "Doe", 1),
        ("Gloom", "Calf", 0),
        ("Gloom", "Stag", 0),
        ("Feed", "Doe", 0),
    ],
)
def test_another_players_power_that_has_been_reduced_there(action: str, name: str, cards: int) -> None:
    play = table(
        {"Tortuga": ["Ann's Watch", "Bob's Doe", "Ann's Calf"], "Tar Pits": ["Bob's Stag"]}, *CARDS, hand=[action]
    )
    play.play(action).choose(name)
    if play.can_use("Watch"):  # what could do nothing is not offered
        play.use("Watch")

    assert 8 - len(play.deck("Ann")) == cards


# -- conditions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "stays"), [("Calf", False), ("Doe", True)])
def test_as_soon_as_a_condition_holds(name: str, stays: bool) -> None:
    play = table({"Tortuga": [f"Bob's {name}"]}, *CARDS, hand=["Supper"])
    play.play("Supper", on=name)

    assert play.where(name) == ("Tortuga" if stays else "Bob's discard")
    assert play.where("Supper") == ("on Doe" if stays else "Ann's discard")


def test_as_soon_as_it_holds_later() -> None:
    play = table({"Tortuga": [("Bob's Doe", "Ann's Supper")]}, *CARDS, hand=["Gloom"])
    play.play("Gloom")

    assert play.where("Doe") == "Bob's discard"


def test_a_board_on_which_it_holds() -> None:
    play = table({"Tortuga": [("Bob's Calf", "Ann's Supper")]}, *CARDS)

    assert play.where("Calf") == "Bob's discard"


def test_one_that_cannot_be_destroyed_stays_and_nothing_goes_on_for_ever() -> None:
    proof = card("Proof", "minion", "Ongoing: This minion cannot be destroyed.")
    play = table({"Tortuga": [("Bob's Proof", "Ann's Supper")]}, *CARDS, proof, hand=["Feed"])
    assert play.where("Proof") == "Tortuga"
    play.play("Feed")

    assert play.power("Proof") == 1


def test_as_soon_as_what_kept_it_from_holding_has_gone() -> None:
    play = table({"Tortuga": ["Ann's Lonely", "Ann's Doe"], "Tar Pits": []}, *CARDS, hand=["Shift"])
    play.play("Shift").choose("Doe")

    assert play.where("Lonely") == "Ann's discard"
    assert play.where("Doe") == "Tar Pits"
