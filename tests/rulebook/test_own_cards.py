"""Rules that no Core card shows: what answers an event, who controls, what is swapped, on cards made up for it."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import card, game, table

from smashrules.effects.abilities import Ability, CardText, Continuous, Label
from smashrules.effects.actions import Cancelled
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.selectors import EVERY, At, Here, Kind, Select

ZAP = card("Zap", "action", "Destroy a minion.")
MARTYR = card(
    "Martyr", "minion", "Ongoing: If one of your other minions would be destroyed, destroy this minion instead."
)
TRADE = card("Trade", "action", "Swap a minion in play with a minion from your hand.")
SHIELD = card("Shield", "action", "Play on a minion. Ongoing: This minion is not affected by other players' cards.")


# -- triggers, replacements ------------------------------------------------------------------------------------------


def test_a_minion_that_moves_answers_its_own_move() -> None:
    doorman = card("Doorman", "minion", "Ongoing: After a minion is moved here, gain 1 VP.")
    porter = card("Porter", "minion", "Ongoing: After another minion is moved here, gain 1 VP.")
    push = card("Push", "action", "Move a minion to another base.")
    play = table({"Tortuga": ["Ann's Doorman", "Ann's Porter"], "Tar Pits": []}, doorman, porter, push, hand=["Push"])

    assert play.play("Push").choose("Doorman").vp("Ann") == 1
    play = table({"Tortuga": ["Ann's Doorman", "Ann's Porter"], "Tar Pits": []}, doorman, porter, push, hand=["Push"])
    assert play.play("Push").choose("Porter").vp("Ann") == 0


def test_one_replacement_is_applied_once_to_an_event_and_another_may_follow_it() -> None:
    play = table(
        {"Tortuga": ["Ann's Martyr", "Ann's Martyr", "Ann's Invader"]}, MARTYR, ZAP, hand=["Zap"], turn="Bob"
    )
    play.play("Zap").choose("Invader")
    first = play.decision.options[0]
    play.answer(first)

    # The first Martyr would go, the second goes for it, and the first is not asked again.
    assert play.at("Tortuga") == ["Ann's Martyr", "Ann's Invader"]
    assert play.discard("Ann") == ["Martyr"]
    assert play.state.objects[int(first.thing)] is not None


def test_a_change_into_the_protected_range_is_made() -> None:
    nurse = card(
        "Nurse", "minion", "Ongoing: Your minions with power 2 or less are not affected by other players' cards.", 5
    )
    sap = card("Sap", "action", "A minion has -2 power until the end of the turn.")
    spur = card("Spur", "minion", "You may play an extra action.")
    cards = (nurse, sap, spur)
    play = table(
        {"Tortuga": ["Ann's Nurse", "Ann's Invader"], "Tar Pits": []}, *cards, hand=["Sap", "Sap", "Spur"], turn="Bob"
    )

    play.play("Spur", on="Tar Pits").yes().play("Sap").choose("Invader")
    assert play.power("Invader") == 1
    play.play("Sap").choose("Invader")
    assert play.power("Invader") == 1  # by now it is protected


@pytest.mark.parametrize(("wanted", "left", "drawn"), [((1,), [], 0), ((2,), ["Ann's Invader"], 1), ((1, 2), [], 1)])
def test_and_or_allows_the_one_the_other_or_both(wanted: tuple[int, ...], left: list[str], drawn: int) -> None:
    both = card("Errand", "action", "Destroy a minion and/or draw a card.")
    play = table({"Tortuga": ["Ann's Invader"]}, both, hand=["Errand"]).play("Errand")
    for each in wanted:
        play.option(each)
    if play.kind == "one-of":
        play.done()

    assert (play.at("Tortuga"), len(play.hand("Ann"))) == (left, drawn)


# -- control ---------------------------------------------------------------------------------------------------------


def test_control_taken_of_a_minion_as_it_is_played_leaves_it_where_it_was_played() -> None:
    siren = card("Siren", "minion", "Ongoing: After another player plays a minion here, take control of that minion.")
    play = table({"Tar Pits": [], "Tortuga": ["Bob's Siren"]}, siren, hand=["Invader"])
    play.play("Invader", on="Tortuga")

    assert play.at("Tortuga") == ["Bob's Siren", "Bob's Invader"]
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 0)  # its ability had been resolved for Ann
    assert play.asked == "Ann"  # and Bob is asked for no base


# -- swaps -----------------------------------------------------------------------------------------------------------


def test_what_lies_on_a_swapped_card_goes_over_and_what_lasts_for_a_time_does_not() -> None:
    pump = card("Pump", "action", "A minion has +3 power until the end of the turn.")
    spur = card("Spur", "minion", "Play two extra actions.")
    play = table(
        {"Tortuga": [("Ann's Walker", "Ann's Upgrade", 2)]},
        TRADE,
        pump,
        spur,
        hand=["Pump", "Trade", "Zapbot", "Spur"],
    )
    play.play("Pump")
    assert play.power("Walker") == 2 + 2 + 2 + 3
    play.play("Spur").play("Trade").choose("Walker")
    play.no()  # Zapbot's extra minion

    assert play.where("Walker") == "Ann's hand"
    assert play.where("Upgrade") == "on Zapbot"
    assert play.power("Zapbot") == 2 + 2 + 2


def test_what_was_to_happen_to_a_card_later_lapses_when_it_is_swapped_away() -> None:
    doom = card("Doom", "action", "Choose a minion. Destroy it at the end of the turn.")
    spur = card("Spur", "minion", "Play two extra actions.")
    play = table({"Tortuga": ["Ann's Walker"]}, TRADE, doom, spur, hand=["Doom", "Trade", "Zapbot", "Spur"])
    play.play("Doom").play("Spur").play("Trade").choose("Walker").no()
    play.to_the_next_turn()

    assert "Walker" in play.hand("Ann")
    assert "Ann's Zapbot" in play.at("Tortuga")


def test_a_protected_card_is_not_swapped_and_neither_is_the_other() -> None:
    play = table({"Tortuga": [("Bob's Walker", "Bob's Shield")]}, TRADE, SHIELD, hand=["Trade", "Zapbot"])
    play.play("Trade")

    assert (play.where("Walker"), play.where("Zapbot")) == ("Tortuga", "Ann's hand")


def test_after_a_swap_the_two_cards_have_no_bond() -> None:
    spur = card("Spur", "minion", "Play two extra actions.")
    play = table({"Tortuga": ["Ann's Walker"]}, TRADE, ZAP, spur, hand=["Spur", "Trade", "Zap", "Scout"])
    play.play("Spur").play("Trade").choose("Walker").play("Zap").choose("Scout")

    assert play.where("Walker") == "Ann's hand"
    assert play.at("Tortuga") == ["Ann's Spur"]


def test_a_swap_is_one_event_and_what_it_triggers_comes_after_it() -> None:
    usher = card("Usher", "minion", "Ongoing: After another minion is played here, gain 1 VP.")
    play = table({"Tortuga": ["Ann's Walker", "Ann's Usher"]}, TRADE, usher, hand=["Trade", "Zapbot"])
    play.play("Trade").choose("Walker").no()

    swap = next(each for each in play.events if each.verb == "swap")
    gain = next(each for each in play.events if each.verb == "gain VP")
    played = next(each for each in play.events if each.verb == "play" and play.name(each.what) == "Zapbot")
    assert swap.batch == played.batch
    assert gain.id > played.id
    assert play.vp("Ann") == 1


# -- counters and supply ---------------------------------------------------------------------------------------------


def test_a_point_is_no_counter_and_a_counter_no_point() -> None:
    prize = card("Prize", "action", "Place a +1 power counter on a minion. Gain 1 VP.")
    play = table({"Tortuga": ["Ann's Walker"]}, prize, hand=["Prize"]).play("Prize")

    assert (play.power("Walker"), play.vp("Ann")) == (3, 1)


def test_the_supply_does_not_run_out() -> None:
    rain = card("Rain", "action", "Place three +1 power counters on each of your minions. Gain 3 VP.")
    play = table({"Tortuga": [("Ann's Walker", 500)]}, rain, hand=["Rain"])
    play.play("Rain")

    assert (play.power("Walker"), play.vp("Ann")) == (505, 3)


# -- cards that are drawn, shown, cancelled --------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["deck", "discard"])
def test_a_stated_card_is_searched_for_shown_and_drawn(zone: str) -> None:
    call = card("Call", "action", f"Draw a minion from your {zone if zone == 'deck' else 'discard pile'}.")
    held = {"Ann": ["Howl", "Walker", "Howl", "Zapbot"]}
    play = table({"Tortuga": []}, call, hand=["Call"], **{"deck": held, zone: held}).play("Call")
    assert play.offered == ["Walker", "Zapbot"]
    play.choose("Zapbot")

    assert play.hand("Ann") == ["Zapbot"]
    assert [play.name(each) for each in play.happened("search")[0].things] == ["Zapbot"]
    assert play.cites("verb.draw-from")
    assert bool(play.happened("shuffle")) is (zone == "deck")


def test_players_who_reveal_at_one_time_do_so_from_the_current_player_on() -> None:
    show = card("Show", "action", "Each player reveals the top card of their deck.")
    play = board(
        {"Tortuga": []},
        hand={"Bob": ["Show"]},
        deck={"Ann": ["Scout"], "Bob": ["Walker"], "Cyd": ["Zapbot"]},
        players=("Ann", "Bob", "Cyd"),
        turn="Bob",
        game=game(show),
    ).play("Show")

    assert [play.name(each.things[0]) for each in play.happened("reveal")] == ["Walker", "Zapbot", "Scout"]


def fog() -> CardDef:
    """An action on a base: while it is there, the minions there have no abilities."""
    everyone = Cancelled(Select(Kind.MINION, EVERY, (At(Here()),)))
    return CardDef("Fog", CardType.ACTION, "Tests", text=CardText((Ability(Label.ONGOING, (Continuous(everyone),)),)))


def test_cancelling_at_a_base_reaches_the_minions_there_and_nothing_else() -> None:
    play = table({"The Central Brain": ["Bob's Fog", "Ann's War Raptor"], "Tortuga": ["Ann's War Raptor"]}, fog())

    assert play.power("War Raptor at The Central Brain") == 2 + 1  # the base goes on giving its 1
    assert play.power("War Raptor at Tortuga") == 2 + 1  # for itself


def test_cancelling_at_a_base_reaches_minions_that_come_and_releases_those_that_go() -> None:
    away = card("Away", "action", "Move a minion to another base.")
    play = table(
        {"Tar Pits": ["Bob's Fog", "Ann's War Raptor"], "Tortuga": []}, fog(), away, hand=["Away", "Microbot Alpha"]
    )
    assert play.power("War Raptor") == 2
    play.play("Microbot Alpha", on="Tar Pits")
    assert play.power("Microbot Alpha") == 1  # it would count the other minion
    play.play("Away").choose("War Raptor")
    assert play.power("War Raptor") == 3


def test_a_limit_for_cards_of_a_name_is_not_used_up_by_one_that_counts_as_having_it() -> None:
    zed = card("Zed", "minion", "Ongoing: This minion is a Tenacious Z. Talent: Gain 1 VP.")
    play = table({"Tortuga": ["Ann's Zed"]}, zed, discard={"Ann": ["Tenacious Z", "Tenacious Z"]})
    play.use("Zed").play("Tenacious Z #1")
    assert play.at("Tortuga") == ["Ann's Zed", "Ann's Tenacious Z"]
    assert not play.can_play("Tenacious Z #2")


@pytest.mark.parametrize(("actions", "power"), [(0, 2), (1, 4), (2, 4)])
def test_a_condition_that_asks_for_one_is_met_by_two(actions: int, power: int) -> None:
    engine = card("Engine", "minion", "Ongoing: While you have an action here, this minion has +2 power.")
    rail = card("Rail", "action", "Play on a base. Ongoing: After this base scores, gain 1 VP.")
    play = table({"Tortuga": ["Ann's Engine", *["Ann's Rail"] * actions]}, engine, rail)

    assert play.power("Engine") == power


def test_a_minion_of_a_name_is_no_action_that_counts_as_having_the_name() -> None:
    badge = card("Badge", "action", "Play on a base. Ongoing: This action is a Microbot.")
    hunt = card("Hunt", "action", "Destroy each Microbot.")
    play = table({"Tortuga": ["Ann's Badge", "Ann's Microbot Guard", "Ann's Walker"]}, badge, hunt, hand=["Hunt"])
    play.play("Hunt")

    assert sorted(play.at("Tortuga")) == ["Ann's Badge", "Ann's Walker"]
