"""What things have done or undergone, where they are in numbers, and how they compare with each other."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("that moved this turn", "that same one moves) changes"),
        ("that moved here this turn", "that same one moves to the base this card is at) changes"),
        (
            "that did not move this turn",
            "it is not so that this has happened this turn: that same one moves) changes",
        ),
        ("of power 3 or less that was played this turn", "at most 3 such that (this has happened this turn"),
    ],
)
def test_what_a_thing_has_done_this_turn_tells_which_one_is_meant(said: str, meant: str) -> None:
    assert meant in told(f"Ongoing: Each minion {said} has +1 power.", "minion")


def test_to_or_from_here_is_either_way() -> None:
    meaning = told("Ongoing: Minions that moved to or from here this turn have -2 power.", "minion")
    assert "moves to the base this card is at or this has happened this turn: that same one moves from" in meaning


@pytest.mark.parametrize("number", ["two", "three"])
def test_so_many_that_are_somewhere_are_as_many_as_there_are(number: str) -> None:
    for where in ("here", "on bases where you have a titan"):
        one = read(f"If {number} or more minions are {where}, draw a card.", type="minion").tree
        assert one == read(f"If there are {number} or more minions {where}, draw a card.", type="minion").tree


def test_things_at_a_single_base_are_all_at_one() -> None:
    meaning = told("If three or more minions are at a single base, draw a card.")
    assert "at least 3 minions at one base" in meaning


@pytest.mark.parametrize(
    "text",
    [
        "After a minion is played here or moved to here, it has -1 power until the end of the turn.",
        "After a minion is played or moved to here, it has -1 power until the end of the turn.",
        "After a minion is played or moved here, it has -1 power until the end of the turn.",
    ],
)
def test_either_of_two_events_to_one_thing(text: str) -> None:
    meaning = told(f"Play on a base. Ongoing: {text}")
    assert "one minion [A] is played" in meaning
    assert "OR one minion [A] moves to" in meaning


@pytest.mark.parametrize(
    ("would", "meant"),
    [
        ("would be destroyed or moved", "is destroyed (by whatever) OR one minion"),
        ("would be destroyed or returned to a hand", "(by whatever) to the hand of one player"),
    ],
)
def test_what_would_be_done_or_otherwise_done_is_replaced_either_way(would: str, meant: str) -> None:
    told_of = told(
        f"Ongoing: If one of your other minions here {would}, you may destroy this minion instead.", "minion"
    )
    assert meant in told_of
    assert "is destroyed (by whatever) OR" in told_of


def test_what_a_card_would_do_to_one_it_does_to_another() -> None:
    other = "one of your other minions here"
    meaning = told(
        f"Ongoing: When another player's card would destroy or move {other}, you may have it affect this minion "
        "instead.",
        "minion",
    )
    assert "destroys one minion" in meaning
    assert "OR one card controlled by one player other than you moves one minion" in meaning
    assert "this card itself affected in the same way" in meaning


def test_a_card_of_the_base_deck_has_a_breakpoint() -> None:
    text = "Reveal the top card of the base deck. If its breakpoint is higher than this base's, draw a card."
    assert "the breakpoint of (A) is more than the breakpoint of (the base this card is at)" in told(text, "minion")


def test_a_base_is_compared_with_the_one_that_was_left_and_the_other_way_round() -> None:
    higher = "If its new base has a higher breakpoint, draw a card"
    meaning = told(f"Move one of your minions to another base. {higher}; if lower, draw two cards.")
    assert "is more than the breakpoint of (the base where A was before it was last moved or left play)" in meaning
    assert "is less than the breakpoint of (the base where A was before it was last moved or left play)" in meaning


def test_none_of_them_is_nothing_of_what_was_named() -> None:
    assert "control no minions" in told("Move a minion to a base with none of your minions.")
    assert "control no actions" in told("Move a minion from a base where you have an action to a base with none.")


@pytest.mark.parametrize(("said", "meant"), [("draw one", "draw a card"), ("draw two", "draw 2 cards")])
def test_what_is_done_otherwise_is_done_with_as_many_of_the_same(said: str, meant: str) -> None:
    text = f"At the start of your next turn, if you have a titan, draw three cards; otherwise, {said}."
    assert f"if not:\n      you {meant} from" in told(text)


def test_who_has_its_abilities_and_its_power() -> None:
    both = "this minion has the abilities and printed power of that minion"
    meaning = told(f"Choose another minion here. Until the end of the turn, {both}.", "minion")
    assert "has the abilities that are printed on A" in meaning
    assert "the printed power of this card itself is the printed power of (A)" in meaning


def test_but_says_more_of_the_same_thing() -> None:
    meaning = told("Each minion here has no abilities, but has +1 power.", "base")
    assert "the power of every minion at this base changes by +1" in meaning


def test_counters_are_doubled_by_as_many_as_are_there() -> None:
    meaning = told("Double the number of +1 power counters on one of your minions.")
    assert "as many +1 power counters as the number of (every +1 power counter attached to A)" in meaning


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", "Ongoing: Each of your minions here has +1 power for each other minion here."),
        (
            "action",
            "Each of your minions gains +1 power for each other minion at its base until the end of the turn.",
        ),
        (
            "action",
            "Choose two of your minions. Each gains +1 power for each of your other minions at its base until the "
            "end of the turn.",
        ),
    ],
)
def test_others_are_counted_for_each_apart(kind: str, text: str) -> None:
    meaning = told(text, kind)
    counted = "A" if "[B]" not in meaning else "B"
    assert f"[{counted}] changes by +1" in meaning
    assert f"other than {counted}), counted for each of them apart" in meaning


def test_others_of_the_others_are_than_the_card_itself() -> None:
    meaning = told("Ongoing: Your other minions here have +1 power for each other minion here.", "minion")
    assert meaning.count("other than this card itself") == 2


@pytest.mark.parametrize("kind", ["action", "minion"])
def test_a_fusion_is_played_as_one_or_the_other(kind: str) -> None:
    article = "an" if kind == "action" else "a"
    meaning = told(f"If you have played a fusion as {article} {kind} this turn, draw a card.")
    assert f"you play one {kind} that is one fusion" in meaning


def test_what_moved_this_turn_is_such_until_the_turn_ends() -> None:
    this_turn = "Ongoing: Minions that moved here this turn have +1 power"
    assert told(f"{this_turn} until the end of the turn.", "minion") == told(f"{this_turn}.", "minion")


@pytest.mark.parametrize("number", ["one minion", "two minions"])
def test_only_stands_before_or_behind_the_verb(number: str) -> None:
    one = read(f"Each player may play only {number} here each turn.", type="base").tree
    assert one == read(f"Each player may only play {number} here each turn.", type="base").tree


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", "Ongoing: Your minions have +1 power on each base where you have another minion."),
        ("minion", "Ongoing: If this minion would be destroyed or moved to here, draw a card."),
        ("action", "If lower, draw a card."),
        ("minion", "Ongoing: Minions here have +1 power until the end of the turn."),
        ("action", "Move a minion to a base with none."),
    ],
)
def test_what_could_mean_several_things_is_refused(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
