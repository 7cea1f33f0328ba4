"""Counters divided among several cards, and numbers of counters that a player chooses."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

SHARE = card("Share", "action", "Place two +1 power counters among your minions.")
TREAT = card("Treat", "action", "Place up to three +1 power counters total on your minions.")
FEED = card("Feed", "action", "Place up to two +1 power counters on a minion.")
STARVE = card("Starve", "action", "Remove any number of +1 power counters from a minion.")
CRICKET = card("Cricket", "action", "You may transfer a +1 power counter from one minion to another.")
COUNTED = card("Count", "action", "If there are three or more +1 power counters on your minions, draw a card.")
OXEN = (ox(2), ox(3, "Elk"))


def board(held: str, ox_counters: int = 0) -> Play:
    there = {"Tortuga": [("Ann's Ox", ox_counters), "Ann's Elk"], "Tar Pits": ["Bob's Scout"]}
    return table(there, SHARE, TREAT, FEED, STARVE, CRICKET, COUNTED, *OXEN, hand=[held])  # type: ignore[arg-type]


@pytest.mark.parametrize(("first", "second", "powers"), [("Ox", "Elk", (3, 4)), ("Ox", "Ox", (4, 3))])
def test_counters_are_divided_as_their_player_likes(first: str, second: str, powers: tuple[int, int]) -> None:
    play = board("Share").play("Share")
    assert set(play.offered) == {"Ox", "Elk"}  # only Ann's minions, and each counter has to go somewhere
    play.choose(first, second)

    assert (play.power("Ox"), play.power("Elk")) == powers
    assert play.cites("counter.only-by-ability")


def test_up_to_three_in_all_may_be_fewer() -> None:
    play = board("Treat").play("Treat").choose("Elk").done()

    assert (play.power("Ox"), play.power("Elk")) == (2, 4)


def test_three_in_all_are_no_three_for_each() -> None:
    play = board("Treat").play("Treat").choose("Elk", "Ox", "Elk")

    assert (play.power("Ox"), play.power("Elk"), play.kind) == (3, 5, "main")


def test_how_many_up_to_two_is_asked() -> None:
    play = board("Feed").play("Feed").choose("Elk")
    assert play.offered == ["0", "1", "2"]
    play.choose("1")

    assert play.power("Elk") == 4


def test_any_number_of_counters_is_no_more_than_there_are() -> None:
    play = board("Starve", 2).play("Starve").choose("Ox")
    assert play.offered == ["0", "1", "2"]
    play.choose("2")

    assert play.power("Ox") == 2


def test_a_transfer_of_counters_is_offered_only_where_there_are_some() -> None:
    assert board("Cricket").play("Cricket").kind == "main"

    play = board("Cricket", 1).play("Cricket").yes().choose("Ox", "Elk")
    assert (play.power("Ox"), play.power("Elk")) == (2, 4)


@pytest.mark.parametrize(("counters", "drawn"), [(2, 0), (3, 1)])
def test_counters_are_counted_and_not_the_minions_that_have_them(counters: int, drawn: int) -> None:
    play = board("Count", counters).play("Count")

    assert len(play.happened("draw")) == drawn


BREW = card("Brew", "action", "Transfer any number of +1 power counters between your cards.")
GATHER = card("Gather", "action", "Transfer two +1 power counters total from your minions to a minion.")


def shared_out(held: str, *there: tuple[str, int]) -> Play:
    bases = {"Tortuga": [(f"Ann's {name}", count) for name, count in there], "Tar Pits": [("Bob's Scout", 1)]}
    return table(bases, BREW, GATHER, *OXEN, ox(4, "Yak"), hand=[held]).play(held)  # type: ignore[arg-type]


def test_counters_go_from_several_of_your_cards_to_several() -> None:
    play = shared_out("Brew", ("Ox", 1), ("Elk", 1), ("Yak", 0))
    assert set(play.offered) == {"Ox", "Elk", "done"}  # those with counters, and none of Bob's
    play.choose("Ox")
    assert set(play.offered) == {"Elk", "Yak"}  # any other
    play.choose("Yak").choose("Elk").choose("Ox")

    assert (play.power("Ox"), play.power("Elk"), play.power("Yak")) == (3, 3, 5)


def test_any_number_of_counters_may_be_none() -> None:
    play = shared_out("Brew", ("Ox", 2), ("Elk", 0)).done()

    assert (play.power("Ox"), play.power("Elk"), play.kind) == (4, 3, "main")


def test_a_counter_that_was_transferred_stays_where_it_is() -> None:
    play = shared_out("Brew", ("Ox", 1), ("Elk", 0)).choose("Ox")

    assert (play.power("Ox"), play.power("Elk"), play.kind) == (2, 4, "main")


def test_so_many_in_all_come_from_several_to_one() -> None:
    play = shared_out("Gather", ("Ox", 1), ("Elk", 1), ("Yak", 1))
    play.choose("Yak").choose("Ox")  # and the one of the Elk; its own stays

    assert (play.power("Ox"), play.power("Elk"), play.power("Yak")) == (2, 3, 4 + 3)


def test_all_counters_of_a_card_divided_among_several() -> None:
    heir = card("Heir", "minion", "Talent: Transfer all +1 power counters from this minion to your other minions.")
    calf, deer = ox(2, "Calf"), ox(3, "Deer")
    play = table({"Tortuga": [("Ann's Heir", 3), "Ann's Calf", "Ann's Deer", "Bob's Calf"]}, heir, calf, deer)
    after = play.use("Heir").choose("Ann's Calf").choose("Ann's Deer").choose("Ann's Calf")
    assert [after.power(each) for each in ("Heir", "Ann's Calf", "Deer", "Bob's Calf")] == [2, 4, 4, 2]
