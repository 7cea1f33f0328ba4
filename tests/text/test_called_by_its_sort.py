"""A card that was revealed or discarded, called by what it would have to be; what was done to none; who is tied."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("done", "called"),
    [
        ("Reveal the top card of your deck.", "the revealed minion"),
        ("Reveal a card from your hand.", "the revealed minion"),
        ("Discard a card.", "the discarded minion"),
        ("Discard a card at random.", "the discarded minion"),
        ("Another player reveals a random card from their hand.", "the revealed minion"),
    ],
)
def test_what_is_done_with_it_is_done_if_it_is_such_a_card(done: str, called: str) -> None:
    destroy = "destroy a minion with less power than"
    text = f"{done} You may {destroy} {called}."
    assert same(text, f"{done} If that card is a minion, you may {destroy} that card.", "action")
    assert is_said_again(text, "action")


def test_otherwise_is_of_another_sort() -> None:
    text = "Reveal the top card of your deck. Play the revealed action as an extra action. Otherwise, return it."
    told = "Reveal the top card of your deck. If it is an action, play it as an extra action. Otherwise, return it."
    assert same(text, told, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top two cards of your deck. Draw the revealed minion.",
        "Each other player discards a card. Destroy a minion with less power than the discarded minion.",
        "Reveal the top card of your deck. Draw the discarded minion.",
        "Reveal the top card of your deck. Draw a card and play the revealed action as an extra action.",
    ],
)
def test_no_card_is_called_so_where_it_is_not_the_one_card(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("deed", "none", "plainly"),
    [
        ("Discard any number of cards.", "you did not discard any", "you discarded no cards"),
        ("Discard up to two minions.", "you discarded none", "you discarded no minions"),
        ("Destroy any number of your minions.", "you destroyed none this way", "you destroyed no minions"),
        (
            "Choose another player. They discard up to two actions.",
            "they do not discard any",
            "they discarded no actions",
        ),
        (
            "Return any number of your minions to your hand.",
            "you did not return any of them",
            "you returned no minions",
        ),
    ],
)
def test_what_was_done_to_none(deed: str, none: str, plainly: str) -> None:
    text = f"{deed} If {none}, draw a card."
    assert same(text, f"{deed} If {plainly}, draw a card.", "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Discard a card. If you did not discard any, draw a card.",
        "Discard any number of cards. If you did not destroy any, draw a card.",
        "Discard any number of cards or actions. If you discarded none, draw a card.",
    ],
)
def test_none_of_what(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(("more", "how"), [("plus one", "plus one"), ("minus one", "minus one")])
def test_as_many_and_more(more: str, how: str) -> None:
    discard = "Discard any number of cards."
    text = f"{discard} Draw as many cards as you discarded {more}."
    assert same(text, f"{discard} Draw that many cards {how}.", "action")


@pytest.mark.parametrize("who", ["they are", "that player is"])
@pytest.mark.parametrize("most", ["the most power here", "the most minions here"])
def test_who_is_tied_has_as_much_as_somebody_else(who: str, most: str) -> None:
    event = "After a player plays a minion here"
    has = "they have" if who == "they are" else "that player has"
    text = f"{event}, if {who} tied for {most}, they draw a card."
    other = f"{has} {most} and at least one player other than that player has {most}"
    assert same(text, f"{event}, if {other}, they draw a card.", "base")
    assert is_said_again(text, "base")


def test_they_are_never_a_single_card() -> None:
    text = "After a player plays a minion here, if that player has the most power here, they destroy a minion here."
    assert read(text, type="base")
