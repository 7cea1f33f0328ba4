"""Who has just as much power as another, or is tied with them; how many have more; and by how much one has more."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

HERE = "another player has power equal to your power here"


@pytest.mark.parametrize(
    "said",
    [
        "you are tied with another player here",
        "you are tied with at least one other player on this base",
        "you are tied here with another player",
        "you are tied for power with another player here",
        "you and another player are tied here",
        "you and another player have the same total power here",
        "you have exactly as much power here as another player",
        "you have just as much power here as another player",
        "you have the same power here as another player",
        "you have the same amount of power here as any other player",
        "another player has exactly as much power here as you do",
        "another player has the same total power here as you",
        "your total power here is equal to that of another player",
        "your power here equals another player's power here",
        "your total power here is the same as another player's total power",
    ],
)
def test_as_much_as_another_player(said: str) -> None:
    for frame in ("If {}, draw a card.", "Ongoing: While {}, this minion has +1 power."):
        assert same(frame.format(said), frame.format(HERE), "minion")
    assert is_said_again(f"If {said}, draw a card.", "minion")


@pytest.mark.parametrize("where", ["where you are tied with another player", "where you and another player are tied"])
def test_a_base_where_you_are_tied(where: str) -> None:
    text = "Choose a base {}. Destroy a minion of power 2 or less there."
    said = told(text.format(where))
    assert "the total power of that same one at that same base is exactly your total power at that same base" in said
    assert same(text.format(where), text.format("where another player has exactly as much power as you"), "action")
    assert is_said_again(f"Play an extra minion on a base {where}.", "action")


@pytest.mark.parametrize(
    "tied", ["tied for the most power", "tied for first place", "tied with another player for the most power"]
)
def test_a_base_where_you_are_tied_for_the_most(tied: str) -> None:
    text = f"Play an extra minion on a base where you are {tied}."
    said = told(text)
    assert "at least as much as that of every player other than you and the total power of one player other" in said
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("where two or more players are tied for first place", "where two or more players have the most power"),
        ("where there is a tie for the most power", "where two or more players have the most power"),
        ("where exactly two players are tied for the most power", "where exactly two players have the most power"),
    ],
)
@pytest.mark.parametrize("who", ["Each tied player", "Each of the tied players", "Each of those players"])
def test_those_who_tie_at_a_chosen_base(said: str, meant: str, who: str) -> None:
    one = (
        f"Choose a base {said}. {who if 'players' in said else 'Each player with the most power there'} draws a card."
    )
    assert same(one, f"Choose a base {meant}. Each player with the most power there draws a card.", "action")


def test_the_others_who_tie_with_you() -> None:
    text = "Choose a base where you are tied for the most power. Each {} discards a card."
    other = "other player with the most power there"
    assert same(text.format("other tied player"), text.format(other), "action")


@pytest.mark.parametrize("any_base", ["on any base", "on at least one base", "on a base"])
@pytest.mark.parametrize("tied", ["tied with another player", "tied for the most power"])
def test_it_is_one_and_the_same_base(any_base: str, tied: str) -> None:
    text = "If {}, draw a card."
    one, other = f"you are {tied} {any_base}", f"there is a base where you are {tied}"
    assert same(text.format(one), text.format(other), "minion")
    assert is_said_again(text.format(one), "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Each player tied with you here discards",
            "Each other player with exactly as much power here as you discards",
        ),
        (
            "Each other player tied with you here discards",
            "Each other player with the same power here as you discards",
        ),
        (
            "Each player tied for the most power here discards",
            "If two or more players have the most power here, each player with the most power here discards",
        ),
    ],
)
def test_those_who_tie(said: str, meant: str) -> None:
    assert same(f"{said} a card.", f"{meant} a card.", "minion")
    assert is_said_again(f"{said} a card.", "minion")


@pytest.mark.parametrize(
    ("who", "how_many"),
    [
        ("exactly one other player has", "exactly one player"),
        ("two or more other players have", "at least 2 players"),
        ("exactly two other players have", "exactly 2 players"),
    ],
)
@pytest.mark.parametrize("power", ["more power", "less power", "at least 3 more power"])
def test_how_many_have_more(who: str, how_many: str, power: str) -> None:
    text = f"If {who} {power} here than you, draw a card."
    assert f"{how_many} other than you such that (the total power of that same one" in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize("has", ["has the most power here", "has the most minions here", "has 10 or more power here"])
def test_exactly_one_of_them_has(has: str) -> None:
    text = f"If exactly one player {has}, draw a card."
    assert "there is exactly one player" in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you are ahead here by 5 or more power", "you have at least 5 more power here than each other player"),
        ("you are ahead by at least 5 power here", "you have at least 5 more power here than each other player"),
        ("you are ahead of each other player here", "you have more power here than each other player"),
        (
            "you are at least 3 power ahead of another player here",
            "you have at least 3 more power here than another player",
        ),
        ("you are behind another player here", "you have less power here than another player"),
        (
            "you are behind another player here by 3 or more",
            "you have at least 3 less power here than another player",
        ),
        (
            "you are within 2 power of the player in first place here",
            "no other player has at least 3 more power here than you",
        ),
        ("you are within 2 power of first place here", "no other player has at least 3 more power here than you"),
        ("no player has more power here than each other player", "two or more players have the most power here"),
    ],
)
def test_by_how_much_one_is_ahead(said: str, meant: str) -> None:
    for frame in ("If {}, draw a card.", "Ongoing: While {}, this minion has +1 power."):
        assert same(frame.format(said), frame.format(meant), "minion")


@pytest.mark.parametrize(
    "said",
    [
        "that player has exactly as much power here as you",
        "you have the same power here as that player",
        "you are tied with that player here",
        "you and that player are tied here",
        "they are tied with you here",
        "that player is tied with you here",
    ],
)
def test_as_much_as_somebody_spoken_of(said: str) -> None:
    text = f"Choose another player. If {said}, draw a card."
    assert "if the total power of A at the base this card is at is exactly your total power" in told(text, "minion")


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        (
            "they have more cards in hand than you, draw cards",
            "the number of cards in that player's hand minus the number of cards in your hand",
        ),
        (
            "you have more cards in hand than that player, they draw cards",
            "the number of cards in your hand minus the number of cards in that player's hand",
        ),
        (
            "they have fewer minions here than you, they draw cards",
            "the number of minions you have here minus the number of minions that player has here",
        ),
        ("they have more power than you here, draw cards", "that player's power here minus your power here"),
        ("that player has less power here than you, draw cards", "your power here minus that player's power here"),
    ],
)
def test_the_difference(asked: str, meant: str) -> None:
    text = f"Choose another player. If {asked} equal to "
    assert same(text + "the difference.", text + f"{meant}.", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("no players are tied for the most power here", "exactly one player has the most power here"),
        ("there is no tie for first place here", "exactly one player has the most power here"),
        ("you alone have the most power here", "you have more power here than each other player"),
        ("only you have the most power here", "you have more power here than each other player"),
        ("you have the most power here and are not tied", "you have more power here than each other player"),
        (
            "there is a base where only you have the most power",
            "there is a base where you have more power than each other player",
        ),
    ],
)
def test_nobody_has_as_much(said: str, meant: str) -> None:
    assert same(f"If {said}, draw a card.", f"If {meant}, draw a card.", "minion")


def test_power_gained_is_the_difference() -> None:
    text = "Choose another player. If that player has more power here than you, this minion gains power equal to the "
    said = told(text + "difference until the end of the turn.", "minion")
    assert "changes by +the total power of A at the base this card is at minus your total power" in said


@pytest.mark.parametrize(
    "text",
    [
        "If you are tied here, draw a card.",  # with whom, or for what
        "If you have as much power here as another player, draw a card.",  # just as much, or more
        "Special: After this base scores, if you were tied with another player, draw a card.",
        "If another player has more cards in hand than you, draw cards equal to the difference.",  # which of them
        "Choose a minion. Draw cards equal to the difference.",
        "If you are within 2 power of another player here, draw a card.",
        "If you are behind here by 3 or less, draw a card.",
        "Special: After this base scores, if you were within 2 power of the winner, draw a card.",
        "If you are not tied with another player here, draw a card.",
        "If two players here have the same power, draw a card.",
    ],
)
def test_what_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
