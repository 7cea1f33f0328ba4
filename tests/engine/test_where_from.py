"""Where a card was before, where the other one goes, and from where a card is played: places that have no name."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

MEADOW = card(
    "Meadow",
    "base",
    "After the first time each turn you move a minion to here, move another minion from there to here.",
)
PULL = card(
    "Pull",
    "minion",
    "Talent: If this minion has been moved this turn, move one of your other minions from this minion's previous base"
    " to here.",
)
TWICE = card("Twice", "action", "Move one of your minions to another base. Play an extra action.")
TRADE = card("Trade", "action", "Choose two minions. Move each of them to the other's base.")
HOARD = card(
    "Hoard",
    "minion",
    "Ongoing: On your turn, you may play an action from your discard pile on this minion instead of from your hand.",
)
GUIDE = card(
    "Guide",
    "minion",
    "Ongoing: After the first time each of your minions moves in a turn, it gains +1 power until the end of the"
    " turn.",
)
TURN = card(
    "Turn",
    "action",
    "Choose one of your minions. Destroy it to play an extra minion on its base.",
)
SCARE = card(
    "Scare",
    "action",
    "Choose one of your minions. Destroy a minion on its base with less power to place two +1 power counters among"
    " your minions there.",
)
CAP = card("Cap", "action", "Play on a minion. Ongoing: This minion has +1 power.")
FLAG = card("Flag", "action", "Play on a base. Ongoing: Your minions here have +1 power.")
OXEN = (ox(2), ox(3, "Elk"), ox(4, "Cow"))
CARDS = (MEADOW, PULL, TWICE, TRADE, HOARD, GUIDE, TURN, SCARE, CAP, FLAG, *OXEN)


def test_another_comes_from_where_the_first_one_was() -> None:
    play = table(
        {"Meadow": [], "Tortuga": ["Ann's Ox", "Bob's Elk"], "Tar Pits": ["Bob's Cow"]}, *CARDS, hand=["Twice"]
    )
    play.play("Twice").choose("Meadow")

    assert play.at("Meadow") == ["Ann's Ox", "Bob's Elk"]
    assert play.at("Tar Pits") == ["Bob's Cow"]


def test_where_nothing_else_was_nothing_follows() -> None:
    play = table({"Meadow": [], "Tortuga": ["Ann's Ox"], "Tar Pits": ["Bob's Cow"]}, *CARDS, hand=["Twice"])
    play.play("Twice").choose("Meadow")

    assert play.at("Meadow") == ["Ann's Ox"]


def test_only_the_first_move_of_a_turn_brings_another() -> None:
    play = table(
        {"Meadow": [], "Tortuga": ["Ann's Ox"], "Tar Pits": ["Ann's Elk", "Bob's Cow"]}, *CARDS, hand=["Twice"] * 2
    )
    play.play("Twice").choose("Ox", "Meadow")
    play.play("Twice", extra=True).choose("Elk", "Meadow")

    assert play.at("Tar Pits") == ["Bob's Cow"]


def test_the_previous_base_is_that_of_the_last_move() -> None:
    board = {"Jungle Oasis": [], "Tortuga": ["Ann's Pull", "Ann's Ox"], "Tar Pits": ["Ann's Elk", "Ann's Cow"]}
    play = table(board, *CARDS, hand=["Twice"] * 2)
    play.play("Twice").choose("Pull", "Tar Pits")
    play.play("Twice", extra=True).choose("Pull", "Jungle Oasis")
    play.use("Pull")
    assert play.offered == ["Elk", "Cow"]
    play.choose("Elk")

    assert play.at("Jungle Oasis") == ["Ann's Pull", "Ann's Elk"]


def test_a_minion_that_has_not_moved_pulls_nobody() -> None:
    play = table({"Tortuga": ["Ann's Pull", "Ann's Ox"], "Tar Pits": ["Ann's Elk"]}, *CARDS, hand=["Twice"])

    assert play.can_use("Pull") is False


def test_two_minions_go_each_to_the_base_of_the_other() -> None:
    play = table({"Tortuga": ["Ann's Ox"], "Tar Pits": ["Bob's Elk"]}, *CARDS, hand=["Trade"]).play("Trade")

    assert play.at("Tortuga") == ["Bob's Elk"]
    assert play.at("Tar Pits") == ["Ann's Ox"]
    assert len(play.happened("move")) == 2


def test_two_at_one_base_stay() -> None:
    play = table({"Tortuga": ["Ann's Ox", "Bob's Elk"], "Tar Pits": []}, *CARDS, hand=["Trade"]).play("Trade")

    assert play.at("Tortuga") == ["Ann's Ox", "Bob's Elk"]
    assert not play.happened("move")


def test_actions_come_from_the_discard_pile_onto_this_minion_and_onto_no_other() -> None:
    board = {"Tortuga": ["Ann's Hoard", "Ann's Ox"]}
    play = table(board, *CARDS, hand=[], discard={"Ann": ["Cap", "Flag", "Twice"]})
    assert (play.can_play("Cap"), play.can_play("Flag"), play.can_play("Twice")) == (True, False, False)
    play.play("Cap")

    assert play.where("Cap") == "on Hoard"
    assert play.power("Hoard") == 3
    assert play.can_play("Cap") is False


def test_it_takes_the_action_of_the_turn() -> None:
    play = table({"Tortuga": ["Ann's Hoard"]}, *CARDS, hand=["Twice"], discard={"Ann": ["Cap"]})
    play.play("Cap")

    assert play.can_play("Twice") is False


def test_the_first_time_each_of_them_moves_counts_for_each_of_them() -> None:
    board = {"Jungle Oasis": ["Ann's Guide"], "Tortuga": ["Ann's Ox", "Ann's Elk"], "Tar Pits": []}
    play = table(board, *CARDS, hand=["Twice"] * 3)
    play.play("Twice").choose("Ox", "Tar Pits")
    assert (play.power("Ox"), play.power("Elk")) == (3, 3)
    play.play("Twice", extra=True).choose("Ox", "Tortuga")
    assert play.power("Ox") == 3
    play.play("Twice", extra=True).choose("Elk", "Tar Pits")

    assert (play.power("Ox"), play.power("Elk")) == (3, 4)


def test_its_base_is_known_when_it_has_been_destroyed() -> None:
    board = {"Tortuga": ["Ann's Ox"], "Jungle Oasis": ["Ann's Elk"]}
    play = table(board, *CARDS, hand=["Turn", "Cow"]).play("Turn").choose("Elk")
    play.choose("Cow")

    assert play.at("Jungle Oasis") == ["Ann's Cow"]


def test_there_is_the_base_of_the_minion_that_was_chosen() -> None:
    board = {"Tortuga": ["Ann's Cow", "Bob's Elk"], "Tar Pits": ["Ann's Ox", "Bob's Ox"]}
    play = table(board, *CARDS, hand=["Scare"]).play("Scare").choose("Cow")

    assert play.at("Tortuga") == ["Ann's Cow"]
    assert play.power("Cow") == 6
    assert play.power("Ann's Ox") == 2
