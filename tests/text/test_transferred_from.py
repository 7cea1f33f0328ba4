"""Actions that are transferred from somewhere, and several of them that go each to a base of its own."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("whose", ["an action is", "one of your actions is", "another player's action is"])
def test_what_is_waited_for(whose: str) -> None:
    text = f"Ongoing: After {whose} transferred {{}} here, draw a card."
    trees = [read(text.format(way), type="minion").tree for way in ("to", "from", "to or from")]
    assert len(set(trees)) == 3
    for way in ("to", "from", "to or from"):
        assert is_said_again(text.format(way), "minion")


@pytest.mark.parametrize("which", ["an action", "one of your actions", "each of your actions"])
@pytest.mark.parametrize("way", ["from here", "from this base", "to or from here"])
def test_where_it_goes_is_said(which: str, way: str) -> None:
    with pytest.raises(TextError):
        read(f"Transfer {which} {way}.", type="minion")


@pytest.mark.parametrize("which", ["any number of your actions", "two of your actions", "all actions"])
def test_each_goes_to_one_of_the_other_bases(which: str) -> None:
    said = told(f"Transfer {which} on a base to other bases.", "action")
    assert "(each to one of its own)" in said
    assert "(each to one of its own)" not in told(f"Transfer {which} on a base to another base.", "action")


@pytest.mark.parametrize("what", ["an action", "a +1 power counter"])
def test_to_or_from_a_card(what: str) -> None:
    for after in (f"Ongoing: After you transfer {what} ", f"Ongoing: After {what} is transferred "):
        trees = [read(f"{after}{way} this minion, draw a card.", type="minion").tree for way in ("to", "from")]
        either = f"{after}to or from this minion, draw a card."
        assert read(either, type="minion").tree not in trees
        assert is_said_again(either, "minion")
    both = (
        f"Transfer {what} from another minion to this minion OR transfer {what} from this minion to another minion."
    )
    assert same(f"Talent: Transfer {what} to or from this minion.", f"Talent: {both}", "minion")


@pytest.mark.parametrize(
    ("among", "on", "to"),
    [
        ("among your minions", "your minions", "another of your minions"),
        ("among your minions here", "your minions here", "another of your minions here"),
        ("among minions here", "a minion here", "another minion here"),
        ("from this minion to your other minions", "this minion", "another of your minions"),
        ("on this minion to other minions here", "this minion", "another minion here"),
        ("from your minions to your other minions", "your minions", "another of your minions"),
    ],
)
@pytest.mark.parametrize(("sort", "each"), [("actions", "action"), ("of your actions", "of your actions")])
def test_each_goes_to_a_card_of_its_own(among: str, on: str, to: str, sort: str, each: str) -> None:
    some = sort if sort.startswith("of") else f"of {sort}"
    meant = f"Talent: For each {each} on {on}, you may transfer that action to {to}."
    for may in ("Transfer", "You may transfer"):
        assert same(f"Talent: {may} any number {some} {among}.", meant, "minion")
    assert is_said_again(meant, "minion")
    if "to" in among:
        all_of_them = meant.replace("you may ", "")
        assert same(f"Talent: Transfer all {some if each != sort[:-1] else sort} {among}.", all_of_them, "minion")


def test_one_is_chosen_from_which_they_go() -> None:
    meant = "Choose one of your minions, then for each action on it, transfer that action to another of your minions."
    assert same("Transfer all actions from one of your minions to your other minions.", meant, "action")


@pytest.mark.parametrize("who", ["you play", "a player plays", "another player plays"])
@pytest.mark.parametrize(("sort", "goes"), [("an action", "transfer"), ("a minion", "move")])
def test_played_or_sent_there(who: str, sort: str, goes: str) -> None:
    goes += "s" * (who != "you play")
    for one in ("one to it", "one to this base", "one here", "one to here"):
        text = f"After {who} {sort} on this base or {goes} {{}}, draw a card."
        assert same(text.format(one), text.format(f"{sort} to this base"), "base"), one


@pytest.mark.parametrize("what", ["an action", "any number of +1 power counters"])
def test_between_two_cards(what: str) -> None:
    for there in (" here", ""):
        other = f"another minion{there}"
        meant = f"transfer {what} from this minion to {other} OR transfer {what} from {other} to this minion"
        assert same(f"Talent: Transfer {what} between this minion and {other}.", f"Talent: {meant}.", "minion")
    chosen = "Choose two of your minions. Transfer"
    for them in ("them", "the two of them", "those minions"):
        meant = f"{chosen} {what} from one of them to the other."
        assert same(f"{chosen} {what} between {them}.", meant, "action")


@pytest.mark.parametrize("way", ["to or from it", "between it and another minion"])
def test_another_than_the_chosen_one(way: str) -> None:
    said = told(f"Choose a minion. Transfer an action {way}.", "minion")
    assert "from A to one minion other than A" in said
    assert "from one minion other than A to A" in said


@pytest.mark.parametrize(
    "way", ["the old base to the new one", "the old base to the new base", "its old base to its new one"]
)
def test_from_the_old_base_to_the_new_one(way: str) -> None:
    moved = "Move one of your minions to another base. Transfer an action from"
    assert same(f"{moved} {way}.", f"{moved} the base it left to the base it moved to.", "action")
    text = "Choose two minions. Place a +1 power counter on {}."
    assert same(text.format("both"), text.format("each of them"), "action")


@pytest.mark.parametrize("way", ["another minion to this one", "this minion to another minion here"])
@pytest.mark.parametrize("or_a", ["or", "or a"])
def test_one_sort_or_the_other(way: str, or_a: str) -> None:
    meant = f"Transfer an action from {way} OR transfer a +1 power counter from {way}."
    assert same(f"Talent: Transfer an action {or_a} +1 power counter from {way}.", f"Talent: {meant}", "minion")
    with pytest.raises(TextError):
        read(f"Choose a minion. Transfer an action {or_a} counter on it to another minion.", type="action")
