"""Sentences that say with other verbs what others say plainly: who chooses to do what, what cannot be made less."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    "chooses",
    [
        "chooses to discard a card or to give it -2 power until the end of the turn",
        "chooses to discard a card or give it -2 power until the end of the turn",
        "chooses either to discard a card or to give it -2 power until the end of the turn",
        "chooses to either discard a card or give it -2 power until the end of the turn",
    ],
)
def test_who_chooses_to_do_either_must_do_one(chooses: str) -> None:
    must = "must either discard a card or give it -2 power until the end of the turn"
    event = "After a player plays a minion here, that player"
    assert told(f"{event} {chooses}.", "base") == told(f"{event} {must}.", "base")


@pytest.mark.parametrize("who", ["Each other player", "Another player"])
def test_of_other_players_each_chooses(who: str) -> None:
    must = told(f"{who} must either discard a card or draw a card.")
    assert told(f"{who} chooses to discard a card or to draw a card.") == must


@pytest.mark.parametrize("may", ["", "You may "])
def test_you_choose_too(may: str) -> None:
    choose = f"{may}choose".capitalize()
    either = f"{may}either draw a card or play an extra minion.".capitalize()
    assert told(f"{choose} to draw a card or to play an extra minion.") == told(either)


def test_to_choose_to_do_one_thing_is_no_choice() -> None:
    with pytest.raises(TextError):
        readings("Each player chooses to discard a card.", type="action")


@pytest.mark.parametrize("number", ["this minion's power", "the power of your minions", "this base's breakpoint"])
@pytest.mark.parametrize(("verb", "done"), [("reduce", "reduced"), ("change", "changed")])
@pytest.mark.parametrize("who", ["other players' cards", "other players' actions"])
def test_what_cannot_reduce_it_is_what_it_cannot_be_reduced_by(number: str, verb: str, done: str, who: str) -> None:
    passive = told(f"Ongoing: {number.capitalize()} cannot be {done} by {who}.", "minion")
    assert told(f"Ongoing: {who.capitalize()} cannot {verb} {number}.", "minion") == passive


@pytest.mark.parametrize(
    "text",
    ["Other players cannot reduce this minion's power.", "This minion's power cannot be reduced by other players."],
)
def test_players_reduce_it_with_their_cards(text: str) -> None:
    cards = told("Ongoing: This minion's power cannot be reduced by other players' cards.", "minion")
    assert told(f"Ongoing: {text}", "minion") == cards


def test_what_else_they_cannot_do_is_not_lost() -> None:
    both = told("Ongoing: Other players cannot reduce this minion's power or destroy it.", "minion")
    assert both == told(
        "Ongoing: Other players cannot reduce this minion's power. Other players cannot destroy this minion.",
        "minion",
    )
    with pytest.raises(TextError):
        readings("Ongoing: Other players cannot change the abilities of your minions.", type="minion")


@pytest.mark.parametrize(("player", "power"), [("Ann", 2), ("Bob", 4)])
def test_power_is_only_reduced_by_ones_own_cards(player: str, power: int) -> None:
    proud = card("Proud", "minion", "Ongoing: Other players' cards cannot reduce this minion's power.", power=4)
    curse = card("Curse", "action", "Give a minion -2 power until the end of the turn.")
    play = table({"Tortuga": ["Ann's Proud"]}, proud, curse, ox(2), hand=["Curse"], turn=player).play("Curse")
    assert play.power("Proud") == power
