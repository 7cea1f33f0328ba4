"""How many cards are drawn in the Draw 2 Cards phase, where a card changes it, and how many may be kept."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

FAST = card("Fast", "action", "Draw no cards at the end of this turn.")
TAX = card("Tax", "minion", "Ongoing: Other players draw one fewer card at the end of their turns.")
GIFT = card("Gift", "minion", "Ongoing: You draw three cards instead of two at the end of your turn.")
HEX = card(
    "Hex",
    "action",
    "Choose another player. Until the end of their next turn, that player's card draw is reduced by 1.",
)
BAG = card("Bag", "action", "Your hand limit is increased by 2 until the end of the turn.")
RULES = (FAST, TAX, GIFT, HEX, BAG, ox(2, "Calf"))
SIX = {"Ann": ["Calf"] * 6, "Bob": ["Calf"] * 6}
NO_MINIONS: dict[str, list[str]] = {"Tortuga": []}


def test_two_are_drawn_where_no_card_says_otherwise() -> None:
    play = table(NO_MINIONS, *RULES, deck=SIX)
    play.to_the_next_turn()
    assert len(play.hand("Ann")) == 2
    assert not play.cites("conflict.card-over-rule")


def test_none_are_drawn_at_the_end_of_this_turn_and_two_at_the_next() -> None:
    play = table(NO_MINIONS, *RULES, hand=["Fast"], deck=SIX)
    play.play("Fast").to_the_next_turn()
    assert play.hand("Ann") == []
    assert play.cites("conflict.card-over-rule")
    play.to_the_next_turn()
    assert len(play.hand("Bob")) == 2
    play.to_the_next_turn()
    assert len(play.hand("Ann")) == 2


def test_only_the_other_players_draw_one_fewer() -> None:
    play = table({"Tortuga": ["Ann's Tax"]}, *RULES, deck=SIX)
    play.to_the_next_turn().to_the_next_turn()
    assert (len(play.hand("Ann")), len(play.hand("Bob"))) == (2, 1)


def test_two_cards_that_lessen_it_lessen_it_by_two_and_a_third_by_nothing_more() -> None:
    play = table({"Tortuga": ["Ann's Tax", "Ann's Tax", "Ann's Tax"]}, *RULES, deck=SIX)
    play.to_the_next_turn().to_the_next_turn()
    assert play.hand("Bob") == []


def test_three_are_drawn_while_the_minion_is_in_play_and_one_less_for_a_tax() -> None:
    play = table({"Tortuga": ["Ann's Gift"]}, *RULES, deck=SIX)
    assert len(play.to_the_next_turn().hand("Ann")) == 3
    play = table({"Tortuga": ["Ann's Gift", "Bob's Tax"]}, *RULES, deck=SIX)
    assert len(play.to_the_next_turn().hand("Ann")) == 2


def test_the_other_player_draws_one_fewer_once() -> None:
    play = table(NO_MINIONS, *RULES, hand=["Hex"], deck=SIX)
    play.play("Hex").to_the_next_turn().to_the_next_turn()
    assert (len(play.hand("Ann")), len(play.hand("Bob"))) == (2, 1)
    play.to_the_next_turn().to_the_next_turn()
    assert len(play.hand("Bob")) == 3


def test_a_larger_hand_for_a_turn() -> None:
    play = table(NO_MINIONS, *RULES, hand=["Bag", *["Calf"] * 10], deck=SIX)
    play.play("Bag").to_the_next_turn()
    assert len(play.hand("Ann")) == 12


def test_the_card_that_another_player_draws_is_discarded() -> None:
    thief = card("Thief", "minion", "Ongoing: After another player draws a card, they discard it.")
    gift = card("Present", "action", "Each player draws a card.")
    play = table({"Tortuga": ["Ann's Thief"]}, *RULES, thief, gift, hand=["Present"], deck=SIX)
    play.play("Present")
    assert (play.hand("Ann"), play.hand("Bob")) == (["Calf"], [])
    assert play.discard("Bob") == ["Calf"]


def test_only_an_action_that_is_drawn_is_answered() -> None:
    scribe = card("Scribe", "minion", "Ongoing: After you draw an action, place a +1 power counter on this minion.")
    gift = card("Present", "action", "Draw two cards.")
    deck = {"Ann": ["Fast", "Calf", "Fast"], "Bob": ["Calf"]}
    play = table({"Tortuga": ["Ann's Scribe"]}, *RULES, scribe, gift, hand=["Present"], deck=deck)
    play.play("Present")
    assert len([each for each in play.events if each.verb == "put counter"]) == 1


def test_all_of_what_is_done_first_is_done_for_what_comes_of_it() -> None:
    spy = card("Spy", "action", "You may look at the top card of your deck and discard it. If you do, draw a card.")
    trade = card("Trade", "action", "You may draw a card and discard a card. If you do, draw two cards.")
    play = table(NO_MINIONS, *RULES, spy, trade, hand=["Spy"], deck=SIX)
    play.play("Spy").yes()
    assert (play.hand("Ann"), play.discard("Ann")) == (["Calf"], ["Calf", "Spy"])
    play = table(NO_MINIONS, *RULES, spy, trade, hand=["Trade"], deck=SIX)
    play.play("Trade").yes()
    assert play.hand("Ann") == ["Calf", "Calf"]


def test_what_cannot_be_done_whole_is_not_offered() -> None:
    give = card(
        "Present", "action", "You may discard a card and destroy one of your minions. If you do, draw two cards."
    )
    play = table({"Tortuga": ["Bob's Calf"]}, *RULES, give, hand=["Present", "Calf"], deck=SIX)
    play.play("Present")
    assert play.hand("Ann") == ["Calf"]
