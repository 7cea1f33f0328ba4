"""Abilities that a card loses for a time while it keeps others; what it is given afterwards works."""

from __future__ import annotations

from tests.engine.table_talk import Play, Spec
from tests.rulebook.own_cards import card, ox, table

TANK = card(
    "Tank",
    "minion",
    "Ongoing: This minion cannot be destroyed. Talent: This minion gains +2 power until the start of your turn and"
    " this minion loses its Ongoing ability and all other abilities until the start of your turn.",
)
TOUCH = card(
    "Touch",
    "action",
    'Play on one of your minions. Ongoing: This minion has the ability: "Talent: This minion gains +3 power until the'
    ' end of the turn and this minion loses all other abilities until the end of the turn."',
)
NUMB = card(
    "Numb",
    "minion",
    "Ongoing: Your other minions here have +1 power. Talent: This minion gains +2 power until the end of the turn."
    " This minion loses its Ongoing ability until the end of the turn. Special: After one of your minions is"
    " destroyed, draw a card.",
)
ROBE = card("Robe", "action", "Play on a minion. Ongoing: This minion has +1 power. This minion cannot be moved.")
GIFT = card("Gift", "action", 'Play on a minion. Ongoing: This minion has the ability "Talent: Gain 1 VP."')
LESSON = card("Lesson", "action", 'Each of your minions gains "Talent: Draw a card." until the end of the turn.')
SLAY = card("Slay", "action", "Destroy a minion. Play an extra action.")
MORE = card("More", "action", "Play two extra actions.")
SCRIBE = card("Scribe", "minion", "Ongoing: This minion has +1 power. Talent: Draw a card.")
CARDS = (TANK, TOUCH, NUMB, ROBE, GIFT, LESSON, SLAY, MORE, SCRIBE, ox(2))


def board(there: list[Spec], *held: str) -> Play:
    return table({"Tortuga": there, "Tar Pits": []}, *CARDS, hand=held)


def drawn(play: Play) -> int:
    return sum(event.amount or 1 for event in play.happened("draw"))


def test_it_loses_what_is_printed_on_it_until_its_players_next_turn() -> None:
    play = board(["Ann's Tank"], "Slay").use("Tank")
    assert play.power("Tank") == 4
    play.play("Slay")
    assert play.where("Tank") == "Ann's discard"

    play = board(["Ann's Tank"], "Slay", "Slay").play("Slay")
    assert play.where("Tank") == "Tortuga"
    play = board(["Ann's Tank"], "Slay").use("Tank").to_the_next_turn().to_the_next_turn()
    assert play.power("Tank") == 2
    assert play.can_use("Tank")
    play.play("Slay")
    assert play.where("Tank") == "Tortuga"


def test_it_loses_what_it_was_given_and_not_what_the_actions_on_it_do_themselves() -> None:
    play = board([("Ann's Tank", "Ann's Gift", "Ann's Robe")])
    assert len([each for each in play.decision.options if each.kind == "use"]) == 2
    play.use_any("Tank")

    assert not play.can_use("Tank")
    assert play.power("Tank") == 5


def test_what_it_is_given_afterwards_works() -> None:
    play = board(["Ann's Tank"], "Lesson").use("Tank").play("Lesson").use("Tank")
    assert drawn(play) == 1

    play = board(["Ann's Tank"], "Lesson").play("Lesson").use_any("Tank")
    assert not play.can_use("Tank")


def test_all_but_the_one_that_is_used_whoever_has_given_it() -> None:
    play = board([("Ann's Scribe", "Ann's Touch", "Ann's Touch", "Ann's Gift")])
    given = [each for each in play.decision.options if each.kind == "use" and "Touch" in play.name(each.via)]
    play.answer(given[0])

    assert play.power("Scribe") == 5
    assert not play.can_use("Scribe")
    play.to_the_next_turn().to_the_next_turn()
    assert play.power("Scribe") == 3
    assert play.can_use("Scribe")


def test_those_under_one_label_alone() -> None:
    play = board(["Ann's Numb", "Ann's Ox"], "Slay")
    assert play.power("Ox") == 3
    play.use("Numb")
    assert play.power("Ox") == 2
    play.play("Slay").choose("Ox")

    assert drawn(play) == 1
    assert play.to_the_next_turn().can_use("Numb") is False


def test_another_minion_of_the_name_loses_nothing() -> None:
    play = board(["Ann's Tank", "Ann's Tank"], "Slay").use("Tank #1").play("Slay").choose("Tank #2")

    assert play.where("Tank #2") == "Tortuga"
    assert play.can_use("Tank #2")


def test_those_of_a_minion_that_is_chosen() -> None:
    dull = card("Dull", "action", "Choose a minion. It loses all Talent abilities until the end of the turn.")
    play = table({"Tortuga": ["Ann's Scribe", "Ann's Ox"]}, *CARDS, dull, hand=["Dull"]).play("Dull").choose("Scribe")

    assert not play.can_use("Scribe")
    assert play.power("Scribe") == 3
