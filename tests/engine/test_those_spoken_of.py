"""Several things spoken of again at a table: both ends of a transfer, and some of what is left of revealed cards."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

POST = card(
    "Post",
    "action",
    "Transfer an action on a minion to another minion. If the two minions are on different bases, draw two cards.",
)
SIFT = card(
    "Sift",
    "action",
    "Reveal the top three cards of your deck. Discard one of them. Draw one of the others. Return any others to the"
    " top of your deck.",
)
SADDLE = card("Saddle", "action", "Play on a minion. Ongoing: This minion has +1 power.")
CALF, ELK, BULL = ox(2, "Calf"), ox(4, "Elk"), ox(5, "Bull")
CARDS = (POST, SIFT, SADDLE, CALF, ELK, BULL)


@pytest.mark.parametrize(("goal", "drawn"), [("Elk", 0), ("Bull", 2)])
def test_where_both_minions_of_a_transfer_are(goal: str, drawn: int) -> None:
    bases = {"Tortuga": [("Ann's Calf", "Ann's Saddle"), "Ann's Elk"], "Tar Pits": ["Bob's Bull"]}
    play = table(bases, *CARDS, hand=["Post"]).play("Post").choose(goal)  # type: ignore[arg-type]
    assert play.power(goal) == {"Elk": 5, "Bull": 6}[goal]
    assert len(play.hand("Ann")) == drawn


def test_one_of_the_others_is_none_that_has_gone() -> None:
    decks = {"Ann": ["Calf", "Elk", "Bull", "Saddle"], "Bob": ["Calf"] * 4}
    play = table({"Tortuga": [], "Tar Pits": []}, *CARDS, hand=["Sift"], deck=decks).play("Sift")
    play.choose("Elk").choose("Bull")
    assert play.hand("Ann") == ["Bull"]
    assert "Elk" in play.discard("Ann")
    assert play.deck("Ann")[0] == "Calf"


@pytest.mark.parametrize(("other", "drawn"), [("Elk", 0), ("Bull", 2)])
def test_whether_two_that_were_chosen_are_on_different_bases(other: str, drawn: int) -> None:
    bases = {"Tortuga": ["Ann's Calf", "Ann's Elk"], "Tar Pits": ["Bob's Bull"]}
    apart = card("Apart", "action", "Choose two minions. If they are on different bases, draw two cards.")
    play = table(bases, *CARDS, apart, hand=["Apart"]).play("Apart")  # type: ignore[arg-type]
    assert len(play.choose("Calf", other).hand("Ann")) == drawn


def test_actions_on_a_base_and_on_the_minions_there_are_those_of_one_base() -> None:
    fence = card("Fence", "action", "Play on a base. Ongoing: Each minion here has +1 power.")
    clear = card("Clear", "action", "Destroy all actions on a base and on minions there.")
    bases = {
        "Tortuga": ["Bob's Fence", ("Ann's Calf", "Ann's Saddle"), "Ann's Elk"],
        "Tar Pits": ["Ann's Fence", ("Bob's Bull", "Bob's Saddle")],
    }
    play = table(bases, *CARDS, fence, clear, hand=["Clear"]).play("Clear").choose("Tortuga")  # type: ignore[arg-type]
    assert play.at("Tortuga") == ["Ann's Calf", "Ann's Elk"]
    assert play.at("Tar Pits") == ["Ann's Fence", "Bob's Bull", "Bob's Saddle"]
