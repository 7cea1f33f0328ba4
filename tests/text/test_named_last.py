"""What is meant is what was named last: a card at a base, counters, the one that is destroyed or returned."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

MOVE = "Move a minion to a base where"
COUNTERS = "Place two +1 power counters on"
SAME = [
    (
        f"{MOVE} you have an action. Destroy that action.",
        f"{MOVE} you have an action. Destroy one of your actions there.",
    ),
    (
        f"{MOVE} another player has an action. Return that action to its owner's hand.",
        f"{MOVE} another player has an action. Return one of that player's actions there to its owner's hand.",
    ),
    (
        f"{MOVE} you have a buried card. You may uncover that card.",
        f"{MOVE} you have a buried card. You may uncover one of your buried cards there.",
    ),
    (
        f"{COUNTERS} one of your minions. Remove one of them at the end of your turn.",
        f"{COUNTERS} one of your minions. Remove a +1 power counter from that minion at the end of your turn.",
    ),
    (
        f"{COUNTERS} a minion. Remove two of those counters at the end of the turn.",
        f"{COUNTERS} a minion. Remove two +1 power counters from that minion at the end of the turn.",
    ),
    (
        "Destroy a minion of power 3 or less or return it to its owner's hand.",
        "Choose a minion of power 3 or less. Destroy it or return it to its owner's hand.",
    ),
    (
        "You may destroy one of your actions or return it to its owner's hand.",
        "Choose one of your actions. You may destroy it or return it to its owner's hand.",
    ),
    ("Bury one of your minions at its base.", "Choose one of your minions. Bury it at its base."),
    (
        "Two of your minions duel. Give the winner +2 power until the end of the turn.",
        "Two of your minions duel. The winner gains +2 power until the end of the turn.",
    ),
    (
        "Destroy a minion with the lowest power (or tied for lowest).",
        "Destroy a minion with the lowest power (you choose in case of a tie).",
    ),
    (
        "Destroy a minion on the base with the highest breakpoint (or tied for the highest).",
        "Destroy a minion on the base with the highest breakpoint.",
    ),
]
MINIONS = [
    (
        "Talent: Remove a +1 power counter from this minion. If it has none left, draw a card.",
        "Talent: Remove a +1 power counter from this minion. If it has no +1 power counters, draw a card.",
    ),
    (
        "Talent: Remove a +1 power counter from this minion. If it has no +1 power counters left, draw a card.",
        "Talent: Remove a +1 power counter from this minion. If it has no +1 power counters, draw a card.",
    ),
    (
        "You may move this minion and up to two other of your minions here to another base.",
        "You may move this minion and up to two of your other minions here to another base.",
    ),
]
BASES = [
    (
        "After this base scores, the player with the most minions here may destroy one of them.",
        "After this base scores, the player with the most minions here may destroy one of their minions here.",
    ),
]
UNREAD = [
    "Place two +1 power counters on each of your minions. Remove one of them.",
    "Play an action. Move a minion to a base where you have a buried card. Destroy that titan.",
]


@pytest.mark.parametrize(
    ("text", "known", "kind"),
    [
        *((*each, "action") for each in SAME),
        *((*each, "minion") for each in MINIONS),
        *((*each, "base") for each in BASES),
    ],
)
def test_it_is_what_was_named_last(text: str, known: str, kind: str) -> None:
    assert read(text, type=kind).tree == read(known, type=kind).tree


@pytest.mark.parametrize("text", UNREAD)
def test_what_is_not_said_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_one_that_could_be_another_is_not_taken_for_the_one_at_the_base() -> None:
    said = read(f"Play an action. {MOVE} you have a minion. Destroy that minion.", type="action").tree
    assert said != read(
        f"Play an action. {MOVE} you have a minion. Destroy one of your minions there.", type="action"
    )
