"""Who has more or less power, or minions, than another player, than each of the others, or than nobody else."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

FRAMES = (
    ("minion", "If {} here, draw a card."),
    ("minion", "Ongoing: While {} here, this minion has +1 power."),
    ("base", "Before this base scores, if {} here, each player draws a card."),
)
WHERE = "Talent: Play an extra minion on a base where {}."


@pytest.mark.parametrize(("card", "frame"), FRAMES)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("you have less power", "another player has more power"),
        ("you have more power", "another player has less power"),
        ("you have at least as much power", "another player has no more power"),
        ("you have no more power", "another player has at least as much power"),
        ("you have at least 3 less power", "another player has at least 3 more power"),
    ],
)
def test_more_than_another_is_less_of_the_other(card: str, frame: str, one: str, other: str) -> None:
    one, other = (
        frame.replace(" here", "").format(f"{each} here {'as' if 'as much' in each else 'than'} {whom}")
        for each, whom in ((one, "another player"), (other, "you"))
    )
    assert same(one, other, card)
    assert is_said_again(one, card)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("each other player has less power here than you", "you have more power here than each other player"),
        ("each other player has more power here than you", "you have less power here than any other player"),
        ("no player has more power here than you", "no other player has more power here than you"),
        ("no player has more minions here than you", "no other player has more minions here than you"),
        ("you have no less power here than each other player", "you have the most power here"),
        ("you have at least as much power here as each other player", "you have the most power here"),
    ],
)
def test_of_all_the_others_or_of_none(one: str, other: str) -> None:
    assert same(f"If {one}, draw a card.", f"If {other}, draw a card.", "minion")
    assert is_said_again(f"If {one}, draw a card.", "minion")


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("you have less power than another player", "the total power of one player other than you at that same one"),
        (
            "you have less power than each other player",
            "your total power at that same one is less than that",
        ),
        ("no other player has more power than you", "it is not so that the total power of one player other than you"),
    ],
)
def test_a_base_where_it_is_so(asked: str, meant: str) -> None:
    assert meant in told(WHERE.format(asked), "minion")
    assert is_said_again(WHERE.format(asked), "minion")


@pytest.mark.parametrize("what", ["minions here", "actions here", "cards in your hand"])
@pytest.mark.parametrize("whom", ["another player", "each other player"])
def test_at_least_as_many(what: str, whom: str) -> None:
    text = f"If you have at least as many {what} as {whom}, draw a card."
    how_many = "at least 1 player" if whom == "another player" else "every player"
    assert "you have at least as many " in told(text, "minion")
    assert f" as {how_many} other than you:" in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize("said", ["equal or more", "at least as much", "no less"])
def test_as_much_power_as_another_card(said: str) -> None:
    as_ = "as" if said == "at least as much" else "than"
    assert same(
        f"Destroy a minion with {said} power {as_} this minion.",
        "Destroy a minion with power greater than or equal to this minion's power.",
        "minion",
    )


@pytest.mark.parametrize(
    "text",
    [
        "If you do not have less power here than another player, draw a card.",  # than any of them, or than one
        "If you have as much power here as another player, draw a card.",  # just as much, or more
        "If no player has at least as much power here as you, draw a card.",  # everybody has as much as oneself
        "If no player has as many minions here as you, draw a card.",
        "If each other player has more power here than another player, draw a card.",
        "If you have no more minions here than another player, draw a card.",
    ],
)
def test_what_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_at_least_so_much_less_than_another_card() -> None:
    text = "Destroy a minion here with at least 2 less power than this minion."
    assert "whose power is at most the power of (this card itself) minus 2" in told(text, "minion")
    assert is_said_again(text, "minion")
