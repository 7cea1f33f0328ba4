"""That there is one of what something is done to; players who pass; more of some cards than of others; no tie."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("You may destroy another minion here, if there is one.", "You may destroy another minion here.", "minion"),
        ("You may destroy an action here if there are any.", "You may destroy an action here.", "minion"),
        (
            "Choose a base. Destroy a minion of power 2 or less there, if there is one.",
            "Choose a base. Destroy a minion of power 2 or less there.",
            "action",
        ),
        (
            "You may return one of your minions to your hand, if you have one.",
            "You may return one of your minions to your hand.",
            "action",
        ),
        (
            "Play on a minion. Ongoing: When it leaves play, transfer this action to another minion here, if "
            "there's one.",
            "Play on a minion. Ongoing: When it leaves play, transfer this action to another minion here.",
            "action",
        ),
        (
            "Talent: Place a +1 power counter on another minion here, if there is one.",
            "Talent: Place a +1 power counter on another minion here.",
            "minion",
        ),
        (
            "Special: After a minion is destroyed here, return an action here to its owner's hand, if there is one.",
            "Special: After a minion is destroyed here, return an action here to its owner's hand.",
            "minion",
        ),
        (
            "Choose a minion. If there are any actions on it, destroy one of them.",
            "Choose a minion. Destroy an action on it.",
            "action",
        ),
        (
            "Choose a minion. If there are any actions on it, you may transfer one of them to one of your minions.",
            "Choose a minion. You may transfer an action on it to one of your minions.",
            "action",
        ),
        ("If there are any other minions here, destroy one of them.", "Destroy another minion here.", "minion"),
        (
            "Ongoing: This minion's power is equal to that of the strongest other minion here (0 if it is alone).",
            "Ongoing: This minion's power is equal to that of the strongest other minion here.",
            "minion",
        ),
        (
            "Ongoing: This minion's power is equal to the number of actions here (0 if there are none).",
            "Ongoing: This minion's power is equal to the number of actions here.",
            "minion",
        ),
    ],
)
def test_one_that_there_is(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Choose a base. Draw a card if there is one.",
        "Choose a base. Play a minion if there is one there.",
        "Destroy a minion here and draw a card if there is one.",
        "Destroy a minion here, if there is one. Otherwise, draw a card.",
        "This minion gains +2 power if there is one.",
    ],
)
def test_one_of_what_is_not_known(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Each player discards a card or passes.", "Each player may discard a card."),
        (
            "Each other player destroys one of their minions or passes.",
            "Each other player may destroy one of their minions.",
        ),
        (
            "Choose a base. Starting with you, each player either destroys a minion there or passes.",
            "Choose a base. Starting with you, each player may destroy a minion there.",
        ),
        (
            "The player to your left either discards a minion or passes. Draw a card.",
            "The player to your left may discard a minion. Draw a card.",
        ),
    ],
)
def test_who_passes(said: str, meant: str) -> None:
    assert same(said, meant, "action")


def test_who_passes_on_what_of_two() -> None:
    with pytest.raises(TextError):
        read("Each player draws a card and discards a minion or passes.", type="action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("more of your minions than other players' minions here", "more"),
        ("more of your minions than other minions here", "more"),
        ("more of your minions than of other players' minions here", "more"),
        ("fewer of your minions than other players' minions here", "less"),
    ],
)
def test_more_of_these(said: str, meant: str) -> None:
    number = "the number of your minions here is {} than the number of other players' minions here"
    assert same(
        f"Talent: If there are {said}, draw a card.", f"Talent: If {number.format(meant)}, draw a card.", "minion"
    )
    assert same(
        f"Ongoing: While there are {said}, this minion has +2 power.",
        f"Ongoing: While {number.format(meant)}, this minion has +2 power.",
        "minion",
    )


def test_nothing_in_case_of_a_tie() -> None:
    """All who tie would be meant, if it were left out."""
    draws = "After this base scores, the player with the most cards in their hand draws a card."
    assert same(f"{draws} If there is a tie, nothing happens.", f"{draws} If there is a tie, no one does.", "base")
    most = "At the start of your turn, destroy the minion here with the most power."
    alone = "At the start of your turn, if there is exactly one minion here with the most power, destroy it."
    assert same(f"{most} If there is a tie, nothing happens.", alone, "base")


def test_one_that_is_picked_for_you() -> None:
    top, rest = "Reveal the top three cards of your deck.", "Discard the rest."
    assert same(
        f"{top} Another player picks one for you to draw. {rest}",
        f"{top} Another player chooses one of them. Draw it. {rest}",
        "action",
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy theirs.", "Destroy the second minion."),
        (
            "Yours gains +2 power until the end of the turn.",
            "The first minion gains +2 power until the end of the turn.",
        ),
        ("Place a +1 power counter on yours.", "Place a +1 power counter on the first minion."),
        (
            "Yours gains +2 power and theirs gets -2 power until the end of the turn.",
            "The first minion gains +2 power and the second minion gets -2 power until the end of the turn.",
        ),
    ],
)
def test_yours_and_theirs(said: str, meant: str) -> None:
    choose = "Choose one of your minions and another player's minion at the same base."
    assert same(f"{choose} {said}", f"{choose} {meant}", "action")


def test_theirs_named_first() -> None:
    choose = "Choose one of another player's minions and one of your minions on the same base."
    assert same(f"{choose} Destroy theirs.", f"{choose} Destroy the first minion.", "action")


def test_one_of_theirs_is_any_of_them() -> None:
    with pytest.raises(TextError):
        read(
            "Choose one of your minions and another player's minion here. Each other player destroys one of theirs.",
            type="action",
        )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Minions that other players move to here have",
            "After another player moves a minion to here, that minion has",
        ),
        ("Minions moved here by other players get", "After another player moves a minion to here, that minion gets"),
        (
            "Each minion another player moves here gets",
            "After another player moves a minion to here, that minion gets",
        ),
        ("Minions other players play here get", "After another player plays a minion here, that minion gets"),
        ("Minions that you play here gain", "After you play a minion here, that minion gains"),
        ("All minions played here by you gain", "After you play a minion here, that minion gains"),
    ],
)
def test_those_played_or_moved_there(said: str, meant: str) -> None:
    base = "Play on a base. Ongoing:"
    behind = "-2 power until the end of the turn."
    assert same(f"{base} {said} {behind}", f"{base} {meant} {behind}", "action")


@pytest.mark.parametrize(
    "most",
    [
        " (but no more than three)",
        " (not more than 3)",
        " (never more than three)",
        ", but never more than three",
        ", not more than three",
        " (limit three)",
        " (limit of 3)",
        ", up to a limit of three",
        ", to a limit of three",
        ", three at most",
    ],
)
def test_how_many_at_most(most: str) -> None:
    draw = "Draw a card for each of your minions in play"
    assert same(f"{draw}{most}.", f"{draw}, to a maximum of three.", "action")
    gains = "Until the end of the turn, one of your minions gains +1 power for each card in your hand"
    of_power = most.replace("three", "+3").replace("3)", "+3)")
    of_power = of_power.replace("++", "+")
    assert same(f"{gains}{of_power}.", f"{gains}, to a maximum of +3.", "action")


@pytest.mark.parametrize("otherwise", ["Otherwise", "If not"])
def test_so_many_otherwise(otherwise: str) -> None:
    if_ = "If you have a minion in play, draw a card."
    assert same(f"{if_} {otherwise}, draw two.", f"{if_} {otherwise}, draw two cards.", "action")
    paid = "Destroy a minion. If you do, draw a card."
    assert same(f"{paid} If you don't, draw three.", f"{paid} If you don't, draw three cards.", "action")
    with pytest.raises(TextError):  # two more of the discard pile, or of the deck
        read(
            f"If you have a minion in play, draw a card from your discard pile. {otherwise}, draw two.", type="action"
        )


@pytest.mark.parametrize("what", ["a minion", "a minion of power 2 or less", "an action"])
@pytest.mark.parametrize("at", ["On", "At"])
def test_on_each_base_where(what: str, at: str) -> None:
    where = "each base where you have a minion"
    assert same(f"{at} {where}, destroy {what}.", f"Destroy {what} on {where}.", "action")
    assert same(f"{at} {where}, destroy {what}, if there is one.", f"Destroy {what} on {where}.", "action")


def test_what_is_not_read_is_told() -> None:
    with pytest.raises(TextError) as told:
        read("On each base where you have a minion, move a minion to another base.", type="action")
    assert "On each base" in str(told.value)
