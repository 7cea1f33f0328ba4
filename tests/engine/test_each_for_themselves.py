"""What each player does for themselves: one of two things, as many as they did before, what somebody declines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.engine.table_talk import Play, Spec, board
from tests.rulebook.own_cards import FILLER, card, game, ox, table

TOLL = card("Toll", "action", "Each other player discards a card or destroys one of their minions.")
MULLIGAN = card("Mulligan", "action", "Each player discards their hand and draws that many cards.")
RANSOM = card("Ransom", "action", "Destroy a minion unless its controller discards a card.")
LATE = card("Late", "action", "Destroy a minion that was played or moved this turn.")
SPOILS = card("Spoils", "action", "Destroy a minion. If it was yours, draw a card.")
CALF, ELK = ox(2, "Calf"), ox(4, "Elk")


def play(action: str, there: Sequence[Spec], **hand: Sequence[str]) -> Play:
    """Ann plays an action."""
    hands: Mapping[str, Sequence[str]] = {"Ann": [action], **hand}
    cards = game(TOLL, MULLIGAN, RANSOM, LATE, SPOILS, CALF, ELK)
    return board({"Tortuga": there}, hand=hands, deck=FILLER, turn="Ann", game=cards).play(action)


@pytest.mark.parametrize(("way", "there", "held"), [(1, ["Bob's Calf"], []), (2, [], ["Elk"])])
def test_another_player_chooses_which_of_two_things_to_do(way: int, there: list[str], held: list[str]) -> None:
    after = play("Toll", ["Bob's Calf"], Bob=["Elk"]).option(way)

    assert after.at("Tortuga") == there
    assert after.hand("Bob") == held


def test_each_draws_as_many_as_they_themselves_have_discarded() -> None:
    after = play("Mulligan", [], Ann=["Mulligan", "Elk", "Elk"], Bob=["Calf"])

    assert (after.hand("Ann"), after.hand("Bob")) == (["Scout", "Scout"], ["Scout"])
    assert after.discard("Bob") == ["Calf"]


def test_who_discards_a_card_keeps_the_minion() -> None:
    kept = play("Ransom", ["Bob's Calf"], Bob=["Elk"]).yes()
    lost = play("Ransom", ["Bob's Calf"], Bob=["Elk"]).no()

    assert (kept.at("Tortuga"), kept.discard("Bob")) == (["Bob's Calf"], ["Elk"])
    assert (lost.at("Tortuga"), lost.hand("Bob")) == ([], ["Elk"])


def test_who_has_no_card_cannot_keep_it() -> None:
    assert play("Ransom", ["Bob's Calf"]).at("Tortuga") == []


@pytest.mark.parametrize(("whose", "drawn"), [("Ann", ["Scout"]), ("Bob", [])])
def test_whose_it_was_when_it_left(whose: str, drawn: list[str]) -> None:
    assert play("Spoils", [f"{whose}'s Calf"]).hand("Ann") == drawn


def test_only_what_was_played_this_turn() -> None:
    cards = game(LATE, CALF, ELK)
    hand = {"Ann": ["Late", "Elk"]}
    after = board({"Tortuga": ["Bob's Calf"]}, hand=hand, deck=FILLER, turn="Ann", game=cards)
    after.play("Elk", on="Tortuga").play("Late")

    assert after.at("Tortuga") == ["Bob's Calf"]
    assert play("Late", ["Bob's Calf"]).at("Tortuga") == ["Bob's Calf"]


def test_each_player_who_fits_a_condition_does_it() -> None:
    """Two may fit, and nobody has chosen one of them."""
    hall = card("Hall", "base", "At the end of the turn, if a player has no minions here, they may draw a card.")
    one = table({"Hall": ["Ann's Ox"], "Tortuga": []}, hall, ox(2))
    one.end_phase()
    assert one.asked == "Bob"
    before = len(one.hand("Bob"))
    assert len(one.yes().hand("Bob")) == before + 1

    both = table({"Hall": [], "Tortuga": []}, hall, ox(2)).end_phase()
    assert both.asked == "Ann"
    assert both.no().asked == "Bob"
