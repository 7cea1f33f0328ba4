"""Numbers that are set, chosen, given at a base, and plays that are limited in number."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, Spec
from tests.rulebook.own_cards import card, ox, table

CROWN = card("Crown", "action", "Play on a minion. Ongoing: This minion's printed power is 5.")
CAP = card("Cap", "action", "Play on a minion. Ongoing: This minion has +1 power.")
OPEN = card("Open", "action", "Play on a base. Ongoing: The breakpoint of this base is 0.")
SINK = card("Sink", "action", "Reduce a base's breakpoint to 0 until the end of the turn.")
WALL = card("Wall", "action", "Play on a base. Ongoing: The breakpoint of this base is increased by 3.")
CHEER = card(
    "Cheer", "action", "Choose a base where you have a minion. Gain +2 power there until the end of the turn."
)
SWING = card("Swing", "action", "Give a minion +3 or -3 power until the start of your turn.")
STRONG = card("Strong", "action", "Destroy a minion of printed power 4 or more.")
INN = card("Inn", "base", "You may only play one minion here each turn.")
LODGE = card("Lodge", "base", "No more than two minions may be played here each turn.")
WARDEN = card("Warden", "minion", "Ongoing: Other players cannot play more than one extra card per turn.")
FLOOD = card("Flood", "action", "Play two extra minions.")
LOUD = card(
    "Loud",
    "action",
    "Play on a base. Ongoing: If this base's starting breakpoint is less than 21, it is increased to 21.",
)
TREE = card("Tree", "base", "")
OXEN = (ox(2), ox(1, "Elk"), ox(3, "Cow"))
CARDS = (CROWN, CAP, OPEN, SINK, WALL, CHEER, SWING, STRONG, INN, LODGE, WARDEN, FLOOD, LOUD, TREE, *OXEN)


def board(*held: str, at: tuple[Spec, ...] = ("Ann's Ox", "Bob's Elk"), base: str = "Tortuga") -> Play:
    return table({base: list(at), "Tar Pits": []}, *CARDS, hand=held)


def test_what_is_added_comes_on_top_of_a_number_that_was_set() -> None:
    play = board("Crown", at=[("Ann's Ox", "Ann's Cap", 1)]).play("Crown", on="Ox")

    assert play.power("Ox") == 7  # 5, a counter and the cap
    lines = play.game.ledger(play.state, play.uid("Ox")).lines
    assert [(line.amount, line.rule) for line in lines if line.rule != "power.modifiers"] == [
        (2, "power.printed"),
        (3, "power.reset"),
        (1, "counter.power"),
    ]


def test_a_printed_power_that_was_set_is_the_printed_power() -> None:
    assert board("Strong").play("Strong").happened("destroy") == []

    play = board("Strong", at=[("Bob's Ox", "Bob's Crown")]).play("Strong")
    assert play.where("Ox") == "Bob's discard"


def test_a_breakpoint_that_was_set_can_still_be_raised() -> None:
    play = board("Open", "Wall", at=["Ann's Ox", "Ann's Wall"]).play("Open", on="Tortuga")

    assert play.breakpoint("Tortuga") == 3


def test_a_breakpoint_set_for_a_turn_lets_the_base_score() -> None:
    play = board("Sink").play("Sink").choose("Tortuga")
    assert play.breakpoint("Tortuga") == 0
    play.to_the_next_turn()

    assert [play.name(event.what) for event in play.happened("score-start")] == ["Tortuga"]
    assert play.vp("Ann") > play.vp("Bob")


def test_power_gained_at_a_base_is_no_minions_and_ends_with_the_turn() -> None:
    play = board("Cheer").play("Cheer")
    assert (play.total("Tortuga", "Ann"), play.power("Ox"), play.total("Tar Pits", "Ann")) == (4, 2, 0)
    assert play.cites("power.non-minion")

    assert play.to_the_next_turn().total("Tortuga", "Ann") == 2


@pytest.mark.parametrize(("sign", "power"), [("+3", 5), ("-3", 0)])
def test_which_of_two_numbers_is_chosen_by_whoever_does_it(sign: str, power: int) -> None:
    play = board("Swing").play("Swing").choose("Ox")
    assert play.offered == ["+3", "-3"]
    play.choose(sign)
    assert play.power("Ox") == power

    assert play.to_the_next_turn().power("Ox") == power
    assert play.to_the_next_turn().power("Ox") == 2


def test_a_second_minion_cannot_be_played_where_only_one_may_be() -> None:
    play = board("Ox", "Elk", "Flood", base="Inn", at=()).play("Flood").play("Ox", on="Inn")

    assert play.places("Elk") == {"Tar Pits"}
    play.play("Elk", on="Tar Pits")
    assert play.to_the_next_turn().active == "Bob"  # whose own count starts at none
    assert play.state.decision is not None


def test_a_third_minion_cannot_be_played_where_no_more_than_two_may_be() -> None:
    play = board("Ox", "Elk", "Cow", "Flood", base="Lodge", at=()).play("Flood").play("Elk", on="Lodge")

    assert play.places("Cow") == {"Lodge", "Tar Pits"}
    play.play("Ox", on="Lodge")
    assert play.places("Cow") == {"Tar Pits"}


def test_a_limit_on_extra_cards_leaves_the_free_plays_alone() -> None:
    at = ["Bob's Warden"]
    play = board("Ox", "Elk", "Ox", "Flood", at=at).play("Flood")
    play.play("Elk", on="Tortuga", extra=True)

    assert {each.grant >= 0 for each in play.decision.options if each.kind == "play"} == {False}
    play.play("Ox", on="Tortuga")
    assert len(play.at("Tortuga")) == 3


def test_power_for_what_is_on_each_is_counted_for_each() -> None:
    """ "it" is the minion that is looked at, not all of them."""
    grove = card("Grove", "base", "Each minion here has +1 power for each action on it.")
    there = [("Ann's Calf", "Ann's Cap", "Ann's Cap"), "Bob's Calf"]
    play = table({"Grove": there, "Tortuga": []}, grove, CAP, ox(2, "Calf"))

    assert play.total("Grove", "Ann") == 2 + 2 + 2
    assert play.total("Grove", "Bob") == 2


def test_power_gained_is_that_of_each_minions_own_base() -> None:
    rally = card(
        "Rally",
        "action",
        "Each of your minions gains power equal to the number of other players' minions on its base until the end of"
        " the turn.",
    )
    bases = {"Tortuga": ["Ann's Calf", "Bob's Calf", "Bob's Calf"], "Tar Pits": ["Ann's Calf"]}
    play = table(bases, rally, ox(2, "Calf"), hand=["Rally"]).play("Rally")

    assert play.total("Tortuga", "Ann") == 2 + 2
    assert play.total("Tar Pits", "Ann") == 2


def test_a_starting_breakpoint_is_only_raised_where_it_is_lower() -> None:
    there = {
        "Tree": ["Ann's Loud", "Ann's Wall"],
        "Tortuga": ["Ann's Loud"],
        "Tar Pits": ["Ann's Loud", "Ann's Open"],
    }
    play = table(there, *CARDS)  # type: ignore[arg-type]

    assert play.breakpoint("Tree") == 21 + 3  # 20 is printed
    assert play.breakpoint("Tortuga") == 21  # as printed
    assert play.breakpoint("Tar Pits") == 0  # what the breakpoint itself is set to holds


ECHO = card(
    "Echo",
    "minion",
    "Ongoing: This minion's starting power is increased to the highest starting power of another player's minion"
    " here.",
    power=3,
)
SET = card("Set", "action", "Play on a minion. Ongoing: This minion's power is 6.")


@pytest.mark.parametrize(
    ("there", "power"),
    [
        ((), 3),
        (("Bob's Calf",), 3),  # weaker minions leave it alone
        (("Ann's Bull",), 3),
        (("Bob's Bull",), 5),
        ((("Bob's Bull", 2),), 5),  # counters come on top of a starting power
        ((("Bob's Calf", "Bob's Set"),), 6),  # a power that is set is the starting power
    ],
)
def test_a_starting_power_is_increased_to_the_highest_of_another_player(there: tuple[Spec, ...], power: int) -> None:
    kinds = (ECHO, SET, ox(2, "Calf"), ox(5, "Bull"))
    play = table({"Tortuga": ["Ann's Echo", *there]}, *kinds)

    assert play.power("Echo") == power


def test_a_starting_power_that_was_increased_is_not_the_printed_one() -> None:
    there = {"Tortuga": ["Bob's Echo", "Ann's Bull"], "Tar Pits": []}
    play = table(there, ECHO, STRONG, ox(5, "Bull"), hand=["Strong"])
    assert play.power("Echo") == 5

    play.play("Strong")
    assert (play.where("Bull"), play.where("Echo")) == ("Ann's discard", "Tortuga")  # printed power 3
