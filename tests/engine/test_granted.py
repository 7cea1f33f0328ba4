"""Abilities that one card gives another: used as though they were printed on it (BGB2018, "Talents")."""

from __future__ import annotations

from tests.engine.table_talk import Play, Spec
from tests.rulebook.own_cards import card, ox, table

GIFT = card(
    "Gift",
    "action",
    'Play on a minion. Ongoing: This minion has the ability "Talent: Give this minion +2 power until the end of the'
    ' turn."',
)
TEACHER = card("Teacher", "minion", 'Ongoing: Your other minions here have the ability "Talent: Draw a card."')
WILL = card(
    "Will", "minion", 'Ongoing: Your other minions here have "Ongoing: After this minion is destroyed, draw a card."'
)
LESSON = card("Lesson", "action", 'Each of your minions gains "Talent: Draw a card." until the end of the turn.')
SLAY = card("Slay", "action", "Destroy a minion.")
HUSH = card("Hush", "action", "Cancel a minion's abilities until the end of the turn.")
SPEAKER = card("Speaker", "minion", "Talent: Gain 1 VP.")
CARDS = (GIFT, TEACHER, WILL, LESSON, SLAY, HUSH, SPEAKER, ox(2), ox(3, "Elk"))


def board(*held: str, at: tuple[Spec, ...]) -> Play:
    return table({"Tortuga": list(at), "Tar Pits": []}, *CARDS, hand=held)


def test_a_talent_that_was_given_is_used_by_the_minion_and_once_a_turn() -> None:
    play = board("Gift", at=("Ann's Ox",)).play("Gift", on="Ox")
    play.use("Ox")

    assert play.power("Ox") == 4
    assert not play.can_use("Ox")
    assert play.cites("ability.granted")


def test_two_gifts_are_two_talents() -> None:
    play = board(at=[("Ann's Ox", "Ann's Gift", "Ann's Gift")]).use_any("Ox").use_any("Ox")

    assert play.power("Ox") == 6
    assert not play.can_use("Ox")


def test_it_is_its_controllers_to_use_whoever_gave_it() -> None:
    assert not board(at=[("Bob's Ox", "Ann's Gift")]).can_use("Ox")
    assert board(at=[("Ann's Ox", "Bob's Gift")]).can_use("Ox")


def test_it_is_there_as_long_as_the_giver_gives_it() -> None:
    play = board("Slay", at=("Ann's Teacher", "Ann's Ox"))
    assert play.can_use("Ox")
    assert not play.can_use("Teacher")
    play.play("Slay").choose("Teacher")

    assert not play.can_use("Ox")


def test_a_minion_whose_abilities_are_cancelled_cannot_use_what_it_was_given() -> None:
    play = board("Hush", at=("Ann's Teacher", "Ann's Ox")).play("Hush").choose("Ox")

    assert not play.can_use("Ox")


def test_its_own_talent_is_apart_from_the_one_it_was_given() -> None:
    play = board(at=("Ann's Teacher", "Ann's Speaker")).use_any("Speaker").use_any("Speaker")

    assert (play.vp("Ann"), len(play.hand("Ann"))) == (1, 1)


def test_what_was_given_answers_as_if_it_were_printed_there() -> None:
    play = board("Slay", at=("Ann's Will", "Ann's Ox", "Bob's Elk")).play("Slay").choose("Ox")
    assert len(play.hand("Ann")) == 1

    play = board("Slay", at=("Ann's Will", "Ann's Ox", "Bob's Elk")).play("Slay").choose("Elk")
    assert play.hand("Ann") == []


def test_for_a_turn_it_is_given_to_those_that_are_there_then() -> None:
    play = board("Lesson", "Elk", at=("Ann's Ox",)).play("Lesson").play("Elk", on="Tortuga")
    assert (play.can_use("Ox"), play.can_use("Elk")) == (True, False)
    play.use("Ox")
    assert len(play.hand("Ann")) == 1

    play.to_the_next_turn().to_the_next_turn()
    assert not play.can_use("Ox")
