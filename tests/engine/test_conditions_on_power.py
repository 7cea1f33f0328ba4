"""Words that hold only while somebody has so much power: asked of the power that words in play have made."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

RAGE = card("Rage", "minion", "Ongoing: If another player has 5 or more power here, this minion has +4 power.")
RIVAL = card(
    "Rival", "minion", "Ongoing: While another player has more power here than you, this minion has +3 power."
)
CHIEF = card("Chief", "minion", "Ongoing: If you have 8 or more power here, your other minions here have +1 power.")
BOOST = card("Boost", "action", "Play on a minion. Ongoing: This minion has +5 power.")
COWARD = card("Coward", "minion", "Ongoing: If you have 5 or more power here, this minion has -4 power.", power=6)
CARDS = (RAGE, RIVAL, CHIEF, BOOST, COWARD, ox(2), ox(6, "Bull"), ox(4, "Elk"))


def at(*there: object, base: str = "Tortuga", hand: tuple[str, ...] = ()) -> Play:
    return table({base: list(there)}, *CARDS, hand=hand)  # type: ignore[arg-type]


def test_a_condition_on_power_lets_the_change_happen() -> None:
    assert at("Ann's Rage", "Bob's Bull").power("Rage") == 6
    assert at("Ann's Rage", "Bob's Elk").power("Rage") == 2


def test_the_power_asked_for_is_the_one_that_other_words_have_changed() -> None:
    assert at("Ann's Rage", ("Bob's Ox", "Bob's Boost")).power("Rage") == 6
    assert at("Ann's Rival", ("Bob's Ox", "Bob's Boost")).power("Rival") == 5


def test_one_such_change_can_bring_about_another() -> None:
    play = at("Ann's Rage", "Ann's Chief", "Bob's Bull")
    # Rage 2 + 4 and Chief 2 are eight: so Chief speaks, and Rage gets one more.
    assert [play.power(each) for each in ("Rage", "Chief")] == [7, 2]
    assert at("Ann's Rage", "Ann's Chief", "Bob's Elk").power("Rage") == 2


def test_words_that_undo_their_own_condition_stay_as_they_are_at_first() -> None:
    assert at("Ann's Coward").power("Coward") == 2


def test_beside_a_base_that_asks_for_power_each_power_is_what_it_was() -> None:
    play = at(("Ann's Ox", "Ann's Boost"), "Bob's Elk", base="Tsar's Palace")

    assert [play.power("Ox"), play.power("Elk")] == [7, 4]
    assert play.total("Tsar's Palace", "Ann") == 7


def test_whom_it_forbids_to_play_there_is_told_by_that_power() -> None:
    strong = at(("Ann's Elk", "Ann's Boost"), "Bob's Bull", base="Tsar's Palace", hand=("Ox",))
    weak = at("Ann's Elk", "Bob's Bull", base="Tsar's Palace", hand=("Ox",))

    assert strong.play("Ox").place(strong.uid("Ox")) == "Tsar's Palace"
    assert not weak.can_play("Ox")


LEAD = card(
    "Lead", "action", "Choose a base. If you have at least 3 more power there than each other player, draw two cards."
)
MATCH = card("Match", "action", "Choose a base. If you are tied with another player there, draw two cards.")


@pytest.mark.parametrize(
    ("theirs", "lead", "tie"),
    [((), True, False), (("Bob's Elk",), False, False), (("Bob's Ox",), True, False), (("Bob's Bull",), False, True)],
)
def test_so_much_more_than_each_other_player_and_as_much_as_one(
    theirs: tuple[str, ...], lead: bool, tie: bool
) -> None:
    for action, does in ((LEAD, lead), (MATCH, tie)):
        play = table({"Tortuga": ["Ann's Bull", *theirs]}, *CARDS, action, hand=[action.name])
        assert len(play.play(action.name).hand("Ann")) == 2 * does, (action.name, theirs)
