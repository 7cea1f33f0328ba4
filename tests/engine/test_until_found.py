"""Cards are discarded until one is found: all of them are spoken of by what was done to them, one by what it is."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

SIFT = card(
    "Sift",
    "action",
    "Discard cards from the top of your deck until you discard a minion. Place each action discarded this way in "
    "your hand.",
)
PICK = card(
    "Pick",
    "action",
    "Discard cards from the top of your deck until you discard a minion. Place the discarded minion in your hand.",
)
COUNT = card(
    "Count",
    "action",
    "Discard cards from the top of your deck until you discard a minion. Gain 1 VP for each card discarded this way.",
)
NOTE = card("Note", "action", "Gain 1 VP.")
WORD = card("Word", "action", "Gain 1 VP.")
DECK = {"Ann": ["Note", "Word", "Calf", "Deer"], "Bob": ["Calf"]}
CARDS = (SIFT, PICK, COUNT, NOTE, WORD, ox(2, "Calf"), ox(3, "Deer"))


def test_each_of_a_sort() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Sift"], deck=DECK).play("Sift")
    assert sorted(play.hand("Ann")) == ["Note", "Word"]
    assert sorted(play.discard("Ann")) == ["Calf", "Sift"]


def test_the_one_that_was_found() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Pick"], deck=DECK).play("Pick")
    assert play.hand("Ann") == ["Calf"]
    assert sorted(play.discard("Ann")) == ["Note", "Pick", "Word"]


def test_how_many_they_were() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Count"], deck=DECK).play("Count")
    assert play.vp("Ann") == 3
