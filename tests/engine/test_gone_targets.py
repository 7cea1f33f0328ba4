"""What waits for a card that has gone meanwhile."""

from __future__ import annotations

from tests.engine.table_talk import board
from tests.rulebook.own_cards import card, table


def test_what_waits_for_a_minion_that_has_gone_does_nothing_to_it() -> None:
    """A Nukebot destroyed at the end of the turn takes the Zapbot; its own Assassin then finds nobody."""
    play = board({"Tortuga": [("Ann's Nukebot", "Bob's Assassin"), ("Bob's Zapbot", "Ann's Assassin")]})
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "order")
    play.answer(play.decision.options[0])
    assert play.where("Nukebot") == "Ann's discard"
    assert play.where("Zapbot") == "Bob's discard"
    assert len(play.happened("destroy", "Zapbot")) == 1


def test_a_gremlin_is_destroyed_once() -> None:
    play = board(
        {"Tortuga": [("Ann's Nukebot", "Bob's Assassin"), ("Bob's Gremlin", "Ann's Assassin")]},
        deck={"Ann": ["Howl"] * 4, "Bob": ["Howl"] * 4},
    )
    play.end_phase()
    play.answer(play.decision.options[0])
    assert len(play.happened("destroy", "Gremlin")) == 1
    assert play.hand("Bob") == ["Howl"]
    assert play.hand("Ann") == ["Howl"]  # two drawn, one lost


def test_a_minion_that_is_in_play_no_more_is_not_moved() -> None:
    """The Follower goes to the discard pile when its base has scored, while the First Mate leaves that base."""
    follower = card(
        "Follower", "minion", "Ongoing: After another minion moves to another base from here, move this minion there."
    )
    play = table(
        {"Jungle Oasis": ["Ann's Follower", ("Ann's First Mate", 10)], "Tortuga": []},
        follower,
        base_deck=["Tar Pits"],
    )
    play.end_phase().use("First Mate")

    assert play.at("Tortuga") == ["Ann's First Mate"]
    assert play.where("Follower") == "Ann's discard"
