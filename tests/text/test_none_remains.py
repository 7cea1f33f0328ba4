"""Who was alone at a base, and that none is left at it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("it was its controller's only minion there", "its controller had no other minions there"),
        ("that minion was its controller's only minion there", "that minion's controller had no other minions there"),
        ("it was alone there", "it was the only minion there"),
        ("no minions remain there", "there are no minions there"),
        ("no other minions remain there", "there are no other minions there"),
        ("no minions are left on that base", "there are no minions on that base"),
        ("this leaves its base with no minions", "there are no minions on its base"),
        ("this leaves that base without minions", "there are no minions on that base"),
        ("this leaves no minions there", "there are no minions there"),
        ("this leaves its controller with no minions in play", "its controller has no minions in play"),
    ],
)
def test_of_what_was_destroyed(said: str, meant: str) -> None:
    text = "Destroy a minion of power 4 or less. If {}, draw a card."
    assert same(text.format(said), text.format(meant), "action")


@pytest.mark.parametrize(
    "said", ["no minions remain on the base it left", "this leaves its old base with no minions"]
)
def test_of_what_was_moved(said: str) -> None:
    text = f"Move one of your minions to another base. If {said}, draw a card."
    assert "there are no minions at the base where A was before it was last moved" in told(text)


def test_who_was_alone_before_it_moved() -> None:
    text = "Move a minion to another base. If it was its controller's only minion there, draw a card."
    assert "A's controller controls no minions at the base where A was before it was last moved" in told(text)


@pytest.mark.parametrize(
    "said",
    [
        "no minions remain there",  # it is there itself, so another base is meant
        "that leaves its base without minions",
        "you had no other minions there",  # before it came, or where it was
        "it had the lowest power there",
        "there was an action there",
    ],
)
def test_where_is_not_told_of_what_was_moved(said: str) -> None:
    with pytest.raises(TextError):
        read(f"Move one of your minions to another base. If {said}, draw a card.", type="action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("it is your third this turn", "it is the third minion you played this turn"),
        ("it is your third minion this turn", "it is the third minion you played this turn"),
        ("it is your first minion there this turn", "it is the first minion you played there this turn"),
        ("it is at least your third minion this turn", "it is at least the third minion you played this turn"),
        ("it is your third minion or more this turn", "it is at least the third minion you played this turn"),
        ("it is not your first minion of the turn", "it is not the first minion you played this turn"),
    ],
)
def test_which_of_yours_it_is(said: str, meant: str) -> None:
    text = "Play an extra minion. If {}, draw a card."
    assert same(text.format(said), text.format(meant), "action")


def test_which_of_yours_this_is() -> None:
    text = "If {}, draw a card."
    meant = text.format("this is the second action you played this turn")
    assert same(text.format("this is your second action this turn"), meant, "action")


@pytest.mark.parametrize("kind", ["base", "titan"])
def test_on_the_turn_they_were_played(kind: str) -> None:
    label = "Ongoing: " if kind == "titan" else ""
    text = label + "Minions here {} during the turn they were played."
    assert read(text.format("cannot be moved or destroyed"), type=kind)
    for denied in ("cannot be destroyed", "cannot be moved", "have +1 power"):
        meant = text.replace("during the turn they were", "on the turn they are")
        assert same(text.format(denied), meant.format(denied), kind)


@pytest.mark.parametrize("pile", ["hand", "discard pile"])
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("no other player has an action in their {}", "each other player has no actions in their {}"),
        ("nobody else has any minions in their {}", "each other player has no minions in their {}"),
        (
            "no player has a minion of power 3 or less in their {}",
            "each player has no minions of power 3 or less in their {}",
        ),
        ("there is no action in any other player's {}", "there are no actions in other players' {}s"),
        ("there are no minions in any player's {}", "there are no minions in all players' {}s"),
    ],
)
def test_none_is_in_anybodys_pile(said: str, meant: str, pile: str) -> None:
    assert same(f"If {said.format(pile)}, draw a card.", f"If {meant.format(pile)}, draw a card.", "action")


@pytest.mark.parametrize(
    ("first", "then", "meant"),
    [
        ("is an action on this minion", "is none", "is no action on this minion"),
        ("is no action on this minion", "is one", "is an action on this minion"),
    ],
)
def test_while_there_is_none_or_one(first: str, then: str, meant: str) -> None:
    text = f"Ongoing: While there {first}, it has +2 power. While there {{}}, it cannot be moved."
    assert same(text.format(then), text.format(meant), "minion")


@pytest.mark.parametrize("who", ["Any other player", "Any opponent"])
def test_any_other_player_on_their_turn(who: str) -> None:
    text = "Ongoing: {} may discard two cards on their turn to destroy this minion."
    assert same(text.format(who), text.format("Each other player"), "minion")
    asked = (
        "Ongoing: While there are no actions on this minion, {} may discard two cards on their turn to destroy it."
    )
    assert same(asked.format(who.lower()), asked.format("each other player"), "minion")


def test_from_another_to_one_there() -> None:
    text = "Special: Before a base scores, transfer one of your actions from {} there."
    assert same(text.format("another minion to a minion"), text.format("a minion to another minion"), "action")
