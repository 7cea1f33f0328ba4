"""Who fights a duel, how often in it, and what can be done while it goes on."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.effects.abilities import Holds, Limit, Per
from smashrules.effects.conditions import Dueling
from smashrules.effects.node import walk
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

WHO = ["one of your minions", "another player's minion", "this minion", "a minion here"]


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize("who", WHO)
def test_when_one_is_in_a_duel(who: str) -> None:
    text = f"Ongoing: Once per duel, when {who} is in a duel, you may place a +1 power counter on this minion."
    said = told(text)
    assert "as soon as" in said
    assert "at most 1 per duel" in said
    assert [node.per for node in walk(read(text, type="minion").tree) if isinstance(node, Limit)] == [Per.DUEL]


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("also", ["", "on your turn or "])
def test_all_through_a_duel(who: str, also: str) -> None:
    lead = f"{also}during a duel involving {who}"
    text = f"Special: {lead[0].upper()}{lead[1:]}, you may draw a card."
    assert "at any time while" in told(text)
    assert ("in the Play Cards phase of your turn OR" in told(text)) is bool(also)
    assert any(isinstance(node, Holds) and node.throughout for node in walk(read(text, type="minion").tree))


@pytest.mark.parametrize(("no", "said"), [("", "if A is one of the two"), (" not", "if it is not so that A is one")])
def test_whether_it_is_in_a_duel(no: str, said: str) -> None:
    text = f"Choose a minion. If it is{no} in a duel, draw a card."
    assert said in told(text, "action")
    assert any(isinstance(node, Dueling) for node in walk(read(text, type="action").tree))


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion in a duel involving your minion.",
        "One of your minions duels another player's minion here. The other players draw a card.",  # than whose?
        "Choose a minion. If it is in a duel involving your minion, draw a card.",
    ],
)
def test_a_duel_that_is_not_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "You may have one of your minions duel another player's minion at the same base.",
            "One of your minions may duel another player's minion at the same base.",
        ),
        (
            "Have this minion duel another player's minion here.",
            "This minion duels another player's minion here.",
        ),
        (
            "Choose one of your minions. You may have it duel another player's minion at its base.",
            "Choose one of your minions. It may duel another player's minion at its base.",
        ),
        (
            "Two minions here of different players duel.",
            "Two minions here controlled by different players duel.",
        ),
    ],
)
def test_who_is_made_to_duel_duels(text: str, same: str) -> None:
    assert read(text, type="minion").tree == read(same, type="minion").tree
    told(text)


@pytest.mark.parametrize(
    ("who", "named"),
    [("two minions here of different players", "2 minions"), ("this minion", "this card itself")],
)
def test_a_duel_that_is_paid_for(who: str, named: str) -> None:
    whom = "" if who.startswith("two") else " another player's minion here"
    said = told(f"Talent: Discard a card to have {who} duel{whom}.")
    assert "only if all of that happened" in said
    assert f"you duel {named}" in said


@pytest.mark.parametrize("verb", ["wins", "loses", "does not win", "does not lose"])
@pytest.mark.parametrize("who", ["this minion", "it"])
def test_what_is_asked_of_one_of_them_is_done_to_that_one(who: str, verb: str) -> None:
    text = f"This minion may duel another player's minion here. If {who} {verb}, return it to its owner's hand."
    said = told(text)
    assert ("it is not so that" in said) is ("not" in verb)
    assert f"this card itself {'wins' if 'win' in verb else 'loses'} a duel" in said
    assert "you return this card itself to the hand of its owner" in said or "you return this card itself" in said


def test_of_the_other_one_it_is_said_which() -> None:
    said = told("This minion may duel another player's minion here. If that minion loses, destroy it.")
    assert "A loses a duel" in said
    assert "you destroy A" in said


def test_with_nothing_asked_it_can_be_either() -> None:
    text = "This minion may duel another player's minion here. Place a +1 power counter on it."
    assert len(readings(text, type="minion")) == 2


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy the loser", "you destroy the minion that has lost the duel"),
        ("The winner gains +1 power until the end of the turn", "the power of the minion that has won the duel"),
        ("The winner draws a card", "the controller of the minion that has won the duel draws"),
        ("The loser discards a card", "the controller of the minion that has lost the duel discards"),
        ("The winner's controller gains 1 VP", "the controller of the minion that has won the duel gains"),
        ("Place a +1 power counter on the winner", "on the minion that has won the duel"),
    ],
)
def test_the_winner_of_a_duel_is_a_minion_and_acts_by_its_controller(said: str, meant: str) -> None:
    assert meant in told(f"This minion duels another player's minion here. {said}.")


def test_the_winner_of_what_is_not_guessed() -> None:
    duel = "one of your minions there duels another player's minion there. The winner draws a card."
    with pytest.raises(TextError):
        readings(f"Special: Before a base scores, {duel}", type="action")


@pytest.mark.parametrize(("ends", "which"), [("wins", "lost"), ("loses", "won")])
@pytest.mark.parametrize(
    "lead", ["Ongoing: After this minion {} a duel,", "This minion duels a minion here. If it {},"]
)
def test_the_other_minion_is_the_one_that_this_one_fought(lead: str, ends: str, which: str) -> None:
    text = f"{lead.format(ends)} destroy the other minion."
    assert f"you destroy the minion that has {which} the duel" in told(text)


@pytest.mark.parametrize("kind", ["minion", "action"])
@pytest.mark.parametrize("lead", ["While this minion is in a duel", "During a duel involving this minion"])
@pytest.mark.parametrize(
    ("stated", "said"),
    [
        ("the other minion has -1 power", "the power of one minion other than {} such that (that same one is"),
        ("the other minion's abilities are cancelled", "the abilities of one minion other than {} such that"),
        ("the other minion's controller cannot play actions", "the controller of one minion other than {} such that"),
    ],
)
def test_the_other_minion_while_they_fight(lead: str, kind: str, stated: str, said: str) -> None:
    on = "Play on a minion. " if kind == "action" else ""
    this = "the minion this card is on" if on else "this card itself"
    meant = told(f"{on}Ongoing: {lead}, {stated}.", kind)
    assert said.format(this) in meant
    assert f"only while {this} is one of the two in the duel" in meant


@pytest.mark.parametrize("lead", ["While another player's minion is in a duel, ", ""])
def test_the_other_minion_of_which_nothing_is_known_is_refused(lead: str) -> None:
    text = f"Ongoing: {lead}the other minion has -1 power."
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize("who", ["Minions in a duel here have", "Each minion in a duel here has"])
def test_minions_in_a_duel(who: str) -> None:
    said = told(f"Ongoing: {who} +1 power.")
    assert "the power of every minion at the base this card is at such that (that same one is one of the two" in said


@pytest.mark.parametrize("here", ["", " here"])
def test_after_a_duel(here: str) -> None:
    same = told(f"Ongoing: After a duel is fought{here}, draw a card.")
    assert told(f"Ongoing: After a duel{here}, draw a card.") == same


@pytest.mark.parametrize("lead", ["During duels here, {}", "{} during duels here"])
@pytest.mark.parametrize("stated", ["your minions have +2 power", "this minion cannot be destroyed"])
def test_what_holds_while_a_duel_is_fought(lead: str, stated: str) -> None:
    said = told(f"Ongoing: {lead.format(stated)[0].upper()}{lead.format(stated)[1:]}.")
    assert "only while one minion at the base this card is at is one of the two" in said


@pytest.mark.parametrize(("verb", "which"), [("win", "won"), ("lose", "lost")])
@pytest.mark.parametrize("where", ["at that base", "there"])
def test_where_you_have_won_is_where_the_minion_is_that_won(where: str, verb: str, which: str) -> None:
    said = told(f"Special: After you {verb} a duel, you may play this titan {where}.", "titan")
    assert f"the base where the minion that has {which} the duel is" in said


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("Each player who lost a duel this turn discards a card.", "that same one loses a duel) discards"),
        ("Each player who has not lost a duel to you this turn draws a card.", "that same one loses a duel to you"),
        ("Destroy a minion that lost a duel this turn.", "that same one loses a duel"),
        (
            "If you have won a duel against another player this turn, draw a card.",
            "you win a duel against one player",
        ),
    ],
)
def test_who_has_won_or_lost_this_turn_and_against_whom(who: str, said: str) -> None:
    assert said in told(who, "action")


DRAW = "you may draw a card."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"Special: During a duel, {DRAW}", f"Special: During a duel involving a minion, {DRAW}", "minion"),
        (
            "Special: Play during a duel. Draw a card.",
            "Special: During a duel involving a minion, draw a card.",
            "action",
        ),
        (
            "Draw a card. Special: You may play this during a duel.",
            "Draw a card. Special: During a duel involving a minion, you may play this card.",
            "action",
        ),
        (
            "Ongoing: While in a duel, this minion has +2 power.",
            "Ongoing: This minion has +2 power while in a duel.",
            "minion",
        ),
        (
            "Ongoing: While in a duel, your minions here have +1 power.",
            "Ongoing: Your minions here have +1 power while in a duel.",
            "minion",
        ),
        (
            "Choose two minions on the same base. They duel. Destroy the losing minion.",
            "Choose two minions on the same base. One of them duels the other. Destroy the losing minion.",
            "action",
        ),
        (
            "Place a +1 power counter on each of your minions that was in a duel this turn.",
            "Place a +1 power counter on each of your minions that dueled this turn.",
            "action",
        ),
    ],
)
def test_a_duel_told_shortly(said: str, meant: str, card: str) -> None:
    assert read(said, type=card).tree == read(meant, type=card).tree
