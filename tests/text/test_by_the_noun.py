"""What stands for a noun that was named, and deeds that are said as something that happens."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


def same(one: str, other: str, card: str = "action") -> bool:
    return bool(read(one, type=card).tree == read(other, type=card).tree)


@pytest.mark.parametrize(
    ("short", "long"),
    [
        (
            "Reduce the breakpoint of a base by 2 or increase it by 2 until the end of the turn.",
            "Reduce the breakpoint of a base by 2 until the end of the turn or increase the breakpoint of a base "
            "by 2 until the end of the turn.",
        ),
        (
            "Increase a minion's power by 2 until the end of the turn OR reduce it by 3 until your next turn.",
            "Increase a minion's power by 2 until the end of the turn OR reduce a minion's power by 3 until your "
            "next turn.",
        ),
    ],
)
def test_a_number_that_can_be_changed_either_way_is_named_once(short: str, long: str) -> None:
    assert same(short, long)


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_on_top_of_it_is_on_top_of_the_deck_that_is_shuffled(end: str) -> None:
    text = "Shuffle your {0}deck, then place a card from your hand on the {1} of {2}."
    assert same(
        text.format("discard pile into your ", end, "it"), text.format("discard pile into your ", end, "your deck")
    )
    assert same(text.format("", end, "it"), text.format("", end, "your deck"))


@pytest.mark.parametrize(
    "text",
    [
        "At the end of each player's turn, that player must destroy one of their minions here if they have three or "
        "more{} here.",
        "After you play a minion here, you may destroy a minion here if there are four or more{} here.",
    ],
)
def test_so_many_are_of_those_that_the_deed_is_done_to(text: str) -> None:
    assert same(text.format(""), text.format(" minions"), "base")


def test_talents_on_a_base_are_those_of_the_cards_on_it() -> None:
    said = told("Ongoing: Other players cannot use talents on this base.", "minion")
    assert "any ability of any card at the base this card is at labelled Talent" in said


@pytest.mark.parametrize("done", [("destroy", "destroyed"), ("return", "returned")])
def test_both_are_the_two_that_it_was_done_to(done: tuple[str, str]) -> None:
    where = " to your hand" if done[0] == "return" else ""
    text = f"You may {done[0]} up to two of your minions{where}. If you {done[1]} {{}}, draw a card."
    assert same(text.format("both"), text.format("two minions this way"))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Two of your minions may each be moved to other bases.",
            "You may move up to two of your minions to other bases.",
        ),
        ("One of your minions may be moved to another base.", "You may move one of your minions to another base."),
        ("A minion of power 2 or less may be destroyed.", "You may destroy a minion of power 2 or less."),
        (
            "If you have a minion in play, a base may be destroyed.",
            "If you have a minion in play, you may destroy a base.",
        ),
    ],
)
def test_what_may_be_done_with_some_you_may_do(said: str, meant: str) -> None:
    assert same(said, meant)


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Your minions may be moved by other players.",
        "Ongoing: Up to two actions may be played on this minion.",
    ],
)
def test_what_may_be_done_with_all_of_a_kind_or_played_somewhere_is_no_deed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    "said",
    [
        "They each move to the other's base.",
        "Each of them moves to the other's base.",
        "They swap bases.",
        "They switch places.",
        "Swap their positions.",
    ],
)
def test_two_that_swap_their_bases_each_move_to_the_others(said: str) -> None:
    two = "Choose one of your minions and another player's minion on another base."
    assert same(f"{two} {said}", f"{two} Move each of them to the other's base.")


@pytest.mark.parametrize("many", [("a card", "it"), ("two cards", "them")])
def test_what_is_chosen_for_them_to_discard_they_discard(many: tuple[str, str]) -> None:
    number, them = many
    shown = "Choose a player. They reveal their hand."
    assert same(
        f"{shown} Choose {number} from it for them to discard.",
        f"{shown} Choose {number} from it, and they discard {them}.",
    )


def test_what_is_chosen_out_of_nothing_named_is_not_understood() -> None:
    with pytest.raises(TextError):
        read("Choose another player. Choose a card for them to discard.", type="action")


@pytest.mark.parametrize("where", ["on top", "on top of your deck"])
@pytest.mark.parametrize("what", ["after shuffling", "after shuffling it", "after shuffling your deck"])
def test_what_is_placed_after_shuffling_is_placed_when_that_is_done(where: str, what: str) -> None:
    assert same(
        f"Search your deck for a card and place it {where} {what}.",
        f"Search your deck for a card, shuffle your deck, and place it {where}.",
    )


@pytest.mark.parametrize("event", ["a minion here is destroyed", "you play an action"])
def test_the_first_time_that_it_happens_is_the_first_time(event: str) -> None:
    text = "Ongoing: The first time each turn {}, you may draw a card."
    assert same(text.format("that " + event), text.format(event), "minion")


def test_each_different_player_is_each_player() -> None:
    text = "The breakpoint of this base is increased by 1 for each {}player with a minion here."
    assert same(text.format("different "), text.format(""), "base")


def test_the_base_where_it_was_is_its_base() -> None:
    text = "Special: After you destroy your second minion in a turn, you may play this titan on {}."
    assert same(text.format("the base where that minion was"), text.format("that minion's base"), "titan")
