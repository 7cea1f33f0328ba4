"""Counters that a card has a name of its own for, on cards and on bases."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.effects.selectors import Kind, Select, Sort
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


def _names(text: str, type: str) -> list[set[str]]:  # noqa: A002
    nodes = read(text, type=type).tree.nodes
    counters = [each for each in nodes if isinstance(each, Select) and each.kind is Kind.ANY_COUNTER]
    return [{each.word for each in one.filters if isinstance(each, Sort)} for one in counters]


@pytest.mark.parametrize("name", ["omen", "loot", "plague", "countdown"])
@pytest.mark.parametrize(
    "text",
    [
        "Place {a} {} counter on this minion.",
        "Place two {} counters on each minion here.",
        "You may destroy a minion here with {a} {} counter on it.",
        "You may destroy a minion here that has three or more {} counters on it.",
        "Destroy a minion with no {} counters on it.",
        "Remove {a} {} counter from this minion to draw a card.",
        "Transfer all {} counters from a minion to another minion.",
        "Ongoing: This minion has +1 power for each {} counter on it.",
        "Ongoing: After a minion with {a} {} counter on it is destroyed, draw a card.",
        "Ongoing: After you place {a} {} counter on a minion, draw a card.",
        "If this minion has three or more {} counters on it, draw a card.",
        "Place {a} {} counter on a base where you have a minion.",
    ],
)
def test_the_word_before_counter_is_their_name(text: str, name: str) -> None:
    said = text.format(name, a="an" if name[0] in "aeiou" else "a")
    assert _names(said, "minion") == [{name}] * len(_names(said, "minion"))
    assert is_said_again(said, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Place an omen counter on a minion OR remove one from a minion.",
        "Place an omen counter on a minion that has none.",
        "Place an omen counter on each action that already has one.",
        "Place an omen counter on a minion. If it has three or more of them, destroy it.",
        "Double the number of omen counters on a minion.",
    ],
)
def test_what_is_not_named_again_is_of_the_same_name(text: str) -> None:
    names = _names(text, "action")
    assert len(names) > 1
    assert all(each == {"omen"} for each in names)


def test_counters_by_themselves_are_any_counters() -> None:
    assert _names("Place an omen counter on a minion with a counter on it.", "action") == [{"omen"}, set()]


def test_of_two_names_it_is_not_told_which_one_is() -> None:
    two = "Place an omen counter on a minion and a loot counter on another minion. Remove {} from a minion."
    assert _names(two.format("an omen counter"), "action") == [{"omen"}, {"loot"}, {"omen"}]
    with pytest.raises(TextError):
        read(two.format("one"), type="action")


@pytest.mark.parametrize("word", ["pwer", "powr", "stassis", "such", "minion"])
def test_a_misspelt_or_another_word_is_no_name(word: str) -> None:
    with pytest.raises(TextError):
        read(f"Place a {word} counter on this minion.", type="minion")


@pytest.mark.parametrize(
    ("said", "meant", "type"),
    [
        ("place a loot counter here.", "place a loot counter on this base.", "base"),
        (
            "remove a loot counter from here to draw a card.",
            "remove a loot counter from this base to draw a card.",
            "base",
        ),
    ],
)
def test_a_base_carries_them(said: str, meant: str, type: str) -> None:  # noqa: A002
    when = "After you play a minion here, "
    assert same(when + said, when + meant, type)


@pytest.mark.parametrize("where", ["a base", "this base", "here", "another base"])
def test_a_base_carries_no_power_counters(where: str) -> None:
    on = "" if where == "here" else "on "
    with pytest.raises(TextError):
        read(f"Ongoing: After you play an action, place a +1 power counter {on}{where}.", type="minion")


@pytest.mark.parametrize(
    "which",
    ["with a loot counter on it", "that has a loot counter", "that already has a loot counter on it"],
)
def test_a_base_that_has_one(which: str) -> None:
    text = f"Move one of your minions to a base {which}."
    assert "to one base that carries at least 1 counter of the sort 'loot'" in explain_tree(
        read(text, type="action").tree, type="action"
    )


_PLACED = "Play on a base. Ongoing: After you play a minion here, place a counter on this card. "
_TAKEN = "Play on a base. Ongoing: At the start of your turn, remove a counter from this card. "


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "When the third counter is placed, draw a card.",
            "When the third counter is placed on this card, draw a card.",
        ),
        ("After you place the fifth, draw a card.", "After you place the fifth counter on this card, draw a card."),
        ("If it has three of them, draw a card.", "If this card has three counters on it, draw a card."),
        ("If it has three or more, draw a card.", "If this card has three or more counters on it, draw a card."),
    ],
)
def test_the_last_one_placed_is_on_the_card_they_were_placed_on(said: str, meant: str) -> None:
    assert same(_PLACED + said, _PLACED + meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "When the last one is removed, draw a card.",
            "When the last counter is removed from this card, draw a card.",
        ),
        ("When the last is removed, draw a card.", "When the last counter is removed from this card, draw a card."),
        ("If none are left, draw a card.", "If this card has no counters, draw a card."),
        ("If there are none left, draw a card.", "If this card has no counters, draw a card."),
    ],
)
def test_with_none_left_there_are_none_on_the_card(said: str, meant: str) -> None:
    assert same(_TAKEN + said, _TAKEN + meant, "action")


@pytest.mark.parametrize("counter", ["+1 power counter", "omen counter", "counter"])
@pytest.mark.parametrize("each", ["for each one removed this way", "for each one removed", "for every two removed"])
def test_each_one_of_all_that_were_removed(counter: str, each: str) -> None:
    noun = counter.removeprefix("omen ")
    plain = each.replace("one", noun).replace("two", f"two {noun}s")
    text = f"Remove all {counter}s from a minion. Draw a card {{}}."
    assert same(text.format(each), text.format(plain), "action")
