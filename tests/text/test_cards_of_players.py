"""Cards of players of whom more is said, and what a thing is compared with that is its own."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    ("of", "controlled"),
    [
        ("actions of other players", "actions controlled by other players"),
        ("the actions of other players", "other players' actions"),
        ("minions of players with more VPs than you", "minions controlled by players with more VPs than you"),
        ("cards played by the player with the most VPs", "cards controlled by the player with the most VPs"),
        ("actions played by players with fewer VPs than you", "actions of players with fewer VPs than you"),
    ],
)
def test_what_is_of_a_player_is_what_they_control(of: str, controlled: str) -> None:
    text = "Ongoing: Your minions here are not affected by {}."
    assert same(text.format(of), text.format(controlled), "minion")


@pytest.mark.parametrize("kind", ["minion", "action", "card"])
@pytest.mark.parametrize(
    ("who", "more"),
    [
        ("a player with more VPs than you", "the VP of (that same one) is more than the VP of (you)"),
        ("a player who has more minions here than you", "has more minions at the base this card is at than you"),
        ("another player", "one player other than you"),
    ],
)
def test_it_is_told_whose_it_is_and_said_again(kind: str, who: str, more: str) -> None:
    text = f"Destroy each {kind} of {who}."
    assert f"every {kind} in play controlled by one player" in told(text, "minion")
    assert more in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    ("have", "held"),
    [
        ("who have a minion here", "with a minion here"),
        ("who have more minions here than you", "with more minions here than you"),
        ("who have two or more cards in their hand", "with at least two cards in their hand"),
        ("who do not have a minion here", "with no minions here"),
        ("who control a titan", "with a titan"),
    ],
)
def test_what_several_players_have(have: str, held: str) -> None:
    assert same(f"Players {have} cannot play actions here.", f"Players {held} cannot play actions here.", "base")


def test_which_cards_of_which_players() -> None:
    text = "Ongoing: Your minions are not affected by actions controlled by players with no minions{}."
    assert len(readings(text.format(""), type="minion")) == 1
    for each in readings(text.format(" here"), type="minion"):
        assert "no minions" in told(text.format(""), "minion")
        assert "Where(" in repr(each.tree)


@pytest.mark.parametrize(
    ("own", "its"),
    [
        ("of power less than its own", "with less power than this minion"),
        ("with power greater than its own", "with more power than this minion"),
        ("with less power than itself", "with less power than this minion"),
        ("with printed power equal to its own", "with printed power equal to this minion's printed power"),
        ("with power less than or equal to its own", "with power less than or equal to this minion's power"),
    ],
)
def test_what_is_its_own(own: str, its: str) -> None:
    text = "Ongoing: This minion is not affected by minions {}."
    assert told(text.format(own), "minion") == told(text.format(its), "minion")


def test_its_own_is_that_of_the_one_spoken_of() -> None:
    said = told("Choose one of your minions. Destroy a minion on its base with less power than its own.")
    assert "whose power is less than the power of (A) at the base where A is" in said


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Your minions are not affected by minions with less power than their own.",  # each, or together
        "Ongoing: This minion is not affected by minions of its own.",
        "Draw a card of another player's own.",
        "Destroy a minion here than you.",
        "Destroy a minion in play of another player.",
    ],
)
def test_whose_it_is_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(
    ("all_", "yours", "meant"),
    [
        (
            "Each player may place a minion from their discard pile into their hand.",
            "play {} as an extra minion",
            "placed minion",
        ),
        ("Each player chooses one of their minions.", "move {} to another base", "chosen minion"),
        ("Each player reveals the top card of their deck.", "play {} as an extra card", "revealed card"),
        ("Each player chooses a minion they control on a base.", "return {} to your hand", "chosen minion"),
    ],
)  # fmt: skip
def test_done_to_yours(all_: str, yours: str, meant: str) -> None:
    text = f"{all_} You may {yours}."
    assert same(text.format("yours"), text.format(f"your {meant}"), "action")
    assert "controlled by you that is among" in told(text.format("yours"), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Each player chooses a minion. Destroy yours.",  # the one that you have chosen, or that you control
        "Each player buries a card from their hand on a base. You may uncover yours.",
        "Each other player chooses one of their minions. Destroy yours.",
        "Each player chooses a base where they have a minion. Move yours to another base.",
    ],
)
def test_which_is_yours_must_be_known(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
