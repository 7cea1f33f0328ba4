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


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("You may play another minion this turn.", "You may play an extra minion."),
        ("You may play a second action here this turn.", "You may play an extra action here."),
        ("Destroy an ongoing action.", "Destroy a play-on action."),
        ("Play an ongoing action as an extra action.", "Play a play-on action as an extra action."),
        (
            "Reveal a card. If it can be played on a minion, draw it.",
            "Reveal a card. If it is an action that can be played on a minion, draw it.",
        ),
        (
            "Reveal a card. If it is an action that is played on a base, draw it.",
            "Reveal a card. If it is an action that can be played on a base, draw it.",
        ),
        (
            "Choose another player. They may allow you to play an extra minion. If they do not, draw a card.",
            "Choose another player. They may let you play an extra minion. If they do not, draw a card.",
        ),
        (
            "Move another player's minion to a base where you have a minion. If there is more than one such "
            "base, that "
            "player chooses which.",
            "Move another player's minion to a base of that player's choice where you have a minion.",
        ),
        (
            "Move another player's minion to another base. Its controller chooses which base.",
            "Move another player's minion to another base of that player's choice.",
        ),
    ],
)
def test_it_says_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("This minion is only affected by your cards.", "This minion cannot be affected by other players' cards."),
        (
            "Your minions here ignore other players' actions.",
            "Your minions here cannot be affected by other players' actions.",
        ),
        (
            "Your minions here ignore other players' actions that are played on them.",
            "Your minions here cannot be affected by other players' actions played on them.",
        ),
        (
            "This minion's power does not count here.",
            "This minion does not count toward its controller's total power here.",
        ),
        (
            "After a base scores, you may move this minion. Discard a card after you do so.",
            "After a base scores, you may move this minion. If you do, discard a card.",
        ),
        (
            "After you draw a card, you may play a minion here. Destroy this minion after you play a minion "
            "this way.",
            "After you draw a card, you may play a minion here. If you do, destroy this minion.",
        ),
        (
            "At the end of your turn, you may move this minion. If you do, move it back at the start of your "
            "next turn if its "
            "old base is still in play.",
            "At the end of your turn, you may move this minion. If you do, move it back at the start of your "
            "next turn.",
        ),
        (
            "While your minions here have three or more different names, this minion has +2 power.",
            "While you have three or more minions with different names here, this minion has +2 power.",
        ),
    ],
)
def test_all_the_time(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


def test_it_is_the_action_that_is_copied() -> None:
    when = "Special: After another player plays an action, you may copy"
    assert same(f"{when} it.", f"{when} that action.", "action")
