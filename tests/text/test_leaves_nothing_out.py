"""What is said so that nobody leaves anything out says no more than the words without it."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    "more",
    [
        ", no matter who controls it",
        ", whoever controls it",
        ", regardless of who controls it",
        ", regardless of its controller",
        ", no matter whose it is",
        ", whoever it belongs to",
        " (no matter who controls it)",
        " (whoever owns it)",
        ", yours or another player's",
        " (yours or another player's)",
        ", even one of your own",
        ", even if it is yours",
    ],
)
@pytest.mark.parametrize("deed", ["Destroy a minion here", "Talent: Destroy another minion here"])
def test_each_is_meant_anyway(deed: str, more: str) -> None:
    assert same(f"{deed}{more}.", f"{deed}.", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Move a minion, whoever controls it, to another base.", "Move a minion to another base."),
        (
            "If there is a minion of power 5 or more on a base, whoever controls it, draw a card.",
            "If there is a minion of power 5 or more on a base, draw a card.",
        ),
        (
            "For each minion on a base, regardless of its controller, draw a card.",
            "For each minion on a base, draw a card.",
        ),
        (
            "Choose two minions on one base, no matter who controls them. Destroy one of them.",
            "Choose two minions on one base. Destroy one of them.",
        ),
        ("Destroy one of your minions, no matter who owns it.", "Destroy one of your minions."),
        ("Destroy all minions on a base, your own included.", "Destroy all minions on a base."),
        ("Destroy all minions on a base, even your own.", "Destroy all minions on a base."),
    ],
)
def test_wherever_it_stands(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("This minion cannot be moved. Not even by you.", "This minion cannot be moved."),
        ("This minion cannot be moved, not even by you.", "This minion cannot be moved."),
        ("This minion cannot be destroyed (not even by your own cards).", "This minion cannot be destroyed."),
        ("No player can move this minion, not even you.", "No player can move this minion."),
        ("This minion is not affected by abilities, yours included.", "This minion is not affected by abilities."),
        ("This minion is not affected by actions, not even yours.", "This minion is not affected by actions."),
        ("This minion cannot be destroyed by any means.", "This minion cannot be destroyed."),
        ("This minion cannot be moved at all.", "This minion cannot be moved."),
        (
            "Other players' cards cannot affect this minion in any way.",
            "Other players' cards cannot affect this minion.",
        ),
    ],
)
def test_nobody_can(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy one of your minions, no matter who controls it.",
        "Destroy another player's minion, whoever controls it.",
        "Ongoing: Other players cannot move this minion, not even you.",
        "Ongoing: This minion can be moved, even by you.",
        "Each other player draws a card, no matter who controls a minion here.",
    ],
)
def test_what_it_would_contradict_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Move a minion you own{}.", "action"),
        ("Play on a base. Talent: Move a minion you own from here to another base{}.", "action"),
        ("Return a minion you own to your hand{}.", "action"),
    ],
)
@pytest.mark.parametrize("even", ["even if you do not control it", "even if another player controls it"])
def test_one_you_own(text: str, kind: str, even: str) -> None:
    assert same(text.format(f", {even}"), text.format(""), kind)


@pytest.mark.parametrize("even", ["even with no minions", "even if you have no minions here", "even without minions"])
def test_power_with_no_minions(even: str) -> None:
    text = "Play on a base. Ongoing: You have +2 power here{}."
    assert same(text.format(f", {even}"), text.format(""), "action")


@pytest.mark.parametrize(
    "deed", ["Destroy one of your actions {} a minion", "Return one of your actions {} a minion to your hand"]
)
def test_taken_from_a_minion(deed: str) -> None:
    assert same(f"{deed.format('from')}.", f"{deed.format('on')}.", "action")
