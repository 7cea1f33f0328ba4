"""Talents used again, what has not been done yet, and other small turns of phrase about one card and another."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Minions here that share their power with another minion here cannot be destroyed.",
            "Minions here with the same power as another minion here cannot be destroyed.",
            "base",
        ),
        (
            "Destroy a minion that shares its name with another minion.",
            "Destroy a minion with the same name as another minion.",
            "action",
        ),
        (
            "Name a power. Until the start of your turn, minions here with exactly that printed power have "
            "their abilities "
            "cancelled.",
            "Name a power. Until the start of your turn, minions here with that printed power lose their abilities.",
            "minion",
        ),
        (
            "Choose another minion here. Until the start of your turn, this minion has that minion's "
            "printed abilities in "
            "addition to its own.",
            "Choose another minion here. Until the start of your turn, this minion has that minion's abilities.",
            "minion",
        ),
        (
            "Ongoing: This minion has no abilities and adds no power here.",
            "Ongoing: This minion has no abilities and it adds no power here.",
            "minion",
        ),
        (
            "Talent: Remove all +1 power counters from this titan. If you removed one or two, draw a card. "
            "If you removed "
            "more, play an extra minion.",
            "Talent: Remove all +1 power counters from this titan. If you removed one or two +1 power "
            "counters, draw a "
            "card. If you removed three or more +1 power counters, play an extra minion.",
            "titan",
        ),
        (
            "Discard any number of cards. If you discarded one or two, draw a card. If you discarded more, "
            "draw three cards.",
            "Discard any number of cards. If you discarded one or two cards, draw a card. If you discarded "
            "three or more "
            "cards, draw three cards.",
            "action",
        ),
        (
            "One of your minions may use its Talent again.",
            "You may use the Talent of one of your minions again.",
            "action",
        ),
        (
            "Ongoing: Once per turn, after you play a minion here, another one of your minions here may "
            "reuse its Talent.",
            "Ongoing: Once per turn, after you play a minion here, you may use the Talent of another of "
            "your minions here "
            "again.",
            "minion",
        ),
        (
            "Choose one of your minions. It may use its Talent again.",
            "Choose one of your minions. You may use its Talent again.",
            "action",
        ),
        (
            "Use the Talent of one of your minions, even if you already used it this turn.",
            "Use the Talent of one of your minions again.",
            "action",
        ),
        (
            "Special: On your turn, if you have not played a card yet, you may play this titan.",
            "Special: On your turn, if you have not played a card this turn, you may play this titan.",
            "titan",
        ),
        (
            "If you have not moved a minion yet this turn, draw a card.",
            "If you have not moved a minion this turn, draw a card.",
            "action",
        ),
        (
            "If you played neither a minion nor an action this turn, draw a card.",
            "If you did not play a minion or an action this turn, draw a card.",
            "action",
        ),
        (
            "If you have neither a minion nor an action in play, draw a card.",
            "If you do not have a minion or an action in play, draw a card.",
            "action",
        ),
        (
            "Ongoing: Other players cannot choose this minion for their cards unless it is your only minion here.",
            "Ongoing: Other players cannot choose this minion unless it is your only minion here.",
            "minion",
        ),
        (
            "Special: Play when another player's card would affect one of your minions. It affects another "
            "one of your "
            "minions instead, on any base.",
            "Special: Play when another player's card would affect one of your minions. It affects another "
            "one of your "
            "minions instead.",
            "action",
        ),
        (
            "Play on a base. Ongoing: Minions of power 4 or more cannot be played on or moved to this base.",
            "Play on a base. Ongoing: Minions of power 4 or more cannot be played here or moved to here.",
            "action",
        ),
        (
            "Each player holding more cards than you must discard one.",
            "Each player with more cards in hand than you must discard a card.",
            "action",
        ),
        (
            "Play on a base. Talent: Store a minion of power 3 or less from here under this card.",
            "Play on a base. Talent: Store a minion of power 3 or less here under this card.",
            "action",
        ),
        (
            "Choose another minion here. It cannot be destroyed as long as this minion stays in play.",
            "Choose another minion here. It cannot be destroyed as long as this minion is in play.",
            "minion",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Your minions here may use their Talents again.",
        "Choose another minion here. This minion has that minion's power in addition to its own until "
        "the end of the turn.",
        "Play an action if a base has not yet.",
    ],
)
def test_what_else_might_be_meant_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")
