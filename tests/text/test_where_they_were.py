"""Where things go back to, which of several is meant, who chooses, and the base with the most power in all."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

THEY = "Choose another player. "
STARTING = "Ongoing: At the start of your turn, you may play an extra minion here. "
FIRST = "Move one of your minions to another base. "
MOVE = f"{FIRST}At the end of the turn, "


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"{MOVE}you may move it back.", f"{MOVE}you may move it to its previous base.", "action"),
        (f"{MOVE}return it to the base it came from.", f"{MOVE}move it to its previous base.", "action"),
        (f"{MOVE}move that minion back to its original base.", f"{MOVE}move it to its previous base.", "action"),
        (f"{FIRST}Move it back at the end of the turn.", f"{MOVE}move it to its previous base.", "action"),
        (f"{FIRST}It goes back at the end of the turn.", f"{MOVE}move it to its previous base.", "action"),
        (f"{MOVE}it returns to the base it came from.", f"{MOVE}move it to its previous base.", "action"),
        (f"{MOVE}that minion moves back.", f"{MOVE}move that minion to its previous base.", "action"),
        (
            f"{MOVE}move the minion back where it came from.",
            f"{MOVE}move that minion to its previous base.",
            "action",
        ),
        (f"{MOVE}move it to where it was before.", f"{MOVE}move it to its previous base.", "action"),
        (
            "Play on a base. Ongoing: After another player moves a minion here, they discard a card or move it back.",
            "Play on a base. Ongoing: After another player moves a minion here, "
            "they discard a card or move it to its previous base.",
            "action",
        ),
        (
            "Destroy two minions. Play an extra minion on a base one of them was on.",
            "Destroy two minions. Play an extra minion on one of their bases.",
            "action",
        ),
        (
            f"{STARTING}At the end of the turn, destroy it.",
            f"{STARTING}If you do, at the end of the turn, destroy it.",
            "minion",
        ),
        (
            f"{STARTING}Return that minion to its owner's hand at the end of the turn.",
            f"{STARTING}If you do, at the end of the turn, return that minion to its owner's hand.",
            "minion",
        ),
        (
            "Choose two bases. Play an extra minion on either base.",
            "Choose two bases. Play an extra minion on one of them.",
            "action",
        ),
        (
            "Choose two minions on a base. Destroy the chosen minion with the least power.",
            "Choose two minions on a base. Destroy the one with the lowest power.",
            "action",
        ),
        (
            "Destroy one of your minions. Move a different one of your minions to its base.",
            "Destroy one of your minions. Move another of your minions to its base.",
            "action",
        ),
        (
            "Return a minion in play that you control but do not own to its owner's hand.",
            "Return one of your minions you do not own to its owner's hand.",
            "action",
        ),
        (
            "Ongoing: When this minion is in a duel, it has +2 power.",
            "Ongoing: While this minion is in a duel, it has +2 power.",
            "minion",
        ),
        (
            "Use the Talent of one of your minions an extra time this turn.",
            "You may use the Talent of one of your minions one more time this turn.",
            "action",
        ),
        (
            f"{THEY}They choose one: you draw two cards; or they discard two cards.",
            f"{THEY}They must discard two cards or have you draw two cards.",
            "action",
        ),
        (
            f"{THEY}They must discard two cards or you draw two cards.",
            f"{THEY}They must discard two cards or have you draw two cards.",
            "action",
        ),
        (
            "Each other player chooses one: discard a card or destroy one of their minions.",
            "Each other player must discard a card or destroy one of their minions.",
            "action",
        ),
        (
            "Move one of your minions to the base with the most total power.",
            "Move one of your minions to the base with the highest total power.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)
    assert is_said_again(said, card)


@pytest.mark.parametrize(
    ("one", "other", "card"),
    [
        (
            "Destroy a minion on the base with the highest total power.",
            "Destroy a minion on the base with the lowest total power.",
            "action",
        ),
        (
            f"{THEY}They choose one: you draw two cards; or they discard two cards.",
            f"{THEY}They choose one: they draw two cards; or they discard two cards.",
            "action",
        ),
    ],
)
def test_each_word_tells(one: str, other: str, card: str) -> None:
    assert not same(one, other, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Destroy a minion. Move it back.", "action"),
        (
            "Place a minion on top of its owner's deck. At the end of the turn, return it to the base it was on.",
            "action",
        ),
        ("Move one of your minions to the base with the most power.", "action"),
        ("Play an extra minion on either base.", "action"),
    ],
)
def test_what_is_not_told_is_not_guessed(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


def test_where_it_was_at_a_time_is_not_where_it_came_from() -> None:
    with pytest.raises(TextError):
        read(f"{FIRST}Move it to where it was at the start of the turn.", type="action")


@pytest.mark.parametrize(
    ("moves", "then"),
    [
        ("You may move a minion from here to another base. If you do, ", "move {} from that base to here."),
        ("You may move one of your minions to another base. If you do, ", "destroy {} there."),
        ("Talent: Move a minion to here. ", "Then you may move {} from here to another base."),
    ],
)
def test_a_different_minion_is_another_than_the_moved_one(moves: str, then: str) -> None:
    said, meant = (moves + then.format(each) for each in ("a different minion", "a minion other than that minion"))
    assert same(said, meant, "minion")
