"""The bases that several cards have left, the name of another card, and a card that was named."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

EACH = "Play an extra minion on each base where you {} a minion this way."
UNTIL = "until the end of the turn"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Return two of your minions on different bases to your hand. Play an extra minion on each of those "
            "bases.",
            f"Return two of your minions on different bases to your hand. {EACH.format('returned')}",
        ),
        (
            "Destroy up to three of your minions. Play an extra minion on each of their bases.",
            f"Destroy up to three of your minions. {EACH.format('destroyed')}",
        ),
        (
            "Destroy two minions. Play an extra minion on each of the bases they were on.",
            f"Destroy two minions. {EACH.format('destroyed')}",
        ),
        (
            "Return two minions to their owners' hands. Play an extra minion on each base they left.",
            f"Return two minions to their owners' hands. {EACH.format('returned')}",
        ),
        (
            f"One of your minions takes the name of another minion in play {UNTIL}.",
            f"Choose a minion in play. One of your other minions has the name of that minion {UNTIL}.",
        ),
        (
            "Until the end of the turn, one of your minions has another minion's name.",
            f"Choose a minion. One of your other minions has the name of that minion {UNTIL}.",
        ),
        (
            "Name an action. Until the start of your next turn, other players cannot play that action.",
            "Name an action. Until the start of your next turn, other players cannot play actions with that name.",
        ),
        (
            "Name a card. Other players cannot play any copy of that card until the start of your next turn.",
            "Name a card. Other players cannot play cards with that name until the start of your next turn.",
        ),
        (
            "Look at another player's hand and name a card there. They cannot play that card until your next turn.",
            "Look at another player's hand and name a card there. They cannot play cards with that name until "
            "your next "
            "turn.",
        ),
        (
            "Choose another player and a number. They discard each minion of that power.",
            "Choose another player and choose a number. They discard each minion of that power.",
        ),
        (
            "Transfer an action from a minion to another minion. From now on, you control it.",
            "Transfer an action from a minion to another minion. Take control of that action.",
        ),
        (
            "Take an action from a minion and put it on another minion.",
            "Transfer an action from a minion to another minion.",
        ),
        (
            "Destroy a minion. If it comes back into play this turn, destroy it again.",
            "Destroy a minion. If it enters play this turn, destroy it.",
        ),
    ],
)
def test_an_action_says(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            f"Talent: This minion takes the name of another minion here {UNTIL}.",
            f"Talent: Choose another minion here. This minion has the name of that minion {UNTIL}.",
        ),
        (
            "Choose an action. While this minion is in play, that action cannot be moved.",
            "Choose an action. That action cannot be moved while this minion is in play.",
        ),
        (
            "Choose a base. As long as this minion stays in play, other players cannot play actions there.",
            "Choose a base. Other players cannot play actions there while this minion is in play.",
        ),
        (
            "Ongoing: While you have a 5-power and a 3-power minion here, draw a card.",
            "Ongoing: While you have a minion of power 5 and a minion of power 3 here, draw a card.",
        ),
        ("Talent: Destroy a 3-power or lower minion here.", "Talent: Destroy a minion of power 3 or less here."),
        (
            "Ongoing: +2 power while you have an action here.",
            "Ongoing: This minion has +2 power while you have an action here.",
        ),
        (
            "Ongoing: No other card affects this minion, not even your own.",
            "Ongoing: No other card can affect this minion.",
        ),
        (
            "Ongoing: No other player's action affects your minions here.",
            "Ongoing: No other player's action can affect your minions here.",
        ),
        (
            "Ongoing: This minion is not affected by any other card.",
            "Ongoing: This minion is not affected by other cards.",
        ),
        (
            "Ongoing: The player who destroys this minion discards a card.",
            "Ongoing: After a player destroys this minion, that player discards a card.",
        ),
        (
            f"Ongoing: A player who destroys this minion cannot play cards here {UNTIL}.",
            f"Ongoing: After a player destroys this minion, that player cannot play cards here {UNTIL}.",
        ),
        (
            "Ongoing: Once per turn, when another player's action affects a minion here, you may choose a "
            "different minion here for it to affect.",
            "Ongoing: Once per turn, when another player's action would affect a minion here, you may have it "
            "affect a "
            "minion here other than that minion instead.",
        ),
    ],
)
def test_a_minion_says(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Each player gives another player's minion -1 power until the end of the turn.",
        "Play on a base. Ongoing: +3 power.",
    ],
)
def test_it_is_not_clear(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


def test_what_is_played_on_a_minion_gives_it_power() -> None:
    assert same(
        "Play on a minion. Ongoing: +3 power.", "Play on a minion. Ongoing: This minion has +3 power.", "action"
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Transfer all actions and all +1 power counters from this minion to another minion here.",
            "Transfer all actions from this minion to another minion here. Transfer all +1 power counters from this "
            "minion to that minion.",
        ),
        (
            "Transfer all +1 power counters and actions on this minion to one of your other minions.",
            "Transfer all +1 power counters on this minion to one of your other minions. Transfer all actions "
            "on this "
            "minion to that minion.",
        ),
        (
            "Swap one of your minions with a minion in your hand. Transfer all actions on the old minion to the "
            "new one.",
            "Swap one of your minions with a minion in your hand. Transfer all actions on the first minion to "
            "the second minion.",
        ),
        (
            "Choose another minion here. Transfer all counters and actions on it to this minion.",
            "Choose another minion here. Transfer all counters on it to this minion. Transfer all actions on it "
            "to this "
            "minion.",
        ),
    ],
)
def test_both_sorts_are_transferred(said: str, meant: str) -> None:
    assert same(f"Talent: {said}", f"Talent: {meant}", "minion")
