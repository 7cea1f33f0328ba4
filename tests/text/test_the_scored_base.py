"""The base that is replaced after one has scored is that one, however it is called."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

LOOK = "look at the top three cards of the base deck"
DEEDS = [
    "search the base deck for a base to replace {}",
    "search the base deck for a base. Replace {} with it",
    LOOK + ". Choose one of them to replace {} and return the others in any order",
    LOOK + ". Choose one to replace {} and return the others in any order",
    LOOK + ". Replace {} with one of them, and return the others in any order",
    "draw a card. Replace {} with the top card of the base deck",
]


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("lead", ["After a base scores, ", "After a base scores, if you had a minion there, "])
@pytest.mark.parametrize("which", ["it", "that base", "the base"])
def test_that_base_is_the_scored_base(deed: str, lead: str, which: str) -> None:
    text = f"Special: {lead}{deed}."
    assert same(text.format(which), text.format("the scored base"), "action")


@pytest.mark.parametrize("which", ["it", "that base"])
def test_another_base_that_was_chosen_is_that_base(which: str) -> None:
    text = f"Special: After a base scores, choose another base. Replace {which} with the top card of the base deck."
    assert not same(text, text.replace(which + " with", "the scored base with"), "action")


@pytest.mark.parametrize("deed", DEEDS[:3])
def test_where_no_base_has_scored_it_is_refused(deed: str) -> None:
    with pytest.raises(TextError):
        readings(f"{deed[0].upper()}{deed[1:].format('it')}.", type="action")


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("its breakpoint is not reached", "the total power there is less than its breakpoint"),
        ("its breakpoint is no longer reached", "the total power there is less than its breakpoint"),
        ("that base's breakpoint is not reached", "the total power there is less than that base's breakpoint"),
    ],
)
@pytest.mark.parametrize("done", ["it does not score", "that base does not score this turn", "draw a card"])
def test_whether_a_breakpoint_is_reached(asked: str, meant: str, done: str) -> None:
    text = "Special: Before a base scores, increase its breakpoint by 5 until the end of the turn. If {}, {}."
    assert same(text.format(asked, done), text.format(meant, done), "action")


@pytest.mark.parametrize("base", ["it", "that base"])
@pytest.mark.parametrize("if_", ["if you have no minions there", "if its breakpoint is not reached"])
@pytest.mark.parametrize("now", ["", " this turn"])
def test_what_does_not_score_cannot_score_this_turn(base: str, if_: str, now: str) -> None:
    text = f"Special: Before a base scores, {if_}, {base} {{}}."
    assert same(text.format("does not score" + now), text.format("cannot score this turn"), "action")


def test_as_long_as_it_is_so_it_never_scores() -> None:
    same_so = same(
        "If there are no minions here, this base does not score.",
        "This base cannot score if there are no minions here.",
        "base",
    )
    assert same_so
    text = "Before this base scores, if there are no minions here, this base does not score."
    assert same(text, text.replace("does not score", "cannot score this turn"), "base")
