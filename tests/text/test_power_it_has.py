"""The power that something has, told of who has it; what a text says without its subject; VPs that are paid."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("stat", ["power", "printed power"])
@pytest.mark.parametrize("lead", ["", "While you have an action here, "])
def test_it_is_equal_to_it(stat: str, lead: str) -> None:
    many = "equal to the number of cards in your hand"
    this = "this minion" if lead else "This minion"
    assert same(f"Ongoing: {lead}{this} has {stat} {many}.", f"Ongoing: {lead}{this}'s {stat} is {many}.", "minion")


def test_one_that_has_it_is_one_with_it() -> None:
    assert same(
        "Destroy a minion that has power equal to the number of cards in your hand.",
        "Destroy a minion with power equal to the number of cards in your hand.",
        "action",
    )


@pytest.mark.parametrize("lead", ["Ongoing: ", "Talent: Until the end of the turn, "])
@pytest.mark.parametrize("who", ["this minion", "your minions here", "minions here"])
def test_it_is_not_below_it(who: str, lead: str) -> None:
    text = f"{lead}{who} cannot have less than 2 power."
    assert same(text, f"{lead}the power of {who} cannot be below 2.", "minion")
    assert not same(text, f"{lead}the power of {who} cannot be reduced below 2.", "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    ("says", "of_whom"),
    [
        ("Cannot be destroyed", "This minion cannot be destroyed"),
        ("Cannot be moved or destroyed", "This minion cannot be moved or destroyed"),
        ("Is not affected by other players' actions", "This minion is not affected by other players' actions"),
        ("Has +1 power and cannot be moved", "This minion has +1 power and cannot be moved"),
    ],
)
def test_what_nothing_is_named_of_is_said_of_the_card(says: str, of_whom: str) -> None:
    assert same(f"Ongoing: {says}.", f"Ongoing: {of_whom}.", "minion")


def test_whose_turn_it_is_is_told_both_ways() -> None:
    assert same(
        "Ongoing: This minion has +2 power on your turn and -1 power on other players' turns.",
        "Ongoing: This minion has +2 power during your turn and -1 power during other players' turns.",
        "minion",
    )


@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_is_paid_is_lost(number: int) -> None:
    assert same(f"You may pay {number} VP to draw a card.", f"You may lose {number} VP to draw a card.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Play on a minion. Ongoing: Cannot be destroyed.",  # the minion, or the action?
        "Destroy a minion if it has less than.",
    ],
)
def test_what_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("stat", ["power", "printed power"])
@pytest.mark.parametrize("is_", ["is equal to", "becomes", "is treated as if it were"])
def test_the_highest_there_is_that_of_a_minion(stat: str, is_: str) -> None:
    said = f"Play on a minion. Ongoing: This minion's {stat} {is_} the highest {stat} "
    assert same(f"{said}here.", f"{said}of a minion here.", "action")


def test_the_highest_power_that_may_be_a_players() -> None:
    with pytest.raises(TextError):
        read("Gain VP equal to the highest power here.", type="action")


@pytest.mark.parametrize(
    ("where", "compared"), [("below", "less power than"), ("above", "more power than"), ("at", "power equal to")]
)
@pytest.mark.parametrize("that", ["", "that is "])
@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Destroy a minion {} its printed power.", "action"),
        ("Draw a card for each of your minions {} its printed power.", "action"),
        ("You may move a minion here {} its printed power to another base.", "minion"),
    ],
)
def test_beside_its_printed_power(where: str, compared: str, that: str, text: str, card: str) -> None:
    assert same(text.format(that + where), text.format(f"with {compared}"), card)


@pytest.mark.parametrize("where", ["below", "that are below"])
def test_several_below_their_printed_power(where: str) -> None:
    meant = "Minions here with less power than their printed power cannot be destroyed."
    assert same(f"Minions here {where} their printed power cannot be destroyed.", meant, "base")


def test_asked_of_it() -> None:
    text = "Choose a minion. If it {}, destroy it."
    assert same(
        text.format("is above its printed power"), text.format("has more power than its printed power"), "action"
    )
