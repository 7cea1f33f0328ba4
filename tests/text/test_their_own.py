"""What players have who do something with it, what they may do besides, what they must do unless they do another."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("has", ["with {} here", "who has {} here", "who controls {} here"])
@pytest.mark.parametrize(
    ("how_many", "deed", "done"),
    [
        ("two or more minions", "destroys one of them", "destroys one minion in play controlled by A"),
        ("more than two minions", "must destroy all but two of them", "destroys all but 2 of the minions in play"),
        ("exactly one minion", "returns it to its owner's hand", "returns one minion in play controlled by A"),
        ("a minion", "may move it to another base", "moves one minion in play controlled by A"),
    ],
)
def test_of_what_they_have_each_does_it_to_their_own(has: str, how_many: str, deed: str, done: str) -> None:
    meaning = told(f"Each other player {has.format(how_many)} {deed}.", "minion")
    assert done in meaning
    assert meaning.count("at the base this card is at") == 2


def test_cards_in_a_hand_are_theirs() -> None:
    meaning = told("Each other player with five or more cards in their hand discards two of them.")
    assert "discards 2 cards from the hand of A" in meaning


@pytest.mark.parametrize(
    "text",
    [
        "Each other player with no minions here destroys one of them.",
        "Each other player with exactly one minion here destroys one of them.",
        "Each other player with two minions here destroys it.",
    ],
)
def test_of_none_or_of_another_number_nothing_is_meant(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("more", ["with no cards in their hand", "with more cards in their hand than you"])
def test_players_here_with_what_lies_elsewhere(more: str) -> None:
    lines = told(f"Each other player here {more} draws a card.", "minion").splitlines()
    assert "every player at the base this card is at other than you " in lines[1]
    assert "in the hand" in lines[1]
    with pytest.raises(TextError):
        read("Each other player here with two minions draws a card.", type="minion")


@pytest.mark.parametrize("first", ["destroy one of their minions", "discard a card"])
@pytest.mark.parametrize("either", ["", "either "])
def test_points_are_lost_by_whoever_chooses_so(first: str, either: str) -> None:
    lines = told(f"Each other player must {either}{first} or lose 1 VP.").splitlines()
    assert lines[2].strip() == "A chooses one of these:"
    assert lines[-1 if "card" in first else -2].strip() == "(2) A loses 1 VP"


@pytest.mark.parametrize(("who", "one"), [("Each player with a minion here", False), ("The winner", True)])
def test_each_does_it_and_may_do_more_before_the_next(who: str, one: bool) -> None:
    text = f"After this base scores, {who[0].lower() + who[1:]} draws a card and may discard two cards."
    lines = [each.strip() for each in told(text, "base").splitlines()]
    assert ("once for each of" in lines[2]) is not one
    assert lines[-2].endswith("may do this, or leave it:")


def test_what_each_may_do_with_what_they_revealed() -> None:
    text = "Each player reveals the top card of their deck and may play it if it is a minion."
    lines = [each.strip() for each in told(text).splitlines()]
    assert lines[1] == "once for each of every player [A]:"
    assert lines[3:5] == ["and if B is one minion:", "A may do this, or leave it:"]


def test_they_may_do_more_than_they_must() -> None:
    text = "Choose another player. That player must discard a card and may draw a card."
    assert "and A may do this, or leave it:" in told(text)


@pytest.mark.parametrize("must", ["must discard two cards", "discards two cards"])
@pytest.mark.parametrize("other", ["they reveal their hand", "they destroy one of their minions"])
def test_unless_they_do_another_thing(must: str, other: str) -> None:
    one = [each.strip() for each in told(f"Choose another player. That player {must} unless {other}.").splitlines()]
    assert one[2] == "next, A may do this, or leave it:"
    assert one[4:6] == [
        "next, if it is not so that A did what the part before said:",
        "A discards 2 cards from the hand",
    ]


def test_of_several_each_who_does_not_has_to() -> None:
    text = "Each other player must destroy one of their minions unless they discard a card."
    tree = read(text, type="action").tree
    assert tree.abilities[0].clauses
    said = "Each other player may discard a card. Each player who does not must destroy one of their minions."
    meant = told(said)  # theirs, and not of all who were asked
    assert "[A] destroys one minion in play controlled by A" in meant


@pytest.mark.parametrize("has", ["with a minion {}", "who has a minion {}", "who controls at least one minion {}"])
def test_what_they_have_and_another_owns(has: str) -> None:
    not_theirs = told(f"Each player {has.format('they do not own')} draws a card.")
    assert "controls at least 1 minion not owned by that same one) draws" in not_theirs
    another = told(f"Each player {has.format('owned by another player')} draws a card.")
    assert "controls at least 1 minion owned by one player other than that same one) draws" in another


def test_at_the_end_of_each_of_their_turns() -> None:
    text = "Play on a minion. Ongoing: At the end of {}, that player must discard a card or destroy this minion."
    each, one = (text.format(turn) for turn in ("each of its controller's turns", "its controller's turn"))
    assert read(each, type="action").tree == read(one, type="action").tree
    assert "at the end of the turn of the controller of the minion this card is on" in told(each)


@pytest.mark.parametrize(
    "more", ["must destroy one of them or discard a card", "either destroys one of them or draws a card"]
)
def test_one_of_them_is_one_of_two_choices(more: str) -> None:
    meaning = told(f"Each other player with two or more minions here {more}.", "minion")
    assert "(1) A destroys one minion in play controlled by A at the base this card is at" in meaning


def test_they_must_do_more() -> None:
    meaning = told("Choose another player. That player reveals their hand and must discard a card.")
    assert "and A discards one card from the hand" in meaning


@pytest.mark.parametrize("either", ["to or from here", "to here", "from here"])
def test_what_holds_for_a_time_or_for_a_price_is_not_lost(either: str) -> None:
    held = told(f"Other players' minions cannot be moved {either} until the start of your next turn.", "minion")
    assert held.count("until the start of your turn") == held.count("this cannot happen")
    with pytest.raises(TextError):
        read(f"Ongoing: Minions cannot be moved {either} unless their controller discards a card.", type="minion")


def test_what_was_not_chosen_is_all_but_what_each_chose() -> None:
    meaning = told("Each player chooses one of their minions. Destroy all minions that were not chosen.", "action")
    assert "you destroy every minion in play other than B" in meaning
