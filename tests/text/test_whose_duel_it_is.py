"""Who is the challenger in a duel and who is challenged; duels as events, and of several duels each that lost."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.effects.conditions import Amid, Dueling
from smashrules.effects.node import walk
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

WHO = ["this minion", "one of your minions", "another player's minion here"]


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("duel", ["", " in a duel", " of a duel", " in the duel"])
@pytest.mark.parametrize("no", ["", "not "])
def test_a_minion_is_the_challenger(who: str, duel: str, no: str) -> None:
    text = f"Ongoing: While {who} is {no}the challenger{duel}, your other minions have +1 power."
    assert same(
        text, f"Ongoing: If {who} is {no}the challenger in a duel, your other minions have +1 power.", "minion"
    )
    assert "is the challenger in the duel that is being fought" in told(text, "minion")
    assert ("it is not so that" in told(text, "minion")) is bool(no)
    assert [node.began for node in walk(read(text, type="minion").tree) if isinstance(node, Dueling)] == [True]
    assert is_said_again(text, "minion")
    assert not same(text, f"Ongoing: While {who} is in a duel, your other minions have +1 power.", "minion")


def test_it_is_told_last_too() -> None:
    text = "Ongoing: This minion has +2 power while it is the challenger in a duel."
    assert same(text, "Ongoing: While this minion is the challenger, it has +2 power.", "minion")


@pytest.mark.parametrize("who", ["you are", "another player is"])
def test_a_player_is_the_challenger(who: str) -> None:
    text = f"Ongoing: While {who} the challenger in a duel, this minion has +2 power."
    assert any(isinstance(node, Amid) for node in walk(read(text, type="minion").tree))
    assert "as its challenger" in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("mark", ["After", "When"])
def test_who_is_challenged(who: str, mark: str) -> None:
    text = f"Ongoing: {mark} {who} is challenged to a duel, draw a card."
    assert "is the one that was challenged in the duel" in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("This minion cannot be challenged to a duel", "Minions cannot duel this minion"),
        ("This minion cannot be dueled", "Minions cannot duel this minion"),
        (
            "This minion cannot be challenged to a duel by another player's minion",
            "Other players' minions cannot duel this minion",
        ),
        ("Minions here cannot be chosen for duels", "Minions here cannot duel"),
        ("Your minions cannot take part in a duel", "Your minions cannot duel"),
        ("Duels cannot be fought here", "Minions here cannot duel"),
        ("No duels can be fought here", "Minions here cannot duel"),
        ("This minion cannot lose duels", "This minion cannot lose a duel"),
        ("After this minion is dueled, draw a card", "After a minion duels this minion, draw a card"),
    ],
)
def test_who_cannot_fight(text: str, meant: str) -> None:
    assert same(f"Ongoing: {text}.", f"Ongoing: {meant}.", "minion")
    assert is_said_again(f"Ongoing: {text}.", "minion")


def test_to_be_dueled_is_not_to_duel() -> None:
    one, other = "Ongoing: This minion cannot be dueled.", "Ongoing: This minion cannot duel."
    assert not same(one, other, "minion")
    assert "any minion duels this card itself" in told(one, "minion")


@pytest.mark.parametrize("mark", ["After", "Before"])
@pytest.mark.parametrize(
    ("duel", "meant"),
    [
        ("a duel", "a minion"),
        ("a duel here", "a minion here"),
        ("each duel on this base", "a minion on this base"),
        ("a duel involving this minion", "this minion"),
        ("each duel involving one of your minions here", "one of your minions here"),
        ("a duel here involving one of your minions", "one of your minions here"),
    ],
)
def test_a_duel_as_an_event(mark: str, duel: str, meant: str) -> None:
    assert same(f"Ongoing: {mark} {duel}, draw a card.", f"Ongoing: {mark} {meant} duels, draw a card.", "minion")


@pytest.mark.parametrize("told_so", ["ends", "is fought", "is over", "has ended"])
def test_a_duel_that_is_over(told_so: str) -> None:
    text = f"Ongoing: After a duel involving one of your minions {told_so}, draw a card."
    assert same(text, "Ongoing: After one of your minions duels, draw a card.", "minion")


@pytest.mark.parametrize("told_so", ["begins", "starts"])
def test_a_duel_that_begins(told_so: str) -> None:
    text = f"Ongoing: When a duel involving one of your minions {told_so}, draw a card."
    assert same(text, "Ongoing: When one of your minions is in a duel, draw a card.", "minion")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("After the first duel here each turn", "After the first time each turn a minion here duels"),
        ("Once per duel here", "Once per duel, during a duel here"),
        (
            "Once per duel involving one of your minions",
            "Once per duel, during a duel involving one of your minions",
        ),
        ("After you play an action during a duel here", "After you play an action, if a minion here is in a duel"),
        ("After one of your minions wins a duel here", "After one of your minions here wins a duel"),
    ],
)
def test_when_it_is(text: str, meant: str) -> None:
    assert same(f"Ongoing: {text}, you may draw a card.", f"Ongoing: {meant}, you may draw a card.", "minion")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("a duel was fought this turn", "a minion has dueled this turn"),
        ("a duel was fought here this turn", "a minion here has dueled this turn"),
        ("no duels were fought this turn", "no minions have dueled this turn"),
    ],
)
def test_whether_one_was_fought(text: str, meant: str) -> None:
    assert same(f"If {text}, draw a card.", f"If {meant}, draw a card.", "action")
    assert is_said_again(f"If {text}, draw a card.", "action")


@pytest.mark.parametrize(
    "how", ["for losing a duel", "by losing a duel", "as a result of losing a duel", "because it lost a duel"]
)
@pytest.mark.parametrize("who", ["this minion", "one of your other minions here"])
def test_what_would_be_done_to_who_loses(who: str, how: str) -> None:
    text = f"Ongoing: If {who} would be destroyed {how}, draw a card instead."
    assert same(text, text.replace(how, "when it loses a duel"), "minion")
    assert not same(text, text.replace(how, "in a duel"), "minion")


def test_of_several_duels_each_that_lost() -> None:
    several = "One of your minions duels a minion of each other player on its base, in any order."
    text = f"{several} Destroy each losing minion."
    assert "each minion that has lost one of the duels" in told(text, "action")
    assert "in an order of your choice" in told(text, "action")
    assert is_said_again(text, "action")
    assert not same(text, f"{several} Destroy the losing minion.", "action")


def test_the_one_that_is_yours() -> None:
    text = "One of your minions duels a minion on its base. If your minion wins, place a +1 power counter on it."
    assert "on A" in told(text, "action")


def test_named_before_it_was_asked() -> None:
    text = (
        "This minion may duel a minion here. Destroy the loser. If this minion won, place a +1 power counter on it."
    )
    assert "you put one +1 power counter on this card itself" in told(text, "minion")


def test_of_several_who_could_be_meant_one_fights() -> None:
    text = "Ongoing: Other players cannot play cards during {} your minions."
    one = text.format("a duel involving one of")
    assert same(text.format("duels involving"), one, "minion")


@pytest.mark.parametrize("whom", ["Your opponent cannot play actions", "The opposing minion has -2 power"])
def test_who_fights_this_minion(whom: str) -> None:
    meant = whom.replace("Your opponent", "The other minion's controller").replace("opposing", "other")
    one, other = (f"Ongoing: {each} during duels involving this minion." for each in (whom, meant))
    assert same(one, other, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: This minion was the challenger in a duel.",
        "Ongoing: While you are the challenged minion, this minion has +2 power.",
        "Ongoing: While your minions are the challenger in a duel, this minion has +2 power.",
        "Ongoing: After a duel here involving this minion, draw a card.",  # here, anyway
        "Ongoing: After the second duel here, draw a card.",
        "Ongoing: After one of your minions here wins a duel here, draw a card.",
        "Ongoing: This minion cannot be challenged to a duel by one of your minions.",
        "Draw a card for each losing minion.",
    ],
)
def test_what_is_not_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


UNTIL = "until the end of the turn"
BARRED = "its controller cannot play cards"


@pytest.mark.parametrize("duel", ["duels involving it", "a duel involving it", "duels", "duels here"])
@pytest.mark.parametrize("comma", ["", ","])
def test_during_duels_for_a_time(duel: str, comma: str) -> None:
    text = f"Choose a minion here. {BARRED.capitalize()} during {duel}{comma} {UNTIL}."
    who = "it" if "it" in duel.split() else "a minion here" if "here" in duel else "a minion"
    assert same(text, f"Choose a minion here. {BARRED.capitalize()} {UNTIL} while {who} is in a duel.", "minion")
    assert is_said_again(text, "minion")
    first = f"Choose a minion here. {UNTIL.capitalize()}, {BARRED} during {duel}."
    meant = f"Choose a minion here. {UNTIL.capitalize()}, {BARRED} while {who} is in a duel."
    assert same(first, meant, "minion")


@pytest.mark.parametrize("mark", ["When", "Whenever"])
def test_when_it_duels_and_if_something_is_so(mark: str) -> None:
    text = f"Special: {mark} one of your minions is in a duel, if this titan is not in play, you may play it there."
    assert "each time, as soon as" in told(text, "titan")


@pytest.mark.parametrize("lead", ["", "While this minion is here, "])
def test_after_it_is_in_a_duel_it_is_over(lead: str) -> None:
    text = f"Ongoing: {lead}after one of your minions is in a duel, draw a card."
    assert same(text, f"Ongoing: {lead}after one of your minions duels, draw a card.", "minion")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("At the start of a duel involving this minion, draw a card", "When this minion is in a duel, draw a card"),
        ("At the end of a duel here, draw a card", "After a minion here duels, draw a card"),
    ],
)
def test_in_which_duel(text: str, meant: str) -> None:
    assert same(f"Ongoing: {text}.", f"Ongoing: {meant}.", "minion")


@pytest.mark.parametrize("how", ["in a duel", "in duels"])
@pytest.mark.parametrize("whom", ["", " with another player's minion"])
@pytest.mark.parametrize("who", ["This minion has", "Your other minions have"])
def test_power_in_a_duel(who: str, whom: str, how: str) -> None:
    text = f"Ongoing: {who} +2 power {how}{whom}."
    assert same(text, f"Ongoing: {who} +2 power while in a duel{whom}.", "minion")


def test_in_duels_here() -> None:
    text = "Ongoing: Other players' minions in duels here have -1 power."
    assert same(text, text.replace("in duels here", "here in a duel"), "minion")


def test_after_the_duel_comes_what_is_next() -> None:
    duel = "One of your minions duels another player's minion on its base."
    assert same(f"{duel} After the duel, draw a card.", f"{duel} Draw a card.", "action")


@pytest.mark.parametrize("ends", ["won", "lost"])
@pytest.mark.parametrize("who", ["that minion", "your minion"])
def test_whether_it_won_is_told_last(who: str, ends: str) -> None:
    text = "Special: After a duel involving one of your minions, {}."
    assert same(text.format(f"draw a card if {who} {ends}"), text.format(f"if {who} {ends}, draw a card"), "action")


def test_no_minion_duels_itself() -> None:
    said = told("Talent: Choose another player's minion here. This minion duels it.", "minion")
    assert "you duel this card itself with A" in said


@pytest.mark.parametrize("event", ["this minion duels", "one of your minions is in a duel"])
def test_what_is_discarded_gains_no_power(event: str) -> None:
    text = f"Ongoing: When {event}, you may discard a card to give it +2 power until the end of the duel."
    assert f"the power of {'this card itself' if event.startswith('this') else 'A'} changes by +2" in told(
        text, "minion"
    )
