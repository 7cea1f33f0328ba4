"""Who chooses which of two things is done, who has a card in hand, whose pile it is, and what is said of a name."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TOP = "Name a card, then reveal the top card of your deck."


@pytest.mark.parametrize("says", ["decides which", "chooses which", "picks which one", "chooses which one"])
@pytest.mark.parametrize("who", ["Another player", "The player to your left", "The player on your right"])
@pytest.mark.parametrize("joint", ["OR", "or"])
def test_one_of_two_as_somebody_chooses(joint: str, who: str, says: str) -> None:
    said = f"Draw two cards {joint} play two extra actions. {who} {says}."
    assert same(said, f"{who} chooses one: you draw two cards, OR you play two extra actions.", "action")


def test_in_a_talent_and_of_one_who_was_chosen() -> None:
    said = "Talent: Draw a card or place a +1 power counter on this minion. Another player decides which."
    whole = "Talent: Another player chooses one: you draw a card, OR you place a +1 power counter on this minion."
    assert same(said, whole, "minion")
    chosen = "Choose another player. Draw two cards OR play an extra action. They choose which."
    assert "A chooses one of these" in told(chosen)


@pytest.mark.parametrize(
    "text",
    [
        "Draw two cards. Another player decides which.",
        "Draw two cards OR play two extra actions. Each other player decides which.",
    ],
)
def test_which_of_what_and_who_of_them(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("who", ["Each other player", "Each player"])
@pytest.mark.parametrize("has", ["who has a copy of it in his or her hand", "with a copy of it in their hand"])
@pytest.mark.parametrize(
    "does", ["must reveal it", "reveals it", "discards it", "may discard it", "must discard that card"]
)
def test_those_who_have_a_copy(who: str, has: str, does: str) -> None:
    plain = does.replace("must reveal", "reveals").replace("must discard", "discards")
    plain = plain.removesuffix(" it").removesuffix(" that card")
    assert same(
        f"Name a card. {who} {has} {does}.", f"Name a card. {who} {plain} a copy of it from their hand.", "action"
    )


@pytest.mark.parametrize("has", ["with an action in hand", "who has an action in their hand"])
def test_those_who_have_one_of_a_sort(has: str) -> None:
    plain = "Each other player with an action in their hand discards an action."
    assert same(f"Each other player {has} discards one.", plain, "action")


@pytest.mark.parametrize(("pile", "whose"), [("discard pile", "a player"), ("player's discard pile", "a player")])
def test_a_pile_is_that_of_a_player(pile: str, whose: str) -> None:
    rest = "on the bottom of their owner's deck."
    said = f"Talent: Choose a {pile}. Place up to two cards from it {rest}"
    assert same(
        said, f"Talent: Choose {whose}. Place up to two cards from that player's discard pile {rest}", "minion"
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Choose a deck. Look at the top card of it.",
            "Choose a player. Look at the top card of that player's deck.",
        ),
        (
            "Choose another player's deck. Reveal the top card of it.",
            "Choose another player. Reveal the top card of that player's deck.",
        ),
        (
            "Choose a hand. Discard a card from it at random.",
            "Choose a player. Discard a card from that player's hand at random.",
        ),
    ],
)
def test_a_deck_or_hand_that_is_chosen(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "it", ["it is the card you named", "it's the one you named", "you named it", "it is the named card"]
)
def test_it_has_the_name_that_was_named(it: str) -> None:
    assert same(
        f"{TOP} If {it}, draw it. Otherwise, return it.",
        f"{TOP} If it has that name, draw it. Otherwise, return it.",
        "action",
    )


@pytest.mark.parametrize("one", ["one who does", "one that does", "other player who does so"])
def test_for_each_one_who_does(one: str) -> None:
    first = "Each other player may discard a card."
    assert same(f"{first} For each {one}, draw a card.", f"{first} For each player who does, draw a card.", "action")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Starting on your left, each other player may discard a card.",
            "Starting with the player to your left, each other player may discard a card.",
            "action",
        ),
        (
            "Each player, beginning with you, discards a card.",
            "Each player, starting with you, discards a card.",
            "action",
        ),
        (
            "You and another player of your choice each draw a card.",
            "You and another player each draw a card.",
            "action",
        ),
        (
            "Give another player a card from your hand. That player must give you two of theirs in return.",
            "Give another player a card from your hand. That player must give you two cards from their hand.",
            "action",
        ),
        (
            "Play a standard action from your discard pile as an extra action. When it has resolved, place it in the box.",  # noqa: E501
            "Play a standard action from your discard pile as an extra action. Then place it in the box.",
            "action",
        ),
        (
            "Play a standard action from your discard pile as an extra action. Afterward, place it in the box.",
            "Play a standard action from your discard pile as an extra action. Then place it in the box.",
            "action",
        ),
        (
            "Resolve the ability of a standard action in your discard pile.",
            "Use the ability of a standard action in your discard pile.",
            "action",
        ),
        (
            "Move one of your minions to another base. At the end of the turn, move it back to its former base.",
            "Move one of your minions to another base. At the end of the turn, move it to its previous base.",
            "action",
        ),
        (
            "If a card is stored under this minion, draw a card.",
            "If there is a card stored under this minion, draw a card.",
            "minion",
        ),
        (
            "Play on a base. Talent: Swap a card in your hand with one stored under this card.",
            "Play on a base. Talent: Swap a card in your hand with a card stored under this card.",
            "action",
        ),
        (
            "Play on a minion. Ongoing: At the start of each player's turn, if they control this minion, they draw a card.",  # noqa: E501
            "Play on a minion. Ongoing: At the start of each player's turn, if that player controls this minion, they draw a card.",  # noqa: E501
            "action",
        ),
        (
            "Special: You may play this minion from your discard pile as your regular minion play.",
            "Special: You may play this minion from your discard pile instead of your regular minion play.",
            "minion",
        ),
        (
            "You may place the bottom base of the base deck on top.",
            "You may place the bottom card of the base deck on the top of the base deck.",
            "minion",
        ),
        (
            "Each player discards cards until they have five left.",
            "Each player discards down to five cards.",
            "action",
        ),
        ("Say the name of a card and reveal your hand.", "Name a card and reveal your hand.", "action"),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize("what", ["a minion of power 3 or less", "an action with the same name as this action"])
def test_one_of_those_that_are_described(what: str) -> None:
    text = f"Each player with {what} in their hand discards"
    assert same(f"{text} one.", f"{text} it.", "action")


def test_one_of_that_type() -> None:
    meaning = told("Choose a card type. Each player with a card of that type in their hand discards one.")
    assert "discards one card from the hand of B of the type A" in meaning


@pytest.mark.parametrize(
    "options", ["you draw two cards OR they discard two cards", "discard a card OR you draw two"]
)
def test_a_colon_alone(options: str) -> None:
    text = "Choose another player. That player chooses{}: {}."
    assert same(text.format("", options), text.format(" one", options), "action")


def test_both_are_yours() -> None:
    first = "Special: After another player plays an action, that player chooses"
    said = f"{first}: you cancel that action's effects OR draw two cards."
    assert same(said, f"{first} one: you cancel that action OR you draw two cards.", "action")
