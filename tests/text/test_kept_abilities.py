"""Abilities that a card comes to have when it is played, and abilities in the place of all others."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.effects.abilities import Label
from smashrules.effects.actions import Granted, Lasting
from smashrules.effects.node import walk
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


def given(text: str, kind: str = "action") -> list[Granted]:
    return [node for node in walk(read(text, type=kind).tree) if isinstance(node, Granted)]


@pytest.mark.parametrize("start", ["Play on a base and choose one:", "Play on a base. Choose one:"])
@pytest.mark.parametrize(
    ("one", "other", "labels"),
    [
        ("Ongoing: Each minion here has +1 power.", "Ongoing: Each minion here has -1 power.", "Ongoing Ongoing"),
        ("Talent: Draw a card.", "Ongoing: After you play a minion here, draw a card.", "Talent Ongoing"),
        ("Talent: Transfer this action to another base.", "Talent: Gain 1 VP.", "Talent Talent"),
    ],
)
def test_one_of_two_abilities_is_kept(start: str, one: str, other: str, labels: str) -> None:
    text = f"{start} {one} OR {other}"
    assert told(text).count("for as long as this card is in play: this card itself has this ability too") == 2
    assert [each.abilities[0].label.value for each in given(text)] == labels.split()
    lasting = [node for node in walk(read(text, type="action").tree) if isinstance(node, Lasting)]
    assert all(each.stays and each.until is None for each in lasting)


def test_what_has_a_label_of_its_own_behind_them_is_no_part_of_the_choice() -> None:
    text = "Choose one: Talent: Draw a card. OR Talent: Gain 1 VP. Ongoing: This minion has +1 power."
    tree = read(text, type="minion").tree
    assert [each.label for each in tree.abilities] == [Label.NONE, Label.ONGOING]
    assert len(given(text, "minion")) == 2


def test_this_minion_in_them_is_the_one_that_the_action_is_on() -> None:
    text = "Choose one: Ongoing: This minion has +2 power. OR Ongoing: This minion cannot be destroyed."
    assert "the power of the minion this card is on changes by +2" in told(f"Play on a minion. {text}")
    assert "the power of this card itself changes by +2" in told(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Choose one: Talent: Draw a card. OR Ongoing: Your minions have +1 power.",  # it does not stay in play
        "Play on a base. Choose one: Ongoing: Each minion here has +1 power. OR draw a card.",
        "Play on a base. Ongoing: Each minion here has +1 power. OR Ongoing: Each minion here has -1 power.",
        "Play on a base. Choose one: Ongoing: Each minion here. OR Ongoing: Each minion here has -1 power.",
        "Play on a base. Choose one: Ongoing: Each minion here has +1 power. Draw a card. OR Talent: Draw a card.",
    ],
)
def test_what_is_no_choice_between_abilities_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("whose", ["This minion's abilities", "The abilities of this minion"])
@pytest.mark.parametrize(
    "ability", ["Talent: Do nothing.", "Talent: Draw a card.", "Ongoing: You have +1 power here."]
)
def test_replaced_abilities(whose: str, ability: str) -> None:
    text = f'Play on a minion. Ongoing: {whose} are replaced with "{ability}"'
    assert "the minion this card is on has this ability in the place of all its own" in told(text)
    assert [each.alone for each in given(text)] == [True]
    assert not given(text.replace(f"{whose} are replaced with", "This minion has"))[0].alone


def test_abilities_of_several_are_replaced() -> None:
    text = 'Ongoing: The abilities of other minions here are replaced with "Talent: Draw a card."'
    assert "every minion at the base this card is at other than this card itself has this ability in" in told(
        text, "minion"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Talent: Do nothing. Draw a card.",
        "Talent: You may do nothing.",
        "Do nothing.",
        'Ongoing: This minion\'s ability is replaced with "Talent: Draw a card."',
        'Ongoing: Replace this minion\'s abilities with "Talent: Draw a card."',
    ],
)
def test_nothing_and_something_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    "what",
    ['each of your minions has "Talent: Draw a card."', "you may use your Talents a second time"],
)
def test_what_is_true_needs_a_time_also_as_one_of_two(what: str) -> None:
    with pytest.raises(TextError):
        read(f"Choose one: draw a card OR {what}", type="action")
