"""What answers to counters that are placed and removed: how many, which of those on the card, what it had before."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine import missing

CARDS = (
    ox(3),
    ox(4, "Elk"),
    card("Feed", "action", "Place a +1 power counter on a minion."),
    card("Feast", "action", "Place three +1 power counters on a minion."),
    card("Starve", "action", "Remove a +1 power counter from a minion."),
    card("Carry", "action", "Transfer a +1 power counter from a minion to another minion."),
    card("Herder", "minion", "Ongoing: After you place a +1 power counter on one of your minions, draw a card."),
    card("Farmer", "minion", "Ongoing: After you place two or more +1 power counters on a minion, draw a card."),
    card("Baker", "minion", "Ongoing: After you place or remove a +1 power counter on your minions, draw a card."),
    card("Grazer", "minion", "Ongoing: After you place the third +1 power counter on a minion, draw a card."),
    card(
        "Judge", "minion", "Ongoing: After you place the third or higher +1 power counter on a minion, draw a card."
    ),
    card("Mourner", "minion", "Ongoing: After you remove the last +1 power counter from a minion, draw a card."),
    card(
        "Nurse",
        "minion",
        "Ongoing: After you place a +1 power counter on one of your minions that had no such counters on it, "
        "place another +1 power counter on it.",
    ),
)


def drawn(answering: str, played: str, held: int, *, on: str = "Ox") -> int:
    """How many cards Ann draws, who plays an action on one of the Oxen (hers has ``held`` counters)."""
    bases = {"Tortuga": [f"Ann's {answering}", ("Ann's Ox", held), "Bob's Elk"]}
    return len(table(bases, *CARDS, hand=[played]).play(played).choose(on).hand("Ann"))


@pytest.mark.parametrize(
    ("answering", "played", "on", "cards"),
    [
        ("Herder", "Feed", "Ox", 1),
        ("Herder", "Feed", "Elk", 0),  # Bob's
        ("Herder", "Feast", "Ox", 1),
        ("Herder", "Starve", "Ox", 0),
        ("Farmer", "Feed", "Ox", 0),
        ("Farmer", "Feast", "Ox", 1),
        ("Baker", "Feed", "Ox", 1),
        ("Baker", "Starve", "Ox", 1),
        ("Baker", "Feed", "Elk", 0),
    ],
)
def test_who_waits_for_counters_answers_on_whom_and_how_many(
    answering: str, played: str, on: str, cards: int
) -> None:
    assert drawn(answering, played, 1, on=on) == cards


def test_a_counter_that_is_transferred_is_not_placed() -> None:
    bases = {"Tortuga": ["Ann's Herder", "Ann's Ox", ("Bob's Elk", 1)]}
    play = table(bases, *CARDS, hand=["Carry"]).play("Carry")
    play.choose("Elk").choose("Ox")

    assert play.power("Ox") == 4
    assert play.hand("Ann") == []


@pytest.mark.parametrize(
    ("answering", "played", "held", "cards"),
    [
        ("Grazer", "Feed", 1, 0),
        ("Grazer", "Feed", 2, 1),
        ("Grazer", "Feed", 3, 0),
        ("Grazer", "Feast", 0, 1),  # the third of the three
        ("Grazer", "Feast", 2, 1),  # the first of the three
        ("Grazer", "Feast", 3, 0),
        ("Judge", "Feed", 1, 0),
        ("Judge", "Feed", 2, 1),
        ("Judge", "Feed", 5, 1),
        ("Mourner", "Starve", 1, 1),
        ("Mourner", "Starve", 2, 0),
        ("Mourner", "Feed", 0, 0),
    ],
)
def test_which_of_the_counters_on_the_card_it_is(answering: str, played: str, held: int, cards: int) -> None:
    assert drawn(answering, played, held) == cards


@pytest.mark.parametrize(("held", "power"), [(0, 5), (1, 5), (2, 6)])
def test_only_where_there_were_none_before_comes_another(held: int, power: int) -> None:
    bases = {"Tortuga": ["Ann's Nurse", ("Ann's Ox", held)]}
    play = table(bases, *CARDS, hand=["Feed"]).play("Feed").choose("Ox")

    assert play.power("Ox") == power


@pytest.mark.parametrize(
    ("text", "system"),
    [
        (
            "Ongoing: At the end of your turn, if the last +1 power counter was removed from a minion this turn, "
            "draw a card.",
            "counters as they were, where nothing answers to them",
        ),
        (
            "Ongoing: After you remove one or more +1 power counters from a minion, you may place them on this "
            "minion.",
            "the very counters that were placed or removed",
        ),
    ],
)
def test_what_is_not_kept_of_counters_is_told_by_name(text: str, system: str) -> None:
    assert system in missing(card("Clerk", "minion", text))
