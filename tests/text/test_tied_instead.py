"""What is done instead where several tie; who alone has the most; how many things are so."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

ENDS = "Play on a base. Ongoing: At the end of each turn, destroy "


@pytest.mark.parametrize(
    "tie",
    [
        "any minions are tied",
        "two minions are tied",
        "there is a tie",
        "two or more minions are tied for the {} power",
    ],
)
@pytest.mark.parametrize(
    "what", ["the {}-power minion here", "the minion here with the {} power", "the minion with the {} power here"]
)
@pytest.mark.parametrize("most", ["highest", "lowest"])
def test_what_is_done_instead_where_they_tie(most: str, what: str, tie: str) -> None:
    text = f"{ENDS}{what}. If {tie}, draw a card instead.".format(*[most] * 2)
    long = f"{ENDS}{what}. If two or more minions have the {most} power here, draw a card instead.".format(most)
    assert same(text, long, "action")


def test_which_tie_is_meant_is_said() -> None:
    for text in (
        f"{ENDS}the highest-power minion here. If two minions are tied for the lowest power, draw a card instead.",
        f"{ENDS}a minion here. If two minions are tied, draw a card instead.",
        f"{ENDS}the highest-power minion here. If two minions are tied, draw a card.",
    ):
        with pytest.raises(TextError):
            read(text, type="action")


@pytest.mark.parametrize("most", ["highest", "lowest"])
def test_the_single_one(most: str) -> None:
    text = f"When this base scores, the player with the single {most}-power minion here gains 1 VP."
    long = (
        f"When this base scores, if there is exactly one minion with the {most} power here, the controller of the"
        f" {most}-power minion here gains 1 VP."
    )
    assert same(text, long, "base")


@pytest.mark.parametrize("has", ["power 3", "power 3 or more", "the highest power"])
@pytest.mark.parametrize(
    ("so_many", "are"),
    [
        ("two or more minions", "are"),
        ("exactly one minion", "is"),
        ("exactly two minions", "are"),
        ("no minions", "are"),
    ],
)
def test_so_many_things_are_so(so_many: str, are: str, has: str) -> None:
    verb = "has" if are == "is" else "have"
    asked = f"If {so_many} here {verb} {has}, draw a card."
    assert same(asked, f"If there {are} {so_many} here with {has}, draw a card.", "minion")


@pytest.mark.parametrize(
    ("so_many", "drawn"), [("two or more minions", 1), ("exactly two minions", 1), ("a minion", 1)]
)
def test_not_all_of_them_have_to_be_so(so_many: str, drawn: int) -> None:
    verb = "has" if so_many == "a minion" else "have"
    plain = card("Asks", "action", f"Choose a base. If {so_many} there {verb} power 4, draw a card.")
    cards = (ox(2, "Calf"), ox(4, "Elk"), plain)
    play = table({"Tortuga": ["Ann's Elk", "Bob's Elk", "Ann's Calf"]}, *cards, hand=["Asks"]).play("Asks")
    assert len(play.hand("Ann")) == drawn
