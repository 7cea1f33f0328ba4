"""What some printings spell otherwise than most cards do."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

LESS = "Destroy a minion of power 3 or less."
WITH_LESS = "Destroy a minion with power 3 or less."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy a minion of power of 3 or less.", LESS),
        ("Destroy a minion of power 3 or lower.", LESS),
        ("Destroy a minion of power 3 or below.", LESS),
        ("Destroy a minion with 3 power or less.", WITH_LESS),
        ("Destroy a power 3 or less minion.", LESS),
        ("Destroy a minion with a power of 3 or lower.", WITH_LESS),
        ("Destroy a minion with power up to 3.", WITH_LESS),
        ("Destroy a minion with a power of at most 3.", WITH_LESS),
        ("Destroy a minion with power of at least 3.", "Destroy a minion with power 3 or more."),
        ("Destroy a minion of power less than 3.", "Destroy a minion with less than 3 power."),
        ("Destroy a power 3 minion.", "Destroy a minion of power 3."),
        ("Destroy a minion of printed power of 3 or lower.", "Destroy a minion of printed power 3 or less."),
        ("Play an extra power 2 or less minion here.", "Play an extra minion of power 2 or less here."),
    ],
)
def test_power(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize("text", ["Destroy a minion of power 3 and less.", "Destroy a minion of power at 3."])
def test_what_is_no_bound_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gain 1 victory point.", "Gain 1 VP."),
        ("Gain a VP for each of your minions here.", "Gain 1 VP for each of your minions here."),
        ("Each player here gains two victory points.", "Each player here gains two VP."),
        ("Each player here gets 1 VP.", "Each player here gains 1 VP."),
        ("Move this minion elsewhere.", "Move this minion to another base."),
        ("Place a card from your hand onto your deck.", "Place a card from your hand on top of your deck."),
        ("Return a minion to the owner's hand.", "Return a minion to its owner's hand."),
        (
            "Play an extra minion for each card you discarded this turn, each with power 2 or less.",
            "Play an extra minion with power 2 or less for each card you discarded this turn.",
        ),
        ("Draw a card per action here.", "Draw a card for each action here."),
        ("Select a minion. Destroy it.", "Choose a minion. Destroy it."),
        ("Reveal the card on top of your deck.", "Reveal the top card of your deck."),
        ("Turn over the top card of your deck.", "Reveal the top card of your deck."),
        (
            "Place a minion out of your discard pile into your hand.",
            "Place a minion from your discard pile into your hand.",
        ),
        ("You may discard a card. If so, draw two cards.", "You may discard a card. If you do, draw two cards."),
        ("Draw two cards, then discard a card randomly.", "Draw two cards, then discard a card at random."),
        (
            "One of your minions gains 2 power until the end of the turn.",
            "One of your minions gains +2 power until the end of the turn.",
        ),
        (
            "Each of your minions has its power increased by 2 until the end of the turn.",
            "Each of your minions gains +2 power until the end of the turn.",
        ),
        (
            "All of your minions have their power reduced by 1 until the end of the turn.",
            "All of your minions gain -1 power until the end of the turn.",
        ),
        ("Choose a base that you have a minion on.", "Choose a base where you have a minion."),
        (
            "Play an extra minion on a base you have an action on.",
            "Play an extra minion on a base where you have an action.",
        ),
        ("Give one of your minions a +1 power counter.", "Place a +1 power counter on one of your minions."),
        ("Give a +1 power counter to each of your minions.", "Place a +1 power counter on each of your minions."),
        ("Destroy at most two minions of power 2 or less.", "Destroy up to two minions of power 2 or less."),
        ("Destroy one of the minions you control.", "Destroy one of your minions."),
        (
            "Destroy a minion with less power than this minion has.",
            "Destroy a minion with less power than this minion.",
        ),
        (
            "Place a minion from your hand under your deck.",
            "Place a minion from your hand on the bottom of your deck.",
        ),
        (
            "Search your deck for a minion, reveal it, place it into your hand, and shuffle.",
            "Search your deck for a minion, reveal it, place it into your hand, and shuffle your deck.",
        ),
        (
            "Ongoing: Your other minions here are not allowed to move.",
            "Ongoing: Your other minions here cannot move.",
        ),
        ("Destroy an opposing minion.", "Destroy another player's minion."),
        ("Each other player has to discard a card.", "Each other player must discard a card."),
        (
            "Ongoing: After a minion gets destroyed here, draw a card.",
            "Ongoing: After a minion is destroyed here, draw a card.",
        ),
        (
            "Ongoing: After a minion here has been destroyed, draw a card.",
            "Ongoing: After a minion here is destroyed, draw a card.",
        ),
        (
            "Ongoing: Once a turn, after you play an action, draw a card.",
            "Ongoing: Once per turn, after you play an action, draw a card.",
        ),
        (
            "Destroy a minion. The player who controls it draws a card.",
            "Destroy a minion. Its controller draws a card.",
        ),
    ],
)
def test_small_words(said: str, meant: str) -> None:
    said, meant = (each + " Draw a card." if each.startswith("Choose a base") else each for each in (said, meant))
    assert same(said, meant, "minion")


@pytest.mark.parametrize("this", ["this", "this card", "this action"])
def test_play_this_on(this: str) -> None:
    told = " on a base. Ongoing: Your minions here have +1 power."
    assert same(f"Play {this}{told}", f"Play{told}", "action")


def test_the_winning_player_is_the_winner() -> None:
    told = "After this base scores, the {} draws a card."
    assert same(told.format("winning player"), told.format("winner"), "base")


def test_counters_spoken_of_are_no_description() -> None:
    with pytest.raises(TextError):
        read(
            "Remove two +1 power counters from your minions. Place those counters on a minion. "
            "Destroy a minion with the counters.",
            type="action",
        )


@pytest.mark.parametrize("who", ["another player controls", "an opponent owns"])
def test_whose_it_is_behind_that(who: str) -> None:
    assert same(f"Destroy a minion that {who}.", f"Destroy a minion {who}.", "action")


@pytest.mark.parametrize(
    "some", ["two or more of your minions", "three or more actions", "two of your other minions"]
)
def test_what_was_there(some: str) -> None:
    told = "Special: After this base scores, if {}, draw a card."
    assert same(told.format(f"{some} were here"), told.format(f"there were {some} here"), "minion")


@pytest.mark.parametrize("when", ["After", "Before", "When"])
@pytest.mark.parametrize("does", ["the winner draws a card", "each player draws a card", "destroy each action here"])
def test_a_comma_is_left_out(when: str, does: str) -> None:
    assert same(f"{when} this base scores {does}.", f"{when} this base scores, {does}.", "base")


@pytest.mark.parametrize("wins", ["wins the base anyway", "still wins the base"])
def test_who_wins_anyway_wins(wins: str) -> None:
    text = "Special: Before a base scores, choose another player. If that player {}, draw a card."
    assert same(text.format(wins), text.format("wins the base"), "action")


@pytest.mark.parametrize("who", ["you", "another player", "an opponent"])
@pytest.mark.parametrize("did", ["played an action", "drew a card", "moved a minion"])
def test_what_has_already_been_done(who: str, did: str) -> None:
    done = did.replace("drew", "drawn")
    has = "have" if who == "you" else "has"
    text = "If {} this turn, gain 1 VP."
    assert same(text.format(f"{who} already {did}"), text.format(f"{who} {has} already {done}"), "minion")


@pytest.mark.parametrize("which", ["a minion that {}moved this turn", "each minion that {}moved this turn"])
def test_what_already_happened_to_it(which: str) -> None:
    text = f"Destroy {which}."
    assert same(text.format("already "), text.format("has already "), "action")
    assert same(
        "If one of your minions already moved this turn, draw a card.",
        "If one of your minions has already moved this turn, draw a card.",
        "action",
    )
