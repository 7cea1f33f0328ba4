"""What is to be seen of a board: bases, sides, cards, piles. Plain values, the same for the picture and its text.

Knows states and asks a game for what follows from them (power, totals, breakpoints); knows nothing of lines, boxes
or letters.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from attrs import frozen

from smashrules.effects.card import CardType
from smashrules.state.records import Obj
from smashrules.state.things import NOBODY, NOTHING

if TYPE_CHECKING:
    from smashrules.engine import Game
    from smashrules.state.game import State


@frozen
class AttachedSeen:
    """A card on a card: its name, and the player who controls it."""

    name: str
    controller: str


@frozen
class CardSeen:
    """A card on a base. ``power`` is what it counts now, None for a card without power; ``printed`` is what its card
    says. ``owner`` is empty where the owner is the controller, too."""

    name: str
    type: str
    power: int | None
    printed: int | None
    counters: int
    owner: str
    attached: tuple[AttachedSeen, ...]


@frozen
class SideSeen:
    """What one player has on a base. ``seat`` is the player's number; ``total`` the player's total power there.

    ``buried`` is how many cards the player has there face down: nobody else knows which."""

    player: str
    seat: int
    total: int
    cards: tuple[CardSeen, ...]
    buried: int = 0


@frozen
class BaseSeen:
    """A base in play. ``total`` is the power that is compared with ``breakpoint``; ``points`` are for the first, the
    second and the third place."""

    name: str
    breakpoint: int
    printed: int
    total: int
    points: tuple[int, ...]
    sides: tuple[SideSeen, ...]
    attached: tuple[AttachedSeen, ...] = ()

    @property
    def breaks(self) -> bool:
        """Whether there is power enough for the base to score."""
        return self.total >= self.breakpoint


@frozen
class PlayerSeen:
    """A player's points and piles, as numbers of cards. ``deck`` is None where nobody said what is in it."""

    name: str
    to_play: bool
    points: int
    hand: int
    deck: int | None
    discard: int


@frozen
class BoardSeen:
    """A board: its bases from left to right, and its players in the order of their turns."""

    bases: tuple[BaseSeen, ...]
    players: tuple[PlayerSeen, ...]


def see(game: Game, state: State) -> BoardSeen:
    """What is to be seen of ``state``. Cards in hands are counted and never named.

    Raises ``OtherCardsError`` for a state that belongs to other cards than those of ``game``.
    """
    objects = sorted((each for each in state.objects if each is not None), key=lambda each: each.entered)
    return BoardSeen(
        bases=tuple(_base(game, state, objects, uid) for uid in state.bases),
        players=tuple(
            PlayerSeen(
                name=player.name,
                to_play=number == state.active,
                points=player.vp,
                hand=len(player.hand),
                deck=len(player.deck) if player.deck_known else None,
                discard=len(player.discard),
            )
            for number, player in enumerate(state.players)
        ),
    )


def _base(game: Game, state: State, objects: list[Obj], uid: int) -> BaseSeen:
    definition = game.definition(state, uid)
    totals = [game.total(state, uid, seat) for seat in range(len(state.players))]
    here = [each for each in objects if each.base == uid and each.uid != uid and each.host in (NOTHING, uid)]
    sides = []
    for seat, player in enumerate(state.players):
        cards = tuple(_card(game, state, objects, each) for each in here if each.controller == seat)
        if cards or totals[seat]:
            sides.append(SideSeen(player.name, seat, totals[seat], cards))
    return BaseSeen(
        name=definition.name,
        breakpoint=game.breakpoint(state, uid),
        printed=definition.breakpoint or 0,
        total=game.reading(state).values.base_total(uid),
        points=definition.vps,
        sides=tuple(sides),
        attached=tuple(
            AttachedSeen(game.definition(state, each.uid).name, "") for each in here if each.controller == NOBODY
        ),
    )


def _card(game: Game, state: State, objects: list[Obj], obj: Obj) -> CardSeen:
    definition = game.definition(state, obj.uid)
    has_power = definition.type is CardType.MINION or definition.power is not None
    owner = state.cards[obj.uid].owner
    return CardSeen(
        name=definition.name,
        type=definition.type.value,
        power=game.power(state, obj.uid) if has_power else None,
        printed=definition.power,
        counters=obj.counters,
        owner="" if owner in (NOBODY, obj.controller) else state.players[owner].name,
        attached=tuple(_attached(game, state, objects, obj.uid)),
    )


def _attached(game: Game, state: State, objects: list[Obj], host: int) -> Iterator[AttachedSeen]:
    for each in objects:
        if each.host == host and each.uid != host:
            controller = "" if each.controller == NOBODY else state.players[each.controller].name
            yield AttachedSeen(game.definition(state, each.uid).name, controller)
