"""What bases say in other ways: cards that enter with counters or go back, who may play what, whose turn comes."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(("number", "counters"), [("a", "counter"), ("two", "counters")])
def test_minions_that_enter_with_counters(number: str, counters: str) -> None:
    put = f"After a minion is played here, place {number} +1 power {counters} on it."
    assert same(f"Each minion played here enters play with {number} +1 power {counters} on it.", put, "base")
    assert same(f"Minions played here come into play with {number} +1 power {counters}.", put, "base")


def test_what_goes_back_by_itself() -> None:
    back = "After this base scores, return each minion here to its owner's hand."
    assert same("After this base scores, each minion here returns to its owner's hand.", back, "base")
    moved = "After this base scores, minions here are shuffled into their owners' decks instead of {}."
    assert " rather than to the discard pile" in told(moved.format("being placed in the discard pile"), "base")


@pytest.mark.parametrize(("who", "card"), [("Players", "base"), ("Ongoing: Other players", "minion")])
@pytest.mark.parametrize("held", ["they have a minion here", "they have no cards in their hand"])
def test_who_may_only_play_there_if(who: str, card: str, held: str) -> None:
    text = f"{who} may only play minions here if {held}."
    assert same(text, f"{who} cannot play minions here unless {held}.", card)


@pytest.mark.parametrize(
    "asked", ["they have a power of 4 or more", "their power is 4 or more", "they are of power 4 or more"]
)
def test_what_may_be_played_there(asked: str) -> None:
    meant = "Only minions of power 4 or more can be played here."
    assert same(f"Minions can only be played here if {asked}.", meant, "base")


@pytest.mark.parametrize(("who", "whose"), [("winner", "the winner's"), ("runner-up", "the runner-up's")])
@pytest.mark.parametrize("when", ["on", "during"])
def test_what_somebody_cannot_do_on_a_turn_to_come(who: str, whose: str, when: str) -> None:
    text = f"After this base scores, the {who} cannot play minions {when} their next turn."
    said = told(text, "base")
    assert f"later, at the start of the turn of every player who is the {who} of the base [A]:" in said
    assert "this cannot happen: A plays any minion" in said
    assert same(text, f"The {who} may not play minions {when} their next turn.", "base")
    assert is_said_again(text, "base")
    assert whose in text.replace(f"the {who} cannot", f"{whose} cannot")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "At the start of their turn, each player with no minions here may draw a card.",
            "At the start of each player's turn, if they have no minions here, they may draw a card.",
        ),
        (
            "At the end of their turn, each player may discard a card.",
            "At the end of each player's turn, they may discard a card.",
        ),
        (
            "At the end of a turn in which a player played a minion here, they draw a card.",
            "At the end of any turn that a player played a minion here, they draw a card.",
        ),
    ],
)
def test_each_at_their_own_turn(text: str, meant: str) -> None:
    assert same(text, meant, "base")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Talent: Move a minion here with less power than the number of your actions here.", "minion"),  # to where
        ("You may only play an action if you have a minion in play.", "action"),  # for how long
        ("Each minion played here enters play with an action.", "base"),
    ],
)
def test_what_is_left_unread(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize("base", ["a base", "a base where you have a minion"])
def test_a_player_who_is_chosen_before_the_base(base: str) -> None:
    then = "Destroy all of that player's actions there."
    assert same(f"Choose another player and {base}. {then}", f"Choose {base} and another player. {then}", "action")


@pytest.mark.parametrize("seen", ["Look at each other player's hand.", "Each other player reveals their hand."])
def test_one_of_those_hands(seen: str) -> None:
    text = f"{seen} Discard a card from one of those hands."
    assert same(text, f"{seen} Discard a card from another player's hand.", "action")
