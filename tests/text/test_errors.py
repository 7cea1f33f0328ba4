"""What a reader of the errors sees."""

from __future__ import annotations

import contextlib
import pickle

import pytest

from smashrules.errors import InputError
from smashrules.text.errors import AmbiguousTextError, TextError
from smashrules.text.reading import read, readings
from smashrules.text.completing import complete


def refused(text: str, kind: str = "action") -> TextError:
    with pytest.raises(TextError) as caught:
        read(text, type=kind)
    return caught.value


def test_an_unknown_word_is_pointed_at_with_the_nearest_known_one() -> None:
    error = refused("Destroy a mignon here.")
    assert isinstance(error, InputError)
    assert error.text[slice(*error.span)] == "mignon"
    assert "minion" in error.nearest
    assert "            ^^^^^^" in str(error)


def test_a_sentence_that_breaks_off_says_what_could_follow() -> None:
    error = refused("Move a minion to.")
    assert any("base" in each for each in error.expected)
    assert error.understood.startswith("Move a minion to")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy a minion on power 3 or less.", "Destroy a minion of power 3 or less."),
        ("Destroy minion here.", "Destroy a minion here."),
        ("Return a minion to owner's hand.", "Return a minion to its owner's hand."),
        ("You may move one of your minions another base.", "You may move one of your minions to another base."),
    ],
)
def test_the_nearest_wording_that_is_known_is_offered(said: str, meant: str) -> None:
    assert meant in refused(said).nearest


def test_known_words_in_no_order_are_refused() -> None:
    assert "make no sense" in refused("Draw a base until it.").problem


def test_a_reference_to_nothing_is_refused() -> None:
    assert "refers" in refused("Destroy it.").problem


@pytest.mark.parametrize(
    "text", ["", " ", "...", "((((", "'" * 50, "Ongoing:", "x" * 3000, "Destroy " * 200, "\x00", "a, , and or"]
)
def test_garbage_gives_a_reading_of_nothing_or_an_error(text: str) -> None:
    with contextlib.suppress(TextError):
        assert readings(text, type="action")


def test_two_readings_are_both_shown_in_plain_words() -> None:
    text = "Choose a minion. Choose an action. Destroy it."
    with pytest.raises(AmbiguousTextError) as caught:
        read(text, type="action")
    assert len(caught.value.readings) == 2
    assert "'it' = A, the minion" in str(caught.value)
    assert "'it' = A, the action" in str(caught.value)


def test_errors_survive_pickling() -> None:
    error = refused("Destroy a mignon here.")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_beginning_is_completed() -> None:
    assert complete("You may destr") == ["destroy"]
    assert "minion" in complete("Destroy a ")
    assert "destroy" in complete("You may ")
    assert "minion" not in complete("You may ")
