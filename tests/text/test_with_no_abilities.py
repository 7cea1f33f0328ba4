"""Cards that have an ability or none; and those whose abilities are cancelled by what is done to them."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

_TEXTS = [
    "Destroy a minion {}.",
    "Ongoing: Your minions here {} have +1 power.",
    "Ongoing: Your other minions {} cannot be destroyed by other players' cards.",
    "Draw a card for each of your minions {}.",
    "Play a minion {} from your discard pile as an extra minion.",
]


@pytest.mark.parametrize("text", _TEXTS)
@pytest.mark.parametrize("so", ["without an ability", "without abilities", "with no ability"])
def test_none_is_said_in_several_ways(text: str, so: str) -> None:
    assert same(text.format(so), text.format("with no abilities"), "minion")
    assert "no abilities" in told(text.format(so), "minion")


@pytest.mark.parametrize("text", _TEXTS)
def test_some_ability(text: str) -> None:
    assert same(text.format("with abilities"), text.format("with an ability"), "minion")
    assert "at least 1 ability" in told(text.format("with an ability"), "minion")


@pytest.mark.parametrize("so", ["with no abilities", "with an ability"])
@pytest.mark.parametrize("text", _TEXTS)
def test_it_is_said_again(text: str, so: str) -> None:
    assert is_said_again(text.format(so), "minion")


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("Destroy a minion that has no abilities.", "one minion in play that has no abilities"),
        ("Destroy a minion that does not have an ability.", "one minion in play that has no abilities"),
        ("Choose a minion. If it has no abilities, draw a card.", "if A is one card that has no abilities"),
        ("Choose a minion. If it has an ability, draw a card.", "if A is one card that has at least 1 ability"),
        ("Destroy a minion with no Talent.", "that has no abilities labelled Talent"),
        (
            "Choose a base. Until the end of the turn, minions there have no abilities.",
            "the abilities of every minion",
        ),
    ],
)
def test_what_is_asked_of_abilities(said: str, words: str) -> None:
    assert words in told(said, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Cancel no abilities.",
        "Choose a minion. It has an ability until the end of the turn.",
        "Choose a minion. It has abilities.",
        "Cancel the abilities of a minion. If it had an ability, draw a card.",
        "Ongoing: Cancel an ability.",
    ],
)
def test_what_makes_no_sense_or_is_over_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Play an extra minion. Its ability is cancelled.", "Play an extra minion. Cancel its abilities."),
        ("Choose a minion. It loses its abilities.", "Choose a minion. Cancel its abilities."),
        ("Choose a minion. That minion has no abilities.", "Choose a minion. Cancel that minion's abilities."),
        (
            "Ongoing: After another player plays a minion here, its abilities are cancelled.",
            "Ongoing: After another player plays a minion here, cancel its abilities.",
        ),
        (
            "Ongoing: After another player plays a minion here, you may discard a card. If you do, that minion's "
            "ability is cancelled.",
            "Ongoing: After another player plays a minion here, you may discard a card. If you do, cancel that "
            "minion's abilities.",
        ),
    ],
)
def test_what_is_cancelled_by_a_deed(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


def test_what_is_so_all_the_time_stays_so() -> None:
    text = "Play on a minion. Ongoing: This minion has +1 power. Its abilities are cancelled."
    assert "all the time: the abilities of the minion this card is on are cancelled" in told(text, "action")


@pytest.mark.parametrize("power", ["+1", "-2"])
@pytest.mark.parametrize(
    ("text", "lose", "kind"),
    [
        ("Minions here have {}.", "lose their abilities", "base"),
        ("Minions of printed power 2 or less here have {}.", "lose their abilities", "base"),
        ("Play on a minion. Ongoing: This minion has {}.", "loses its abilities", "action"),
        ("Choose a minion. It has {} until the end of the turn.", "loses its abilities", "action"),
    ],
)
def test_power_and_no_abilities(text: str, lose: str, kind: str, power: str) -> None:
    said = text.format(f"{power} power and no abilities")
    assert same(said, text.format(f"{power} power and {lose}"), kind)


def test_no_abilities_and_power() -> None:
    text = "Minions here {}."
    said, meant = "have no abilities and +1 power", "lose their abilities and have +1 power"
    assert same(text.format(said), text.format(meant), "base")
