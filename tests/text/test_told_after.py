"""What a sentence adds to the deed of the one before: where it is done, what comes ahead of it; whose were moved."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize("kind", ["minion", "minion of power 2 or less", "action that can be played on a base"])
@pytest.mark.parametrize(
    "must", ["It must be played", "You must play it", "Play it", "It can only be played", "You can only play it"]
)
@pytest.mark.parametrize("where", ["here", "on a base where you have a minion"])
def test_where_the_extra_card_must_be_played(kind: str, must: str, where: str) -> None:
    at_once = told(f"You may play an extra {kind} {where}.", "minion")
    assert told(f"You may play an extra {kind}. {must} {where}.", "minion") == at_once


def test_after_an_event_and_of_two() -> None:
    two = told("Ongoing: After you play an action, you may play two extra minions here.", "minion")
    assert two == told(
        "Ongoing: After you play an action, you may play two extra minions. They must be played here.", "minion"
    )


@pytest.mark.parametrize(
    "text",
    [
        "You may play an extra minion and an extra action. It must be played here.",
        "You may play an extra minion. It must be played here, and gains +2 power until the end of the turn.",
        "You may play an extra minion. That action must be played here.",
        "You may destroy a minion. Before you do, draw a card.",
    ],
)
def test_what_is_played_where_must_be_plain(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize("ahead", ["Before you do", "Before you do so", "First"])
@pytest.mark.parametrize(("deed", "tail"), [("Destroy", ""), ("Return", " to its owner's hand")])
@pytest.mark.parametrize("first", ["place a +1 power counter on it", "you may draw a card"])
def test_what_is_done_ahead_of_a_deed(ahead: str, deed: str, tail: str, first: str) -> None:
    meant = f"Choose a minion. {first.capitalize()}. {deed} the chosen minion{tail}."
    assert told(f"{deed} a minion{tail}. {ahead}, {first}.") == told(meant)


def test_an_action_is_saved_before_its_minion_is_destroyed() -> None:
    pinch = card(
        "Pinch",
        "action",
        "Destroy a minion of power 2 or less. Before you do, you may transfer an action from it to one of your"
        " minions at the same base.",
    )
    there = {"Tortuga": [("Bob's Ox", "Bob's Upgrade"), "Ann's Calf"]}  # with it, the Ox has power 2
    play = table(there, pinch, ox(0), ox(3, "Calf"), hand=["Pinch"]).play("Pinch").yes()
    assert play.where("Ox") == "Bob's discard"
    assert play.where("Upgrade") == "on Calf"
    assert play.power("Calf") == 5


@pytest.mark.parametrize("deed", ["destroyed", "moved", "returned"])
@pytest.mark.parametrize("way", ["", " this way"])
def test_whose_minions_had_it_done_to_them(deed: str, way: str) -> None:
    orders = {
        "destroyed": "Destroy each minion of power 2.",
        "moved": "Choose a base. Move each minion of power 2 there to another base.",
        "returned": "Return each minion of power 2 to its owner's hand.",
    }
    had = told(f"{orders[deed]} Each player who had a minion {deed}{way} draws a card.")
    for whose in ("minions were", "minion was"):
        assert told(f"{orders[deed]} Each player whose {whose} {deed}{way} draws a card.") == had


@pytest.mark.parametrize("pay", ["discard a card", "lose 1 VP"])
@pytest.mark.parametrize(("doing", "do"), [("playing a card", "play a card"), ("moving a minion", "move a minion")])
def test_what_must_be_done_before_doing_is_its_price(pay: str, doing: str, do: str) -> None:
    where = "to here" if do.startswith("move") else "here"
    price = told(f"Ongoing: Other players must {pay} to {do} {where}.", "minion")
    assert told(f"Ongoing: Other players must {pay} before {doing} {where}.", "minion") == price


def test_who_has_nothing_to_discard_has_an_empty_hand() -> None:
    empty = told("Ongoing: A player with no cards in their hand cannot play actions here.", "minion")
    assert told("Ongoing: A player with no cards to discard cannot play actions here.", "minion") == empty


@pytest.mark.parametrize("stays", ["It stays there.", "It stays in that discard pile.", "It remains there."])
def test_what_is_only_used_stays_where_it_is(stays: str) -> None:
    used = "Choose a standard action in another player's discard pile. Use its ability."
    assert told(f"{used} {stays}") == told(used)


def test_what_was_moved_is_not_said_to_stay() -> None:
    with pytest.raises(TextError):
        readings("Return a minion to its owner's hand. It stays there.", type="action")


def test_that_ability_is_the_one_just_named() -> None:
    now = "Until the end of the turn"
    text = f"Choose another minion. {now}, that minion's talent is cancelled and this minion has {{}}."
    same = explain_tree(read(text.format("that minion's talent"), type="minion").tree)
    assert explain_tree(read(text.format("that talent"), type="minion").tree) == same
