"""What one of several players has discarded: of all that was discarded, what they themselves did."""

from __future__ import annotations

from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import card, ox

from smashrules.cards import library
from smashrules.engine import Game

PERMIT = card(
    "Permit",
    "action",
    "Reveal the top two cards of each other player's deck and have them discard any minions revealed. Return the rest"
    " in any order. Choose one of those players. For each minion they discarded, place a +1 power counter on one of"
    " your minions.",
)
PLEDGE = card(
    "Pledge",
    "action",
    "Each other player discards two cards. Choose another player. For each minion that player discarded, draw a"
    " card.",
)
LAW = card("Law", "action", "Draw a card.")


def table(hand: dict[str, list[str]], deck: dict[str, list[str]]) -> Play:
    own = {each.name: each for each in (PERMIT, PLEDGE, LAW, ox(2, "Calf"), ox(3, "Deer"))}
    game = Game({**library().definitions, **own})
    there = {"Tortuga": ["Ann's Deer"]}
    return board(there, hand=hand, deck=deck, players=("Ann", "Bob", "Cyd"), game=game)


def test_counters_are_placed_for_what_the_chosen_player_discarded() -> None:
    decks = {"Ann": ["Law"], "Bob": ["Calf", "Calf", "Law"], "Cyd": ["Calf", "Law", "Law"]}
    play = table({"Ann": ["Permit"]}, decks).play("Permit")
    assert (play.discard("Bob"), play.discard("Cyd")) == (["Calf", "Calf"], ["Calf"])
    assert set(play.offered) == {"Bob", "Cyd"}
    fork = play._fork().choose("Cyd")
    assert fork.power("Deer") == 4
    assert play.choose("Bob").power("Deer") == 5
    assert (play.known_deck("Bob"), play.known_deck("Cyd")) == (["Law"], ["Law", "Law"])


def test_cards_are_drawn_for_what_the_chosen_player_discarded() -> None:
    hands = {"Ann": ["Pledge"], "Bob": ["Calf", "Law"], "Cyd": ["Law", "Law"]}
    play = table(hands, {"Ann": ["Law"] * 4, "Bob": [], "Cyd": []}).play("Pledge")
    while play.kind != "main" and play.asked != "Ann":
        play.answer(play.decision.options[0])
    fork = play._fork().choose("Cyd")
    assert fork.hand("Ann") == []
    assert play.choose("Bob").hand("Ann") == ["Law"]
