"""Two players who each do something: you and the one that was spoken of; whose it is; what they do then."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

CHOSEN = "Choose another player. "


@pytest.mark.parametrize("deed", ["draw a card", "gain 1 VP", "place a +1 power counter on a minion"])
@pytest.mark.parametrize("who", ["You each", "You both", "Both of you"])
def test_it_is_you_and_that_player(who: str, deed: str) -> None:
    assert same(f"{CHOSEN}{who} {deed}.", f"{CHOSEN}You and that player each {deed}.", "action")
    assert is_said_again(f"{CHOSEN}{who} {deed}.", "action")


@pytest.mark.parametrize("may", ["You may each", "You each may", "You both may"])
def test_each_of_them_may(may: str) -> None:
    assert same(f"{CHOSEN}{may} draw a card.", f"{CHOSEN}You and that player may each draw a card.", "action")


def test_who_is_waited_for() -> None:
    text = "After another player plays a minion here, {} each draw a card."
    assert same(text.format("you"), text.format("you and that player"), "base")
    assert same(f"{CHOSEN}Each of you draws a card.", f"{CHOSEN}You each draw a card.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "You each draw a card.",
        "You may each draw a card.",
        "Choose two other players. You each draw a card.",
        "Each other player draws a card. You each discard a card.",
        "Look at another player's hand. You each draw a card.",
    ],
)
def test_which_other_player_is_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_of_whom_each_of_two_does_it_is_not_guessed() -> None:
    with pytest.raises(TextError):
        read(f"{CHOSEN}You and that player each destroy one of their minions.", type="action")


def test_what_is_yours_is_of_each_of_two() -> None:
    each = "Destroy one of your minions. That player destroys one of their minions."
    assert same(f"{CHOSEN}You and that player each destroy one of your minions.", CHOSEN + each, "action")


@pytest.mark.parametrize("then", [", then draw", " and then draw"])
def test_several_players_do_what_comes_then(then: str) -> None:
    for who in ("You and another player", "Two players"):
        said = told(f"{who} discard a card{then} two cards.", "action")
        assert "A draws 2 cards" in said  # the same ones
    assert "every player other than you draws" in told(f"Other players discard a card{then} two cards.", "action")
    assert "you draw 2 cards" in told(f"Two of your minions gain +1 power until the end of the turn{then} two cards.")


def test_whoever_was_chosen_does_what_comes_then() -> None:
    said = told("Another player discards a card, then draws two cards.", "action")
    assert "then A draws 2 cards" in said
    assert "then you draw 2 cards" in told("Another player discards a card, then draw two cards.", "action")


@pytest.mark.parametrize("time", ["Until the start of your next turn, {}.", "{} until the start of your next turn."])
@pytest.mark.parametrize("can", ["can", "may"])
def test_what_neither_of_you_can_do(can: str, time: str) -> None:
    def one(what: str) -> str:
        said = time.format(what)
        return f"{CHOSEN}{said[0].upper()}{said[1:]}"

    assert same(one(f"neither of you {can} play actions"), one("you and that player cannot play actions"), "action")


@pytest.mark.parametrize("other", ["the other's", "the other player's", "each other's"])
def test_what_neither_of_you_can_do_to_the_other(other: str) -> None:
    begin = f"{CHOSEN}Until the start of your next turn, "
    both = "you cannot destroy that player's minions and that player cannot destroy your minions."
    assert same(f"{begin}neither of you can destroy {other} minions.", f"{begin}{both}", "action")


def test_neither_of_you_is_you_and_somebody() -> None:
    with pytest.raises(TextError):
        read("Until the start of your next turn, neither of you can play actions.", type="action")
    with pytest.raises(TextError):  # each of the two, or both together
        read(f"{CHOSEN}Neither of you can play more than one action on your next turn.", type="action")
