"""Abilities as what is used: what answers a use, a Talent that a text lets be used, one that may be used again."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, Spec
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine import Game
from smashrules.errors import NotModelledError

ROOM = card("Room", "base", "After a minion here uses a Talent ability, it gains +1 power until the end of the turn.")
STONES = card(
    "Stones", "base", "One of your minions here may use a Talent ability on it an extra time during your turn."
)
RINGS = card(
    "Rings", "base", "Each of your minions here may use a Talent ability on it an extra time during your turn."
)
TROOPER = card(
    "Trooper",
    "minion",
    "Ongoing: After a Special ability is used, this minion gains +1 power until the end of the turn.",
)
SCRIBE = card("Scribe", "minion", "Talent: Draw a card.")
WALKER = card("Walker", "minion", "Talent: Move this minion to another base.")
PAYER = card("Payer", "minion", "Talent: If this minion has no +1 power counter on it, place one on it.")
MOURNER = card("Mourner", "minion", "Special: After a minion is destroyed, draw a card.")
HEIR = card("Heir", "minion", "Special: After one of your minions is destroyed, you may play this minion.")
FINISH = card("Finish", "action", "Special: Before a base scores, draw a card.")
TEACH = card("Teach", "action", 'Play on a minion. Ongoing: This minion has the ability "Talent: Gain 1 VP."')
AGAIN = card("Again", "action", "Choose one of your cards. Use a Talent ability on it an extra time.")
ONCE = card("Once", "action", "Choose one of your cards. You may use a Talent ability on it.")
SLAY = card("Slay", "action", "Destroy a minion.")
MORE = card("More", "action", "Play two extra actions.")
CARDS = (
    ROOM,
    STONES,
    RINGS,
    TROOPER,
    SCRIBE,
    WALKER,
    PAYER,
    MOURNER,
    HEIR,
    FINISH,
    TEACH,
    AGAIN,
    ONCE,
    SLAY,
    MORE,
    ox(2),
    ox(10, "Elk"),
)


def board(base: str, there: list[Spec], *held: str, other: tuple[str, ...] = ()) -> Play:
    return table({base: there, "Tar Pits": list(other)}, *CARDS, hand=held)


def drawn(play: Play) -> int:
    return sum(event.amount or 1 for event in play.happened("draw"))


# -- what answers a use --------------------------------------------------------------------------------------------


def test_the_minion_that_uses_a_talent_there_is_spoken_of() -> None:
    play = board("Room", ["Ann's Scribe", "Ann's Ox"], other=("Ann's Payer",)).use("Scribe")
    assert (play.power("Scribe"), play.power("Ox")) == (3, 2)
    play.use("Payer")
    assert play.power("Payer") == 3  # its counter alone


def test_a_talent_that_was_given_is_one_that_its_minion_uses() -> None:
    assert board("Room", [("Ann's Ox", "Ann's Teach")]).use("Ox").power("Ox") == 3


def test_a_talent_that_brings_the_minion_there_was_used_elsewhere() -> None:
    play = board("Room", [], other=("Ann's Walker",)).use("Walker")

    assert play.where("Walker") == "Room"
    assert play.power("Walker") == 2


def test_a_talent_is_no_special() -> None:
    assert board("Tortuga", ["Ann's Trooper", "Ann's Scribe"]).use("Scribe").power("Trooper") == 2


def test_each_special_that_anybody_uses_is_answered() -> None:
    play = board("Tortuga", ["Ann's Trooper", "Bob's Mourner", "Ann's Mourner", "Ann's Ox"], "Slay")
    play.play("Slay").choose("Ox")
    while play.kind != "main":
        play.answer(play.decision.options[0])

    assert play.power("Trooper") == 4


@pytest.mark.parametrize(("uses", "power"), [(True, 3), (False, 2)])
def test_a_special_by_which_a_card_is_played_counts_if_it_is_used(uses: bool, power: int) -> None:
    play = board("Tortuga", ["Ann's Trooper", "Ann's Ox"], "Slay", "Heir").play("Slay").choose("Ox")
    if uses:
        play.use("Heir").choose("Tar Pits")
    else:
        play.pass_()

    assert play.kind == "main"
    assert play.power("Trooper") == power


def test_a_special_of_an_action_in_the_hand_counts_in_the_round() -> None:
    play = board("Tortuga", ["Ann's Trooper", "Ann's Elk", "Ann's Elk"], "Finish").end_phase().play("Finish")

    assert [each.amount for each in play.happened("effect", "Trooper")] == [1]


# -- a use that a text brings ----------------------------------------------------------------------------------------


def test_a_talent_is_used_once_more_and_keeps_its_own_use() -> None:
    play = board("Tortuga", ["Ann's Scribe"], "Again").play("Again")
    assert drawn(play) == 1
    assert play.cites("ability.talent.again")
    play.use("Scribe")
    assert drawn(play) == 2

    play = board("Tortuga", ["Ann's Scribe"], "Again").use("Scribe").play("Again")
    assert drawn(play) == 2
    assert not play.can_use("Scribe")


def test_a_use_that_is_no_further_one_is_the_one_of_the_turn() -> None:
    play = board("Tortuga", ["Ann's Scribe"], "Once").play("Once").yes()
    assert drawn(play) == 1
    assert not play.can_use("Scribe")

    play = board("Tortuga", ["Ann's Scribe"], "Once").use("Scribe").play("Once")
    assert play.kind == "main"
    assert drawn(play) == 1


def test_of_several_talents_one_is_used() -> None:
    play = board("Tortuga", [("Ann's Scribe", "Ann's Teach")], "Again").play("Again").choose("Scribe")
    assert play.kind == "use"
    play.answer(play.decision.options[1])

    assert (drawn(play), play.vp("Ann")) == (0, 1)


def test_a_card_without_a_talent_uses_none() -> None:
    play = board("Tortuga", ["Ann's Ox"], "Again").play("Again")

    assert play.kind == "main"
    assert play.happened("use", outcome="not")


# -- a further use that is permitted ---------------------------------------------------------------------------------


def test_one_of_them_may_use_it_again_in_each_turn() -> None:
    play = board("Stones", ["Ann's Scribe", "Ann's Scribe"], other=("Ann's Scribe",))
    play.use("Scribe #1").use("Scribe #2").use("Scribe #3")
    assert play.can_use("Scribe #1")
    assert play.can_use("Scribe #2")
    assert not play.can_use("Scribe #3")
    play.use("Scribe #1")

    assert drawn(play) == 4
    assert not any(play.can_use(f"Scribe #{number}") for number in (1, 2, 3))
    play.to_the_next_turn().to_the_next_turn().use("Scribe #1")
    assert play.can_use("Scribe #1")


def test_each_of_them_may() -> None:
    play = board("Rings", ["Ann's Scribe", "Ann's Scribe"]).use("Scribe #1").use("Scribe #2").use("Scribe #1")
    assert not play.can_use("Scribe #1")
    play.use("Scribe #2")

    assert drawn(play) == 4
    assert not play.can_use("Scribe #2")


def test_what_the_talent_asks_for_is_asked_again() -> None:
    play = board("Stones", ["Ann's Walker"]).use("Walker")
    assert play.where("Walker") == "Tar Pits"
    assert not play.can_use("Walker")

    assert not board("Stones", ["Ann's Payer"]).use("Payer").can_use("Payer")


def test_of_several_talents_on_one_minion_one_is_used_again() -> None:
    play = board("Stones", [("Ann's Scribe", "Ann's Teach")]).use_any("Scribe").use_any("Scribe").use_any("Scribe")

    assert not play.can_use("Scribe")
    assert drawn(play) + play.vp("Ann") == 3


def test_it_is_for_the_player_whose_turn_it_is() -> None:
    play = (
        board("Stones", ["Ann's Scribe", "Bob's Scribe"]).use("Ann's Scribe").use("Ann's Scribe").to_the_next_turn()
    )
    assert not play.can_use("Ann's Scribe")
    play.use("Bob's Scribe")

    assert play.can_use("Bob's Scribe")


# -- what is not carried out -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", "Ongoing: Other players cannot use Special abilities."),
        ("minion", "Ongoing: After you use an Ongoing ability, draw a card."),
    ],
)
def test_other_uses_are_refused(kind: str, text: str) -> None:
    with pytest.raises(NotModelledError):
        Game({"Odd": card("Odd", kind, text)}).compiled("Odd")
