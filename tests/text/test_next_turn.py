"""The next turn of several players, of one of them, and of yours: what is done then, and what cannot be."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

EACH = "At the start of each other player's next turn, until the end of the turn, "
CHOSEN = "Choose another player. "
THEN = "During that player's next turn, "


@pytest.mark.parametrize("who", ["Each other player", "Other players"])
@pytest.mark.parametrize("on", ["on their next turn", "during their next turn"])
@pytest.mark.parametrize("deed", ["play actions", "move minions", "play more than one card"])
def test_each_cannot_on_their_own_turn(who: str, on: str, deed: str) -> None:
    meant = f"{EACH}they cannot {deed}."
    assert same(f"{who} cannot {deed} {on}.", meant, "action")
    assert same(f"{on.capitalize()}, {who.lower()} cannot {deed}.", meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{CHOSEN}On their next turn, that player can only play one card.",
         f"{CHOSEN}On their next turn, that player cannot play more than one card."),
        (f"{CHOSEN}They may play only one minion on their next turn.",
         f"{CHOSEN}They cannot play more than one minion on their next turn."),
        ("Each other player can only play one card on their next turn.",
         f"{EACH}they cannot play more than one card."),
        (f"{CHOSEN}That player draws one fewer card at the end of their next turn.",
         f"{CHOSEN}{THEN}their card draw is reduced by 1."),
        (f"{CHOSEN}On their next turn, that player draws one less card.",
         f"{CHOSEN}{THEN}their card draw is reduced by 1."),
        ("Each other player draws one fewer card at the end of their next turn.",
         f"{EACH}their card draw is reduced by 1."),
        ("Next turn, you may play an extra minion.", "On your next turn, you may play an extra minion."),
        ("You may play an extra minion next turn.", "You may play an extra minion on your next turn."),
        ("As soon as your next turn begins, draw a card.", "At the start of your next turn, draw a card."),
        ("Draw a card if you moved a minion earlier this turn.", "Draw a card if you moved a minion this turn."),
    ],
)  # fmt: skip
def test_it_is_told_of_that_turn(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize("who", ["Each other player cannot", f"{CHOSEN}They cannot"])
def test_whose_next_turn_of_others_is_not_guessed(who: str) -> None:
    with pytest.raises(TextError):
        read(f"{who} play actions next turn.", type="action")
