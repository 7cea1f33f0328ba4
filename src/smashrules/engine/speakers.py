"""What a card in play, or what lasts for a time, says there: its statements and the clauses that wait for an event.

Made once for a card as it is in play, and kept as long as it stays so. Whether it counts, because nothing cancels it
and its conditions hold, is ``voices``'s.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from smashrules.effects.abilities import Continuous, Replacement
from smashrules.effects.actions import (
    Awaits,
    Statement,
    While,
)
from smashrules.effects.amounts import PowerAt
from smashrules.effects.conditions import AllOf, AnyOf, Condition, Not, Outpowers, Silenced, TurnOf
from smashrules.effects.node import Node, Path, walk
from smashrules.effects.selectors import (
    Alike,
    At,
    Controlled,
    Here,
    Host,
    Kind,
    Named,
    Other,
    Quantity,
    SameName,
    Select,
    Selector,
    SharesName,
    Stat,
    This,
    You,
)
from smashrules.engine.compiled import Compiled, Part, trigger_keys
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context, of_effect, of_object
from smashrules.engine.kinds import TYPES
from smashrules.engine.selecting import means
from smashrules.engine.table import Table
from smashrules.state.records import Cause, LastingEffect, Obj
from smashrules.state.things import NOTHING, Thing

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
    """Whether its conditions ask for numbers that words in play change (power, breakpoints)."""
    asks_names: bool = False
    """Whether its conditions ask for names, which words in play can give."""
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
    effect: LastingEffect | None = None
    """What makes it wait, where it stands on no card in play but lasts for a time."""


def context_of_hook(table: Table, hook: Hook, obj: Obj, controller: int | None = None) -> Context:
    """In whose name and from where a waiting clause speaks: the card as it is now, or as it was said when it began to
    wait."""
    if hook.effect is None:
        return of_object(table, obj, controller, hook.giver)
    ctx = of_effect(table, hook.effect)
    ctx.stamp, ctx.giver = hook.effect.incarnation, hook.giver
    return ctx


def is_nobodys(table: Table, hook: Hook) -> bool:
    """Whether a waiting clause is that of a base, which nobody controls."""
    return hook.effect is None and table.is_base(hook.obj.uid)


class Speaker:
    """A card in play whose text says something there, for as long as it stays as it is: its statements and hooks."""

    __slots__ = ("by", "compiled", "giver", "hooks", "looks_beyond", "obj", "since", "sources", "used")

    def __init__(
        self,
        table: Table,
        obj: Obj,
        compiled: Compiled,
        giver: int = NOTHING,
        since: int = 0,
        by: int = NOTHING,
    ) -> None:
        self.obj = obj
        self.since = since or obj.entered
        self.compiled = compiled
        self.giver = giver
        self.by = giver if by == NOTHING else by
        """The card that gives it these words, which may have copied them from the one on which they stand: what each
        of several cards gives is used apart."""
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
                self.sources.append(spoken(ctx, (*part.path, 0), part.clause.statement, obj.entered))

    def _hear(self, key: str, parts: list[Part]) -> None:
        self.hooks[key] = [Hook(self.obj, self.compiled, part, self.giver) for part in parts]


_NAMED: Mapping[type, Callable[[Context], int]] = {
    This: lambda ctx: ctx.source,
    Host: lambda ctx: ctx.host,
    Here: lambda ctx: ctx.here,
}
"""The words that name just one card or base."""


def spoken(
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
    bare = spoken(ctx, inner_path, inner, entered, effect)
    asked = [node for each in conditions for node in walk(each)]
    numbers, turn_alone = any(map(_is_of_numbers, asked)), all(map(_is_of_turn, asked))
    said_if, names = tuple(conditions), any(isinstance(node, _OF_NAMES) for node in asked)
    fixed = (ctx, path, statement, entered, effect, about, within, whose)
    return Source(*fixed, said_if, bare, numbers, names, turn_alone)


def _is_of_here(what: Select) -> bool:
    """Whether it describes only what lies at the base of the card that says it."""
    return any(type(each) is At and type(each.place) is Here for each in what.filters)


def _is_of_yours(what: Select) -> bool:
    """Whether it describes only what the player in whose name it is said controls."""
    return any(type(each) is Controlled and type(each.by) is You and not each.negated for each in what.filters)


def _is_of_numbers(node: Node) -> bool:
    """Whether a condition asks for a number that words in play change, or whether they cancel abilities."""
    stat = getattr(node, "stat", None)
    return isinstance(node, PowerAt | Outpowers | Silenced) or stat is Stat.POWER or stat is Stat.BREAKPOINT


_OF_NAMES = (Named, SharesName, SameName, Alike)


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


def asked_of(ctx: Context, what: Selector, one: Thing) -> Context:
    """``ctx`` with the one card or player that is looked at in the place of ``what``, all that a statement is about
    ("each minion has +1 power for each action on it"). A label tells that a number speaks of it."""
    if type(what) is not Select or what.label is None:
        return ctx
    alone = ctx.copy()
    alone.set_label(what.label, (one,))
    return alone


def all_covered(table: Table, source: Source, what: Selector) -> list[int]:
    """The cards in play that a statement is about."""
    if source.about is not None:
        return [source.about] if source.about in table.objects else []
    uids = list(table.objects)
    types = TYPES.get(what.kind) if type(what) is Select else None
    if types is not None:  # most are not even of the kind
        by_uid = table.compiled_by_uid
        uids = [uid for uid in uids if by_uid[uid].definition.type in types]
    return [uid for uid in uids if covers(source, what, uid)]


class Awaiting:
    """What waits for a time that stands on no card in play, as if a card said it."""

    __slots__ = ("hooks",)

    def __init__(self, table: Table, source: Source) -> None:
        effect, statement = source.effect, source.statement
        assert effect is not None
        assert isinstance(statement, Awaits)
        cause = effect.cause
        compiled = table.compiled_by_key[cause.key]
        part = compiled.awaited[source.path]
        said = Obj(cause.card, cause.controller, effect.here, effect.host, effect.entered)
        keys = [INSTEAD] if isinstance(statement.clause, Replacement) else trigger_keys(statement.clause)
        self.hooks = {key: [Hook(said, compiled, part, cause.giver, effect)] for key in keys}


def unwrap(sources: list[Source]) -> list[Source]:
    """Those of the statements whose conditions hold, without their conditions."""
    open_ones = []
    for source in sources:
        bare = source.bare
        if bare is None:
            open_ones.append(source)
        elif all(holds(source.ctx, each) for each in source.conditions):
            open_ones.append(bare)
    return open_ones
