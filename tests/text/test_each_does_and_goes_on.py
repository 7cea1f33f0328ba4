"""What each of several players does and goes on with, what is done once for each thing, and how often in a turn."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


def again(text: str, card: str = "action") -> str:
    """The reference wording of a text, which is read as the same."""
    tree = read(text, type=card).tree
    said = to_text(tree, type=card)
    assert read(said, type=card).tree == tree
    return said


@pytest.mark.parametrize(
    "text",
    [
        "Each other player chooses one of their minions and destroys it.",
        "Each player chooses a base and moves one of their minions there.",
        "Each other player reveals the top card of their deck and discards it.",
        "Each other player chooses two of their minions and destroys them.",
    ],
)
def test_each_of_several_goes_on_with_what_they_chose_themselves(text: str) -> None:
    assert again(text) == text
    assert "once for each of every player" in told(text)


def test_it_is_the_one_that_the_same_player_chose() -> None:
    meaning = told(
        "Each other player moves one of their minions to another base and places a +1 power counter on it."
    )
    assert "A moves one minion in play controlled by A [B]" in meaning
    assert "A puts one +1 power counter on B" in meaning


def test_what_each_does_that_goes_on_about_nothing_is_done_by_all_of_them() -> None:
    meaning = told("Each other player discards a card and draws a card.")
    assert "once for each" not in meaning


def test_of_several_that_were_chosen_one_is_not_it() -> None:
    with pytest.raises(TextError):
        read("Each other player chooses one of their minions. Destroy it.", type="action")


@pytest.mark.parametrize(
    "deed",
    [
        "return a card from your discard pile to your hand",
        "shuffle a card from your discard pile into your deck",
        "move a minion of power 2 or less to another base",
        "place a card from your discard pile on the bottom of your deck",
        "destroy an action",
    ],
)
@pytest.mark.parametrize("over", ["of your minions", "base where you have a minion"])
def test_what_is_done_once_for_each(deed: str, over: str) -> None:
    behind = f"{deed[0].upper()}{deed[1:]} for each {over}."
    assert read(behind, type="action").tree == read(f"For each {over}, {deed}.", type="action").tree


@pytest.mark.parametrize(("often", "said"), [("Twice", "Twice"), ("Up to three times", "Three times")])
@pytest.mark.parametrize("turn", ["per turn", "each turn"])
def test_how_often_in_a_turn(often: str, said: str, turn: str) -> None:
    text = f"Ongoing: {often} {turn}, after you move a minion, you may draw a card."
    assert again(text, "minion") == f"Ongoing: {said} per turn, after you move a minion, you may draw a card."


def test_how_often_said_behind() -> None:
    first = "Ongoing: Twice per turn, after you move a minion, you may draw a card."
    assert again("Ongoing: After you move a minion, you may draw a card, up to twice per turn.", "minion") == first
    two = "Ongoing: After you move a minion, you may draw a card. You may only use this ability twice per turn."
    assert again(two, "minion") == first


def test_what_may_be_done_twice_in_a_turn_is_said_so() -> None:
    text = "Ongoing: Twice per turn, you may discard a card to draw a card."
    assert again(text, "minion") == text


@pytest.mark.parametrize("who", ["the winner", "each player", "the player with the most power here"])
@pytest.mark.parametrize("deeds", [("draw a card", "discard a card"), ("discard two cards", "gain 1 VP")])
def test_who_must_do_one_thing_must_then_do_the_other(who: str, deeds: tuple[str, str]) -> None:
    one, other = deeds
    does = one.replace("draw", "draws").replace("discard t", "discards t")
    then = other.replace("discard a", "discards a").replace("gain", "gains")
    text = f"After this base scores, {who} must {one}, then {other}."
    assert same(text, f"After this base scores, {who} {does}, then {then}.", "base")
