"""As many and one more, what was spoken of only in a description, and what is moved or something else."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(("sign", "meant"), [("plus one", "plus 1"), ("plus 2", "plus 2"), ("minus one", "minus 1")])
def test_so_many_and_more(sign: str, meant: str) -> None:
    drawn = f"as many cards as the number of (A) {meant}"
    text = f"Discard any number of cards. Draw that number {sign} cards."
    assert drawn in told(text)
    assert told(f"Discard any number of cards. Draw that many cards {sign}.") == told(text)
    returned = f"Discard any number of cards. Return that number {sign} minions to their owners' hands."
    assert f"exactly as many as the number of (A) {meant}: minions" in told(returned)
    assert meant not in told("Discard any number of cards. Draw that many cards.")


@pytest.mark.parametrize(
    "text", ["Draw that number plus one cards.", "Discard two cards plus one.", "Draw plus one card."]
)
def test_more_than_what_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("held", "one"),
    [
        ("a minion", "one minion in play controlled by you at A"),
        ("a minion of power 3 or less", "one minion in play controlled by you whose power is at most 3 at A"),
        ("an action", "one action in play controlled by you at A"),
    ],
)
def test_that_one_of_those_by_which_a_base_was_described(held: str, one: str) -> None:
    kind = held.split()[1]
    assert f"you destroy {one}" in told(f"Choose a base where you have {held}. Destroy that {kind}.")
    moved = told(f"Choose a base where you have {held}. Draw a card. Return that {kind} to its owner's hand.")
    assert f"you return {one} [B] to the hand of B's owner" in moved


def test_the_same_word_again_is_the_same_one() -> None:
    text = "Choose a base where you have a minion. Place a +1 power counter on that minion. Move that minion."
    assert "you move B to one base other than the base where B is" in told(text)


@pytest.mark.parametrize(
    "where",
    ["where you have two minions", "where you have no minions", "with a minion"],
)
def test_of_whom_or_of_how_many_is_not_known(where: str) -> None:
    with pytest.raises(TextError):
        read(f"Choose a base {where}. Destroy that minion.", type="action")


def test_the_second_of_two_things_may_have_a_comma_before_it() -> None:
    text = "Choose a base where you have a minion{} and another player. That player draws a card."
    assert told(text.format(",")) == told(text.format(""))


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        (
            "Transfer or destroy an action on a base.",
            ("transfer one action [A] in play attached to one base to one base other than", "destroy one action"),
        ),
        ("Destroy or move a minion here.", ("destroy one minion", "to one base other than the base where A is")),
    ],
)
def test_where_something_is_moved_to_if_only_that_is_open(text: str, ways: tuple[str, ...]) -> None:
    for each in ways:
        assert each in told(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Transfer or destroy an action.",
        "Transfer or destroy an action on a minion.",
        "Transfer or destroy an action here.",
        "Move and destroy a minion here.",
        "Destroy or move a minion to another base.",
        "Move or return a minion here to its owner's hand.",
    ],
)
def test_where_to_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
