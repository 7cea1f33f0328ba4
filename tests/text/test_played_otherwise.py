"""What an action does otherwise when it is played by its Special: what differs is said, the whole is meant."""

from __future__ import annotations

import pytest

from smashrules.effects.abilities import CardText
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.saying.printer import to_text


def meant(text: str) -> CardText:
    """The one meaning of ``text``; what is printed back means the same."""
    tree = read(text, type="action").tree
    again = to_text(tree, type="action")
    assert read(again, type="action").tree == tree, again
    return tree


@pytest.mark.parametrize("time", ["before", "after"])
@pytest.mark.parametrize(
    ("first", "instead"),
    [
        ("Draw a card.", "destroy a minion there"),
        ("Destroy a minion.", "destroy a minion there"),
        ("Draw a card. Play an extra action.", "move one of your minions from there to another base"),
    ],
)
@pytest.mark.parametrize("joint", [" and ", ". ", "; "])
def test_what_is_done_instead_is_all_that_is_done_then(time: str, first: str, instead: str, joint: str) -> None:
    then = instead.capitalize() if joint == ". " else instead
    short = f"{first} Special: Play {time} a base scores{joint}{then} instead."
    assert meant(short) == meant(f"{first} Special: {time.capitalize()} a base scores, {instead}.")


@pytest.mark.parametrize("power", [1, 3])
@pytest.mark.parametrize("whose", ["each of your minions there", "each minion there", "one of your minions there"])
def test_it_lasts_as_long_as_what_it_stands_in_the_place_of(power: int, whose: str) -> None:
    first = "Each of your minions gains +1 power until the end of the turn."
    gains = f"{whose} gains +{power} power"
    short = f"{first} Special: Play before a base scores and {gains} instead."
    assert meant(short) == meant(f"{first} Special: Before a base scores, {gains} until the end of the turn.")


@pytest.mark.parametrize("instead", ["", " instead"])
@pytest.mark.parametrize(
    ("rest", "again"),
    [
        ("Return it to its owner's hand.", "Return the chosen minion to its owner's hand."),
        ("You may move the chosen minion to another base.", "You may move the chosen minion to another base."),
    ],
)
def test_another_choice_is_made_and_the_rest_is_done_with_it(instead: str, rest: str, again: str) -> None:
    first = f"Choose a minion. {rest} Special:"
    short = f"{first} Play before a base scores. Choose a minion there{instead}."
    assert meant(short) == meant(f"{first} Before a base scores, choose a minion there. {again}")


@pytest.mark.parametrize("deed", ["Place a +1 power counter on each of your minions", "Destroy a minion"])
def test_a_base_that_is_known_needs_no_choice(deed: str) -> None:
    first = f"Choose a base. {deed} there. Special:"
    rest = deed[0].lower() + deed[1:]
    short = f"{first} Play after you destroy a minion. Choose its base."
    assert meant(short) == meant(f"{first} After you destroy a minion, {rest} at its base.")


def test_whose_hands_are_revealed_instead_is_whose_cards_count() -> None:
    revealed = "Each other player reveals their hand"
    counted = "For each action revealed, place a +1 power counter on one of your minions."
    fewer = "each other player with a minion there reveals their hand"
    short = f"{revealed}. {counted} Special: Play before a base scores. {fewer.capitalize()} instead."
    assert meant(short) == meant(f"{revealed}. {counted} Special: Before a base scores, {fewer}. {counted}")


@pytest.mark.parametrize("where", ["on the scoring base", "on that base", "there"])
@pytest.mark.parametrize(
    ("deed", "then"),
    [
        ("Return one of your minions to its owner's hand", "return one of your minions there to its owner's hand"),
        ("Destroy a minion of power 2 or less", "destroy a minion of power 2 or less there"),
        ("You may move a minion to another base", "you may move a minion there to another base"),
    ],
)
def test_what_is_chosen_must_be_at_a_base(where: str, deed: str, then: str) -> None:
    short = f"{deed}. Special: You may play this after a base scores; the minion must be {where}."
    assert meant(short) == meant(f"{deed}. Special: After a base scores, {then}.")


def test_the_base_that_is_about_to_score_is_any_base() -> None:
    played = "you may play this card before {} base scores."
    assert meant(f"Draw a card. Special: {played.format('the').capitalize()}") == meant(
        f"Draw a card. Special: {played.format('a').capitalize()}"
    )
    high = "has a breakpoint of 21 or higher"
    assert meant(f"Draw a card. Special: If the base {high}, {played.format('the')}") == meant(
        f"Draw a card. Special: Before a base scores, if it {high}, you may play this card."
    )


def test_whether_the_other_deeds_are_done_too_may_be_open() -> None:
    text = "Draw a card. Destroy a minion. Special: Play before a base scores and destroy a minion there instead."
    whole, part = readings(text, type="action")
    assert whole.tree != part.tree


@pytest.mark.parametrize(
    "text",
    [
        "Special: Play before a base scores. Destroy a minion there instead.",  # instead of what?
        "Draw a card. Special: Play before a base scores. Each minion there gains +1 power instead.",  # how long?
        "Play on a base. Special: Play before a base scores. Draw a card instead.",
        "Draw a card. Special: Play before a base scores. Choose a minion there.",  # for what?
        "Destroy a minion here. Special: Play before a base scores. The minion must be there.",  # at two bases
        "Draw a card. Special: Play before a base scores. The minion must be there.",  # which minion?
        "Destroy a minion. Special: Before a base scores, draw a card. The minion must be there.",
        "Destroy a minion. The minion must be there.",
    ],
)
def test_what_differs_from_nothing_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


def test_a_minion_at_a_base_has_no_other_base_in_mind() -> None:
    with pytest.raises(TextError):
        readings("Special: Before the base scores, draw a card.", type="minion")
