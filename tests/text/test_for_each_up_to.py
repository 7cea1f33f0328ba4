"""One card for each of several, with a bound: looked at, revealed, discarded, destroyed."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

FOR = "for each minion you have in play"
BOUNDS = [", up to two", " (up to 2)", ", to a maximum of two", ", but no more than two", " (maximum two)"]


@pytest.mark.parametrize("bound", BOUNDS)
@pytest.mark.parametrize(
    "deed",
    [
        "Look at a card from the top of your deck",
        "Reveal a card from the top of your deck",
        "Discard a card",
        "Each other player discards a card",
        "Destroy a minion of power 2 or less",
        "You may destroy an action",
    ],
)
def test_so_many_at_most(deed: str, bound: str) -> None:
    assert same(f"{deed} {FOR}{bound}.", f"{deed} {FOR}, up to two.", "action")
    assert ", at most 2" in told(f"{deed} {FOR}{bound}.", "action")
    assert is_said_again(f"{deed} {FOR}{bound}.", "action")


@pytest.mark.parametrize("over", ["+1 power counter on your minions", "base", "other player", "minion here"])
@pytest.mark.parametrize("verb", ["Look at", "Reveal"])
def test_one_for_each_of_anything(verb: str, over: str) -> None:
    assert "as many as the number of (every" in told(
        f"{verb} a card from the top of your deck for each {over}.", "minion"
    )


@pytest.mark.parametrize("draw", ["Draw one and place the rest on the bottom in any order.", "Draw one of them."])
def test_what_is_drawn_was_looked_at(draw: str) -> None:
    text = f"Look at a card from the top of your deck for each +1 power counter on your minions, up to five. {draw}"
    assert "cards from the top of your deck [A]" in told(text, "action")
