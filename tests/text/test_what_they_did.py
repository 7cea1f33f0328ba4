"""Of what several players did things to, what one of them did; what is left when all of some sort is gone."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


@pytest.mark.parametrize("who", ["they", "that player"])
@pytest.mark.parametrize(("verb", "done"), [("discards two cards", "discarded"), ("discards a card", "discarded")])
@pytest.mark.parametrize("kind", ["minion", "action", "card"])
def test_it_is_what_the_chosen_player_did(who: str, verb: str, done: str, kind: str) -> None:
    meant = told(f"Each other player {verb}. Choose one of those players. For each {kind} {who} {done}, draw a card.")
    assert "you choose one player that is among A [C]" in meant
    assert f"every {kind} that is among B such that" in meant
    assert "C discards that same one):" in meant


def test_with_nobody_chosen_it_is_what_all_of_them_did() -> None:
    meant = told("Each other player discards two cards. You may draw a card for each minion they discarded.")
    assert "A discards that same one" in meant
    assert "every player other than you [A]" in meant


@pytest.mark.parametrize("number", ["card", "two cards", "three cards"])
def test_the_rest_of_what_was_revealed_is_what_nobody_discarded(number: str) -> None:
    revealed = f"Reveal the top {number} of each other player's deck"
    meant = told(f"{revealed} and have them discard any minions revealed. Return the rest in any order.")
    assert "'the rest' = what is left of A, the card" in meant


@pytest.mark.parametrize("thing", ["base", "minion"])
@pytest.mark.parametrize(
    "deed", ["Play an action {} off the top of your deck.", "Search your deck for an action {}."]
)
def test_an_action_that_can_be_played_on_something(thing: str, deed: str) -> None:
    one = read(deed.format(f"that can be played on a {thing}"), type="action").tree
    assert one == read(deed.replace("an action {}", f"a play-on-{thing} action"), type="action").tree


@pytest.mark.parametrize(
    "text",
    [
        "For each minion they discarded, draw a card.",
        "Draw two cards. For each minion they discarded, draw a card.",
        "Each other player draws a card. For each minion they discarded, draw a card.",
    ],
)
def test_what_nobody_did_is_not_spoken_of(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize(
    ("if_so", "who"),
    [
        ("if a player has played a minion here this turn", "each player who has played a minion here this turn"),
        ("if a player has a minion here", "each player with a minion here"),
        ("if a player has no minions here", "each player with no minions here"),
    ],
)
@pytest.mark.parametrize(("deed", "does"), [("may draw a card", "may draw a card"), ("draw a card", "draws a card")])
def test_what_is_said_of_a_player_who_fits_is_said_of_each(if_so: str, who: str, deed: str, does: str) -> None:
    """Several may fit, and nobody has chosen one of them."""
    assert told(f"At the end of the turn, {if_so}, they {deed}.", "base") == told(
        f"At the end of the turn, {who} {does}.", "base"
    )
