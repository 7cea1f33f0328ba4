"""Who has, or has done, the most of something: what is counted, and of what."""

from __future__ import annotations

import pytest

from smashrules.text.errors import TextError
from smashrules.text.paraphrase import explain_tree
from smashrules.text.printer import to_text
from smashrules.text.reading import read


def told(text: str, kind: str) -> str:
    """The one meaning of ``text``; what is printed back means the same."""
    tree = read(text, type=kind).tree
    assert read(to_text(tree, type=kind), type=kind).tree == tree
    return explain_tree(tree, type=kind)


@pytest.mark.parametrize("most", ["most", "fewest"])
@pytest.mark.parametrize("things", ["minions", "actions"])
def test_what_players_have_here(most: str, things: str) -> None:
    who = f"each player who has the {most} {things} here"
    same = f"each player with the {most} {things} here"
    text = "After this base scores, {} draws a card."
    assert read(text.format(who), type="base").tree == read(text.format(same), type="base").tree
    assert f"who has the {most} of (every {things[:-1]} " in told(text.format(who), "base")


@pytest.mark.parametrize(
    ("deed", "did"),
    [
        ("Each player reveals their hand.", "revealed the most actions"),
        ("Each player may destroy any number of their minions.", "destroyed the most minions"),
        ("Each player may discard any number of cards.", "discarded the fewest cards"),
    ],
)
def test_what_players_have_done_is_counted_of_what_they_did(deed: str, did: str) -> None:
    meaning = told(f"{deed} Each player who {did} draws a card.", "action")
    assert f"the {did.split()[2]} of (every {did.split()[-1][:-1]} that is among " in meaning


def test_players_do_in_the_plural_what_a_player_does() -> None:
    text = "Each player reveals their hand. {} draw a card."
    plural = read(text.format("The players who reveal the most minions"), type="action").tree
    singular = read(
        "Each player reveals their hand. Each player who revealed the most minions draws a card.", type="action"
    )
    assert plural == singular.tree


@pytest.mark.parametrize(
    "text",
    [
        "Each player who destroyed the most minions draws a card.",  # nothing was destroyed
        "Each player who does not have the most minions here draws a card.",
        "Each player who may play the most minions draws a card.",
    ],
)
def test_the_most_of_nothing_known_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
