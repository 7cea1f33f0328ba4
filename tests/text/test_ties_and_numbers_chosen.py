"""Who chooses where several tie, told in a sentence of its own; any power that is chosen; more power than whose."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.test_errors import read

from smashrules.text.reading.errors import TextError

YOURS = "(if several tie, one that you choose)"
THEIRS = "(if several tie, one that A chooses)"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("You choose in case of a tie.", YOURS),
        ("In case of a tie, you choose.", YOURS),
        ("If tied, you choose which one.", YOURS),
        ("If there is a tie, you choose one.", YOURS),
        ("You choose in case of ties.", YOURS),
    ],
)
@pytest.mark.parametrize(
    "deed",
    [
        "Destroy the highest-power minion at a base.",
        "Destroy the minion with the lowest power at a base.",
        "Move the lowest-power minion at a base to another base.",
        "Choose another player. Return their highest-power minion on a base where you have a minion to their hand.",
    ],
)
def test_you_choose_among_those_that_tie(deed: str, said: str, meant: str) -> None:
    assert meant in told(f"{deed} {said}")
    assert meant in told(deed)  # of those that tie whoever does it chooses anyway


@pytest.mark.parametrize("said", ["They choose in case of a tie.", "Its controller chooses in case of a tie."])
def test_they_choose_among_theirs(said: str) -> None:
    assert THEIRS in told(f"Each other player destroys their lowest-power minion. {said}")


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. You choose in case of a tie.",
        "Destroy a minion at a base (you choose in case of a tie).",
        "In case of a tie, you choose.",
        "Destroy the highest-power minion at a base. You choose in case of a tie in case of a tie.",
    ],
)
def test_where_nothing_ties_nobody_chooses(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("chosen", ["Choose a power.", "Name a power.", "Choose a number.", "Name a number."])
@pytest.mark.parametrize(
    "deed",
    [
        "Return each minion with that power on one base to its owner's hand.",
        "Destroy a minion of that power.",
        "Destroy a minion with power equal to that number.",
        "Each other player discards each minion of the chosen power from their hand.",
        "Reveal the top card of your deck. If it is a minion with that power, draw two cards.",
    ],
)
def test_any_power_can_be_chosen(chosen: str, deed: str) -> None:
    plain = told(f"{chosen} {deed}")

    assert "you choose a power, whichever [A]" in plain
    assert "whose power is exactly the power of (A)" in plain


@pytest.mark.parametrize(
    "text",
    [
        "Each player chooses a power. Destroy each minion with that power.",  # which of them
        "Destroy each minion with that power.",
        "Choose a minion. Destroy each minion with power equal to that number.",
        "Choose two powers. Destroy each minion with that power.",
    ],
)
def test_a_power_that_nobody_or_everybody_chose_is_not_known(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    "text",
    [
        "This minion has -3 power while you have a minion with more power here.",
        "While another player has a minion with more power here, this minion cannot be destroyed.",
        "After a minion with more power is played here, draw a card.",
        "Other players cannot play minions with more power here.",
        "Each minion here with more power has -1 power.",
    ],
)
def test_on_an_action_more_power_is_more_than_its_minion_has(text: str) -> None:
    meant = "is more than the power of (the minion this card is on)"

    assert meant in told(f"Play on a minion. Ongoing: {text}")


def test_on_a_base_it_is_more_than_nobody_has() -> None:
    with pytest.raises(TextError):
        read("Play on a base. Ongoing: Other players cannot play minions with more power here.", type="action")
