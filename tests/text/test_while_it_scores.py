"""What holds while a base is scoring, hands that are larger or smaller, and power compared with yours."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card
from tests.text.test_errors import read

from smashrules.engine import missing
from smashrules.text.reading.errors import TextError
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree

ON_A_BASE = "Play on a base. Ongoing: "


def tree(text: str) -> object:
    return read(text, type="action").tree


def test_it_holds_only_while_the_base_is_scoring() -> None:
    text = f"{ON_A_BASE}Other players cannot use Special abilities while this base is scoring."
    found = read(text, type="action").tree

    told = explain_tree(found, type="action")
    assert "only while this is going on: the base this card is at scores:" in told
    assert tree(to_text(found, type="action")) == found
    assert found != tree(text.replace(" while this base is scoring", ""))


@pytest.mark.parametrize("base", ["a base", "another base"])
def test_which_base_is_scoring_is_known(base: str) -> None:
    with pytest.raises(TextError):
        read(f"{ON_A_BASE}Other players cannot play actions while {base} is scoring.", type="action")


@pytest.mark.parametrize(("changed", "plainly"), [("reduced", "-2"), ("increased", "+2")])
def test_hands_are_larger_or_smaller(changed: str, plainly: str) -> None:
    said = read(f"{ON_A_BASE}The maximum hand size of each other player is {changed} by 2.", type="action").tree

    assert tree(f"{ON_A_BASE}Other players have their maximum hand size {changed} by 2.") == said
    assert tree(f"{ON_A_BASE}Other players have {plainly} maximum hand size.") == said
    assert tree(to_text(said, type="action")) == said
    assert tree(f"{ON_A_BASE}Each player has {plainly} maximum hand size.") != said


@pytest.mark.parametrize(
    "text", ["Your minions have +1 maximum hand size.", "The power of each player is reduced by 1."]
)
def test_only_a_player_has_a_hand_and_only_cards_have_power(text: str) -> None:
    with pytest.raises(TextError):
        read(f"{ON_A_BASE}{text}", type="action")


@pytest.mark.parametrize("compared", ["less", "more"])
def test_players_are_picked_by_their_power_beside_yours(compared: str) -> None:
    text = f"Each player with {compared} power here than you discards a card."
    found = read(text, type="minion").tree

    words = f"is {compared} than your total power at the base this card is at"
    assert words in explain_tree(found, type="minion")
    assert to_text(found, type="minion") == text


def test_both_are_said_of_the_same_players() -> None:
    who = "players with less power here than you"
    text = f"{ON_A_BASE}Other {who} have -2 maximum hand size and cannot use Special abilities."
    apart = f"{ON_A_BASE}Other {who} have -2 maximum hand size. Other {who} cannot use Special abilities."

    assert tree(text) == tree(apart)


def test_no_game_knows_yet_what_is_going_on() -> None:
    text = f"{ON_A_BASE}Other players cannot play actions while this base is scoring."

    assert "the construct Amid" in missing(card("Gate", "action", text))


def test_the_base_that_comes_is_scored_in_the_place_of_the_one_that_was() -> None:
    plain = "Before this base scores, replace it with the top card of the base deck keeping each card here."
    text = f"{plain} Score the replacement base."
    found = read(text, type="base").tree

    assert "next, you score the base that replaces it" in explain_tree(found, type="base")
    printed = plain.removesuffix(" keeping each card here.")
    kept = f"{printed}. Keep all cards on it, discard this card, and keep scoring."
    assert read(kept, type="base").tree == found
    assert "bases that an ability has scored" in missing(card("Gate", "base", text))
    assert not missing(card("Gate", "base", plain))


@pytest.mark.parametrize("text", ["Score a base.", "Before this base scores, score this base."])
def test_no_other_base_is_scored_by_a_text(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="base")
