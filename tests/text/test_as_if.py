"""Abilities used as if they were somebody else's or another card's, at a time or for a time, and had from others."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

WHOSE = ["another player's minion's Talent", "the Talent of another minion here", "one of your minions' Talents"]
YOURS = [
    "as if you controlled it",
    "as if it were yours",
    "as if you controlled that minion",
    "as if you had played it",
]
OWN = ["as if it were this minion's Talent", "as if it were on this minion", "as if it was on this minion"]


@pytest.mark.parametrize("whose", WHOSE)
@pytest.mark.parametrize("how", YOURS)
def test_as_if_you_controlled_it(whose: str, how: str) -> None:
    assert "labelled Talent (as if you controlled its card)" in told(f"Talent: Use {whose} {how}.", "minion")
    assert "(as if" not in told(f"Talent: Use {whose}.", "minion")


@pytest.mark.parametrize("whose", WHOSE)
@pytest.mark.parametrize("how", OWN)
def test_as_if_it_were_on_this_one(whose: str, how: str) -> None:
    assert "labelled Talent (as if it were on this card itself)" in told(f"Talent: Use {whose} {how}.", "minion")


def test_on_an_action_this_minion_is_the_one_it_is_on() -> None:
    text = "Play on a minion. Ongoing: On your turn, you may use a minion's Talent as if it were on this minion."
    assert "(as if it were on the minion this card is on)" in told(text)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy it as if you controlled it.",
        "Use its Talent as if it were another minion's Talent.",
    ],
)
def test_as_if_of_what_is_no_use_or_of_just_any(text: str) -> None:
    with pytest.raises(TextError):
        read(f"Choose a minion. {text}", type="action")


@pytest.mark.parametrize("how", ["", " as if you controlled it"])
@pytest.mark.parametrize("when", ["Until the end of the turn, {}.", "This turn, {}.", "{} this turn."])
def test_for_a_time_it_is_allowed(how: str, when: str) -> None:
    use = f"you may use its Talent{how}"
    text = when.format(use)
    meaning = told(f"Choose a minion here. {text[0].upper()}{text[1:]}", "minion")
    assert "until the end of the turn that is going on" in meaning
    assert "this is allowed as often as the rules allow it of one's own: you use one ability of A" in meaning


def test_for_as_long_as_it_is_there_it_is_allowed() -> None:
    meaning = told(
        "Ongoing: You may use the Talents of other players' minions here as if you controlled them.", "minion"
    )
    assert "all the time: this is allowed as often as the rules allow it of one's own: you use any ability" in meaning


@pytest.mark.parametrize("already", ["", "already "])
def test_although_it_was_used_it_is_used_again(already: str) -> None:
    said = f"Choose a minion. You may use its Talent even if it has {already}been used this turn."
    assert same(said, "Choose a minion. You may use its Talent again.", "action")


@pytest.mark.parametrize(
    ("what", "label"), [("Talents", "Talent"), ("Ongoing abilities", "Ongoing"), ("abilities", "")]
)
@pytest.mark.parametrize("whose", ["your other minions here", "all other players' minions here", "each action on it"])
def test_what_others_have_it_has(what: str, label: str, whose: str) -> None:
    meaning = told(f"Ongoing: This minion has the {what} of {whose}.", "minion")
    assert "this card itself has the abilities that are printed on every" in meaning
    assert ("under the label" in meaning) is bool(label)
    assert meaning.endswith(label)


def test_what_one_of_several_has_is_open() -> None:
    with pytest.raises(TextError):
        read("Ongoing: This minion has the Talent of a minion here.", type="minion")


def test_for_a_time_it_has_what_another_has() -> None:
    text = "Choose another player's minion. Until the end of the turn, this minion has that minion's Talent."
    assert "has the abilities that are printed on A under the label Talent" in told(text, "minion")


USE = "se the Talent of another minion here"


@pytest.mark.parametrize(
    "own",
    [
        "as if it were this minion's own",
        "as if it was this minion's own talent",
        "as though it were this minion's",
        "as if this minion had it",
        "as if this minion had that talent",
        "as if it were printed on this minion",
    ],
)
@pytest.mark.parametrize(
    "text",
    [
        f"Talent: U{USE} {{}}.",
        f"Talent: You may u{USE} {{}}. If you do, draw a card.",
        f"Ongoing: At the start of your turn, you may u{USE} {{}}.",
        "Talent: Choose another minion here. Use its talent {}.",
    ],
)
def test_as_if_this_one_had_it(text: str, own: str) -> None:
    assert same(text.format(own), text.format("as if it were on this minion"), "minion")


@pytest.mark.parametrize("own", ["its own", "its own talent", "one of its own"])
@pytest.mark.parametrize(
    "text",
    [
        "One of your minions may use the talent of another minion on its base as if it were {}.",
        "Choose one of your minions. It may use the talent of another minion there as if it were {}.",
        "Choose one of your minions. It uses the talent of another minion there as if it were {}.",
    ],
)
def test_as_if_it_were_of_the_one_that_uses_it(text: str, own: str) -> None:
    meaning = told(text.format(own), "action")
    assert "other than A labelled Talent (as if it were on A)" in meaning


@pytest.mark.parametrize("text", ["as if it were on it", "as if it were on that minion", "as if it were its own"])
def test_it_is_where_it_is_anyway(text: str) -> None:
    with pytest.raises(TextError):
        read(f"Talent: Choose another minion here. Use its talent {text}.", type="minion")


@pytest.mark.parametrize("who", ["One of your minions here", "This minion", "One of your other minions here"])
def test_another_player_is_another_than_whose_card_does_it(who: str) -> None:
    meaning = told(f"Talent: {who} may use the Talent of another player's minion here.", "minion")
    assert "one minion controlled by one player other than you at the base this card is at" in meaning
    assert "(as if it were on " in meaning


def test_another_player_than_you_whose_turn_it_is() -> None:
    meaning = told(
        "On your turn, one of your minions here may use the Talent of another player's minion here.", "base"
    )
    assert "one minion controlled by one player other than you at this base" in meaning
