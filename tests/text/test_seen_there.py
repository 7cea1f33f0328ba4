"""What is there: in a hand that is shown, in a deck of its own; what is done to the one who lost, and to others."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


@pytest.mark.parametrize("shown", ["Reveal your hand", "Look at your hand", "Look at another player's hand"])
@pytest.mark.parametrize(
    "deed", ["Discard an action {}", "Draw a card for each minion {}", "For each action {}, draw a card"]
)
def test_there_is_in_the_hand_that_is_shown(shown: str, deed: str) -> None:
    text = f"{shown}. {deed}."
    assert same(text.format("there"), text.format("in it"), "action")


@pytest.mark.parametrize("shown", ["Reveal a card from your hand", "Look at a card in another player's hand"])
def test_of_one_card_that_is_shown_there_is_no_there(shown: str) -> None:
    with pytest.raises(TextError):
        readings(f"{shown}. Discard an action there.", type="action")


@pytest.mark.parametrize("deck", ["the base deck", "your deck"])
@pytest.mark.parametrize("which", ["top card", "bottom card", "top two cards"])
def test_a_hand_and_what_lies_on_a_deck(deck: str, which: str) -> None:
    text = f"Look at another player's hand and {{}}the {which} of {deck}."
    assert same(text.format(""), text.format("look at "), "action")


@pytest.mark.parametrize("where", ["", " in play"])
def test_cards_with_a_deck_of_their_own_do_not_lie_in_play(where: str) -> None:
    with pytest.raises(TextError):
        read(f"Return a Madness card{where} to the Madness deck.", type="action", names=names())
    tree = read("Return a Madness card from your hand to the Madness deck.", type="action", names=names()).tree
    assert tree.abilities


DUEL = "One of your minions duels another player's minion at the same base. "


@pytest.mark.parametrize("which", ["losing", "winning"])
@pytest.mark.parametrize(
    ("other", "said"),
    [
        ("each action on the winning minion", "every action in play attached to the minion that has won the duel"),
        ("an action", "one action in play"),
        ("another minion there", "other than the minion that has"),
    ],
)
def test_what_is_destroyed_with_the_one_who_lost(which: str, other: str, said: str) -> None:
    meant = told(f"{DUEL}Destroy the {which} minion and {other}.", "action")
    assert f"destroy the minion that has {'lost' if which == 'losing' else 'won'} the duel together with" in meant
    assert said in meant


@pytest.mark.parametrize(("past", "now"), [("won", "wins"), ("lost", "loses")])
@pytest.mark.parametrize("who", ["your minion", "it"])
def test_whether_it_has_won(who: str, past: str, now: str) -> None:
    lead = "This minion may duel a minion here. " if who == "it" else DUEL
    text = f"{lead}If {who} {{}}, draw a card; otherwise, discard a card."
    assert same(text.format(past), text.format(now), "minion")


@pytest.mark.parametrize("what", ["cards", "actions"])
def test_nothing_is_played_all_through_the_scoring(what: str) -> None:
    text = f"Ongoing: Other players cannot play {what} {{}}."
    assert same(text.format("before or after this base scores"), text.format("while this base is scoring"), "minion")
