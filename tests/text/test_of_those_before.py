"""What is said of those the sentence before spoke of: none of them, one of yours, cards of it; another minion."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

MOVED = "Place a +1 power counter on each of your minions that moved this turn."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"{MOVED} If there are none, draw a card.",
            f"{MOVED} If you have no minions that moved this turn, draw a card.",
            "action",
        ),
        (
            "Look at all cards buried here. You may uncover one of yours.",
            "Look at all cards buried here. You may uncover one of your buried cards here.",
            "minion",
        ),
        (
            "Choose a player. They shuffle their deck. Look at the top two cards of it.",
            "Choose a player. They shuffle their deck. Look at the top two cards of their deck.",
            "action",
        ),
        (
            "Ongoing: Once during each other player's turn, after that player plays a minion here, draw a card.",
            "Ongoing: Once during each other player's turn, after they play a minion here, draw a card.",
            "minion",
        ),
        (
            "Look at the top three cards of your deck. Place one in your hand, one on the bottom of your deck, and "
            "return the rest in any order.",
            "Look at the top three cards of your deck. Place one in your hand and place one on the bottom of your "
            "deck. Return the rest in any order.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize("it", ["it", "that action"])
def test_another_minion_is_other_than_the_one_it_is_on(it: str) -> None:
    text = f"Ongoing: After you play an action on a minion here, you may transfer {it} to another minion."
    assert "to one minion other than B" in explain_tree(read(text, type="minion").tree, type="minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Talent: Choose an action. Transfer it to another minion.",  # than which?
        "Destroy a minion. If there are none, draw a card.",
        "Look at the top card of your deck. You may uncover one of yours.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
