"""What answers that cards are revealed or looked at: whose card did it, whose cards they are, and where they lie."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.engine.table_talk import board as laid
from tests.rulebook.own_cards import card, game, ox

from smashrules.engine import Game
from smashrules.errors import NotModelledError

TRAP = card(
    "Trap",
    "action",
    "Special: When another player's card reveals or looks at a card from your hand or deck, destroy one of their"
    " minions of power 4 or less.",
)
WISE = card("Wise", "minion", "Ongoing: After you reveal or look at one or more cards from your deck, gain 1 VP.")
PEEK = card("Peek", "action", "Look at the top card of another player's deck.")
SHOW = card("Show", "action", "Reveal the top card of another player's deck.")
SEEK = card("Seek", "action", "Search your deck for a minion and draw it. Shuffle your deck.")
HANDS = card("Hands", "action", "Look at another player's hand.")
MINE = card("Mine", "action", "Look at the top card of your deck. Draw a card.")
OFF = card("Off", "action", "You may play a minion off the top of your deck as an extra minion.")
CARDS = (TRAP, WISE, PEEK, SHOW, HANDS, MINE, OFF, SEEK, ox(2))


def board(there: list[str], mine: list[str], theirs: list[str], deck: list[str] | None = None) -> Play:
    decks = {"Ann": ["Hands", "Ox", "Peek"], "Bob": deck or ["Ox", "Ox", "Ox"]}
    hands = {"Ann": mine, "Bob": theirs}
    return laid({"Tortuga": there, "Tar Pits": []}, hand=hands, deck=decks, game=game(*CARDS), edition="WIKI")


@pytest.mark.parametrize("held", ["Peek", "Show", "Hands"])
def test_it_is_used_from_the_hand_whichever_way_they_see_whichever_cards(held: str) -> None:
    play = board(["Ann's Ox"], [held], ["Trap"]).play(held)
    assert play.asked == "Bob"
    play.use("Trap")

    assert play.where("Trap") == "Bob's discard"
    assert play.happened("destroy")[0].controller == 0


def test_ones_own_cards_and_those_of_others_set_nothing_off() -> None:
    assert board(["Ann's Ox"], ["Mine"], ["Trap"]).play("Mine").kind == "main"
    assert board(["Ann's Ox"], ["Mine", "Trap"], []).play("Mine").kind == "main"


def test_it_can_be_used_as_it_is_revealed_from_the_deck_and_not_as_it_is_looked_at() -> None:
    play = board(["Ann's Ox"], ["Show"], [], ["Trap", "Ox"]).play("Show")
    assert play.asked == "Bob"
    play.use("Trap")
    assert play.where("Trap") == "Bob's discard"
    assert play.happened("destroy")

    play = board(["Ann's Ox"], ["Peek"], [], ["Trap", "Ox"]).play("Peek")
    assert play.kind == "main"
    assert play.where("Trap") == "Bob's deck"


def test_those_who_pass_keep_it() -> None:
    play = board(["Ann's Ox"], ["Show"], [], ["Trap", "Ox"]).play("Show").pass_()

    assert play.where("Trap") == "Bob's deck"


def test_a_player_who_sees_cards_of_their_deck_is_answered_once_each_time() -> None:
    assert board(["Ann's Wise"], ["Mine"], []).play("Mine").vp("Ann") == 1
    assert board(["Ann's Wise"], ["Peek"], []).play("Peek").vp("Ann") == 0
    assert board(["Ann's Wise"], ["Hands"], ["Ox"]).play("Hands").vp("Ann") == 0
    assert board(["Ann's Wise"], ["Seek"], []).play("Seek").vp("Ann") == 1
    play = board(["Ann's Wise"], ["Off"], []).play("Off").yes()
    assert play.choose("Tar Pits").vp("Ann") == 1


def test_the_first_of_a_turn_is_refused() -> None:
    text = "Ongoing: After the first time you reveal one or more cards from your deck in a turn, draw a card."
    games = Game({"Odd": card("Odd", "minion", text)})
    with pytest.raises(NotModelledError):
        games.compiled("Odd")
