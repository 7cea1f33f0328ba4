"""Who of those that were asked did so; who lets another do something, is chosen to do it, or does the same."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

OFFER = "Each other player may discard a card."
DID = "did what the part before said"


@pytest.mark.parametrize("who", ["no one", "nobody", "no player", "none of them"])
@pytest.mark.parametrize("does", ["does", "did", "does so"])
def test_no_one_does(who: str, does: str) -> None:
    if who == "none of them" and does == "does so":
        does = "does"
    assert f"if it is not so that one player {DID}" in told(f"{OFFER} If {who} {does}, draw a card.")


@pytest.mark.parametrize("who", ["anyone", "someone", "any player", "any of them"])
def test_anyone_does(who: str) -> None:
    assert f"if one player {DID}" in told(f"{OFFER} If {who} does, draw a card.")


@pytest.mark.parametrize("who", ["anyone", "any player", "a player", "at least one player", "one or more players"])
def test_someone_does_not_and_that_is_none_of_those_who_were_not_asked(who: str) -> None:
    do = "do" if who.endswith("s") else "does"
    meant = told(f"{OFFER} If {who} {do} not, draw a card.")
    assert f"there is at least 1 player other than you such that (it is not so that that same one {DID}" in meant


@pytest.mark.parametrize("who", ["they all do", "all of them do", "each of them does", "every player does"])
def test_all_of_them_do(who: str) -> None:
    missing = f"at least 1 player other than you such that (it is not so that that same one {DID}"
    assert f"if it is not so that there is {missing}" in told(f"{OFFER} If {who}, draw a card.")


@pytest.mark.parametrize("loss", ["loses 1 VP", "cannot play extra minions until the start of your next turn"])
def test_those_who_do_not_are_among_those_who_were_asked(loss: str) -> None:
    assert "player other than you such that (it is not so" in told(f"{OFFER} Each player who does not {loss}.")


def test_one_who_did_not_is_not_nobody_who_did() -> None:
    meant = told(
        "Each other player discards a card. If at least one other player did not discard a minion, draw a card."
    )
    assert "there is at least 1 player other than you such that (it is not so that this has happened" in meant
    with pytest.raises(TextError):  # you were not told to
        read(
            "Each other player discards a card. If at least one player did not discard a minion, draw a card.",
            type="action",
        )


@pytest.mark.parametrize("lets", ["let you", "have you"])
@pytest.mark.parametrize(("deed", "done"), [("draw two cards", "you draw 2 cards"), ("gain 1 VP", "you gain 1 VP")])
def test_who_lets_you_do_it_has_you_do_it(lets: str, deed: str, done: str) -> None:
    assert done in told(f"Each other player may {lets} {deed}.")
    assert done in told(f"Choose another player. They must discard a card or {lets} {deed}.")
    assert done in told(f"{OFFER.removesuffix('.')} to {lets.replace('let', 'have')} {deed}.")


@pytest.mark.parametrize(
    ("who", "does"),
    [
        ("another player", "one player other than you discards one card"),
        ("each other player", "every player other than you discards one card"),
        ("the player to your left", "the player to the left of you discards one card"),
    ],
)
def test_whom_you_may_have_do_it(who: str, does: str) -> None:
    assert does in told(f"You may have {who} discard a card.")
    assert does in told(f"You may draw a card to have {who} discard a card.")


def test_without_a_comma_it_is_not_said_who_does_the_second() -> None:
    assert "(2) A discards one card" in told(
        "Choose another player. They must have you draw a card, or discard a card."
    )
    with pytest.raises(TextError):
        read("Choose another player. They must have you draw a card or discard a card.", type="action")


@pytest.mark.parametrize("who", ["another player", "a player", "two other players", "the player to your left"])
def test_who_is_chosen_to_do_it_does_it(who: str) -> None:
    if who in ("two other players", "the player to your left"):
        with pytest.raises(TextError):  # of several each would do it; of one there is nobody to choose
            read(f"Choose {who} to discard two cards.", type="action")
    else:
        assert "and A discards 2 cards from the hand" in told(f"Choose {who} to discard two cards.")


@pytest.mark.parametrize(
    ("deed", "theirs"),
    [
        ("Draw a card", "that player draws a card"),
        ("Destroy one of your minions", "that player destroys one minion in play controlled by A"),
        (
            "Place a card from your hand on top of your deck",
            "places one card from the hand of A to the top of the deck",
        ),
        ("You may discard a card to draw two cards", "that player draws 2 cards"),
    ],
)
def test_the_same_is_done_by_them_with_what_is_theirs(deed: str, theirs: str) -> None:
    assert theirs in told(f"{deed}. Each other player may do the same.")


def test_the_same_as_which_of_two_things_is_not_said() -> None:
    with pytest.raises(TextError):
        read("Draw a card. Destroy a minion. Each other player may do the same.", type="action")
    meant = told("Choose another player. Draw a card. That player may do the same.")
    assert "next, A may do this, or leave it" in meant


def test_what_is_optional_is_not_done_by_all_of_them() -> None:
    with pytest.raises(TextError):
        read("You may draw a card. Each other player does the same.", type="action")


@pytest.mark.parametrize(
    "them",
    [
        "who is neither the winner nor the runner-up",
        "who is not the winner or runner-up",
        "other than the winner and the runner-up",
    ],
)
def test_neither_of_the_two_best(them: str) -> None:
    meant = told(f"After this base scores, each player {them} may draw a card.", "base")
    assert "every player who is not the winner of the base who is not the runner-up of the base may" in meant


@pytest.mark.parametrize("pile", ["your deck", "the base deck"])
def test_that_deck_is_the_one_that_was_looked_at(pile: str) -> None:
    meant = told(f"Look at the top three cards of {pile}. Place one of them on the bottom of that deck.")
    assert f"to the bottom of {pile}" in meant


@pytest.mark.parametrize("more", ["deck", "discard pile", "the top card of their deck"])
def test_what_is_looked_at_beside_a_hand_is_theirs(more: str) -> None:
    meant = told(f"Look at another player's hand and {more}.")
    assert "you look at the hand of one player other than you [A]" in meant
    assert f"{more.split()[-1]} of A" in meant


@pytest.mark.parametrize(("most", "told_so"), [("most", "most"), ("fewest", "fewest")])
@pytest.mark.parametrize("on_it", ["", " on it"])
@pytest.mark.parametrize("tie", ["", " (you choose in case of a tie)"])
def test_the_base_with_the_most(most: str, told_so: str, on_it: str, tie: str) -> None:
    meant = told(f"Move this minion to the base with the {most} minions{on_it}{tie}.", "minion")
    assert f"to one base that has the {told_so} of (every minion at that same one)" in meant


def test_what_lasts_does_not_depend_on_what_is_done_at_once() -> None:
    assert not _understood("Play on a base. Ongoing: Minions here cannot be moved unless you discard a card.")


def _understood(text: str) -> bool:
    try:
        return bool(readings(text, type="action"))
    except TextError:
        return False
