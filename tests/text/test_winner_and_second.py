"""The winner and the runner-up do something with what is theirs: each of them with their own."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

WHEN = "After this base scores, "


@pytest.mark.parametrize("who", ["the winner and the runner-up", "the winner and runner-up"])
@pytest.mark.parametrize(
    ("both", "one"),
    [
        ("may each return one of their minions here to their hand", None),
        ("may return one of their minions here to their hand", None),
        ("each destroy one of their minions here", "destroys one of their minions here"),
        ("discard a card from their hand", "discards a card from their hand"),
    ],
)
def test_each_with_their_own(who: str, both: str, one: str | None) -> None:
    text = f"{WHEN}{who} {both}."
    one = one or both.replace("each ", "")

    assert same(text, f"{WHEN}the winner {one} and the runner-up {one}.", "base")
    assert is_said_again(text, "base")


def test_the_second_has_other_names() -> None:
    for each in ("the player in second place", "the second-place player", "the player who came in second"):
        assert same(f"{WHEN}{each} draws a card.", f"{WHEN}the runner-up draws a card.", "base")


@pytest.mark.parametrize("more", ["fewer VP than you", "less power here than you", "more minions here than you"])
def test_you_with_whom_one_is_compared_do_nothing(more: str) -> None:
    text = f"{WHEN}each player with {more} {{}} a card."

    assert read(text.format("may draw"), type="base").tree != read(text.format("must draw"), type="base").tree


def test_whose_they_are_is_not_guessed() -> None:
    with pytest.raises(TextError):
        read(f"{WHEN}the winner and another player destroy one of their minions here.", type="base")


@pytest.mark.parametrize("place", ["the winner", "the runner-up", "not the winner"])
@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Play on a base and choose another player. Ongoing: When this base scores, if {}, gain 1 VP.", "action"),
        ("Special: After a base scores, choose another player. If {}, draw a card.", "action"),
    ],
)
def test_they_are_in_that_place(text: str, card: str, place: str) -> None:
    assert same(text.format(f"they are {place}"), text.format(f"that player is {place}"), card)
    assert is_said_again(text.format(f"they are {place}"), card)
