"""What was done as an ability resolved, told without who did it: it is asked of the ability."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

NONE = card("None", "action", "Destroy up to two minions. If no minions were destroyed this way, draw a card.")
TWO = card("Two", "action", "Destroy up to two minions. If two minions were destroyed this way, draw a card.")
BARE = card("Bare", "action", "Destroy up to two minions. If you destroyed none, draw a card.")


@pytest.mark.parametrize(
    ("name", "chosen", "cards"),
    [
        ("None", [], 1),
        ("None", ["Ox"], 0),
        ("Two", ["Ox"], 0),
        ("Two", ["Ox", "Stag"], 1),
        ("Bare", [], 1),
        ("Bare", ["Stag"], 0),
    ],
)
def test_a_card_for_what_was_destroyed(name: str, chosen: list[str], cards: int) -> None:
    bases = {"Tortuga": ["Bob's Ox", "Bob's Stag", "Bob's Ewe"]}
    play = table(bases, NONE, TWO, BARE, ox(2), ox(3, "Stag"), ox(1, "Ewe"), hand=[name])
    play.play(name)
    for each in chosen:
        play.choose(each)
    if len(chosen) < 2:
        play.done()

    assert 8 - len(play.deck("Ann")) == cards


MANY = card("Many", "action", "Discard any number of cards. If you discarded at least two cards, draw a card.")


@pytest.mark.parametrize(("discarded", "cards"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_as_many_as_are_told(discarded: int, cards: int) -> None:
    play = table({"Tortuga": []}, MANY, ox(2), hand=["Many", "Ox", "Ox", "Ox"])
    play.play("Many")
    for _ in range(discarded):
        play.choose("Ox")
    if discarded < 3:
        play.done()

    assert 8 - len(play.deck("Ann")) == cards
