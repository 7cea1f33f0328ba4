"""What is told of a base, of who is first there and of who ties, in plain words of designers."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TIES = "Ongoing: You win ties here."


@pytest.mark.parametrize(
    ("text", "so"),
    [
        (
            "Draw a card for every 5 of this base's breakpoint.",
            "each full 5 of the breakpoint of (the base this card",
        ),
        ("Choose a base. Draw a card for each 5 points of its breakpoint.", "each full 5 of the breakpoint of (A)"),
        ("Choose a base. Gain 1 VP for every 10 points of its printed breakpoint.", "each full 10 of the printed"),
        (
            "Ongoing: This minion has +1 power for every ten breakpoint this base has.",
            "each full 10 of the breakpoint",
        ),
    ],
)
def test_so_much_for_every_so_much_of_a_breakpoint(text: str, so: str) -> None:
    assert so in told(text, "minion")
    assert is_said_again(text, "minion")


def test_only_what_is_above_a_number_is_not_counted() -> None:
    with pytest.raises(TextError):
        read("Ongoing: This minion has +1 power for every 5 of this base's breakpoint above 15.", type="minion")


@pytest.mark.parametrize(
    "said",
    [
        "If you are tied for first place here, you are considered the sole winner.",
        "If you tie with another player for the most power here, you win the tie.",
        "When this base scores, if you are tied for the most power, you are the winner.",
        "If you are tied with other players for the win here, you win this base.",
    ],
)
def test_who_ties_and_is_the_winner_wins_ties(said: str) -> None:
    assert same(f"Ongoing: {said}", TIES, "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "After this base scores, the player with the strongest minion here draws a card.",
            "After this base scores, the controller of the highest-power minion here draws a card.",
        ),
        (
            "After this base scores, the player who had the minion with the most power here draws a card.",
            "After this base scores, the controller of the highest-power minion here draws a card.",
        ),
        (
            "After this base scores, the player who had the highest-power minion here draws a card (no one if tied).",
            "After this base scores, the player with the single highest-power minion here draws a card.",
        ),
        (
            "Players who aren't in first place here may play an extra minion here on their turn.",
            "Each player may play an extra minion here on their turn if they do not have the most power here.",
        ),
        (
            "When this base scores, each player has +1 power here for each card they have buried here.",
            "While this base is scoring, each player has +1 power here for each card they have buried here.",
        ),
    ],
)
def test_whose_minion_is_the_strongest_and_who_is_not_first(said: str, meant: str) -> None:
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Move a minion to a base where the player with the most VP has a minion. If tied, you choose.",
            "Move a minion to a base where the player with the most VP (you choose in case of a tie) has a minion.",
        ),
        (
            "Play on a base. Ongoing: After you play a minion here, place a stasis counter on this action. "
            "After you place the third, draw a card.",
            "Play on a base. Ongoing: After you play a minion here, place a stasis counter on this action. "
            "After you place the third stasis counter on this action, draw a card.",
        ),
        (
            "Play on a base. Ongoing: After you play a minion here, place a stasis counter on this action. "
            "After the sixth counter is placed on this action, draw a card.",
            "Play on a base. Ongoing: After you play a minion here, place a stasis counter on this action. "
            "When this action has six stasis counters on it, draw a card.",
        ),
        ("Destroy a base and replace it normally.", "Destroy a base."),
        ("Destroy a base. Replace it as usual.", "Destroy a base."),
    ],
)
def test_who_chooses_the_nth_and_what_comes_anyway(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Put a base from the base discard pile into play.",
            "Play a base from the base discard pile as an extra base.",
        ),
        ("Put the top card of the base deck into play.", "Play the top card of the base deck as an extra base."),
        (
            "Special: After a base scores, you may play a minion on its replacement.",
            "Special: After a base scores, you may play a minion on the replacement base.",
        ),
        ("Look at the top two bases of the base deck.", "Look at the top two cards of the base deck."),
        (
            "Special: After a base scores where you tied for first, draw a card.",
            "Special: After a base scores, if you tied for first place, draw a card.",
        ),
        (
            "Play on a base. Ongoing: This base's breakpoint is 5 higher while there are no minions here.",
            "Play on a base. Ongoing: This base's breakpoint is increased by 5 while there are no minions here.",
        ),
        (
            "Play on a base. Ongoing: The breakpoint of this base is 2 lower during your turn.",
            "Play on a base. Ongoing: The breakpoint of this base is reduced by 2 during your turn.",
        ),
    ],
)
def test_bases_that_come_and_numbers_that_are_higher(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Play on a base. Ongoing: If this base's breakpoint is 3 higher than that of another base, it is 2 lower.",
        "Play on a base. Ongoing: This base's breakpoint is higher.",
    ],
)
def test_higher_by_how_much(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("mark", [" ({})", ". ({}.)", ", {}"])
@pytest.mark.parametrize("who", ["you", "the player to your left", "the player with the fewest VP"])
def test_with_whom_it_starts(who: str, mark: str) -> None:
    said = f"Each player discards a card{mark}".format(
        f"starting with {who}" if mark[0] != "." else f"Starting with {who}"
    )
    said = said if said.endswith(")") and "." in said else f"{said}."
    assert same(f"{said} Draw a card.", f"Each player discards a card, starting with {who}. Draw a card.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "If you have two or more minions here, return one of these minions to your hand.",
            "If you have two or more minions here, return one of those minions to your hand.",
        ),
        (
            "Until the start of your turn, no base's breakpoint can change.",
            "Until the start of your turn, the breakpoint of bases cannot be changed.",
        ),
        (
            "Special: Before a base scores, if each other player with a minion there has exactly one, "
            "one of yours gains +2 power until the end of the turn.",
            "Special: Before a base scores, if each other player with a minion there has exactly one minion there, "
            "one of your minions there gains +2 power until the end of the turn.",
        ),
        (
            "Move all minions from a base to another base. Destroy the original base.",
            "Move all minions from a base to another base. Destroy the first base.",
        ),
        (
            "If this base's breakpoint is 20 or lower, draw a card.",
            "If this base's breakpoint is 20 or less, draw a card.",
        ),
    ],
)
def test_told_shortly_of_bases_and_minions(said: str, meant: str) -> None:
    assert same(said, meant, "action")
