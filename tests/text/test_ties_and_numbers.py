"""Who ties, what each of them does, who chooses among what ties; so many of what was done, and what is without."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text

MOST = (
    "When this base scores, if two or more players have the most {} here, "
    "each player with the most {} here draws a card."
)
SAME = [
    (
        "base",
        MOST.format("power", "power"),
        f"When this base scores, if two or more players are tied for the most power here, {each}.",
    )
    for each in (
        "each of them draws a card",
        "each of those players draws a card",
        "each of the tied players draws a card",
        "each tied player draws a card",
        "they each draw a card",
        "those players each draw a card",
    )
]
SAME += [
    (
        "base",
        MOST.format("minions", "minions"),
        "When this base scores, if there is a tie for the most minions here, each of them draws a card.",
    ),
    (
        "action",
        "Special: Before a base scores, if you are tied with another player there, draw two cards.",
        "Special: Before a base scores where you are tied with another player, draw two cards.",
    ),
    (
        "action",
        "Special: Before a base scores, if you are tied for the most power there, draw two cards.",
        "Special: Before a base scores where you are tied with another player for the most power, draw two cards.",
    ),
    (
        "base",
        "Minions here with no +1 power counters have -1 power.",
        "Minions here without +1 power counters on them have -1 power.",
    ),
    ("action", "Destroy a minion with no actions on it.", "Destroy a minion without actions on it."),
    ("action", "Move a minion to a base with no minions.", "Move a minion to a base without minions."),
    (
        "action",
        "If there are 12 or more minions in play, draw a card.",
        "If there are twelve or more minions in play, draw a card.",
    ),
    (
        "action",
        "If there are 20 or more minions in play, draw a card.",
        "If there are twenty or more minions in play, draw a card.",
    ),
]
SAME += [
    (
        "action",
        "Destroy the lowest-power minion on a base (you choose in case of a tie).",
        f"Destroy the minion with the least power on a base ({each}).",
    )
    for each in (
        "you choose if there is a tie",
        "you choose if tied",
        "if tied, you choose which one",
        "in case of ties, you choose",
    )
]
SAME += [
    (
        "action",
        "Each other player destroys their lowest-power minion (they choose in case of a tie).",
        "Each other player destroys their lowest-power minion (if there is a tie, they choose).",
    ),
    (
        "action",
        "Discard any number of cards. If you discarded at least two cards this way, draw a card.",
        "Discard any number of cards. Draw a card if you discarded two or more.",
    ),
    (
        "action",
        "Destroy any number of your minions. If you destroyed exactly three minions this way, draw a card.",
        "Destroy any number of your minions. If you destroyed exactly three, draw a card.",
    ),
    (
        "action",
        "Shuffle any number of your minions into your deck. "
        "If you shuffled at least two minions this way, draw a card.",
        "Shuffle any number of your minions into your deck. Draw a card if you shuffled at least two.",
    ),
]
DIFFERENT = [
    (
        "action",
        "Discard any number of cards. If you discarded at least two, draw a card.",
        "Discard any number of cards. If you discarded exactly two, draw a card.",
    ),
    ("action", "Destroy a minion without actions on it.", "Destroy a minion without +1 power counters on it."),
    (
        "base",
        "When this base scores, if two or more players are tied for the most power here, each of them draws a card.",
        "When this base scores, if players are tied for the most minions here, each of them draws a card.",
    ),
]
UNREAD = [
    ("action", "Destroy the highest-power minion on a base (its controller chooses if there is a tie)."),
    ("action", "Destroy the highest-power minion on a base (they choose in case of a tie)."),
    ("action", "Destroy the highest-power minion on a base. If tied, its controller chooses."),
    ("action", "If you are tied with another player for the most minions on a base, draw a card."),
    ("action", "Each player discards any number of cards. If you discarded two or more, draw a card."),
    ("action", "Destroy any number of minions and draw that many cards. If you destroyed two or more, draw a card."),
]


@pytest.mark.parametrize(("kind", "known", "other"), SAME)
def test_the_same(kind: str, known: str, other: str) -> None:
    tree = read(known, type=kind).tree
    assert read(other, type=kind).tree == tree
    assert read(to_text(tree, type=kind), type=kind).tree == tree


@pytest.mark.parametrize(("kind", "one", "other"), DIFFERENT)
def test_not_the_same(kind: str, one: str, other: str) -> None:
    assert read(one, type=kind).tree != read(other, type=kind).tree


@pytest.mark.parametrize(("kind", "text"), UNREAD)
def test_who_is_meant_is_not_guessed(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
