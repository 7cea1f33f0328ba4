"""How many points a base awards, changed by words in play."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table


def awarded(text: str, *there: str, edition: str = "WIKI", elsewhere: tuple[str, ...] = ()) -> dict[str, int]:
    """What each gains as a base of 3, 2 and 1 points scores; ``text`` is on the Toll."""
    cards = (card("Toll", "minion", f"Ongoing: {text}"), card("Hill", "base", "Minions here cannot be moved."))
    bases = {"Hill": list(there), "Jungle Oasis": list(elsewhere)}
    play = table(bases, *cards, ox(30), ox(20, "Elk"), edition=edition, base_deck=["Ninja Dojo", "The Mothership"])
    play = play.to_the_next_turn()
    return {name: play.vp(name) for name in ("Ann", "Bob")}


LESS = "Other players here gain 1 less VP from this base."


@pytest.mark.parametrize(
    ("text", "there", "ann", "bob"),
    [
        (LESS, ("Ann's Toll", "Ann's Ox", "Bob's Elk"), 3, 1),
        (LESS, ("Ann's Toll", "Bob's Ox"), 2, 2),
        (LESS, ("Ann's Toll", "Ann's Toll", "Bob's Ox"), 2, 1),
        (LESS, ("Bob's Toll", "Ann's Ox", "Bob's Elk"), 2, 2),
        ("Other players here gain 5 less VP from this base.", ("Ann's Toll", "Bob's Ox"), 2, 0),
        ("You gain 1 less VP from this base.", ("Ann's Toll", "Ann's Ox", "Bob's Elk"), 2, 2),
    ],
)
def test_who_gains_how_much(text: str, there: tuple[str, ...], ann: int, bob: int) -> None:
    assert awarded(text, *there) == {"Ann": ann, "Bob": bob}


def test_it_is_of_this_base() -> None:
    assert awarded(LESS, "Bob's Ox", elsewhere=("Ann's Toll",)) == {"Ann": 0, "Bob": 3}


@pytest.mark.parametrize(("edition", "points"), [("WIKI", 0), ("MUNCHKIN", -2)])
def test_where_a_book_knows_no_floor_it_falls_below_zero(edition: str, points: int) -> None:
    text = "Other players here gain 5 less VP from this base."

    assert awarded(text, "Ann's Toll", "Bob's Ox", edition=edition)["Bob"] == points
