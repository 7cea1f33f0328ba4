"""Whose words count: the live statements and waiting clauses of the cards in play and of what lasts for a time.

The first layer of what follows from a board. Most changes of a board leave the cards that say anything as they were;
then what was found before still holds, unless it hung on a condition or on who cancels whom. Knows which abilities
are alive; what they make of power, names and protection is ``derived``'s.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter

from msgspec import Struct

from smashrules.effects.abilities import Continuous, Replacement
from smashrules.effects.actions import Cancelled, Cannot, Granted, Lasting, Limited, Statement, Unaffected, While
from smashrules.effects.amounts import PowerAt
from smashrules.effects.conditions import AllOf, AnyOf, Condition, Not, Outpowers, TurnOf
from smashrules.effects.node import Node, Path, walk
from smashrules.effects.selectors import (
    At,
    Controlled,
    Here,
    Host,
    Kind,
    Named,
    Other,
    Quantity,
    Select,
    Selector,
    SharesName,
    Stat,
    This,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.engine.compiled import Compiled, Part
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context, of_effect, of_object
from smashrules.engine.kinds import TYPES
from smashrules.engine.selecting import means
from smashrules.engine.table import Table
from smashrules.state.records import Cause, LastingEffect, Obj
from smashrules.state.things import NOTHING

INSTEAD = "instead"


class Source(Struct, frozen=True, eq=False):
    """A statement that is alive: in whose name it speaks, where it stands, and what it was fixed to."""

    ctx: Context
    path: Path
    statement: Statement
    entered: int
    effect: LastingEffect | None = None
    about: int | None = None
    """The one card that it names ("this minion"), if it does and was not fixed to others."""
    within: int | None = None
    """The one base at which all that it can be about lies ("each minion here"), where its words say so."""
    whose: int | None = None
    """The one player who controls all that it can be about ("your minions"), where its words say so."""
    conditions: tuple[Condition, ...] = ()
    """What must hold for it to be so ("as long as ...")."""
    bare: Source | None = None
    """The same without its conditions, if it has any."""
    asks_numbers: bool = False
    """Whether its conditions ask for numbers that words in play change (power, breakpoints), or for names."""
    asks_turn_alone: bool = False
    """Whether its conditions ask for nothing but whose turn it is."""

    def passes_by(self, obj: Obj) -> bool:
        """Whether at first sight it is about another card than this one in play: most are."""
        if self.about is not None:
            return obj.uid != self.about
        if self.whose is not None and obj.controller != self.whose:
            return True
        return self.within is not None and obj.base != self.within

    @property
    def cause(self) -> Cause:
        """The words as a cause."""
        if self.effect is not None:
            return self.effect.cause
        return self.ctx.cause(self.path)


class Hook(Struct, frozen=True, eq=False):
    """A clause in play that waits for an event."""

    obj: Obj
    compiled: Compiled
    part: Part
    giver: int = NOTHING
    """The card that gives the ability, where it is not the card's own."""


class Speaker:
    """A card in play whose text says something there, for as long as it stays as it is: its statements and hooks."""

    __slots__ = ("compiled", "giver", "hooks", "looks_beyond", "obj", "sources", "used")

    def __init__(self, table: Table, obj: Obj, compiled: Compiled, giver: int = NOTHING) -> None:
        self.obj = obj
        self.compiled = compiled
        self.giver = giver
        self.looks_beyond = compiled.looks_beyond
        self.used = bool(compiled.talents or compiled.on_turn or compiled.alternative)
        self.hooks: dict[str, list[Hook]] = {}
        for key, parts in compiled.triggered.items():
            self._hear(key, parts)
        if compiled.replacements:
            self._hear(INSTEAD, compiled.replacements)
        self.sources: list[Source] = []
        for part in compiled.continuous:
            assert isinstance(part.clause, Continuous)
            # Nobody controls a base: its "you" is each player, for themselves.
            each_player = obj.uid == obj.base and part.speaks_of_you
            for who in range(len(table.seats)) if each_player else (None,):
                ctx = of_object(table, obj, who, giver)
                self.sources.append(_spoken(ctx, (*part.path, 0), part.clause.statement, obj.entered))

    def _hear(self, key: str, parts: list[Part]) -> None:
        self.hooks[key] = [Hook(self.obj, self.compiled, part, self.giver) for part in parts]


class OnCards:
    """What stands on the cards in play that have arrived."""

    __slots__ = ("asks_whose_turn", "looks_beyond", "sources", "speakers")

    def __init__(self, table: Table) -> None:
        self.looks_beyond = self.asks_whose_turn = False
        self.speakers: list[Speaker] = []
        self.sources: list[Source] = []
        for uid, speaker in table.speaking.items():
            if speaker is None:
                if not table.objects[uid].active:
                    continue  # its own abilities begin when it has arrived
                speaker = table.speaking[uid] = Speaker(table, table.objects[uid], table.compiled_by_uid[uid])
            if speaker.looks_beyond:
                self.looks_beyond = True
            if speaker.compiled.asks_whose_turn:
                self.asks_whose_turn = True
            self.speakers.append(speaker)
            self.sources += speaker.sources


class Words:
    """What stands on the cards in play that have arrived, and what lasts for a time: whether it holds on the board as
    it is, and what of it is cancelled, is not asked here. It stays as long as the same cards speak."""

    __slots__ = (
        "asks_whose_turn",
        "by_kind",
        "effects",
        "looks_beyond",
        "of_effects",
        "on_cards",
        "sources",
        "speakers",
    )

    def __init__(self, table: Table, before: Words | None) -> None:
        self.effects = list(table.effects)
        self.of_effects = {each.id: _said(table, each, before) for each in self.effects}
        """The statements that effects make true for a time, by the number of the effect."""
        on_cards = OnCards(table) if before is None or not table.same_speak else before.on_cards
        self.on_cards: OnCards = on_cards
        self.speakers: list[Speaker] = on_cards.speakers
        self.looks_beyond: bool = on_cards.looks_beyond
        self.asks_whose_turn: bool = on_cards.asks_whose_turn
        if self.effects:
            self._look_at_effects(table)
        self.sources = [*on_cards.sources, *self.of_effects.values()]
        self.by_kind = _by_kind(self.sources)

    def _look_at_effects(self, table: Table) -> None:
        for each in self.effects:
            compiled = table.compiled_by_key[each.cause.key]
            if compiled.asks_whose_turn:
                self.asks_whose_turn = True
            if each.targets is None and compiled.lasting_looks_beyond:
                self.looks_beyond = True


class Voices:
    """What is said on one board, and on the boards after it as long as the same cards say the same."""

    def __init__(self, table: Table, before: Voices | None) -> None:
        self.words = _words(table, before)
        """What stands on the cards in play and lasts, whether it holds or not."""
        self.looks_beyond = self.words.looks_beyond
        """Whether any words in play speak of hands, piles or the turn's history."""
        self.asks_whose_turn = self.words.asks_whose_turn
        self.live = self.words.speakers
        """The cards whose abilities work: those that have finished arriving and that nothing cancels."""
        self.gathered = False
        self.lasting = True
        """Whether it holds as long as the same cards speak and the same effects last, in the same turn where words in
        play ask whose it is."""
        self.turn = table.turn
        self.statements: Mapping[type, list[Source]] = {}
        self.cancelled: dict[int, Cause] = {}
        self._replaced: dict[int, Source] = {}
        """The cards whose abilities are replaced, and not cancelled besides: what gives them what they have."""
        self.hooks: Mapping[str, list[Hook]] = {}
        """The live clauses that wait for an event, by its verb (or the edge of a turn), in order of arrival."""
        self.gives = False
        """Whether cards have been given words of others."""
        self._before = before
        self._users: list[Speaker] | None = None
        self.forbidding: list[Source] = []
        """The statements by which something cannot happen, or not as often."""
        self.forbidden_verbs: frozenset[str] = frozenset()
        """The verbs of which any words in play forbid any event."""
        self._replaced_verbs: frozenset[str] | None = None
        self._protects_by_power: bool | None = None

    def gather(self, table: Table) -> None:
        """Collect all statements, and cancel in the order of arrival: a cancelled canceller does nothing."""
        self.gathered = True
        sources, by_kind = self.words.sources, self.words.by_kind
        # What conditions ask about the board meanwhile finds nothing said yet.
        late: list[Source] = []
        if While in by_kind:
            self.lasting = all(map(_asks_turn_alone, by_kind[While]))
            late = _late(sources)
            sources = _unwrap(_without(sources, late) if late else sources)
            by_kind = _by_kind(sources)
            table.values.forget_numbers()
        replaced = any(map(_replaces, by_kind[Granted])) if Granted in by_kind else False
        if replaced or Cancelled in by_kind:
            # What names the one card or base that it silences does so wherever others go.
            fixed = table.objects.keys() >= set(map(_about, by_kind.get(Cancelled, ())))
            self.lasting = self.lasting and fixed and not replaced
            by_kind = _by_kind(self._without_cancelled(table, sources))
        self.statements = by_kind
        if Granted in by_kind:
            self.lasting, self.gives = False, True
            self._give(table)
        if late:
            self._add(table, list(filter(self._speaks, late)))
        self.forbidding = [*self.statements.get(Cannot, ()), *self.statements.get(Limited, ())]
        if self.forbidding:
            self.forbidden_verbs = frozenset(map(_forbidden_verb, self.forbidding))
        before, self._before = self._before, None
        if before is not None and not (self.gives or before.gives) and before.live == self.live:
            self.hooks = before.hooks
        else:
            self.hooks = _by_event(self.live)

    def _add(self, table: Table, late: list[Source]) -> None:
        """Let in the statements on conditions about numbers: first as the numbers are without them, then as they are
        with those that hold, until nothing changes. Where that has no end (each undoes the other's condition) no
        book says what holds; it stays at those that hold at first."""
        others = self.statements
        first: list[Source] | None = None
        held: list[Source] = []
        for _ in range(len(late) + 2):
            self.statements = _joined(others, held)
            table.values.forget_numbers()
            now = _unwrap(late)
            if now == held:  # a source is equal to itself alone
                return
            first, held = now if first is None else first, now
        self.statements = _joined(others, first or [])
        table.values.forget_numbers()

    def _give(self, table: Table) -> None:
        """Let the cards speak that have been given abilities by others, with these as well."""
        self.live = list(self.live)
        statements = self.statements = {kind: list(some) for kind, some in self.statements.items()}
        for source in statements[Granted]:
            statement, giver = source.statement, source.ctx.source
            assert isinstance(statement, Granted)
            gift = table.compiled_by_key[source.ctx.key].gifts[source.path]
            for uid, obj in table.objects.items():
                silent = uid in self.cancelled and self._replaced.get(uid) is not source
                if obj.active and not silent and covers(source, statement.what, uid):
                    speaker = Speaker(table, obj, gift, giver)
                    self.live.append(speaker)
                    for each in _unwrap(speaker.sources):
                        statements.setdefault(type(each.statement), []).append(each)

    def _without_cancelled(self, table: Table, sources: list[Source]) -> list[Source]:
        cancelling = [each for each in sources if isinstance(each.statement, Cancelled) or _replaces(each)]
        for source in sorted(cancelling, key=lambda each: each.entered):
            if source.effect is None and source.ctx.source in self.cancelled:
                continue
            statement = source.statement
            assert isinstance(statement, Cancelled | Granted)
            for uid in _all_covered(table, source, statement.what):
                if uid in self.cancelled and uid not in self._replaced:
                    continue
                self.cancelled[uid] = source.cause
                if _replaces(source):  # of two that replace them the later one counts
                    self._replaced[uid] = source
                else:
                    self._replaced.pop(uid, None)
        self.live = [each for each in self.live if each.obj.uid not in self.cancelled]
        return [each for each in sources if self._speaks(each)]

    def _speaks(self, source: Source) -> bool:
        """Whether nothing cancels what says it; what lasts for a time goes on by itself."""
        return source.effect is not None or source.ctx.source not in self.cancelled

    def holds_in(self, turn: int) -> bool:
        """Whether it can hold in a turn: as long as nothing asks whose it is, in any."""
        return self.turn == turn or not self.asks_whose_turn

    def users(self) -> list[Speaker]:
        """What can be used in the Play Cards phase: live cards with Talents or abilities "on your turn"."""
        if self._users is None:
            self._users = [each for each in self.live if each.used]
        return self._users

    def replaced_verbs(self) -> frozenset[str]:
        """The verbs of the events in whose place live clauses put something."""
        if self._replaced_verbs is None:
            clauses = [each.part.clause for each in self.hooks.get(INSTEAD, ())]
            said = [act for each in clauses if isinstance(each, Replacement) for act in (each.event, *each.others)]
            self._replaced_verbs = frozenset(act.verb for act in said)
        return self._replaced_verbs

    def protects_by_power(self, table: Table) -> bool:
        """Whether any words in play protect cards by a number of theirs ("minions of power 2 or less")."""
        if self._protects_by_power is None:
            by_key, protecting = table.compiled_by_key, self.statements.get(Unaffected, ())
            self._protects_by_power = any(by_key[each.ctx.key].protects_by_power for each in protecting)
        return self._protects_by_power


_asks_turn_alone, _about = attrgetter("asks_turn_alone"), attrgetter("about")


def _forbidden_verb(source: Source) -> Verb:
    statement = source.statement
    assert isinstance(statement, Cannot | Limited)
    return statement.act.verb


def _late(sources: list[Source]) -> list[Source]:
    """Those on conditions about numbers, which are let in when the others have been."""
    return [each for each in sources if each.asks_numbers and _can_wait(each)]


def _without(sources: list[Source], late: list[Source]) -> list[Source]:
    return [each for each in sources if each not in late]


def _can_wait(source: Source) -> bool:
    """Whether a statement on a condition is about numbers, and the like: not about which words work at all."""
    return source.bare is not None and not isinstance(source.bare.statement, Cancelled | Granted)


def _joined(statements: Mapping[type, list[Source]], more: list[Source]) -> Mapping[type, list[Source]]:
    """The statements with more of them, each kind in the order in which they came into play."""
    found = {kind: list(some) for kind, some in statements.items()}
    for each in more:
        found.setdefault(type(each.statement), []).append(each)
    for kind in {type(each.statement) for each in more}:
        found[kind].sort(key=lambda each: each.entered)
    return found


def _replaces(source: Source) -> bool:
    """Whether a statement gives abilities in the place of those that a card has."""
    return isinstance(source.statement, Granted) and source.statement.alone


def voices_of(table: Table) -> Voices:
    """What is said on the board: as it is known from a board before, or still to be gathered."""
    last = table.voices
    if last is not None and last.lasting and _is_the_same(table, last) and last.holds_in(table.turn):
        return last
    table.voices = Voices(table, last)
    table.same_speak = True
    return table.voices


def _is_the_same(table: Table, last: Voices) -> bool:
    """Whether the same cards say the same as on the last board that was asked about."""
    return table.same_speak and last.words.effects == table.effects


def _words(table: Table, last: Voices | None) -> Words:
    """What stands on the cards in play and lasts, made out anew only where something has changed."""
    if last is not None and _is_the_same(table, last):
        return last.words
    return Words(table, None if last is None else last.words)


def _said(table: Table, effect: LastingEffect, before: Words | None) -> Source:
    """The statement that an effect makes true for a time."""
    known = None if before is None else before.of_effects.get(effect.id)
    if known is not None and known.effect is effect:
        return known
    lasting = table.compiled_by_key[effect.cause.key].nodes[effect.cause.path]
    assert isinstance(lasting, Lasting)
    return _spoken(of_effect(table, effect), (*effect.cause.path, 0), lasting.statement, effect.entered, effect)


_NAMED: Mapping[type, Callable[[Context], int]] = {
    This: lambda ctx: ctx.source,
    Host: lambda ctx: ctx.host,
    Here: lambda ctx: ctx.here,
}
"""The words that name just one card or base."""


def _spoken(
    ctx: Context, path: Path, statement: Statement, entered: int, effect: LastingEffect | None = None
) -> Source:
    about, within, whose = None, None, None
    if effect is None or effect.targets is None:
        what = getattr(statement, "what", None)
        about = _NAMED[type(what)](ctx) if type(what) in _NAMED else None
        if type(what) is Select:
            within = ctx.here if _is_of_here(what) else None
            whose = ctx.controller if _is_of_yours(what) else None
    conditions: list[Condition] = []
    inner, inner_path = statement, path
    while isinstance(inner, While):
        conditions.append(inner.condition)
        inner, inner_path = inner.statement, (*inner_path, 1)
    if not conditions:
        return Source(ctx, path, statement, entered, effect, about, within, whose)
    bare = _spoken(ctx, inner_path, inner, entered, effect)
    asked = [node for each in conditions for node in walk(each)]
    numbers, turn_alone = any(map(_is_of_numbers, asked)), all(map(_is_of_turn, asked))
    said_if = tuple(conditions)
    return Source(ctx, path, statement, entered, effect, about, within, whose, said_if, bare, numbers, turn_alone)


def _is_of_here(what: Select) -> bool:
    """Whether it describes only what lies at the base of the card that says it."""
    return any(type(each) is At and type(each.place) is Here for each in what.filters)


def _is_of_yours(what: Select) -> bool:
    """Whether it describes only what the player in whose name it is said controls."""
    return any(type(each) is Controlled and type(each.by) is You and not each.negated for each in what.filters)


def _is_of_numbers(node: Node) -> bool:
    """Whether a condition asks for a number, or a name, that words in play change."""
    stat = getattr(node, "stat", None)
    return isinstance(node, PowerAt | Outpowers | Named | SharesName) or stat is Stat.POWER or stat is Stat.BREAKPOINT


def _is_of_turn(node: Node) -> bool:
    """Whether a part of a condition asks only for whose turn it is, and who is who."""
    if type(node) is Select:
        return node.kind is Kind.PLAYER and node.label is None and node.zone is None
    return isinstance(node, TurnOf | Not | AllOf | AnyOf | Other | You | Quantity)


def named(source: Source) -> tuple[int, ...] | None:
    """The cards that a statement is about, where it was fixed to them or names just one; None where each card has to
    be asked whether it fits."""
    if source.about is not None:
        return (source.about,)
    effect = source.effect
    if effect is not None and effect.targets is not None:
        incarnations = source.ctx.table.incarnations
        return tuple([uid for uid, incarnation in effect.targets if incarnations[uid] == incarnation])
    return None


def covers(source: Source, what: Selector, uid: int) -> bool:
    """Whether a statement is about a card."""
    if source.about is not None:
        return uid == source.about
    fixed = named(source)
    return means(source.ctx, what, uid) if fixed is None else uid in fixed


def _all_covered(table: Table, source: Source, what: Selector) -> list[int]:
    """The cards in play that a statement is about."""
    if source.about is not None:
        return [source.about] if source.about in table.objects else []
    uids = list(table.objects)
    types = TYPES.get(what.kind) if type(what) is Select else None
    if types is not None:  # most are not even of the kind
        by_uid = table.compiled_by_uid
        uids = [uid for uid in uids if by_uid[uid].definition.type in types]
    return [uid for uid in uids if covers(source, what, uid)]


def _by_kind(sources: list[Source]) -> dict[type, list[Source]]:
    found: dict[type, list[Source]] = {}
    for source in sources:
        found.setdefault(type(source.statement), []).append(source)
    return found


def _by_event(speakers: list[Speaker]) -> dict[str, list[Hook]]:
    """What the cards wait for, by the event."""
    found: dict[str, list[Hook]] = {}
    for speaker in speakers:
        if speaker.hooks:
            for key, hooks in speaker.hooks.items():
                found.setdefault(key, []).extend(hooks)
    return found


def _unwrap(sources: list[Source]) -> list[Source]:
    """Those of the statements whose conditions hold, without their conditions."""
    open_ones = []
    for source in sources:
        bare = source.bare
        if bare is None:
            open_ones.append(source)
        elif all(holds(source.ctx, each) for each in source.conditions):
            open_ones.append(bare)
    return open_ones
