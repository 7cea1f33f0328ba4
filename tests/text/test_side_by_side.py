"""Things named side by side and spoken of together; what is said of each of several for itself; one of two sorts."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

PAIR = "Choose one of your minions and another player's minion on the same base."


def same(short: str, full: str, kind: str = "action") -> bool:
    assert told(short, kind)
    return read(short, type=kind).tree == read(full, type=kind).tree


@pytest.mark.parametrize(
    "deed",
    [
        "Destroy them.",
        "Destroy those minions.",
        "Return them to their owners' hands.",
        "Place a +1 power counter on each of them.",
        "Each of them gains +1 power until the end of the turn.",
        "They cannot be moved until the end of the turn.",
        "If they have the same power, draw a card.",
    ],
)
def test_what_was_named_side_by_side_is_meant_together(deed: str) -> None:
    meaning = told(f"{PAIR} {deed}", "action")
    assert "A together with B" in meaning.splitlines()[2]


def test_of_three_all_are_meant() -> None:
    meaning = told("Choose two of your minions and another player's minion. Destroy them.", "action")
    assert "2 minions controlled by you [A]" in meaning
    assert meaning.splitlines()[2].strip() == "next, you destroy A together with B"


def test_one_of_them_is_chosen_among_both() -> None:
    assert "you destroy one card that is among A together with B" in told(f"{PAIR} Destroy one of them.", "action")


def test_it_is_no_two_things() -> None:
    with pytest.raises(TextError):
        read(f"{PAIR} Destroy it.", type="action")


def test_the_other_is_one_of_two() -> None:
    two = "Choose one of your minions and another player's minion on a different base."
    meaning = told(f"{two} Move each one to the other's base.", "action")
    assert "one card other than C that is among A together with B" in meaning
    with pytest.raises(TextError):
        read("Choose two of your minions and another player's minion. Move each to the other's base.", type="action")


@pytest.mark.parametrize("can", ["may", "can"])
@pytest.mark.parametrize("who", ["neither of them", "neither", "none of them"])
def test_neither_is_both_not(who: str, can: str) -> None:
    assert same(
        f"{PAIR} Until the end of the turn, {who} {can} be destroyed.",
        f"{PAIR} Until the end of the turn, they cannot be destroyed.",
    )


@pytest.mark.parametrize(
    ("none", "all_"),
    [
        ("Neither this minion nor your actions here can be destroyed", "This minion and your actions here cannot be"
         " destroyed"),
        ("No minions here can be moved", "Minions here cannot be moved"),
        ("No player may play actions here", "Players cannot play actions here"),
        ("No other player can play minions here", "Other players cannot play minions here"),
        ("None of your minions here can be destroyed", "Your minions here cannot be destroyed"),
    ],
)  # fmt: skip
def test_none_can_is_all_cannot(none: str, all_: str) -> None:
    assert same(f"Ongoing: {none}.", f"Ongoing: {all_}.", "minion")


def test_a_clause_keeps_its_own_subject() -> None:
    meaning = told("Ongoing: Your minions here cannot be moved and your actions here cannot be destroyed.", "minion")
    assert "any minion controlled by you at the base this card is at moves" in meaning
    assert "any action in play controlled by you at the base this card is at is destroyed" in meaning


@pytest.mark.parametrize(
    ("apart", "together"),
    [
        ("Play two extra minions, each of power 2 or less.", "Play two extra minions of power 2 or less."),
        ("Play two extra minions, each with power 2 or less.", "Play two extra minions of power 2 or less."),
        ("Move two of your minions, each to a different base.", "Move two of your minions to different bases."),
        ("Play two extra minions, each on a different base.", "Play two extra minions on different bases."),
        ("Choose two minions and destroy each.", "Choose two minions and destroy each of them."),
        ("Play two extra minions and place a +1 power counter on each.", "Play two extra minions and place a +1 power"
         " counter on each of them."),
        ("Move a minion to a single other base.", "Move a minion to another base."),
        ("Place two +1 power counters on a single minion.", "Place two +1 power counters on one minion."),
        ("Each other player discards an action, if able.", "Each other player discards an action."),
    ],
)  # fmt: skip
def test_said_of_each_for_itself(apart: str, together: str) -> None:
    assert same(apart, together)


@pytest.mark.parametrize("number", ["power", "printed power"])
def test_different_powers(number: str) -> None:
    meaning = told(f"Destroy two minions with different {number}s.", "action")
    assert f"no two alike in {number}" in meaning
    with pytest.raises(TextError):
        read(f"Destroy a minion with {number}s.", type="action")


@pytest.mark.parametrize(
    ("asked", "sorts", "joint"),
    [
        ("there are no monsters or actions here", ("no monsters", "no actions"), " and "),
        (
            "there are no other minions or actions here",
            ("no minions other than this card itself", "no actions"),
            " and ",
        ),
        ("you have a minion or an action here", ("1 minion", "1 action"), " or "),
        ("there is a titan or monster here", ("1 titan", "1 monster"), " or "),
    ],
)
def test_of_two_sorts(asked: str, sorts: tuple[str, str], joint: str) -> None:
    line = told(f"If {asked}, draw a card.", "minion").splitlines()[1]
    first, _, second = line.partition(joint)
    assert sorts[0] in first
    assert sorts[1] in second
    assert all("at the base this card is at" in each for each in (first, second))


@pytest.mark.parametrize("asked", ["a minion or an action on another base", "no minions or actions on another base"])
def test_where_each_sort_is_must_be_said(asked: str) -> None:
    with pytest.raises(TextError):
        read(f"If you have {asked}, draw a card.", type="minion")


@pytest.mark.parametrize("who", ["your minions", "actions here"])
@pytest.mark.parametrize("by", ["other players", "other players' cards"])
def test_by_whom_is_said_of_all_that_cannot_be_done(who: str, by: str) -> None:
    meaning = told(
        f"Ongoing: {who.capitalize()} cannot be destroyed, returned to a hand, or placed in a deck by {by}."
    )
    lines = [each for each in meaning.splitlines() if "cannot happen" in each]
    assert len(lines) == 3
    assert all("any player other than you" in each for each in lines)


@pytest.mark.parametrize("which", ["higher", "lower"])
@pytest.mark.parametrize("what", ["one of your minions", "another player's minion"])
def test_a_base_is_compared_with_the_one_that_is_left(what: str, which: str) -> None:
    assert same(
        f"Move {what} to a base with a {which} breakpoint.",
        f"Move {what} to a base with a {which} breakpoint than its base.",
    )


def test_another_base_than_that_of_the_card_spoken_of() -> None:
    meaning = told("Choose one of your minions. Destroy an action on another base.", "action")
    assert "one base other than the base where A is" in meaning


@pytest.mark.parametrize("here", ["leaves here", "leaves this base"])
def test_what_leaves_a_base_leaves_play_or_moves(here: str) -> None:
    meaning = told(f"Ongoing: After another minion {here}, draw a card.", "minion")
    assert "at the base this card is at other than this card itself leaves play OR" in meaning
    assert "moves from the base this card is at" in meaning


def test_where_it_was_is_not_where_it_is() -> None:
    with pytest.raises(TextError):
        read(
            "Play on a minion. Ongoing: When this minion is moved, transfer this action to another minion there.",
            type="action",
        )


def test_what_returns_is_returned() -> None:
    assert same(
        "Ongoing: After another of your minions here returns to your hand, draw a card.",
        "Ongoing: After another of your minions here is returned to your hand, draw a card.",
        "minion",
    )


@pytest.mark.parametrize("label", ["a Talent", "a Special ability", "an Ongoing ability"])
def test_a_card_with_an_ability_of_a_kind(label: str) -> None:
    kind = label.split()[1]
    assert f"that has at least 1 ability labelled {kind}" in told(f"Destroy a minion with {label}.", "action")


@pytest.mark.parametrize(
    "things",
    [
        "a minion and an action here",
        "each minion and action here",
        "one of your minions and one of your actions here",
    ],
)
def test_here_is_said_of_both(things: str) -> None:
    first, _, second = told(f"Destroy {things}.", "minion").partition(" together with ")
    assert "at the base this card is at" in first
    assert "at the base this card is at" in second


def test_yours_is_said_of_both() -> None:
    meaning = told("Ongoing: Your minions and actions here cannot be destroyed.", "minion")
    assert meaning.count("controlled by you at the base this card is at") == 2


def test_so_many_to_each_or_in_all_must_be_said() -> None:
    with pytest.raises(TextError):
        read("Transfer up to two +1 power counters from a minion to other minions on its base.", type="action")


@pytest.mark.parametrize(
    "text",
    [
        "Return a minion and all actions on it to their owners' hands.",
        "Shuffle this card and all minions here into their owners' decks.",
    ],
)
def test_all_that_goes_goes_to_owners_of_its_own(text: str) -> None:
    assert "of each one's own owner" in told(text, "action").split(" to the ")[1]


def test_a_place_said_once_is_that_of_all_named_before_it() -> None:
    meaning = told("After you destroy a minion or titan here or an action on this base, draw a card.", "base")
    assert "one minion in play at this base or one titan at this base or one action in play attached to" in meaning

    three = told("Destroy a minion, action, or titan here.", "minion")
    assert three.count("at the base this card is at") == 3


@pytest.mark.parametrize("deed", ["Draw {}.", "Play {} as an extra card.", "Place {} on top of your deck."])
def test_a_pile_said_once_is_that_of_both(deed: str) -> None:
    meaning = told(deed.format("a minion or an action from your discard pile"), "action")
    assert meaning.count("from your discard pile") == 2


def test_what_says_where_it_is_comes_from_there() -> None:
    meaning = told("Return one of your minions or an action from your discard pile to your hand.", "action")
    assert "one minion in play controlled by you to" in meaning
