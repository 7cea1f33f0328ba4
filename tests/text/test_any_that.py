"""All of those that are so, what is left of them, what there is none of, and what is chosen for others to do."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

SHOWN = "Reveal the top four cards of your deck."
NAMED = "Name a card, then reveal the top two cards of your deck."
SEARCH = "Search your deck for a minion and draw it."
HAND = "Look at another player's hand"


@pytest.mark.parametrize("which", ["any that are", "all that are", "all of them that are", "any that is a"])
@pytest.mark.parametrize("rest", [".", " and discard the rest."])
def test_all_that_are_so_are_those_that_are(which: str, rest: str) -> None:
    noun = "minion" if which.endswith(" a") else "minions"
    assert same(f"{SHOWN} Draw {which} {noun}{rest}", f"{SHOWN} Draw those that are minions{rest}", "action")


@pytest.mark.parametrize(
    "which", ["any that have", "each with", "any with", "all of them with", "any of them that have"]
)
@pytest.mark.parametrize("named", ["that name", "power 3 or less"])
def test_all_that_have_it(which: str, named: str) -> None:
    meaning = told(f"{NAMED} Draw {which} {named} and return the rest in any order.", "minion")
    assert "you draw every card " in meaning
    assert ("whose name is that of A" if named == "that name" else "whose power is at most 3") in meaning


@pytest.mark.parametrize("which", ["any", "all", "those"])
def test_those_that_are_not(which: str) -> None:
    plain = f"{SHOWN} Discard each of them that is not an action."
    assert same(f"{SHOWN} Discard {which} that are not actions.", plain, "action")


@pytest.mark.parametrize(
    "left", ["of those left", "of the cards left", "of those remaining", "of the ones that remain"]
)
def test_what_is_left_is_the_others(left: str) -> None:
    first = f"{SHOWN} Another player discards one of them."
    assert same(f"{first} Draw two {left}.", f"{first} Draw two of the others.", "action")
    assert "those of A that are left" in told(f"{first} Draw two {left}.")


@pytest.mark.parametrize("left", ["the one left", "the one that is left", "the card that remains"])
def test_the_one_that_is_left(left: str) -> None:
    first = "Look at the top three cards of your deck. Draw one and discard one. Place"
    bottom = "on the bottom of your deck."
    assert same(f"{first} {left} {bottom}", f"{first} the other {bottom}", "action")


@pytest.mark.parametrize(
    "none",
    ["there is none", "there isn't one", "there are none", "you do not find one", "you find none", "none is found"],
)
def test_what_there_is_none_of_cannot_be_done(none: str) -> None:
    assert same(f"{SEARCH} If {none}, draw a card.", f"{SEARCH} If you cannot, draw a card.", "action")


@pytest.mark.parametrize(
    ("first", "who"),
    [
        ("Destroy an action here.", "you"),
        ("Ongoing: At the start of your turn, destroy an action here.", "you"),
        ("Talent: Look at another player's hand and discard a minion from it.", "you"),
        ("Return a minion from your discard pile to your hand.", "you"),
        ("Choose another player. They discard a minion.", "they"),
        ("Another player discards a minion.", "they"),
    ],
)
def test_who_could_not_do_it(first: str, who: str) -> None:
    assert same(f"{first} If there is none, draw a card.", f"{first} If {who} cannot, draw a card.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "You may destroy an action. If there is none, draw a card.",
        "Destroy an action. If there are none, draw a card.",  # none left?
        "Destroy up to two actions. If there are none, draw a card.",
        "Each other player discards a minion. If there is none, draw a card.",
        "Draw a card. If you do not find one, draw a card.",
        "Choose another player. Choose a card for them to discard.",
        "Each other player reveals their hand. Choose a card for them to discard.",
        "You may draw a card. Draw the ones left.",
    ],
)
def test_of_what_is_not_told(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("found", ["you find one", "you found one", "there is one"])
def test_one_that_is_found(found: str) -> None:
    search = "Search your deck for a minion."
    play = "you may play it as an extra minion."
    assert same(f"{search} If {found}, {play}", f"{search} If you do, {play}", "action")


@pytest.mark.parametrize(
    "opening", [f"{HAND} and choose", f"{HAND}. Choose", "Another player reveals their hand. Choose"]
)
@pytest.mark.parametrize(
    ("what", "do"),
    [
        ("a card", "discard"),
        ("two cards", "discard"),
        ("a minion", "play as an extra minion"),
        ("an action of your choice", "discard"),
        ("a card", "place on the bottom of their deck"),
    ],
)
def test_what_is_chosen_in_a_hand_for_them_to_do(opening: str, what: str, do: str) -> None:
    what = what.removesuffix(" of your choice")
    it = "them" if what == "two cards" else "it"
    verb, _, how = do.partition(" ")
    there = f"{opening} {what} in it, and they {verb} {it}{' ' * bool(how)}{how}."
    assert same(f"{opening} {what} for them to {do}.", there, "action")
    assert same(f"{opening} {what} for that player to {do}.", there, "action")
