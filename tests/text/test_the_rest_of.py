"""The rest of some cards that are described, and all that somebody does not choose."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("deed", ["Destroy {}.", "Return {} to their owners' hands.", "Move {} to another base."])
@pytest.mark.parametrize(
    ("rest", "others"),
    [
        ("the rest of your minions on its base", "each of your other minions on its base"),
        ("the rest of the minions on its base", "each other minion on its base"),
        ("the rest of your minions of power 2 or less", "each of your other minions of power 2 or less"),
        ("the rest of your minions", "each of your other minions"),
    ],
)
def test_the_rest_are_the_others_of_that_description(deed: str, rest: str, others: str) -> None:
    chosen = "Choose one of your minions."
    text = f"{chosen} {deed.format(rest)}"
    assert same(text, f"{chosen} {deed.format(others)}", "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize("sort", ["actions", "minions"])
def test_the_rest_of_a_sort_are_those_among_what_is_left(sort: str) -> None:
    text = f"Reveal the top three cards of your deck. Draw one of them. Discard the rest of the {sort}."
    assert f"every {sort[:-1]} that is among those of A that are left" in told(text, "action")


@pytest.mark.parametrize("rest", ["the rest of them", "the rest of the cards", "the rest of the revealed cards"])
def test_the_rest_of_all_is_the_rest(rest: str) -> None:
    drawn = "Reveal the top three cards of your deck. Draw one of them. Discard"
    assert same(f"{drawn} {rest}.", f"{drawn} the rest.", "action")


@pytest.mark.parametrize(
    ("who", "chooses", "does"),
    [
        ("Each player", "chooses", "destroys"),
        ("Each player", "must choose", "destroy"),
        ("Each other player", "chooses", "destroys"),
        ("Choose another player. They", "choose", "destroy"),
        ("Each other player with two or more minions on a base", "chooses", "destroys"),
        ("Special: Before a base scores, each player", "chooses", "destroys"),
    ],
)
@pytest.mark.parametrize("joint", [" and", ", then"])
@pytest.mark.parametrize("rest", ["the rest", "the others", "the rest of them"])
def test_what_is_not_chosen_is_all_but_that(who: str, chooses: str, does: str, joint: str, rest: str) -> None:
    text = f"{who} {chooses} two of their minions{joint} {does} {rest}."
    must = "must " if chooses.startswith("must") else ""
    assert same(text, f"{who} {must}{does} all but two of their minions.", "action")


@pytest.mark.parametrize("keeps", ["keeps", "chooses"])
def test_of_their_hands_too(keeps: str) -> None:
    text = f"Each other player {keeps} two cards in their hand and discards the rest."
    assert same(text, "Each other player discards all but two cards in their hand.", "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy the rest of your minions here.",  # than which?
        "Each player may choose one of their minions and destroy the rest.",
        "Each player chooses a minion and destroys the rest.",
    ],
)
def test_what_is_not_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
