"""Counters of stasis: those placed and removed are counted, a card enters stasis by them, and numbers go on."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

WAYS = ["", " this way"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("counter", ["stasis", "+1 power"])
@pytest.mark.parametrize("deed", ["Place up to three {} counters on|placed", "Add up to three {} counters to|added"])
def test_as_many_as_were_placed(deed: str, counter: str, way: str) -> None:
    place, done = deed.format(counter).split("|")
    said = told(f"{place} one of your minions. Draw a card for each counter {done}{way}.", "action")
    assert f"you put 0 to 3 {counter} counters [A]" in said
    assert "you draw as many cards as the number of (every counter that is among A)" in said


@pytest.mark.parametrize("plus", ["plus two", "plus 2"])
@pytest.mark.parametrize(("than", "is_"), [("less than", "less than"), ("less than or equal to", "at most")])
@pytest.mark.parametrize("way", WAYS)
def test_power_beside_the_number_of_those_removed(way: str, than: str, is_: str, plus: str) -> None:
    remove = "Remove all stasis counters from one of your cards."
    said = told(f"{remove} Destroy a minion with power {than} the number of counters removed{way} {plus}.", "action")
    assert f"whose power is {is_} the number of (every counter that is among A) plus 2" in said


@pytest.mark.parametrize("number", ["your cards in stasis", "your minions here", "cards in your hand"])
def test_so_many_and_more(number: str) -> None:
    said = told(f"Draw cards equal to the number of {number} plus one.", "minion")
    assert "plus 1 from the top of the deck" in said


INSTEAD = ["instead of placing it in the discard pile", "instead of discarding it", "instead of the discard pile"]


@pytest.mark.parametrize("instead", INSTEAD)
@pytest.mark.parametrize("who", ["each player", "the winner"])
def test_into_stasis_instead(who: str, instead: str) -> None:
    text = f"After this base scores, {who} may place two {{}} counters on one of their minions here {instead}."
    said = told(text.format("stasis"), "base")
    assert "2 stasis counters on one minion controlled by A at this base rather than to the discard pile" in said
    with pytest.raises(TextError):
        readings(text.format("+1 power"), type="base")


THINGS = ["one of your minions", "a card from your hand", "a minion from your discard pile", "this card"]


@pytest.mark.parametrize("what", THINGS)
@pytest.mark.parametrize("number", ["a stasis counter", "two stasis counters"])
def test_put_there_with_counters(number: str, what: str) -> None:
    placed = f"Place {number} on {what}."
    assert same(f"Place {what} in stasis with {number} on it.", placed, "action")
    assert same(f"Put {what} into stasis with {number}.", placed, "action")


def test_with_one_on_each() -> None:
    text = "Choose up to two of your minions. {}."
    each = text.format("Place a stasis counter on each of them")
    assert same(text.format("Place them in stasis with a stasis counter on each of them"), each, "action")


@pytest.mark.parametrize("what", ["a card from your hand", "another minion"])
def test_one_that_goes_on_a_card_is_a_counter(what: str) -> None:
    text = "Talent: Remove a stasis counter from one of your cards in stasis or place {} on {}."
    assert same(text.format("one", what), text.format("a stasis counter", what), "minion")


@pytest.mark.parametrize("whose", ["any player", "another player"])
@pytest.mark.parametrize("comma", [", ", " "])
def test_owned_by_whom(comma: str, whose: str) -> None:
    said = told(f"Remove a stasis counter from a card in stasis{comma}owned by {whose}.", "action")
    assert "one card from stasis owned by one player" in said


@pytest.mark.parametrize("where", ["stasis", "your discard pile"])
def test_what_is_true_all_the_time_answers_no_play(where: str) -> None:
    with pytest.raises(TextError):
        readings(f"Ongoing: Each of your minions that was played from {where} has +1 power.", type="minion")


@pytest.mark.parametrize("what", ["a treasure", "two treasures"])
@pytest.mark.parametrize("each", ["each of your minions", "each other player"])
def test_what_is_drawn_for_each_is_said_again(each: str, what: str) -> None:
    text = f"Draw {what} for {each}."
    assert is_said_again(text, "action")
    assert "as often as the number of (every" in told(text, "action")


DESTROYED = ["Minions destroyed here", "Minions here that are destroyed"]


@pytest.mark.parametrize("end", ["", " instead of the discard pile"])
@pytest.mark.parametrize(
    "goal", ["are placed on the bottom of their owners' decks", "are returned to their owners' hands"]
)
@pytest.mark.parametrize("which", DESTROYED)
def test_where_those_go_that_are_destroyed_here(which: str, goal: str, end: str) -> None:
    said = told(f"{which} {goal}{end}.", "base")
    assert "one minion in play at this base [A] is destroyed" in said
    assert "of A's owner rather than to the discard pile" in said


FROM = ["each of your minions", "any number of your minions", "one of your minions"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("whence", FROM)
@pytest.mark.parametrize("counter", ["+1 power", "stasis"])
def test_so_many_as_were_removed(counter: str, whence: str, way: str) -> None:
    said = told(f"Remove two {counter} counters from {whence}. Draw a card for each counter removed{way}.", "action")
    assert f"you remove 2 {counter} counters [A] from" in said
    assert "you draw as many cards as the number of (every counter that is among A)" in said


def test_from_each_of_somebodys() -> None:
    said = told("Remove a stasis counter from each of another player's cards in stasis.", "action")
    assert "you remove one stasis counter from every card from stasis controlled by one player other than you" in said
    assert "divided" not in said


@pytest.mark.parametrize("where", ["on a base where you have no other minions", "on a base with an action on it"])
def test_where_it_was_played_is_said_again(where: str) -> None:
    assert is_said_again(f"If this minion was played {where}, draw a card.", "minion")


def test_a_pile_is_no_base() -> None:
    assert "you destroy one card from stasis" in told("Destroy a card in stasis.", "action")
    said = told("Ongoing: After another player places a card in stasis, draw a card.", "minion")
    assert "places one card to stasis" in said
