"""Who did it, where it was, what comes here with counters, what is so only at times, and what is left to somebody."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

_HERE = "Play on a base. Ongoing: After a minion is played here,"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"{_HERE} whoever played it draws a card.",
            "Play on a base. Ongoing: After a player plays a minion here, that player draws a card.",
            "action",
        ),
        (
            f"{_HERE} the player who played that minion draws a card.",
            "Play on a base. Ongoing: After a player plays a minion here, that player draws a card.",
            "action",
        ),
        (
            "Special: After one of your minions is destroyed, whoever destroyed it discards a card.",
            "Special: After one of your minions is destroyed, the player who destroyed it discards a card.",
            "action",
        ),
        (
            "Move a minion to another base. The player whose minion was moved may draw a card.",
            "Move a minion to another base. The moved minion's controller may draw a card.",
            "action",
        ),
        (
            "Return a minion to its owner's hand. The player whose minion was returned this way draws a card.",
            "Return a minion to its owner's hand. The returned minion's controller draws a card.",
            "action",
        ),
        (
            "Destroy a minion. Its former controller draws a card.",
            "Destroy a minion. Its controller draws a card.",
            "action",
        ),
        (
            "Choose two players. Each of the players chosen draws a card.",
            "Choose two players. Each of the chosen players draws a card.",
            "action",
        ),
        (
            "Choose another player. The player you chose discards a card.",
            "Choose another player. The chosen player discards a card.",
            "action",
        ),
        (
            "Choose another player. You and that player each draw a card. The same player discards a card.",
            "Choose another player. You and that player each draw a card. That player discards a card.",
            "action",
        ),
    ],
)
def test_who_did_it(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy an action on a base. The player who played it discards a card.",
        "Each other player gives you a card from their hand. Then give each of them a card from your hand.",
        "Choose a minion. At the start of your next turn, if it is still there, destroy it.",
        "Take control of a minion. Destroy an action. Its former controller draws a card.",
    ],
)
def test_who_or_where_is_not_known(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


def test_this_base_is_played_by_nobody() -> None:
    assert len(readings(f"{_HERE} draw a card. Whoever played it discards a card.", type="action")) == 1


_PLACES = [
    "the base where the minion was destroyed",
    "the base from which it was destroyed",
    "the base where it was destroyed",
]


@pytest.mark.parametrize("place", _PLACES)
def test_where_it_was_destroyed(place: str) -> None:
    start = "Destroy a minion. You may move one of your minions to"
    assert same(f"{start} {place}.", f"{start} its previous base.", "action")


@pytest.mark.parametrize(
    "place",
    ["the base from which it was moved", "the base from which you moved it", "the base it started from"],
)
def test_where_it_was_moved_from(place: str) -> None:
    start = "Move a minion to another base. Play an extra minion on"
    assert same(f"{start} {place}.", f"{start} its previous base.", "action")


@pytest.mark.parametrize(
    "base", ["each base that a minion was moved to this turn", "each base a minion was moved to this turn"]
)
def test_a_base_that_it_was_moved_to(base: str) -> None:
    assert same(f"Draw a card for {base}.", "Draw a card for each base a minion moved to this turn.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("After you move a minion here, draw a card.", "After you move a minion to here, draw a card."),
        (
            "The first time you move a minion here each turn, draw a card.",
            "The first time you move a minion to here each turn, draw a card.",
        ),
        (
            "After another player moves one or more minions here from another base, draw a card.",
            "After another player moves one or more minions to here from another base, draw a card.",
        ),
        (
            "Minions you move here gain +1 power until the end of the turn.",
            "After you move a minion to here, that minion gains +1 power until the end of the turn.",
        ),
        (
            "Each minion moved here gains +1 power until the end of the turn.",
            "After a minion is moved here, that minion gains +1 power until the end of the turn.",
        ),
        (
            "Your minions played here gain +1 power until the end of the turn.",
            "After one of your minions is played here, that minion gains +1 power until the end of the turn.",
        ),
        (
            "Each minion you move here gets a +1 power counter.",
            "After you move a minion to here, place a +1 power counter on it.",
        ),
        (
            "Minions moved to here get a +1 power counter.",
            "After a minion moves to here, place a +1 power counter on it.",
        ),
        (
            "A minion played here from a discard pile enters play with a +1 power counter on it.",
            "After a minion is played here from a discard pile, place a +1 power counter on it.",
        ),
        (
            "Each minion you play here enters with two +1 power counters.",
            "After you play a minion here, place two +1 power counters on it.",
        ),
    ],
)
def test_what_comes_here(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Play an extra minion. A minion played this way enters with a +1 power counter.",
            "Play an extra minion. Place a +1 power counter on each minion played this way.",
        ),
        (
            "Play an extra minion. It enters play with a +1 power counter on it.",
            "Play an extra minion. Place a +1 power counter on it.",
        ),
        (
            "Play an extra minion of power 2 or less with a +1 power counter on it.",
            "Play an extra minion of power 2 or less. Place a +1 power counter on it.",
        ),
        (
            "The next minion you play this turn enters play with two +1 power counters.",
            "The next time you play a minion this turn, place two +1 power counters on it.",
        ),
    ],
)
def test_with_counters(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Ongoing: This minion can be destroyed only if it has no actions on it.",
            "Ongoing: This minion cannot be destroyed unless it has no actions on it.",
            "minion",
        ),
        (
            "Ongoing: This minion can only be moved if it has no actions on it.",
            "Ongoing: This minion cannot be moved unless it has no actions on it.",
            "minion",
        ),
        (
            "Ongoing: You can use this minion's talent only if you have exactly two minions here.",
            "Ongoing: You cannot use this minion's talent unless you have exactly two minions here.",
            "minion",
        ),
        (
            "Ongoing: This minion has +3 power, but only while you have no other minions here.",
            "Ongoing: This minion has +3 power while you have no other minions here.",
            "minion",
        ),
        (
            "Ongoing: Other players may play actions here only if they have a minion here.",
            "Ongoing: Other players cannot play actions here unless they have a minion here.",
            "minion",
        ),
        ("Draw a card only if you have a minion in play.", "Draw a card if you have a minion in play.", "action"),
        (
            "Draw a card, but only if you have not yet played a minion this turn.",
            "Draw a card if you have not played a minion this turn.",
            "action",
        ),
        (
            "Play an extra minion, but only if it has the same name as one of your minions in play.",
            "Play an extra minion that has the same name as one of your minions in play.",
            "action",
        ),
        (
            "Special: Play only before a base scores. Destroy a minion there.",
            "Special: Play before a base scores. Destroy a minion there.",
            "action",
        ),
    ],
)
def test_only_then(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "You may discard a card. If you choose not to, each other player draws a card.",
            "You may discard a card. If you do not, each other player draws a card.",
        ),
        (
            "Another player may discard a card. If that player chooses not to do so, draw a card.",
            "Another player may discard a card. If that player does not, draw a card.",
        ),
        (
            "You may discard a card. If you choose to do so, draw two cards.",
            "You may discard a card. If you do, draw two cards.",
        ),
        (
            "Each other player may discard a card. Each player who chooses not to loses 1 VP.",
            "Each other player may discard a card. Each player who does not loses 1 VP.",
        ),
        ("If you wish, draw a card.", "You may draw a card."),
        ("Draw a card, if you like.", "You may draw a card."),
        (
            "Draw a card and play an extra action, in either order.",
            "Choose one: draw a card, then play an extra action OR play an extra action, then draw a card.",
        ),
        (
            "Destroy a minion of power 2 or less and draw a card in either order.",
            "Choose one: destroy a minion of power 2 or less, then draw a card OR draw a card, then destroy a minion "
            "of power 2 or less.",
        ),
        (
            "Either draw two cards or play an extra minion (but not both).",
            "Either draw two cards or play an extra minion.",
        ),
        ("Draw two cards or play an extra minion, but not both.", "Draw two cards or play an extra minion."),
        (
            "Choose one or both: destroy an action; return a minion to its owner's hand.",
            "Destroy an action and/or return a minion to its owner's hand.",
        ),
        (
            "Choose two: draw a card; play an extra action; or place a +1 power counter on a minion.",
            "Choose two: draw a card; play an extra action; place a +1 power counter on a minion.",
        ),
        (
            "Choose one of your minions and another player's minion. Destroy whichever has less power.",
            "Choose one of your minions and another player's minion. Destroy the one with less power.",
        ),
    ],
)
def test_left_to_somebody(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top card of your deck and draw it, in either order.",
        "Choose one or both: draw a card; play an extra action; gain 1 VP.",
        "Draw a card (but not both).",
    ],
)
def test_no_order_of_two_deeds(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: You may play minions here only if you have no actions here.",
        "Ongoing: Each player may play a minion here only if they have no minions here.",
    ],
)
def test_a_right_or_another_one(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(
    ("said", "each"),
    [
        ("cannot use their Talents until the end of the turn", "cannot use its Talents until the end of the turn"),
        (
            "cannot be moved until the start of their controller's next turn",
            "cannot be moved until the start of its controller's next turn",
        ),
        (
            "are not affected by actions until the end of the turn",
            "is not affected by actions until the end of the turn",
        ),
    ],
)
@pytest.mark.parametrize(
    ("who", "event"),
    [
        ("Minions played here", "a minion is played here"),
        ("Minions moved here", "a minion is moved to here"),
        ("Your minions moved here", "one of your minions is moved to here"),
        ("Minions other players play here", "another player plays a minion here"),
    ],
)
def test_what_is_so_for_a_time_of_those_that_come(who: str, event: str, said: str, each: str) -> None:
    meant = f"Ongoing: After {event}, that minion {each}."
    assert same(f"Ongoing: {who} {said}.", meant, "minion")


def test_the_abilities_of_those_that_come() -> None:
    said = "The abilities of a minion moved here are cancelled until the end of the turn."
    assert same(said, "After a minion is moved here, cancel its abilities until the end of the turn.", "base")


@pytest.mark.parametrize(
    "said",
    [
        "Minions played here lose their abilities until the end of that turn.",
        "The abilities of a minion played here are cancelled until the end of the turn.",
    ],
)
def test_what_they_do_as_they_are_played_is_not_done_before(said: str) -> None:
    with pytest.raises(TextError):
        read(said, type="base")


def test_yours_that_another_moves() -> None:
    with pytest.raises(TextError):
        read(
            "Ongoing: Your minions moved here by other players gain +1 power until the end of the turn.",
            type="minion",
        )
