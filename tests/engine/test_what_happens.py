"""What waits for what happens to a card, what is done in its place, and what cannot happen, on the table."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine import missing

CARDS = (
    ox(2),
    ox(3, "Elk"),
    ox(4, "Bear"),
    card("Feed", "action", "Place a +1 power counter on a minion."),
    card("Starve", "action", "Remove a +1 power counter from a minion."),
    card("Boost", "action", "A minion gains +2 power until the end of the turn."),
    card("Slay", "action", "Destroy a minion."),
    card("Killer", "minion", "Talent: Destroy a minion."),
    card("Grower", "minion", "Ongoing: After one of your minions gains a +1 power counter, draw a card."),
    card("Loser", "minion", "Ongoing: After one of your minions loses its last +1 power counter, draw a card."),
    card("Proud", "minion", "Ongoing: After one of your minions gains power, draw a card."),
    card("Host", "minion", "Ongoing: After another minion enters play here, draw a card."),
    card("Judge", "minion", "Ongoing: After a talent destroys a minion, draw a card."),
    card("Clerk", "minion", "Ongoing: After a minion's ability destroys a minion, draw a card."),
    card("Guard", "minion", "Ongoing: This minion and actions on it cannot be destroyed."),
    card("Wreck", "action", "Destroy an action on a minion."),
    card("Charm", "action", "Play on a minion. Ongoing: This minion has +1 power."),
    card(
        "Cord",
        "action",
        "Play on a minion. Ongoing: If this minion would be destroyed, return it and this action to their owners' "
        "hands instead.",
    ),
    card("Plan", "action", "On your next turn, after you play a minion, draw a card."),
    card("Wall", "minion", "Ongoing: Extra minions cannot be played here."),
    card("More", "action", "You may play an extra minion."),
)


def drawn(play: Play, *held: str) -> int:
    """How many cards Ann has in her hand besides those ``held``."""
    return len([each for each in play.hand("Ann") if each not in held])


@pytest.mark.parametrize(
    ("answering", "played", "held", "cards"),
    [
        ("Grower", "Feed", 0, 1),
        ("Grower", "Starve", 1, 0),
        ("Loser", "Starve", 1, 1),
        ("Loser", "Starve", 2, 0),
        ("Proud", "Boost", 0, 1),
    ],
)
def test_what_a_minion_gains_or_loses(answering: str, played: str, held: int, cards: int) -> None:
    bases = {"Tortuga": [f"Ann's {answering}", ("Ann's Ox", held)]}
    play = table(bases, *CARDS, hand=(played,)).play(played)
    if play.kind == "thing":
        play.choose("Ox")
    assert drawn(play) == cards


def test_by_which_cards_ability_it_is_destroyed() -> None:
    bases = {"Tortuga": ["Ann's Clerk", "Ann's Killer", "Bob's Elk"]}
    assert drawn(table(bases, *CARDS).use("Killer").choose("Elk")) == 1
    assert drawn(table(bases, *CARDS, hand=("Slay",)).play("Slay").choose("Elk")) == 0


@pytest.mark.parametrize("name", ["Host", "Judge"])
def test_what_the_game_does_not_do_yet_is_named(name: str) -> None:
    assert missing(next(each for each in CARDS if each.name == name))


def test_a_minion_and_what_lies_on_it() -> None:
    bases = {"Tortuga": [("Ann's Guard", "Ann's Charm"), ("Bob's Elk", "Bob's Charm")]}
    play = table(bases, *CARDS, hand=("Slay",)).play("Slay").choose("Guard")
    assert play.where("Guard") == "Tortuga"
    play = table(bases, *CARDS, hand=("Wreck",)).play("Wreck").choose("Ann's Charm")
    assert play.prevented("destroy", "Ann's Charm")


def test_it_and_this_action_go_back() -> None:
    bases = {"Tortuga": [("Bob's Elk", "Ann's Cord"), "Ann's Ox"]}
    play = table(bases, *CARDS, hand=("Slay",)).play("Slay").choose("Elk")
    assert (play.where("Elk"), play.where("Cord")) == ("Bob's hand", "Ann's hand")


def test_each_minion_played_on_the_next_turn_counts() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=("Plan", "Ox", "Elk")).play("Plan").play("Ox", "Tortuga")
    assert drawn(play, "Elk") == 0
    play = play.to_the_next_turn().to_the_next_turn()
    held = len(play.hand("Ann"))
    assert len(play.play("Elk", "Tortuga").hand("Ann")) == held  # one is played, one drawn


@pytest.mark.parametrize(("wall", "offered"), [("Wall", {"Jungle Oasis"}), ("Ox", {"Tortuga", "Jungle Oasis"})])
def test_where_extra_minions_cannot_be_played(wall: str, offered: set[str]) -> None:
    bases = {"Tortuga": [f"Ann's {wall}"], "Jungle Oasis": []}
    play = table(bases, *CARDS, hand=("More", "Elk", "Bear")).play("Elk", "Tortuga").play("More").yes()
    assert play.places("Bear") == offered
