"""Rules that no Core card shows, on cards made up for the purpose and written as cards are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tests.engine.table_talk import Play, Spec, board

from smashrules.cards import library
from smashrules.effects.card import CardDef, CardType
from smashrules.engine import Game
from smashrules.text import parse

TEXTS = {
    "Twin": ("minion", "Talent: Draw a card. Talent: Gain 1 VP."),
    "Miser": ("minion", "Ongoing: While you have no cards in your hand, this minion has +2 power."),
    "Bargain": ("action", "You may destroy one of your minions. If you do, gain 1 VP."),
    "Rehang": ("action", "Transfer an action from a minion to another minion."),
    "Lure": ("action", "Take control of a minion."),
    "Drain": ("action", "Remove a +1 power counter from a minion."),
    "Hush": ("action", "Cancel a base's abilities."),
    "Well": ("base", "Once on your turn, you may draw a card."),
}
FILLER = {"Ann": ["Scout"] * 8, "Bob": ["Scout"] * 8}


@cache
def game() -> Game:
    """The Core cards and those above."""
    made = {
        name: CardDef(
            name,
            CardType(kind),
            "" if kind == "base" else "Tests",
            power=2 if kind == "minion" else None,
            breakpoint=20 if kind == "base" else None,
            vps=(3, 2, 1) if kind == "base" else (),
            text=parse(text, type=kind).tree,
        )
        for name, (kind, text) in TEXTS.items()
    }
    return Game({**library().definitions, **made})


def table(bases: Mapping[str, Sequence[Spec]], *held: str) -> Play:
    """Ann's turn, with these cards in her hand."""
    return board(bases, hand={"Ann": held}, deck=FILLER, game=game())


def test_each_talent_of_a_card_is_counted_apart() -> None:
    play = table({"Tortuga": ["Ann's Twin"]})
    draw, gain = (each for each in play.decision.options if each.kind == "use")
    play.answer(draw)
    assert (play.hand("Ann"), play.vp("Ann")) == (["Scout"], 0)
    assert draw not in play.decision.options
    play.answer(gain)
    assert (play.hand("Ann"), play.vp("Ann")) == (["Scout"], 1)
    assert not play.can_use("Twin")


def test_a_bases_ability_is_used_once_though_the_minion_there_has_gone() -> None:
    play = table({"Well": ["Ann's Invader"]}, "Beam Up", "Invader")
    play.use("Well")
    assert play.hand("Ann") == ["Beam Up", "Invader", "Scout"]
    play.play("Beam Up").play("Invader")
    assert not play.can_use("Well")
    play.to_the_next_turn()
    assert play.can_use("Well")  # Bob's turn, Bob's one use


def test_while_means_as_long_as_it_is_so() -> None:
    play = table({"Tortuga": ["Ann's Miser"]}, "Enchantress")
    assert play.power("Miser") == 2
    play.play("Enchantress")  # draws a card in the place of the last one
    assert play.power("Miser") == 2
    play = table({"Tortuga": ["Ann's Miser"]}, "Invader")
    play.play("Invader")
    assert play.power("Miser") == 4


def test_if_you_do_asks_whether_it_was_really_done() -> None:
    assert table({"Tortuga": ["Ann's Scout"]}, "Bargain").play("Bargain").yes().vp("Ann") == 1
    assert table({"Tortuga": ["Ann's Scout"]}, "Bargain").play("Bargain").no().vp("Ann") == 0
    play = table({"Tortuga": ["Ann's Warbot"]}, "Bargain").play("Bargain").yes()
    assert (play.where("Warbot"), play.vp("Ann")) == ("Tortuga", 0)


def test_a_transferred_action_keeps_its_controller_and_is_not_played_again() -> None:
    play = table({"Tortuga": [("Bob's Walker", "Ann's Upgrade"), "Bob's Invader", "Bob's Scout"]}, "Rehang")
    play.play("Rehang")
    assert play.offered == ["Invader", "Scout"]  # another minion than the one it is on
    play.choose("Invader")
    assert play.where("Upgrade") == "on Invader"
    assert (play.power("Walker"), play.power("Invader")) == (2, 5)
    upgrade = play.state.objects[play.uid("Upgrade")]
    assert upgrade is not None
    assert play.state.players[upgrade.controller].name == "Ann"
    assert not play.happened("play", "Upgrade")


def test_an_action_transferred_to_a_protected_minion_is_discarded() -> None:
    there = [("Ann's Scout", "Ann's Upgrade"), ("Bob's Walker", "Bob's Smoke Bomb"), "Bob's Invader"]
    play = table({"Tortuga": there}, "Rehang")
    play.play("Rehang").choose("Upgrade", "Walker")
    assert play.where("Upgrade") == "Ann's discard"
    assert play.power("Walker") == 2


def test_control_without_a_stated_end_lasts() -> None:
    play = table({"Tortuga": ["Bob's Invader", "Bob's Walker"]}, "Lure")
    play.play("Lure").choose("Invader")
    assert play.at("Tortuga") == ["Ann's Invader", "Bob's Walker"]
    play.to_the_next_turn().to_the_next_turn()
    assert play.active == "Ann"
    assert play.at("Tortuga") == ["Ann's Invader", "Bob's Walker"]


def test_control_without_a_stated_end_ends_as_the_minion_leaves() -> None:
    play = table({"Tortuga": ["Bob's Invader", "Bob's Walker"]}, "Time Loop", "Lure", "Beam Up")
    play.play("Time Loop").play("Lure").choose("Invader").play("Beam Up").choose("Invader")
    assert play.where("Invader") == "Bob's hand"


def test_a_protected_minion_keeps_its_counters() -> None:
    play = table({"Tortuga": [("Bob's Invader", "Bob's Smoke Bomb", 2), ("Bob's Walker", 2)]}, "Drain")
    play.play("Drain").choose("Invader")
    assert play.power("Invader") == 5
    assert "immunity.not-affected" in play.prevented("remove counter", "Invader")


def test_a_counter_is_removed_from_a_minion_that_is_not_protected() -> None:
    play = table({"Tortuga": [("Bob's Invader", "Bob's Smoke Bomb", 2), ("Bob's Walker", 2)]}, "Drain")
    play.play("Drain").choose("Walker")
    assert play.power("Walker") == 3


def test_an_effect_without_a_stated_end_ends_with_the_turn() -> None:
    play = table({"The Central Brain": ["Ann's Invader"], "Tortuga": []}, "Hush")
    play.play("Hush").choose("The Central Brain")
    assert play.power("Invader") == 3
    play.to_the_next_turn()
    assert play.power("Invader") == 4
