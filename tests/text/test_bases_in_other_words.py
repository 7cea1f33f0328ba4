"""Words about bases that say what other words say."""

from __future__ import annotations

import pytest
from tests.text.worded import same


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Players with one minion here cannot be the winner.", "Players with one minion here cannot win this base."),
        (
            "Players with no minions here cannot be the winner of this base.",
            "Players with no minions here cannot win this base.",
        ),
        ("You cannot be the winner here.", "You cannot win this base."),
        (
            "Minions cannot be moved from here until this base has scored.",
            "Minions cannot be moved from here until this base scores.",
        ),
        ("While a minion is by itself here, it has +2 power.", "While a minion is alone here, it has +2 power."),
    ],
)
def test_words_of_bases(said: str, meant: str) -> None:
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy a minion that is alone on a base.", "Destroy a minion that is alone on its base."),
        ("Destroy a minion that is by itself on its base.", "Destroy a minion that is alone on its base."),
        (
            "Increase a base's breakpoint by the highest power among the minions there until the end of the turn.",
            "Increase a base's breakpoint by the highest power among minions there until the end of the turn.",
        ),
    ],
)
def test_words_of_what_is_on_them(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize("each", ["one", "of them", "of those cards", "revealed card", "card"])
def test_cards_of_the_base_deck_have_breakpoints(each: str) -> None:
    reveal = "Reveal the top three cards of the base deck. Draw a card for each {} with a breakpoint of 21 or more."
    assert same(reveal.format(each), reveal.format("base among them"), "action")
    assert same(reveal.format(each).replace("of 21 or more", "over 20"), reveal.format("base among them"), "action")


@pytest.mark.parametrize("lead", ["After this base scores, l", "L"])
def test_the_other_of_two_goes_to_the_bottom_of_the_base_deck(lead: str) -> None:
    look = f"Special: {lead}ook at the top two cards of the base deck. Replace this base with one of them and place "
    assert same(f"{look}the other on the bottom.", f"{look}the other on the bottom of the base deck.", "minion")
