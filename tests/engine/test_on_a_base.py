"""What lies on a base itself, and what lies on a minion there: played there, barred from there, counted there."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

BAN = card("Ban", "action", "Play on a base. Ongoing: Other players cannot play actions here.")
FLAG = card("Flag", "action", "Play on a base. Ongoing: You have +1 power here.")
CAP = card("Cap", "action", "Play on a minion. Ongoing: This minion has +1 power.")
STUDIO = card("Studio", "base", "After you play an action here, draw a card.")
PORTER = card("Porter", "minion", "Ongoing: If this base has one of your actions on it, this minion has +1 power.")
CALF = ox(2, "Calf")


def test_what_bars_actions_from_a_base_leaves_its_minions_alone() -> None:
    board = {"Tortuga": ["Bob's Ban", "Ann's Calf"], "Tar Pits": []}
    play = table(board, BAN, FLAG, CAP, CALF, hand=["Flag", "Cap"])
    assert play.places("Flag") == {"Tar Pits"}
    play.play("Cap", on="Calf")

    assert play.power("Calf") == 3


def test_an_action_on_a_minion_is_not_played_on_its_base() -> None:
    for action, drawn in (("Cap", 0), ("Flag", 1)):
        play = table({"Studio": ["Ann's Calf"]}, STUDIO, FLAG, CAP, CALF, hand=[action]).play(action)
        assert len(play.hand("Ann")) == drawn


def test_a_base_has_on_it_what_lies_on_itself() -> None:
    for there, power in (
        (["Ann's Porter"], 2),
        (["Ann's Porter", "Bob's Flag"], 2),
        ([("Ann's Porter", "Ann's Cap")], 3),
        (["Ann's Porter", "Ann's Flag"], 3),
        (["Ann's Porter", "Ann's Flag", "Ann's Flag"], 3),
    ):
        assert table({"Tortuga": there}, PORTER, FLAG, CAP).power("Porter") == power
