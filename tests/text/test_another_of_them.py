"""One of several cards that were looked at, and another; what is not there; the type that was named."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

SHOWN = "Reveal the top four cards of your deck. "


@pytest.mark.parametrize("then", [" and {}", ", then {}", ". {}"])
@pytest.mark.parametrize("deed", ["discard {}", "place {} on the bottom of your deck", "play {} as an extra card"])
@pytest.mark.parametrize(
    ("one", "short", "long"),
    [
        ("one of them", "another", "another of them"),
        ("an action among them", "another", "another action among them"),
        ("one revealed minion", "another", "another minion among them"),
        ("one minion revealed", "another", "another minion among them"),
    ],
)
def test_another_is_another_of_those(one: str, short: str, long: str, deed: str, then: str) -> None:
    deeds = [deed.format(each) for each in (short, long)]
    if then.startswith("."):
        deeds = [each[0].upper() + each[1:] for each in deeds]
    texts = [f"{SHOWN}Draw {one}{then.format(each)}." for each in deeds]
    assert same(texts[0], texts[1], "action")
    assert "other than B that is among A" in told(texts[0], "action")


def test_the_verb_is_said_once_of_where_they_go() -> None:
    text = SHOWN + "Place one of them into your hand and {} on the bottom of your deck."
    assert same(text.format("another"), text.format("place another of them"), "minion")
    assert is_said_again(text.format("another"), "minion")


@pytest.mark.parametrize("kind", ["minion", "action"])
def test_none_of_those_shown_is_this_card(kind: str) -> None:
    said = told(f"{SHOWN}Draw a {kind} among them. Discard another {kind} among them.".replace("a a", "an a"), kind)
    assert f"one {kind} other than B" in said
    with pytest.raises(TextError):
        read(f"{SHOWN}Discard another {kind} among them.", type=kind)


@pytest.mark.parametrize(
    "text",
    [
        f"{SHOWN}Draw two of them and discard another.",
        "Choose three minions here. Destroy one of them and move another minion among them to another base.",
    ],
)
def test_of_which_it_is_another_is_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    "lead", ["If {}, draw a card.", "Draw a card if {}.", "Draw a card. Then, if {}, gain 1 VP."]
)
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("no other minions are at this base", "there are no other minions at this base"),
        ("no cards are buried here", "there are no cards buried here"),
        ("none of your minions are here", "there are none of your minions here"),
        ("no actions are in your hand", "there are no actions in your hand"),
        ("no cards are stored under this card", "there are no cards stored under this card"),
    ],
)
def test_there_are_none(lead: str, said: str, meant: str) -> None:
    assert same(lead.format(said), lead.format(meant), "minion")


@pytest.mark.parametrize("said", ["said", "named", "chose"])
@pytest.mark.parametrize("of", ["of the type", "the type"])
def test_the_type_that_was_named(of: str, said: str) -> None:
    text = "Choose minion or action. Reveal the top card of your deck. If it is {}, draw it."
    assert same(text.format(f"{of} you {said}"), text.format("of the named type"), "minion")


@pytest.mark.parametrize("when", ["during the turn it is played", "on the turn it enters play"])
def test_the_turn_in_which_a_base_comes(when: str) -> None:
    assert same(f"This base cannot score {when}.", "This base cannot score on the turn it is played.", "base")
    with pytest.raises(TextError):
        read("This minion cannot be destroyed on the turn it enters play.", type="minion")
