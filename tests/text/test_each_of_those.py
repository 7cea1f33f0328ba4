"""Each of the cards that were seen, and all players but who played a card."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TOPS = "Look at the top card of each player's deck."


@pytest.mark.parametrize(
    "each",
    [
        "For each card, place it on the top or bottom of that deck.",
        "For each of them, place it on the top or bottom of its deck.",
        "Place each on the top or bottom of its deck.",
        "Place each of them on the top or bottom of its owner's deck.",
    ],
)
def test_where_each_of_them_goes_is_chosen_by_itself(each: str) -> None:
    text = f"{TOPS} {each}"
    assert same(text, f"{TOPS} For each of them, place it on the top or bottom of its owner's deck.", "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize("deed", ["draw a card", "gain 1 VP"])
def test_for_each_card_that_was_discarded(deed: str) -> None:
    discard = "Discard any number of cards."
    assert same(f"{discard} For each card, {deed}.", f"{discard} For each of them, {deed}.", "action")


def test_each_to_one_end_is_no_choice() -> None:
    three = "Look at the top three cards of your deck."
    text = f"{three} Place each on the bottom of your deck."
    assert same(text, f"{three} Place each of them on the bottom of your deck.", "action")


@pytest.mark.parametrize("text", ["For each card, draw a card.", "Destroy a minion. For each card, gain 1 VP."])
def test_not_for_every_card_that_there_is(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("who", ["the one who", "the player who"])
@pytest.mark.parametrize("sort", ["an action", "a minion", "a minion of power 2 or less"])
def test_all_but_who_played_it(who: str, sort: str) -> None:
    text = f"After {sort} is played here, each player other than {who} played it draws a card."
    assert same(text, f"After a player plays {sort} here, each player other than that player draws a card.", "base")
    assert is_said_again(text, "base")


def test_who_destroyed_it_may_be_nobody() -> None:
    with pytest.raises(TextError):
        read(
            "After a minion is destroyed here, each player other than the one who destroyed it draws a card.",
            type="base",
        )


def test_who_played_it_is_told_by_the_event() -> None:
    assert "one player [A] plays one action on this base" in told(
        "After an action is played here, each player other than the one who played it may draw a card.", "base"
    )


@pytest.mark.parametrize(
    "each", ["each of them", "each of those players", "they each", "each", "both of them", "both"]
)
@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("When this base scores, if exactly two players have minions here, {} gain{} 1 VP.", "base"),
        ("If two or more players have minions here when this base scores, {} draw{} a card.", "base"),
        ("If exactly two other players have minions here, {} discard{} a card.", "minion"),
        (
            "After this base scores, if exactly two players had minions here, {} return{} one of their minions to "
            "its owner's hand.",
            "base",
        ),
    ],
)
def test_each_of_the_players_who_have_them(text: str, card: str, each: str) -> None:
    said = text.format(each, "s" if each.startswith("each") else "")
    assert same(said, text.format("those players each", ""), card)
    assert is_said_again(said, card)


@pytest.mark.parametrize(
    ("seen", "goes"),
    [
        ("Look at the top card of each player's deck, then put", "on the bottom of its owner's deck"),
        ("Look at the top card of each player's deck, then put", "on the top or bottom of its owner's deck"),
        ("Choose two minions. Return", "to its owner's hand"),
        ("Choose two minions on a base. Place", "on the bottom of its owner's deck"),
    ],
)
def test_each_alone_is_each_of_them(seen: str, goes: str) -> None:
    assert same(f"{seen} each {goes}.", f"{seen} each of them {goes}.", "action")


def test_to_a_base_each_could_go_by_itself() -> None:
    with pytest.raises(TextError):
        read("Choose two minions. Move each to another base.", type="action")
