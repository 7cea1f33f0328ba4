"""What is asked of cards whose abilities are cancelled, as the board changes."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

HUSH = card("Hush", "action", "Cancel a minion's abilities until the end of the turn. Play an extra action.")
BULLY = card("Bully", "minion", "Ongoing: Minions here whose abilities are cancelled have -1 power.", power=3)
REAPER = card("Reaper", "action", "Destroy a minion whose abilities are cancelled.")
VOICE = card("Voice", "action", "Return a minion whose abilities are not cancelled to its owner's hand.")
JUDGE = card("Judge", "action", "Choose a minion. If its abilities are cancelled, gain 1 VP.")
GAG = card(
    "Gag", "action", "Play on a minion. Ongoing: While this minion's abilities are cancelled, it has +2 power."
)
CARDS = (HUSH, BULLY, REAPER, VOICE, JUDGE, GAG, ox(2), ox(3, "Elk"), ox(4, "Cow"))


def test_power_changes_as_abilities_are_cancelled() -> None:
    play = table({"Tortuga": ["Ann's Bully", "Bob's Ox", "Bob's Elk"]}, *CARDS, hand=["Hush"])
    assert (play.power("Ox"), play.power("Elk")) == (2, 3)
    play.play("Hush").choose("Ox")

    assert (play.power("Ox"), play.power("Elk")) == (1, 3)


def test_only_those_can_be_chosen() -> None:
    where = {"Tortuga": ["Bob's Ox", "Bob's Elk"]}
    play = table(where, *CARDS, hand=["Hush", "Reaper"])
    play.play("Hush").choose("Ox")
    play.play("Reaper", extra=True)

    assert play.at("Tortuga") == ["Bob's Elk"]


def test_one_that_is_silent_is_not_among_those_that_are_not() -> None:
    play = table({"Tortuga": ["Bob's Ox", "Bob's Elk"]}, *CARDS, hand=["Hush", "Voice"])
    play.play("Hush").choose("Ox")
    play.play("Voice", extra=True)

    assert play.at("Tortuga") == ["Bob's Ox"]


def test_it_is_asked_of_the_chosen_one() -> None:
    for name, points in (("Ox", 1), ("Elk", 0)):
        play = table({"Tortuga": ["Bob's Ox", "Bob's Elk"]}, *CARDS, hand=["Hush", "Judge"])
        play.play("Hush").choose("Ox")
        play.play("Judge", extra=True).choose(name)
        assert play.vp("Ann") == points


def test_while_they_are_cancelled() -> None:
    play = table({"Tortuga": ["Bob's Ox"]}, *CARDS, hand=["Gag"])
    assert play.play("Gag").power("Ox") == 2

    play = table({"Tortuga": ["Bob's Ox"]}, *CARDS, hand=["Hush", "Gag"])
    play.play("Hush")
    assert play.play("Gag", extra=True).power("Ox") == 4
    assert play.to_the_next_turn().power("Ox") == 2
