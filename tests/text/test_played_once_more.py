"""How cards are played: once more, as from a hand, as extra ones, where somebody has one, no more than so many."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Choose a standard action you have already played this turn. Play it again as an extra action.",
            "Choose another standard action in your discard pile that you played this turn. Play it as an extra "
            "action.",
        ),
        (
            "You may play an action you have played this turn again.",
            "You may play an action from your discard pile that you played this turn as an extra action.",
        ),
        (
            "Play again, as an extra action, a standard action that you played this turn.",
            "Play a standard action from your discard pile that you played this turn as an extra action.",
        ),
        (
            "Take back another action you have played this turn and play it again as an extra action.",
            "Choose another action in your discard pile that you played this turn. Play it as an extra action.",
        ),
        (
            "Play an extra minion where each other player has one.",
            "Play an extra minion on a base where each other player has one.",
        ),
        (
            "You may play an extra minion where you have an action.",
            "You may play an extra minion on a base where you have an action.",
        ),
        (
            "Search your deck for a minion and play it where you have a titan as an extra minion.",
            "Search your deck for a minion and play it on a base where you have a titan as an extra minion.",
        ),
        (
            "Until the start of your next turn, players may not play more than one card of each type per turn.",
            "Until the start of your next turn, players cannot play more than one minion each turn and cannot "
            "play more "
            "than one action each turn.",
        ),
        ("Play two extra minions with the same power as each other.", "Play two extra minions with the same power."),
        ("Destroy two minions with different names from one another.", "Destroy two minions with different names."),
        (
            "Play an extra minion. You cannot play any further minions this turn.",
            "Play an extra minion. You cannot play any other minions this turn.",
        ),
    ],
)
def test_an_action_plays(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "You may play actions from your discard pile as if they were in your hand.",
            "You may play actions from your discard pile instead of from your hand.",
        ),
        (
            "On your turn, you may play actions from your discard pile instead of your hand.",
            "You may play actions from your discard pile instead of from your hand.",
        ),
        (
            "You may play the top card of your deck as though it were in your hand.",
            "You may play a card from the top of your deck instead of from your hand.",
        ),
        (
            "After you play a minion here as an extra minion, draw a card.",
            "After you play an extra minion here, draw a card.",
        ),
        (
            "The first minion you play here each turn gains +1 power until that turn is over.",
            "The first minion you play here each turn gains +1 power until the end of the turn.",
        ),
        (
            "After you play a minion here, it has +1 power for the rest of that turn.",
            "After you play a minion here, it has +1 power until the end of the turn.",
        ),
        (
            "Other players may have only two minions here.",
            "Other players cannot have more than two minions here.",
        ),
        (
            "After you play a minion here with a name different from all of your other minions in play, draw a card.",
            "After you play a minion here with a different name than your other minions, draw a card.",
        ),
        (
            "After you play a minion here, if its name is different from your other minions here, draw a card.",
            "After you play a minion here, if it does not have the same name as another of your minions here, "
            "draw a card.",
        ),
    ],
)
def test_it_is_played_so(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


def test_this_is_this_card() -> None:
    where = "on a base where a minion was destroyed this turn"
    assert same(f"Special: You may play this {where}.", f"Special: You may play this card {where}.", "minion")
    extra = "at a base where you have a titan"
    said, meant = "You may play this as an extra minion", "You may play this minion as an extra minion"
    assert same(f"Special: {said} {extra}.", f"Special: {meant} {extra}.", "minion")


@pytest.mark.parametrize(
    "text", ["Choose an action another player played this turn. Play it again as an extra action."]
)
def test_what_others_played_is_not_yours(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
