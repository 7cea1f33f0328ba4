"""Power compared from the other side means what it means from this one."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

LESS = "Destroy a minion with less power than one of your minions there."


@pytest.mark.parametrize(
    "said",
    [
        "on a base where you have a minion with more power",
        "on a base where you have a minion with more power than it",
        "on a base where you have a minion of greater power",
        "on a base where you control a stronger minion",
        "with less power than a minion you have there",
        "with less power than a minion of yours there",
        "with less power than one of your minions on the same base",
        "that has less power than one of your minions there",
        "with less power than your strongest minion there",
        "with lower power than your most powerful minion on that base",
        "whose power is less than that of your strongest minion on its base",
    ],
)
def test_less_than_one_of_yours_there(said: str) -> None:
    meant = "power than" if "lower" not in said else "lower power than"
    assert same(
        f"Destroy a minion {said}.", LESS.replace("less power than", f"less {meant}".replace("less l", "l")), "action"
    )


def test_more_than_one_of_yours_there() -> None:
    more = "Destroy a minion with more power than one of your minions there."
    assert same("Destroy a minion on a base where you have a weaker minion.", more, "action")
    assert same("Destroy a minion on a base where you have a minion with less power.", more, "action")


@pytest.mark.parametrize(("how", "which"), [("more", "strongest"), ("less", "weakest"), ("more", "most powerful")])
@pytest.mark.parametrize("where", ["there", "on that base", "on its base", "on the same base"])
def test_the_strongest_there_is_the_strongest_of_those_there(how: str, which: str, where: str) -> None:
    text = f"Destroy a minion with {how} power than your {which} minion {where}."
    told = explain_tree(read(text, type="action").tree, type="action")
    assert "(if several tie, each of them has it) at the base where A is)" in told


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("whose power does not exceed this minion's", "with power less than or equal to this minion's power"),
        ("whose power exceeds this minion's", "with power greater than this minion's power"),
        (
            "whose power is less than or equal to this minion's",
            "with power less than or equal to this minion's power",
        ),
        ("with power up to this minion's", "with power less than or equal to this minion's power"),
        ("with power at most that of this minion", "with power less than or equal to the power of this minion"),
        ("with power no more than this minion's", "with power less than or equal to this minion's power"),
        ("that has less power than this minion", "with less power than this minion"),
    ],
)
def test_it_goes_no_further_than_that_of_another(said: str, meant: str) -> None:
    assert same(f"Destroy a minion here {said}.", f"Destroy a minion here {meant}.", "minion")


@pytest.mark.parametrize(
    "said", ["the weaker one", "the weaker of the two", "the weaker of them", "the one with less power"]
)
def test_the_weaker_of_two(said: str) -> None:
    two = "Choose two minions on the same base. Destroy"
    assert same(f"{two} {said}.", f"{two} the one with the lowest power.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Destroy one of your minions. Destroy a minion with less power than the minion you destroyed.",
            "Destroy one of your minions. Destroy a minion with less power than the destroyed minion.",
        ),
        (
            "Destroy one of your minions to destroy a minion with less power than the minion you destroyed.",
            "Destroy one of your minions to destroy a minion with less power than the destroyed minion.",
        ),
        (
            "Destroy one of your minions. Move a minion with less power than the minion you destroyed to a base.",
            "Destroy one of your minions. Move a minion with less power than the destroyed minion to a base.",
        ),
    ],
)
def test_the_minion_that_was_destroyed_is_not_the_one_that_is_described(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion on a base where another player has a minion with more power.",
        "Destroy a minion here with less power than one of your other minions here.",
    ],
)
def test_of_whom_it_is_more_stays_open(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
