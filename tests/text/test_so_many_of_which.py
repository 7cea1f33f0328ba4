"""One on each, names that are counted, what is counted first, guesses, and what is done or left undone in a turn to
come."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

CHOSEN = "Choose another player."
STORED = "Use the ability of a standard action in your discard pile"


@pytest.mark.parametrize("most", ["no more than one", "at most one", "but no more than one", "only one", "one"])
@pytest.mark.parametrize("each", ["each", "each of them", "each minion"])
@pytest.mark.parametrize("number", ["three", "up to two"])
def test_one_counter_on_each(number: str, each: str, most: str) -> None:
    said = f"Place {number} +1 power counters on your minions, {most} on {each}."
    assert same(said, f"Place a +1 power counter on each of {number} of your minions.", "action")


@pytest.mark.parametrize("most", ["no more than one under each", "one under each of them"])
def test_one_card_under_each(most: str) -> None:
    chosen = "Choose up to three of your minions and store a card from your hand under each of them."
    assert same(f"Store up to three cards from your hand under your minions, {most}.", chosen, "action")


def test_as_many_as_were_stored_are_not_as_many_as_were_chosen() -> None:
    with pytest.raises(TextError):
        read(
            "Store up to two cards from your hand under your minions, one under each. Draw that many cards.",
            type="action",
        )


@pytest.mark.parametrize("different", ["different name", "name"])
@pytest.mark.parametrize(
    ("among", "each"),
    [
        ("your minions", "of your minions"),
        ("your minions here", "of your minions here"),
        ("minions here", "minion here"),
        ("the actions on this minion", "action on this minion"),
    ],
)
@pytest.mark.parametrize("most", ["", " (up to four)"])
def test_names_are_counted(most: str, among: str, each: str, different: str) -> None:
    said = f"Draw a card for each {different} among {among}{most}."
    assert same(said, f"Draw a card for each {each} with a different name{most}.", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Count the minions here. If there are three or more,", "If there are three or more minions here,"),
        ("Count your minions. If you have five or more,", "If there are five or more of your minions,"),
        ("Count your minions. If there are two or fewer,", "If there are two or fewer of your minions,"),
    ],
)
def test_it_is_asked_of_what_is_counted(said: str, meant: str) -> None:
    assert same(
        f"{said} draw a card. If not, discard a card.", f"{meant} draw a card. If not, discard a card.", "minion"
    )


@pytest.mark.parametrize("do", ["do not play a minion", "do not draw a card"])
def test_what_is_left_undone_in_their_next_turn(do: str) -> None:
    look = "Look at another player's hand and choose a minion in it."
    did = do.replace("do not", "did not")
    asked = f"At the end of their next turn, if they {did} this turn, draw two cards."
    assert same(f"{look} If they {do} on their next turn, draw two cards.", f"{look} {asked}", "action")


def test_what_is_done_then_may_be_meant_when_it_happens() -> None:
    with pytest.raises(TextError):
        read(f"{CHOSEN} If they play a minion on their next turn, draw two cards.", type="action")


@pytest.mark.parametrize("number", ["only one card", "no cards", "three cards instead of two", "one fewer card"])
@pytest.mark.parametrize("who", ["they draw", "he or she draws", "that player draws"])
def test_how_many_they_draw_at_the_end_of_their_next_turn(who: str, number: str) -> None:
    becomes = {"only one card": "is 1", "no cards": "is 0", "three cards instead of two": "is 3"}
    drawn = f"their card draw {becomes.get(number, 'is reduced by 1')}."
    whose = "that player's" if who.startswith("that") else "their"
    plain = f"{CHOSEN} During {whose} next turn, {drawn}"
    assert same(f"{CHOSEN} {who.capitalize()} {number} at the end of their next turn.", plain, "action")
    assert same(f"{CHOSEN} At the end of their next turn, {who} {number}.", plain.replace(whose, "their"), "action")


def test_for_as_long_as_is_told() -> None:
    text = "Until the start of your turn, other players draw only one card at the end of their turns."
    assert same(text, "Until the start of your turn, the card draw of each other player becomes 1.", "action")


@pytest.mark.parametrize(
    ("guess", "chosen", "it"),
    [
        ("Guess the type of", "Choose a card type", "it is a card of that type"),
        ("Guess the card type of", "Choose a card type", "it is a card of that type"),
        ("Guess the name of", "Name a card", "it has that name"),
    ],
)
def test_a_guess_of_what_it_is(guess: str, chosen: str, it: str) -> None:
    said = f"{guess} the top card of your deck and reveal it. If you are right, draw it; if not, return it."
    plain = f"{chosen} and reveal the top card of your deck. If {it}, draw it. Otherwise, return it."
    assert same(said, plain, "action")


@pytest.mark.parametrize(
    "stays", ["It stays there", "That card stays in your discard pile", "It remains where it is"]
)
def test_what_is_only_used_stays_anyway(stays: str) -> None:
    assert same(f"{STORED}. {stays}.", f"{STORED}.", "action")


def test_what_is_moved_does_not_stay() -> None:
    with pytest.raises(TextError):
        read("Play an action from your discard pile. It stays there.", type="action")


@pytest.mark.parametrize("this", ["this one", "this minion"])
@pytest.mark.parametrize("goes", ["Return {} to its owner's hand", "Place {} on the bottom of its owner's deck"])
def test_this_one_goes_to_the_same_place(goes: str, this: str) -> None:
    verb = goes.split()[0].lower()
    first = goes.format("another of your minions here")
    whole = goes.format(this).replace(goes.split()[0], verb)
    whole = whole.replace("this one", "this minion")
    assert same(f"{first}. If you cannot, {verb} {this}.", f"{first}. If you cannot, {whole}.", "minion")


def test_that_minion_is_moved_again() -> None:
    text = "Move one of your minions. If there is a card stored under it, you may move {} again."
    assert same(text.format("it"), text.format("that minion"), "action")
    assert "you move A to one base other than the base where A is" in told(text.format("it"))


@pytest.mark.parametrize("where", ["on the bottom", "on the bottom of your deck"])
def test_without_looking(where: str) -> None:
    text = "Place the top five cards of your deck {} without looking at them."
    assert same(text.format(where), text.format("on the bottom of your deck"), "action")
