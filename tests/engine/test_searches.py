"""What a search shows to the others; piles that change places."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, table

from smashrules.engine.unmodelled import missing


def searched(text: str) -> tuple[tuple[str, ...], str]:
    """The rules by which Ann searches a deck with one card in it, and where that card is then."""
    play = table({"Tortuga": []}, card("Look", "action", text), hand=["Look"], deck={"Ann": ["Howl"], "Bob": []})
    play.play("Look")
    (event,) = play.happened("search")
    return event.rules, play.where("Howl")


@pytest.mark.parametrize("text", ["Search your deck for a card and place it {}.", "Search your deck for a card {}."])
def test_a_card_that_is_found_is_shown_unless_the_text_says_otherwise(text: str) -> None:
    goal = "on the top of your deck" if "place" in text else ""
    assert "deck.search-reveals" in searched(text.format(goal).replace(" .", "."))[0]

    rules, where = searched(text.format(f"{goal} without revealing it"))
    assert rules == ("verb.search",)
    assert where == "Ann's deck"


def test_what_is_said_of_another_card_is_not_said_of_the_one_found() -> None:
    text = "Search your deck for a card and draw it. Place a card from your hand on the bottom of your deck without "
    assert "deck.search-reveals" in searched(text + "revealing it.")[0]


def test_the_cards_of_two_piles_change_places() -> None:
    turnover = card("Turnover", "action", "Swap your deck with your discard pile.")
    piles = {"deck": {"Ann": ["Howl", "Scry"]}, "discard": {"Ann": ["Invader"], "Bob": ["Scout"]}}
    play = table({"Tortuga": []}, turnover, hand=["Turnover"], **piles).play("Turnover")

    assert play.known_deck("Ann") == ["Invader"]
    assert play.discard("Ann") == ["Howl", "Scry", "Turnover"]  # the action itself goes there afterwards
    assert play.discard("Bob") == ["Scout"]
    assert len(play.happened("swap")) == 1


def test_a_swap_with_another_player_is_not_played_as_nothing() -> None:
    assert missing(card("Trade", "action", "Swap your hand with another player's hand."))
    assert not missing(card("Turnover", "action", "Swap your hand with your discard pile."))


def test_several_are_not_swapped_for_several() -> None:
    swap = card("Trade", "action", "Swap all actions on a minion with all actions on another minion.")
    assert "several cards that are swapped for several" in missing(swap)
    assert missing(card("Trade", "action", "Swap an action on a minion with an action on another minion.")) == ()
