"""Who has more of what than whom: every player, whatever is counted, and in other words."""

from __future__ import annotations

from itertools import product

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

HELD = (
    "minions",
    "minions here",
    "minions of power 2 or less here",
    "actions in play",
    "buried cards",
    "buried cards here",
    "cards in {} hand",
    "minions in {} discard pile",
    "+1 power counters on {} minions",
    "+1 power counters on {} minions here",
    "VPs",
)
WHOM = ("another player", "each other player", "at least one other player", "the player to your left")


@pytest.mark.parametrize("what", HELD)
def test_you_with_others_and_others_with_you(what: str) -> None:
    for more, whom in product(("more", "fewer", "at least two more"), WHOM):
        text = f"If you have {more} {what.format('your')} than {whom}, draw a card."
        assert len(readings(text, type="minion")) == 1
        assert is_said_again(text, "minion")
    for more, who in product(("more", "fewer"), (*WHOM, "no other player", "exactly one other player")):
        text = f"If {who} has {more} {what.format('their')} than you, draw a card."
        assert len(readings(text, type="minion")) == 1
        assert is_said_again(text, "minion")


@pytest.mark.parametrize("what", HELD)
def test_more_of_one_is_fewer_of_the_other(what: str) -> None:
    left = "the player to your left"
    mine, theirs = what.format("your"), what.format("their")
    if what != "VPs":
        one = f"If you have more {mine} than {left}, draw a card."
        assert same(one, f"If {left} has fewer {theirs} than you, draw a card.", "minion")
    each = f"If you have fewer {mine} than each other player, draw a card."
    assert same(each, f"If you have fewer {mine} than any other player, draw a card.", "minion")
    assert not same(each, each.replace("each other", "another"), "minion")
    other = f"Each player with more {theirs} than you discards a card."
    assert same(other, f"Each player who has more {theirs} than you discards a card.", "minion")
    assert is_said_again(other, "minion")


@pytest.mark.parametrize("what", [each for each in HELD if each != "VPs"])
@pytest.mark.parametrize("most", ["most", "fewest"])
def test_who_has_the_most_of_it(what: str, most: str) -> None:
    text = f"If you have the {most} {what.format('your')}, draw a card."
    assert same(text, f"If you are the player with the {most} {what.format('their')}, draw a card.", "minion")
    assert is_said_again(text, "minion")
    after = f"After this base scores, the player with the {most} {what.format('their')} draws a card."
    assert is_said_again(after, "base")


@pytest.mark.parametrize("who", ["you have", "its controller has", "the player to your left has"])
@pytest.mark.parametrize("whom", ["another player", "each other player", "the player to your right", "you"])
@pytest.mark.parametrize("what", ["minions", "actions", "buried cards", "cards", "power"])
def test_a_base_where_somebody_has_more(who: str, whom: str, what: str) -> None:
    if who == "you have" and whom == "you":
        return
    text = f"Destroy a minion on a base where {who} more {what} than {whom}."
    assert len(readings(text, type="action")) == 1
    assert is_said_again(text, "action")


@pytest.mark.parametrize("what", ["minions", "actions", "buried cards"])
def test_a_base_where_somebody_has_the_most(what: str) -> None:
    for who in ("you have", "you do not have", "another player has", "its controller has"):
        text = f"Destroy a minion on a base where {who} the most {what}."
        assert len(readings(text, type="action")) == 1
        assert is_said_again(text, "action")
    assert "at that same one" in told(f"Draw a card for each base where you have the most {what}.", "action")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("your minions here outnumber another player's", "you have more minions here than another player"),
        (
            "your minions here outnumber those of each other player",
            "you have more minions here than each other player",
        ),
        ("another player's minions here outnumber yours", "another player has more minions here than you"),
        ("no other player has more minions here", "no other player has more minions here than you"),
        ("no other player has more power here", "no other player has more power here than you"),
        ("nobody has as many minions here as you", "you have more minions here than each other player"),
        ("no other player has as many cards in their hand", "you have more cards in hand than each other player"),
        ("no one has as much power here as you", "you have more power here than each other player"),
        ("there is another player with more minions here than you", "another player has more minions here than you"),
        ("your power here is the highest", "you have the most power here"),
        ("your total power here is the lowest", "you have the lowest total power here"),
        ("your hand is larger than another player's", "you have more cards in hand than another player"),
        (
            "your discard pile has fewer cards than each other player's discard pile",
            "you have fewer cards in your discard pile than each other player",
        ),
        ("you alone have the most minions here", "you have more minions here than each other player"),
        ("only you have the fewest cards in hand", "you have fewer cards in hand than each other player"),
        ("you have fewer power here than another player", "you have less power here than another player"),
        ("you have the most minions here (ties do not count)", "you have more minions here than each other player"),
        ("you have the most VPs (or are tied for it)", "you have the most VPs"),
        ("you have the most power here (or tied)", "you have the most power here"),
        ("you have the most cards in hand or are tied for the most", "you have the most cards in hand"),
        ("you have the same number of VPs as another player", "you have as many VPs as another player"),
        ("nobody has more VPs than you", "no other player has more VPs than you"),
    ],
)
def test_told_in_other_words(one: str, other: str) -> None:
    assert same(f"If {one}, draw a card.", f"If {other}, draw a card.", "minion")
    assert same(
        f"Ongoing: While {one}, this minion has +1 power.",
        f"Ongoing: While {other}, this minion has +1 power.",
        "minion",
    )
    assert is_said_again(f"If {one}, draw a card.", "minion")


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        (
            "you have more VPs than another player",
            "VP of (you) is more than the VP of (at least 1 player other than",
        ),
        (
            "you have more VPs than any other player",
            "VP of (you) is more than the VP of (every player other than you",
        ),
        (
            "no other player has more VPs than you",
            "it is not so that the VP of (one player other than you) is more",
        ),
        ("another player has at least two more VPs than you", "is at least the VP of (you) plus 2"),
        (
            "you have at least two fewer VPs than each other player",
            "at most the VP of (every player other than you) minus 2",
        ),
        (
            "the player to your left has more VPs than each other player",
            "is more than the VP of (every player other than the player to the left of you)",
        ),
        (
            "the player to your left has fewer cards in their hand than each other player",
            "every player other than the player to the left of you has more cards in the hand than the player to",
        ),
        (
            "another player has more minions here than each other player",
            "at least 1 player other than you such that (that same one has more minions at the base this card is at "
            "than every player other than that same one",
        ),
        (
            "you have more +1 power counters on your minions than another player",
            "more +1 power counters attached to every",
        ),
    ],
)
def test_who_is_compared_with_whom(asked: str, meant: str) -> None:
    assert meant in told(f"If {asked}, draw a card.", "minion")
    assert is_said_again(f"If {asked}, draw a card.", "minion")


@pytest.mark.parametrize(
    "what", ["cards in their hand", "minions here", "buried cards", "+1 power counters on their minions"]
)
@pytest.mark.parametrize("more", ["more", "fewer"])
def test_what_they_do_of_whom_it_is_so(what: str, more: str) -> None:
    asked = f"If another player has {more} {what} than you"
    each = f"Each other player with {more} {what} than you discards a card."
    assert same(f"{asked}, that player discards a card.", each, "minion")
    assert same(f"{asked}, they discard a card.", each, "minion")
    one = f"{asked}, draw a card and that player discards a card."
    assert "draw a card from the top of the deck\n    and A discards" in told(one, "minion")
    assert is_said_again(one, "minion")


def test_it_is_the_player_who_has_more_power_and_not_the_minion() -> None:
    text = "Destroy a minion of a player who has more power here than you."
    assert "controlled by one player such that (the total power of that same one" in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "If you have more cards than another player, draw a card.",  # in hand, or in play
        "If you have more +1 power counters than another player, draw a card.",  # on what
        "If you have more +1 power counters on their minions than another player, draw a card.",
        "Destroy a minion on a base where you have more +1 power counters on your minions than another player.",
        "If each other player has more minions here than the player to your left, draw a card.",  # than themselves
        "Place more +1 power counters on this minion.",  # than whoever
        "If there are more +1 power counters on your minions, draw a card.",
        "Each player with a loot counter discards a card.",
        "If another player has more power here than another player, draw a card.",
        "If another player has more minions here than another player, draw a card.",
        "If you have the fewest minions here (or are tied for the most), draw a card.",
    ],
)
def test_what_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
