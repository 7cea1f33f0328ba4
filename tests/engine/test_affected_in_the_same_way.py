"""What an action does to one card is done to another one, too. Source: BGB2018, "Card Clarifications", on the Disco
Dancers.
"""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

KING = card(
    "King",
    "minion",
    "Ongoing: When a standard action directly affects one or more minions here, you may choose another minion here to"
    " be affected the same way.",
)
QUEEN = card(
    "Queen",
    "minion",
    "Ongoing: Once each turn, when a standard action directly affects one or more of your other minions here, you may"
    " choose this minion to be affected the same way.",
)
KIN = card(
    "Kin",
    "action",
    "Play on a minion. Ongoing: When a standard action directly affects one or more other minions here, you may"
    " choose this minion to be affected the same way.",
)
TOWN = card(
    "Town",
    "base",
    "Once per turn, when your standard action directly affects one or more of your minions here, you may have it"
    " affect another of your minions here the same way.",
)
WATCHER = card(
    "Watcher",
    "minion",
    "Ongoing: After this minion is affected by a standard action, you may place two +1 power counters on it if it had"
    " no such counters when the action was played.",
)
CHEER = card("Cheer", "action", "Give a minion +2 power until the end of the turn.")
GLOOM = card("Gloom", "action", "Give a minion of power 3 or more -2 power until the end of the turn.")
FEED = card("Feed", "action", "Place a +1 power counter on a minion.")
FEAST = card("Feast", "action", "Place a +1 power counter on each of your minions.")
FLEE = card("Flee", "action", "Move a minion to another base.")
SLAY = card("Slay", "action", "Destroy a minion.")
HOME = card("Home", "action", "Return a minion to its owner's hand.")
CHARM = card("Charm", "action", "Take control of a minion until the end of the turn.")
SLEEP = card("Sleep", "action", "Cancel the abilities of a minion until the end of the turn.")
SWORD = card("Sword", "action", "Play on a minion. Ongoing: This minion has +2 power.")
SHARE = card("Share", "action", "Transfer a +1 power counter from a minion to another minion.")
BOTH = card(
    "Both", "action", "Place a +1 power counter on a minion. Give another minion +2 power until the end of the turn."
)
LATER = card("Later", "action", "Choose a minion. At the end of the turn, destroy that minion.")
CALF, DOE, STAG = ox(2, "Calf"), ox(3, "Doe"), ox(4, "Stag")
CARDS = (KING, QUEEN, KIN, TOWN, WATCHER, CHEER, GLOOM, FEED, FEAST, FLEE, SLAY, HOME, CHARM, SLEEP, SWORD, SHARE)
CARDS = (*CARDS, BOTH, LATER, CALF, DOE, STAG)


def counters(play: Play, name: str) -> int:
    found = play.state.objects[play.uid(name)]
    assert found is not None
    return found.counters


def test_another_minion_than_the_one_that_was_affected_of_whomever() -> None:
    play = table(
        {"Tortuga": ["Ann's King", "Bob's Doe", "Bob's Calf"], "Tar Pits": ["Bob's Stag"]}, *CARDS, hand=["Feed"]
    )
    play.play("Feed").choose("Doe").use("King")
    assert sorted(play.offered) == ["Calf", "King"]
    play.choose("King")

    assert (counters(play, "King"), counters(play, "Doe")) == (1, 1)
    assert play.kind == "main"  # what was done in the same way is not done to a third one


def test_nobody_has_to() -> None:
    play = table({"Tortuga": ["Ann's King", "Bob's Doe"]}, *CARDS, hand=["Feed"])
    play.play("Feed").choose("Doe").pass_()

    assert counters(play, "King") == 0


@pytest.mark.parametrize("there", [["Ann's King"], ["Ann's King", "Ann's Doe"]])
def test_all_that_the_action_affects_have_been_affected(there: list[str]) -> None:
    play = table({"Tortuga": [*there, "Bob's Calf"], "Tar Pits": ["Ann's Stag"]}, *CARDS, hand=["Feast"])
    play.play("Feast").use("King")

    assert counters(play, "Calf") == 1  # there was no other one to choose


def test_elsewhere_is_not_here() -> None:
    play = table({"Tortuga": ["Ann's King"], "Tar Pits": ["Bob's Doe"]}, *CARDS, hand=["Feed"])
    play.play("Feed").choose("Doe")

    assert play.kind == "main"


def test_the_same_change_of_power_ends_with_it() -> None:
    play = table({"Tortuga": ["Ann's King", "Bob's Doe", "Bob's Calf"]}, *CARDS, hand=["Cheer"])
    play.play("Cheer").choose("Doe").use("King").choose("Calf")
    assert (play.power("Doe"), play.power("Calf")) == (5, 4)
    play.end_phase()

    assert (play.power("Doe"), play.power("Calf")) == (3, 2)


def test_what_the_action_asks_for_is_not_asked_of_the_other_one() -> None:
    play = table({"Tortuga": ["Ann's King", "Bob's Doe", "Bob's Calf"]}, *CARDS, hand=["Gloom"])
    play.play("Gloom").use("King").choose("Calf")

    assert (play.power("Doe"), play.power("Calf")) == (1, 0)


def test_it_moves_to_the_same_base() -> None:
    bases = {"Tortuga": ["Ann's King", "Bob's Doe", "Bob's Calf"], "Tar Pits": [], "Jungle Oasis": []}
    play = table(bases, *CARDS, hand=["Flee"], base_deck=["The Homeworld"])
    play.play("Flee").choose("Doe", "Tar Pits").use("King").choose("Calf")

    assert sorted(play.at("Tar Pits")) == ["Bob's Calf", "Bob's Doe"]


@pytest.mark.parametrize(("action", "where"), [("Slay", "Bob's discard"), ("Home", "Bob's hand")])
def test_it_leaves_play_for_its_own_owners_pile(action: str, where: str) -> None:
    play = table({"Tortuga": ["Ann's King", "Ann's Doe", "Bob's Calf"]}, *CARDS, hand=[action])
    play.play(action).choose("Doe").use("King").choose("Calf")

    assert play.where("Calf") == where
    assert play.where("Doe") == where.replace("Bob", "Ann")


def test_the_same_player_gets_control_and_loses_it_at_the_same_time() -> None:
    play = table({"Tortuga": ["Bob's King", "Bob's Doe", "Bob's Calf"]}, *CARDS, hand=["Charm"])
    play.play("Charm").choose("Doe").use("King").choose("Calf")
    assert sorted(play.at("Tortuga")) == ["Ann's Calf", "Ann's Doe", "Bob's King"]
    play.end_phase()

    assert sorted(play.at("Tortuga")) == ["Bob's Calf", "Bob's Doe", "Bob's King"]


def test_its_abilities_are_cancelled_as_well() -> None:
    strong = card("Strong", "minion", "Ongoing: This minion has +3 power.")
    play = table({"Tortuga": ["Ann's King", "Bob's Doe", "Bob's Strong"]}, *CARDS, strong, hand=["Sleep"])
    play.play("Sleep").choose("Doe").use("King").choose("Strong")

    assert play.power("Strong") == 2


def test_a_counter_comes_from_the_same_card() -> None:
    play = table({"Tortuga": ["Ann's King", "Bob's Doe"], "Tar Pits": [("Bob's Stag", 2)]}, *CARDS, hand=["Share"])
    play.play("Share").choose("Stag", "Doe").use("King")

    assert (counters(play, "Stag"), counters(play, "Doe"), counters(play, "King")) == (0, 1, 1)


def test_there_may_be_no_counter_left() -> None:
    play = table({"Tortuga": ["Ann's King", "Bob's Doe"], "Tar Pits": [("Bob's Stag", 1)]}, *CARDS, hand=["Share"])
    play.play("Share").choose("Stag", "Doe").use("King")

    assert (counters(play, "Stag"), counters(play, "Doe"), counters(play, "King")) == (0, 1, 0)


def test_of_several_things_that_an_action_does_one_is_chosen() -> None:
    play = table({"Tortuga": ["Ann's King", "Bob's Doe", "Bob's Calf", "Bob's Stag"]}, *CARDS, hand=["Both"])
    play.play("Both").choose("Doe", "Calf").use("King").choose("Stag")
    assert play.kind == "one-of"
    play.option(2)

    assert (play.power("Stag"), counters(play, "Stag")) == (6, 0)
    assert play.kind == "main"  # once for each action


def test_an_action_that_is_played_on_a_minion_is_no_standard_one() -> None:
    play = table({"Tortuga": ["Ann's King", "Bob's Doe"]}, *CARDS, hand=["Sword"])
    play.play("Sword", on="Doe")

    assert play.kind == "main"


def test_what_an_action_does_later_is_not_what_it_does_as_it_is_played() -> None:
    play = table({"Tortuga": ["Ann's King", "Bob's Doe", "Bob's Calf"]}, *CARDS, hand=["Later"])
    play.play("Later").choose("Doe")
    assert play.kind == "main"
    play.end_phase()

    assert play.at("Tortuga") == ["Ann's King", "Bob's Calf"]


@pytest.mark.parametrize(("whose", "offered"), [("Ann", True), ("Bob", False)])
def test_itself_as_one_of_its_players_others(whose: str, offered: bool) -> None:
    play = table({"Tortuga": ["Ann's Queen", f"{whose}'s Doe"]}, *CARDS, hand=["Feed"])
    play.play("Feed").choose("Doe")
    assert (play.kind == "window") is offered
    if offered:
        play.use("Queen")
    assert counters(play, "Queen") == offered


def test_not_when_it_is_itself_the_only_one_that_was_affected() -> None:
    play = table({"Tortuga": ["Ann's Queen", "Ann's Doe"]}, *CARDS, hand=["Feed"])
    play.play("Feed").choose("Queen")

    assert play.kind == "main"


def test_once_each_turn() -> None:
    more = card("More", "action", "Play two extra actions.")
    play = table({"Tortuga": ["Ann's Queen", "Ann's Doe"]}, *CARDS, more, hand=["More", "Feed", "Cheer"])
    play.play("More").play("Feed").choose("Doe").use("Queen")
    play.play("Cheer").choose("Doe")

    assert (counters(play, "Queen"), play.power("Queen")) == (1, 3)


def test_one_that_is_protected_is_spared() -> None:
    """What is done to it is still done by the action, and not by the card that lets it be done."""
    calm = card("Calm", "minion", "Ongoing: This minion is not affected by other players' actions.")
    play = table({"Tortuga": ["Bob's King", "Bob's Doe", "Bob's Calm"]}, *CARDS, calm, hand=["Slay"])
    play.play("Slay").choose("Doe").use("King").choose("Calm")

    assert play.where("Calm") == "Tortuga"


def test_the_minion_that_an_action_is_on() -> None:
    play = table({"Tortuga": ["Bob's Doe", ("Ann's Calf", "Bob's Kin")]}, *CARDS, hand=["Feed"])
    play.play("Feed").choose("Doe")
    assert play.asked == "Bob"
    play.use("Kin")

    assert counters(play, "Calf") == 1


def test_each_player_of_their_own_minions() -> None:
    play = table({"Town": ["Ann's Doe", "Ann's Calf", "Bob's Stag"]}, *CARDS, hand=["Feed"])
    play.play("Feed").choose("Doe")
    assert play.asked == "Ann"
    play.use("Town")

    assert (counters(play, "Doe"), counters(play, "Calf"), counters(play, "Stag")) == (1, 1, 0)


def test_what_another_players_minion_undergoes_is_not_ones_own() -> None:
    play = table({"Town": ["Ann's Doe", "Ann's Calf", "Bob's Stag"]}, *CARDS, hand=["Feed"])
    play.play("Feed").choose("Stag")

    assert play.kind == "main"


# -- how it was before the action ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "action", "after"), [(0, "Feed", 3), (1, "Feed", 2), (0, "Cheer", 2), (1, "Cheer", 1)]
)
def test_counters_that_were_there_when_the_action_was_played(before: int, action: str, after: int) -> None:
    play = table({"Tortuga": [("Ann's Watcher", before), "Bob's Doe"]}, *CARDS, hand=[action])
    play.play(action).choose("Watcher")
    if play.kind == "window":
        play.use("Watcher")

    assert counters(play, "Watcher") == after
