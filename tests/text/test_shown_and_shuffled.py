"""Cards that are shown: those of each sort among them, what has the name of one of them, which deck is shuffled."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

SEEN = "Reveal the top three cards of your deck."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Draw the minions.", "Draw all minions among them."),
        ("Discard the actions.", "Discard all actions among them."),
        (
            "Place the minions into your hand and discard the rest.",
            "Place all minions among them into your hand and discard the rest.",
        ),
    ],
)
def test_the_minions_are_all_that_were_shown(said: str, meant: str) -> None:
    assert same(f"{SEEN} {said}", f"{SEEN} {meant}", "action")


@pytest.mark.parametrize(
    "said",
    [
        "Draw the minions and discard the actions.",
        "Draw all minions. Discard all actions.",
        "Draw each minion, then discard each action.",
    ],
)
def test_both_sorts_are_among_those_shown(said: str) -> None:
    meaning = told(f"{SEEN} {said}")
    assert "every minion that is among A" in meaning
    assert "every action that is among A" in meaning


def test_what_is_discarded_is_not_in_the_hand() -> None:
    sift = card("Sift", "action", f"{SEEN} Draw all minions and discard all actions.")
    push = card("Push", "action", "Draw a card.")
    deck = ["Ox", "Push", "Elk", "Elk"]
    play = table({"Tortuga": []}, sift, push, ox(2), ox(4, "Elk"), hand=["Sift", "Push"], deck={"Ann": deck})
    after = play.play("Sift")
    assert sorted(after.hand("Ann")) == ["Elk", "Ox", "Push"]
    assert sorted(after.discard("Ann")) == ["Push", "Sift"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Reveal the top card of your deck. Destroy a minion with the same name as it.",
            "Reveal the top card of your deck. Destroy a minion with the same name as that card.",
        ),
        (
            "Choose a minion. Destroy another minion with the same name as it.",
            "Choose a minion. Destroy another minion with the same name as that minion.",
        ),
    ],
)
def test_it_has_a_name(said: str, meant: str) -> None:
    assert same(said, meant, "action")


def test_one_of_several_has_the_name() -> None:
    said = f"{SEEN} Destroy a minion with the same name as one of them."
    assert "whose name is that of one card that is among A" in told(said)
    assert is_said_again(said, "action")


@pytest.mark.parametrize(
    "shuffle", ["and draw it, then shuffle.", "and draw it. Then reshuffle.", "and draw it. Shuffle."]
)
@pytest.mark.parametrize(
    ("deck", "again"),
    [("your deck", "your deck"), ("another player's deck", "that deck"), ("your deck and discard pile", "your deck")],
)
def test_the_deck_that_was_named_is_shuffled(deck: str, again: str, shuffle: str) -> None:
    full = shuffle.replace("shuffle.", f"shuffle {again}.").replace("Shuffle.", f"Shuffle {again}.")
    assert same(f"Search {deck} for a minion {shuffle}", f"Search {deck} for a minion {full}", "action")


def test_the_base_deck_is_shuffled() -> None:
    said = "Search the base deck for a base and swap it with a base in play, then shuffle{}."
    assert same(said.format(""), said.format(" the base deck"), "action")


@pytest.mark.parametrize("put", ["place the rest back on top of your deck", "put the rest on top of your deck"])
def test_what_is_put_back_is_on_top(put: str) -> None:
    seen = "Look at the top three cards of your deck. Discard one and"
    assert same(f"{seen} {put} in any order.", f"{seen} place the rest on top of your deck in any order.", "action")
