"""Who moves what, and what is denied of what: told of each player, of the first that comes, and behind two things."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

ON_IT = "Play on another player's minion."
LASTS = "until the end of the turn"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Ongoing: Other players cannot destroy your minions or transfer actions from them.",
            "Ongoing: Other players cannot destroy your minions. Other players cannot transfer actions from "
            "your minions.",
            "minion",
        ),
        (
            "Ongoing: Other players cannot move your other minions or place counters on them.",
            "Ongoing: Other players cannot move your other minions or place counters on your other minions.",
            "minion",
        ),
        (
            "Minions here cannot be returned, nor can actions be played on them.",
            "Minions here cannot be returned. Actions cannot be played on minions here.",
            "base",
        ),
        (
            "Ongoing: The first minion each other player plays here in a turn gets -1 power until the end "
            "of that turn.",
            "Ongoing: After another player plays their first minion here in a turn, that minion gets -1 "
            f"power {LASTS}.",
            "minion",
        ),
        (
            f"Ongoing: The first minion you play or move here each turn gains +1 power {LASTS}.",
            "Ongoing: After you play or move a minion here for the first time each turn, that minion gains +1 power "
            f"{LASTS}.",
            "minion",
        ),
        (
            f"The first minion that moves here each turn gains +1 power {LASTS}.",
            f"After a minion moves to here for the first time each turn, it gains +1 power {LASTS}.",
            "base",
        ),
        (
            "Ongoing: After each other player plays their first action in a turn, draw a card.",
            "Ongoing: After another player plays their first action in a turn, draw a card.",
            "minion",
        ),
        (
            "Once per turn, if you play an action on another base while you have no minions here, you may "
            "draw a card.",
            "Once per turn, after you play an action on another base while you have no minions here, you "
            "may draw a card.",
            "base",
        ),
        (
            "Each action here adds 2 power to its controller's total.",
            "Each action here gives its controller +2 power here.",
            "base",
        ),
    ],
)
def test_what_is_told_of_several(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Transfer an action from one minion to another minion with the same controller.",
            "Transfer an action from a player's minion to another of their minions.",
            "action",
        ),
        (
            f"{ON_IT} Talent: Move this minion to another base. If there is another minion there, you may "
            "transfer this "
            "action to it.",
            f"{ON_IT} Talent: Move this minion to another base. You may transfer this action to another "
            "minion there.",
            "action",
        ),
        (
            "Choose a minion. Move another minion with the same controller to its base.",
            "Choose a minion. Move another of its controller's minions to its base.",
            "action",
        ),
        (
            "Talent: Transfer an action to or from this titan.",
            "Talent: Transfer an action from a minion to this titan or transfer an action from this titan "
            "to a minion.",
            "titan",
        ),
        (
            "You may transfer an action that increases a minion's power from another minion to this minion.",
            "You may transfer an action that increases a minion's power on another minion to this minion.",
            "minion",
        ),
        (
            "Special: After another player plays an action on a minion, transfer that action to another "
            "minion there.",
            "Special: After another player plays an action on a minion, transfer that action to another "
            "minion on that "
            "minion's base.",
            "action",
        ),
        (
            "Swap two minions at different bases. They must have different controllers.",
            "Swap two minions at different bases controlled by different players.",
            "action",
        ),
        (
            "Swap one of your minions with another player's minion that has the same printed power.",
            "Swap one of your minions with another player's minion with the same printed power.",
            "action",
        ),
        (
            "Talent: Give up your regular minion play this turn to move another minion here.",
            "Talent: Use your regular minion play to move another minion here.",
            "minion",
        ),
        (
            f"{ON_IT} Ongoing: You may use this minion's talent. Its controller may not use it.",
            f"{ON_IT} Ongoing: You may use this minion's talent. Its controller cannot use its talent.",
            "action",
        ),
        (
            "Choose another player. They give you control, until the end of the turn, of one of their minions.",
            "Choose another player. They give you control of one of their minions until the end of the turn.",
            "action",
        ),
    ],
)
def test_what_goes_from_one_to_another(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Players cannot move minions here or play actions on them.",  # from here, or to here
        "Transfer an action to a minion controlled by the same player.",  # as whom
        "Destroy two minions here. They cannot be controlled by different players.",
        "The first minion each other player plays or moves here in a turn gets -1 power until the end of the turn.",
    ],
)
def test_what_could_be_told_otherwise_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="base")
