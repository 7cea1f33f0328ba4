"""Counters by their number, plays that are given up, what would happen and when, clashes and duels: over their
arguments, what a reader of the paraphrase must find."""

from __future__ import annotations

import pytest
from tests.text.test_meanings import told as told_of_cards

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.showing.paraphrase import explain_tree
from smashrules.text.words.lexicon import Names

NAMES = Names(cards=frozenset({"Tin Soldier"}))


def told(text: str, kind: str = "minion") -> str:
    return told_of_cards(text, kind)


@pytest.mark.parametrize("counter", ["+1 power counter", "stasis counter", "counter"])
@pytest.mark.parametrize(
    ("which", "meant"),
    [
        ("first", "number 1 of those there"),
        ("third", "number 3 of those there"),
        ("fifth or higher", "number 5 or later of those there"),
    ],
)
def test_counters_are_numbered_as_they_come(counter: str, which: str, meant: str) -> None:
    assert meant in told(f"Ongoing: After you place the {which} {counter} on this minion, draw a card.")


@pytest.mark.parametrize(
    ("text", "doer"),
    [
        ("After you remove the last stasis counter from a card, draw a card.", "you remove"),
        ("After the last stasis counter is removed from a card, draw a card.", "removed from one card"),
        ("After a card has its last stasis counter removed, draw a card.", "removed from one card"),
        (
            "At the end of your turn, if a minion had its last +1 power counter removed this turn, draw a card.",
            "this turn",
        ),
    ],
)
def test_the_last_counter_leaves_none_behind(text: str, doer: str) -> None:
    meant = told(f"Ongoing: {text}")
    assert "without which no other is left there" in meant
    assert doer in meant


@pytest.mark.parametrize("text", ["Destroy the last minion.", "Place the last +1 power counters on a minion."])
def test_only_a_counter_is_the_last(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("had", "before"),
    [
        (
            "had no such counters",
            "before this happened, (that same one is one card that carries no +1 power counters",
        ),
        ("had two or more such counters", "before this happened, (that same one is one card that carries at least 2"),
        ("has no +1 power counters", "that is one card that carries no +1 power counters"),
    ],
)
def test_what_it_had_is_what_it_had_before(had: str, before: str) -> None:
    assert before in told(f"Ongoing: After you place a +1 power counter on a minion that {had} on it, draw a card.")


def test_such_counters_are_of_the_sort_named_before() -> None:
    stasis = "Ongoing: After you place a stasis counter on a card that had no such counters on it, draw a card."
    assert "carries no stasis counters" in told(stasis)
    with pytest.raises(TextError):
        read("Draw a card for each minion with no such counters on it.", type="action")


@pytest.mark.parametrize(
    ("shared", "apart"),
    [
        (
            "remove a +1 power counter from, or add one to, one of your minions.",
            "remove a +1 power counter from one of your minions or place a +1 power counter on one of your minions.",
        ),
        (
            "place a stasis counter on or remove a stasis counter from one of your cards.",
            "place a stasis counter on one of your cards or remove a stasis counter from one of your cards.",
        ),
    ],
)
def test_what_is_said_once_for_two_deeds_belongs_to_both(shared: str, apart: str) -> None:
    assert explain_tree(read(f"You may {shared}", type="action").tree, type="action") == told(
        f"You may {apart}", "action"
    )


def test_counters_are_placed_there_or_removed_from_there() -> None:
    meant = told("Ongoing: After you place or remove a +1 power counter on one of your minions, draw a card.")
    assert "you put one +1 power counter on one minion controlled by you OR you remove one +1 power counter" in meant


def test_all_of_them_are_the_counters_named_last() -> None:
    meant = told(
        "Ongoing: After you place a counter on a minion, if this minion has two or more counters on it, you may "
        "remove all of them to draw a card."
    )
    assert "carries at least 2 counters [A]" in meant
    assert "you remove every counter that is among A" in meant


@pytest.mark.parametrize(
    ("plays", "given"),
    [
        ("regular minion play", "as the minion that is free each turn"),
        ("regular minion and action play", "as the minion and the action that are free each turn"),
        ("regular minion play and your regular action play", "as the minion and the action that are free each turn"),
        ("regular play", "as the card that is free each turn"),
    ],
)
@pytest.mark.parametrize("where", ["", "if you have a minion on a base, "])
def test_plays_are_given_up_on_your_turn(plays: str, given: str, where: str) -> None:
    meant = told(f"Special: Instead of your {plays}, {where}you may draw a card.")
    assert "in the Play Cards phase of your turn, if you want to give up the play" in meant
    assert given in meant
    assert ("if then you control" in meant) is bool(where)


def test_a_play_can_be_given_up_for_less_power_or_breakpoint() -> None:
    meant = told(
        "Talent: Use your regular action play to reduce the breakpoint of a base by 2 until the end of the turn."
    )
    assert "as the action that is free each turn:" in meant
    assert "the breakpoint of one base changes by minus 2" in meant


@pytest.mark.parametrize(
    ("when", "meant"),
    [
        (" during another player's turn", "if then it is the turn of one player other than you"),
        (" on your turn", "if then it is your turn"),
        (" while you have two or more minions", "if then you control at least 2 minions"),
        (" when a base scores", "as a part of this: one base scores"),
        (", if it is on another base", "if then A is one card at one base other than"),
    ],
)
def test_what_would_happen_is_limited_to_its_time(when: str, meant: str) -> None:
    assert meant in told(f"Ongoing: If one of your minions would be destroyed{when}, draw a card instead.")


def test_what_is_not_said_of_a_time_is_refused_rather_than_lost() -> None:
    for text in (
        "Ongoing: If this minion would be destroyed this turn, draw a card instead.",
        "Ongoing: After this minion is destroyed by an action when a base scores, draw a card.",
        "If you have a minion here while it is your turn, draw a card.",
    ):
        with pytest.raises(TextError):
            read(text, type="minion")


def test_who_leaves_what_is_offered_instead_does_not_go_on() -> None:
    meant = told("Ongoing: If this minion would be destroyed, you may place it in your hand instead. Draw a card.")
    offered, _, done = meant.partition("you may let this happen in its place; if that is left, the event happens:")
    assert "you place this card itself to your hand" in done
    assert "you draw a card" in done
    assert "you draw" not in offered


@pytest.mark.parametrize(("contest", "called"), [("a clash", "one clash"), ("a clash of titans", "one clash")])
@pytest.mark.parametrize("does", ["wins", "loses"])
def test_clashes_are_won_and_lost(contest: str, called: str, does: str) -> None:
    meant = told(f"Ongoing: After another player's titan {does} {contest}, draw a card.")
    assert f"one titan controlled by one player other than you {does} {called}" in meant


def test_what_would_be_removed_would_leave_play() -> None:
    meant = told(
        "Ongoing: If this titan would be removed when it loses a clash, you may move it to another base instead.",
        "titan",
    )
    assert "this card itself leaves play, as a part of this: this card itself loses one clash" in meant


@pytest.mark.parametrize(
    ("duel", "who"),
    [
        ("duels here", "one minion at the base this card is at"),
        ("a duel here", "one minion at the base this card is at"),
        ("a duel involving this minion", "this card itself"),
    ],
)
def test_a_statement_holds_during_a_duel(duel: str, who: str) -> None:
    meant = told(f"Ongoing: During {duel}, other players cannot play actions on minions.")
    assert f"only while {who} is one of the two in the duel that is being fought" in meant


def test_the_player_who_has_more_is_that_player() -> None:
    for had in ("has more power than you", "has a minion"):
        meant = told(
            f"Choose a base where another player {had}. Destroy one of that player's minions there.", "action"
        )
        assert "one player other than you [B]" in meant
        assert "controlled by B at A" in meant


def test_nobody_has_more_than_themselves() -> None:
    text = "After a player plays a minion here, if another player has more power here than that player, draw a card."
    assert len(readings(text, type="base")) == 1


@pytest.mark.parametrize("place", ["in play", "here", "in your hand"])
def test_a_card_that_is_called_by_its_name_is_spoken_of(place: str) -> None:
    meant = told(f"If Tin Soldier is {place}, move it to another base.", "action")
    assert "called 'Tin Soldier' [A]" in meant
    assert "you move A" in meant
    with pytest.raises(TextError):
        read(f"If Tin Soldier is not {place}, destroy it.", type="action", names=NAMES)


def test_may_in_the_middle_of_a_list_reaches_to_the_end_or_not() -> None:
    text = "Look at the top two cards of your deck, you may draw one of them, and return the rest in any order."
    two = {explain_tree(each.tree, type="action") for each in readings(text, type="action")}
    assert len(two) == 2
    assert sum("(both or neither)" in each for each in two) == 1


@pytest.mark.parametrize("source", ["play or the discard pile", "play or your discard pile"])
def test_what_goes_can_come_from_play_or_from_a_pile(source: str) -> None:
    meant = told(f"Ongoing: After a minion goes to your hand from {source}, draw a card.")
    assert f"from {source} to your hand" in meant
    with pytest.raises(TextError):
        read("Destroy a minion in play or the discard pile.", type="action")


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("When you have no cards in your hand, draw a card.", "as soon as you have no cards in your hand"),
        ("When this minion has three or more +1 power counters on it, destroy it.", "carries at least 3 +1 power"),
    ],
)
def test_when_something_is_had_is_as_soon_as_it_is(text: str, when: str) -> None:
    assert when in told(f"Ongoing: {text}")


def test_a_duel_is_answered_whoever_the_other_is() -> None:
    assert "one minion controlled by you duels:" in told("Ongoing: When one of your minions duels, draw a card.")
    with pytest.raises(TextError):
        read("One of your minions duels.", type="action")


@pytest.mark.parametrize("place", ["here", "on another base"])
def test_a_clash_has_its_place(place: str) -> None:
    where = {"here": "the base this card is at", "on another base": "one base other than the base this card is at"}
    meant = told(f"Ongoing: After one of your titans wins a clash {place}, gain 1 VP.")
    assert f"wins one clash at {where[place]}" in meant


def test_counters_that_are_moved_are_transferred() -> None:
    moved = read("Move a +1 power counter from a minion to another minion.", type="action").tree
    assert moved == read("Transfer a +1 power counter from a minion to another minion.", type="action").tree


def test_counters_on_cards_in_stasis_are_counted_there() -> None:
    text = "If there are three or more stasis counters on your cards in stasis, draw a card."
    assert "attached to any card from stasis controlled by you, counted in all" in told(text)


def test_who_would_remove_it_is_not_lost() -> None:
    with pytest.raises(TextError):
        read("Ongoing: This titan cannot be removed by other players' cards.", type="titan")
