"""The only card that somebody has, told as a thing; what a card's controller has besides is other than that card."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

ALONE = "controlled by a player who has no other minions"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Destroy a minion of power 4 or less that is its controller's only minion at that base.",
            "Destroy a minion of power 4 or less on a base where its controller has no other minions.",
            "action",
        ),
        (
            "Destroy a minion that is its controller's only minion in play.",
            f"Destroy a minion {ALONE} in play.",
            "action",
        ),
        (
            "Destroy a minion that is its controller's only minion here.",
            f"Destroy a minion here {ALONE} here.",
            "minion",
        ),
        (
            "Choose a base. Destroy a minion there that is its controller's only minion there.",
            f"Choose a base. Destroy a minion there {ALONE} there.",
            "action",
        ),
        (
            "Choose a base. Destroy a minion that is the only minion of its controller there.",
            f"Choose a base. Destroy a minion there {ALONE} there.",
            "action",
        ),
        (
            "Choose a base. Destroy another player's only minion there.",
            "Choose a base. Destroy a minion there controlled by another player who has no other minions there.",
            "action",
        ),
        (
            "Destroy another player's minion here that is that player's only minion here.",
            "Destroy a minion here controlled by another player who has no other minions here.",
            "minion",
        ),
        (
            "Each player's only minion here cannot be destroyed.",
            "Each minion here controlled by players who have no other minions here cannot be destroyed.",
            "base",
        ),
        (
            "A player's only minion here has +2 power.",
            "Each minion here controlled by players who have no other minions here has +2 power.",
            "base",
        ),
        (
            "Choose a base. Return your only minion there to your hand.",
            "Choose a base. If you have exactly one minion there, return that minion to your hand.",
            "action",
        ),
        (
            "Ongoing: Your only minion here has +2 power.",
            "Ongoing: If you have exactly one minion here, that minion has +2 power.",
            "minion",
        ),
        (
            "Talent: You may place a +1 power counter on your only minion here.",
            "Talent: If you have exactly one minion here, you may place a +1 power counter on that minion.",
            "minion",
        ),
        (
            "Play on a minion. Ongoing: While this is its controller's only minion in play, it has +3 power.",
            "Play on a minion. Ongoing: While this minion's controller has no other minions in play, "
            "it has +3 power.",
            "action",
        ),
        (
            "A player's minion here cannot be moved if it is that player's only minion here.",
            "A player's minion here cannot be moved if its controller has no other minions here.",
            "base",
        ),
    ],
)
def test_it_is_one_whose_controller_has_no_others(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion whose controller has no other minions on its base.",
        "Destroy another minion whose controller has no other minions here.",
        "Choose a minion. If its controller has another minion there, destroy it.",
        "After a minion is destroyed here, if its controller has no other minions here, draw a card.",
    ],
)
def test_others_are_other_than_the_card_that_is_spoken_of(text: str) -> None:
    told = explain_tree(read(text, type="minion").tree, type="minion")
    assert "other than A at" in told
    assert "no other minions here" in text or is_said_again(text, "minion")


def test_of_this_minion_it_is_this_one() -> None:
    text = "Ongoing: If this minion's controller has no other minions here, it has +1 power."
    assert "no minions other than this card itself" in explain_tree(read(text, type="minion").tree, type="minion")
