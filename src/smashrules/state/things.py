"""What a choice, a label or an event can speak of: a card, a player, a name.

A *thing* is a plain value, so that states stay cheap and can be written as JSON: a card or base is its number
(0, 1, ...), a player ``p`` is ``-1 - p``, a faction is its name. ``NOBODY`` and ``NOTHING`` stand where there is
no player and no card.
"""

from __future__ import annotations

from typing import TypeGuard

Thing = int | str
Things = tuple[Thing, ...]

NOTHING = -1000
NOBODY = -1


def player_thing(player: int) -> int:
    """The thing that stands for a player.

    >>> player_of(player_thing(2))
    2
    """
    return -1 - player


def player_of(thing: Thing) -> int:
    """The player that ``thing`` stands for."""
    assert isinstance(thing, int)
    assert NOTHING < thing < 0
    return -1 - thing


def is_player(thing: Thing) -> TypeGuard[int]:
    """Whether ``thing`` is a player."""
    return isinstance(thing, int) and NOTHING < thing < 0


def is_card(thing: Thing) -> TypeGuard[int]:
    """Whether ``thing`` is a card or base."""
    return isinstance(thing, int) and thing >= 0


def card_of(thing: Thing) -> int:
    """A thing that can only be a card."""
    assert is_card(thing)
    return thing
