"""What was, and what it comes to, at a table: another base than the one left, the last that leaves, once for all."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

from smashrules.effects.card import CardDef

CALF, ELK, BULL = ox(2, "Calf"), ox(4, "Elk"), ox(5, "Bull")


def at_table(
    bases: dict[str, list[str]], *cards: CardDef, deck: dict[str, list[str]] | None = None, **hand: list[str]
) -> Play:
    known = game(CALF, ELK, BULL, *cards)
    return board(bases, hand=hand, turn="Ann", edition="WIKI", game=known, deck=deck or FILLER)


def test_what_was_returned_is_played_on_another_base_than_it_left() -> None:
    text = "Return a minion to its owner's hand. Its owner may play it on another base as an extra minion."
    bases: dict[str, list[str]] = {"Tortuga": ["Bob's Elk"], "Tar Pits": [], "The Homeworld": []}
    play = at_table(bases, card("Again", "action", text), Ann=["Again"]).play("Again").yes()
    assert play.offered == ["Tar Pits", "The Homeworld"]
    assert play.choose("Tar Pits").at("Tar Pits") == ["Bob's Elk"]


@pytest.mark.parametrize(("minions", "extra"), [(["Ann's Calf"], 0), (["Ann's Calf", "Ann's Elk"], 1)])
def test_an_extra_minion_for_every_two(minions: list[str], extra: int) -> None:
    herd = card("Herd", "action", "Play an extra minion for every two minions you have in play.")
    play = at_table({"Tortuga": minions}, herd, Ann=["Herd", "Bull"]).play("Herd")
    for _ in range(extra):
        play.choose("Bull") if "Bull" in play.offered else play.choose("Tortuga")
    assert ("Ann's Bull" in play.at("Tortuga")) is bool(extra)


@pytest.mark.parametrize(("text", "drawn"), [("one or more cards", 1), ("a card", 3)])
def test_one_or_more_cards_are_drawn_once(text: str, drawn: int) -> None:
    watcher = card("Watcher", "minion", f"Ongoing: After another player draws {text} during your turn, draw a card.")
    gift = card("Gift", "action", "Each other player draws three cards.")
    play = at_table({"Tortuga": ["Ann's Watcher"]}, watcher, gift, Ann=["Gift"]).play("Gift")
    assert len(play.hand("Bob")) == 3
    assert len(play.hand("Ann")) == drawn


def test_one_or_more_that_are_destroyed_at_once_are_answered_once() -> None:
    mourner = card("Mourner", "minion", "Ongoing: After one or more of your minions are destroyed, draw a card.")
    kill = card("Kill", "action", "Destroy two of your minions.")
    play = at_table({"Tortuga": ["Ann's Mourner", "Ann's Calf", "Ann's Elk"]}, mourner, kill, Ann=["Kill"]).play(
        "Kill"
    )
    assert len(play.choose("Calf", "Elk").hand("Ann")) == 1


@pytest.mark.parametrize(("number", "drawn"), [("two", 3), ("three", 2)])
def test_how_many_cards_were_drawn_this_turn(number: str, drawn: int) -> None:
    drew = card("Drew", "action", f"Draw two cards. If you have drawn {number} or more cards this turn, draw a card.")
    assert len(at_table({"Tortuga": []}, drew, Ann=["Drew"]).play("Drew").hand("Ann")) == drawn


def test_others_cannot_make_one_discard() -> None:
    guard = card("Guard", "minion", "Ongoing: Other players cannot make you discard cards.")
    robbing = card("Robbing", "action", "Each other player discards two cards.")
    for bases, left in (({"Tortuga": ["Bob's Guard"]}, 3), ({"Tortuga": []}, 1)):
        play = at_table(bases, guard, robbing, Ann=["Robbing"], Bob=["Calf", "Elk", "Bull"]).play("Robbing")  # type: ignore[arg-type]
        if left == 1:
            play.choose("Calf", "Elk")
        assert len(play.hand("Bob")) == left


@pytest.mark.parametrize(("others", "power"), [(["Bob's Calf", "Ann's Bull"], 5), (["Bob's Calf"], 2)])
def test_as_strong_as_the_strongest_other(others: list[str], power: int) -> None:
    strong = card(
        "Strong", "minion", "Ongoing: This minion has power equal to the power of the strongest other minion here."
    )
    assert at_table({"Tortuga": ["Ann's Strong", *others]}, strong).power("Strong") == power


def test_what_is_ordered_holds_for_as_long_as_it_lies_there() -> None:
    hush = card("Hush", "minion", "Ongoing: Reduce the power of other players' minions here by 1.")
    play = at_table({"Tortuga": ["Ann's Hush", "Ann's Elk", "Bob's Bull"]}, hush)
    assert (play.power("Elk"), play.power("Bull")) == (4, 4)


@pytest.mark.parametrize(("others", "drawn"), [([], 1), (["Bob's Elk"], 0)])
def test_the_last_that_leaves(others: list[str], drawn: int) -> None:
    sign = card("Sign", "action", "Play on a base. Ongoing: Whenever the last minion here leaves, draw a card.")
    kill = card("Kill", "action", "Destroy one of your minions.")
    play = at_table({"Tortuga": ["Ann's Sign", "Ann's Calf", *others]}, sign, kill, Ann=["Kill"]).play("Kill")
    assert len(play.hand("Ann")) == drawn


@pytest.mark.parametrize(("held", "left"), [(["Calf", "Elk", "Bull"], 1), (["Calf"], 1), ([], 0)])
def test_as_many_cards_as_another_has(held: list[str], left: int) -> None:
    level = card("Level", "action", "Each other player discards until they have as many cards in hand as you.")
    play = at_table({"Tortuga": []}, level, Ann=["Level", "Scout"], Bob=held).play("Level")
    if len(held) == 3:
        play.choose("Calf", "Elk")
    assert len(play.hand("Bob")) == left


@pytest.mark.parametrize(("held", "drawn"), [(["Calf", "Elk", "Bull"], 3), (["Calf"], 1)])
def test_as_many_cards_drawn_as_another_has(held: list[str], drawn: int) -> None:
    text = "Choose another player. Draw cards until you have as many cards in hand as that player."
    play = at_table({"Tortuga": []}, card("Level", "action", text), Ann=["Level"], Bob=held).play("Level")
    assert len(play.hand("Ann")) == drawn


def test_what_points_or_cards_are_paid_after_a_play() -> None:
    toll = "Ongoing: After another player plays a minion here, they must discard a card or lose 1 VP."
    play = at_table({"Tortuga": ["Bob's Toll"]}, card("Toll", "minion", toll), Ann=["Calf", "Elk"])
    play.play("Calf", "Tortuga")
    assert len(play.offered) == 2
