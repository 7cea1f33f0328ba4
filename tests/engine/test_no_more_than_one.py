"""No more than one action in a turn: the first is played, the second is not."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

QUIET = card("Quiet", "minion", "You cannot play more than one action this turn.")
MORE = card("More", "action", "Play an extra action.")


def test_one_action_is_played_and_no_second_one() -> None:
    play = table({"Tortuga": []}, QUIET, MORE, ox(2, "Calf"), hand=["Quiet", "More", "More"])
    play.play("Quiet")
    assert play.can_play("More")
    play.play("More")
    assert not play.can_play("More")
