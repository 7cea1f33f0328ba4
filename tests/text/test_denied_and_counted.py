"""What cannot come about, which of theirs it is in a turn, what alone can be played, and what is so at two times."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("short", "long", "card"),
    [
        (
            "After a player plays their third minion here in a turn, that player draws a card.",
            "After a player plays a third minion here in a turn, that player draws a card.",
            "base",
        ),
        (
            "When a player plays their third or later minion of a turn here, that player draws a card.",
            "When a player plays a third or higher minion here in a turn, that player draws a card.",
            "base",
        ),
        (
            "Until the start of your next turn, after another player plays their second card in a turn, draw a card.",
            "Until the start of your next turn, after another player plays a second card in a turn, draw a card.",
            "action",
        ),
        (
            "Only minions of power 3 or more can be played here.",
            "Minions of power 2 or less cannot be played here.",
            "base",
        ),
        (
            "Only minions of power 2 or less may be played here.",
            "Minions of power 3 or more cannot be played here.",
            "base",
        ),
        (
            "Ongoing: This minion has -2 power during your turn and +3 power during other players' turns.",
            "Ongoing: This minion has -2 power during your turn. It has +3 power during other players' turns.",
            "minion",
        ),
        (
            "Play on a minion. Ongoing: This minion cannot move and has -2 power.",
            "Play on a minion. Ongoing: This minion cannot be moved. This minion has -2 power.",
            "action",
        ),
        (
            "Players with no minions here are not awarded any VP when this base scores.",
            "Players with no minions here cannot gain VP from this base.",
            "base",
        ),
        (
            "Discard two cards. If you discarded both a minion and an action, draw a card.",
            "Discard two cards. If you discarded a minion and an action, draw a card.",
            "action",
        ),
        (
            "Players with no minions here gain no VP from this base.",
            "Players with no minions here cannot gain VP from this base.",
            "base",
        ),
        (
            "Choose two bases. Until the start of your turn, other players cannot move minions to either of them.",
            "Choose two bases. Until the start of your turn, other players cannot move minions to them.",
            "action",
        ),
    ],
)
def test_it_is_said_shorter(short: str, long: str, card: str) -> None:
    assert same(short, long, card)
    assert is_said_again(short, card)


@pytest.mark.parametrize(
    ("one", "other", "card"),
    [
        (
            "After a player plays their third minion here in a turn, that player draws a card.",
            "After a player plays their second minion here in a turn, that player draws a card.",
            "base",
        ),
        (
            "After another player plays their second minion here in a turn, draw a card.",
            "After a player plays their second minion here in a turn, draw a card.",
            "minion",
        ),
        (
            "Only minions of power 3 or more can be played here.",
            "Only minions of power 3 or less can be played here.",
            "base",
        ),
    ],
)
def test_each_word_tells(one: str, other: str, card: str) -> None:
    assert not same(one, other, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Only minions of power 3 or more can be played here, but any minion may be moved here.", "base"),
        ("Only minions of power 0 or more can be played here.", "base"),
        ("Players with no minions do not gain any VP.", "base"),
        ("Discard both a minion and draw a card.", "action"),
    ],
)
def test_what_is_not_told_is_not_guessed(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize("whose", ["each other's", "one another's", "other players'"])
@pytest.mark.parametrize(("deed", "done"), [("destroy", "destroyed"), ("move", "moved")])
@pytest.mark.parametrize("what", ["minions here", "minions of power 3 or less here", "actions here"])
def test_what_players_cannot_do_to_one_another_their_controllers_can(
    whose: str, deed: str, done: str, what: str
) -> None:
    assert same(
        f"Players cannot {deed} {whose} {what}.", f"{what} cannot be {done} except by their controller.", "base"
    )


@pytest.mark.parametrize("what", ["minions here", "actions here", "minions of power 3 or less here"])
def test_nor_can_they_do_several_things(what: str) -> None:
    meant = f"{what} cannot be moved, returned, or destroyed except by their controller."
    assert same(f"Players cannot move, return, or destroy each other's {what}.", meant, "base")
    until = "Until the start of your turn, "
    assert same(
        f"{until}players cannot move or destroy each other's minions.",
        f"{until}minions cannot be moved or destroyed except by their controller.",
        "action",
    )


@pytest.mark.parametrize(
    "deed", ["affect {} minions here", "move {} minions from here", "play actions on {} minions here"]
)
def test_of_other_deeds_it_is_told_of_other_players(deed: str) -> None:
    text = f"Players cannot {deed}."
    assert same(text.format("each other's"), text.format("other players'"), "base")


@pytest.mark.parametrize(
    "text",
    ["Players cannot play each other's minions here.", "Players cannot affect or move each other's minions here."],
)
def test_what_else_they_do_is_not_told_so(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="base")
