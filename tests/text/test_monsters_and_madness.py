"""Monsters treated as minions, a second one told by an "if", who does something each time, Madness that goes back."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning
from tests.text.worded import is_said_again, same

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


def told(text: str, kind: str) -> str:
    return plain_meaning.told(text, kind, names())


@pytest.mark.parametrize(
    "treated", ["Treat this {0} as one of your minions", "This {0} counts as one of your minions"]
)
@pytest.mark.parametrize("host", ["monster", "titan"])
def test_treated_as_ones_own(host: str, treated: str) -> None:
    text = f"Play on a {host}. Ongoing: {{}}."
    owned = text.format(f"You control this {host} and it counts as a minion")
    assert same(text.format(treated.format(host)), owned, "action")


@pytest.mark.parametrize("which", ["another minion", "another one", "a second one", "a second minion"])
@pytest.mark.parametrize("asked", ["it has power 2 or less", "its power is 2 or less"])
@pytest.mark.parametrize("may", ["You may destroy", "Destroy"])
def test_the_other_one_is_asked_about(may: str, asked: str, which: str) -> None:
    text = f"Destroy a minion. {may} {{}}."
    assert same(text.format(f"{which} if {asked}"), text.format("another minion of power 2 or less"), "action")


def test_what_was_done_otherwise_may_be_asked_about() -> None:
    assert "if A is one card whose power is at most 2" in told(
        "Move a minion to another base. Destroy an action if it has power 2 or less.", "action"
    )


@pytest.mark.parametrize("deed", ["plays a minion here", "discards a card", "draws a card"])
@pytest.mark.parametrize("whoever", ["Each player", "Each other player", "Any player"])
def test_each_time_somebody_does_so(whoever: str, deed: str) -> None:
    player = "another player" if "other" in whoever else "a player"
    after = f"Ongoing: After {player} {deed}, that player discards a card."
    assert same(f"Ongoing: {whoever} who {deed} discards a card.", after, "minion")


def test_what_a_player_has_is_no_deed() -> None:
    with pytest.raises(TextError):
        readings("Ongoing: Each player who has a minion here discards a card.", type="minion")


HELD = [("a minion here", "no cards in your hand"), ("no minions here", "a card in your hand")]


@pytest.mark.parametrize(("first", "second"), HELD)
def test_so_many_there_and_none_elsewhere(first: str, second: str) -> None:
    text = "If you have {} and {}, draw a card."
    assert same(text.format(first, second), text.format(first, f"you have {second}"), "minion")
    assert is_said_again(text.format(first, second), "minion")


@pytest.mark.parametrize("event", ["you return a Madness card", "another player returns a Madness card"])
def test_after_it_goes_back(event: str) -> None:
    said = told(f"Ongoing: After {event} to the Madness deck, draw a card.", "minion")
    assert "returns one card called" in said or "you return one card called" in said
    assert "in play called" not in said


@pytest.mark.parametrize("where", ["from your hand and discard pile", "in your hand and discard pile"])
@pytest.mark.parametrize("number", ["any number of", "all", "up to two"])
def test_from_either_of_two_piles(number: str, where: str) -> None:
    said = told(f"Return {number} Madness cards {where} to the Madness deck.", "action")
    assert "from your hand or your discard pile" in said


def test_its_destroyer_has_destroyed_it() -> None:
    text = "After a minion is destroyed here, {} draws a card."
    assert same(text.format("its destroyer"), text.format("the player who destroyed it"), "base")


@pytest.mark.parametrize(
    ("lacks", "noun"), [("no cards in their hand", "card"), ("no treasures in their hand", "treasure")]
)
def test_one_of_what_is_lacking_is_drawn(lacks: str, noun: str) -> None:
    text = f"After this base scores, each player with {lacks} draws {{}}."
    assert same(text.format("one"), text.format(f"a {noun}"), "base")


@pytest.mark.parametrize("deed", ["return one of the revealed Madness cards", "return a revealed Madness card"])
def test_of_the_cards_that_were_shown(deed: str) -> None:
    said = told(f"Reveal your hand. You may {deed} to the Madness deck.", "minion")
    assert "one card called 'Madness' that is among your hand" in said


def test_given_to_them_is_to_that_player() -> None:
    text = "Choose another player. Give {} a card from your hand."
    assert same(text.format("them"), text.format("that player"), "action")


@pytest.mark.parametrize("when", ["before", "after"])
def test_played_on_a_base_when_it_scores(when: str) -> None:
    text = "Special: {}. Draw a card."
    one = text.format(f"Play on a base {when} it scores")
    assert same(one, text.format(f"Play {when} a base scores"), "action")


@pytest.mark.parametrize("how", [". Do not draw its treasures", " but do not draw its treasures"])
def test_without_its_treasures(how: str) -> None:
    assert same(f"Destroy a monster{how}.", "Destroy a monster without drawing its treasures.", "action")


@pytest.mark.parametrize("extra", ["an extra", "an additional"])
@pytest.mark.parametrize("deed", ["remove {} stasis counter from", "place {} stasis counter on"])
def test_an_extra_counter_is_one_more(deed: str, extra: str) -> None:
    text = f"At the start of your turn, you may {deed} one of your cards."
    assert same(text.format(extra), text.format("a"), "base")


@pytest.mark.parametrize("of", ["from under", "stored under"])
def test_a_card_from_under_it(of: str) -> None:
    assert "one card stored under this card itself" in told(f"Talent: Draw a card {of} this minion.", "minion")


def test_the_number_that_was_removed() -> None:
    text = (
        "Talent: Remove any number of +1 power counters from this minion. Draw cards equal to the number{} removed."
    )
    assert same(text.format(""), text.format(" of counters"), "minion")


@pytest.mark.parametrize("may", ["", "you may "])
@pytest.mark.parametrize("what", ["a card", "a minion", "a random card"])
@pytest.mark.parametrize("joint", [" and ", ". "])
def test_taken_from_a_hand_it_goes_to_yours(joint: str, what: str, may: str) -> None:
    deed = f"{may}take {what} from it"
    deed = deed[0].upper() + deed[1:] if joint == ". " else deed
    if may and joint == " and ":
        return  # who may is told of a sentence
    said = told(f"Look at another player's hand{joint}{deed}.", "action")
    assert "from the hand of A to your hand" in said


@pytest.mark.parametrize("which", ["one", "one of them", "two of them"])
@pytest.mark.parametrize("rest", ["Discard the rest", "Return the rest in any order"])
def test_taken_out_of_those_that_were_shown(rest: str, which: str) -> None:
    text = f"Reveal the top three cards of your deck. {{}}. {rest}."
    of_them = which if "of" in which else f"{which} of them"
    assert same(text.format(f"Take {which}"), text.format(f"Place {of_them} in your hand"), "action")


def test_where_it_goes_is_said_of_what_is_taken() -> None:
    assert "you place B to your hand" in told(
        "Look at the top three cards of your deck. Take one of them and place it in your hand.", "action"
    )
    with pytest.raises(TextError):
        readings("Reveal a card from your hand. Take a minion.", type="action")


@pytest.mark.parametrize("way", [" this way", ""])
@pytest.mark.parametrize("what", ["each treasure", "each of the treasures"])
def test_treasures_that_a_monster_brought(what: str, way: str) -> None:
    said = told(f"Destroy a monster. Draw a card for {what} you drew{way}.", "action")
    assert "every treasure such that (this has happened while this ability resolved: you draw that same one" in said


@pytest.mark.parametrize("which", ["one of the treasures you drew", "a treasure you drew this way"])
def test_treasures_that_were_drawn_are_those(which: str) -> None:
    drawn = told(f"Draw two treasures. You may play {which} as an extra card.", "action")
    assert "you play one treasure that is among A" in drawn
    brought = told(f"Destroy a monster. You may play {which} as an extra card.", "action")
    assert "such that (this has happened while this ability resolved: you draw that same one" in brought


@pytest.mark.parametrize("noun", ["minion", "action", "treasure"])
@pytest.mark.parametrize("where", ["in your discard pile", "from another player's hand"])
def test_swapped_with_one_of_its_sort(where: str, noun: str) -> None:
    a = "an" if noun == "action" else "a"
    text = f"Swap {a} {noun} in your hand with {{}} {where}."
    assert same(text.format("one"), text.format(f"{a} {noun}"), "action")
