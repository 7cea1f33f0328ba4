"""What a sentence leaves to be inferred: among which cards, which ones were not chosen, who plays them."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("what", ["all minions", "one action", "any minions of power 2 or less", "each action"])
@pytest.mark.parametrize(
    "seen", ["Reveal the top five cards of your deck", "Look at the bottom three cards of your deck"]
)
def test_what_is_drawn_is_among_those_shown(seen: str, what: str) -> None:
    meant = told(f"{seen}. Draw {what} among them and shuffle the rest into your deck.")
    assert told(f"{seen}. Draw {what} and shuffle the rest into your deck.") == meant
    assert "that is among A" in told(f"{seen}, draw {what}, and shuffle the rest into your deck.")


@pytest.mark.parametrize("what", ["a card", "two cards"])
def test_cards_are_drawn_from_the_deck(what: str) -> None:
    assert "from the top of the deck" in told(f"Reveal the top five cards of your deck. Draw {what}.")


def test_only_what_is_shown_can_be_drawn() -> None:
    sift = card("Sift", "action", "Reveal the top three cards of your deck, draw one minion, and discard the rest.")
    push = card("Push", "action", "Draw a card.")
    deck = ["Push", "Ox", "Push", "Elk"]
    play = table({"Tortuga": []}, sift, push, ox(2), ox(4, "Elk"), hand=["Sift"], deck={"Ann": deck}).play("Sift")
    assert play.hand("Ann") == ["Ox"]
    assert play.discard("Ann").count("Push") == 2
    assert play.deck("Ann") == ["Elk"]


@pytest.mark.parametrize("what", ["all minions that were not chosen", "each minion not chosen"])
@pytest.mark.parametrize("chooses", ["Each player chooses one of their minions", "Choose up to two minions"])
def test_those_not_chosen_are_the_others(chooses: str, what: str) -> None:
    meant = told(f"{chooses}. Destroy {what.split()[0]} other {what.split()[1]}.")
    assert told(f"{chooses}. Destroy {what}.") == meant


@pytest.mark.parametrize("kind", ["minion", "action"])
def test_the_first_played_is_the_first_that_a_player_plays(kind: str) -> None:
    so = "each turn cannot be destroyed until the end of the turn."
    meant = told(f"The first {kind} a player plays here {so}", "base")
    assert told(f"The first {kind} played here {so}", "base") == meant


@pytest.mark.parametrize("more", ["", " on it"])
def test_a_base_with_one_of_yours_is_where_you_have_one(more: str) -> None:
    gains = "scores, that minion gains +2 power until the end of the turn."
    meant = told(f"Special: Before a base where you have a minion {gains}")
    assert told(f"Special: Before a base with one of your minions{more} {gains}") == meant


@pytest.mark.parametrize(
    "text",
    [
        "Name a minion. Return it to its owner's hand.",
        "Each other player who has it in their hand discards it.",
    ],
)
def test_a_name_is_no_card(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
