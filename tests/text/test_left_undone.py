"""What somebody did not do to a thing, what stays so until a base scores, and control that has no end."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize("deed", [("play", "played"), ("move", "moved")])
@pytest.mark.parametrize("that", ["that ", ""])
@pytest.mark.parametrize("form", ["did not", "have not"])
def test_what_you_did_not_do_to_it(deed: tuple[str, str], that: str, form: str) -> None:
    bare, done = deed
    which = f"{that}you {form} {bare if form == 'did not' else done} this turn"
    for text in (f"Destroy each minion {which}.", f"Place a +1 power counter on each of your minions {which}."):
        assert f"such that (it is not so that this has happened this turn: you {bare} that same one" in told(text)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("base", "Minions cannot be moved from this base until it scores."),
        ("minion", "Ongoing: Your minions here cannot be destroyed until this base scores."),
        ("action", "Play on a base. Ongoing: Minions here cannot be destroyed until this base scores."),
    ],
)
def test_what_holds_until_a_base_scores(kind: str, text: str) -> None:
    meaning = told(text, kind)
    assert "all the time: only while it is not so that this has happened this turn:" in meaning
    assert "base" in meaning.partition("this turn:")[2].partition(" scores: this cannot happen")[0]


@pytest.mark.parametrize(
    "text",
    [
        "Choose a base. Your minions there cannot be destroyed until it scores.",
        "Choose a base. Your minions there gain +2 power until it scores.",
        "Increase the breakpoint of a base by 4 until it leaves play.",
    ],
)
def test_what_is_said_once_has_no_such_end(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_control_lasts_until_the_card_leaves_play() -> None:
    same = read("Take control of a minion.", type="action").tree
    assert read("Take control of a minion until it leaves play.", type="action").tree == same


@pytest.mark.parametrize("counters", ["counters", "+1 power counters"])
@pytest.mark.parametrize(("number", "full"), [("two", 2), ("three", 3)])
def test_for_every_so_many_counters(counters: str, number: str, full: int) -> None:
    taken = "Remove any number of +1 power counters from one of your minions."
    meaning = told(f"{taken} Draw a card for every {number} {counters} removed this way.", "action")
    assert f"as many cards as each full {full} of the number of (every" in meaning
    there = told(f"Draw a card for every {number} {counters} on this minion.")
    assert f"each full {full} of the number of (every" in there


@pytest.mark.parametrize("by", ["cards", "actions", "minions"])
@pytest.mark.parametrize(("done", "how"), [("reduced", "less"), ("changed", "less or more")])
def test_what_only_some_cards_cannot_do_to_a_number(by: str, done: str, how: str) -> None:
    for number in ("This minion's power", "The power of each of your minions here", "This base's breakpoint"):
        meaning = told(f"Ongoing: {number} cannot be {done} by other players' {by}.")
        assert f"every {by[:-1]} controlled by every player other than you: it does not make the" in meaning
        assert meaning.rstrip().endswith(how)


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: This minion's power cannot be changed below 3.",
        "Ongoing: This minion's power cannot be reduced below 3 by other players' cards.",
        "Ongoing: This minion's power is changed by other players' cards.",
    ],
)
def test_what_else_could_be_done_to_a_number_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_what_is_transferred_wherever_it_goes() -> None:
    assert "after this happens: one action in play controlled by you is transferred" in told(
        "Ongoing: After one of your actions is transferred, draw a card."
    )
    with pytest.raises(TextError):
        read("Transfer one of your actions.", type="action")


@pytest.mark.parametrize("which", ["with power equal to", "whose power is equal to"])
def test_a_power_that_is_a_number_of_things(which: str) -> None:
    meaning = told(f"Destroy a minion {which} the number of cards in your hand.", "action")
    assert "whose power is exactly the number of (every card from your hand)" in meaning


@pytest.mark.parametrize("which", ["equal to", "less than or equal to"])
def test_what_is_counted_is_where_the_one_described_is(which: str) -> None:
    meaning = told(f"Destroy a minion with power {which} the number of your minions at its base.", "action")
    assert "the number of (every minion controlled by you at the base where A is)" in meaning


def test_what_is_on_a_card_is_not_at_it() -> None:
    assert "you control at least 1 action attached to this card itself" in told(
        "Ongoing: This minion cannot be destroyed while you have an action on it."
    )


@pytest.mark.parametrize(("said", "same"), [("minion you have in play", "minion you control")])
def test_what_you_have_in_play_you_control(said: str, same: str) -> None:
    text = "Draw a card for each {}."
    assert read(text.format(said), type="action").tree == read(text.format(same), type="action").tree
