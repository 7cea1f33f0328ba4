"""Where a thing was that has gone or moved, the base that came for another, and one of what somebody has."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.text.reading.errors import AmbiguousTextError, TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.words.lexicon import Names

NAMES = Names(cards=frozenset({"Tin Soldier"}))
GONE = ["Destroy a minion.", "Return a minion to its owner's hand.", "Shuffle a minion into its owner's deck."]


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind, NAMES)


@pytest.mark.parametrize("gone", GONE)
@pytest.mark.parametrize(
    ("where", "means"),
    [
        ("here", "at the base this card is at"),
        ("on a base where you have an action", "at one base such that (you control at least 1 action"),
        ("on a base with an action on it", "at one base that carries at least 1 action"),
        ("on a base with another of your minions", "minion controlled by you other than"),
    ],
)
def test_what_has_gone_is_asked_about_as_it_was(gone: str, where: str, means: str) -> None:
    meant = told(f"{gone} If it was {where}, draw a card.")
    assert " was one card " in meant
    assert means in meant
    assert "if it is not so" in told(f"{gone} If it was not {where}, draw a card.")


def test_what_has_moved_was_at_its_previous_base() -> None:
    left = "the base where A was before it was last moved or left play"
    assert left in told("Move one of your minions to another base. Destroy a minion on the base it was on.", "action")
    after = "After you move a minion from another base to here, you may play an extra minion on the base it"
    for words in ("was on", "moved from", "came from"):
        assert left in told(f"{after} {words}.", "base")


@pytest.mark.parametrize(
    "text",
    [
        "Move a minion to another base. If it was here, draw a card.",
        "Choose a minion. If it was on a base, draw a card.",
    ],
)
def test_what_is_still_in_play_was_nowhere_else(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("which", ["the new base", "that base", "its new base"])
def test_a_higher_breakpoint_is_higher_than_that_of_the_base_left(which: str) -> None:
    moved = "Move one of your minions to another base."
    meant = told(f"{moved} If {which} has a higher breakpoint, draw a card.", "action")
    assert "is more than the breakpoint of (the base where A was before it was last moved or left play)" in meant


def test_a_breakpoint_is_compared_with_none_where_nothing_moved() -> None:
    with pytest.raises(TextError):
        read("Choose a base. If that base has a higher breakpoint, draw a card.", type="action")


@pytest.mark.parametrize("verb", ["Swap", "Replace"])
def test_the_new_base_is_the_one_that_has_come(verb: str) -> None:
    swapped = f"{verb} a base that has no minions on it with a base in the base discard pile."
    meant = told(f"{swapped} Destroy a minion on the new base.", "action")
    assert "from the base discard pile [A]" in meant
    assert "destroy one minion in play at A" in meant


@pytest.mark.parametrize("lies", ["stored here", "stored under this card"])
def test_what_is_stored_here_lies_under_the_card_that_says_so(lies: str) -> None:
    text = f"Play on a base. Store the top two cards of your deck under this card. Talent: Draw a card {lies}."
    assert "you draw one card stored under this card itself" in told(text, "action")


@pytest.mark.parametrize("who", ["they own stored here", "stored here that they own"])
def test_whose_card_lies_there(who: str) -> None:
    text = f"After this base scores, each player may draw one card {who}."
    assert "draws one card owned by A stored under this base" in told(text, "base")


@pytest.mark.parametrize("place", ["on it or on a minion there", "on it and on minions there"])
def test_actions_on_a_base_and_on_what_is_there(place: str) -> None:
    number = "an action" if " or " in place else "all actions"
    assert "attached to either A or" in told(f"Choose a base. Destroy {number} {place}.", "action")


@pytest.mark.parametrize(
    ("had", "deed", "means"),
    [
        ("a titan in play", "place a +1 power counter on it", "on one titan in play controlled by you"),
        ("an action here", "return it to your hand", "one action in play controlled by you at the base"),
        ("another minion here", "you may destroy it", "other than this card itself"),
        ("a minion in your hand", "you may play it", "you play one minion from your hand"),
    ],
)
def test_of_what_somebody_has_one_is_meant(had: str, deed: str, means: str) -> None:
    meant = told(f"If you have {had}, {deed}.")
    assert means in meant
    assert means in told(f"Ongoing: At the start of your turn, if you have {had}, {deed}.")


def test_of_a_name_that_several_cards_have_one_is_meant() -> None:
    names = Names(cards=frozenset({"Madness"}))
    text = "Choose another player. If they have a Madness card in their hand, they return it to the Madness deck."
    meant = plain_meaning.told(text, "action", names)
    assert "A returns one card from the hand of A called 'Madness' to the Madness deck" in meant


def test_it_is_not_guessed_beside_something_else() -> None:
    with pytest.raises(AmbiguousTextError):
        read("Draw a card. If you have a minion in your hand, you may play it.", type="action")


def test_each_goes_to_its_own_owner() -> None:
    meant = told("Return a minion and an action to their owners' hands.", "action")
    assert "to the hand of each one's own owner" in meant


@pytest.mark.parametrize("bound", [", up to three", " (up to three)", ", to a maximum of 3", " (maximum 3)"])
@pytest.mark.parametrize("deed", ["Draw a card", "Gain 1 VP"])
def test_so_many_for_each_and_no_more(deed: str, bound: str) -> None:
    tree = read(f"{deed} for each of your minions in play{bound}.", type="action").tree
    assert to_text(tree, type="action") == f"{deed} for each of your minions in play (up to 3)."


@pytest.mark.parametrize("stat", ["highest", "lowest"])
def test_the_most_of_all_that_are_named(stat: str) -> None:
    base = told(f"Choose a base. If it has the {stat} breakpoint of all bases in play, draw a card.", "action")
    assert f"A is one base in play with the {stat} breakpoint among these" in base
    minion = told(f"Choose a minion. If it has the {stat} power of all minions at its base, draw a card.")
    assert f"A is one minion with the {stat} power among these" in minion


def test_none_is_none_of_the_counters_named() -> None:
    meant = told("Place a +1 power counter on this minion if it has none.")
    assert "carries no +1 power counters" in meant


@pytest.mark.parametrize("there", ["there", "at its original base", "at its previous base"])
@pytest.mark.parametrize(
    ("only", "none"),
    [("your only minion", "you control no minions at"), ("the only minion", "there are no minions at")],
)
def test_what_was_alone_where_it_came_from_has_left_none_behind(only: str, none: str, there: str) -> None:
    text = f"Move one of your minions to another base. If it was {only} {there}, draw a card."
    assert f"if {none} the base where A was before it was last moved or left play:" in told(text, "action")
