"""What is shown to one player, a word in a card's name, so many that are left, a pile that was shuffled, and who has
control."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

SEARCH = "Search your deck for three cards with different names"


@pytest.mark.parametrize("who", ["another player", "the player to your left", "each other player"])
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Show your hand to {}.", "{} looks at your hand."),
        ("Show {} your hand.", "{} looks at your hand."),
        (
            "Look at the top card of your deck and show it to {}.",
            "Look at the top card of your deck. {} looks at it.",
        ),
        ("Show a card from your hand to {}.", "Choose a card from your hand. {} looks at it."),
        (f"{SEARCH} and show them to {{}}.", f"{SEARCH}. {{}} looks at them."),
    ],
)
def test_who_is_shown_something_looks_at_it(said: str, meant: str, who: str) -> None:
    first = who[0].upper() + who[1:]
    assert same(said.format(who), meant.format(first), "action")


@pytest.mark.parametrize("who", ["all players", "all other players", "everyone"])
def test_what_all_are_shown_is_revealed(who: str) -> None:
    assert same(f"Show a minion from your hand to {who}.", "Reveal a minion from your hand.", "action")
    assert same(f"Show {who} your hand.", "Reveal your hand.", "action")


def test_one_of_what_they_were_shown() -> None:
    rest = "That player chooses one {}for you to draw. Shuffle the others into your deck."
    said = f"{SEARCH} and show them to another player. {rest.format('')}"
    assert same(said, f"{SEARCH}. Another player looks at them. {rest.format('of them ')}", "action")


@pytest.mark.parametrize("text", ["You may show your hand to another player.", "Show another player."])
def test_whether_it_is_shown_and_what(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    "named",
    ["with Ninja in its name", 'with "Ninja" in its name', "whose name contains Ninja", "that has Ninja in its name"],
)
@pytest.mark.parametrize("text", ["Destroy a minion {}.", "Search your deck for a minion {} and draw it."])
def test_a_word_in_its_name(text: str, named: str) -> None:
    said = read(text.format(named), type="action", names=names()).tree
    assert said == read(text.replace("a minion {}", "a Ninja minion"), type="action", names=names()).tree


def test_a_word_of_no_name() -> None:
    with pytest.raises(TextError):
        read('Destroy a minion with "Xyzzy" in its name.', type="action", names=names())


@pytest.mark.parametrize("left", ["two", "only two", "only two left", "two left there"])
@pytest.mark.parametrize("does", ["returns them to their hand", "destroys them"])
def test_until_so_many_are_left(does: str, left: str) -> None:
    first = "Choose a base. Each player with three or more minions there"
    all_but = does.replace("them", "all but two of them")
    assert same(f"{first} {does} until they have {left}.", f"{first} {all_but}.", "action")


@pytest.mark.parametrize("pile", ["deck", "discard pile"])
@pytest.mark.parametrize(
    "top", ["Draw the top card of {}.", "Reveal the top three cards of {} and draw one of them."]
)
def test_of_the_pile_that_was_shuffled(top: str, pile: str) -> None:
    first = f"Shuffle your {pile}."
    assert same(f"{first} {top.format('it')}", f"{first} {top.format(f'your {pile}')}", "action")


@pytest.mark.parametrize("edge", ["start", "end"])
def test_the_turn_of_whoever_has_control(edge: str) -> None:
    first = "Ongoing: Whoever controls this minion draws only one card at the end of their turn. At the"
    said = f"{first} {edge} of their turn, they may discard two cards to give control of it to another player."
    whose = f"{edge} of this minion's controller's turn, that player may"
    assert same(said, said.replace(f"{edge} of their turn, they may", whose), "minion")


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("gives", ["passes", "gives"])
def test_given_to_one_side(gives: str, side: str) -> None:
    said = f"Each player {gives} a card from his or her hand to the {side}."
    assert same(said, f"Each player gives a card from their hand to the player to their {side}.", "action")


def test_as_if_it_were_this_ones() -> None:
    text = "Discard the top card of your deck. If it is a minion, use its ability as if it were this minion's{}."
    assert same(text.format(""), text.format(" ability"), "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Another player shows you their hand.", "Look at another player's hand."),
        ("Choose another player. They show you their hand.", "Choose another player. Look at their hand."),
        (
            "Each player passes two cards to the left.",
            "Each player gives two cards from their hand to the player to their left.",
        ),
        ("Each player, in clockwise order, discards a card.", "Each player discards a card."),
    ],
)
def test_shown_and_passed_round(said: str, meant: str) -> None:
    assert same(said, meant, "action")
