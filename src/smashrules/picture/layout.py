"""From a state to what is to be seen of it.

Knows states, and asks a game for what follows from them (power, totals, breakpoints): whatever has the methods of
``GameLike``, for the engine is a floor above. Knows nothing of lines, boxes or letters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from smashrules.effects.card import CardDef, CardType
from smashrules.picture.seen import AttachedSeen, BaseSeen, BoardSeen, CardSeen, PlayerSeen, SideSeen
from smashrules.state.game import State
from smashrules.state.records import Obj, PlayerRecord
from smashrules.state.things import NOBODY, NOTHING


class GameLike(Protocol):
    """What seeing a board asks of a game. ``engine.Game`` has it."""

    def definition(self, state: State, uid: int, /) -> CardDef: ...
    def power(self, state: State, uid: int, /) -> int: ...
    def breakpoint(self, state: State, base: int, /) -> int: ...
    def total(self, state: State, base: int, player: int, /) -> int: ...
    def base_total(self, state: State, base: int, /) -> int: ...


def see(game: GameLike, state: State, title: str = "") -> BoardSeen:
    """What is to be seen of ``state``. Cards in hands and decks are counted and never named.

    ``engine.Game`` raises ``OtherCardsError`` for a state that belongs to other cards than its own.
    """
    return _Seeing(game, state).board(title)


class _Seeing:
    """One state being looked at."""

    def __init__(self, game: GameLike, state: State) -> None:
        self.game = game
        self.state = state
        self.objects = sorted((each for each in state.objects if each is not None), key=lambda each: each.entered)

    def board(self, title: str) -> BoardSeen:
        state = self.state
        piles = [("base deck", state.base_deck), ("base discard pile", state.base_discard)]
        piles += [(f"{name} deck", cards) for name, cards in state.special_decks]
        return BoardSeen(
            bases=tuple(self.base(uid) for uid in state.bases),
            players=tuple(self.player(seat, each) for seat, each in enumerate(state.players)),
            decks=tuple((name, len(cards)) for name, cards in piles if cards),
            title=title,
        )

    def name(self, uid: int) -> str:
        """The name of a card; "a card" where nobody said which it is."""
        definition = self.game.definition(self.state, uid)
        return "a card" if definition.type is CardType.UNKNOWN else definition.name

    def player(self, seat: int, player: PlayerRecord) -> PlayerSeen:
        titans = [uid for uid in player.aside if self.game.definition(self.state, uid).type is CardType.TITAN]
        return PlayerSeen(
            name=player.name,
            to_play=seat == self.state.active,
            points=player.vp,
            hand=len(player.hand),
            deck=len(player.deck) if player.deck_known else None,
            discard=len(player.discard),
            playing=tuple(self.name(uid) for uid, who in self.state.limbo if who == seat),
            titans=tuple(map(self.name, titans)),
            aside=len(player.aside) - len(titans),
        )

    def base(self, uid: int) -> BaseSeen:
        game, state = self.game, self.state
        definition = game.definition(state, uid)
        here = [each for each in self.objects if each.base == uid and each.uid != uid and each.host in (NOTHING, uid)]
        on_base = [each for each in here if each.controller == NOBODY and not self.has_power(each.uid)]
        sides = [self.side(uid, seat, here) for seat in range(len(state.players))]
        sides.append(self.side(uid, NOBODY, [each for each in here if each not in on_base]))
        return BaseSeen(
            name=definition.name,
            breakpoint=game.breakpoint(state, uid),
            printed=definition.breakpoint or 0,
            total=game.base_total(state, uid),
            points=definition.vps,
            sides=tuple(each for each in sides if each.cards or each.total),
            attached=tuple(self.attached_to(on_base)),
        )

    def side(self, base: int, seat: int, here: Sequence[Obj]) -> SideSeen:
        cards = tuple(self.card(each) for each in here if each.controller == seat)
        if seat == NOBODY:
            return SideSeen("", seat, sum(each.power or 0 for each in cards), cards)
        return SideSeen(self.state.players[seat].name, seat, self.game.total(self.state, base, seat), cards)

    def has_power(self, uid: int) -> bool:
        """Whether a card has a power: a minion, or another card on which one is printed."""
        definition = self.game.definition(self.state, uid)
        return definition.type is CardType.MINION or definition.power is not None

    def card(self, obj: Obj) -> CardSeen:
        definition = self.game.definition(self.state, obj.uid)
        owner = self.state.cards[obj.uid].owner
        return CardSeen(
            name=self.name(obj.uid),
            type=definition.type.value,
            power=self.game.power(self.state, obj.uid) if self.has_power(obj.uid) else None,
            printed=definition.power,
            counters=obj.counters,
            owner="" if owner in (NOBODY, obj.controller) else self.state.players[owner].name,
            attached=tuple(self.attached_to(self.on(obj.uid))),
        )

    def on(self, host: int) -> list[Obj]:
        """What is attached to a card."""
        return [each for each in self.objects if each.host == host and each.uid != host]

    def attached_to(self, cards: Iterable[Obj]) -> Iterator[AttachedSeen]:
        for each in cards:
            controller = "" if each.controller == NOBODY else self.state.players[each.controller].name
            yield AttachedSeen(self.name(each.uid), controller, tuple(self.attached_to(self.on(each.uid))))
