"""So many of what other players have: in all, whoever has them; and so many counters from several minions in all."""

from __future__ import annotations

from tests.engine.table_talk import board
from tests.rulebook.own_cards import card, game, ox, table

RAID = card("Raid", "action", "Destroy two other players' minions.")
CHILL = card("Chill", "minion", "Each other player's minion here gets -1 power until the end of the turn.", power=2)
THAW = card("Thaw", "action", "You may remove two +1 power counters from your minions to draw a card.")
HERD = card("Herd", "action", "Move two of your minions to a base where you have an action.")
SIGN = card("Sign", "action", "Play on a base. Ongoing: Your minions here have +1 power.")
PAIR = card("Pair", "base", "If exactly two players have minions here, each of those minions has +1 power.")
CROWD = card("Crowd", "base", "If two or more players have minions here, minions here have +1 power.")
CARDS = (RAID, CHILL, THAW, HERD, SIGN, ox(2), ox(1, "Elk"), ox(3, "Bull"))


def test_two_minions_of_other_players_may_be_of_one_or_of_two_of_them() -> None:
    there = ["Bob's Ox", "Bob's Elk", "Ann's Bull"]
    play = table({"Tortuga": there}, *CARDS, hand=["Raid"]).play("Raid")

    assert play.at("Tortuga") == ["Ann's Bull"]


def test_each_minion_of_another_player_is_weaker_not_one_of_them() -> None:
    there = ["Bob's Ox", "Bob's Bull"]
    play = table({"Tortuga": there}, *CARDS, hand=["Chill"]).play("Chill")

    assert [play.power("Ox"), play.power("Bull")] == [1, 2]


def test_two_minions_go_to_one_base_together() -> None:
    bases = {"Tortuga": ["Ann's Ox", "Ann's Elk"], "Tar Pits": ["Ann's Sign"], "The Homeworld": ["Ann's Sign"]}
    play = table(bases, *CARDS, hand=["Herd"]).play("Herd").choose("Tar Pits")  # type: ignore[arg-type]

    assert sorted(play.at("Tar Pits")) == ["Ann's Elk", "Ann's Ox", "Ann's Sign"]


def _oxen_at(base: str, *whose: str) -> list[int]:
    """The powers of one Ox, Elk, Bull each, of the players named, on a base."""
    rows = [f"{who}'s {what}" for who, what in zip(whose, ("Ox", "Elk", "Bull"), strict=False)]
    seats, cards = ("Ann", "Bob", "Cyd"), game(*CARDS, PAIR, CROWD)
    play = board({base: rows}, hand={"Ann": ["Scout"]}, turn="Ann", players=seats, game=cards)
    return [play.power(row.split()[-1]) for row in rows]


def test_exactly_two_players_are_no_more_and_no_fewer() -> None:
    assert _oxen_at("Pair", "Ann", "Bob") == [3, 2]
    assert _oxen_at("Pair", "Ann", "Ann") == [2, 1]
    assert _oxen_at("Pair", "Ann", "Bob", "Cyd") == [2, 1, 3]


def test_two_or_more_players_are_counted_and_not_their_minions() -> None:
    assert _oxen_at("Crowd", "Ann", "Bob", "Cyd") == [3, 2, 4]
    assert _oxen_at("Crowd", "Ann", "Ann", "Ann") == [2, 1, 3]
