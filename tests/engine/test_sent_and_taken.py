"""Cards that are sent somewhere, taken from a player or kept from the discard pile, and what goes on with them."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

GRAVE = card("Grave", "action", "Place a minion from another player's discard pile in your hand.")
GARDEN = card(
    "Garden", "base", "After the first time each turn one of your minions here goes to the discard pile, draw a card."
)
SUN = card(
    "Sun",
    "minion",
    "Talent: Choose one: until the start of your turn, either another minion has -2 power"
    " OR this minion has +1 power.",
)
AGAIN = card("Again", "action", "Return one of your minions to your hand. You may play it as an extra minion.")
FEAST = card("Feast", "action", "You may play an extra minion and an extra action. Draw a card.")
ROAD = card("Road", "action", "Transfer an action from one base to another base.")
SIGN = card("Sign", "action", "Play on a base. Ongoing: Your minions here have +1 power.")
HAT = card("Hat", "action", "Play on a minion. Ongoing: This minion has +1 power.")
CRADLE = card(
    "Cradle", "base", "If a minion here would go to the discard pile, return it to its owner's hand instead."
)
AXE = card("Axe", "action", "Destroy a minion.")
PARTY = card(
    "Party",
    "action",
    "Each player may destroy one of their minions. For each destroyed minion, its controller gains 1 VP.",
)
SPY = card("Spy", "minion", "Ongoing: After another player plays an action, they discard a card.")
CARDS = (
    GRAVE,
    GARDEN,
    SUN,
    AGAIN,
    FEAST,
    ROAD,
    SIGN,
    HAT,
    CRADLE,
    AXE,
    PARTY,
    SPY,
    ox(2),
    ox(1, "Elk"),
    ox(30, "Bull"),
)


def test_a_card_taken_from_another_player_is_the_takers_until_it_has_been_in_play() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Grave"], discard={"Bob": ["Ox"]}).play("Grave")
    assert play.hand("Ann") == ["Ox"]
    assert play.cites("control.taken")

    play.play("Ox").to_the_next_turn()
    assert play.at("Tortuga") == ["Ann's Ox"]


def test_what_the_discarding_triggers_is_resolved_by_a_base_that_is_still_there_and_once_each_turn() -> None:
    play = table({"Garden": ["Ann's Bull", "Ann's Ox"], "Tar Pits": []}, *CARDS, turn="Bob", base_deck=["Tortuga"])  # type: ignore[arg-type]
    play.to_the_next_turn()

    assert [event.rules for event in play.happened("discard", "Ox")] != []
    assert play.hand("Ann") == ["Scout"]


def test_one_minion_is_chosen_to_be_weaker_until_a_moment() -> None:
    play = table({"Tortuga": ["Ann's Sun", "Bob's Ox", "Bob's Bull"]}, *CARDS).use("Sun").option(1).choose("Bull")

    assert (play.power("Bull"), play.power("Ox")) == (28, 2)


def test_a_minion_that_was_just_returned_can_be_played_by_the_same_card() -> None:
    play = table({"Tortuga": ["Ann's Ox"], "Tar Pits": []}, *CARDS, hand=["Again"]).play("Again").yes()
    play.choose("Tar Pits")

    assert play.at("Tar Pits") == ["Ann's Ox"]


def test_an_extra_minion_and_an_extra_action_may_both_wait() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Feast", "Ox", "Elk", "Axe"]).play("Feast").yes()
    play.play("Ox").play("Elk").play("Axe").choose("Ox")

    assert play.at("Tortuga") == ["Ann's Elk"]


def test_an_action_on_a_minion_is_not_transferred_from_the_base() -> None:
    there = [("Ann's Ox", "Ann's Hat"), "Ann's Sign"]
    play = table({"Tortuga": there, "Tar Pits": ["Ann's Elk"]}, *CARDS, hand=["Road"]).play("Road")

    assert (play.power("Ox"), play.power("Elk")) == (3, 2)  # the Sign has gone to the Tar Pits, the Hat has stayed


def test_what_would_go_to_the_discard_pile_goes_elsewhere_when_it_is_destroyed_and_when_its_base_has_scored() -> None:
    play = table({"Cradle": ["Bob's Ox"]}, *CARDS, hand=["Axe"]).play("Axe")
    assert play.hand("Bob") == ["Ox"]

    play = table({"Cradle": ["Bob's Bull"], "Tar Pits": []}, *CARDS, base_deck=["Tortuga"])  # type: ignore[arg-type]
    play.to_the_next_turn()
    assert "Bull" in play.hand("Bob")


def test_a_minion_destroyed_by_an_action_still_answers_its_play() -> None:
    play = table({"Tortuga": ["Bob's Spy"]}, *CARDS, hand=["Axe", "Elk"]).play("Axe")

    assert play.where("Spy") == "Bob's discard"
    assert play.where("Elk") == "Ann's discard"


def test_what_each_player_has_done_is_remembered_of_all_of_them() -> None:
    there = ["Ann's Ox", "Bob's Elk"]
    play = table({"Tortuga": there}, *CARDS, hand=["Party"]).play("Party").yes().yes()
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 1)

    play = table({"Tortuga": there}, *CARDS, hand=["Party"]).play("Party").yes().no()
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 0)
