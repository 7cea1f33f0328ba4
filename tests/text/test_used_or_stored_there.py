"""What cards at a base have done, and what players have put there."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

STORE = "Once on your turn, you may store a card from your hand under this base. After this base scores, each player "


@pytest.mark.parametrize("who", ["one of your minions there", "a minion there", "another player's minion there"])
def test_a_minion_there_used_its_talent(who: str) -> None:
    said = "Special: After a base scores, if {} this turn, draw two cards."
    assert same(said.format(f"{who} used its talent"), said.format(f"the talent of {who} was used"), "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("draws the cards they stored here.", "draws the cards they own stored here."),
        ("draws the cards that they stored here.", "draws the cards they own stored here."),
        ("draws their cards stored here.", "draws the cards they own stored here."),
        (
            "draws each of their cards stored under this base.",
            "draws each of the cards they own stored under this base.",
        ),
        ("may play a minion they stored here.", "may play a minion they own stored here."),
    ],
)
def test_what_they_stored_out_of_their_hand_is_theirs(said: str, meant: str) -> None:
    assert same(STORE + said, STORE + meant, "base")


def test_what_they_stored_out_of_another_place_may_be_anybodys() -> None:
    with pytest.raises(TextError):
        read(STORE.replace("from your hand", "of any player") + "draws the cards they stored here.", type="base")
