"""What waits for a card that has gone meanwhile."""

from __future__ import annotations

from tests.engine.table_talk import board


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
