"""What is told of two things at once, with whom somebody is compared, whose a thing was, on which turn it is so."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

BOTH = [
    (
        "Ongoing: After an action is played on or transferred to this minion, draw a card.",
        "Ongoing: After an action is played on this minion or an action is transferred to this minion, draw a card.",
        "minion",
    ),
    (
        "Ongoing: After a card is played on or moved to this base, draw a card.",
        "Ongoing: After a card is played on this base or moved to this base, draw a card.",
        "minion",
    ),
    (
        "Play on a minion. Ongoing: +1 power counters cannot be placed on or removed from this minion.",
        "Play on a minion. Ongoing: +1 power counters cannot be placed on this minion or removed from it.",
        "action",
    ),
    (
        "Ongoing: +1 power counters cannot be placed on or removed from your minions here.",
        "Ongoing: +1 power counters cannot be placed on your minions here. +1 power counters cannot be removed from"
        " your minions here.",
        "minion",
    ),
    (
        "Ongoing: Other players' cards cannot move this minion or reduce its power.",
        "Ongoing: Other players' cards cannot move this minion. Other players' cards cannot reduce its power.",
        "minion",
    ),
    (
        "Ongoing: Other players' cards cannot destroy, move, or reduce the power of this minion.",
        "Ongoing: Other players' cards cannot destroy or move this minion. Other players' cards cannot reduce the"
        " power of this minion.",
        "minion",
    ),
    (
        "Ongoing: Other players' actions cannot reduce this minion's power or destroy it.",
        "Ongoing: Other players' actions cannot reduce this minion's power. Other players' actions cannot destroy"
        " this minion.",
        "minion",
    ),
    (
        "Ongoing: Other players' cards cannot destroy your minions here or reduce their power.",
        "Ongoing: Other players' cards cannot destroy your minions here. Other players' cards cannot reduce the"
        " power of your minions here.",
        "minion",
    ),
]

BOTH += [
    (
        "Ongoing: Each time an action is played on or transferred to this minion, draw a card.",
        "Ongoing: After an action is played on this minion or an action is transferred to this minion, draw a card.",
        "minion",
    ),
    (
        "Play on a minion. Ongoing: No +1 power counters can be placed on or removed from this minion.",
        "Play on a minion. Ongoing: +1 power counters cannot be placed on this minion or removed from it.",
        "action",
    ),
    (
        "Ongoing: Other players' cards cannot move this minion, destroy it, or reduce its power.",
        "Ongoing: Other players' cards cannot move this minion. Other players' cards cannot destroy this minion."
        " Other players' cards cannot reduce its power.",
        "minion",
    ),
    (
        "Ongoing: This minion cannot be moved or have its power reduced by other players' cards.",
        "Ongoing: This minion cannot be moved by other players' cards. Its power cannot be reduced by other players'"
        " cards.",
        "minion",
    ),
    (
        "Ongoing: Your other minions here cannot be destroyed or have their power reduced by other players' actions.",
        "Ongoing: Your other minions here cannot be destroyed by other players' actions. The power of your other"
        " minions here cannot be reduced by other players' actions.",
        "minion",
    ),
]

COMPARED = [
    (
        "If another player has the same number of minions here as you do, draw a card.",
        "If another player has as many minions here as you, draw a card.",
        "minion",
    ),
    (
        "If you have more minions here than another player has, draw a card.",
        "If you have more minions here than another player, draw a card.",
        "minion",
    ),
    (
        "If you have at least as much power here as each other player does, draw a card.",
        "If you have at least as much power here as each other player, draw a card.",
        "minion",
    ),
    (
        "Each player with as many cards in hand as you do draws a card.",
        "Each player with as many cards in hand as you draws a card.",
        "action",
    ),
    (
        "Destroy one of your minions. Each other player with more power than you on its base discards a card.",
        "Destroy one of your minions. Each other player who has more power than you on its base discards a card.",
        "action",
    ),
    (
        "Choose a base. Each other player with more power on it than you discards a card.",
        "Choose a base. Each other player with more power there than you discards a card.",
        "action",
    ),
    (
        "Choose a base. Players with less power than you at that base discard a card.",
        "Choose a base. Each player who has less power than you at that base discards a card.",
        "action",
    ),
    (
        "Choose a base. Reveal the top card of the base deck. If its breakpoint is higher than that base's, draw a"
        " card.",
        "Choose a base. Reveal the top card of the base deck. If its breakpoint is higher than the chosen base's"
        " breakpoint, draw a card.",
        "action",
    ),
    (
        "Special: Before a base scores, reveal the top card of the base deck. If it has a higher breakpoint than that"
        " base, draw a card.",
        "Special: Before a base scores, reveal the top card of the base deck. If its breakpoint is higher than the"
        " scoring base's, draw a card.",
        "action",
    ),
]

WHOSE_AND_WHEN = [
    (
        "Destroy a minion. If it was another player's, draw a card.",
        "Destroy a minion. If it was another player's card, draw a card.",
        "action",
    ),
    (
        "Choose a minion. If it is another player's, that player draws a card.",
        "Choose a minion. If it is another player's card, that player draws a card.",
        "action",
    ),
    (
        "During the turn it is played, each minion here has -2 power (minimum power 0).",
        "Each minion here has -2 power on the turn it is played.",
        "base",
    ),
    (
        "Ongoing: On the turn it is played, this minion cannot be destroyed.",
        "Ongoing: This minion cannot be destroyed on the turn it is played.",
        "minion",
    ),
    (
        "Ongoing: On the turn you play this minion, it cannot be affected by other players' cards.",
        "Ongoing: On the turn this minion is played, it cannot be affected by other players' cards.",
        "minion",
    ),
    (
        "On the turn they are played, minions here have +1 power.",
        "Minions here have +1 power on the turn they are played.",
        "base",
    ),
]


@pytest.mark.parametrize(("said", "meant", "card"), [*BOTH, *COMPARED, *WHOSE_AND_WHEN])
def test_both_say_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize("often", ["Whenever", "Each time"])
def test_either_of_two_events_however_often(often: str) -> None:
    for told in ("a minion is played here or moved here", "you play or move a minion here"):
        assert same(f"Ongoing: {often} {told}, draw a card.", f"Ongoing: After {told}, draw a card.", "minion")


GIVEN = " +1 power until the end of the turn."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Another player gives one of your minions", "Another player chooses one of your minions. It gains"),
        (
            "Each player gives one of their minions",
            "Each player chooses one of their minions. The chosen minions gain",
        ),
        (
            "Choose another player. They give one of their minions",
            "Choose another player. They choose one of their minions. It gains",
        ),
    ],
)
def test_power_that_somebody_else_gives(said: str, meant: str) -> None:
    assert same(said + GIVEN, meant + GIVEN, "action")


def test_two_can_give_power_to_the_same_minion() -> None:
    with pytest.raises(TextError):
        read("Each player gives another player's minion -1 power until the end of the turn.", type="action")


@pytest.mark.parametrize(
    "told",
    [
        "The turn it is played, this minion has +2 power.",
        "On the turn this minion is played, it has +2 power.",
        "On the turn you play this minion, it has +2 power.",
        "During the turn you play it, this minion has +2 power.",
        "This minion has +2 power the turn it is played.",
        "This minion has +2 power during the turn in which it was played.",
        "This minion has +2 power until the end of the turn it is played.",
    ],
)
def test_the_turn_it_is_played(told: str) -> None:
    assert same(f"Ongoing: {told}", "Ongoing: This minion has +2 power on the turn it is played.", "minion")
