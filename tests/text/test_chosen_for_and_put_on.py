"""One of them chosen for a deed, two things that go two ways, a minion told by what was put on it."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

CHOSEN = [
    ("Choose one to draw.", "Draw one of them."),
    ("You choose one of them to place into your hand.", "Place one of them into your hand."),
    ("You may choose one of those cards to play as an extra card.", "You may play one of them as an extra card."),
    (
        "Another player chooses one to place into your hand.",
        "Another player chooses one of them. Place it into your hand.",
    ),
    (
        "Have another player choose one of them to put into your hand. Discard the other.",
        "Another player chooses one of them. Place it into your hand. Discard the other.",
    ),
    (
        "The player to your left picks one of them to be placed into your hand.",
        "The player to your left chooses one of them. Place it into your hand.",
    ),
]


CHOSEN += [
    (
        "Choose one to draw and shuffle the other into your deck.",
        "Draw one of them and shuffle the other into your deck.",
    ),
    ("Choose one to draw and one to discard.", "Draw one of them and discard another of them."),
    ("Choose one to draw and the other to discard.", "Draw one of them and discard the other."),
    (
        "Another player chooses two to place into your hand.",
        "Another player chooses two of them. Place them into your hand.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), CHOSEN)
def test_one_of_them_is_chosen_for_a_deed(said: str, meant: str) -> None:
    shown = "Reveal the top two cards of your deck. "
    assert same(shown + said, shown + meant, "action")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Choose a base. Move one of your minions from there to another base, and one of your minions from another"
            " base to there.",
            "Choose a base. Move one of your minions from there to another base, and move one of your minions from"
            " another base to the chosen base.",
            "action",
        ),
        (
            "Move one of your minions from here to another base and one of your minions from another base to here.",
            "Move one of your minions from here to another base and move one of your minions from another base to"
            " here.",
            "minion",
        ),
        (
            "Talent: Move one of your other minions from here to another base, and one from another base here.",
            "Talent: Move one of your other minions from here to another base, and move one of your other minions"
            " from another base to here.",
            "minion",
        ),
    ],
)
def test_what_is_done_is_said_again_of_the_second(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


FROM = "Transfer an action from one of your minions to another. "
TO = "Transfer an action to one of your minions. "


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            FROM + "The minion it is transferred to gains +1 power until the end of the turn.",
            FROM + "The second minion gains +1 power until the end of the turn.",
        ),
        (
            FROM + "Place a +1 power counter on the minion you moved it to.",
            FROM + "Place a +1 power counter on the second minion.",
        ),
        (
            FROM + "Draw a card if the minion it is now on has power 5 or more.",
            FROM + "Draw a card if the second minion has power 5 or more.",
        ),
        (FROM + "Destroy the minion it was transferred from.", FROM + "Destroy the first minion."),
        (
            TO + "The minion to which it was transferred cannot be destroyed this turn.",
            TO + "That minion cannot be destroyed this turn.",
        ),
        (
            "Play an extra action on a minion. The minion it is played on gains +1 power until the end of the turn.",
            "Play an extra action on a minion. That minion gains +1 power until the end of the turn.",
        ),
    ],
)
def test_a_minion_told_by_what_was_put_on_it(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "told", ["another one of your minions", "one of your other minions", "another minion of yours"]
)
def test_another_players_minion_is_compared_with_another_of_yours_than_this(told: str) -> None:
    tree = read(f"Destroy another player's minion here with the same power as {told} here.", type="minion").tree
    assert "other than this card itself)" in explain_tree(tree, type="minion")
    any_minion = read(f"Destroy a minion here with the same power as {told} here.", type="minion").tree
    assert "other than A)" in explain_tree(any_minion, type="minion")
