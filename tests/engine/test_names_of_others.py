"""Cards that have the names of others besides their own. Source: WTCS, "Clarifications", on the Grimms' Tales."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

CHEST = card(
    "Chest",
    "action",
    "Play on a base. Ongoing: If you have two or more minions here, this card has the names of each minion you own.",
)
MASK = card("Mask", "action", "Play on a base. Ongoing: This card has the names of each minion here.")
LOOK = card("Look", "action", "Choose one of your minions. If a card with the same name is on a base, draw a card.")
ALIKE = card("Alike", "action", "If there are two cards with the same name in play, draw a card.")
KNOWN = ("Calf", "Roe Deer", "Doe")
CALLER = card("Caller", "minion", "Talent: If Calf is here, draw a card.", known=KNOWN)
HERDER = card("Herder", "minion", "Talent: If the minion Calf is here, draw a card.", known=KNOWN)
CALF, DOE, STAG, DEER = ox(2, "Calf"), ox(3, "Doe"), ox(4, "Stag"), ox(2, "Roe Deer")
CARDS = (CHEST, MASK, LOOK, ALIKE, CALLER, HERDER, CALF, DOE, STAG, DEER)
DECK = {"Ann": ["Scout"] * 8 + ["Calf"], "Bob": ["Scout"] * 8}


@pytest.mark.parametrize(
    ("there", "owned", "cards"),
    [(["Ann's Doe"], ["Calf"], 1), ([], ["Calf"], 0), (["Ann's Doe"], ["Stag"], 0), (["Bob's Doe"], ["Calf"], 0)],
)
def test_the_names_of_all_that_a_player_owns_wherever_they_are(
    there: list[str], owned: list[str], cards: int
) -> None:
    bases = {"Tortuga": ["Ann's Caller", "Ann's Chest", *there]}
    play = table(bases, *CARDS, discard={"Ann": owned})
    if not cards:
        assert not play.can_use("Caller")
        return
    play.use("Caller")

    assert 8 - len(play.deck("Ann")) == cards


def test_another_players_cards_are_not_ones_own() -> None:
    play = table({"Tortuga": ["Ann's Caller", "Ann's Doe", "Ann's Chest"]}, *CARDS, discard={"Bob": ["Calf"]})

    assert not play.can_use("Caller")


def test_it_is_still_no_minion() -> None:
    play = table({"Tortuga": ["Ann's Herder", "Ann's Doe", "Ann's Chest"]}, *CARDS, discard={"Ann": ["Calf"]})

    assert not play.can_use("Herder")


def test_only_of_those_who_are_there() -> None:
    bases = {"Tortuga": ["Ann's Caller", "Ann's Mask", "Ann's Doe"], "Tar Pits": ["Ann's Calf"]}
    play = table(bases, *CARDS, hand=["Calf"])
    assert not play.can_use("Caller")
    play.play("Calf", on="Tortuga")
    assert play.can_use("Caller")


@pytest.mark.parametrize(("there", "cards"), [("Doe", 1), ("Stag", 0)])
def test_two_cards_with_the_same_name(there: str, cards: int) -> None:
    bases = {"Tortuga": ["Ann's Mask", "Ann's Doe"], "Tar Pits": [f"Bob's {there}"]}
    play = table(bases, *CARDS, hand=["Alike"])
    if there == "Stag":
        bases["Tortuga"].remove("Ann's Mask")
        play = table(bases, *CARDS, hand=["Alike"])
    play.play("Alike")

    assert 8 - len(play.deck("Ann")) == cards


def test_what_has_several_names_shares_one_with_each() -> None:
    """Doe has the name of the action, and the action that of Doe."""
    play = table({"Tortuga": ["Ann's Mask", "Ann's Doe"]}, *CARDS, hand=["Alike"])
    play.play("Alike")

    assert 8 - len(play.deck("Ann")) == 1


FRIEND = card("Friend", "minion", "Ongoing: If Calf is here, this minion has +2 power.", known=KNOWN)
WARY = card("Wary", "minion", "Ongoing: If the minion Calf is here, this minion has +2 power.", known=KNOWN)
VEIL = card("Veil", "action", "Play on a base. Ongoing: This card has the names of each minion you own.")


@pytest.mark.parametrize(
    ("there", "elsewhere", "discard", "power"),
    [
        (("Ann's Veil", "Ann's Friend"), (), ("Calf",), 4),
        (("Ann's Friend", "Ann's Veil"), (), ("Calf",), 4),  # whichever came first
        (("Ann's Friend",), ("Ann's Veil",), ("Calf",), 2),
        (("Ann's Veil", "Ann's Friend"), (), (), 2),  # no such minion of yours
        (("Bob's Veil", "Ann's Friend"), (), ("Calf",), 2),  # Bob owns none
        (("Ann's Veil", "Ann's Friend"), ("Ann's Calf",), (), 4),
        (("Ann's Veil", "Ann's Friend"), (), ("Calf King",), 2),  # the whole name
        (("Ann's Chest", "Ann's Friend"), (), ("Calf",), 2),  # one minion alone
        (("Ann's Friend", "Ann's Doe", "Ann's Chest"), (), ("Calf",), 4),
        (("Ann's Chest", "Ann's Friend", "Ann's Doe"), (), ("Calf",), 4),
        (("Ann's Veil", "Ann's Wary"), (), ("Calf",), 2),  # it is no minion
    ],
)
def test_a_condition_that_asks_for_a_name(
    there: tuple[str, ...], elsewhere: tuple[str, ...], discard: tuple[str, ...], power: int
) -> None:
    bases = {"Tortuga": list(there), "Tar Pits": list(elsewhere)}
    play = table(bases, *CARDS, VEIL, FRIEND, WARY, ox(3, "Calf King"), discard={"Ann": list(discard)})

    assert play.power("Wary" if "Ann's Wary" in there else "Friend") == power
