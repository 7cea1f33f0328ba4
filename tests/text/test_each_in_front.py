"""What is done for each of so many, said first; how many at most; what is counted; a number called X."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

DEEDS = ["draw a card", "discard a card", "gain 1 VP", "destroy a minion of power 2 or less"]
NUMBERS = ["two cards in your hand", "VP you have", "2 VPs another player has", "three actions in play"]


@pytest.mark.parametrize("deed", DEEDS)
def test_a_number_said_first(deed: str) -> None:
    for number in NUMBERS:
        behind = f"{deed.capitalize()} for each {number}.".replace("vp", "VP")
        assert same(f"For each {number}, {deed}.", behind, "action")
        assert len(readings(behind, type="action")) == 1


@pytest.mark.parametrize(
    "text",
    [
        "For each minion you have in play (up to three), {}.",
        "For each minion you have in play, up to three, {}.",
        "For each minion you have in play, {} (up to three).",
        "For each minion (up to three) you have in play, {}.",
        "For each minion you have in play, {}, to a maximum of three.",
    ],
)
@pytest.mark.parametrize("deed", ["draw a card", "discard a card", "gain 1 VP"])
def test_at_most_so_many(text: str, deed: str) -> None:
    behind = f"{deed.capitalize()} for each minion you have in play (up to three).".replace("vp", "VP")
    assert same(text.format(deed), behind, "action")


def test_at_most_so_many_said_in_the_middle() -> None:
    assert same(
        "Draw a card for each base (up to three) where you have more power than the player to your left.",
        "Draw a card for each base where you have more power than the player to your left (up to three).",
        "action",
    )


@pytest.mark.parametrize("deed", ["destroy an action on it", "draw a card and gain 1 VP", "you may draw a card"])
def test_what_speaks_of_each_or_is_chosen_each_time_stays_so(deed: str) -> None:
    with pytest.raises(TextError):
        readings(f"For each minion you have in play (up to three), {deed}.", type="action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("faction you have minions of", "faction among your minions"),
        ("faction represented among your minions", "faction among your minions"),
        ("minion its controller has in play", "minion its controller controls"),
        ("action that player has in play", "action that player controls"),
        ("action the player to your left has in play", "action the player to your left controls"),
    ],
)
def test_what_is_counted(said: str, meant: str) -> None:
    before = "Choose a minion." if "its" in said else "Choose another player." if "that" in said else "Draw a card."
    assert same(f"{before} Draw a card for each {said}.", f"{before} Draw a card for each {meant}.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy X actions, where X is {}.", "Destroy a number of actions equal to {}."),
        ("Each other player discards X cards, where X is {}.", "Each other player discards cards equal to {}."),
        ("Play X extra minions, where X is {}.", "Play a number of extra minions equal to {}."),
        (
            "Look at the top X cards of your deck, where X is {}.",
            "Look at a number of cards from the top of your deck equal to {}.",
        ),
        ("Destroy up to X actions, where X is {}.", "Destroy up to a number of actions equal to {}."),
        ("Destroy a number of actions up to {}.", "Destroy up to a number of actions equal to {}."),
        ("Draw as many cards as {}.", "Draw cards equal to {}."),
    ],
)
@pytest.mark.parametrize("number", ["the number of minions you have in play", "your VPs"])
def test_so_many_things(said: str, meant: str, number: str) -> None:
    assert same(said.format(number), meant.format(number), "action")
    assert is_said_again(said.format(number), "action")


def test_up_to_so_many_may_be_none() -> None:
    said = told("Destroy up to X actions, where X is the number of minions you have in play.")
    assert "you destroy none, or some, and at most as many as the number of (every minion controlled by you)" in said


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Draw one more card than that.", "Draw that many cards plus one."),
        ("Draw one fewer card than that.", "Draw that many cards minus one."),
        ("Gain that many VP.", "Gain that many VPs."),
        ("Draw half that many cards, rounded up.", "Draw cards equal to half that number, rounded up."),
    ],
)
def test_as_many_as_were_spoken_of(said: str, meant: str) -> None:
    before = "Discard any number of cards."
    assert same(f"{before} {said}", f"{before} {meant}", "action")
    assert is_said_again(f"{before} {said}", "action")


def test_so_much_less_is_bounded_by_how_much_less() -> None:
    said = told("Ongoing: Each minion here has -1 power for each action here (maximum 3).", "minion")
    assert "changes by minus 1 for each of (every action at the base this card is at), at most 3" in said


def test_counters_are_put_on_what_was_chosen() -> None:
    said = told("Choose a minion. Place a number of +1 power counters equal to the number of your minions on it.")
    assert "on A" in said
    assert "every minion controlled by you)" in said


def test_no_more_than_three_are_drawn() -> None:
    haul = card("Haul", "action", "For each minion you have in play (up to three), draw a card.")
    there = {"Tortuga": ["Ann's Ox"] * 4}
    play = table(there, haul, ox(2), hand=["Haul"], deck={"Ann": ["Scout"] * 8}).play("Haul")
    assert len(play.hand("Ann")) == 3


def test_power_falls_by_no_more_than_so_much() -> None:
    weigh = card("Weigh", "minion", "Ongoing: Each other minion here has -1 power for each minion here (maximum 2).")
    there = {"Tortuga": ["Ann's Weigh", "Bob's Ox", "Bob's Bull", "Bob's Calf"]}
    play = table(there, weigh, ox(5), ox(4, "Bull"), ox(3, "Calf"))
    assert [play.power(each) for each in ("Ox", "Bull", "Calf")] == [3, 2, 1]
