"""What is stored: the one card under this one, what was stored under a card that was chosen, and the rest of it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

DEEDS = ["Draw {}", "Place {} in your hand", "Discard {} to draw a card", "You may play {} as an extra card"]


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize(("which", "is_"), [("the stored card", "a card"), ("the stored minion", "a minion")])
def test_the_stored_card_is_one_stored_under_this(deed: str, which: str, is_: str) -> None:
    text = f"Talent: {deed}."
    assert same(text.format(which), text.format(f"{is_} stored under this minion"), "minion")


@pytest.mark.parametrize("end", ["is destroyed", "leaves play", "is returned to your hand"])
@pytest.mark.parametrize(("which", "meant"), [("the stored card", "one card"), ("the stored cards", "every card")])
def test_what_was_stored_under_it_as_it_goes(end: str, which: str, meant: str) -> None:
    text = f"Store the top card of your deck under this minion. Ongoing: After this minion {end}, draw {which}."
    assert f"you draw {meant} that was stored under this card itself" in told(text, "minion")


@pytest.mark.parametrize("kind", ["an action", "a minion"])
def test_nothing_but_the_stored_card_is_spoken_of(kind: str) -> None:
    said = told(f"Talent: Reveal the stored card. If it is {kind}, play it as an extra card.", "minion")
    assert f"if A is {kind.replace('an ', 'one ').replace('a ', 'one ')}" in said
    assert "you play A" in said


@pytest.mark.parametrize("host", ["this minion", "this card"])
def test_on_a_minion_it_is_told_under_which_of_the_two(host: str) -> None:
    text = f"Play on a minion. Store a card from your hand under {host}. Talent: Draw the stored card."
    under = "the minion this card is on" if "minion" in host else "this card itself"
    assert f"you draw one card stored under {under}" in told(text, "action")


@pytest.mark.parametrize(("many", "which", "drawn"), [("a card", "card", "A"), ("two cards", "cards", "A")])
@pytest.mark.parametrize("whom", ["one of your minions", "another player's minion", "an action"])
def test_stored_under_another_it_is_what_was_stored_there(many: str, which: str, drawn: str, whom: str) -> None:
    noun = whom.rsplit(" ", 1)[1].rstrip("s")
    text = f"Store {many} from your hand under {whom}. When that {noun} leaves play, draw the stored {which}."
    said = told(text, "action")
    assert f"you draw {drawn}" in said
    assert "stored under" not in said


@pytest.mark.parametrize(
    "text",
    [
        "Draw the stored card.",
        "Play on a minion. Talent: Draw the stored card.",
        "Store a card from your hand under one of your minions. Draw the stored cards.",
    ],
)
def test_stored_under_what_or_which_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize("rest", ["the rest", "the others"])
@pytest.mark.parametrize("taken", ["Draw a card", "Play one of the minions", "You may play an action"])
def test_the_others_are_those_that_lie_there_too(rest: str, taken: str) -> None:
    noun = taken.removesuffix("s").split()[-1]
    said = told(f"Talent: {taken} stored under this minion. Discard {rest}.", "minion")
    assert f"you discard every {noun} stored under this card itself other than A" in said


@pytest.mark.parametrize("deed", ["Destroy", "Choose", "Move"])
@pytest.mark.parametrize("whose", ["a minion", "one of your minions", "another player's minion"])
def test_it_is_stored_under_the_one_that_has_it(whose: str, deed: str) -> None:
    to = " to another base" if deed == "Move" else ""
    said = told(f"{deed} {whose} with a card stored under it{to}. Draw the stored card.", "action")
    assert "you draw one card stored under A" in said


@pytest.mark.parametrize("is_", ["that is stored under", "which is stored under"])
@pytest.mark.parametrize("host", ["one of your minions", "this minion", "another player's minion"])
def test_that_it_is_stored_there_is_said_in_more_words(host: str, is_: str) -> None:
    assert same(f"Draw a card {is_} {host}.", f"Draw a card stored under {host}.", "minion")


@pytest.mark.parametrize(
    "label", ["Talent:", "Special: After this base scores,", "Ongoing: When this minion leaves play,"]
)
@pytest.mark.parametrize("sort", ["action", "minion", "card"])
def test_that_one_is_the_one_that_was_stored(sort: str, label: str) -> None:
    store = f"You may store {'an' if sort == 'action' else 'a'} {sort} from your discard pile under this minion."
    said = told(f"{store} {label} Place that {sort} on top of your deck.", "minion")
    assert f"you place one {sort} " in said
    assert "stored under this card itself to the top of your deck" in said


def test_that_one_is_the_one_just_played_where_one_was() -> None:
    store = "Store an action from your hand under this minion."
    assert "you discard A" in told(f"{store} Ongoing: After you play an action, discard that action.", "minion")


@pytest.mark.parametrize("one", ["one of the stored cards", "one of the cards stored under this minion"])
@pytest.mark.parametrize(
    "then", [" and place the other into your hand.", ". Discard the other.", " and discard the other."]
)
def test_the_other_of_the_stored_cards(one: str, then: str) -> None:
    text = f"Store up to two cards from your hand under this minion. Talent: Draw {one}{then}"
    assert same(text, text.replace("the other", "the rest"), "minion")
    assert "every card stored under this card itself other than A" in told(text, "minion")
