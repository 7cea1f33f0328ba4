"""Who has what was named in hand and does something with it; what goes back, and how many are left."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("hand", ["in their hand", "in hand"])
@pytest.mark.parametrize("has", ["with a copy of it", "who has a copy of that card", "who has the named card"])
@pytest.mark.parametrize(
    ("deed", "plain"),
    [
        ("reveals it", "reveals a copy of it from their hand"),
        ("must reveal it", "must reveal a copy of it from their hand"),
        ("may discard it", "may discard a copy of it from their hand"),
        ("discards that card", "discards a copy of it from their hand"),
    ],
)
@pytest.mark.parametrize("who", ["Each other player", "Any other player"])
def test_who_has_it_reveals_it(who: str, deed: str, plain: str, has: str, hand: str) -> None:
    who = "Each other player" if "may" in deed else who
    text = f"Name a card. {who} {has} {hand} {deed}."
    assert same(text, f"Name a card. Each other player {plain}.", "action")


def test_those_who_revealed_one_are_counted() -> None:
    text = "Name a card. Each other player who has a copy of it in his or her hand must reveal it."
    assert "reveals one card that is among C" in told(
        f"{text} Draw a card for each player who revealed one.", "action"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Each player with a copy of it in their hand reveals it.",
        "Name a card. Each player with a copy of it in their hand plays it.",
    ],
)
def test_nothing_was_named_or_more_is_done(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Each player with more cards in hand than you discards until they have as many as you.",
            "Each player with more cards in hand than you discards cards until they have as many cards as you.",
        ),
        (
            "Each player shuffles all but one card of their discard pile into their deck.",
            "Each player shuffles all but one card from their discard pile into their deck.",
        ),
        (
            "Shuffle all but two of the cards in your discard pile into your deck.",
            "Shuffle all but two cards from your discard pile into your deck.",
        ),
        (
            "Look at a card in another player's hand. Give it back or swap it for a card from your hand.",
            "Look at a card in another player's hand. Return it or swap it with a card from your hand.",
        ),
        (
            "Look at the top five cards of your deck. Draw one and shuffle the rest back in.",
            "Look at the top five cards of your deck. Draw one and shuffle the rest.",
        ),
        (
            "Until the start of your next turn, minions cannot be returned to players' hands.",
            "Until the start of your next turn, minions cannot be returned to their owners' hands.",
        ),
        (
            "Another player shows you their hand. Discard a card from it.",
            "Look at another player's hand. Discard a card from it.",
        ),
        (
            "Another player chooses one: they show you their hand, or you draw a card.",
            "Another player chooses one: you look at their hand, or you draw a card.",
        ),
        (
            "Talent: Return an action you played earlier this turn to your hand.",
            "Talent: Return an action you played this turn to your hand.",
        ),
        (
            "You and another player each choose a card from your hand and reveal them together.",
            "You and another player each reveal a card from your hand.",
        ),
    ],
)
def test_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize("instead", ["instead of the discard pile", "instead of placing it in the discard pile"])
def test_it_is_stored_and_not_discarded(instead: str) -> None:
    text = f"Ongoing: After another minion here is destroyed, you may store it under this minion {instead}."
    assert "you store A to this card itself rather than to the discard pile" in told(text, "minion")
    assert is_said_again(text, "minion")
