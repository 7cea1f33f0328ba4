"""What designers say in a turn of their own means what other cards say: who trades places, until when, at random."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

ON_IT = "Play on a minion. Ongoing:"
GAINS = "At the start of your turn, place a +1 power counter on this minion."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Give a minion -3 power until your turn ends.",
            "Give a minion -3 power until the end of your turn.",
            "action",
        ),
        ("Draw a card. You may play it right away.", "Draw a card. You may play it immediately.", "action"),
        ("Draw a card. You may play it straight away.", "Draw a card. You may play it immediately.", "action"),
        ("Draw a card. You may play it right now.", "Draw a card. You may play it immediately.", "action"),
        ("Draw a card. You may play it at once.", "Draw a card. You may play it immediately.", "action"),
        (
            "Draw two cards, then play one of them, chosen at random, as an extra card.",
            "Draw two cards, then play one of them at random as an extra card.",
            "action",
        ),
        (
            "Each other player discards a card chosen at random.",
            "Each other player discards a card at random.",
            "action",
        ),
        (
            "Another player discards two cards from their hand, selected at random.",
            "Another player discards two cards from their hand at random.",
            "action",
        ),
        (
            f"{ON_IT} This minion has extra power equal to the number of actions here.",
            f"{ON_IT} This minion gains power equal to the number of actions here.",
            "action",
        ),
        (
            f"{ON_IT} This minion has additional power equal to the number of your minions here.",
            f"{ON_IT} This minion gains power equal to the number of your minions here.",
            "action",
        ),
        (
            f"{ON_IT} You control this minion during your turn.",
            f"{ON_IT} During your turn, you control this minion.",
            "action",
        ),
        (
            f"{ON_IT} You control this minion on your turn.",
            f"{ON_IT} During your turn, you control this minion.",
            "action",
        ),
        (
            f"{ON_IT} {GAINS} If it then has four or more, remove them all.",
            f"{ON_IT} {GAINS} If it has four or more, remove them all.",
            "action",
        ),
        (
            f"{ON_IT} {GAINS} If this minion then has four or more +1 power counters, destroy it.",
            f"{ON_IT} {GAINS} If this minion has four or more +1 power counters, destroy it.",
            "action",
        ),
    ],
)
def test_when_and_how(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "One of your minions trades places with a minion of greater power on another base.",
            "Swap one of your minions with a minion of greater power on another base.",
        ),
        (
            "Another player's minion on a base swaps places with one of your minions on another base.",
            "Swap another player's minion on a base with one of your minions on another base.",
        ),
        (
            "One of your minions and another player's minion at another base swap places.",
            "Swap one of your minions with another player's minion at another base.",
        ),
    ],
)
def test_two_that_trade_places_are_swapped(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "both",
    [
        "This minion and another of your minions switch bases",
        "This minion trades places with another of your minions",
    ],
)
def test_this_minion_trades_places(both: str) -> None:
    meant = "Swap this minion with another of your minions"
    assert same(f"Talent: {both}.", f"Talent: {meant}.", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Destroy any minion where you have three or more minions.",
            "Destroy any minion on a base where you have three or more minions.",
        ),
        (
            "Destroy another player's minion where you have no minions.",
            "Destroy another player's minion on a base where you have no minions.",
        ),
        (
            "Place a +1 power counter on one of your minions at each base where you have at least two.",
            "Place a +1 power counter on one of your minions at each base where you have at least two minions.",
        ),
        (
            "Place a +1 power counter on a minion at a base where you have three or more.",
            "Place a +1 power counter on a minion at a base where you have three or more minions.",
        ),
        (
            "Place a minion from your discard pile into your hand. You may play it as an extra minion if you have "
            "another of that name in play.",
            "Place a minion from your discard pile into your hand. You may play it as an extra minion if you have "
            "another minion of that name in play.",
        ),
        (
            "Reveal a minion in your hand. If you have another with the same name in play, draw a card.",
            "Reveal a minion in your hand. If you have another minion with that name in play, draw a card.",
        ),
    ],
)
def test_what_is_left_out_beside_where_and_another(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize("who", ["Other players", "Players"])
@pytest.mark.parametrize("what", ["one card", "two minions", "one action"])
def test_so_many_each_are_counted_for_each_player(who: str, what: str) -> None:
    said = f"Ongoing: {who} may not play more than {what} each here per turn."
    assert same(said, f"Ongoing: {who} cannot play more than {what} here each turn.", "minion")


@pytest.mark.parametrize("besides", ["on top of", "in addition to", "besides", "as well as", "over and above"])
@pytest.mark.parametrize("award", ["the usual awards", "their usual award", "the regular VPs", "their normal reward"])
def test_what_is_gained_besides_the_award_is_gained(besides: str, award: str) -> None:
    gains = "When this base scores, each player with a minion here gains 1 VP"
    assert same(f"{gains} {besides} {award}.", f"{gains}.", "base")


@pytest.mark.parametrize("which", ["with the lowest printed power", "with the most power"])
@pytest.mark.parametrize("all_", ["(All of them, if tied.)", "(All of them if tied.)", "(If tied, all of them do.)"])
def test_all_that_tie_have_what_is_stated(which: str, all_: str) -> None:
    assert same(f"The minion {which} here has +2 power. {all_}", f"The minion {which} here has +2 power.", "base")


def test_all_that_tie_is_no_reminder_of_a_deed() -> None:
    with pytest.raises(TextError):
        read("Destroy the minion with the lowest power on a base. (All of them, if tied.)", type="action")


def test_to_gain_its_power_is_to_gain_as_much() -> None:
    shown = "Reveal a minion in your hand. This minion gains"
    gains = f"{shown} that minion's printed power until the end of the turn."
    assert same(gains, f"{shown} power equal to that minion's printed power until the end of the turn.", "minion")


@pytest.mark.parametrize("gains", ["Gain its power.", "This minion gains the power of that minion."])
def test_power_that_is_gained_is_no_vp(gains: str) -> None:
    with pytest.raises(TextError):
        read(f"Destroy another of your minions. {gains}", type="minion")


UP_TO = "Discard any number of cards."


@pytest.mark.parametrize(
    "deed",
    [
        "Destroy {} minions of power 2 or less.",
        "You may return {} minions to their owners' hands.",
        "Play {} extra minions.",
        "Play {} minions of power 3 or less on a base as extra minions.",
        "Another player discards {} cards.",
    ],
)
def test_up_to_that_many(deed: str) -> None:
    text = f"{UP_TO} {deed.format('up to that many')}"
    assert is_said_again(text, "action")
    assert same(text, f"{UP_TO} {deed.format('up to an equal number of')}", "action")
    assert not same(text, f"{UP_TO} {deed.format('that many')}", "action")


@pytest.mark.parametrize(
    "deed",
    [
        "Draw up to that many cards.",
        "Gain up to that many VPs.",
        "Reveal up to that many cards from the top of your deck.",
        "Place up to that many +1 power counters on a minion.",
        "Return up to that many random minions to their owners' hands.",
    ],
)
def test_up_to_that_many_where_nothing_is_chosen_one_by_one(deed: str) -> None:
    with pytest.raises(TextError):
        read(f"{UP_TO} {deed}", type="action")


@pytest.mark.parametrize(
    "said", ["While no two of your minions here have the same name", "If no two of your minions here share a name"]
)
def test_each_of_them_of_which_no_two_are_alike(said: str) -> None:
    meant = "Ongoing: While no two of your minions here have the same name, each of your minions here has +1 power."
    assert same(f"Ongoing: {said}, each of them has +1 power.", meant, "minion")


@pytest.mark.parametrize("under", ["under", "beneath", "underneath"])
@pytest.mark.parametrize(
    "stores",
    [
        "Each player stores a card from their hand {}.",
        "Ongoing: After an action is played here, store it {}.",
        "Store an action from your discard pile {}.",
    ],
)
def test_what_lies_under_this_one_lies_under_this_card(under: str, stores: str) -> None:
    text = f"Play on a base. {stores}"
    assert same(text.format(f"{under} this one"), text.format("under this card"), "action")


@pytest.mark.parametrize("still", ["They may still be second or third.", "They can still come second."])
def test_who_cannot_win_may_be_second(still: str) -> None:
    cannot = "A player with only one minion here cannot win this base."
    assert same(f"{cannot} ({still})", cannot, "base")
    with pytest.raises(TextError):
        read(f"A player with only one minion here cannot gain VPs. ({still})", type="base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Give one of your minions +1 power and another +2 power until the end of the turn.",
            "Give one of your minions +1 power and another of your minions +2 power until the end of the turn.",
        ),
        (
            "Give a minion +1 power and another -1 power until the end of the turn.",
            "Give a minion +1 power and another minion -1 power until the end of the turn.",
        ),
        (
            "One of your minions gains +1 power and another gains +2 power until the end of the turn.",
            "One of your minions gains +1 power and another one of your minions gains +2 power until the end of the "
            "turn.",
        ),
    ],
)
def test_another_has_its_power_changed(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize("there", ["here", "on a base"])
def test_whether_the_other_one_is_there_too_is_not_guessed(there: str) -> None:
    with pytest.raises(TextError):
        read(f"A minion {there} gains +1 power and another gains -1 power until the end of the turn.", type="minion")


@pytest.mark.parametrize("have", ["a minion", "two or more minions"])
@pytest.mark.parametrize(
    "others",
    [
        "no player has less power there than you",
        "no other player has a minion there",
        "another player has no minions there",
    ],
)
def test_played_where_you_have_one_if_others_have_not(have: str, others: str) -> None:
    said = f"Special: Play before a base scores if you have {have} there and {others}. Draw a card."
    meant = f"Special: Play before a base scores where you have {have} if {others}. Draw a card."
    assert same(said, meant, "action")


@pytest.mark.parametrize("so_many", ["that many", "up to that many"])
@pytest.mark.parametrize("deed", ["Return {} to your hand.", "Move {} to another base.", "Destroy {}."])
def test_that_many_of_your_minions(so_many: str, deed: str) -> None:
    equal = so_many.replace("that many", "an equal number")
    said = f"{UP_TO} {deed.format(f'{so_many} of your minions')}"
    assert same(said, f"{UP_TO} {deed.format(f'{equal} of your minions')}", "action")
