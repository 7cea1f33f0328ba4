"""What stays where it is, what happens to nothing, and one of the sort that was named."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If this minion would be destroyed, it is not destroyed.", "This minion cannot be destroyed."),
        ("If this minion would be destroyed, nothing happens to it.", "This minion cannot be destroyed."),
        ("If this minion would be destroyed, it stays in play instead.", "This minion cannot be destroyed."),
        ("When this minion would be moved, it stays here.", "This minion cannot be moved."),
        (
            "When another player's card would move this minion, it stays where it is.",
            "Other players' cards cannot move this minion.",
        ),
        (
            "If this minion would be destroyed by another player's action, it stays here.",
            "This minion cannot be destroyed by other players' actions.",
        ),
        ("If one of your minions here would be moved, it stays there.", "Your minions here cannot be moved."),
        (
            "If this minion would be moved by another player, you may discard a card. If you do, it stays "
            "where it is.",
            "If this minion would be moved by another player, you may discard a card instead.",
        ),
        (
            "When another player would destroy one of your minions here, you may discard a card. If you do, nothing "
            "happens to that minion.",
            "When another player would destroy one of your minions here, you may discard a card instead.",
        ),
    ],
)
def test_it_cannot_be_done(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Special: Play when another player would move a minion. It stays where it is.",
            "Special: When another player would move a minion, you may play this card instead.",
        ),
        (
            "Special: Play when another player would move a minion. It stays where it is and cannot be "
            "moved this turn.",
            "Special: When another player would move a minion, you may play this card instead. That minion cannot be "
            "moved this turn.",
        ),
        (
            "Special: Play when one of your minions would be destroyed. It stays in play and gains +2 power "
            "until the "
            "end of the turn.",
            "Special: Play when one of your minions would be destroyed. It is not destroyed and gains +2 "
            "power until the "
            "end of the turn.",
        ),
    ],
)
def test_a_card_that_is_played_for_it(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize("nothing", ["Otherwise, nothing happens.", "If not, nothing happens."])
@pytest.mark.parametrize("deed", ["draw it", "place a +1 power counter on one of your minions"])
def test_nothing_is_done_otherwise(deed: str, nothing: str) -> None:
    text = f"Reveal the top card of your deck. If it is a minion, {deed}."
    assert same(f"{text} {nothing}", text, "action")


def test_nothing_is_done_if_so() -> None:
    told = "Reveal the top card of your deck. "
    assert same(
        f"{told}If it is an action, nothing happens. Otherwise, draw it.",
        f"{told}If it is not an action, draw it.",
        "action",
    )
    assert same(
        f"{told}If it is a minion, draw it. If it is an action, nothing happens.",
        f"{told}If it is a minion, draw it.",
        "action",
    )


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "You cannot play a minion here unless you already have one here.",
            "You cannot play a minion here unless you have a minion here.",
            "base",
        ),
        (
            "You cannot play an action here unless you have one here.",
            "You cannot play an action here unless you have an action here.",
            "base",
        ),
        (
            "Play on a base. Ongoing: If you have a minion here, a player who has none here must discard a "
            "card to play "
            "one here.",
            "Play on a base. Ongoing: If you have a minion here, a player who has no minions here must "
            "discard a card to "
            "play a minion here.",
            "action",
        ),
        (
            "Play an extra minion on a base where you have none.",
            "Play an extra minion on a base where you have no minions.",
            "action",
        ),
        (
            "Ongoing: While you have another minion here and each other player has none, this minion has +1 power.",
            "Ongoing: While you have another minion here and each other player has no minions here, this "
            "minion has +1 "
            "power.",
            "minion",
        ),
        (
            "To play a minion here, you must place another card from your hand on the bottom of your deck.",
            "You cannot play a minion here unless you place a card from your hand on the bottom of your deck.",
            "base",
        ),
        (
            "You must discard a card to play a minion here.",
            "You cannot play a minion here unless you discard a card.",
            "base",
        ),
        (
            "Play on a minion. Ongoing: To use this minion's Talent, its controller must first discard a card.",
            "Play on a minion. Ongoing: This minion's controller must discard a card to use this minion's Talent.",
            "action",
        ),
        (
            "If you have a minion here, other players must discard a card to play a minion here.",
            "If you have a minion here, other players cannot play minions here unless they discard a card.",
            "base",
        ),
    ],
)
def test_one_of_the_sort_that_was_named(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Choose a minion. It stays where it is.",
        "Ongoing: Discard a card to draw a card.",
    ],
)
def test_what_it_means_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")
