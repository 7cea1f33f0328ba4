"""Whose words count: the live statements and waiting clauses of the cards in play and of what lasts for a time.

The first layer of what follows from a board. Most changes of a board leave the cards that say anything as they were;
then what was found before still holds, unless it hung on a condition or on who cancels whom. Knows which abilities
are alive; what they make of power, names and protection is ``derived``'s.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter

from smashrules.effects.abilities import Replacement
from smashrules.effects.actions import (
    Awaits,
    Cancelled,
    Cannot,
    Copied,
    Counts,
    Granted,
    Lasting,
    Limited,
    Unaffected,
    While,
)
from smashrules.effects.node import Path
from smashrules.effects.selectors import (
    abilities_in,
)
from smashrules.effects.verbs import Verb
from smashrules.engine.compiled import Compiled, under
from smashrules.engine.context import of_effect
from smashrules.engine.losing import Loss, loss, lost, without
from smashrules.engine.selecting import ever
from smashrules.engine.speakers import (
    INSTEAD,
    Awaiting,
    Hook,
    Source,
    Speaker,
    all_covered,
    covers,
    named,
    spoken,
    unwrap,
)
from smashrules.engine.table import Table
from smashrules.state.records import Cause, LastingEffect
from smashrules.state.things import NOTHING


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
        self._losses: list[Loss] = []
        """What cards have lost of their abilities for a time."""
        self._lost: dict[tuple[int, int], frozenset[Path]] = {}
        """The clauses that they have lost, by the card and what has given it these, if they are not its own."""
        self.hooks: Mapping[str, list[Hook]] = {}
        """The live clauses that wait for an event, by its verb (or the edge of a turn), in order of arrival."""
        self.gives = False
        """Whether cards have been given words of others."""
        self.awaits = False
        """Whether clauses wait for a time that stand on no card in play."""
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
        copying = by_kind.get(Copied)
        if copying:
            sources = [*sources, *self._copy(table, copying)]
            by_kind = _by_kind(sources)
        # What conditions ask about the board meanwhile finds nothing said yet.
        late: list[Source] = []
        if While in by_kind:
            self.lasting = all(map(_asks_turn_alone, by_kind[While]))
            late = _late(sources)
            sources = unwrap(_without(sources, late) if late else sources)
            by_kind = _by_kind(sources)
            table.values.forget_numbers()
        replaced = any(map(_replaces, by_kind[Granted])) if Granted in by_kind else False
        if replaced or Cancelled in by_kind:
            # What names the one card or base that it silences does so wherever others go.
            fixed = table.objects.keys() >= set(map(_about, by_kind.get(Cancelled, ())))
            self.lasting = self.lasting and fixed and not replaced
            by_kind = _by_kind(self._without_cancelled(table, sources))
        self.statements = by_kind
        if copying:
            self.lasting, self.gives = False, True
        if Granted in by_kind:
            self.lasting, self.gives = False, True
            self._give(table)
        if late:
            self._add(table, list(filter(self._speaks, late)))
        self.forbidding = [*self.statements.get(Cannot, ()), *self.statements.get(Limited, ())]
        if self.forbidding:
            self.forbidden_verbs = frozenset(map(_forbidden_verb, self.forbidding))
        before, self._before = self._before, None
        awaiting = self.statements.get(Awaits)
        if awaiting:
            self.awaits = True
            self.hooks = _by_event([*self.live, *(Awaiting(table, each) for each in awaiting)])
        elif before is not None and not (self.gives or before.gives or before.awaits) and before.live == self.live:
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
            now = unwrap(late)
            if now == held:  # a source is equal to itself alone
                return
            first, held = now if first is None else first, now
        self.statements = _joined(others, first or [])
        table.values.forget_numbers()

    def _copy(self, table: Table, copying: list[Source]) -> list[Source]:
        """Let cards speak that have the abilities of others, with these as well. What these copy in their turn is
        not printed on them, and is not copied."""
        copies = []
        known = set()
        for source in copying:
            statement = source.statement
            assert isinstance(statement, Copied)
            for uid in named(source) or ():
                obj = table.objects.get(uid)
                if obj is None or not obj.active:
                    continue
                for of in ever(source.ctx, statement.of):
                    if (uid, of, statement.label) in known:
                        continue  # to have the same abilities twice is to have them
                    known.add((uid, of, statement.label))
                    compiled = table.compiled_by_uid[int(of)]
                    printed = compiled if statement.label is None else under(compiled, statement.label)
                    copies.append(Speaker(table, obj, printed, int(of), source.entered))
        self.live = [*self.live, *copies]
        return [each for speaker in copies for each in speaker.sources]

    def _give(self, table: Table) -> None:
        """Let the cards speak that have been given abilities by others, with these as well."""
        self.live = list(self.live)
        statements = self.statements = {kind: list(some) for kind, some in self.statements.items()}
        for source in statements[Granted]:
            statement, by = source.statement, source.ctx.source
            giver = by if source.ctx.giver == NOTHING else source.ctx.giver
            assert isinstance(statement, Granted)
            gift = table.compiled_by_key[source.ctx.key].gifts[source.path]
            for uid, obj in table.objects.items():
                silent = uid in self.cancelled and self._replaced.get(uid) is not source
                if obj.active and not silent and covers(source, statement.what, uid):
                    kept = self._kept(table, uid, giver, gift, source.entered)
                    speaker = Speaker(table, obj, kept, giver, by=by)
                    self.live.append(speaker)
                    for each in unwrap(speaker.sources):
                        statements.setdefault(type(each.statement), []).append(each)

    def _without_cancelled(self, table: Table, sources: list[Source]) -> list[Source]:
        cancelling = [each for each in sources if isinstance(each.statement, Cancelled) or _replaces(each)]
        for source in sorted(cancelling, key=lambda each: each.entered):
            if source.effect is None and source.ctx.source in self.cancelled:
                continue
            statement = source.statement
            assert isinstance(statement, Cancelled | Granted)
            if isinstance(statement, Cancelled) and abilities_in(statement.what):
                self._losses.append(loss(statement, source.ctx, source.path, source.entered, named(source) or ()))
                continue
            for uid in all_covered(table, source, statement.what):
                if uid in self.cancelled and uid not in self._replaced:
                    continue
                self.cancelled[uid] = source.cause
                if _replaces(source):  # of two that replace them the later one counts
                    self._replaced[uid] = source
                else:
                    self._replaced.pop(uid, None)
        self.live = [each for each in self.live if each.obj.uid not in self.cancelled]
        if self._losses:
            self.live = [self._without_lost(table, each) for each in self.live]
        return [each for each in sources if self._speaks(each)]

    def _speaks(self, source: Source) -> bool:
        """Whether nothing cancels what says it; what lasts for a time goes on by itself."""
        if source.effect is not None:
            return True
        uid = source.ctx.source
        if uid in self.cancelled:
            return False
        lost_here = self._lost.get((uid, source.ctx.giver), ()) if self._lost else ()
        return not any(source.path[: len(path)] == path for path in lost_here)

    def _without_lost(self, table: Table, speaker: Speaker) -> Speaker:
        """What a card says of which it has lost something."""
        uid, giver = speaker.obj.uid, speaker.giver
        kept = self._kept(table, uid, giver, speaker.compiled, speaker.since)
        if kept is speaker.compiled:
            return speaker
        return Speaker(table, speaker.obj, kept, giver, speaker.since, speaker.by)

    def _kept(self, table: Table, uid: int, giver: int, compiled: Compiled, since: int) -> Compiled:
        gone = lost(self._losses, table, uid, giver, compiled, since) if self._losses else frozenset()
        if not gone:
            return compiled
        self._lost[uid, giver] = gone
        return without(compiled, gone)

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
    """Those on conditions about numbers, or about names where words give any, which are let in when the others have
    been."""
    names = any(isinstance((each.bare or each).statement, Counts) for each in sources)
    return [each for each in sources if (each.asks_numbers or (names and each.asks_names)) and _can_wait(each)]


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
    return spoken(of_effect(table, effect), (*effect.cause.path, 0), lasting.statement, effect.entered, effect)


def _by_kind(sources: list[Source]) -> dict[type, list[Source]]:
    found: dict[type, list[Source]] = {}
    for source in sources:
        found.setdefault(type(source.statement), []).append(source)
    return found


def _by_event(speakers: Sequence[Speaker | Awaiting]) -> dict[str, list[Hook]]:
    """What the cards wait for, by the event."""
    found: dict[str, list[Hook]] = {}
    for speaker in speakers:
        if speaker.hooks:
            for key, hooks in speaker.hooks.items():
                found.setdefault(key, []).extend(hooks)
    return found
