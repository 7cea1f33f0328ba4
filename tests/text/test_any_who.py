"""Any player of whom something is so; options parted by semicolons; what has nothing else beside it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("other", ["", "other "])
@pytest.mark.parametrize("so", ["with a minion there", "who has more VP than you", "without a titan"])
def test_any_player_at_the_head_is_each(other: str, so: str) -> None:
    text = "Choose a base and destroy a minion there. {} {}player {} discards a card."
    assert same(text.format("Any", other, so), text.format("Each", other, so), "action")


def test_any_player_behind_a_verb_is_one() -> None:
    said = told("Look at the hand of any player with a minion here.", "minion")
    assert "the hand of one player" in said


def test_who_does_not_do_it() -> None:
    text = "Each player may destroy one of their minions. {} player who does not discards a card."
    assert same(text.format("Any"), text.format("Each"), "action")


@pytest.mark.parametrize(
    "options",
    [
        ("draw two cards", "play an extra minion", "destroy an action"),
        ("gain 1 VP", "draw a card", "play an extra action", "destroy a minion of power 2 or less"),
    ],
)
def test_options_with_semicolons(options: tuple[str, ...]) -> None:
    *first, last = options
    text = f"Choose one: {'; '.join(first)}; or {last}."
    assert same(text, f"Choose one: {' OR '.join(options)}.", "action")


@pytest.mark.parametrize("which", ["with no other minions on its base", "that is your only minion on its base"])
def test_alone_on_its_base(which: str) -> None:
    assert "nothing else is" in told(f"Destroy a minion {which}.")
    assert is_said_again(f"Destroy a minion {which}.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose one: choose a minion; destroy it; or draw a card.",  # two options, or three
        "Play on a minion. Ongoing: This minion is not affected by cards with the same name.",  # as which
        "Play on a minion. Ongoing: This minion is not affected by two actions with the same name.",
    ],
)
def test_which_ones_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
