"""What is chosen to have something done to it, whose two chosen ones are, and cards that may not be played if."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

TWO = "Choose two minions controlled by the same player."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"{TWO} That player destroys one of them.",
            "Choose a player. Choose two of that player's minions. That player destroys one of them.",
            "action",
        ),
        (
            f"{TWO} That player chooses one of them to be destroyed, and you may move the other.",
            "Choose a player. Choose two of that player's minions. That player chooses one of them for you to "
            "destroy. You may move the other.",
            "action",
        ),
        (
            "Ongoing: Whenever you would discard a card, you may place it on the bottom of your deck instead.",
            "Ongoing: If you would discard a card, you may place it on the bottom of your deck instead.",
            "minion",
        ),
        (
            "Draw a card. Each other player also draws a card.",
            "Draw a card. Each other player draws a card.",
            "action",
        ),
        (
            "You can't play this card if you have already played an action this turn. Draw a card.",
            "You can only play this card if you have not played an action this turn. Draw a card.",
            "action",
        ),
        (
            "Swap this minion with another minion you control. Place a +1 power counter on the other minion.",
            "Swap this minion with another minion you control. Place a +1 power counter on that minion.",
            "minion",
        ),
        (
            "You cannot play this card if you have no minions in play. Draw a card.",
            "You can only play this card if you have one or more minions in play. Draw a card.",
            "action",
        ),
        (
            "You cannot play this card if you have a minion in play. Draw a card.",
            "You can only play this card if you have no minions in play. Draw a card.",
            "action",
        ),
        (
            "Ongoing: At the start of your turn, place a +1 power counter on this minion. If it has more than three, "
            "remove them all and draw that many cards.",
            "Ongoing: At the start of your turn, place a +1 power counter on this minion. If it has four or more, "
            "remove them all and draw that many cards.",
            "minion",
        ),
        (
            "Ongoing: At the end of your turn, put a +1 power counter on this minion. If there are three or more on "
            "it, destroy it.",
            "Ongoing: At the end of your turn, put a +1 power counter on this minion. If it has three or more, "
            "destroy it.",
            "minion",
        ),
        ("Play on a base if no player has a minion there.", "Play on a base where no player has a minion.", "action"),
    ],
)
def test_it_is_told_otherwise(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_two_of_one_player_of_whom_nothing_more_is_told() -> None:
    assert "you choose 2 minions all alike in controller" in told(f"{TWO} Destroy one of them.", "action")


@pytest.mark.parametrize("when", ["while you have another minion here", "during other players' turns"])
@pytest.mark.parametrize("deeds", ["moved or destroyed", "moved and cannot be destroyed"])
def test_what_cannot_be_done_while_something_is_so_can_none_of_it_be_done_then(deeds: str, when: str) -> None:
    told_so = told(f"Ongoing: This minion cannot be {deeds} {when}.", "minion")
    assert told_so.count("all the time: only while") == told_so.count("this cannot happen") == 2
