"""The switches, point by point as the books have them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from smashrules.errors import UnknownNameError
from smashrules.rulebook import BOOKS, DEFAULT_EDITION, EDITIONS, switches
from smashrules.rulebook.editions import (
    NOT_ASKED,
    Affecting,
    Expiry,
    Floored,
    Loot,
    MeFirst,
    Moved,
    NestedTriggers,
    OldHand,
    Ordering,
    Qualifies,
    StandardDiscard,
    Switches,
    Transfers,
    Whereabouts,
    rules_of_switches,
    spoken,
)


def by_edition(switch: str) -> list[object]:
    return [getattr(switches(name), switch) for name in BOOKS]


def test_the_newest_book_is_the_default() -> None:
    assert DEFAULT_EDITION == BOOKS[-1] == "WIKI"
    assert switches() == EDITIONS["WIKI"].switches


def test_the_older_two_books_discard_the_hand_of_a_mulligan() -> None:
    assert by_edition("mulligan_old_hand") == [OldHand.DISCARDED] * 2 + [OldHand.SHUFFLED] * 3


def test_me_first_changed_twice() -> None:
    assert by_edition("me_first") == [
        MeFirst.SPECIALS_ROUND,
        MeFirst.IN_PLAY_THEN_HAND,
        MeFirst.IN_PLAY_THEN_HAND,
        MeFirst.MANDATORY_THEN_OPTIONAL,
        MeFirst.MANDATORY_THEN_OPTIONAL,
    ]


def test_who_orders_the_end_of_a_turn() -> None:
    assert by_edition("end_turn_order") == [Ordering.CURRENT_PLAYER] * 3 + [Ordering.ME_FIRST] * 2


def test_only_the_oldest_book_asks_for_a_minion_to_earn_points() -> None:
    assert by_edition("qualifies") == [Qualifies.MINION] + [Qualifies.MINION_OR_POWER] * 4


def test_a_search_goes_on_in_a_new_deck_in_the_older_books_only() -> None:
    assert by_edition("reshuffle_in_search") == [True, True, True, False, False]


def test_revealing_until_something_stops_at_the_end_of_the_deck_since_wtcs() -> None:
    assert by_edition("reshuffle_in_reveal_until") == [True, True, False, False, False]


def test_the_standard_action_is_discarded_last_where_a_book_numbers_the_steps() -> None:
    ability, triggers = StandardDiscard.AFTER_ABILITY, StandardDiscard.AFTER_TRIGGERS
    assert by_edition("standard_action_discard") == [ability, triggers, triggers, ability, triggers]


def test_extra_plays_of_a_specific_card_are_optional_except_in_the_newest_book() -> None:
    assert by_edition("extra_specific_optional") == [True, True, True, True, False]


def test_effects_without_an_end_outlive_their_card_in_bgb2018_only() -> None:
    leaving = Expiry.END_OF_TURN_OR_LEAVING
    assert by_edition("default_expiry") == [leaving, Expiry.END_OF_TURN, leaving, leaving, leaving]


def test_what_affects_a_card() -> None:
    assert Affecting.COUNTER_ADDED not in switches("WTCS").affecting
    assert Affecting.COUNTER_ADDED in switches("BGB2018").affecting
    assert Affecting.NAME not in switches("BGB2018").affecting
    assert Affecting.NAME in switches("EMD2023").affecting
    assert switches("MUNCHKIN").affecting < switches("WIKI").affecting


def test_a_silent_book_takes_the_newest_older_value_then_the_oldest_newer_one() -> None:
    assert "EMD2023" not in spoken("default_expiry")
    assert (
        switches("EMD2023").default_expiry == spoken("default_expiry")["WTCS"] != spoken("default_expiry")["BGB2018"]
    )
    assert switches("MUNCHKIN").after_scoring_waits == spoken("after_scoring_waits")["EMD2023"]
    assert switches("BGB2018").me_first == spoken("me_first")["BGB2018"]


def test_every_switch_has_a_value_in_every_edition_and_names_a_rule() -> None:
    assert list(Switches.__struct_fields__) == list(rules_of_switches())
    for edition in EDITIONS.values():
        for name in Switches.__struct_fields__:
            assert getattr(edition.switches, name) is not None


def test_every_spoken_value_stands_in_a_book_that_the_rule_cites() -> None:
    from smashrules.rulebook import rule

    for switch, key in rules_of_switches().items():
        for book in spoken(switch):
            assert rule(key).speaks(book) or (switch, book) in {
                # The book's silence is itself a value: BGB2018 lists these as new rules.
                ("search_reveals", "MUNCHKIN"),
                ("search_shuffles", "MUNCHKIN"),
            }, (switch, book)


def test_the_other_reading_of_an_unsettled_point_can_be_had() -> None:
    other = replace(switches(), nested_triggers=NestedTriggers.BEFORE_OUTER)
    assert other != switches()


def test_an_unknown_edition_or_switch_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="EMD2023"):
        switches("EMD2022")
    with pytest.raises(UnknownNameError, match="mulligan_old_hand"):
        spoken("mulligan_hand")


def test_importing_the_switches_reads_no_file_and_loads_nothing_heavy() -> None:
    code = (
        "import sys, smashrules.rulebook.editions;"
        "print([m for m in ('pydantic', 'tomllib', 'sqlite3', 'lark') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_treasures_come_before_after_scoring_abilities_except_in_bgb2018() -> None:
    first, last = Loot.BEFORE_AFTER_SCORING, Loot.AFTER_AFTER_SCORING
    assert by_edition("loot") == [first, last, last, last, first]
    assert set(spoken("loot")) == {"MUNCHKIN", "BGB2018", "WIKI"}


def test_only_munchkin_asks_for_a_minion_to_share_treasures() -> None:
    assert by_edition("loot_qualifies") == [Qualifies.MINION] + [Qualifies.MINION_OR_POWER] * 4


def test_where_madness_counts() -> None:
    assert Whereabouts.STASIS not in switches("BGB2018").madness_counted
    assert Whereabouts.BURIED in switches("BGB2018").madness_counted
    assert {Whereabouts.STASIS, Whereabouts.STORED} <= switches("EMD2023").madness_counted


def test_which_actions_are_not_standard() -> None:
    kept = [switches(name).not_standard for name in BOOKS]
    attached = {Whereabouts.ON_BASE, Whereabouts.ON_MINION}
    assert kept[0] == kept[1] == attached
    assert kept[2] == attached | {Whereabouts.BURIED}
    assert kept[3] == kept[4] == attached | {Whereabouts.BURIED, Whereabouts.STASIS}


def test_what_is_moved_and_transferred() -> None:
    assert switches("MUNCHKIN").moved == {Moved.ANY_CARD}
    assert switches("WTCS").moved == {Moved.MINION, Moved.TITAN}
    assert switches().moved == {Moved.MINION, Moved.TITAN, Moved.BURIED_CARD}
    assert by_edition("transfers") == [Transfers.MINIONS] + [Transfers.CARDS] * 4


def test_what_never_falls_below_zero() -> None:
    assert switches("MUNCHKIN").floored == {Floored.POWER}
    assert switches("EMD2023").floored == {Floored.POWER, Floored.BREAKPOINT}
    assert switches("BGB2018").floored == switches().floored == set(Floored)


def test_a_switch_that_the_engine_does_not_ask_is_named_as_such() -> None:
    source = Path(__file__).parents[2] / "src" / "smashrules"
    rooms = ("engine", "explain", "scenario", "simulate")
    asked = {
        name
        for room in rooms
        for path in (source / room).rglob("*.py")
        for name in re.findall(r"switches\.([a-z_]+)", path.read_text("utf-8"))
    }
    names = set(Switches.__struct_fields__)

    assert names - asked - NOT_ASKED == set()
    assert names >= NOT_ASKED
