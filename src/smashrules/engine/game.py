"""The engine's door: a game of certain cards, and the three functions that play it.

``decision(state)`` says what must be decided, its options who may answer what, ``apply(state, option)`` runs on to
the next decision or the end. Nothing else changes a state. The rules are in the procedures that it starts; no verb
and no phase is known here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.abilities import Triggered
from smashrules.effects.card import CardDef, CardType
from smashrules.engine.asking import Ask
from smashrules.engine.compiled import WATCHED, Compiled, compile_card, trigger_keys
from smashrules.engine.derived import Derived, Ledger
from smashrules.engine.doing import run_do
from smashrules.engine.happening import run_batch
from smashrules.engine.legality import Place, Reason
from smashrules.engine.madness import DECK, SIZE, is_wanted_by
from smashrules.engine.me_first import run_flush
from smashrules.engine.playing import run_play
from smashrules.engine.position import UNKNOWN
from smashrules.engine.refusing import why_not_play
from smashrules.engine.scoring import run_score
from smashrules.engine.speakers import INSTEAD
from smashrules.engine.starting import Seat, first_state, run_mulligan
from smashrules.engine.table import Table
from smashrules.engine.turns import run_discard, run_draw, run_resolve, run_turn
from smashrules.engine.unmodelled import missing
from smashrules.engine.watching import Watch
from smashrules.errors import InputError, NotModelledError, UnknownNameError, nearest_names
from smashrules.rulebook.editions import DEFAULT_EDITION, Switches, switches
from smashrules.state.frames import Batch, Discard, Do, Draw, Flush, Mulligan, Play, Resolve, Score, Turn
from smashrules.state.game import State
from smashrules.state.records import CardRecord, Decision, Event, Option
from smashrules.state.things import Thing

if TYPE_CHECKING:
    from smashrules.picture import Board

_PROCEDURES: dict[type, Callable[[Table, Any], Decision | None]] = {
    Do: run_do,
    Batch: run_batch,
    Resolve: run_resolve,
    Flush: run_flush,
    Play: run_play,
    Turn: run_turn,
    Score: run_score,
    Draw: run_draw,
    Discard: run_discard,
    Mulligan: run_mulligan,
}

Prepared = tuple[tuple[CardRecord, ...], list[Compiled], Mapping[str, frozenset[int]], str]

STEP_LIMIT = 100_000
"""Frames run for one answer before the engine takes it that the game goes round in circles."""


class IllegalAnswerError(InputError):
    """An answer that is not among the options of the open decision."""


class EndlessError(InputError):
    """A position in which mandatory abilities go on for ever."""


class OtherCardsError(InputError):
    """A saved state that belongs to other cards than those of this game."""


class Step(Struct, frozen=True, gc=False):
    """What an answer led to: the state at the next decision, and everything that happened on the way.

    ``forced``: what players had to choose there without being asked, for an ability or as the place of a card, being
    all that could be chosen; by player."""

    state: State
    events: tuple[Event, ...]
    forced: tuple[tuple[int, Thing], ...] = ()

    def __repr__(self) -> str:
        return f"Step({', '.join(each.verb for each in self.events[:6])}{', ...' if len(self.events) > 6 else ''})"


class Game:
    """A set of card definitions that can be played with.

    ``definitions`` maps keys to cards; a state names cards by key. None is asked for before a state has it, so that
    a large library need not be read. ``change`` may alter the switches of an edition (for the other reading of an
    unsettled rule)."""

    def __init__(
        self, definitions: Mapping[str, CardDef], change: Callable[[Switches], Switches] | None = None
    ) -> None:
        self.definitions = definitions
        self._cards: dict[str, CardDef] = {UNKNOWN: CardDef("unknown card", CardType.UNKNOWN)}
        self._compiled: dict[str, Compiled] = {}
        self._wanting: dict[str, bool] = {}
        """By card: whether its text speaks of the Madness deck."""
        self._change = change
        self._prepared: Prepared = ((), [], {}, "")
        self._live: tuple[State, Table] | None = None
        self._read: tuple[State, Table] | None = None

    def changed(self, change: Callable[[Switches], Switches]) -> Game:
        """The same cards under changed switches; what is known of the cards is shared."""
        other = Game(self.definitions, change)
        other._cards, other._compiled, other._wanting = self._cards, self._compiled, self._wanting
        return other

    def fingerprint(self, cards: Iterable[CardRecord]) -> str:
        """A short text that changes when one of these cards says something else. Raises ``UnknownNameError``."""
        known = [(key, self._card(key)) for key in sorted({card.key for card in cards})]
        said = "\n".join(f"{key}\t{each.words}\t{each.power}" for key, each in known)
        return hashlib.sha256(said.encode()).hexdigest()[:16]

    def _card(self, key: str) -> CardDef:
        found = self._cards.get(key)
        if found is None:
            if key not in self.definitions:
                raise UnknownNameError("card", key, nearest_names(key, self.definitions))
            found = self._cards[key] = self.definitions[key]
        return found

    def compiled(self, key: str) -> Compiled:
        """The clauses of a card. Raises ``UnknownNameError`` for a key that names none, ``NotModelledError`` for a
        card whose text needs what the engine lacks."""
        if key not in self._compiled:
            self._compiled[key] = compile_card(self._playable(self._card(key)))
        return self._compiled[key]

    def _playable(self, definition: CardDef) -> CardDef:
        lacking = missing(definition)
        if lacking:
            raise NotModelledError(lacking[0], definition.name)
        if definition.type is CardType.ACTION and definition.power is not None:
            return replace(definition, power=None)  # its text gives it the power that is printed on it
        return definition

    def _table(self, state: State) -> Table:
        """``state`` thawed. The table that was frozen last is used again if this is the state it became: play goes
        mostly straight on, and then what was derived from the board still holds."""
        live, self._live = self._live, None
        if live is not None and live[0] is state:
            live[1].events.clear()
            live[1].forced.clear()
            return live[1]
        chosen = switches(state.edition)
        if self._change is not None:
            chosen = self._change(chosen)
        _, by_uid, specials, fingerprint = self._prepare(state.cards)
        if state.fingerprint and state.fingerprint != fingerprint:
            raise OtherCardsError("this state was made with other cards or other wordings than those loaded here")
        return Table(self._compiled, by_uid, specials, chosen, Derived, state)

    def reading(self, state: State) -> Table:
        """``state`` thawed only to be read: whoever asks for it changes nothing, so the table may serve again."""
        for kept in (self._live, self._read):
            if kept is not None and kept[0] is state:
                return kept[1]
        live, self._live = self._live, None
        table = self._table(state)
        self._live, self._read = live, (state, table)
        return table

    def _prepare(self, cards: tuple[CardRecord, ...]) -> Prepared:
        """Compile the cards of a game; which of them are Specials, by what they wait for. Kept for the last game,
        whose ``cards`` are one and the same value in all its states."""
        if self._prepared[0] is not cards:
            specials: dict[str, set[int]] = {}
            for uid, card in enumerate(cards):
                compiled = self.compiled(card.key)
                for part in compiled.from_elsewhere:
                    if isinstance(part.clause, Triggered):
                        for key in trigger_keys(part.clause):
                            specials.setdefault(key, set()).add(uid)
                if compiled.instead_from_hand:
                    specials.setdefault(INSTEAD, set()).add(uid)
                if compiled.watches:
                    specials.setdefault(WATCHED, set()).add(uid)
            by_uid = [self.compiled(card.key) for card in cards]
            waiting = {key: frozenset(uids) for key, uids in specials.items()}
            self._prepared = (cards, by_uid, waiting, self.fingerprint(cards))
        return self._prepared

    # -- playing -----------------------------------------------------------------------------------------------

    def new(self, seats: Sequence[Seat], bases: Sequence[str], edition: str = DEFAULT_EDITION, seed: int = 1) -> Step:
        """A new game, set up and run on to the first decision. Equal arguments give equal games."""
        keys = {*bases, *(key for seat in seats for key in seat.deck)}
        decks = {DECK: SIZE} if any(self.wants_madness(key) for key in keys) else {}
        state = first_state(edition, seats, bases, seed, decks)
        *_, fingerprint = self._prepare(state.cards)
        return self.advance(replace(state, fingerprint=fingerprint))

    def wants_madness(self, key: str) -> bool:
        """Whether a card speaks of the Madness deck, so that a game with it has that deck (BGB2018, "Setup")."""
        found = self._wanting.get(key)
        if found is None:
            found = self._wanting[key] = is_wanted_by(self.compiled(key))
        return found

    def decision(self, state: State) -> Decision | None:
        """What must be decided now, by whom, among which options; None when the game has ended."""
        return state.decision

    def apply(self, state: State, option: Option) -> Step:
        """Answer the open decision. Raises ``IllegalAnswerError`` for an answer that is no option."""
        decision = state.decision
        if decision is None:
            raise IllegalAnswerError("nothing is to be decided: the game has ended")
        if option not in decision.options:
            raise IllegalAnswerError(f"{option} is none of the {len(decision.options)} options of {decision.kind!r}")
        table = self._table(state)
        frame = table.agenda[-1]
        table.agenda[-1] = replace(frame, picks=(*frame.picks, (decision.key, option)))
        table.decision = None
        return self._run(table)

    def advance(self, state: State) -> Step:
        """Run on to the next decision or the end."""
        if state.decision is not None or state.result is not None:
            return Step(state, ())
        return self._run(self._table(state), True)

    def _run(self, table: Table, first: bool = False) -> Step:
        seed, agenda = table.seed, table.agenda
        watch = Watch(table, first) if WATCHED in table.specials else None
        decision: Decision | None = None
        try:
            for _ in range(STEP_LIMIT):
                frame = agenda[-1]
                seed = table.seed
                decision = _PROCEDURES[type(frame)](table, frame)
                if watch is not None and agenda and watch.look():
                    continue
                if decision is not None or not agenda:
                    break
            else:
                raise EndlessError(f"more than {STEP_LIMIT} steps without a decision: these abilities never end")
        except Ask as question:
            decision = question.decision
        if decision is not None:
            table.seed, table.decision = seed, decision
        step = Step(table.freeze(), tuple(table.events), tuple(table.forced))
        self._live = (step.state, table)
        return step

    # -- questions ---------------------------------------------------------------------------------------------

    def definition(self, state: State, uid: int) -> CardDef:
        """What is printed on a card of the game."""
        return self._card(state.cards[uid].key)

    def power(self, state: State, uid: int) -> int:
        """The power of a minion in play."""
        return self.reading(state).values.power(uid)

    def ledger(self, state: State, uid: int) -> Ledger:
        """How the power of a minion in play comes about."""
        return self.reading(state).values.power_ledger(uid)

    def breakpoint(self, state: State, base: int) -> int:
        """The breakpoint of a base in play."""
        return self.reading(state).values.breakpoint(base)

    def breakpoint_ledger(self, state: State, base: int) -> Ledger:
        """How the breakpoint of a base comes about."""
        return self.reading(state).values.breakpoint_ledger(base)

    def base_total(self, state: State, base: int) -> int:
        """The total power at a base, which is compared with its breakpoint."""
        return self.reading(state).values.base_total(base)

    def total(self, state: State, base: int, player: int) -> int:
        """A player's total power at a base."""
        return self.reading(state).values.total(base, player)

    def total_ledger(self, state: State, base: int, player: int) -> Ledger:
        """How a player's total at a base comes about."""
        return self.reading(state).values.total_ledger(base, player)

    def board(self, state: State, title: str = "") -> Board:
        """``state`` as a board that shows itself, in a notebook or by ``to_svg()`` and ``to_text()``.

        A state does not know its cards, so it is the game that shows it. ``title`` is the name of the picture.
        """
        from smashrules.picture import Board  # a game that nobody looks at draws nothing

        return Board(self, state, title)

    def why_not(self, state: State, player: int, uid: int, place: Place | None = None) -> list[Reason]:
        """Why ``player`` may not play the card (there) now, the first reason first; empty if he may."""
        return why_not_play(self.reading(state), uid, player, place)
