"""The table: a game while it is being changed.

``apply`` thaws a state into a ``Table``, works on it, and freezes it again; nobody outside ever sees one. This
module knows where cards are and how they get from zone to zone. It knows no verbs, no rules and no text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from smashrules.effects.card import CardDef, CardType
from smashrules.effects.selectors import Zone
from smashrules.engine.compiled import Compiled
from smashrules.rulebook.editions import Switches
from smashrules.state.frames import AnyFrame
from smashrules.state.game import State
from smashrules.state.records import (
    Activation,
    Cause,
    Decision,
    Event,
    Obj,
    Pending,
    PlayerRecord,
    Result,
)
from smashrules.state.things import NOBODY, NOTHING, Thing, Things

if TYPE_CHECKING:
    from smashrules.engine.derived import Derived
    from smashrules.engine.modifiers import Sorted
    from smashrules.engine.speakers import Speaker
    from smashrules.engine.voices import Voices

_MASK = (1 << 64) - 1


_by_arrival = attrgetter("entered")


# Enum look-ups cost in a hot place.
_BASE, _PLAY, _HAND, _DECK, _DISCARD = CardType.BASE, Zone.PLAY, Zone.HAND, Zone.DECK, Zone.DISCARD


@cache
def _round(first: int, seats: int) -> tuple[int, ...]:
    """The players from ``first`` on, clockwise."""
    return tuple((first + step) % seats for step in range(seats))


class Seat:
    """A player's zones, open to change."""

    __slots__ = ("aside", "deck", "deck_known", "discard", "hand", "name", "vp")

    def __init__(self, record: PlayerRecord) -> None:
        self.name = record.name
        self.hand = list(record.hand)
        self.deck = list(record.deck)
        self.discard = list(record.discard)
        self.aside = list(record.aside)
        self.vp = record.vp
        self.deck_known = record.deck_known

    def freeze(self) -> PlayerRecord:
        """The seat as a value."""
        return PlayerRecord(
            self.name,
            tuple(self.hand),
            tuple(self.deck),
            tuple(self.discard),
            tuple(self.aside),
            self.vp,
            self.deck_known,
        )

    def pile(self, zone: Zone) -> list[int]:
        """The cards of one of the player's zones."""
        if zone is _HAND:
            return self.hand
        if zone is _DECK:
            return self.deck
        if zone is _DISCARD:
            return self.discard
        assert zone is Zone.ASIDE
        return self.aside


class Table:
    """A state thawed. Attributes carry the names of ``State``; ``events`` is what has happened since.

    ``specials``: the cards of the game with Specials that work in a hand or discard pile, by what they wait for."""

    __slots__ = (
        "_by_uid",
        "_derive",
        "_derived",
        "_incarnations_frozen",
        "_objects_frozen",
        "_piles_frozen",
        "activations",
        "active",
        "agenda",
        "attached",
        "base_deck",
        "base_discard",
        "bases",
        "box",
        "cards",
        "compiled_by_key",
        "compiled_by_uid",
        "decision",
        "delayed",
        "departures",
        "edition",
        "effects",
        "events",
        "fingerprint",
        "forced",
        "free_action",
        "free_minion",
        "grants",
        "history",
        "incarnations",
        "limbo",
        "loans",
        "modifiers",
        "objects",
        "pending",
        "phase",
        "ranking",
        "rescues",
        "result",
        "same_speak",
        "seats",
        "seed",
        "serial",
        "speaking",
        "special_decks",
        "specials",
        "switches",
        "turn",
        "used",
        "voices",
    )

    def __init__(
        self,
        compiled: Mapping[str, Compiled],
        compiled_by_uid: Sequence[Compiled],
        specials: Mapping[str, frozenset[int]],
        switches: Switches,
        derive: Callable[[Table], Derived],
        state: State,
    ) -> None:
        self.compiled_by_key = compiled
        self.compiled_by_uid = compiled_by_uid
        self.specials = specials
        self.switches = switches
        self._derive = derive
        self._derived: Derived | None = None
        self.edition = state.edition
        self.cards = state.cards
        self.seats = [Seat(each) for each in state.players]
        in_play = sorted((each for each in state.objects if each is not None), key=_by_arrival)
        self.objects: dict[int, Obj] = {each.uid: each for each in in_play}
        self._by_uid = [*state.objects, *[None] * (len(state.cards) - len(state.objects))]
        self.incarnations = list(state.incarnations)
        self.bases = list(state.bases)
        self.base_deck = list(state.base_deck)
        self.base_discard = list(state.base_discard)
        self.special_decks = {name: list(cards) for name, cards in state.special_decks}
        self.limbo = dict(state.limbo)
        self.turn = state.turn
        self.active = state.active
        self.phase = state.phase
        self.free_minion = state.free_minion
        self.free_action = state.free_action
        self.agenda: list[AnyFrame] = list(state.agenda)
        self.activations: dict[int, Activation] = {each.id: each for each in state.activations}
        self.pending: list[Pending] = list(state.pending)
        self.effects = list(state.effects)
        self.loans = list(state.loans)
        self.delayed = list(state.delayed)
        self.grants = list(state.grants)
        self.used = list(state.used)
        self.rescues = list(state.rescues)
        self.history = list(state.history)
        self.ranking = dict(state.ranking)
        self.serial = state.serial
        self.seed = state.seed
        self.fingerprint = state.fingerprint
        self.decision: Decision | None = state.decision
        self.result: Result | None = state.result
        self.box = list(state.box)
        self.events: list[Event] = []
        self.forced: list[tuple[int, Thing]] = []
        """By player, what they had to choose since, for an ability or as a card's place: nothing else would do."""
        self.attached = sum(each.host >= 0 for each in in_play)
        """How many cards in play are on other cards."""
        self.speaking: dict[int, Speaker | None] = {uid: None for uid in self.objects if compiled_by_uid[uid].speaks}
        """The cards in play that say something, in the order of their arrival, as ``voices`` made them out (None: not
        yet, as they are now)."""
        self.voices: Voices | None = None
        """What was said on the last board that was asked about."""
        self.same_speak = False
        """Whether the same cards speak as on that board."""
        self.modifiers: Sorted | None = None
        """The changes of numbers that were said on the last board that was asked for a number."""
        self.departures = 0
        """How many cards have left play at this table."""
        self._objects_frozen: tuple[Obj | None, ...] | None = state.objects
        self._incarnations_frozen: tuple[int, ...] | None = state.incarnations
        self._piles_frozen = (
            state.players,
            state.base_deck,
            state.base_discard,
            state.special_decks,
            state.history,
        )

    def freeze(self) -> State:
        """The table as a value."""
        if self.events:  # without an event nothing is different there
            self._freeze_piles()
        players, base_deck, base_discard, special_decks, history = self._piles_frozen
        # By position, in the order of the fields: thirty keywords cost ten times as much.
        return State(
            self.edition,
            self.cards,
            players,
            self._objects_frozen or self._freeze_objects(),
            self._incarnations_frozen or self._freeze_incarnations(),
            tuple(self.bases),
            base_deck,
            base_discard,
            special_decks,
            tuple(sorted(self.limbo.items())) if self.limbo else (),
            self.turn,
            self.active,
            self.phase,
            self.free_minion,
            self.free_action,
            tuple(self.agenda),
            tuple(self.activations.values()),
            tuple(self.pending),
            tuple(self.effects),
            tuple(self.loans),
            tuple(self.delayed),
            tuple(self.grants),
            tuple(self.used),
            tuple(self.rescues),
            history,
            tuple(self.ranking.items()),
            self.serial,
            self.seed,
            self.fingerprint,
            self.decision,
            self.result,
            tuple(self.box),
        )

    def _freeze_piles(self) -> None:
        """The hands and piles, and what has happened in the turn; kept until something happens."""
        self._piles_frozen = (
            tuple([seat.freeze() for seat in self.seats]),
            tuple(self.base_deck),
            tuple(self.base_discard),
            tuple([(name, tuple(cards)) for name, cards in self.special_decks.items()]) if self.special_decks else (),
            tuple(self.history),
        )

    def _freeze_objects(self) -> tuple[Obj | None, ...]:
        """The cards in play by uid; kept until one of them changes."""
        frozen = self._objects_frozen = tuple(self._by_uid)
        return frozen

    def _freeze_incarnations(self) -> tuple[int, ...]:
        """How often each card has left play; kept until one does."""
        frozen = self._incarnations_frozen = tuple(self.incarnations)
        return frozen

    # -- facts ---------------------------------------------------------------------------------------------

    def compiled(self, uid: int) -> Compiled:
        """The clauses of a card."""
        return self.compiled_by_uid[uid]

    def definition(self, uid: int) -> CardDef:
        """What is printed on a card."""
        return self.compiled_by_uid[uid].definition

    def obj(self, uid: int) -> Obj:
        """A card in play; KeyError when it is not."""
        found = self.objects.get(uid)
        if found is None:
            raise KeyError(uid)
        return found

    def in_play(self, uid: int) -> bool:
        """Whether a card is in play."""
        return uid in self.objects

    def is_base(self, uid: int) -> bool:
        """Whether a card is a base, in play or not."""
        return self.compiled_by_uid[uid].definition.type is _BASE

    def owner(self, uid: int) -> int:
        """The player whose deck the card came from; NOBODY for a base. A card that came from a deck of no player has
        its controller, or whoever holds it, as its owner (BGB2018, "The Madness Deck")."""
        owner = self.cards[uid].owner
        return owner if owner >= 0 or not self.special_decks else self._keeper(uid)

    def _keeper(self, uid: int) -> int:
        found = self.objects.get(uid)
        if found is not None:
            return found.controller
        if uid in self.limbo:
            return self.limbo[uid]
        for player, seat in enumerate(self.seats):
            if uid in seat.hand or uid in seat.deck or uid in seat.discard or uid in seat.aside:
                return player
        return NOBODY

    def controller(self, uid: int) -> int:
        """Who controls a card in play or being resolved; elsewhere its owner."""
        found = self.objects.get(uid)
        if found is not None:
            return found.controller
        return self.limbo[uid] if uid in self.limbo else self.owner(uid)

    def clockwise(self, first: int | None = None) -> Sequence[int]:
        """The players from ``first`` (by default the current player) on, clockwise."""
        return _round(self.active if first is None else first, len(self.seats))

    def at_base(self, base: int) -> list[int]:
        """All cards at a base, attached ones too, in the order of their arrival."""
        return [each.uid for each in self.objects.values() if each.base == base and each.uid != base]

    def attached_to(self, uid: int) -> list[int]:
        """The cards on a card."""
        return [each.uid for each in self.objects.values() if each.host == uid]

    def zone(self, uid: int) -> Zone:
        """Where a card is. A card being resolved counts as in play's antechamber: ``ASIDE``."""
        if uid in self.objects:
            return _PLAY
        if uid in self.limbo:
            return Zone.ASIDE
        if self.box and uid in self.box:
            return Zone.BOX
        if self.is_base(uid):
            return Zone.BASE_DECK if uid in self.base_deck else Zone.BASE_DISCARD
        if self.special_decks and self._is_in_special_deck(uid):
            return _DECK
        for seat in self._seats_from(self.cards[uid].owner):
            if uid in seat.hand:
                return _HAND
            if uid in seat.deck:
                return _DECK
            if uid in seat.discard:
                return _DISCARD
        return Zone.ASIDE

    def _is_in_special_deck(self, uid: int) -> bool:
        return any(uid in deck for deck in self.special_decks.values())

    def holder(self, uid: int) -> int:
        """The player in whose hand or pile a card is."""
        return self.seats.index(self._seat_holding(uid))

    def _seats_from(self, owner: int) -> Sequence[Seat]:
        """All seats, beginning with the one where a card most likely lies: its owner's."""
        return (self.seats[owner], *self.seats) if owner > 0 else self.seats

    def _seat_holding(self, uid: int) -> Seat:
        for seat in self.seats:
            if uid in seat.hand or uid in seat.deck or uid in seat.discard or uid in seat.aside:
                return seat
        return self.seats[max(self.cards[uid].owner, 0)]

    # -- change --------------------------------------------------------------------------------------------

    @property
    def values(self) -> Derived:
        """What follows from the board as it is, found when it is first asked for and kept until it is another one."""
        derived = self._derived
        if derived is None:
            derived = self._derived = self._derive(self)
            derived.gather()
        return derived

    def touch(self) -> None:
        """Say that a card in play, or an effect that lasts, has changed: what follows from them is computed anew."""
        self._objects_frozen = None
        self._derived = None

    def touch_beyond(self) -> None:
        """Say that something beyond the board has changed: a hand, a pile, what was done in the turn. Most boards do
        not ask there."""
        derived = self._derived
        if derived is not None and derived.voices.looks_beyond:
            self._derived = None

    def touch_turn(self) -> None:
        """Say that it is another player's turn."""
        derived = self._derived
        if derived is not None and (derived.voices.looks_beyond or derived.voices.asks_whose_turn):
            self._derived = None

    def next_id(self) -> int:
        """A number that was not given before in this game."""
        self.serial += 1
        return self.serial

    def enter(self, uid: int, controller: int, base: int, host: int = NOTHING, active: bool = True) -> None:
        """Put a card into play."""
        self.place(Obj(uid, controller, base, host, self.next_id(), active=active))
        self.touch()

    def place(self, obj: Obj) -> None:
        """Put down a card in play as it is now. Whoever does so says with ``touch`` when the board is complete."""
        before = self.objects.get(obj.uid)
        self.attached += (obj.host >= 0) - (before is not None and before.host >= 0)
        self.objects[obj.uid] = self._by_uid[obj.uid] = obj
        if self.compiled_by_uid[obj.uid].speaks:
            self.speaking[obj.uid] = None
            if obj.active or (before is not None and before.active):
                self.same_speak = False

    def arrive(self, uid: int) -> None:
        """Say that a card in play has finished arriving: its own abilities begin."""
        self.place(replace(self.objects[uid], active=True))
        voices = self.voices
        if voices is None or not self.same_speak or not voices.lasting or voices.looks_beyond:
            self.touch()
        else:
            self._objects_frozen = None  # nothing that follows from the board hangs on it

    def change(self, uid: int, **fields: object) -> None:
        """Change an object in play; what is attached to it follows it to another base."""
        found = self.obj(uid)
        self.place(replace(found, **fields))
        if "base" in fields and not self.is_base(uid):
            for each in self.attached_to(uid):
                self.change(each, base=fields["base"])
        self.touch()

    def remove(self, uid: int) -> None:
        """Take a card out of wherever it is. Leaving play makes it another object."""
        if uid in self.objects:
            gone = self.objects.pop(uid)
            self._by_uid[uid] = None
            self.attached -= gone.host >= 0
            if uid in self.speaking:
                del self.speaking[uid]
                self.same_speak = self.same_speak and not gone.active
            self.incarnations[uid] += 1
            self.departures += 1
            self._incarnations_frozen = None
            if uid in self.bases:
                self.bases.remove(uid)
            self.touch()
            return
        if uid in self.limbo:
            del self.limbo[uid]
        else:
            pile = self._pile_with(uid)
            if pile is not None:
                pile.remove(uid)
        self.touch_beyond()

    def _pile_with(self, uid: int) -> list[int] | None:
        """The hand or pile in which a card is."""
        for seat in self._seats_from(self.cards[uid].owner):
            if uid in seat.hand:
                return seat.hand
            if uid in seat.deck:
                return seat.deck
            if uid in seat.discard:
                return seat.discard
            if uid in seat.aside:
                return seat.aside
        for pile in (self.base_deck, self.base_discard, *self.special_decks.values()):
            if uid in pile:
                return pile
        return None

    # -- chance --------------------------------------------------------------------------------------------

    def random_below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1 out of the seed, which moves on (a 64-bit mixer, the same everywhere)."""
        self.seed = (self.seed + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.seed
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        mixed ^= mixed >> 31
        return mixed % limit

    def shuffle(self, pile: list[int]) -> None:
        """Put ``pile`` into an order of chance."""
        for last in range(len(pile) - 1, 0, -1):
            other = self.random_below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]

    # -- record --------------------------------------------------------------------------------------------

    def record(self, event: Event, batch: int = -1, parent: int = -1) -> Event:
        """Write an event down, with its number, turn and phase. ``batch``: of which moment it is; ``parent``: the
        event during which it happened."""
        self.serial += 1
        event = replace(
            event,
            id=self.serial,
            turn=self.turn,
            phase=self.phase,
            batch=batch if batch >= 0 else event.batch,
            parent=parent if parent >= 0 else event.parent,
        )
        self.events.append(event)
        self.history.append(event)
        return event

    def note(
        self,
        verb: str,
        *rules: str,
        player: int = NOBODY,
        what: Thing = NOTHING,
        to: Thing = NOTHING,
        amount: int = 0,
        outcome: str = "done",
        cause: Cause | None = None,
        base: int = NOTHING,
        power: int = 0,
        zone_to: str = "",
        things: Things = (),
        note: str = "",
    ) -> Event:
        """Record a step that only the rules bring about."""
        self.serial += 1
        # By position: keywords cost a quarter more.
        event = Event(
            self.serial,
            verb,
            player,
            what,
            to,
            amount,
            outcome,
            cause,
            NOTHING,  # by_card
            rules,
            -1,  # parent
            -1,  # batch
            base,
            NOTHING,  # host
            NOBODY,  # controller
            power,
            "",  # zone
            zone_to,
            "",  # end
            things,
            note,
            self.turn,
            self.phase,
        )
        self.events.append(event)
        self.history.append(event)
        return event
