"""A card with the names of others: what asks for a name finds it, and what asks for a minion does not."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

MASK = card("Mask", "action", "Play on a base. Ongoing: This card has the names of each minion you own.")
TWO = card(
    "Veil",
    "action",
    "Play on a base. Ongoing: If you have at least two minions here, this card has the names of each minion you own.",
)
FRIEND = card("Friend", "minion", "Ongoing: If Elk is here, this minion has +2 power.", known=["Elk"])
WARY = card("Wary", "minion", "Ongoing: If the minion Elk is here, this minion has +2 power.", known=["Elk"])
CARDS = (MASK, TWO, FRIEND, WARY, ox(2), ox(3, "Elk"), ox(3, "Elk King"))


def board(*there: str, elsewhere: tuple[str, ...] = (), discard: tuple[str, ...] = ("Elk",)) -> Play:
    bases = {"Tortuga": list(there), "Tar Pits": list(elsewhere)}
    return table(bases, *CARDS, discard={"Ann": list(discard)})


@pytest.mark.parametrize(
    ("there", "elsewhere", "discard", "power"),
    [
        (("Ann's Mask", "Ann's Friend"), (), ("Elk",), 4),
        (("Ann's Friend", "Ann's Mask"), (), ("Elk",), 4),  # whichever came first
        (("Ann's Friend",), ("Ann's Mask",), ("Elk",), 2),
        (("Ann's Mask", "Ann's Friend"), (), (), 2),  # no such minion of yours
        (("Bob's Mask", "Ann's Friend"), (), ("Elk",), 2),  # Bob owns none
        (("Ann's Mask", "Ann's Friend"), ("Ann's Elk",), (), 4),
        (("Ann's Mask", "Ann's Friend"), (), ("Elk King",), 2),  # the whole name
        (("Ann's Veil", "Ann's Friend"), (), ("Elk",), 2),
        (("Ann's Friend", "Ann's Ox", "Ann's Veil"), (), ("Elk",), 4),
        (("Ann's Veil", "Ann's Friend", "Ann's Ox"), (), ("Elk",), 4),
        (("Ann's Mask", "Ann's Wary"), (), ("Elk",), 2),  # it is no minion
    ],
)
def test_whose_name_it_bears_and_where(
    there: tuple[str, ...], elsewhere: tuple[str, ...], discard: tuple[str, ...], power: int
) -> None:
    play = board(*there, elsewhere=elsewhere, discard=discard)

    assert play.power("Wary" if "Ann's Wary" in there else "Friend") == power
