"""What holds, waits or is forbidden for a time; what is affected instead of another; what is left of several."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.effects.abilities import Replacement, Triggered
from smashrules.effects.actions import Act, Awaits, Lasting
from smashrules.effects.node import walk
from smashrules.effects.verbs import Verb
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


@pytest.mark.parametrize("until", ["the end of the turn", "the start of your turn", "the start of your next turn"])
@pytest.mark.parametrize(
    ("words", "clause", "meant"),
    [
        ("after you play a minion, draw a card", Triggered, "after this happens: you play one minion"),
        ("once per turn, after you play a minion, you may draw a card", Triggered, "at most 1 per turn"),
        (
            "if one of your minions would be destroyed, you may draw a card instead",
            Replacement,
            "you may let this happen in its place",
        ),
        (
            "when a minion goes to the discard pile, place it in its owner's hand instead",
            Replacement,
            "so that it does not happen",
        ),
    ],
)
def test_what_waits_waits_until_then(until: str, words: str, clause: type, meant: str) -> None:
    text = f"Until {until}, {words}."
    assert meant in told(text)
    (lasting,) = [node for node in walk(read(text, type="action").tree) if isinstance(node, Lasting)]
    assert isinstance(lasting.statement, Awaits)
    assert isinstance(lasting.statement.clause, clause)


@pytest.mark.parametrize(
    "waits",
    ["if it would be destroyed it is returned to its owner's hand instead", "after it is moved, draw a card"],
)
def test_what_is_true_and_what_waits_end_together(waits: str) -> None:
    text = f"Choose a minion. Until the end of the turn, it gains +2 power, and {waits}."
    assert told(text).count("until the end of the turn that is going on") == 2


def test_what_is_always_true_and_what_always_waits_are_two_clauses() -> None:
    text = "Ongoing: This minion has +2 power, and if it would be destroyed, you may draw a card instead."
    apart = "Ongoing: This minion has +2 power. If this minion would be destroyed, you may draw a card instead."
    assert read(text, type="minion").tree == read(apart, type="minion").tree


@pytest.mark.parametrize(
    "text",
    [
        "After you play a minion, until the end of the turn, draw a card.",
        "Your minions have +1 power, and if one of your minions would be destroyed, draw a card instead.",
        "Draw a card, and if one of your minions would be destroyed, draw a card instead.",
    ],
)
def test_what_waits_for_no_known_time_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Until the end of the turn, one of your minions has +3 power.", "for the things that fit now"),
        ("Until the end of the turn, another minion here has -2 power.", "for the things that fit now"),
        ("Until the end of the turn, each of your minions has +3 power.", "for whatever fits at each moment"),
        ("Until the end of the turn, minions here have +3 power.", "for whatever fits at each moment"),
    ],
)
def test_one_that_is_chosen_stays_the_one_and_all_that_fit_are_asked_anew(text: str, meant: str) -> None:
    assert meant in told(text, "minion")


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("You cannot play minions this turn.", "Until the end of the turn, you cannot play minions."),
        ("You cannot play minions again this turn.", "Until the end of the turn, you cannot play minions."),
        (
            "Minions here cannot be destroyed this turn.",
            "Minions here cannot be destroyed until the end of the turn.",
        ),
        ("Your minions gain +1 power this turn.", "Your minions gain +1 power until the end of the turn."),
        ("Give a minion +2 power this turn.", "Give a minion +2 power until the end of the turn."),
        (
            "This turn, after you play a minion, draw a card.",
            "Until the end of the turn, after you play a minion, draw a card.",
        ),
    ],
)
def test_this_turn_is_until_it_ends(short: str, long: str) -> None:
    assert read(short, type="minion").tree == read(long, type="minion").tree


@pytest.mark.parametrize("kind", ["minion", "base"])
def test_what_is_always_so_is_not_so_this_turn(kind: str) -> None:
    with pytest.raises(TextError):
        readings(f"{'' if kind == 'base' else 'Ongoing: '}Minions here have +1 power this turn.", type=kind)


# -- affected instead of another -----------------------------------------------------------------------------------


@pytest.mark.parametrize("deed", ["you may have it affect this minion instead", "it affects this minion instead"])
@pytest.mark.parametrize("directly", ["", "directly "])
def test_what_a_card_being_played_affects_is_spared(deed: str, directly: str) -> None:
    text = f"Ongoing: When another player plays a card that {directly}affects one of your other minions here, {deed}."
    said = told(text, "minion")
    assert "have this card itself affected in the place of A in the same way as what this answers" in said
    assert ("may do this, or leave it" in said) is ("may" in deed)


@pytest.mark.parametrize(
    "event", ["If another player's card would affect", "When another player's card directly affects"]
)
def test_what_any_card_would_affect_is_replaced(event: str) -> None:
    tree = read(
        f"Ongoing: {event} one of your other minions here, it affects this minion instead.", type="minion"
    ).tree
    (clause,) = tree.abilities[0].clauses
    assert isinstance(clause, Replacement)
    assert clause.event.verb is Verb.AFFECT
    assert isinstance(clause.effect, Act)
    assert clause.effect.same_way
    assert clause.effect.with_ is None


def test_one_more_is_affected_and_none_is_spared() -> None:
    event = "Once per turn, when your standard action directly affects a minion here"
    text = f"{event}, you may have it affect another minion here the same way."
    said = told(text, "base")
    assert "in the place of" not in said
    assert "one action controlled by you that does not stay when played affects" in said


@pytest.mark.parametrize(("event", "kind"), [("When", "minion"), ("After", "titan"), ("When", "base")])
@pytest.mark.parametrize("what", ["a minion", "one of your minions", "at least one minion"])
def test_another_is_one_that_is_not_affected_yet(event: str, kind: str, what: str) -> None:
    """Also where the card that says so is one of them: it may be affected itself."""
    label = "" if kind == "base" else "Ongoing: "
    text = f"{label}{event} an action affects {what} here, you may affect another minion here in the same way."
    said = told(text, kind)
    assert "other than A affected in the same way as what this answers" in said


def test_you_affect_with_a_card_what_your_card_affects() -> None:
    one = "When you directly affect a minion here with a standard action, draw a card."
    other = "When one of your standard actions directly affects a minion here, draw a card."
    assert read(one, type="base").tree == read(other, type="base").tree


# -- the rest ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rest", ["the rest of them", "the rest", "the others"])
@pytest.mark.parametrize("one", ["one of your minions", "up to two of your minions"])
def test_the_rest_of_yours_are_all_others_that_fit_the_same_words(one: str, rest: str) -> None:
    said = told(f"You may return {one} to your hand. Shuffle {rest} into your deck.")
    assert "every minion controlled by you other than A" in said


def test_there_is_no_rest_of_what_is_nobodys_in_particular() -> None:
    with pytest.raises(TextError):
        readings("Return a minion to its owner's hand. Shuffle the rest into your deck.", type="action")


@pytest.mark.parametrize(
    "which",
    [
        "that has one of your actions on it",
        "that has power 3 or less",
        "that does not have an action on it",
        "that was moved here this turn",
        "that was played this turn",
    ],
)
def test_how_long_is_said_behind_what_it_is(which: str) -> None:
    for deed in ("take control of", "cancel the abilities of"):
        done = f"{deed} a minion here {which}"
        meant = f"Until the end of the turn, {done}."
        assert same(f"{done.capitalize()} until the end of the turn.", meant, "minion")


@pytest.mark.parametrize("which", ["that has a +1 power counter on it", "that has an action on it"])
def test_if_able_is_said_of_what_is_done(which: str) -> None:
    for deed in ("Each player destroys one of their minions {}", "Move each minion {} to another base"):
        text = deed.format(which)
        assert same(f"{text}, if able.", f"{text}.", "action")
