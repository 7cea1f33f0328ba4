"""Who could not do what each of several players had to do, and one of them who does not."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

MUST = ["must discard an action", "destroys one of their minions", "must reveal a minion from their hand"]


@pytest.mark.parametrize("must", MUST)
@pytest.mark.parametrize(("one", "several"), [("loses 1 VP", "lose 1 VP"), ("draws two cards", "draw two cards")])
def test_who_cannot_does_not_do_so(must: str, one: str, several: str) -> None:
    first = f"Each other player {must}."
    plain = f"{first} Each player who does not do so {one}."
    assert same(f"{first} Each player who cannot {one}.", plain, "action")
    assert same(f"{first} Each player who cannot do so {one}.", plain, "action")
    assert same(f"{first} Those who cannot {several}.", plain, "action")
    assert same(f"{first} Players who cannot must {several}.".replace("must lose", "lose"), plain, "action")


@pytest.mark.parametrize("told_so", ["does not", "did not", "cannot"])
def test_if_one_does_not_they_alone_are_meant(told_so: str) -> None:
    first = "Each player must destroy one of their minions."
    they = "they do not" if told_so != "did not" else "they did not"
    assert same(f"{first} If a player {told_so}, they lose 1 VP.", f"{first} If {they}, they lose 1 VP.", "action")
    assert same(
        f"{first} If any player {told_so}, that player loses 1 VP.", f"{first} If {they}, they lose 1 VP.", "action"
    )


def test_if_one_does_they_alone_are_meant() -> None:
    first = "Each other player may discard a card."
    assert "such that (that same one did" in told(f"{first} If a player does, they draw a card.", "action")
    nobody_told = f"{first} If a player does not, draw a card."
    assert "at least 1 player" in told(nobody_told, "action")


@pytest.mark.parametrize(
    "behind",
    ["Each player who cannot loses 1 VP.", "If a player cannot, they lose 1 VP.", "Those who cannot draw a card."],
)
def test_who_may_and_cannot_is_another_thing(behind: str) -> None:
    with pytest.raises(TextError):
        readings(f"Each other player may discard an action. {behind}", type="action")


@pytest.mark.parametrize("how", ["Do the same.", "You do the same.", "You may do the same."])
@pytest.mark.parametrize(
    ("theirs", "yours"),
    [
        ("discards a card", "you discard one card"),
        ("shuffles their discard pile into their deck", "you shuffle your discard pile to your deck"),
        ("destroys one of their minions", "you destroy one minion in play controlled by you"),
    ],
)
@pytest.mark.parametrize("who", ["Another player", "Each other player"])
def test_you_do_the_same_with_yours(who: str, theirs: str, yours: str, how: str) -> None:
    meaning = told(f"{who} {theirs}. {how}", "action")
    assert yours in meaning
    assert ("you may do this" in meaning) is ("may" in how)


@pytest.mark.parametrize(
    "text", ["Draw a card. You do the same.", "Each other player may draw a card. You do the same."]
)
def test_nobody_does_the_same_as_they_did_or_may(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize(
    ("told_so", "plain"),
    [
        ("For each who does, draw a card.", "For each player who does, draw a card."),
        ("Draw a card for each who does not.", "Draw a card for each player who does not."),
        ("If none do, draw a card.", "If no player does, draw a card."),
        ("If at least two do, draw a card.", "If at least two players do, draw a card."),
        ("If two or more did, draw a card.", "If two or more players did, draw a card."),
    ],
)
def test_so_many_do_is_said_of_players(told_so: str, plain: str) -> None:
    first = "Each other player may discard a card."
    assert same(f"{first} {told_so}", f"{first} {plain}", "action")


def test_what_is_done_to_those_who_do_not_is_done_to_each() -> None:
    first = "Each other player may discard a card."
    meaning = told(f"{first} If any player does not, destroy one of their minions.", "action")
    assert "once for each of every player other than you such that (it is not so" in meaning
    assert "at least 1 player" in told(f"{first} If any player does not, destroy a minion.", "action")


@pytest.mark.parametrize("chosen", ["two other players", "any number of players", "two players"])
def test_each_of_them_is_each_of_the_players_chosen(chosen: str) -> None:
    first = f"Choose {chosen}."
    assert same(f"{first} Each of them draws a card.", f"{first} Each of those players draws a card.", "action")
