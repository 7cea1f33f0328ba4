"""More cards in one place than in another, so much more power at a base, the cards at a place, several things of one
card, both of those, and what cannot change controllers."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("deed", ["Talent: If {}, draw a card.", "Ongoing: While {}, this minion has +2 power."])
@pytest.mark.parametrize(
    "there", ["in play", "you have in play", "you control", "minions in play", "you have minions in play"]
)
@pytest.mark.parametrize("pile", ["hand", "discard pile"])
def test_more_in_a_pile_than_in_play(pile: str, there: str, deed: str) -> None:
    said = f"you have more minions in your {pile} than {there}"
    meant = f"the number of minions in your {pile} is greater than the number of minions you have in play"
    assert same(deed.format(said), deed.format(meant), "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "you have fewer cards in hand than minions here",
            "the number of cards in your hand is less than the number of minions you have here",
        ),
        (
            "there are more minions in your discard pile than in play",
            "the number of minions in your discard pile is greater than the number of minions in play",
        ),
        (
            "you have more minions here than actions in your hand",
            "the number of minions you have here is greater than the number of actions in your hand",
        ),
    ],
)
def test_more_here_than_there(said: str, meant: str) -> None:
    assert same(f"If {said}, draw a card.", f"If {meant}, draw a card.", "minion")


@pytest.mark.parametrize("more", ["additional", "extra", "bonus"])
@pytest.mark.parametrize("who", ["You have", "Each player has"])
@pytest.mark.parametrize("much", ["the number of actions here", "the number of bases in play"])
def test_so_much_more_power(much: str, who: str, more: str) -> None:
    assert same(f"{who} {more} power here equal to {much}.", f"{who} +X power here, where X is {much}.", "base")


@pytest.mark.parametrize(
    "deed",
    [
        "Destroy {} minions there.",
        "Give {} minions there -1 power until the end of the turn.",
        "Place a +1 power counter on {} minions there.",
        "Remove all +1 power counters from {} minions there.",
        "Move {} minions there to other bases.",
    ],
)
def test_the_minions_there_are_all_there_are(deed: str) -> None:
    assert same(f"Choose a base. {deed.format('the')}", f"Choose a base. {deed.format('all')}", "action")


def test_those_that_were_spoken_of_are_not_all() -> None:
    with pytest.raises(TextError):
        read(
            "Choose a base. Return two minions there to their owners' hands. Destroy the minions there.",
            type="action",
        )


@pytest.mark.parametrize(
    "said", ["the name and printed power of the chosen minion", "the chosen minion's name and printed power"]
)
def test_several_things_of_one_card(said: str) -> None:
    text = "Play on one of your minions. Choose a minion in any discard pile. Ongoing: This minion has {}."
    meant = "the name of the chosen minion and has the printed power of the chosen minion"
    assert same(text.format(said), text.format(meant), "action")


@pytest.mark.parametrize("both", ["both {}", "both of the {}", "the two {}", "all {}"])
@pytest.mark.parametrize(
    ("deed", "done"), [("Discard two cards", "discarded"), ("Reveal the top two cards of your deck", "revealed")]
)
def test_both_that_something_was_done_to(deed: str, done: str, both: str) -> None:
    said = both.format(f"{done} cards are actions")
    assert same(
        f"{deed}. If {said}, draw a card.", f"{deed}. If each {done} card is an action, draw a card.", "action"
    )


@pytest.mark.parametrize("said", ["cannot change controllers", "cannot change controller"])
@pytest.mark.parametrize("who", ["Minions here", "Your minions", "This minion"])
def test_control_cannot_change(who: str, said: str) -> None:
    meant = f"Ongoing: Players cannot take control of {who[0].lower()}{who[1:]}."
    assert same(f"Ongoing: {who} {said}.", meant, "minion")
    assert same(f"Ongoing: Control of {who[0].lower()}{who[1:]} cannot change.", meant, "minion")


@pytest.mark.parametrize("which", ["their minion here with the least power", "their minion here with the most power"])
def test_moved_from_here(which: str) -> None:
    text = f"Each other player must move {which}"
    assert same(f"{text}.", f"{text} to another base.", "minion")


@pytest.mark.parametrize("more", ["have +1 power", "gain +1 power", "have their abilities cancelled"])
def test_what_cannot_be_or_has_is_not_known(more: str) -> None:
    with pytest.raises(TextError):
        read(f"Minions here cannot be moved or {more}.", type="base")


@pytest.mark.parametrize(
    "said",
    [
        "as if you had just played that minion",
        "as if you just played it",
        "as if it had just been played",
        "as if it were just played",
    ],
)
def test_used_as_if_just_played(said: str) -> None:
    text = "Use the ability of one of your minions {}."
    assert same(text.format(said), text.format("as if you had just played it"), "action")


@pytest.mark.parametrize(
    ("way", "than"),
    [
        ("more cards in hand than minions in play", "greater than"),
        ("fewer cards in their hand than minions in play", "less than"),
        ("at least as many cards in hand as minions in play", "greater than or equal to"),
    ],
)
@pytest.mark.parametrize(
    ("text", "whose", "they"),
    [
        ("Choose another player. If {}, they discard two cards.", "their", "they"),
        ("Each other player discards a card if {}.", "their", "they"),
        ("Choose another player. Draw a card. If {}, gain 1 VP.", "that player's", "that player"),
    ],
)
def test_one_player_has_more_of_one_sort(text: str, whose: str, they: str, way: str, than: str) -> None:
    have = "have" if they == "they" else "has"
    number = f"the number of cards in {whose} hand is {than} the number of minions {they} {have} in play"
    assert same(text.format(f"{they} {have} {way}"), text.format(number), "action")
    assert is_said_again(text.format(f"{they} {have} {way}"), "action")


@pytest.mark.parametrize("who", ["with", "who has"])
@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Each player {} more minions here than cards in hand draws a card.", "minion"),
        ("After this base scores, each player {} fewer minions here than actions in play draws a card.", "base"),
        ("Draw a card for each other player {} at least two more cards in hand than minions in play.", "action"),
    ],
)
def test_players_told_by_having_more_of_one_sort(text: str, card: str, who: str) -> None:
    assert same(text.format(who), text.format("with"), card)
    assert is_said_again(text.format(who), card)


def test_who_has_more_of_one_sort_is_one_player() -> None:
    with pytest.raises(TextError):
        read("If each other player has more cards in hand than minions in play, draw a card.", type="action")
    text = "When this base scores, if {} more minions here than cards in hand, draw a card."
    assert is_said_again(text.format("the winner has"), "base")
