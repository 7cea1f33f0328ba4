"""What is left of two things when one of them was taken, and what else a text takes up from the words before."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

MINIONS = "Choose two of your minions."
BASES = "Choose two bases."


@pytest.mark.parametrize("other", ["the other", "the other one", "the other minion", "another of them"])
@pytest.mark.parametrize(
    ("deed", "meant"),
    [
        ("Move {} to another base.", "you move one card other than B that is among A [C] to one base other than"),
        ("Return {} to its owner's hand.", "you return one card other than B that is among A [C] to the hand of C's"),
        ("Place a +1 power counter on {}.", "counter on one card other than B that is among A"),
        ("Give {} +2 power until the end of the turn.", "the power of one card other than B that is among A changes"),
    ],
)
def test_the_other_is_the_one_that_was_not_taken(other: str, deed: str, meant: str) -> None:
    said = told(f"{MINIONS} Destroy one of them. {deed.format(other)}", "action")
    assert meant.replace("one card other", "one minion other") in said.replace("one card other", "one minion other")


def test_from_one_base_to_the_other() -> None:
    said = told(f"{BASES} Move a minion of power 3 or less from one of them to the other.", "action")
    assert "to one base other than B that is among A" in said


def test_the_other_of_a_minion_and_another() -> None:
    pair = "Choose one of your minions and another player's minion."
    said = told(f"{pair} Destroy one of them and return the other to its owner's hand.", "action")
    assert "one card other than C that is among A together with B [D] to the hand of D's owner" in said


def test_of_cards_that_were_looked_at_the_other_is_what_is_left() -> None:
    said = told("Look at the top two cards of your deck. Draw one of them and discard the other.", "action")
    assert "you discard those of A that are left" in said


@pytest.mark.parametrize(
    "text",
    [
        "Choose three minions. Destroy one of them. Return the other to its owner's hand.",
        "Choose two minions. Destroy the other.",
        "Look at the top card of your deck. Draw one and discard the other.",
        "Choose two minions. Destroy another of them.",
    ],
)
def test_no_other_where_there_are_not_two_or_none_was_taken(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("one", "extreme"),
    [
        ("the one with less power", "lowest"),
        ("the lower-power one", "lowest"),
        ("the one with the most power", "highest"),
    ],
)
def test_the_one_of_two_with_less_power(one: str, extreme: str) -> None:
    said = told(f"Choose two minions with different powers on different bases. Destroy {one}.", "action")
    assert f"with the {extreme} power among these" in said
    assert "that is among A" in said


def test_each_of_those_spoken_of() -> None:
    said = told("Choose two minions. Until the start of your next turn, each has -1 power.", "action")
    assert "the power of every card that is among A changes by -1" in said


@pytest.mark.parametrize("copy", ["that copy", "it"])
@pytest.mark.parametrize(
    ("deed", "done"),
    [("play {} as an extra minion", "you play B counting as an extra minion"), ("draw {}", "you draw B")],
)
def test_a_copy_is_found_and_not_what_it_is_a_copy_of(copy: str, deed: str, done: str) -> None:
    text = f"Choose one of your minions in play. Search your deck for a copy of it and {deed.format(copy)}."
    assert done in told(text, "action")


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("Remove a +1 power counter from this minion to place it on another minion.", "other than this card itself"),
        (
            "You may remove a +1 power counter from a minion. If you do, place it on this minion.",
            "on this card itself",
        ),
    ],
)
def test_the_counter_that_was_removed(text: str, done: str) -> None:
    said = told(f"Talent: {text}", "minion")
    assert "you put one +1 power counter on" in said
    assert done in said


def test_it_goes_to_another_than_it_came_from() -> None:
    text = "Remove a +1 power counter from one of your minions and place it on another of your minions."
    assert "from one minion controlled by you [A] to one minion controlled by you other than A" in told(text)


def test_no_minion_is_transferred() -> None:
    text = "Ongoing: After a +1 power counter is placed on one of your minions, you may transfer it to this minion."
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("thing", ["an action", "a +1 power counter"])
@pytest.mark.parametrize("base", ["another base", "a different base"])
def test_transferred_to_a_minion_on_another_base(thing: str, base: str) -> None:
    said = told(f"Transfer {thing} from a minion to a minion on {base}.", "action")
    assert "to one minion at one base other than the base where A is" in said


@pytest.mark.parametrize("base", ["the replacement base", "the new base"])
@pytest.mark.parametrize(
    "exchange",
    [
        "Replace a base.",
        "Choose a base with no minions. Replace it.",
        "Swap a base with the top card of the base deck.",
    ],
)
def test_the_base_that_a_base_is_replaced_with(base: str, exchange: str) -> None:
    said = told(f"{exchange} You may play an extra minion on {base}.", "action")
    assert "from the top of the base deck [" in said
    assert "the base that replaces it" not in said


@pytest.mark.parametrize("then", ["and replace it", ", then replace it with a base from the base discard pile"])
def test_a_base_that_goes_away_is_replaced_where_it_was(then: str) -> None:
    text = f"Choose a base. Place it on the bottom of the base deck {then}.".replace(" ,", ",")
    told = explain_tree(read(text, type="action").tree, type="action")
    assert "you place A to the bottom of the base deck" in told
    assert "you replace A with one base from" in told


@pytest.mark.parametrize("base", ["the replacement base", "the new base"])
def test_the_base_that_came_when_one_was_replaced(base: str) -> None:
    said = told(f"Special: After a base you did not win is replaced, you may play this titan on {base}.", "titan")
    assert "it is not so that you are one player who is the winner of the base) is replaced" in said
    assert "on the base that replaces it" in said


@pytest.mark.parametrize(
    ("held", "meant"),
    [
        ("a minion was destroyed this turn", "one minion in play at that same one is destroyed"),
        ("you played an action this turn", "you play one action on that same one"),
        ("no minion was played this turn", "one minion is played (by whatever) to that same one"),
        ("one of your minions was destroyed since the end of your last turn", "controlled by you at that same one"),
    ],
)
def test_a_base_where_something_was_done(held: str, meant: str) -> None:
    assert meant in told(f"Destroy a minion on a base where {held}.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion on a base where you drew a card this turn.",
        "Destroy a minion on a base where you had two or more minions at the start of the turn.",
        "Destroy a minion on a base where one of your minions was moved this turn.",
    ],
)
def test_what_is_not_told_of_a_base(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_a_later_base_is_not_what_an_earlier_one_is_compared_with() -> None:
    higher, lower = "a base with a higher breakpoint", "a base with a lower breakpoint"
    text = f"Move one of your minions to {higher}. Move another of your minions to another base."
    assert "more than the breakpoint of (the base where A is)" in told(text, "action")
    assert "(C)" not in told(f"Move one of your minions to {higher}. Destroy a minion on {lower}.", "action")


@pytest.mark.parametrize(
    ("one", "other"),
    [("returned to your hand", "placed in your deck"), ("destroyed", "placed on the bottom of your deck")],
)
def test_what_would_happen_in_one_place_or_another(one: str, other: str) -> None:
    said = told(
        f"Ongoing: If one of your other minions here would be {one} or {other}, draw a card instead.", "minion"
    )
    assert "whenever this would happen" in said
    assert " OR one minion in play controlled by you at the base this card is at other than this card itself" in said


def test_a_buried_card_goes_to_another_base_than_its_own() -> None:
    text = "Uncover one of your buried cards. If it would go to the discard pile this turn, "
    text += "bury it on another base instead."
    assert "you bury A to one base other than the base where A is" in told(text, "action")


def test_an_action_is_taken_from_the_minion_that_came() -> None:
    text = "Ongoing: After one of your other minions moves here, transfer one action from it to this minion."
    assert "you transfer one action in play from A to this card itself" in told(text, "minion")


def test_what_each_of_several_revealed_is_no_single_card() -> None:
    text = "Each player reveals the top card of their discard pile. "
    text += "You may play one of the revealed actions as an extra action."
    assert "you return C to the discard pile of C's owner" in told(
        f"{text} Return it to its owner's discard pile afterward.", "action"
    )
