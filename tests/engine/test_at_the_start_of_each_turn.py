"""What is put off to the next turn of each of several players: it is done on a turn of each."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

DAWN = card("Dawn", "action", "Each other player gains 1 VP at the start of their next turn.")
HUSH = card("Hush", "action", "Each other player cannot play actions on their next turn.")
PLAYERS = ("Ann", "Bob", "Cy")


def played(name: str) -> Play:
    play = table({"Tar Pits": []}, DAWN, HUSH, ox(2), hand=[name], players=PLAYERS)
    return play.play(name)


def points(play: Play) -> list[int]:
    return [play.vp(each) for each in PLAYERS]


def test_each_of_them_does_it_as_their_own_turn_starts_and_once() -> None:
    play = played("Dawn")
    assert points(play) == [0, 0, 0]
    assert points(play.to_the_next_turn()) == [0, 1, 0]
    assert points(play.to_the_next_turn()) == [0, 1, 1]
    assert points(play.to_the_next_turn().to_the_next_turn()) == [0, 1, 1]


def test_it_is_true_of_each_of_them_in_that_turn() -> None:
    play = table(
        {"Tar Pits": []}, DAWN, HUSH, hand=["Hush"], players=PLAYERS, deck={each: ["Dawn"] * 9 for each in PLAYERS}
    )
    play.play("Hush")
    can = []
    for _ in range(5):
        play.to_the_next_turn()
        can.append((play.asked, play.can_play("Dawn")))
    assert can[0] == ("Bob", False)
    assert can[1] == ("Cy", False)
