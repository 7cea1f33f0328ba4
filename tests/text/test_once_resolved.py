"""What becomes of a card once it has been resolved; cards in stasis, and the two that duel, in other words."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("this", ["card", "action"])
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("After this {} resolves, return it to your hand.", "Return this {} to your hand."),
        ("After resolving this {}, shuffle it into your deck.", "Shuffle this {} into your deck."),
        ("Place this {} on the bottom of your deck after resolving it.", "Place this {} on the bottom of your deck."),
        ("Return this {} to your hand after resolving its ability.", "Return this {} to your hand."),
    ],
)
def test_it_is_the_last_thing_done(said: str, meant: str, this: str) -> None:
    assert same(f"Draw a card. {said.format(this)}", f"Draw a card. {meant.format(this)}", "action")


def test_nothing_is_done_behind_it() -> None:
    with pytest.raises(TextError):
        read("After resolving this card, return it to your hand. Draw a card.", type="action")


def test_it_comes_back_to_the_hand() -> None:
    boomerang = card("Boomerang", "action", "Destroy a minion. After resolving this action, return it to your hand.")
    play = table({"Tortuga": ["Bob's Ox"]}, boomerang, ox(2), hand=["Boomerang"])
    assert play.play("Boomerang").hand("Ann") == ["Boomerang"]


@pytest.mark.parametrize(
    ("said", "meant", "type_"),
    [
        ("Draw a card for each card you have in stasis.", "Draw a card for each of your cards in stasis.", "action"),
        ("Play an action you have in stasis.", "Play an action you control in stasis.", "action"),
        (
            "Special: During a duel, you may give one of the duelists -2 power until the end of the turn.",
            "Special: During a duel, you may give one of the dueling minions -2 power until the end of the turn.",
            "minion",
        ),
    ],
)
def test_said_otherwise(said: str, meant: str, type_: str) -> None:
    assert same(said, meant, type_)


@pytest.mark.parametrize(
    "once",
    [
        "After resolving its ability,",
        "After its ability resolves,",
        "Once its abilities have been resolved,",
        "When its ability has resolved,",
        "After you resolve its ability,",
        "After that minion's ability is resolved,",
    ],
)
@pytest.mark.parametrize("then", ["you may move it to another base.", "destroy it.", "return it to your hand."])
def test_what_is_played_is_resolved_then(then: str, once: str) -> None:
    first = "Play an extra minion of power 3 or less."
    assert same(f"{first} {once} {then}", f"{first} {then[0].upper()}{then[1:]}", "action")
