"""What a base has awarded, which base comes next, a base destroyed with all on it, and cards discarded at random."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.engine.table_talk import board as anywhere
from tests.rulebook.own_cards import card, game, ox, table

HAND_OUT = card("Hand Out", "base", "After this base scores, the runner-up gains VPs equal to their award.")
SHARE = card("Share", "action", "Special: After a base scores, draw cards equal to your VP award there.")
MIDDLING = card("Middling", "action", "Special: After a base scores, if your award there is 2 or less, draw a card.")
LEAST = card(
    "Least",
    "action",
    "Special: After a base scores, if your award there is less than the winner's award there, gain 1 VP.",
)
SWITCH = card(
    "Switch",
    "action",
    "Special: Play after a base scores. Put a base from the base discard pile into play instead of the top card of"
    " the base deck.",
)
BLAST = card(
    "Blast", "action", "Play on a base. Talent: Destroy this base and all other cards on it. Replace it normally."
)
FLOOD = card("Flood", "action", "You may destroy a base and each minion on it.")
SPILL = card("Spill", "action", "Each other player discards cards at random until they discard an action.")
PILE = card(
    "Pile",
    "action",
    "Destroy up to two minions of power 4 or less. Special: Play before a base scores; only destroy one instead.",
)
RAID = card("Raid", "action", "Choose a base. Destroy each card on it.")
NAP = card("Nap", "action", "Draw a card.")
FLAG = card("Flag", "action", "Play on a base. Ongoing: Your minions here have +1 power.")
OXEN = (ox(21, "Bull"), ox(6), ox(4, "Cow"), ox(2, "Elk"))
CARDS = (HAND_OUT, SHARE, MIDDLING, LEAST, SWITCH, BLAST, FLOOD, SPILL, PILE, RAID, NAP, FLAG, *OXEN)


def board(at: tuple[str, ...], *held: str, **more: object) -> Play:
    return table({"Tortuga": list(at), "Tar Pits": []}, *CARDS, hand=held, **more)  # type: ignore[arg-type]


def scored(at: tuple[str, ...], *held: str, base: str = "Tar Pits", **more: object) -> Play:
    """The Play Cards phase is over, and the base scores."""
    return table({base: list(at), "Jungle Oasis": []}, *CARDS, hand=held, **more).end_phase()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("at", "award"),
    [
        (("Ann's Bull", "Bob's Ox"), 3),
        (("Ann's Ox", "Bob's Bull"), 2),
        (("Ann's Bull", "Bob's Bull"), 3),
        (("Bob's Bull",), 0),
    ],
)
def test_as_many_cards_as_a_base_has_awarded(at: tuple[str, ...], award: int) -> None:
    play = scored(at, "Share", base="Hand Out").play("Share")
    drawn = [each for each in play.happened("draw") if each.cause is not None and each.cause.key == "Share"]
    assert len(drawn) == award


def test_victory_points_equal_to_an_award() -> None:
    play = scored(("Ann's Bull", "Bob's Ox"), base="Hand Out")
    assert (play.vp("Ann"), play.vp("Bob")) == (3, 4)


@pytest.mark.parametrize(("mine", "drawn"), [("Ann's Bull", False), ("Ann's Ox", True)])
def test_an_award_is_compared_with_a_number(mine: str, drawn: bool) -> None:
    play = scored((mine, "Bob's Cow", "Bob's Bull") if drawn else (mine, "Bob's Cow"), "Middling", base="Hand Out")
    assert (play.kind == "window" and "Middling" in play.offered) == drawn


def test_less_than_the_winner_was_awarded() -> None:
    play = scored(("Ann's Ox", "Bob's Bull"), "Least", base="Hand Out").play("Least")
    assert play.vp("Ann") >= 3  # the award, and the card


@pytest.mark.parametrize("tied", [("Ann's Bull", "Bob's Bull")])
def test_who_ties_with_the_winner_has_not_been_awarded_less(tied: tuple[str, ...]) -> None:
    play = scored(tied, "Least", base="Hand Out")
    assert "Least" not in play.offered


def test_a_base_from_the_discard_pile_comes_next() -> None:
    play = scored(("Ann's Bull",), "Switch", base_deck=("Ninja Dojo",), base_discard=("The Mothership", "Tortuga"))
    play.play("Switch").choose("The Mothership")
    while play.kind != "main":
        play.pass_() if play.kind == "window" else play.done()
    assert "The Mothership" in play.bases()
    assert play.where("Ninja Dojo") == "base deck"


def test_a_base_is_destroyed_with_all_that_is_on_it() -> None:
    play = board(("Ann's Elk", "Bob's Ox"), "Blast", base_deck=("Ninja Dojo",)).play("Blast", on="Tortuga")
    play.to_the_next_turn().to_the_next_turn().use("Blast")
    assert play.bases() == ["Ninja Dojo", "Tar Pits"]
    assert {each.what for each in play.happened("destroy")} == {play.uid("Elk"), play.uid("Ox"), play.uid("Tortuga")}
    assert play.where("Blast") == "Ann's discard"


def test_both_are_left_or_done() -> None:
    assert board(("Bob's Ox",), "Flood").play("Flood").no().bases() == ["Tortuga", "Tar Pits"]
    play = board(("Bob's Ox", "Bob's Elk"), "Flood", base_deck=("Ninja Dojo",)).play("Flood").yes().choose("Tortuga")
    assert play.bases() == ["Ninja Dojo", "Tar Pits"]
    assert len(play.happened("destroy")) == 3


def test_each_card_on_a_base_is_every_card_there() -> None:
    play = board(("Bob's Ox", "Ann's Elk"), "Raid").play("Raid").choose("Tortuga")
    assert play.at("Tortuga") == []


@pytest.mark.parametrize("seed", range(6))
def test_cards_go_at_random_until_one_is_found(seed: int) -> None:
    hands = {"Ann": ["Spill"], "Bob": ["Ox", "Elk", "Nap", "Cow"]}
    play = anywhere({"Tortuga": []}, hand=hands, seed=seed, game=game(*CARDS)).play("Spill")
    gone = play.discard("Bob")
    assert gone[-1:] == ["Nap"]
    assert set(gone[:-1]) <= {"Ox", "Elk", "Cow"}
    assert sorted([*gone, *play.hand("Bob")]) == ["Cow", "Elk", "Nap", "Ox"]


def test_all_go_where_there_is_none() -> None:
    play = anywhere({"Tortuga": []}, hand={"Ann": ["Spill"], "Bob": ["Ox", "Elk"]}, game=game(*CARDS)).play("Spill")
    assert play.hand("Bob") == []


def test_it_is_not_always_the_first_that_goes() -> None:
    hands = {"Ann": ["Spill"], "Bob": ["Ox", "Elk", "Nap", "Cow"]}
    tables = [anywhere({"Tortuga": []}, hand=hands, seed=seed, game=game(*CARDS)) for seed in range(12)]
    assert len({len(each.play("Spill").discard("Bob")) for each in tables}) > 1


def test_only_the_number_is_another_one() -> None:
    play = scored(("Bob's Ox", "Bob's Elk", "Bob's Cow", "Ann's Bull"), "Pile", base="Hand Out").play("Pile")
    assert set(play.offered) == {"Elk", "Cow"}  # only those of power 4 or less
    play.choose("Elk")
    assert len(play.happened("destroy")) == 1
