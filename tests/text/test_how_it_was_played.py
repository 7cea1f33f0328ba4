"""How a card came to be played, and which cards are called extra: words that once were lost."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize(
    ("asked", "meaning"),
    [
        ("you played this minion as an extra minion", "you play this card itself counting as an extra minion"),
        ("you played this minion from your discard pile", "you play this card itself from your discard pile"),
        ("this minion was played as an extra minion", "is played (by whatever) counting as an extra minion"),
    ],
)
def test_an_on_play_ability_asks_about_the_play_that_it_answers(asked: str, meaning: str) -> None:
    found = explain_tree(read(f"If {asked}, draw a card.", type="minion").tree, type="minion")
    assert "if what this ability answers was:" in found
    assert meaning in found


def test_an_extra_play_is_said_again_as_one() -> None:
    text = "If this minion was played as an extra minion, draw a card."
    assert to_text(read(text, type="minion").tree, type="minion") == text


def test_what_a_card_orders_itself_is_asked_of_what_has_happened() -> None:
    meaning = told(
        "Special: Before a base scores, you may play this minion there. If you played this minion, draw a card.",
        "minion",
    )
    assert "you play this card itself" in meaning
    assert "what this ability answers" not in meaning


@pytest.mark.parametrize(
    "text",
    [
        "Talent: If you played this minion from your discard pile, draw a card.",
        "Ongoing: After a minion here is destroyed, if you played this minion as an extra minion, draw a card.",
    ],
)
def test_an_ability_that_answers_no_play_does_not_ask_how_the_card_was_played(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    "text",
    [
        "If this is an extra minion, draw a card.",
        "If there is an extra minion here, draw a card.",
        "Ongoing: Each extra minion here has +1 power.",
        "Ongoing: This minion has +1 power for each extra minion here.",
        "Destroy a minion that is an extra minion.",
    ],
)
def test_a_minion_in_play_is_not_called_extra(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    "text",
    [
        "Play an extra minion.",
        "You may play an additional action.",
        "Play any number of extra minions of power 2 or less on the same base.",
    ],
)
def test_what_is_played_may_be_extra(text: str) -> None:
    assert "extra" in explain_tree(read(text, type="action").tree)
