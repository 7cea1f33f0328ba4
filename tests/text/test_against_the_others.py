"""How much more or less: than others together, than half, by exactly so much; and cards that are alike in a "
"number."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "you have more minions here than all other players combined",
            "the number of your minions here is greater than the number of other players' minions here",
        ),
        (
            "you control fewer actions in play than all other players put together",
            "the number of your actions in play is less than the number of other players' actions in play",
        ),
        (
            "you have more power here than everyone else combined",
            "twice your total power here is greater than the total power here",
        ),
        (
            "you have as much power here as all other players together",
            "twice your total power here is equal to the total power here",
        ),
        (
            "you have at least half of the total power here",
            "your total power here is at least half the total power here",
        ),
        (
            "more than half of the minions here are yours",
            "the number of your minions here is greater than half the number of minions here",
        ),
        (
            "your total power here is not less than half of this base's breakpoint",
            "your total power here is at least half of this base's breakpoint",
        ),
        (
            "you have fewer cards in your hand than there are minions here",
            "the number of cards in your hand is less than the number of minions here",
        ),
        (
            "there are as many actions as minions here",
            "the number of actions here is equal to the number of minions here",
        ),
        (
            "you have neither the most nor the least power here",
            "you do not have the most power here and you do not have the least power here",
        ),
        ("you are 4 or more VPs behind another player", "another player has at least 4 more VPs than you"),
    ],
)
def test_players_against_others(said: str, meant: str) -> None:
    assert same(f"If {said}, draw a card.", f"If {meant}, draw a card.", "minion")


def test_twice_is_not_passed_over() -> None:
    said = "If {}your total power here is greater than the total power here, draw a card."
    assert read(said.format("twice "), type="minion").tree != read(said.format(""), type="minion").tree


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("your minions here have 8 or more total power", "the total power of your minions here is 8 or more"),
        ("your minions here have exactly 8 power in total", "the total power of your minions here is exactly 8"),
        (
            "your minions here have a total of at least eight power",
            "the total power of your minions here is 8 or more",
        ),
        (
            "other players' minions here total 8 or less power",
            "the total power of other players' minions here is 8 or less",
        ),
        ("the power of this minion is equal to 4", "this minion's power is 4"),
    ],
)
def test_power_in_all(said: str, meant: str) -> None:
    assert same(f"If {said}, draw a card.", f"If {meant}, draw a card.", "minion")


def test_in_all_is_not_each() -> None:
    each, whole = (
        "If your minions here have 8 or more power, draw a card.",
        "If your minions here have 8 or more total power, draw a card.",
    )
    assert read(each, type="minion").tree != read(whole, type="minion").tree


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Before this base scores, each player with more power here than another player draws a card.",
            "Before this base scores, each player who has more power here than another player draws a card.",
        ),
        (
            "Before this base scores, the player with more power here than any other player draws a card.",
            "Before this base scores, a player with more power here than each other player draws a card.",
        ),
    ],
)
def test_players_with_more_power_than_others(said: str, meant: str) -> None:
    assert same(said, meant, "base")


@pytest.mark.parametrize(("one", "each"), [("more", "more"), ("less", "less")])
def test_than_one_of_them_is_not_than_each(one: str, each: str) -> None:
    said = "Before this base scores, each player with {} power here than {} player draws a card."
    assert (
        read(said.format(one, "another"), type="base").tree != read(said.format(each, "each other"), type="base").tree
    )


def test_as_much_power_as_another_player_is_not_said_of_each() -> None:
    with pytest.raises(TextError):
        read("Each player with equal power here to another player draws a card.", type="base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "You may play an extra minion here if its printed power is exactly one less than that of another "
            "minion here.",
            "You may play an extra minion here with printed power equal to the printed power of another minion "
            "here minus 1.",
        ),
        (
            "You may destroy a minion here with exactly two more power than one of your minions here.",
            "You may destroy a minion here with power equal to the power of one of your minions here plus 2.",
        ),
        (
            "You may play an extra minion here if its power is the same as this minion's power.",
            "You may play an extra minion here with power equal to this minion's power.",
        ),
        (
            "Destroy a minion here if its power is less than that of another minion here.",
            "Destroy a minion here with less power than another minion here.",
        ),
        (
            "If this minion has more power than another minion here, draw a card.",
            "If there is another minion here with less power than this minion, draw a card.",
        ),
        (
            "If this minion has less power than two other minions here, draw a card.",
            "If there are two or more other minions here with more power than this minion, draw a card.",
        ),
        (
            "If this minion has more power than one of your other minions here, draw a card.",
            "If you have another minion here with less power than this minion, draw a card.",
        ),
        (
            "If you have a stronger minion here and a weaker one, draw a card.",
            "If you have a minion here with more power than this minion and you have a minion here with less "
            "power than this minion, draw a card.",
        ),
        (
            "Move this minion to another base. If another player has more power there than you after the move, "
            "draw a card.",
            "Move this minion to another base. If another player has more power there than you, draw a card.",
        ),
        (
            "Discard any number of cards. Destroy a minion of power equal to or less than the number you discarded.",
            "Discard any number of cards. Destroy a minion with power less than or equal to the number of "
            "cards discarded.",
        ),
        (
            "Choose a base. You gain power there equal to the number of actions there until the end of the turn.",
            "Choose a base. You have +X power there until the end of the turn, where X is the number of "
            "actions there.",
        ),
    ],
)
def test_cards_against_others(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    ("said", "meant", "kind"),
    [
        (
            "Two or more minions here with equal power each have +1 power.",
            "Each minion here with the same power as another minion here has +1 power.",
            "base",
        ),
        (
            "Minions here that have the same printed power cannot be destroyed.",
            "Each minion here with the same printed power as another minion here cannot be destroyed.",
            "base",
        ),
        (
            "Destroy two minions here that have equal power.",
            "Destroy two minions here with the same power.",
            "action",
        ),
        (
            "If two or more minions here have equal power, draw a card.",
            "If two or more minions here have the same power, draw a card.",
            "minion",
        ),
        (
            "If each of your minions here has a different power, draw a card.",
            "If all your minions here have different powers, draw a card.",
            "minion",
        ),
        (
            "Choose two minions at a base, at least one of them yours. Destroy one of the two at random.",
            "Choose one of your minions and another minion on the same base. Destroy one of them at random.",
            "action",
        ),
        (
            "Choose two minions of power 2 or less, exactly one of which you control. Destroy one of them.",
            "Choose one of your minions of power 2 or less and another player's minion of power 2 or less. "
            "Destroy one of them.",
            "action",
        ),
        (
            "Choose up to three minions. If they are not all controlled by the same player, draw a card.",
            "Choose up to three minions. If more than one player controls any of them, draw a card.",
            "action",
        ),
        (
            "Choose up to three minions. If at least two of them have different controllers, draw a card.",
            "Choose up to three minions. If more than one player controls any of them, draw a card.",
            "action",
        ),
        (
            "Once on your turn, you may swap one of your minions here for one of equal or lower power from "
            "your hand.",
            "Once on your turn, you may swap one of your minions here with a minion of equal or lower power "
            "from your hand.",
            "base",
        ),
    ],
)
def test_cards_that_are_alike(said: str, meant: str, kind: str) -> None:
    assert same(said, meant, kind)


def test_here_behind_another_minion_is_said_of_that_one() -> None:
    read("Destroy a minion here with less power than another minion here.", type="minion")


def test_a_player_at_a_base_that_is_described() -> None:
    said = "Choose another player at a base where you have an action. That player discards a card."
    meant = "Choose a base where you have an action. Choose another player there. That player discards a card."
    assert same(said, meant, "action")
