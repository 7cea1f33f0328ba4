"""Whether others have the name, the power or the faction of a card, and the faction of a card."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("no other minion there has its name", "there is no other minion there with the same name"),
        ("no other minion there has the same name", "there is no other minion there with the same name"),
        ("another minion there has its name", "there is another minion there with the same name"),
        ("it has the same name as another minion there", "there is another minion there with the same name"),
        ("it shares its name with another minion there", "there is another minion there with the same name"),
        ("another minion in play has the same power", "there is another minion in play with the same power"),
        ("one of your other minions there has its name", "you have another minion there with the same name"),
        ("none of your other minions there has its name", "you have no other minions there with the same name"),
        ("another minion there shares its faction", "there is another minion there of that faction"),
        ("it shares a faction with another minion there", "there is another minion there of that faction"),
        ("no other minion there shares its faction", "there is no other minion there of that faction"),
    ],
)
@pytest.mark.parametrize(
    "text",
    [
        "Choose a minion. If {}, destroy it.",
        "Choose a minion. Draw a card if {}.",
        "Choose a minion. Unless {}, draw a card.",
    ],
)
def test_what_others_there_have(said: str, meant: str, text: str) -> None:
    one, other = text.format(said), text.format(meant)
    if "of that faction" in meant:  # which is told of the card itself
        assert told(one).replace("'the same faction' = A, the minion; ", "") == told(
            other.replace("of that faction", "of the same faction")
        ).replace("'the same faction' = A, the minion; ", "")
        assert "of the faction of A" in told(one)
    else:
        assert same(one, other, "action")
    assert is_said_again(one, "action")


def test_of_a_minion_itself() -> None:
    for said in ("no other minion here has its name", "no other minion here has this minion's name"):
        meant = "there are no other minions here with the same name as this minion"
        assert same(f"Talent: If {said}, draw a card.", f"Talent: If {meant}, draw a card.", "minion")
    text = "Ongoing: While another minion here shares this minion's faction, this minion has +2 power."
    assert "of the faction of this card itself" in told(text, "minion")


def test_of_what_is_gone() -> None:
    text = "Destroy a minion of power 4 or less. If no other minion there had its name, draw a card."
    assert "there are no minions other than A whose name is that of A at the base where A was" in told(text)


@pytest.mark.parametrize(
    "like", ["of its faction", "of the same faction", "of the same faction as it", "of that faction"]
)
def test_the_faction_of_the_one_card(like: str) -> None:
    text = f"Choose a minion. Destroy each other minion there {like}."
    assert "destroy every minion in play at the base where A is, other than A of the faction of A" in told(text)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("it shares a faction with one of your minions", "it has the same faction as one of your minions"),
        ("it belongs to the same faction as one of your minions", "it has the same faction as one of your minions"),
        ("it is of the same faction as one of your minions", "it has the same faction as one of your minions"),
    ],
)
def test_the_faction_of_any_of_several(said: str, meant: str) -> None:
    text = "Reveal the top card of your deck. If {}, draw it."
    assert same(text.format(said), text.format(meant), "action")
    assert "A is one card of the faction of one minion controlled by you" in told(text.format(said))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("two minions here have the same name", "there are two or more minions here with the same name"),
        ("two of your minions here share a name", "you have two or more minions here with the same name"),
        ("three minions here share a faction", "there are three or more minions here of the same faction"),
    ],
)
def test_two_or_more_that_are_alike(said: str, meant: str) -> None:
    text = "At the start of your turn, if {}, draw a card."
    assert same(text.format(said), text.format(meant), "base")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        # other than this card, or than the one that was destroyed?
        ("minion", "Destroy a minion here. If no other minion here had its name, draw a card."),
        ("action", "Choose a minion. If no other card there has its name, destroy it."),
        ("action", "Choose a minion. If it is of the same faction, destroy it."),
    ],
)
def test_what_cannot_be_told(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)


def test_none_with_its_name_are_not_none_that_are_alike() -> None:
    text = "Reveal the top card of your deck. If there are no cards in your discard pile with the same name, draw it."
    assert "there are no cards in your discard pile whose name is that of A" in told(text)
