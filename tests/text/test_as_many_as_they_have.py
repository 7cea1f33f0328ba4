"""As many cards as there are of something, as somebody has, or until one has as many; who is asked for first."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import card, game, ox
from tests.text.plain_meaning import told
from tests.text.worded import same


@pytest.mark.parametrize(
    ("so_many", "number"),
    [
        ("as there are minions here", "the number of minions here"),
        ("as there are actions on your minions", "the number of actions on your minions"),
        ("as another player has in hand", "the number of cards in another player's hand"),
        (
            "as the player to your left has in their hand",
            "the number of cards in the hand of the player to your left",
        ),
        ("as another player has minions in play", "the number of minions controlled by another player"),
        ("as another player has minions here", "the number of minions here controlled by another player"),
    ],
)
def test_as_many_as_is_equal_to_the_number(so_many: str, number: str) -> None:
    assert same(f"Draw as many cards {so_many}.", f"Draw cards equal to {number}.", "minion")


@pytest.mark.parametrize("whole", ["Discard your hand", "Discard any number of cards"])
def test_as_many_as_you_discarded(whole: str) -> None:
    assert same(f"{whole}. Draw as many cards as you discarded.", f"{whole}. Draw that many cards.", "action")


@pytest.mark.parametrize(
    ("so_many", "number"),
    [
        ("as many cards as {} had", "that many cards"),
        ("as many cards as {} had in hand", "that many cards"),
        ("as many cards as {} shuffled in", "that many cards"),
        ("one card fewer than {} had", "that many cards minus one"),
        ("one fewer card than {} shuffled", "that many cards minus one"),
        ("two less cards than {} had in hand", "that many cards minus two"),
        ("one more card than {} shuffled in", "that many cards plus one"),
    ],
)
@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Shuffle your hand into your deck, then draw {}.", "you"),
        ("Another player shuffles their hand into their deck, then draws {}.", "they"),
        ("Each other player shuffles their hand into their deck, then draws {}.", "they"),
    ],
)
def test_so_many_as_went_into_the_deck(text: str, who: str, so_many: str, number: str) -> None:
    assert same(text.format(so_many.format(who)), text.format(number), "action")


@pytest.mark.parametrize("fewer", ["one fewer card than", "one card fewer than", "one card less than"])
@pytest.mark.parametrize(
    "deed",
    ["Destroy any number of your minions. Draw {} you destroyed.", "Discard your hand, then draw {} you discarded."],
)
def test_one_fewer_than_that(deed: str, fewer: str) -> None:
    text = deed.format(fewer)
    begin = text.index(fewer)
    assert same(text, f"{text[:begin]}that many cards minus one.", "action")


@pytest.mark.parametrize("hand", ["", " in hand", " in your hand"])
@pytest.mark.parametrize("do", ["", " does", " has"])
@pytest.mark.parametrize("who", ["the player to your right", "the player to your left"])
def test_until_one_has_as_many_as_whom(who: str, hand: str, do: str) -> None:
    plain = f"Draw cards until you have as many cards in hand as {who}."
    assert same(f"Draw until you have as many cards{hand} as {who}{do}.", plain, "action")


def test_until_one_has_as_many_as_they_do() -> None:
    first = "Choose another player. Draw cards until you have as many cards in hand as"
    assert same(f"{first} they do.", f"{first} that player.", "action")
    assert "(every card from your hand)" in told(f"{first} they do.", "action")


@pytest.mark.parametrize(
    ("text", "whom", "left"),
    [
        ("Draw as many cards as another player has in hand.", "Bob", 4),
        ("Draw cards equal to the number of cards in another player's hand.", "Cyd", 6),
        ("Draw a card for each minion on a base.", "Tortuga", 3),
        ("Draw cards equal to the power of a minion.", "Ox", 3),
    ],
)
def test_it_is_asked_whose_number_it_is(text: str, whom: str, left: int) -> None:
    there = {"Tortuga": ("Bob's Scout", "Ann's Scout"), "Tar Pits": ("Bob's Ox",)}
    hands = {"Ann": ["Lone", "Ox"], "Bob": ["Scout"] * 3, "Cyd": ["Scout"] * 5}
    decks = {each: ["Scout"] * 8 for each in ("Ann", "Bob", "Cyd")}
    cards = game(card("Lone", "action", text), ox(2))
    play = board(there, hand=hands, deck=decks, turn="Ann", edition="WIKI", game=cards, players=("Ann", "Bob", "Cyd"))
    play.play("Lone")
    play.choose(whom)
    assert len(play.hand("Ann")) == left
