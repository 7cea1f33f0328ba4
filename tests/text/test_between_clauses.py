"""What one clause has met is not spoken of in another, and what a superlative is looked for among."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: After you play a minion here, draw a card. At the end of the turn, return it to your hand.",
        "Ongoing: After you play a minion here, draw a card. Return it to your hand at the end of the turn.",
    ],
)
def test_what_an_event_was_about_is_not_known_at_another_time(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_what_is_chosen_stays_with_the_card() -> None:
    text = (
        "Play on a minion. Choose an action on a minion. Ongoing: This card has the abilities of the chosen action."
    )
    assert "printed on A" in told(text)


def test_the_highest_power_is_that_at_the_base() -> None:
    tree = read("Choose a base where one of your minions has the highest power. Draw a card.", type="action").tree
    assert (
        "with the highest power among these (if several tie, each of them has it) at that same one"
        in explain_tree(tree)
    )


def test_one_minion_alone_is_not_alike_in_power() -> None:
    with pytest.raises(TextError):
        read(
            "Play on one of your minions. Ongoing: After you play an action here, place a +1 power counter on another"
            " one of your minions with the same power.",
            type="action",
        )
