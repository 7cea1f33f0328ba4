"""A top card that is played or drawn only if it is of some sort, and what else is told shortly of cards."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TOP = "the top card of your deck"


@pytest.mark.parametrize("end", ["top", "bottom"])
@pytest.mark.parametrize(
    ("does", "it"),
    [
        ("Play {}", "play it"),
        ("Play {} here", "play it here"),
        ("Play {} as an extra minion", "play it as an extra minion"),
        ("Draw {}", "draw it"),
    ],
)
@pytest.mark.parametrize("sort", ["a minion", "a minion of power 3 or less"])
@pytest.mark.parametrize("other", ["return it", "discard it", "draw a card"])
def test_it_is_revealed_where_something_else_is_done_otherwise(
    end: str, does: str, it: str, sort: str, other: str
) -> None:
    top = TOP.replace("top", end)
    text = f"{does.format(top)} if it is {sort}. Otherwise, {other}."
    told = f"Reveal {top}. If it is {sort}, {it}. Otherwise, {other}."
    assert same(text, told, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        f"Play {TOP} if you have a minion here. Otherwise, return it.",
        f"You may play {TOP} if it is a minion. Otherwise, return it.",
        f"Reveal {TOP}. If you are right, draw it.",
    ],
)
def test_nothing_is_revealed_that_is_not_asked_about(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Name a power from 1 to 5. Draw a card.", "Choose a power of 1 to 5. Draw a card."),
        ("Name a number from 2 to 4. Draw a card.", "Choose a power of 2 to 4. Draw a card."),
        (
            f"Guess whether {TOP} is a minion or action, then reveal it. If you are right, draw it.",
            "Choose a card type and reveal the top card of your deck. If it is a card of that type, draw it.",
        ),
        (
            f"You may guess whether {TOP} is a minion or an action, then reveal it. If you were right, draw it.",
            "You may choose a card type and reveal the top card of your deck. If it is a card of that type, draw it.",
        ),
        (
            "Reveal the top three cards of your deck. Draw one action revealed that can be played on a minion.",
            "Reveal the top three cards of your deck. Draw one revealed action that can be played on a minion.",
        ),
        (
            "Choose three cards from your hand. Another player chooses one of them without looking. Discard it.",
            "Choose three cards from your hand. Another player chooses one of them at random. Discard it.",
        ),
    ],
)
def test_other_words_for_it(one: str, other: str) -> None:
    assert same(one, other, "action")


LIES = "Play on a minion. Ongoing:"


@pytest.mark.parametrize(
    "said",
    [
        "{} has +2 power.",
        "After this action leaves play, {}'s owner draws a card.",
        "If this minion would be destroyed, you may destroy this action to return {} to your hand instead.",
    ],
)
def test_the_minion_that_it_is_on(said: str) -> None:
    one, other = (said.format(each) for each in ("the minion", "this minion"))
    assert same(f"{LIES} {one[0].upper()}{one[1:]}", f"{LIES} {other[0].upper()}{other[1:]}", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Play on a base. Ongoing: The minion has +2 power.",
        "Play on a minion. Ongoing: Other minions here have -1 power. The minion has +1 power.",
        "The minion has +2 power.",
    ],
)
def test_which_minion(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_the_minion_that_was_chosen() -> None:
    text = "Play on a minion. Talent: Destroy a minion here. The minion's owner draws a card."
    assert not same(text, text.replace("The minion", "This minion"), "action")


@pytest.mark.parametrize("who", ["Each player who revealed no actions", "Each player who did not reveal an action"])
@pytest.mark.parametrize("shows", ["their hand", "the top card of their deck"])
def test_who_showed_none_had_to_show_it(who: str, shows: str) -> None:
    """You who were not asked are not one of those who did not show one."""
    others = f"Each other player reveals {shows}. {who} draws a card."
    assert "every player other than you such that (it is not so" in told(others, "action")
    every = f"Each player reveals {shows}. {who} draws a card."
    assert "every player such that (it is not so" in told(every, "action")


@pytest.mark.parametrize("neither", ["has not moved and was not played", "was not played and did not move"])
def test_what_was_done_neither_of(neither: str) -> None:
    counter = "Place a +1 power counter on each of your minions that"
    assert same(f"{counter} {neither} this turn.", f"{counter} was not played or moved this turn.", "action")
