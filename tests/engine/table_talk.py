"""A table at which tests play: boards set up and cards played by their names, as players speak of them.

    play = board({"Tar Pits": ["Ann's King Rex", ("Bob's Scout", "Bob's Upgrade", 2)]}, hand={"Ann": ["Beam Up"]})
    play.play("Beam Up").choose("Scout")
    assert play.where("Scout") == "Bob's hand"

A name may be made precise: "Bob's Scout" (whose: the controller in play, else the owner), "Scout at Tar Pits",
"Scout #2" (the second of that name that was set up). Knows the engine's door and the card library, and nothing of
what is behind them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from smashrules.cards import library
from smashrules.engine import Game, Position
from smashrules.engine.position import UNKNOWN
from smashrules.rulebook.editions import DEFAULT_EDITION
from smashrules.state.records import Decision, Event, Option
from smashrules.state.things import NOTHING, is_card, is_player, player_of

Spec = str | tuple[str | int, ...]
_WHOSE = re.compile(r"^(\w+)'s (.+)$")
_SPARE_BASES = ("Jungle Oasis",)


@cache
def core(printing: str = "") -> Game:
    """The game with the library's cards."""
    return Game((library(printing) if printing else library()).definitions)


def board(
    bases: Mapping[str, Sequence[Spec]],
    *,
    hand: Mapping[str, Sequence[str]] | None = None,
    deck: Mapping[str, Sequence[str]] | None = None,
    discard: Mapping[str, Sequence[str]] | None = None,
    base_deck: Sequence[str] = _SPARE_BASES,
    base_discard: Sequence[str] = (),
    vp: Mapping[str, int] | None = None,
    players: Sequence[str] = ("Ann", "Bob"),
    turn: str = "",
    phase: str = "play",
    number: int = 1,
    edition: str = DEFAULT_EDITION,
    seed: int = 1,
    game: Game | None = None,
) -> Play:
    """A position, run on to its first decision.

    ``bases``: what is at each base: "Ann's Scout", "Bob's Scout under Ann" (whose owner is Bob), or a tuple that
    adds the actions attached to it and the number of its power counters. A player whose ``deck`` is not given has a
    deck of which nothing is known.
    """
    position = Position(game or core(), edition=edition)
    seats = {name: position.player(name, (vp or {}).get(name, 0)) for name in players}

    def whose(text: str) -> tuple[int, str, int]:
        match = _WHOSE.match(text)
        assert match, f"{text!r} does not begin with whose it is"
        owner, (card, _, controller) = seats[match[1]], match[2].partition(" under ")
        return owner, card, seats[controller] if controller else owner

    for name, there in bases.items():
        base = position.base(name)
        for spec in there:
            first, *others = (spec,) if isinstance(spec, str) else spec
            owner, card, controller = whose(str(first))
            uid = position.card(card, owner)
            position.put(uid, base, controller, sum(each for each in others if isinstance(each, int)))
            for other in others:
                if isinstance(other, str):
                    owner, card, controller = whose(other)
                    position.attach(position.card(card, owner), uid, controller)
    for zones, put in ((hand, position.hand), (deck, position.deck), (discard, position.discard)):
        for player, cards in (zones or {}).items():
            put(seats[player], [position.card(card, seats[player]) for card in cards])
    for player, seat in seats.items():
        if player not in (deck or {}):
            position.unknown_deck(seat)
    position.base_deck([position.card(each, -1) for each in base_deck])
    position.base_discard([position.card(each, -1) for each in base_discard])
    position.turn(active=seats[turn] if turn else 0, phase=phase, number=number)
    return Play(position, seed)


class Play:
    """A game going on. Every deed returns the table, so that deeds can be told in a row."""

    def __init__(self, position: Position, seed: int = 1) -> None:
        self.game = position.game
        step = self.game.advance(position.raw(seed))
        self.state = step.state
        self.events: list[Event] = list(step.events)
        """Everything that has happened."""
        self.latest: tuple[Event, ...] = step.events
        """What happened since the last answer."""

    # -- names -------------------------------------------------------------------------------------------------

    def name(self, thing: int | str) -> str:
        """What a thing is called."""
        if is_player(thing):
            return self.state.players[player_of(thing)].name
        return self.game.definition(self.state, thing).name if is_card(thing) else str(thing)

    def _player(self, name: str) -> int:
        return [seat.name for seat in self.state.players].index(name)

    def _fits(self, thing: int | str, spoken: str) -> bool:
        if self.name(thing) == spoken:
            return True
        if not is_card(thing):
            return False
        if match := _WHOSE.match(spoken):
            obj = self.state.objects[thing]
            who = obj.controller if obj is not None else self.state.cards[thing].owner
            return who >= 0 and self.state.players[who].name == match[1] and self._fits(thing, match[2])
        card, at, base = spoken.rpartition(" at ")
        if at:
            obj = self.state.objects[thing]
            return obj is not None and self.name(obj.base) == base and self._fits(thing, card)
        card, mark, number = spoken.rpartition(" #")
        if mark:
            return self._fits(thing, card) and self._twins(thing).index(thing) == int(number) - 1
        return False

    def _twins(self, uid: int) -> list[int]:
        return [
            each for each in range(len(self.state.cards)) if self.state.cards[each].key == self.state.cards[uid].key
        ]

    def uid(self, spoken: str) -> int:
        """The one card or base of that name; among several, those in play come before others."""
        found = [each for each in range(len(self.state.cards)) if self._fits(each, spoken)]
        found = [each for each in found if self.state.objects[each] is not None] or found
        assert len(found) == 1, f"{spoken!r} means {len(found)} cards"
        return found[0]

    # -- who may do what -----------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The open question."""
        assert self.state.decision is not None, "the game has ended"
        return self.state.decision

    @property
    def asked(self) -> str:
        """Who has to decide."""
        return self.state.players[self.decision.player].name

    @property
    def kind(self) -> str:
        """What is asked: "main", "thing", "may", "window", "score", "place" ..."""
        return self.decision.kind

    @property
    def offered(self) -> list[str]:
        """What can be answered, each name once: cards, players, "done", "yes", "pass", "end" ..."""
        if self.kind == "one-of":
            return [f"option {int(each.thing) + 1}" for each in self.decision.options]
        names = [self.name(each.thing) if each.thing != NOTHING else each.kind for each in self.decision.options]
        return list(dict.fromkeys(names))

    def can_play(self, spoken: str) -> bool:
        """Whether the card can be played now."""
        return any(each.kind == "play" and self._fits(each.thing, spoken) for each in self.decision.options)

    def can_use(self, spoken: str) -> bool:
        """Whether an ability of the card in play can be used now."""
        return any(each.kind == "use" and self._fits(each.thing, spoken) for each in self.decision.options)

    def places(self, spoken: str) -> set[str]:
        """Where the card could be played, as its player is asked."""
        fork = self._fork().play(spoken)
        return set(fork.offered) if fork.kind == "place" else {fork.where(spoken)}

    def _fork(self) -> Play:
        other = object.__new__(Play)
        other.game, other.state = self.game, self.state
        other.events, other.latest = list(self.events), ()
        return other

    # -- deeds -------------------------------------------------------------------------------------------------

    def answer(self, option: Option) -> Play:
        """Answer the open question."""
        step = self.game.apply(self.state, option)
        self.state, self.latest = step.state, step.events
        self.events += step.events
        return self

    def _one(self, found: Sequence[Option], what: str) -> Option:
        assert found, f"{self.asked} is not offered {what}, but ({self.kind}): {self.offered}"
        assert len({each.thing for each in found}) == 1, f"{what} means {len(found)} options"
        return found[0]

    def play(self, card: str, on: str = "", extra: bool = False) -> Play:
        """Play a card, at a base or on a card, with the free play of the turn, or as an ``extra`` card."""
        found = [each for each in self.decision.options if each.kind == "play" and self._fits(each.thing, card)]
        if extra:
            found = [each for each in found if each.grant >= 0]
        if on and any(each.to != NOTHING for each in found):
            found = [each for each in found if each.to == NOTHING or self._fits(each.to, on)]
        found = sorted(found, key=lambda each: not self._in_hand(each.thing))
        uid = found[0].thing if found else NOTHING  # copies in a hand are alike
        self.answer(self._one([each for each in found if each.thing == uid], f"to play {card}"))
        if on and self.state.decision is not None and self.kind == "place":
            self.choose(on)
        elif on:
            assert any(
                event.verb == "play" and event.what == uid and is_card(event.to) and self._fits(event.to, on)
                for event in self.latest
            ), f"{card} was not played on {on}"
        return self

    def _in_hand(self, thing: int | str) -> bool:
        return any(thing in seat.hand for seat in self.state.players)

    def use(self, card: str) -> Play:
        """Use a Talent, an ability "on your turn", or one whose moment has come."""
        found = [each for each in self.decision.options if each.kind == "use" and self._fits(each.thing, card)]
        return self.answer(self._one(found, f"to use {card}"))

    def use_any(self, card: str) -> Play:
        """Use one of several abilities of a card, whichever comes first."""
        return self.answer(
            next(each for each in self.decision.options if each.kind == "use" and self._fits(each.thing, card))
        )

    def choose(self, *names: str) -> Play:
        """Choose cards, bases, players or factions, one after the other."""
        for name in names:
            found = [each for each in self.decision.options if self._fits(each.thing, name)]
            if len(found) > 1 and all(self._in_hand(each.thing) for each in found):
                found = found[:1]
            self.answer(self._one(found, name))
        return self

    def option(self, number: int) -> Play:
        """Choose the first, second ... of several effects."""
        return self.answer(next(each for each in self.decision.options if each.thing == number - 1))

    def _say(self, kind: str) -> Play:
        return self.answer(self._one([each for each in self.decision.options if each.kind == kind], kind))

    def yes(self) -> Play:
        """Make use of a "may"."""
        return self._say("yes")

    def no(self) -> Play:
        """Make no use of a "may"."""
        return self._say("no")

    def done(self) -> Play:
        """Choose no more."""
        return self._say("done")

    def pass_(self) -> Play:
        """Pass in a round of optional abilities."""
        return self._say("pass")

    def end_phase(self) -> Play:
        """End the Play Cards phase."""
        return self._say("end")

    def to_the_next_turn(self) -> Play:
        """End the phase and use nothing until another turn's Play Cards phase."""
        number = self.state.turn
        self.end_phase()
        while self.state.turn == number or self.kind != "main":
            first = next(
                each
                for kind in ("pass", "no", "done", "thing", "use")
                for each in self.decision.options
                if each.kind == kind
            )
            self.answer(first)
        return self

    # -- what lies on the table ----------------------------------------------------------------------------------

    def where(self, spoken: str) -> str:
        """Where a card is: "Tar Pits", "on Scout", "Ann's hand", "Ann's deck", "base discard" ..."""
        return self.place(self.uid(spoken))

    def place(self, uid: int) -> str:
        """Where the card with this number is."""
        obj = self.state.objects[uid]
        if uid in self.state.bases:
            return "in play"
        if obj is not None:
            return f"on {self.name(obj.host)}" if obj.host != NOTHING else self.name(obj.base)
        for seat in self.state.players:
            for zone in ("hand", "deck", "discard", "aside"):
                if uid in getattr(seat, zone):
                    return f"{seat.name}'s {zone}"
        if uid in self.state.base_deck:
            return "base deck"
        if uid in self.state.base_discard:
            return "base discard"
        return "box" if uid in self.state.box else "limbo"

    def at(self, base: str) -> list[str]:
        """The cards at a base, as "Ann's Scout" (by controller), in the order of their arrival."""
        uid = self.uid(base)
        there = [each for each in self.state.objects if each is not None and each.base == uid != each.uid]
        return [
            f"{self.state.players[each.controller].name}'s {self.name(each.uid)}"
            for each in sorted(there, key=lambda each: each.entered)
        ]

    def bases(self) -> list[str]:
        """The bases in play, from left to right."""
        return self._names(self.state.bases)

    def _names(self, uids: Iterable[int]) -> list[str]:
        return [self.name(each) for each in uids]

    def hand(self, player: str) -> list[str]:
        """The cards in a hand."""
        return self._names(self.state.players[self._player(player)].hand)

    def deck(self, player: str) -> list[str]:
        """The cards of a deck, from the top."""
        return self._names(self.state.players[self._player(player)].deck)

    def known_deck(self, player: str) -> list[str]:
        """The cards of a deck of which something is known, from the top."""
        seat = self.state.players[self._player(player)]
        return [self.name(each) for each in seat.deck if self.state.cards[each].key != UNKNOWN]

    def discard(self, player: str) -> list[str]:
        """The cards of a discard pile, from the bottom."""
        return self._names(self.state.players[self._player(player)].discard)

    def vp(self, player: str) -> int:
        """A player's victory points."""
        return self.state.players[self._player(player)].vp

    def power(self, spoken: str) -> int:
        """The power of a minion in play."""
        return self.game.power(self.state, self.uid(spoken))

    def total(self, base: str, player: str) -> int:
        """A player's total power at a base."""
        return self.game.total(self.state, self.uid(base), self._player(player))

    def breakpoint(self, base: str) -> int:
        """The breakpoint of a base."""
        return self.game.breakpoint(self.state, self.uid(base))

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.state.players[self.state.active].name

    # -- what happened -------------------------------------------------------------------------------------------

    def happened(self, verb: str, card: str = "", outcome: str = "done", latest: bool = False) -> list[Event]:
        """The events of a verb, about a card, with an outcome ("done", "prevented", "replaced", "not")."""
        return [
            each
            for each in (self.latest if latest else self.events)
            if each.verb == verb
            and each.outcome == outcome
            and (not card or (each.what != NOTHING and self._fits(each.what, card)))
        ]

    def prevented(self, verb: str, card: str = "") -> set[str]:
        """The rules by which something did not happen to a card; empty if nothing was prevented."""
        return {rule for each in self.happened(verb, card, "prevented") for rule in each.rules}

    def cites(self, rule: str) -> bool:
        """Whether something has happened by this rule."""
        return any(rule in each.rules for each in self.events)
