"""What each player goes on with, what is done once for each, and what may be done twice in a turn, at the table."""

from __future__ import annotations

from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

CULL = card("Cull", "action", "Each other player chooses one of their minions and destroys it.")
SALVAGE = card("Salvage", "action", "Return a card from your discard pile to your hand for each of your minions.")
TRADER = card("Trader", "minion", "Ongoing: Twice per turn, you may discard a card to draw a card.", 2)
HERALD = card("Herald", "minion", "Ongoing: Twice per turn, after you play an action, draw a card.", 2)
CHEER = card("Cheer", "action", "Play an extra action.")
CALF, ELK = ox(2, "Calf"), ox(4, "Elk")
CARDS = game(CULL, SALVAGE, TRADER, HERALD, CHEER, CALF, ELK)


def test_each_other_player_destroys_the_one_they_chose() -> None:
    there = ["Bob's Calf", "Bob's Elk", "Cas's Calf", "Cas's Elk"]
    play = board(
        {"Tortuga": there}, hand={"Ann": ["Cull"]}, deck=FILLER, turn="Ann", players=("Ann", "Bob", "Cas"), game=CARDS
    ).play("Cull")
    after = play.choose("Calf").choose("Elk")

    assert after.at("Tortuga") == ["Bob's Elk", "Cas's Calf"]


def test_a_card_comes_back_for_each_minion() -> None:
    after = (
        board(
            {"Tortuga": ["Ann's Calf", "Ann's Elk", "Bob's Elk"]},
            hand={"Ann": ["Salvage"]},
            discard={"Ann": ["Elk", "Calf", "Cheer"]},
            deck=FILLER,
            turn="Ann",
            game=CARDS,
        )
        .play("Salvage")
        .choose("Elk")
        .choose("Cheer")
    )

    assert sorted(after.hand("Ann")) == ["Cheer", "Elk"]


def trading() -> Play:
    hand = {"Ann": ["Elk", "Elk", "Elk"]}
    return board({"Tortuga": ["Ann's Trader"]}, hand=hand, deck=FILLER, turn="Ann", game=CARDS)


def test_what_may_be_done_twice_is_there_a_second_time_and_no_third() -> None:
    play = trading()
    for _ in range(2):
        assert any(each.kind == "use" for each in play.state.decision.options)
        play = play.use("Trader").choose("Elk")

    assert play.discard("Ann") == ["Elk", "Elk"]
    assert not any(each.kind == "use" for each in play.state.decision.options)


def test_what_is_triggered_twice_in_a_turn_is_not_triggered_a_third_time() -> None:
    play = board(
        {"Tortuga": ["Ann's Herald"]}, hand={"Ann": ["Cheer", "Cheer", "Cheer"]}, deck=FILLER, turn="Ann", game=CARDS
    )
    for _ in range(3):
        play = play.play("Cheer")

    assert play.hand("Ann") == ["Scout", "Scout"]
