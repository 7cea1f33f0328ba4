"""Where things are moved to and back, what follows them, and what is set aside for a time."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

GOES = "Ongoing: After another player's minion moves from here,"
LEAVES = "Talent: Move this minion to another base."
ASIDE = "Set aside another player's minion here. At the start of your next turn,"


def told(text: str, card: str) -> str:
    return explain_tree(read(text, type=card).tree, type=card)


@pytest.mark.parametrize(
    ("text", "told_so"),
    [
        (
            "You may move a minion from here to another base. If you do, move another minion from there to a base "
            "other than this base.",
            "from A to one base other than the base this card is at",
        ),
        ("Choose two bases. Destroy a minion on a base other than those bases.", "at one base other than A"),
        (
            "Move one of your minions to another base other than this minion's base.",
            "other than the base where this card itself is, other than the base where A is",
        ),
    ],
)
def test_a_base_is_another_one_than_those_that_are_told(text: str, told_so: str) -> None:
    assert told_so in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Choose two of your minions on different bases. Move them both to a third base.",
            "Choose two of your minions on different bases. Move them both to another base.",
            "action",
        ),
        (
            "Move up to two minions at different bases to a third base.",
            "Move up to two minions at different bases to another base.",
            "action",
        ),
        (
            "Choose two bases. Move an action from one of them to a third base.",
            "Choose two bases. Move an action from one of them to a base other than those bases.",
            "action",
        ),
        (
            "Talent: Move a minion from here to another base. Then move another minion from there to a third base.",
            "Talent: Move a minion from here to another base. Then move another minion from there to another base "
            "other than this base.",
            "minion",
        ),
        (
            "Move one of your minions to another base, then to a third base.",
            "Move one of your minions to another base, then move it to another base other than its previous base.",
            "action",
        ),
        (
            f"{LEAVES} You may move a minion from there to a third base.",
            f"{LEAVES} You may move a minion from there to another base other than this minion's previous base.",
            "minion",
        ),
    ],
)
def test_a_third_base_is_none_of_the_two(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("Talent: Move another minion here away.", "Talent: Move another minion here to another base.", "minion"),
        (
            "Choose a minion. Destroy it or move it away.",
            "Choose a minion. Destroy it or move it to another base.",
            "action",
        ),
        ("Move a minion on a base away to another base.", "Move a minion on a base to another base.", "action"),
        ("Ongoing: Your minions here cannot be moved away.", "Ongoing: Your minions here cannot be moved.", "minion"),
        (f"{GOES} this minion may follow it there.", f"{GOES} you may move this minion to the same base.", "minion"),
        (f"{GOES} you may have this minion follow it.", f"{GOES} you may move this minion with it.", "minion"),
        (
            f"{LEAVES} All your other minions here, no matter who controls them, follow it there.",
            f"{LEAVES} Move all your other minions here to that base.",
            "minion",
        ),
        (
            f"{LEAVES} Each of your other minions here may follow it.",
            f"{LEAVES} You may move any number of your other minions here to that base.",
            "minion",
        ),
        (
            "Move a minion to another base. You may transfer an action from its previous base along with it.",
            "Move a minion to another base. You may transfer an action from its previous base to that base.",
            "action",
        ),
        (
            "Move one of your minions to another base and then right back again.",
            "Move one of your minions to another base, then move it to its previous base.",
            "action",
        ),
        (
            "Talent: You may move this minion to another base, then back to where it started.",
            "Talent: You may move this minion to another base, then move it to its previous base.",
            "minion",
        ),
        (f"{ASIDE} return it to this base.", f"{ASIDE} place it on this base.", "minion"),
        (f"{ASIDE} return it to its base.", f"{ASIDE} place it on its previous base.", "minion"),
        (
            "Special: At the end of your turn, if you moved two or more minions to the same base this turn, you may "
            "play this titan there.",
            "Special: At the end of your turn, if you moved two or more minions to a base this turn, you may play "
            "this titan there.",
            "titan",
        ),
    ],
)
def test_what_moves_and_what_goes_with_it(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("Each minion on a base is moved to another base.", "Move each minion on a base to another base.", "action"),
        (
            "An action on a minion is transferred to another minion.",
            "Transfer an action on a minion to another minion.",
            "action",
        ),
        (
            "Choose two bases. All your minions on the first are moved to the second.",
            "Choose two bases. Move all your minions on the first to the second.",
            "action",
        ),
        (
            "After this base scores, each minion here is moved by its controller to another base.",
            "After this base scores, each player moves each of their minions here to other bases.",
            "base",
        ),
        (
            "Choose a minion. It is moved by its controller to another base.",
            "Choose a minion. Its controller moves it to another base.",
            "action",
        ),
        (
            "Talent: A minion here of your choice is destroyed by its controller.",
            "Talent: Choose a minion here of your choice. Its controller destroys it.",
            "minion",
        ),
        (
            "Choose two bases. All minions on the first are moved to the second, and the other way around.",
            "Choose two bases. Swap all minions on the first with all minions on the second.",
            "action",
        ),
    ],
)
def test_what_is_moved_is_moved_by_somebody(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Move one of your minions to a base where you have a stronger minion, then move that minion away.",  # which
        "Ongoing: After another player moves a minion away, draw a card.",  # from where
        "Ongoing: After this minion moves, another minion here may follow it.",  # "here" is where it is by then
    ],
)
def test_what_is_not_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_each_goes_where_its_controller_chooses() -> None:
    text = "Each minion on a base is moved to a base of its controller's choice."
    assert "(chosen by A's controller) (each to one of its own)" in told(text, "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Talent: Move this minion to another base, bringing another minion here along.",
            "Talent: Move this minion and another minion here to another base.",
        ),
        (
            f"{LEAVES} You may take one of your other minions with it.",
            f"{LEAVES} You may move one of your other minions with it.",
        ),
        (
            "Talent: Move one of your other minions here along with this minion to another base.",
            "Talent: Move one of your other minions here and this minion to another base.",
        ),
        (
            "Talent: Move this minion and one of your other minions here to the same base.",
            "Talent: Move this minion and one of your other minions here to another base.",
        ),
        (
            "Talent: Force another player to move one of their minions from here.",
            "Talent: Make another player move one of their minions from here.",
        ),
        (
            "Talent: You may have another of your minions move here.",
            "Talent: You may move another of your minions here.",
        ),
    ],
)
def test_what_is_taken_along(said: str, meant: str) -> None:
    assert same(said, meant, "minion")
