"""Building an arbitrary board: what a question describes, or a test needs.

It is for questions and tests: whether a game could ever come to such a board is not asked, and no rule of setting up
holds.

>>> from smashrules.effects.card import CardDef, CardType
>>> from smashrules.engine import Game
>>> game = Game({"Base": CardDef("Base", CardType.BASE, breakpoint=20, vps=(4, 2, 1)),
...              "Big One": CardDef("Big One", CardType.MINION, power=5)})
>>> position = Position(game)
>>> ann, bob = position.player("Ann"), position.player("Bob")
>>> base = position.base("Base")
>>> minion = position.card("Big One", owner=ann)
>>> position.put(minion, base)
>>> game.power(position.state(), minion)
5
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smashrules.effects.verbs import Verb
from smashrules.engine.madness import DECK, SIZE
from smashrules.rulebook.editions import DEFAULT_EDITION
from smashrules.state.frames import AnyFrame, Turn
from smashrules.state.game import State
from smashrules.state.records import CardRecord, Event, Obj, PlayerRecord
from smashrules.state.things import NOBODY, NOTHING

if TYPE_CHECKING:
    from smashrules.effects.card import CardDef
    from smashrules.engine.game import Game

UNKNOWN = "(unknown card)"
STAGES = {"start": 0, "play": 1, "score": 3, "draw": 4, "end": 5}


class Position:
    """A board under construction. Cards are numbered in the order in which they are named."""

    def __init__(self, game: Game, edition: str = DEFAULT_EDITION) -> None:
        self.game = game
        self.edition = edition
        self._cards: list[CardRecord] = []
        self._players: list[dict[str, object]] = []
        self._objects: dict[int, Obj] = {}
        self._bases: list[int] = []
        self._base_deck: tuple[int, ...] = ()
        self._base_discard: tuple[int, ...] = ()
        self._special_decks: dict[str, tuple[int, ...]] = {}
        self._history: list[Event] = []
        self._turn: tuple[int, str, int, bool, bool] = (0, "play", 1, True, True)
        self._serial = 0

    def _next(self) -> int:
        self._serial += 1
        return self._serial

    def player(self, name: str, vp: int = 0) -> int:
        """Seat a player, clockwise from the last."""
        self._players.append({"name": name, "vp": vp})
        return len(self._players) - 1

    def card(self, key: str, owner: int) -> int:
        """A card that is nowhere yet."""
        self.game.compiled(key)
        self._cards.append(CardRecord(key, owner))
        return len(self._cards) - 1

    def printed(self, uid: int) -> CardDef:
        """What is printed on a card that has been named."""
        return self.game.compiled(self._cards[uid].key).definition

    def base(self, key: str) -> int:
        """A base in play, to the right of the last."""
        uid = self.card(key, NOBODY)
        self._bases.append(uid)
        self._objects[uid] = Obj(uid, NOBODY, uid, NOTHING, self._next())
        return uid

    def put(self, uid: int, base: int, controller: int | None = None, counters: int = 0) -> None:
        """A minion, or an action played on the base."""
        who = self._cards[uid].owner if controller is None else controller
        self._objects[uid] = Obj(uid, who, base, NOTHING, self._next(), counters)

    def attach(self, uid: int, host: int, controller: int | None = None) -> None:
        """An action on a card in play."""
        who = self._cards[uid].owner if controller is None else controller
        self._objects[uid] = Obj(uid, who, self._objects[host].base, host, self._next())

    def hand(self, player: int, cards: list[int]) -> None:
        """A player's hand."""
        self._players[player]["hand"] = tuple(cards)

    def deck(self, player: int, cards: list[int]) -> None:
        """A player's deck, from the top."""
        self._players[player]["deck"] = tuple(cards)

    def discard(self, player: int, cards: list[int]) -> None:
        """A player's discard pile, from the bottom."""
        self._players[player]["discard"] = tuple(cards)

    def base_deck(self, cards: list[int]) -> None:
        """The base deck, from the top."""
        self._base_deck = tuple(cards)

    def base_discard(self, cards: list[int]) -> None:
        """The base discard pile."""
        self._base_discard = tuple(cards)

    def special_deck(self, name: str, cards: list[int]) -> None:
        """A deck of cards that no player owns (the Madness deck), from the top."""
        self._special_decks[name] = tuple(cards)

    def madness_deck(self) -> None:
        """The Madness deck, if a card named so far speaks of it: what of it has been named is elsewhere."""
        if any(self.game.wants_madness(each.key) for each in self._cards):
            left = SIZE - sum(each.key == DECK for each in self._cards)
            self.special_deck(DECK, [self.card(DECK, NOBODY) for _ in range(left)])

    def unknown_deck(self, player: int, count: int = 10) -> None:
        """A deck of which nothing is known: what is drawn from it is "an unknown card"."""
        cards = [self.card(UNKNOWN, player) for _ in range(count)]
        self._players[player]["deck"] = (*self._players[player].get("deck", ()), *cards)  # type: ignore[misc]
        self._players[player]["deck_known"] = False

    def turn(
        self,
        active: int = 0,
        phase: str = "play",
        number: int = 1,
        free_minion: bool = True,
        free_action: bool = True,
    ) -> None:
        """Whose turn it is and in which phase: start, play, score, draw or end."""
        self._turn = (active, phase, number, free_minion, free_action)

    def played(self, uid: int, player: int | None = None) -> None:
        """That this card was played earlier in the Play Cards phase of this turn."""
        obj = self._objects.get(uid)
        who = self._cards[uid].owner if player is None else player
        base = obj.base if obj is not None else NOTHING
        self._history.append(
            Event(self._next(), Verb.PLAY.value, who, uid, to=base, base=base, controller=who, phase="play", turn=-1)
        )

    def state(self, seed: int = 1) -> State:
        """The board as a state, run on to the first decision."""
        return self.game.advance(self.raw(seed)).state

    def raw(self, seed: int = 1) -> State:
        """The board as a state, before anything runs."""
        active, phase, number, free_minion, free_action = self._turn
        history = tuple(
            Event(
                each.id,
                each.verb,
                each.player,
                each.what,
                to=each.to,
                base=each.base,
                controller=each.controller,
                phase="play",
                turn=number,
            )
            for each in self._history
        )
        agenda: tuple[AnyFrame, ...] = (Turn(stage=STAGES[phase]),)
        return State(
            self.edition,
            tuple(self._cards),
            tuple(PlayerRecord(**each) for each in self._players),  # type: ignore[arg-type]
            tuple(self._objects.get(uid) for uid in range(len(self._cards))),
            (0,) * len(self._cards),
            tuple(self._bases),
            self._base_deck,
            self._base_discard,
            tuple(self._special_decks.items()),
            turn=number,
            active=active,
            phase=phase,
            free_minion=free_minion,
            free_action=free_action,
            agenda=agenda,
            history=history,
            serial=self._serial + 1,
            seed=seed,
            fingerprint=self.game.fingerprint(self._cards),
        )
