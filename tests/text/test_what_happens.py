"""What happens to something, told of that thing: what it gains and loses, what does it, when, and what cannot be."""

from __future__ import annotations

from itertools import product

import pytest
from tests.text.worded import is_said_again, same

from smashrules.effects.actions import Delayed, Lasting
from smashrules.effects.amounts import Num
from smashrules.effects.selectors import Both, OwnerOf, Quantity
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

DONE = ", draw a card."


@pytest.mark.parametrize("when", ["After", "Before", "The first time each turn"])
@pytest.mark.parametrize("who", ["this minion", "one of your minions", "another player's minion here"])
@pytest.mark.parametrize(
    ("happens", "put"),
    [
        ("gains a +1 power counter", "a +1 power counter is placed on {}"),
        ("gains one or more +1 power counters", "one or more +1 power counters are placed on {}"),
        ("loses a +1 power counter", "a +1 power counter is removed from {}"),
        ("loses its last +1 power counter", "the last +1 power counter is removed from {}"),
        ("loses the last counter on it", "the last counter is removed from {}"),
        ("gains power", "the power of {} increases"),
        ("loses power", "the power of {} is reduced"),
    ],
)
def test_what_it_gains_or_loses_is_placed_or_removed(when: str, who: str, happens: str, put: str) -> None:
    assert same(f"Ongoing: {when} {who} {happens}{DONE}", f"Ongoing: {when} {put.format(who)}{DONE}", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Minions here cannot gain +1 power counters.", "+1 power counters cannot be placed on minions here."),
        (f"If this minion would lose a +1 power counter{DONE[:-1]} instead.",
         f"If a +1 power counter would be removed from this minion{DONE[:-1]} instead."),
        ("After the first time each turn a minion leaves here, draw a card.",
         "The first time each turn a minion here leaves play or a minion moves from here, draw a card."),
        (f"After a minion enters play here{DONE}", f"After a minion here enters play{DONE}"),
        (f"After a minion is discarded from play{DONE}", f"After a minion in play is discarded{DONE}"),
        (f"After a minion is destroyed by this minion{DONE}", f"After this minion destroys a minion{DONE}"),
        (f"After a minion is destroyed by a base{DONE}", f"After a base destroys a minion{DONE}"),
        (f"After a minion is destroyed by a talent{DONE}", f"After a Talent ability destroys a minion{DONE}"),
        (f"After a minion is destroyed by one of your minions' abilities{DONE}",
         f"After one of your minions destroys a minion{DONE}"),
        (f"After a minion's ability moves this minion{DONE}", f"After a minion moves this minion{DONE}"),
        (f"After another player's card makes you discard a card{DONE}",
         f"After a card in your hand is discarded by another player's card{DONE}"),
        (f"After an opponent causes you to discard one or more cards{DONE}",
         f"After one or more cards in your hand are discarded by another player{DONE}"),
        ("If another player would make you discard a card, you may play it instead.",
         "If a card in your hand would be discarded by another player, you may play it instead."),
        (f"Before a base with a higher breakpoint than this base's scores{DONE}",
         f"Before a base with a higher breakpoint than this base scores{DONE}"),
        (f"Before a base you have a minion on scores{DONE}", f"Before a base where you have a minion scores{DONE}"),
        (f"After you draw a card outside your turn{DONE}",
         f"After you draw a card during other players' turns{DONE}"),
        (f"Each turn, the first time a minion would be moved{DONE[:-1]} instead.",
         f"The first time each turn a minion would be moved{DONE[:-1]} instead."),
        ("This minion and actions on it cannot be destroyed.",
         "This minion and all actions on it cannot be destroyed."),
        ("Your minions here have +1 power on turns when you played an action.",
         "Your minions here have +1 power if you played an action this turn."),
        ("Minions here cannot be controlled by other players.",
         "Other players cannot take control of minions here."),
        ("Players cannot play a second minion here each turn.",
         "Players cannot play more than one minion here each turn."),
        ("Other players cannot play two actions on the same turn.",
         "Other players cannot play more than one action each turn."),
        ("Other players can play only one minion a turn.",
         "Other players cannot play more than one minion each turn."),
        ("Only one minion per turn can be moved to here.",
         "Two or more minions cannot be moved to here each turn."),
        ("Each turn, no more than two cards may be returned from here.",
         "Three or more cards cannot be returned from here each turn."),
        ("Only one minion here can be destroyed by each player each turn.",
         "Each player may only destroy one minion here each turn."),
        ("Other players can draw only one card each turn.",
         "Other players may only draw one card each turn."),
        ("Players may move no more than one minion from here per turn.",
         "Players may only move one minion from here each turn."),
        ("Players may play at most one action here each turn.",
         "Players cannot play more than one action here each turn."),
        ("Actions cannot be played here except by a player with a minion here.",
         "Players with no minions here cannot play actions here."),
    ],
)  # fmt: skip
def test_it_is_the_same_as_in_other_words(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")
    assert is_said_again(f"Ongoing: {said}", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Each time you play a minion this turn, draw a card.",
         "Until the end of the turn, after you play a minion, draw a card."),
        ("Whenever a minion is destroyed before your next turn, draw a card.",
         "Until the start of your next turn, after a minion is destroyed, draw a card."),
        ("The first time you play a minion before the end of the turn, draw a card.",
         "The next time you play a minion before the end of the turn, draw a card."),
        ("When you play a minion on your next turn, draw a card.",
         "On your next turn, when you play a minion, draw a card."),
        ("Special: Play after another player's card makes you discard. Draw two cards.",
         "Special: Play after one or more cards in your hand are discarded by another player's card. "
         "Draw two cards."),
    ],
)  # fmt: skip
def test_so_long_it_is_waited_for(said: str, meant: str) -> None:
    assert same(said, meant, "action")
    assert is_said_again(said, "action")


def test_on_the_next_turn_each_one_counts() -> None:
    later = read("On your next turn, after you play a minion, draw a card.", type="action").tree.nodes
    assert [type(each) for each in later if isinstance(each, (Delayed, Lasting))] == [Delayed, Lasting]


def test_each_goes_to_its_own_owner() -> None:
    text = "Play on a minion. Ongoing: If this minion would be destroyed, return it and this action to their owners' "
    nodes = read(f"{text}hands instead.", type="action").tree.nodes
    (owner,) = [each for each in nodes if isinstance(each, OwnerOf)]
    assert isinstance(owner.what, Both)
    assert same(f"{text}hands instead.", f"{text.replace(' it and', ' this minion and')}hands instead.", "action")
    assert is_said_again(f"{text}hands instead.", "action")


def test_only_the_last_counter_or_just_one() -> None:
    one = read(f"Ongoing: After this minion gains a +1 power counter{DONE}", type="minion").tree.nodes
    assert next(each.value for each in one if isinstance(each, Num)) == 1
    several = read(f"Ongoing: After this minion gains two or more +1 power counters{DONE}", type="minion").tree.nodes
    assert Quantity(2, None) in several


@pytest.mark.parametrize(
    "text",
    [
        f"After you score a base{DONE}",  # bases score; which player's that is is not said
        f"After this minion loses all of its counters{DONE}",  # each of them, or the last
        f"After this minion loses a counter on another minion{DONE}",
        "Players cannot play a second minion here.",  # in a turn, or while there is one
        "Other players cannot play actions each turn.",
    ],
)
def test_what_is_unclear_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(f"Ongoing: {text}", type="minion")


def test_if_it_happens_on_the_next_turn_is_each_time_or_once() -> None:
    with pytest.raises(TextError):
        read("If you play a minion on your next turn, draw a card.", type="action")


WHEN = ("after", "once per turn, after", "the first time each turn")
WHO = ("a minion", "another of your minions", "a minion you own", "a minion with the same name as this one")
HAPPENS = (
    "gains a +1 power counter",
    "loses its last +1 power counter",
    "gains power",
    "enters play here",
    "leaves here",
)
HAPPENS += ("is discarded from play", "is destroyed by a base", "is affected by this minion's talent")
CANNOT = ("be moved by other players", "be taken control of", "be controlled", "gain +1 power counters", "be moved")


@pytest.mark.parametrize(("when", "who"), list(product(WHEN, WHO)))
def test_whatever_happens_to_whichever(when: str, who: str) -> None:
    for happens in HAPPENS:
        if who != "a minion you own" or happens != "leaves here":
            assert is_said_again(f"Ongoing: {when.capitalize()} {who} {happens}{DONE}", "minion"), happens


@pytest.mark.parametrize("who", ["minions here", "your other minions here", "minions of power 2 or less here"])
def test_whatever_cannot_be(who: str) -> None:
    for done in CANNOT:
        assert is_said_again(f"Ongoing: {who.capitalize()} cannot {done}.", "minion"), done


@pytest.mark.parametrize("kind", ["minions", "actions"])
def test_extra_cards_that_cannot_be_played(kind: str) -> None:
    for text in (
        f"Extra {kind} cannot be played here.",
        f"{kind.capitalize()} cannot be played here as extra {kind}.",
        f"{kind.capitalize()} cannot be played here except by the player with the most power here.",
    ):
        assert is_said_again(f"Ongoing: {text}", "minion")
    assert not same(
        f"Ongoing: Extra {kind} cannot be played here.", f"Ongoing: {kind} cannot be played here.", "minion"
    )
