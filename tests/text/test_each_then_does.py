"""Each who does so, what was done so, counters that are shared out, cards of one type."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

_TWO = "Reveal the top two cards of your deck."
_MOVE = "Move one of your minions to another base."
_LOOK = "Look at the top three cards of your deck. Draw one of them."
_FOUR = "Look at the top four cards of your deck. Put any number of minions among them into your hand."
_EACH = "Each player may discard a card."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{_EACH} Those who do draw two cards.", f"{_EACH} Each player who does draws two cards."),
        (f"{_EACH} Those who did so draw two cards.", f"{_EACH} Each player who did draws two cards."),
        (f"{_EACH} Those who do each draw two cards.", f"{_EACH} Each player who does draws two cards."),
        (f"{_EACH} Those who do not lose 1 VP.", f"{_EACH} Each player who does not loses 1 VP."),
        (
            f"{_EACH} Those who do draw two cards; those who don't lose 1 VP.",
            f"{_EACH} Each player who does draws two cards. Each player who does not loses 1 VP.",
        ),
        (
            "Each other player discards a card, then may draw a card.",
            "Each other player discards a card, then they may draw a card.",
        ),
        (
            "Choose another player. That player discards a card, then may draw a card.",
            "Choose another player. That player discards a card, then they may draw a card.",
        ),
        ("In turn order, each player may draw a card.", "Each player may draw a card."),
        (
            "Starting with you and going in turn order, each player draws a card.",
            "Starting with you, each player draws a card.",
        ),
        (
            "Move up to three of your minions to a base. Draw a card for each minion so moved.",
            "Move up to three of your minions to a base. Draw a card for each minion moved this way.",
        ),
        (
            f"{_FOUR} Discard a card for each minion put into your hand this way.",
            f"{_FOUR} Discard a card for each minion placed in your hand.",
        ),
        (
            "Distribute three +1 power counters among your minions.",
            "Place three +1 power counters among your minions.",
        ),
        (
            "Divide two +1 power counters as you choose among your minions.",
            "Place two +1 power counters among your minions.",
        ),
        (
            "Distribute up to three +1 power counters among your minions, as you like.",
            "Place up to three +1 power counters among your minions.",
        ),
        (f"{_TWO} If they have the same type, draw them both.", f"{_TWO} If they have the same type, draw them."),
        (f"{_TWO} If they share a type, draw them.", f"{_TWO} If they have the same type, draw them."),
        (f"{_TWO} If both are of the same type, draw them.", f"{_TWO} If they have the same type, draw them."),
        (f"{_TWO} If they share a faction, draw them.", f"{_TWO} If they have the same faction, draw them."),
        (
            "Discard a card. Reveal the top card of your deck. If it has the same type, draw it.",
            "Discard a card. Reveal the top card of your deck. If it is of the same type, draw it.",
        ),
    ],
)
def test_said_of_each(said: str, meant: str) -> None:
    assert same(said, meant, "action")


def test_until_it_is_gone_stands_ahead() -> None:
    chosen = "Choose another minion here."
    assert same(
        f"{chosen} Until this minion leaves play, that minion cannot be moved.",
        f"{chosen} That minion cannot be moved until this minion leaves play.",
        "minion",
    )


@pytest.mark.parametrize("types", ["the same type", "different types"])
def test_types_compared_are_said_again(types: str) -> None:
    assert is_said_again(f"{_TWO} If they have {types}, draw them.", "action")


@pytest.mark.parametrize(("second", "drawn"), [("Ox", True), ("Push", False)])
def test_cards_of_one_type_are_drawn(second: str, drawn: bool) -> None:
    twins = card("Twins", "action", f"{_TWO} If they have the same type, draw them.")
    push = card("Push", "action", "Move a minion to another base.")
    there = {"Tortuga": ["Bob's Elk"], "Tar Pits": ["Bob's Deer"]}
    cards = (twins, push, ox(2), ox(3, "Calf"), ox(4, "Elk"), ox(5, "Deer"))
    play = table(there, *cards, hand=["Twins"], deck={"Ann": ["Calf", second]}).play("Twins")
    assert ("Calf" in play.hand("Ann")) is drawn


@pytest.mark.parametrize(
    "text",
    [
        "Distribute your hand among your minions.",
        "Discard a card. If they have the same type, draw a card.",
        "Move a minion so.",
        "Each player who does not have a minion in play draws a card. Those who do discard a card.",
    ],
)
def test_what_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize("deed", ["Destroy {}.", "Move {} to another base.", "Return {} to their owners' hands."])
def test_the_player_who_controls_all_of_them(deed: str) -> None:
    these = deed.format("two minions controlled by the same player")
    assert same(f"{these} That player draws a card.", f"{these} Their controller draws a card.", "action")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Ongoing: After this minion moves, you may destroy a minion of power 2 or less at either its new base or "
            "the base it left.",
            "Ongoing: After this minion moves, you may either destroy a minion of power 2 or less at its base or "
            "destroy a minion of power 2 or less at its previous base.",
            "minion",
        ),
        (
            f"{_MOVE} Place a +1 power counter on a minion at its old base or its new one.",
            f"{_MOVE} Either place a +1 power counter on a minion at its previous base or place a +1 power "
            "counter on a minion at its base.",
            "action",
        ),
        (
            "Move up to two minions to the same base. Each other player with a minion there draws a card.",
            "Move up to two minions to a base. Each other player with a minion there draws a card.",
            "action",
        ),
        (
            "Choose two bases. Move a minion from one to the other.",
            "Choose two bases. Move a minion from one of them to the other.",
            "action",
        ),
        (
            "Ongoing: The first minion you play here each turn gets a +1 power counter.",
            "Ongoing: The first time you play a minion here each turn, place a +1 power counter on it.",
            "minion",
        ),
        (
            "Ongoing: Only you may play actions on this minion.",
            "Ongoing: Other players cannot play actions on this minion.",
            "minion",
        ),
        (
            "Ongoing: Only if you have no other minions here, this minion has +3 power.",
            "Ongoing: If you have no other minions here, this minion has +3 power.",
            "minion",
        ),
        (
            "If two of your minions have the same power, draw a card.",
            "If you have two or more minions with the same power, draw a card.",
            "action",
        ),
        (
            f"{_LOOK} Put the rest back in any order.",
            f"{_LOOK} Return the rest in any order.",
            "action",
        ),
        (
            "Play up to two extra minions of power 2 or less, but on different bases.",
            "Play up to two extra minions of power 2 or less on different bases.",
            "action",
        ),
    ],
)
def test_at_which_base_and_when(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Return two minions to their owners' hands. That player draws a card.",
        "Choose a player. Each other player draws a card.",
        "Take control of two minions controlled by the same player. That player draws a card.",
        "Move one of your minions to another base. Destroy its previous base.",
    ],
)
def test_of_whom_or_what_is_open(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


_ANY = "Choose any number of other players."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Destroy a minion. The player who controls it draws a card.",
            "Destroy a minion. Its controller draws a card.",
        ),
        (
            "Choose a minion. The player who controls the chosen minion discards a card.",
            "Choose a minion. The chosen minion's controller discards a card.",
        ),
        (
            "Choose another player. That player chooses whether you draw two cards or gain 1 VP.",
            "Choose another player. That player chooses one: you draw two cards or you gain 1 VP.",
        ),
        ("Choose whether to draw two cards or to gain 1 VP.", "Choose one: draw two cards OR gain 1 VP."),
        ("Decide whether to draw two cards or gain 1 VP.", "Choose one: draw two cards OR gain 1 VP."),
        (
            "You may do one of the following: draw a card; play an extra minion; or gain 1 VP.",
            "You may choose one: draw a card; play an extra minion; or gain 1 VP.",
        ),
        (
            f"{_ANY} For each player you chose, place a +1 power counter on one of your minions.",
            f"{_ANY} For each chosen player, place a +1 power counter on one of your minions.",
        ),
        (
            "If no two of your minions share a name, gain 1 VP.",
            "If all of your minions have different names, gain 1 VP.",
        ),
        (
            "Destroy minions with total power 5 or less.",
            "Destroy any number of minions with total power 5 or less.",
        ),
    ],
)
def test_who_controls_it_and_what_is_decided(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion. If another player did, draw a card.",
        "If another player did not, draw a card.",
        "Draw two cards of different types.",
    ],
)
def test_nobody_was_told_to(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


def test_cards_that_are_drawn_were_not_destroyed() -> None:
    text = "Each player draws cards equal to the number of their minions destroyed this turn."
    assert len(readings(text, type="action")) == 1
