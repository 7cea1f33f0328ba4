"""What lasts beyond the turn going on, what is played at the edge of a turn, and what was done in it."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine import missing

LONG = card("Long", "action", "Choose one of your minions. It gains +3 power until the end of your next turn.")
NEXT = card("Next", "action", "Each of your minions gains +1 power until the end of the next turn.")
LATER = card("Later", "action", "At the end of your next turn, destroy a minion.")
KEEP = card("Keep", "action", "Take control of a minion until the end of your next turn.")
DUSK = card("Dusk", "action", "Special: Play at the end of your turn. Destroy a minion.")
DAWN = card(
    "Dawn",
    "action",
    "Special: Play at the start of another player's turn. One of your minions gains +3 power until the end of that"
    " turn.",
)
WATCH = card(
    "Watch",
    "action",
    "Play on a base. Ongoing: At the end of each other player's turn, if that player did not play or move a minion to"
    " here, draw a card.",
)
SPUR = card(
    "Spur", "action", "Play on a minion. Ongoing: If this minion was played or moved here this turn, it has +4 power."
)
MUTE = card("Mute", "action", "Choose a minion. Its abilities are cancelled until the start of your next turn.")
STRONG = card("Strong", "minion", "Ongoing: Your other minions here have +2 power.")
MOVE = card("Drive", "action", "Move a minion to another base.")
VETERAN = card("Veteran", "action", "Destroy a minion that was in play at the start of the turn.")
DRAIN = card(
    "Drain", "action", "Give a minion -3 power until the end of the turn. If its power becomes 0, destroy it."
)
TAX = card("Tax", "action", "Special: Play at the start of another player's turn. That player gains 1 VP.")
BAR = card("Bar", "action", "Choose a player. That player cannot play minions during their next turn.")
BRAG = card(
    "Brag",
    "action",
    "One of your minions gains +1 power until the end of the turn. If you have played another action this turn, it"
    " gains +2 power instead. Play an extra action.",
)
CARDS = (
    *(TAX, BAR, BRAG),
    *(LONG, NEXT, LATER, KEEP, DUSK, DAWN, WATCH, SPUR, MUTE, STRONG, MOVE, VETERAN, DRAIN),
    *(ox(3), ox(2, "Elk")),
)


def board(bases: dict[str, list[object]], *held: str, turn: str = "Ann") -> Play:
    return table(bases, *CARDS, hand=held, turn=turn)  # type: ignore[arg-type]


@pytest.mark.parametrize("each", CARDS, ids=lambda each: each.name)
def test_each_of_these_cards_can_be_played(each: object) -> None:
    assert missing(each) == ()  # type: ignore[arg-type]


def test_until_the_end_of_your_next_turn_is_not_until_the_end_of_this_one() -> None:
    play = board({"Tortuga": ["Ann's Ox"]}, "Long").play("Long")
    assert play.power("Ox") == 6

    for whose, power in (("Bob", 6), ("Ann", 6), ("Bob", 3)):
        play.to_the_next_turn()
        assert (play.active, play.power("Ox")) == (whose, power)


def test_until_the_end_of_the_next_turn_is_whoevers_turn_that_is() -> None:
    play = board({"Tortuga": ["Ann's Ox"]}, "Next").play("Next")

    for whose, power in (("Bob", 4), ("Ann", 3)):
        play.to_the_next_turn()
        assert (play.active, play.power("Ox")) == (whose, power)


def test_what_is_put_off_to_the_end_of_the_next_turn_waits_until_then() -> None:
    play = board({"Tortuga": ["Bob's Ox"]}, "Later").play("Later").to_the_next_turn().to_the_next_turn()
    assert (play.active, play.at("Tortuga")) == ("Ann", ["Bob's Ox"])

    play.to_the_next_turn()
    assert play.at("Tortuga") == []


def test_control_goes_back_at_the_end_of_the_next_turn() -> None:
    play = board({"Tortuga": ["Bob's Ox"]}, "Keep").play("Keep")

    for whose, power in (("Bob", 3), ("Ann", 3), ("Bob", 0)):
        play.to_the_next_turn()
        assert (play.active, play.total("Tortuga", "Ann")) == (whose, power)


def test_a_special_is_played_from_the_hand_as_the_turn_ends() -> None:
    play = board({"Tortuga": ["Bob's Ox"]}, "Dusk").end_phase()
    assert (play.asked, play.offered) == ("Ann", ["Dusk", "pass"])

    play.use("Dusk")
    assert (play.at("Tortuga"), play.discard("Ann")) == ([], ["Dusk"])


def test_until_the_end_of_that_turn_is_of_the_other_players_turn() -> None:
    play = table({"Tortuga": ["Ann's Ox"]}, *CARDS, hand=["Dawn"], turn="Ann").end_phase()
    assert (play.active, play.asked, play.offered) == ("Bob", "Ann", ["Dawn", "pass"])

    play.use("Dawn")
    assert (play.active, play.power("Ox")) == ("Bob", 6)

    assert play.to_the_next_turn().power("Ox") == 3


def test_that_player_is_the_one_whose_turn_it_is() -> None:
    play = board({"Tortuga": []}, "Tax").end_phase().use("Tax")

    assert (play.active, play.vp("Bob"), play.vp("Ann")) == ("Bob", 1, 0)


@pytest.mark.parametrize(("deed", "drawn"), [("", 1), ("play", 0), ("move", 0)])
def test_who_did_neither_is_told_by_what_they_did_there(deed: str, drawn: int) -> None:
    play = board({"Tortuga": [("Ann's Watch")], "Tar Pits": ["Bob's Elk"]}, "Ox", "Drive", turn="Bob")
    before = len(play.hand("Ann"))
    if deed == "play":
        play.play("Ox", on="Tortuga")
    if deed == "move":
        play.play("Drive")
    play.to_the_next_turn()

    assert len(play.hand("Ann")) - before == drawn


def test_played_or_moved_here_this_turn() -> None:
    play = board({"Tortuga": [("Ann's Elk", "Ann's Spur")], "Tar Pits": []}, "Drive")
    assert play.power("Elk") == 2

    play.play("Drive")
    assert play.power("Elk") == 6
    play.to_the_next_turn()
    assert play.power("Elk") == 2


def test_cancelled_until_ones_next_turn() -> None:
    play = board({"Tortuga": ["Bob's Strong", "Bob's Ox"]}, "Mute").play("Mute").choose("Strong")
    assert play.power("Ox") == 3

    assert play.to_the_next_turn().power("Ox") == 3
    assert play.to_the_next_turn().power("Ox") == 5


def test_only_what_was_in_play_as_the_turn_began_is_destroyed() -> None:
    play = board({"Tortuga": ["Bob's Ox"]}, "Elk", "Veteran").play("Elk", on="Tortuga").play("Veteran")

    assert play.at("Tortuga") == ["Ann's Elk"]


def test_power_that_becomes_nothing_is_the_end_of_it() -> None:
    assert board({"Tortuga": ["Bob's Ox"]}, "Drain").play("Drain").at("Tortuga") == []

    helped = board({"Tortuga": ["Bob's Strong", "Bob's Ox"]}, "Drain").play("Drain").choose("Ox")
    assert (helped.power("Ox"), len(helped.at("Tortuga"))) == (2, 2)


def test_what_somebody_cannot_do_during_their_next_turn_they_can_before_and_after() -> None:
    play = board({"Tortuga": []}, "Bar", "Ox").play("Bar").choose("Ann")
    assert play.can_play("Ox")

    play.to_the_next_turn().to_the_next_turn()
    assert (play.active, play.can_play("Ox")) == ("Ann", False)
    play.to_the_next_turn().to_the_next_turn()
    assert (play.active, play.can_play("Ox")) == ("Ann", True)


def test_what_is_gained_instead_is_gained_by_the_same_one() -> None:
    play = board({"Tortuga": ["Ann's Ox"]}, "Brag", "Brag").play("Brag")
    assert play.power("Ox") == 4

    assert play.play("Brag", extra=True).power("Ox") == 6


def test_what_was_in_play_as_a_turn_began_is_known_of_the_turn_that_is_going_on() -> None:
    was = "{} this minion was here at the start of your turn, draw a card."
    assert missing(card("Own", "minion", was.format("Talent: If"))) == ()
    for text in ("Special: Before this base scores, if", "Ongoing: After another player plays a minion here, if"):
        (system,) = missing(card("Other", "minion", was.format(text)))
        assert "as a turn began" in system
