"""What an action that was played has done to cards: affected them, raised their power, moved them. Source: BGB2018,
"Terms & Phrases": Affect, Directly Affects, Directly increases power.
"""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

# who answers
GURU = card(
    "Guru",
    "minion",
    "Ongoing: Once per turn, after you play an action that directly increases the power of a minion, you may place a"
    " +1 power counter on it.",
)
HIVE = card(
    "Hive",
    "base",
    "After the first time each turn you play an action that directly increases the power of one of your minions here,"
    " draw a card.",
)
BALL = card(
    "Ball",
    "base",
    "After a player plays a standard action that affects one or more of their minions here, they draw a card.",
)
WARY = card("Wary", "minion", "Ongoing: After another player plays a card that affects this minion, draw a card.")
GATE = card(
    "Gate", "action", "Play on a base. Ongoing: After you play a card that moves your minions to here, draw a card."
)
GRIM = card(
    "Grim",
    "minion",
    "Ongoing: After another player plays a card that affects a minion of power 4 or more here, draw a card.",
)

# what is played
CHEER = card("Cheer", "action", "Give a minion +2 power until the end of the turn.")
GLOOM = card("Gloom", "action", "Give a minion -2 power until the end of the turn.")
FEED = card("Feed", "action", "Place a +1 power counter on a minion.")
FEAST = card("Feast", "action", "Place a +1 power counter on each of your minions.")
SWORD = card("Sword", "action", "Play on a minion. Ongoing: This minion has +2 power.")
GEM = card(
    "Gem",
    "action",
    'Play on a minion. Ongoing: This minion has "Talent: This minion gains +3 power until the end of the turn."',
)
RAISE = card("Raise", "action", "Play on a minion. Ongoing: This minion's printed power is 5.")
LAMP = card("Lamp", "action", "Play on a base. Ongoing: Each minion here has +1 power.")
SHIFT = card("Shift", "action", "Move a minion to another base.")
MARCH = card("March", "action", "Move any number of your minions to another base.")
SLAY = card("Slay", "action", "Destroy a minion.")
STRIP = card("Strip", "action", "Destroy an action on a minion.")
HAND = card("Hand", "action", "Transfer a +1 power counter from one of your minions to another of your minions.")
CALF, DOE, STAG = ox(2, "Calf"), ox(3, "Doe"), ox(4, "Stag")
SEERS = (GURU, HIVE, BALL, WARY, GATE, GRIM)
CARDS = (*SEERS, CHEER, GLOOM, FEED, FEAST, SWORD, GEM, RAISE, LAMP, SHIFT, MARCH, SLAY, STRIP, HAND, CALF, DOE, STAG)


def drawn(play: Play, player: str = "Ann") -> int:
    """How many of the eight cards of a deck have been drawn."""
    return 8 - len(play.deck(player))


def counters(play: Play, name: str) -> int:
    found = play.state.objects[play.uid(name)]
    assert found is not None
    return found.counters


# -- power that is raised ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "raised"), [("Cheer", True), ("Feed", True), ("Gloom", False), ("Shift", False)])
def test_the_card_whose_power_was_raised_is_the_one_that_is_spoken_of(action: str, raised: bool) -> None:
    play = table({"Tortuga": ["Ann's Guru"], "Tar Pits": ["Bob's Doe", "Bob's Stag"]}, *CARDS, hand=[action])
    play.play(action).choose("Doe")
    if play.kind == "thing":
        play.choose("Tortuga")
    assert play.kind == ("window" if raised else "main")
    if raised:
        play.use("Guru")
        assert counters(play, "Doe") == 1 + (action == "Feed")


def test_of_several_whose_power_was_raised_one_is_chosen() -> None:
    play = table({"Tortuga": ["Ann's Guru", "Ann's Doe", "Bob's Calf"]}, *CARDS, hand=["Feast"])
    play.play("Feast").use("Guru")
    assert sorted(play.offered) == ["Doe", "Guru"]  # and not Calf, which has got nothing
    play.choose("Doe")

    assert (counters(play, "Doe"), counters(play, "Guru")) == (2, 1)


@pytest.mark.parametrize(("action", "raised"), [("Sword", True), ("Raise", True), ("Gem", False)])
def test_an_action_on_a_minion_raises_its_power_as_long_as_it_is_there(action: str, raised: bool) -> None:
    """An ability by which the power could be raised later is no direct increase."""
    play = table({"Tortuga": ["Ann's Guru", "Bob's Doe"]}, *CARDS, hand=[action])
    play.play(action, on="Doe")

    assert play.kind == ("window" if raised else "main")


def test_a_printed_power_that_is_set_no_higher_is_not_raised() -> None:
    play = table({"Tortuga": ["Ann's Guru", "Bob's Great"]}, *CARDS, ox(6, "Great"), hand=["Raise"])
    play.play("Raise", on="Great")

    assert play.kind == "main"


def test_taking_away_what_lowers_power_is_no_direct_increase() -> None:
    weight = card("Weight", "action", "Play on a minion. Ongoing: This minion has -2 power.")
    play = table({"Tortuga": ["Ann's Guru", ("Bob's Doe", "Bob's Weight")]}, *CARDS, weight, hand=["Strip"])
    play.play("Strip")

    assert play.kind == "main"
    assert play.power("Doe") == 3


def test_a_counter_that_is_transferred_raises_the_power_of_the_one_that_gets_it() -> None:
    play = table({"Tortuga": ["Ann's Guru", ("Ann's Doe", 1), "Bob's Calf"]}, *CARDS, hand=["Hand"])
    play.play("Hand").choose("Doe").use("Guru")

    assert (counters(play, "Guru"), counters(play, "Doe")) == (2, 0)


@pytest.mark.parametrize(
    ("whose", "where", "cards"), [("Ann", "Hive", 1), ("Bob", "Hive", 0), ("Ann", "Tar Pits", 0)]
)
def test_whose_minion_and_where(whose: str, where: str, cards: int) -> None:
    bases = {"Hive": [], "Tar Pits": []}
    play = table({**bases, where: [f"{whose}'s Doe"]}, *CARDS, hand=["Feed"])
    play.play("Feed")

    assert drawn(play) == cards


def test_only_the_first_such_action_of_the_turn() -> None:
    more = card("More", "action", "Play two extra actions.")
    play = table(
        {"Hive": ["Ann's Doe"], "Tar Pits": ["Bob's Calf"]}, *CARDS, more, hand=["More", "Gloom", "Feed", "Cheer"]
    )
    play.play("More").play("Feed").choose("Calf")
    assert drawn(play) == 0
    play.play("Cheer").choose("Doe")
    assert drawn(play) == 1


def test_only_the_first_one_draws_a_card() -> None:
    more = card("More", "action", "Play two extra actions.")
    play = table({"Hive": ["Ann's Doe"], "Tar Pits": ["Bob's Calf"]}, *CARDS, more, hand=["More", "Feed", "Cheer"])
    play.play("More").play("Feed").choose("Doe")
    assert drawn(play) == 1
    play.play("Cheer").choose("Doe")
    assert drawn(play) == 1


def test_a_base_raises_the_power_of_all_that_are_there() -> None:
    play = table({"Hive": ["Ann's Doe", "Bob's Calf"]}, *CARDS, hand=["Lamp"])
    play.play("Lamp", on="Hive")

    assert drawn(play) == 1


# -- cards that are affected ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["Cheer", "Gloom", "Feed", "Slay", "Shift"])
def test_a_standard_action_that_affects_ones_own_minion_there(action: str) -> None:
    play = table({"Ball": ["Ann's Doe"], "Tar Pits": []}, *CARDS, hand=[action])
    play.play(action)

    assert drawn(play) == 1


def test_it_is_one_card_for_one_action_however_many_it_affects() -> None:
    play = table({"Ball": ["Ann's Doe", "Ann's Calf", "Ann's Stag"]}, *CARDS, hand=["Feast"])
    play.play("Feast")

    assert drawn(play) == 1


def test_moving_one_away_affects_one_that_is_there_and_moving_one_there_does_not() -> None:
    play = table({"Ball": [], "Tar Pits": ["Ann's Doe"]}, *CARDS, hand=["Shift"])
    play.play("Shift")

    assert play.where("Doe") == "Ball"
    assert drawn(play) == 0


@pytest.mark.parametrize(("player", "whose", "cards"), [("Ann", "Bob", (0, 0)), ("Bob", "Bob", (0, 1))])
def test_it_is_for_whoever_played_it_and_of_their_minions(player: str, whose: str, cards: tuple[int, int]) -> None:
    play = table({"Ball": [f"{whose}'s Doe"]}, *CARDS, hand=["Feed"], turn=player)
    play.play("Feed")

    assert (drawn(play), drawn(play, "Bob")) == cards


def test_an_action_that_stays_is_no_standard_one() -> None:
    play = table({"Ball": ["Ann's Doe"]}, *CARDS, hand=["Sword"])
    play.play("Sword", on="Doe")

    assert drawn(play) == 0


@pytest.mark.parametrize("action", ["Cheer", "Slay", "Sword", "Gem", "Lamp"])
def test_a_card_of_another_player_that_affects_this_very_minion(action: str) -> None:
    play = table({"Tortuga": ["Ann's Wary"], "Tar Pits": []}, *CARDS, hand=[action], turn="Bob")
    play.play(action, on={"Lamp": "Tortuga", "Sword": "Wary", "Gem": "Wary"}.get(action, ""))

    assert drawn(play) == 1


def test_what_reaches_it_by_a_detour_does_not_affect_it() -> None:
    """It is stronger for each other minion here; one of them is destroyed."""
    proud = card("Proud", "minion", WARY.words + " Ongoing: This minion has +1 power for each other minion here.")
    play = table({"Tortuga": ["Ann's Proud", "Bob's Calf"]}, *CARDS, proud, hand=["Slay"], turn="Bob")
    before = play.power("Proud")
    play.play("Slay").choose("Calf")

    assert play.power("Proud") == before - 1
    assert drawn(play) == 0


def test_what_a_card_in_play_does_later_is_not_done_by_playing_it() -> None:
    horn = card("Horn", "action", "Play on a base. Talent: Give a minion here +1 power until the end of the turn.")
    play = table({"Tortuga": ["Ann's Wary"]}, *CARDS, horn, hand=["Horn"], turn="Bob")
    play.play("Horn", on="Tortuga").use("Horn")

    assert play.power("Wary") == 3
    assert drawn(play) == 0


def test_ones_own_cards_are_not_meant() -> None:
    play = table({"Tortuga": ["Ann's Wary"]}, *CARDS, hand=["Feed"])
    play.play("Feed")

    assert drawn(play) == 0


def test_how_strong_it_was_before_is_asked() -> None:
    play = table({"Tortuga": ["Ann's Grim", "Bob's Stag"]}, *CARDS, hand=["Gloom"], turn="Bob")
    play.play("Gloom").choose("Stag")
    assert play.power("Stag") == 2
    assert drawn(play) == 1


def test_one_that_is_only_made_as_strong_was_not() -> None:
    play = table({"Tortuga": ["Ann's Grim", "Bob's Doe"]}, *CARDS, hand=["Feed"], turn="Bob")
    play.play("Feed").choose("Doe")

    assert play.power("Doe") == 4
    assert drawn(play) == 0


def test_one_that_is_protected_is_not_affected() -> None:
    calm = card("Calm", "minion", "Ongoing: Your minions here are not affected by other players' actions.")
    play = table({"Tortuga": ["Ann's Wary", "Ann's Calm"]}, *CARDS, calm, hand=["Cheer"], turn="Bob")
    play.play("Cheer").choose("Wary")

    assert drawn(play) == 0


@pytest.mark.parametrize(("start", "cards"), [("Tar Pits", 1), ("Tortuga", 0)])
def test_an_action_that_moves_minions_to_a_base(start: str, cards: int) -> None:
    bases = {"Tortuga": ["Ann's Gate"], "Tar Pits": []}
    play = table({**bases, start: [*bases[start], "Ann's Doe", "Ann's Calf"]}, *CARDS, hand=["March"])
    play.play("March").choose("Doe", "Calf")

    assert len(play.at({"Tortuga": "Tar Pits", "Tar Pits": "Tortuga"}[start])) == 2 + cards
    assert drawn(play) == cards


def test_minions_of_others_that_it_moves_there_are_not_meant() -> None:
    play = table({"Tortuga": ["Ann's Gate"], "Tar Pits": ["Bob's Doe"]}, *CARDS, hand=["Shift"])
    play.play("Shift")

    assert drawn(play) == 0
