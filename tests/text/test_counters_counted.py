"""Counters in other words: how many were placed or removed, on which of several cards, and what they count for."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

COUNTER = "+1 power counter"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you placed none", f"you placed no {COUNTER}s on minions this way"),
        ("none of them were placed this way", f"you placed no {COUNTER}s on minions this way"),
        ("you do not place any", f"you placed no {COUNTER}s on minions this way"),
        ("you placed three or more", f"you placed three or more {COUNTER}s on any minions this way"),
        ("at least three were placed", f"you placed at least three {COUNTER}s on any minions this way"),
    ],
)
def test_what_is_counted_is_the_counters_that_were_placed(said: str, meant: str) -> None:
    deed = f"Place a {COUNTER} on each of your minions. If"
    assert same(f"{deed} {said}, draw a card.", f"{deed} {meant}, draw a card.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If you removed none, draw a card.", f"If you removed no {COUNTER}s, draw a card."),
        ("If you removed any, draw a card.", f"If you removed one or more {COUNTER}s, draw a card."),
        ("If three or more were removed, draw a card.", f"If you removed three or more {COUNTER}s, draw a card."),
        ("Draw a card for each one removed.", f"Draw a card for each {COUNTER} removed."),
    ],
)
def test_what_is_counted_is_the_counters_that_were_removed(said: str, meant: str) -> None:
    deed = f"Remove a {COUNTER} from each of your minions."
    assert same(f"{deed} {said}", f"{deed} {meant}", "action")


@pytest.mark.parametrize(
    "what", ["mud counters from a base", "counters from your minions", f"{COUNTER}s from a minion"]
)
def test_that_many_are_the_counters(what: str) -> None:
    said = told(f"Remove any number of {what}. Draw that many cards.", "action")
    assert "[A] from" in said
    assert "you draw as many cards as the number of (A)" in said


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            f"Transfer two {COUNTER}s from this minion to your other minions, divided as you choose.",
            f"Transfer two {COUNTER}s total from this minion to your other minions.",
        ),
        (
            f"Divide two {COUNTER}s from this minion among your other minions.",
            f"Transfer two {COUNTER}s total from this minion to your other minions.",
        ),
        (
            f"Transfer any number of {COUNTER}s from this minion to your other minions, no more than one to each.",
            f"Transfer a {COUNTER} from this minion to each of any number of your other minions.",
        ),
        (
            f"Move up to three {COUNTER}s from this minion to your other minions, at most one to each.",
            f"Transfer a {COUNTER} from this minion to each of up to three of your other minions.",
        ),
        (
            f"Move up to two {COUNTER}s from minions here to other minions here.",
            f"Transfer up to two {COUNTER}s among minions here.",
        ),
        (
            "Place a mud counter on each other player's minion here.",
            "Place a mud counter on each of the other players' minions here.",
        ),
        (
            f"Remove a {COUNTER} from all other players' minions.",
            f"Remove a {COUNTER} from each of the other players' minions.",
        ),
    ],
)
def test_which_of_several(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize("so_many", ["any number of", "all"])
def test_so_many_in_all_are_divided(so_many: str) -> None:
    said = told(f"Transfer {so_many} {COUNTER}s from this minion to your other minions here.", "minion")
    assert "(so many in all, divided among these as is liked)" in said


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Remove any number of them.", "Remove any number of mud counters from it."),
        ("Remove all of those counters.", "Remove all mud counters from it."),
        ("Remove the counters and draw a card.", "Remove all mud counters from it and draw a card."),
        ("Remove one of them.", "Remove a mud counter from it."),
        (
            "Transfer up to two of them to another minion.",
            "Transfer up to two mud counters from it to another minion.",
        ),
    ],
)
def test_those_on_what_was_chosen(said: str, meant: str) -> None:
    chosen = "Choose a minion with three or more mud counters."
    assert same(f"{chosen} {said}", f"{chosen} {meant}", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "from a base with a mud counter to one without",
            "from a base with a mud counter to a base with no mud counters",
        ),
        ("from a base with no titan to a base with one", "from a base with no titan to a base with a titan"),
        (
            "from a base without actions on it to a base with one",
            "from a base with no actions on it to a base with an action on it",
        ),
        ("from a base with a monster to a base without any", "from a base with a monster to a base with no monsters"),
    ],
)
def test_bases_told_apart_by_what_lies_there(said: str, meant: str) -> None:
    assert same(f"Move one of your minions {said}.", f"Move one of your minions {meant}.", "action")


@pytest.mark.parametrize(
    ("said", "meant", "kind"),
    [
        ("Draw a card for each mud counter in play.", "Draw a card for each mud counter.", "action"),
        (
            "If there are two or more mud counters in play, draw a card.",
            "If there are two or more mud counters, draw a card.",
            "action",
        ),
        (f"Remove all {COUNTER}s in play.", f"Remove all {COUNTER}s from all cards.", "action"),
        (
            "For each minion with a mud counter, place a mud counter on another minion at the same base.",
            "For each minion with a mud counter on it, place a mud counter on another minion at its base.",
            "action",
        ),
        (
            "Place two mud counters on a base, or three if you have a minion there.",
            "Choose a base. Place two mud counters there, or three if you have a minion there.",
            "action",
        ),
        (
            "Place a mud counter on a base. If a minion was destroyed there this turn, place two instead.",
            "Choose a base. Place a mud counter there, or two if a minion was destroyed there this turn.",
            "action",
        ),
        (
            "Place a mud counter on one of your actions or remove one from it.",
            "Choose one of your actions. Place a mud counter on it or remove a mud counter from it.",
            "action",
        ),
        (
            "Place a mud counter on a base OR remove one from it.",
            "Choose a base. Place a mud counter there OR remove a mud counter from there.",
            "action",
        ),
        (
            "Transfer an action from one of your minions to another. Place a +1 power counter on each of them.",
            "Transfer an action from one of your minions to another. Place a +1 power counter on both minions.",
            "action",
        ),
        (
            "Move one of your minions to another base, along with its counters.",
            "Move one of your minions to another base.",
            "action",
        ),
        (
            "Transfer one of your actions from a minion to another minion. It keeps its counters.",
            "Transfer one of your actions from a minion to another minion.",
            "action",
        ),
        (
            "Move one of your minions to another base with all actions on it.",
            "Move one of your minions to another base.",
            "action",
        ),
        (f"Remove one of this minion's {COUNTER}s.", f"Remove a {COUNTER} from this minion.", "minion"),
        (
            "Ongoing: After you draw a card, remove one of this minion's counters.",
            "Ongoing: After you draw a card, remove a counter from this minion.",
            "minion",
        ),
        (
            "Choose another player with a minion here. They destroy one of theirs.",
            "Choose another player with a minion here. They destroy one of their minions here.",
            "minion",
        ),
    ],
)
def test_told_otherwise(said: str, meant: str, kind: str) -> None:
    assert same(said, meant, kind)


@pytest.mark.parametrize(
    ("said", "meant", "kind"),
    [
        (
            f"Each {COUNTER} on a minion here counts as two.",
            f"Each minion here has +1 power for each {COUNTER} on it.",
            "base",
        ),
        (
            f"Ongoing: {COUNTER}s on your other minions here count double.",
            f"Ongoing: Each of your other minions here has +1 power for each {COUNTER} on it.",
            "minion",
        ),
        (
            f"{COUNTER}s on minions here give no power.",
            f"Each minion here has -1 power for each {COUNTER} on it.",
            "base",
        ),
        (
            "When this base scores, each action here counts as +1 power for its controller.",
            "While this base scores, each player has +1 power here for each of their actions here.",
            "base",
        ),
        (
            f"Each {COUNTER} on an action here counts as +1 power for that action's controller.",
            f"Each player has +1 power here for each {COUNTER} on their actions here.",
            "base",
        ),
        (
            "Ongoing: Each card in your hand counts as +1 power here.",
            "Ongoing: You have +1 power here for each card in your hand.",
            "minion",
        ),
        (
            "Ongoing: Each of your minions here with an action on it has +1 power for each other such minion here.",
            "Ongoing: Each of your minions here with an action on it has +1 power for each of your other minions"
            " here with an action on it.",
            "minion",
        ),
        (
            f"Play on a base. Ongoing: Other players cannot remove {COUNTER}s from minions here. Minions here with"
            " two or more such counters cannot be destroyed.",
            f"Play on a base. Ongoing: Other players cannot remove {COUNTER}s from minions here. Minions here with"
            f" two or more {COUNTER}s on them cannot be destroyed.",
            "action",
        ),
    ],
)
def test_what_they_count_for(said: str, meant: str, kind: str) -> None:
    assert same(said, meant, kind)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("After this minion leaves this base, draw a card.", "After this minion leaves its base, draw a card."),
        (
            "When this minion leaves here, destroy an action here.",
            "When this minion leaves its base, destroy an action there.",
        ),
        (
            "When this minion moves or leaves this base, draw a card.",
            "When this minion leaves its base, draw a card.",
        ),
        (
            "Before this minion leaves its base, destroy an action there.",
            "Before this minion leaves its base, destroy an action here.",
        ),
    ],
)
def test_where_it_leaves(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


@pytest.mark.parametrize(
    ("said", "meant", "kind"),
    [
        (
            "On your turn, you may give up your regular action play to draw a card.",
            "On your turn, instead of your regular action play, you may draw a card.",
            "base",
        ),
        (
            "On your turn, you may forgo your regular minion play to draw a card.",
            "On your turn, instead of your regular minion play, you may draw a card.",
            "base",
        ),
        (
            "If you played no minions this turn, draw a card. If you played no actions either, gain 1 VP.",
            "If you played no minions this turn, draw a card. If you played no actions this turn, gain 1 VP.",
            "minion",
        ),
        (
            "If you played no minions this turn, draw a card. If you played no actions this turn either, gain 1 VP.",
            "If you played no minions this turn, draw a card. If you played no actions this turn, gain 1 VP.",
            "minion",
        ),
        (
            "Ongoing: After you search or reveal cards from your deck, draw a card.",
            "Ongoing: After you search your deck or reveal cards from your deck, draw a card.",
            "minion",
        ),
        (
            "Ongoing: After another player gives one of your minions negative power, draw a card.",
            "Ongoing: After another player reduces the power of one of your minions, draw a card.",
            "minion",
        ),
        (
            "Move one of your minions to another base. Destroy an action at its old base.",
            "Move one of your minions to another base. Destroy an action at its previous base.",
            "action",
        ),
        (
            "You may transfer any +1 power counters from a minion to another minion.",
            "You may transfer any number of +1 power counters from a minion to another minion.",
            "action",
        ),
        (
            "After you play a minion here, if another minion here has less power, draw a card.",
            "After you play a minion here, if there is another minion here with less power than it, draw a card.",
            "base",
        ),
    ],
)
def test_given_up_and_not_done(said: str, meant: str, kind: str) -> None:
    assert same(said, meant, kind)


@pytest.mark.parametrize(
    ("it", "kind"),
    [("this card", "minion"), ("this minion", "minion"), ("this action", "action")],
)
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "While it has two or more counters, you have +2 power here.",
            "While {} has two or more counters, you have +2 power here.",
        ),
        (
            "While it has two or more counters, you may play an extra action each turn.",
            "Once on your turn, if {} has two or more counters, you may play an extra action.",
        ),
    ],
)
def test_what_has_the_counters_that_were_placed(said: str, meant: str, it: str, kind: str) -> None:
    lead = "Play on a base. " * (kind == "action") + f"Ongoing: At the start of your turn, place a counter on {it}."
    assert same(f"{lead} {said}", f"{lead} {meant.format(it)}", kind)


@pytest.mark.parametrize("time", ["for as long as it is in play", "until it leaves play"])
def test_as_long_as_it_is_there(time: str) -> None:
    long = "Cancel this minion's ongoing ability as long as this minion is in play."
    assert same(f"Cancel this minion's ongoing ability {time}.", long, "minion")


@pytest.mark.parametrize("those", ["those minions", "them"])
def test_those_counted_by_twos(those: str) -> None:
    said = told(f"Draw a card for every two minions here. Destroy {those}.", "minion")
    assert "(every minion at the base this card is at [A])" in said
    assert "you destroy A" in said


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (
            f"Place a {COUNTER} on each of your minions. If you placed two, draw a card.",
            "action",
        ),  # exactly, or at least
        ("Cancel the abilities of another minion here as long as it is in play.", "minion"),  # how long
        ("Destroy a minion here if another minion here has more power than it.", "minion"),  # than itself
        ("If you played no actions either, draw a card.", "minion"),  # in which time
        (  # the name of the counters stands in another sentence than the counters
            "Place a mud counter on a base where you have a minion OR remove one from it.",
            "action",
        ),
    ],
)
def test_what_is_not_told(text: str, kind: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
