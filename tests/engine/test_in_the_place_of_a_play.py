"""Cards that are played in the place of another play: the free one of a kind, or an extra one for any card of it."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

SHADE = card(
    "Shade",
    "minion",
    "Special: Any time you can play a minion, if you have two or fewer cards in your hand, you may play this card"
    " from your discard pile instead.",
    power=5,
)
HERO = card("Hero", "minion", "Special: Any time you can play an action, you may play this card instead.")
READ = card("Read", "action", "Draw a card.")
MORE = card("More", "action", "Play an extra minion.")
SMALL = card("Small", "action", "Play an extra minion of power 2 or less.")
THERE = card("There", "action", "Choose a base. Play an extra minion there.")
THIS = card("This", "action", "Search your deck for a minion and play it as an extra minion. Shuffle your deck.")
NOW = card("Now", "action", "Special: Before a base scores, play an extra minion.")
ACTS = card("Acts", "minion", "Play an extra action.")
ROBES = card("Robes", "minion", "Play an extra action on a minion.")
NOT_HERE = card("Not Here", "action", "Play on a base. Ongoing: Other players cannot play extra minions here.")
WATCHER = card("Watcher", "minion", "Ongoing: After you play a minion, gain 1 VP.")
TROOPER = card(
    "Trooper",
    "minion",
    "Ongoing: After a Special ability is used, this minion gains +1 power until the end of the turn.",
)
CARDS = (
    SHADE,
    HERO,
    READ,
    MORE,
    SMALL,
    THERE,
    THIS,
    NOW,
    ACTS,
    ROBES,
    NOT_HERE,
    WATCHER,
    TROOPER,
    ox(2),
    ox(10, "Elk"),
)


def board(*held: str, discard: tuple[str, ...] = (), there: tuple[str, ...] = ()) -> Play:
    return table({"Tortuga": there, "Tar Pits": []}, *CARDS, hand=held, discard={"Ann": discard})


def test_it_takes_the_free_play_of_a_minion_from_the_discard_pile() -> None:
    play = board("Ox", discard=("Shade",)).play("Shade", on="Tortuga")

    assert play.where("Shade") == "Tortuga"
    assert not play.can_play("Ox")
    assert play.cites("extra.substitute")


def test_the_condition_is_asked_when_it_is_played() -> None:
    assert not board("Ox", "Ox", "Ox", discard=("Shade",)).can_play("Shade")
    play = board("Ox", "Ox", "Read", discard=("Shade",)).play("Ox #1", on="Tar Pits")
    assert not play.can_play("Shade")  # the minion of the turn was played
    assert not board("Read", "Shade").play("Shade", on="Tortuga").can_play("Shade")


def test_an_extra_play_of_any_minion_is_taken_within_its_limits() -> None:
    play = board("Ox", "More", discard=("Shade",)).play("Ox", on="Tar Pits").play("More").play("Shade", on="Tortuga")
    assert play.where("Shade") == "Tortuga"

    assert not board("Ox", "Small", discard=("Shade",)).play("Ox", on="Tar Pits").play("Small").can_play("Shade")
    play = board("Ox", "There", discard=("Shade",)).play("Ox", on="Tar Pits").play("There").choose("Tortuga")
    play.play("Shade") if play.kind == "main" else play.play("Shade", on="Tortuga")
    assert play.where("Shade") == "Tortuga"


def test_the_play_of_one_particular_card_is_not_taken() -> None:
    play = table(
        {"Tortuga": [], "Tar Pits": []},
        *CARDS,
        hand=["This", "Ox"],
        discard={"Ann": ["Shade"]},
        deck={"Ann": ["Ox", "Read", "Read", "Read"]},
    )
    play.play("Ox", on="Tar Pits").play("This")
    play.choose("Tortuga")

    assert play.where("Shade") == "Ann's discard"
    assert not play.can_play("Shade")


def test_a_play_that_is_made_at_once_is_taken_as_well() -> None:
    play = board("Now", discard=("Shade",), there=("Ann's Elk", "Ann's Elk", "Ann's Ox")).end_phase().play("Now")
    play.play("Shade", on="Tar Pits")

    assert play.where("Shade") == "Tar Pits"


def test_a_minion_in_the_place_of_an_action_uses_up_the_action_and_is_a_minion_in_all_else() -> None:
    play = board("Hero", "Ox", "Read", there=("Ann's Watcher",))
    assert len([each for each in play.decision.options if each.thing == play.uid("Hero")]) == 2
    special = next(each for each in play.decision.options if each.thing == play.uid("Hero") and each.path)
    play.answer(special).choose("Tortuga")

    assert play.vp("Ann") == 1
    assert not play.can_play("Read")
    assert play.can_play("Ox")


def test_it_takes_an_extra_action_that_is_for_any_action() -> None:
    play = board("Read", "Hero", "Acts").play("Read").play("Acts", on="Tortuga").play("Hero", on="Tar Pits")
    assert play.where("Hero") == "Tar Pits"

    play = board("Read", "Hero", "Robes").play("Read").play("Robes", on="Tortuga")
    assert not play.can_play("Hero")


def test_to_play_it_so_is_to_use_its_special() -> None:
    play = board("Ox", discard=("Shade",), there=("Ann's Trooper",)).play("Shade", on="Tortuga")
    assert play.power("Trooper") == 3

    assert board("Ox", there=("Ann's Trooper",)).play("Ox", on="Tortuga").power("Trooper") == 2
