"""Things that are spoken of though only their lack was asked for, that were stored, or that others have; and who was
awarded what."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

LACKS = [
    ("you have no other minions here", "one of your other minions here"),
    ("there are no minions here", "a minion here"),
    ("you have no minions in your discard pile", "a minion from your discard pile"),
]


@pytest.mark.parametrize("may", ["", "you may "])
@pytest.mark.parametrize(("lack", "one"), LACKS)
def test_otherwise_there_are_some(lack: str, one: str, may: str) -> None:
    text = f"If {lack}, gain 1 VP. Otherwise, {may}place {{}} on the bottom of its owner's deck."
    assert same(text.format("one of them"), text.format(one), "minion")


def test_otherwise_the_hand_that_was_shown_has_some() -> None:
    said = told("Reveal your hand. If it has no minions, gain 1 VP. Otherwise, discard one of them.", "minion")
    assert "you discard one minion from your hand" in said


def test_where_there_are_none_nothing_is_spoken_of() -> None:
    with pytest.raises(TextError):
        readings("If you have no minions here, destroy one of them.", type="action")


UNDER = [
    ("base", "this base", "After this base scores"),
    ("minion", "this minion", "Ongoing: After this minion leaves play"),
]


@pytest.mark.parametrize(
    ("which", "meant"), [("that card", "one"), ("one of those cards", "one"), ("those cards", "every")]
)
@pytest.mark.parametrize("asked", ["", "if you have a minion here, "])
@pytest.mark.parametrize(("kind", "host", "end"), UNDER)
def test_what_another_part_has_stored(kind: str, host: str, end: str, asked: str, which: str, meant: str) -> None:
    talent = "Talent: " if kind == "minion" else "At the start of your turn, "
    lead = f"{talent}{asked}you may store a card from your hand under {host}."
    lead = lead.replace("Talent: you", "Talent: You").replace("Talent: if", "Talent: If")
    said = told(f"{lead} {end}, draw {which}.", kind)
    assert f"you draw {meant} card" in said
    assert "stored under" in said


@pytest.mark.parametrize("rest", ["Discard the rest"])
def test_the_rest_of_what_was_stored(rest: str) -> None:
    store = "At the start of your turn, you may store a card from your hand under this base."
    said = told(f"{store} After this base scores, the winner draws one of those cards. {rest}.", "base")
    assert "every card stored under this base other than A" in said


@pytest.mark.parametrize("end", ["in any order", "to their owners' hands", ""])
@pytest.mark.parametrize("other", ["Discard one of them", "Discard both"])
def test_done_to_both(other: str, end: str) -> None:
    both = f"Look at the top two cards of your deck. {other} or return both {end}".rstrip()
    assert same(f"{both}.", f"{both}.".replace("both", "them"), "action")


THERE = [
    "Special: Before a base scores, each other player with a minion there",
    "Each other player with a minion here",
]


@pytest.mark.parametrize("lead", THERE)
@pytest.mark.parametrize("must", ["must either discard a card or destroy", "discards a card or destroys"])
@pytest.mark.parametrize("those", ["one of those minions", "one of them"])
def test_of_the_minions_that_they_have_there(those: str, must: str, lead: str) -> None:
    there = "there" if "Special" in lead else "here"
    theirs = f"one of their minions {there}"
    kind = "action" if "Special" in lead else "minion"
    assert same(f"{lead} {must} {those}.", f"{lead} {must} {theirs}.", kind)


@pytest.mark.parametrize("here", ["", " here"])
@pytest.mark.parametrize(
    ("awarded", "gained"), [("was awarded", "gained"), ("was not awarded any", "did not gain any")]
)
def test_who_was_awarded_something(awarded: str, gained: str, here: str) -> None:
    text = f"After this base scores, each player{here} who {{}} VP draws a card."
    assert same(text.format(awarded), text.format(gained), "base")
    assert ("every player at this base such that" in told(text.format(awarded), "base")) == bool(here)


@pytest.mark.parametrize(
    "who", ["who did not play a minion this turn", "who was not the winner", "other than the winner"]
)
def test_each_player_here_of_whom_more_is_said(who: str) -> None:
    assert "every player at this base" in told(
        f"After this base scores, each player here {who} draws a card.", "base"
    )


@pytest.mark.parametrize("number", ["at least 2", "2 or more"])
def test_so_many_points_are_not_just_so_many(number: str) -> None:
    with pytest.raises(TextError):
        readings(f"Special: After a base scores, if you gained {number} VP, draw a card.", type="action")
    assert same(
        "Special: After a base scores, if you gained at least 1 VP, draw a card.",
        "Special: After a base scores, if you gained one or more VPs, draw a card.",
        "action",
    )


@pytest.mark.parametrize("where", ["on minions", "on your minions"])
def test_those_that_are_described_are_spoken_of(where: str) -> None:
    said = told(f"If there are two or more of your actions {where}, you may destroy one of them.", "action")
    assert "Words that refer: 'them' = A, the actions." in said


def test_several_on_cards_are_not_several_on_each() -> None:
    assert "counted in all" in told("If you have two or more actions on your minions, draw a card.", "action")


@pytest.mark.parametrize("kind", ["action", "minion"])
@pytest.mark.parametrize("how", ["buried", "placed in stasis"])
def test_a_card_is_kept_out_wherever_it_is(how: str, kind: str) -> None:
    said = told(f"Draw a card. This card cannot be {how}.", kind)
    assert "this cannot happen: this card itself is" in said


ITS = ["one of its counters", "one of its +1 power counters", "two of its counters", "its +1 power counters"]


@pytest.mark.parametrize("which", ITS)
@pytest.mark.parametrize("end", ["is destroyed", "leaves play"])
def test_its_counters_go_over(end: str, which: str) -> None:
    when = f"Ongoing: When one of your other minions here {end}, {{}} this minion."
    assert same(when.format(f"place {which} on"), when.format(f"transfer {which} to"), "minion")
