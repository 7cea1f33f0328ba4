"""What is said shortly means what is said at length; what cannot be told is refused."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("kind", "short", "long"),
    [
        ("action", "At the end of the turn draw a card.", "At the end of the turn, draw a card."),
        (
            "action",
            "Choose a minion. It cannot be moved until the start of your turn. Cancel its abilities until then.",
            "Choose a minion. It cannot be moved until the start of your turn. Cancel its abilities until the start"
            " of your turn.",
        ),
        (
            "action",
            "Each other player with more than four cards in hand discards a card.",
            "Each other player with five or more cards in their hand discards a card.",
        ),
        (
            "action",
            "Each other player chooses to either discard a card or place a minion on the bottom of its owner's deck.",
            "Each other player must discard a card or place a minion on the bottom of its owner's deck.",
        ),
        (
            "minion",
            "Draw a card, or two cards if you have the most power here.",
            "If you have the most power here, draw two cards. Otherwise, draw a card.",
        ),
        (
            "minion",
            "Ongoing: Your minions here have +1 power, or +2 power if you have the most power here.",
            "Ongoing: If you do not have the most power here, your minions here have +1 power. If you have the most"
            " power here, your minions here have +2 power.",
        ),
        (
            "action",
            "Destroy one of your minions to destroy a minion with power up to 2 higher than your minion had.",
            "Destroy one of your minions to destroy a minion with up to 2 more power than that minion.",
        ),
        (
            "action",
            "Choose a base. If that base scores this turn, draw a card.",
            "Choose a base. Until the end of the turn, when that base scores, draw a card.",
        ),
        (
            "minion",
            "Ongoing: This minion cannot be moved on the turn it is played.",
            "Ongoing: If this minion was played this turn, this minion cannot be moved.",
        ),
        (
            "minion",
            "Ongoing: Minions here have no abilities on the turn they are played or moved here.",
            "Ongoing: Minions here that were played or moved here this turn lose their abilities.",
        ),
        (
            "minion",
            "Ongoing: After you search your deck, look at its top card.",
            "Ongoing: After you search your deck, look at the top card of your deck.",
        ),
        (
            "titan",
            "Talent: Move this titan to another base. You may move one of your minions from here with it.",
            "Talent: Move this titan to another base. You may move one of your minions from here to there.",
        ),
        (
            "action",
            "Special: After a base scores where you have a minion, instead of discarding them, place one of your"
            " minions from there on the base that replaces it.",
            "Special: After a base scores where you have a minion, place one of your minions from there on the"
            " replacement base instead of the discard pile.",
        ),
        (
            "action",
            "Name a card type. Reveal the top card of your deck. If it is of that type, draw it.",
            "Choose a card type. Reveal the top card of your deck. If it is a card of that type, draw it.",
        ),
        (
            "minion",
            "Ongoing: At the start of your turn, destroy this minion unless you discard a card.",
            "Ongoing: At the start of your turn, you may discard a card. If you do not do so, destroy this minion.",
        ),
        (
            "minion",
            "Ongoing: This minion has +1 power for each differently named action here.",
            "Ongoing: This minion has +1 power for each action with different names here.",
        ),
        (
            "action",
            "Destroy two minions. If both minions have the same power, draw a card.",
            "Destroy two minions. If they have the same power, draw a card.",
        ),
    ],
)
def test_said_shortly(kind: str, short: str, long: str) -> None:
    told(short, kind)
    assert read(short, type=kind).tree == read(long, type=kind).tree


def test_cards_in_hand_are_in_the_hand_of_who_is_spoken_of() -> None:
    assert "that same one has no cards in the hand of that same one" in told(
        "Another player with no cards in hand draws a card."
    )
    assert "if you have no cards in your hand" in told("If you have no cards in hand, draw a card.")


def test_a_time_before_what_may_be_done_reaches_over_it() -> None:
    until = "until the end of the turn that is going on, whoever's it is"
    assert until in told("Until the end of the turn, reduce the breakpoint of this base by 2.", "minion")
    assert until in told("Until the end of the turn, you may reduce the breakpoint of this base by 2.", "minion")


def test_what_is_done_at_the_end_of_the_turn_if_something_was_done() -> None:
    paid = told("You may destroy a minion here. If you do, at the end of your turn, discard a card.", "minion")
    assert paid.index("pay by doing this") < paid.index("later, at the end of your turn") < paid.index("discard one")


@pytest.mark.parametrize("alike", ["the same name", "different names", "the same faction", "different factions"])
def test_several_things_are_alike_or_not(alike: str) -> None:
    meaning = told(f"Choose two minions. If they have {alike}, draw a card.")
    assert f"if all of A have {alike}" in meaning
    assert "it is not so" in told(f"Choose two minions. If they do not have {alike}, draw a card.")
    whole = told(f"Ongoing: If all of your minions here have {alike}, this minion has +2 power.", "minion")
    assert f"all of every minion controlled by you at the base this card is at have {alike}" in whole


@pytest.mark.parametrize(
    ("number", "told_so"),
    [
        ("This minion's power cannot be reduced", "nothing makes the power of this card itself less"),
        ("The power of your minions here cannot be reduced below 3", "less than 3"),
        ("This base's breakpoint cannot be reduced to less than 15", "less than 15"),
        (
            "The power of each of your minions cannot be reduced below its printed power",
            "less than the printed power of (A)",
        ),
    ],
)
def test_a_number_is_not_reduced(number: str, told_so: str) -> None:
    assert told_so in told(f"Ongoing: {number}.", "minion")
    assert "until the start of your turn" in told(f"{number} until the start of your turn.", "minion")


@pytest.mark.parametrize(
    ("who", "more"),
    [
        ("with more cards in hand than you", "every player that has more cards in the hand than you"),
        ("with fewer cards in hand than you", "you have more cards in the hand than that same one"),
        ("with fewer cards in hand than another player", "at least 1 player other than that same one has more cards"),
        ("with more minions here than you", "has more minions at the base this card is at than you"),
        ("with fewer actions than you", "you have more actions than that same one"),
        ("who did not play a minion this turn", "it is not so that this has happened this turn: that same one plays"),
    ],
)
def test_which_players(who: str, more: str) -> None:
    assert more in told(f"Each player {who} draws a card.", "minion")


def test_otherwise_is_where_the_condition_does_not_hold() -> None:
    text = (
        "At the end of each player's turn, if they have no minions here, they discard a card. Otherwise, they draw a"
        " card."
    )
    meaning = told(text, "base")
    assert meaning.index("if A controls no minions") < meaning.index("discards") < meaning.index("if not:")


def test_what_was_begun_before_a_base_scores_goes_on_afterwards() -> None:
    text = "Special: Before a base scores, move a minion there. After that base scores, draw a card."
    meaning = told(text)
    assert (
        meaning.index("before this happens") < meaning.index("after this happens: A scores") < meaning.index("draw")
    )


@pytest.mark.parametrize("which", ["a minion", "each minion of power 2 or less", "up to two actions"])
def test_cards_of_a_sort_among_those(which: str) -> None:
    assert "that is among A" in told(
        f"Look at the top three cards of your deck. Place {which} among them in your hand."
    ).replace("that are among", "that is among")


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Choose a base. Destroy a minion on another base.", "at one base other than A"),
        ("Choose a base. You may play an extra minion on a different base.", "on one base other than A"),
        (
            "Return one of your minions from a base to your hand. You may play an extra minion with power greater"
            " than that minion's on a different base.",
            "whose power is more than the power of (A) on one base other than B",
        ),
    ],
)
def test_another_base_is_other_than_the_one_named(text: str, other: str) -> None:
    assert other in told(text)


@pytest.mark.parametrize(
    "text",
    ["Destroy a minion on another base.", "Move a minion. Place a +1 power counter on a minion on another base."],
)
def test_another_base_than_none_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose a base. If a minion is destroyed this turn, draw a card.",  # each of them, or only one?
        "Cancel the abilities of a minion until then.",
        "Until the end of the turn, you may cancel the abilities of each minion here.",
        "Ongoing: If this minion has the same name, draw a card.",
        "Destroy each minion unless its controller discards a card.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    "when", ["at the start of your next turn", "at the end of your turn", "at the end of the turn"]
)
@pytest.mark.parametrize(
    ("both", "first", "then"),
    [
        ("Draw a card now and another", "Draw a card", "draw a card"),
        ("Draw a card and another", "Draw a card", "draw a card"),
        ("Draw two cards now and one more", "Draw two cards", "draw a card"),
        ("Discard a card now and again", "Discard a card", "discard a card"),
        ("Gain 1 VP now and 1 VP", "Gain 1 VP", "gain 1 VP"),
        ("Draw a card now and two", "Draw a card", "draw two cards"),
    ],
)
def test_now_and_later(both: str, first: str, then: str, when: str) -> None:
    long = f"{first}. {when[0].upper()}{when[1:]}, {then}."
    assert read(f"{both} {when}.", type="action").tree == read(long, type="action").tree
