"""Those who alone may do something: all others cannot."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

ON = "Play on a base. Ongoing: "
IT = "Play on a minion. Ongoing: "


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{ON}Only you may uncover cards here.", f"{ON}Other players cannot uncover cards here."),
        (f"{ON}Minions can be played here only by you.", f"{ON}Other players cannot play minions here."),
        (f"{ON}Minions here can only be destroyed by you.", f"{ON}Other players cannot destroy minions here."),
        (f"{ON}Only your cards can affect minions here.", f"{ON}Other players' cards cannot affect minions here."),
        (f"{ON}Only your minions can be moved to here.", f"{ON}Other players' minions cannot be moved to here."),
        (
            f"{ON}While you have a minion here, only you can play actions here.",
            f"{ON}While you have a minion here, other players cannot play actions here.",
        ),
        (
            f"{IT}Only its controller can move this minion.",
            f"{IT}Players other than its controller cannot move this minion.",
        ),
        (
            f"{IT}This minion can only be affected by its controller's cards.",
            f"{IT}This minion cannot be affected by cards controlled by players other than its controller.",
        ),
        (
            f"{IT}Only its controller's cards can affect this minion.",
            f"{IT}Cards controlled by players other than its controller cannot affect this minion.",
        ),
        (f"{IT}Only you can move or return this minion.", f"{IT}Other players cannot move or return this minion."),
        (
            f"{ON}Only you may play, return, or destroy minions here.",
            f"{ON}Other players cannot play, return, or destroy minions here.",
        ),
        (
            f"{IT}Only you can move this minion or return it to your hand.",
            f"{IT}Other players cannot move this minion or return it to your hand.",
        ),
        (
            f"{IT}This minion can only be moved, returned, or destroyed by you.",
            f"{IT}This minion cannot be moved, returned, or destroyed by other players.",
        ),
        (
            "Until the start of your turn, only you can move or destroy your minions.",
            "Until the start of your turn, other players cannot move or destroy your minions.",
        ),
        (
            "Choose a player. Until the start of your turn, only that player can play actions.",
            "Choose a player. Until the start of your turn, players other than that player cannot play actions.",
        ),
    ],
)
def test_on_an_action(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Only minions that have an ability can be played here.", "Minions with no abilities cannot be played here."),
        ("Only minions with no abilities can be played here.", "Minions with an ability cannot be played here."),
        (
            "Only minions with a +1 power counter can be moved to here.",
            "Minions with no +1 power counters cannot be moved to here.",
        ),
        (
            "Only players who have a minion here may play actions here.",
            "Players who do not have a minion here cannot play actions here.",
        ),
        (
            "Only players with no minions here can play minions here.",
            "Players who have a minion here cannot play minions here.",
        ),
        (
            "Minions can be played here only by players with no minions here.",
            "Players who have a minion here cannot play minions here.",
        ),
        (
            "Only the player with the most power here can play actions here.",
            "Players who do not have the most power here cannot play actions here.",
        ),
        (
            "Minions here can only be affected by the cards of players who also have a minion here.",
            "Minions here are not affected by cards of players who have no minion here.",
        ),
        (
            "Cards on this base can only be affected by the player whose turn it is.",
            "Cards on this base cannot be affected by players other than the current player.",
        ),
        (
            "Minions here can only be moved by their controllers.",
            "Minions here cannot be moved by players other than their controllers.",
        ),
    ],
)
def test_on_a_base(said: str, meant: str) -> None:
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    "text",
    [
        "Only minions can be played here.",
        "Only actions can destroy minions here.",
        "Minions here can only be destroyed by actions.",
        "Minions can only be moved here on your turn.",
    ],
)
def test_who_the_others_are_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="base")


@pytest.mark.parametrize("stat", ["power", "printed power"])
@pytest.mark.parametrize("asked", ["{} 3 or more", "a {} of 3 or more", "3 or more {}"])
@pytest.mark.parametrize(
    "done", ["played here", "moved to here", "played or moved to this base", "played or moved here"]
)
def test_which_power_they_must_have(stat: str, asked: str, done: str) -> None:
    meant = f"Minions of {stat} 2 or less cannot be {done}."
    assert same(f"Minions {done} must have {asked.format(stat)}.", meant, "base")
    assert same(f"Only minions with {asked.format(stat)} can be {done}.", meant, "base")


@pytest.mark.parametrize("where", ["this base", "here"])
def test_what_is_played_or_moved_there_is_played_there(where: str) -> None:
    on = "on this base" if where == "this base" else where
    two = f"Minions cannot be played {on}. Minions cannot be moved to {where}."
    assert same(f"Minions cannot be played or moved to {where}.", two, "base")


@pytest.mark.parametrize(
    "text",
    [
        "Minions here must have power 3 or more.",
        "Minions played here must have power 0 or more.",
        "Minions played here must have power 4 or more and a talent.",
        "Only minions of power 3 or more and actions can be played here.",
    ],
)
def test_of_which_others_it_is_not_told(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="base")
