"""Cards, bases and players in noun phrases: which, whose, with what on them, like what else, and other than what."""

from __future__ import annotations

from itertools import product

import pytest
from tests.text.plain_meaning import told

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.saying.printer import to_text

NAMES = names()

DEEDS = ("Destroy {}.", "Place a +1 power counter on {}.")


def same(one: str, other: str, card: str) -> bool:
    return bool(read(one, type=card, names=NAMES).tree == read(other, type=card, names=NAMES).tree)


def is_said_again(text: str, card: str) -> bool:
    tree = read(text, type=card, names=NAMES).tree
    return bool(read(to_text(tree, type=card), type=card, names=NAMES).tree == tree)


MINIONS = [
    ("a minion which you control", "a minion you control"),
    ("a minion which was moved this turn", "a minion that was moved this turn"),
    ("a minion that another player controls", "a minion controlled by another player"),
    ("a minion that another player played this turn", "a minion that was played by another player this turn"),
    ("a minion that the player to your left owns", "a minion owned by the player to your left"),
    ("a minion whose talent was used this turn", "a minion that has used its talent this turn"),
    ("a minion whose talent has not been used this turn", "a minion that has not used its talent this turn"),
    ("a minion sharing a name with one of your minions", "a minion with the same name as one of your minions"),
    ("a minion that shares a faction with this minion", "a minion of the same faction as this minion"),
    ("a minion from the same faction as this minion", "a minion of the same faction as this minion"),
    ("a minion whose controller is not its owner", "a minion that is not controlled by its owner"),
    ("a minion not here", "a minion that is not here"),
    ("a minion of equal power to this minion", "a minion with power equal to this minion's power"),
    ("a minion with an action attached", "a minion with an action on it"),
    ("a minion with an attached action", "a minion with an action on it"),
    ("a minion carrying one of your actions", "a minion with one of your actions on it"),
    ("a minion carrying another player's action", "a minion with another player's action on it"),
    ("a minion without actions", "a minion with no actions on it"),
    ("a minion with an action", "a minion with an action on it"),
    ("a minion with two or more actions", "a minion with two or more actions on it"),
    ("a minion with no actions", "a minion with no actions on it"),
    ("a minion that has an action", "a minion that has an action on it"),
    ("a minion controlled by a player who does not own it", "a minion that is not controlled by its owner"),
    ("a minion controlled by someone who is not its owner", "a minion that is not controlled by its owner"),
    ("a minion that its owner does not control", "a minion that is not controlled by its owner"),
    ("a minion with any counters on it", "a minion with a counter on it"),
    ("a minion with fewer than two +1 power counters", "a minion with one or fewer +1 power counters on it"),
    ("a minion that has the most +1 power counters", "a minion with the most +1 power counters on it"),
    ("a minion that has the most actions on it", "a minion with the most actions on it"),
    ("a minion besides this one", "a minion other than this minion"),
    ("a minion that is not this minion", "a minion other than this minion"),
    ("a minion other than a Microbot", "a non-Microbot minion"),
    ("a minion whose name is not Warbot", "a non-Warbot minion"),
    ("a minion not named Warbot", "a non-Warbot minion"),
    ("a minion of power 3 or less and a talent", "a minion of power 3 or less with a talent"),
    ("a minion on the same base as a titan", "a minion on a base where there is a titan"),
    ("the only minion here", "a minion here that is the only minion on its base"),
    ("the only minion on a base", "a minion that is the only minion on its base"),
]


@pytest.mark.parametrize("deed", DEEDS)
def test_minions_in_other_words(deed: str) -> None:
    for said, meant in MINIONS:
        assert same(deed.format(said), deed.format(meant), "minion"), said
        assert is_said_again(deed.format(said), "minion"), said


BASES = [
    ("a base that does not have a minion on it", "a base with no minions"),
    ("a base without your minions", "a base where you have no minions"),
    ("a base containing one of your minions", "a base with one of your minions on it"),
    ("a base holding one of your actions", "a base with one of your actions on it"),
    ("the base with the greatest number of minions", "the base with the most minions"),
    ("a base with breakpoint 15 or lower", "a base with a breakpoint of 15 or less"),
    ("a base with a breakpoint of 15 or greater", "a base with a breakpoint of 15 or more"),
    ("a base which has no minions", "a base that has no minions"),
    ("a base to which a minion was moved this turn", "a base that a minion was moved to this turn"),
]


@pytest.mark.parametrize(("said", "meant"), BASES)
def test_bases_in_other_words(said: str, meant: str) -> None:
    for deed in (
        "Move one of your minions to {}.",
        "Choose {}. Destroy a minion there.",
    ):
        assert same(deed.format(said), deed.format(meant), "action")
        assert is_said_again(deed.format(said), "action")


PLAYERS = [
    ("whose hand is empty", "with no cards in their hand"),
    ("with an empty hand", "with no cards in their hand"),
    ("with power here", "with 1 or more power here"),
    ("with a +1 power counter on one of their minions here", "with a minion here with a +1 power counter on it"),
    ("with the smallest number of cards in their hand", "with the fewest cards in their hand"),
    ("who controls the most minions here", "who has the most minions here"),
    ("besides you", "other than you"),
]


@pytest.mark.parametrize(("said", "meant"), PLAYERS)
def test_players_in_other_words(said: str, meant: str) -> None:
    for does in ("draws a card", "discards a card"):
        assert same(f"Each player {said} {does}.", f"Each player {meant} {does}.", "minion")


PILES = [
    ("a minion among the top three cards of your deck", "a minion from the top three cards of your deck"),
    ("a minion from your hand named Warbot", "a Warbot minion from your hand"),
    ("a minion from your hand whose power is 3 or less", "a minion of power 3 or less from your hand"),
    ("a minion from your discard pile which has a talent", "a minion with a talent from your discard pile"),
    (
        "a minion from your discard pile that shares a faction with this minion",
        "a minion of the same faction as this minion from your discard pile",
    ),
]


@pytest.mark.parametrize(("said", "meant"), PILES)
def test_cards_in_piles_in_other_words(said: str, meant: str) -> None:
    for deed in ("Play {} as an extra minion.", "Reveal {}."):
        assert same(deed.format(said), deed.format(meant), "minion")


def test_all_but_one() -> None:
    assert same("Destroy all minions but this one.", "Destroy all minions other than this minion.", "minion")
    assert same("Destroy each minion here but yours.", "Destroy each minion here you do not control.", "minion")


@pytest.mark.parametrize("card", ["minion", "action"])
@pytest.mark.parametrize(
    "like", ["with the same name as", "of the same faction as", "with more power than", "with the same power as"]
)
def test_another_one_is_another_than_the_one_described(card: str, like: str) -> None:
    """And not than the card that says it, which may be as well what the minion is like."""
    text = f"Destroy a minion {like} another of your minions."

    assert "you destroy one minion [A] in play" in told(text, card)
    assert "controlled by you other than A" in told(text, card)
    assert is_said_again(text, card)


def test_the_faction_is_that_of_any_of_them() -> None:
    said = told("Destroy a minion that shares a faction with one of your minions.", "action")
    assert "you destroy one minion in play of the faction of one minion controlled by you" in said

    said = told("Choose a minion. Destroy each minion of the same faction as it.", "action")
    assert "of the faction of A" in said


def test_the_most_is_counted_on_each_among_those_described() -> None:
    said = told("Destroy the minion here with the most +1 power counters on it.", "minion")
    assert "with the most of (every +1 power counter attached to that same one) among these" in said

    assert "fewest of (every action controlled by you" in told(
        "Destroy a minion with the fewest of your actions on it.", "action"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Remove the most +1 power counters from a minion.",
        "Place the most +1 power counters on a minion.",
        "Transfer the most +1 power counters from a minion to this minion.",
        "Destroy a minion that does not have the most +1 power counters.",
        "Destroy a minion with the most minions.",
        "Destroy the minion with the most actions.",
        "Destroy your only minion.",
        "Destroy a minion that shares a faction.",
        "Copy an action.",
    ],
)
def test_what_is_not_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_a_base_other_than_one_that_is_known() -> None:
    said = told("Choose a base. Move a minion to a base other than that base.", "action")
    assert "you move one minion in play to one base other than A" in said

    assert same(
        "Choose a minion. Move it to a base other than its base.",
        "Choose a minion. Move it to another base.",
        "action",
    )
    assert is_said_again("Choose a base. Move a minion to a base other than that base.", "action")
    assert is_said_again("Choose a minion. Destroy a minion at a base other than its base.", "minion")


def test_an_action_that_is_copied_does_what_it_says() -> None:
    assert same(
        "Copy a standard action in any player's discard pile.",
        "Copy the ability of a standard action in any player's discard pile.",
        "action",
    )


HEADS = ("a minion", "each minion", "up to two minions")
FIRST = ("", "here ", "of power 3 or less ", "with a talent ")
THEN = (
    "that was moved this turn",
    "that another player played this turn",
    "of the same faction as this minion",
    "with the same name as this minion",
    "whose talent was used this turn",
    "with the most +1 power counters",
    "other than this one",
    "with no actions on it",
    "not named Warbot",
)


@pytest.mark.parametrize("then", THEN)
def test_every_two_descriptions_stand_together(then: str) -> None:
    for head, first in product(HEADS, FIRST):
        many = "minions" in head and "one of" not in head
        tail = (
            then.replace("that was", "that were").replace("whose talent was", "whose talents were") if many else then
        )
        text = f"Destroy {head} {first}{tail.replace('on it', 'on them') if many else tail}."
        assert len(readings(text, type="minion", names=NAMES)) == 1, text
        assert is_said_again(text, "minion"), text


def test_two_things_that_are_so_of_a_card() -> None:
    text = "Destroy a minion that was moved this turn that was played this turn."

    so = "that same one moves and this has happened this turn: that same one is played"
    assert so in told(text, "minion")
    assert is_said_again(text, "minion")


def test_what_is_played_or_swapped_with_an_action_has_none_on_it() -> None:
    assert same("Swap a minion with an action.", "Swap a minion and an action.", "action")
    with pytest.raises(TextError):
        read("Play a minion with an action.", type="action")
    assert same(
        "Play on a minion with another action. Ongoing: This minion has +3 power.",
        "Play on a minion with another action on it. Ongoing: This minion has +3 power.",
        "action",
    )
