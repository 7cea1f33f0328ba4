"""What follows from the board: power, breakpoints, names, what is cancelled, forbidden, protected.

None of it is stored in a state. It is computed once per board and dropped whole when the board changes. The layers
are fixed, each reading only those before it: which abilities are alive; under which names cards count; protection;
then power and breakpoints. Every number can give its ledger: each change with the words that make it. Nothing is
asked of a player here, and nothing changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from smashrules.effects.actions import Becomes, Cannot, Counts, Floor, Limited, Modify, Unaffected, WinsTies
from smashrules.effects.amounts import Count, Times
from smashrules.effects.card import CardType
from smashrules.effects.selectors import Here, Select, Stat
from smashrules.effects.verbs import Verb
from smashrules.engine.bounds import bounded_at, kept, unchanged
from smashrules.engine.context import Context
from smashrules.engine.matching import is_of_another, is_ordered_by, matches
from smashrules.engine.modifiers import Modifiers, sorted_modifiers
from smashrules.engine.selecting import means, number, players, things
from smashrules.engine.speakers import INSTEAD, Hook, Source, Speaker, asked_of, covers
from smashrules.engine.table import Table
from smashrules.engine.taken_names import also_called, counts_as
from smashrules.engine.voices import voices_of
from smashrules.rulebook.editions import Counted, Floored
from smashrules.state.records import Cause, Event
from smashrules.state.things import NOTHING, Thing, is_card, player_thing


class Line(Struct, frozen=True):
    """One line of a ledger: how much, by which words of which card, under which rule."""

    amount: int
    rule: str
    cause: Cause | None = None
    note: str = ""


class Ledger(Struct, frozen=True):
    """How a number comes about, line by line."""

    total: int
    lines: tuple[Line, ...]


# Enum look-ups cost in a hot place.
_POWER, _BREAKPOINT = Stat.POWER, Stat.BREAKPOINT
_MINIONS = Counted.MINIONS
_PRINTED = {_POWER: (Stat.PRINTED_POWER,), _BREAKPOINT: (Stat.PRINTED_BREAKPOINT,)}
# A number that is set is the one that changes are added to (BGB2018, "Calculating Values").
_STARTING = {_POWER: (_POWER, Stat.STARTING_POWER), _BREAKPOINT: (_BREAKPOINT, Stat.STARTING_BREAKPOINT)}


class Derived:
    """Everything derived from one board. A table gives it: ``table.values``."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._power: dict[int, int] = {}
        self._breakpoint: dict[int, int] = {}
        self._by_type: dict[frozenset[CardType], list[int]] = {}
        self._being_reset: set[int] = set()
        self._totals: dict[tuple[int, int], int] | None = None
        self._at_bases: dict[int, int] = {}
        self._modifiers: Mapping[Stat, Modifiers] | None = None
        self.attachments_settled = False
        """Whether it was seen that no card on another has to go."""
        self.known_plays: dict[object, Cause | None] = {}
        """Which plays (card, player, place) these words forbid, as far as it was asked."""
        self.voices = voices_of(table)

    def gather(self) -> None:
        """Collect what is said, where that is not known from a board before. A condition that asks about the board
        meanwhile finds the layers made so far."""
        if not self.voices.gathered:
            self.voices.gather(self.table)

    def forget_numbers(self) -> None:
        """Numbers are found anew: what was found while the words were gathered did not know all of them."""
        self._power.clear()
        self._breakpoint.clear()
        self._at_bases.clear()
        self._totals = self._modifiers = None

    def in_play(self, types: frozenset[CardType]) -> list[int]:
        """The cards in play of some types, bases left out, in the order of their arrival."""
        found = self._by_type.get(types)
        if found is None:
            found = self._by_type[types] = []
            by_uid = self.table.compiled_by_uid
            for uid, obj in self.table.objects.items():
                if by_uid[uid].definition.type in types and uid != obj.base:
                    found.append(uid)
        return found

    # -- layer 1: which abilities are alive ------------------------------------------------------------------

    def statements(self, kind: type) -> Sequence[Source]:
        """The live statements of a class."""
        return self.voices.statements.get(kind, ())

    @property
    def cancelled(self) -> Mapping[int, Cause]:
        """The cards whose abilities are cancelled, and by which words."""
        return self.voices.cancelled

    def alive(self, uid: int) -> bool:
        """Whether the abilities of a card in play work: it has finished arriving and nothing cancels them."""
        found = self.table.objects.get(uid)
        return found is not None and found.active and uid not in self.voices.cancelled

    def users(self) -> Sequence[Speaker]:
        """What can be used in the Play Cards phase: live cards with Talents or abilities "on your turn"."""
        return self.voices.users()

    def replacements(self) -> Sequence[Hook]:
        """The live clauses that put something in the place of an event."""
        return self.voices.hooks.get(INSTEAD, ())

    # -- layer 2: names --------------------------------------------------------------------------------------

    @property
    def gives_names(self) -> bool:
        """Whether any words give cards other names besides their own."""
        return Counts in self.voices.statements

    def counts_as(self, uid: int, word: str) -> bool:
        """Whether a card in play counts as one with ``word`` in its name."""
        return counts_as(self.statements(Counts), uid, word)

    def also_called(self, uid: int) -> frozenset[str]:
        """The names of other cards that a card in play has besides its own."""
        return also_called(self.table, self.statements(Counts), uid)

    # -- layer 3: cannot and not affected ----------------------------------------------------------------------

    def forbids_some(self, verb: Verb) -> bool:
        """Whether any words in play forbid any event of this verb."""
        return verb in self.voices.forbidden_verbs

    def forbids_there(self, verb: Verb, to: int) -> bool:
        """Whether any of them forbid such an event at one base or card: most name another base."""
        for source in self.voices.forbidding:
            statement = source.statement
            assert isinstance(statement, Cannot | Limited)
            if statement.act.verb is verb and (type(statement.act.to) is not Here or source.ctx.here == to):
                return True
        return False

    def forbidding(self, event: Event) -> Cause | None:
        """The words by which ``event`` cannot happen, if there are any."""
        if event.verb not in self.voices.forbidden_verbs:
            return None
        said = self.voices.statements
        for source in said.get(Cannot, ()):
            statement, ctx = source.statement, source.ctx
            assert isinstance(statement, Cannot)
            act = statement.act
            if act.verb != event.verb or is_of_another(act, event, ctx.source, ctx.here):
                continue
            if matches(ctx.copy(), event, act):
                return source.cause
        for source in said.get(Limited, ()):
            if self._used_up(source, event):
                return source.cause
        return None

    def _used_up(self, source: Source, event: Event) -> bool:
        """Whether whoever would do it has done it as often as they may in this turn."""
        statement = source.statement
        assert isinstance(statement, Limited)
        act = statement.act
        if act.verb != event.verb:
            return False
        ctx = source.ctx
        if not matches(ctx.copy(), event, act):
            return False
        before = [
            each
            for each in self.table.history
            if each.verb == event.verb
            and each.outcome == "done"
            and each.turn == self.table.turn
            and (act.by is None or each.player == event.player)  # of nobody's deed: so many in all
        ]
        return sum(matches(ctx.copy(), each, act) for each in before) >= statement.times

    def protecting(self, uid: int, card: int, controller: int) -> Cause | None:
        """The words by which ``uid`` is not affected by ``card``, controlled by ``controller``, if there are any."""
        if card == NOTHING:
            return None
        obj = self.table.objects.get(uid)
        for source in self.statements(Unaffected):
            if obj is not None and source.passes_by(obj):
                continue
            statement = source.statement
            assert isinstance(statement, Unaffected)
            if self._is_source(source.ctx, statement, card, controller) and covers(source, statement.what, uid):
                return source.cause
        return None

    def protecting_by_itself(self, uid: int, card: int, controller: int) -> Cause | None:
        """The same, asked of the card before anything changes its power: what lowers it into a protected range does
        so all the same (WIKI, "Canceling or Preventing Effects")."""
        if not self.voices.protects_by_power(self.table):
            return self.protecting(uid, card, controller)
        power = self.power(uid)
        self._power[uid] = self.starting(uid, _POWER) + self.table.obj(uid).counters
        barrier = self.protecting(uid, card, controller)
        self._power[uid] = power
        return barrier

    def _is_source(self, ctx: Context, statement: Unaffected, card: int, controller: int) -> bool:
        by = statement.by
        if type(by) is not Select:
            return means(ctx, by, card)
        return is_ordered_by(ctx, by, card, controller)

    # -- layer 4: numbers --------------------------------------------------------------------------------------

    def power(self, uid: int) -> int:
        """The power of a card, never below zero (BGB2018, "Calculating Values"); what is printed when it is not in
        play."""
        found = self._power.get(uid)
        if found is None:
            table = self.table
            printed = table.compiled_by_uid[uid].definition.power or 0
            obj = table.objects.get(uid)
            if obj is None:
                return printed
            # A protection or a change that asks for this power meanwhile sees it without changes: so a change that
            # brings a minion into a protected range is made all the same (WIKI, "Canceling or Preventing Effects").
            found = self._power[uid] = printed + obj.counters
            said = self.voices.statements
            if Becomes in said:
                found = self._power[uid] = self.starting(uid, _POWER) + obj.counters
            changes = self._changes(uid, _POWER) if Modify in said else ()
            if changes or Floor in said:
                made = [amount for _, amount, barrier in changes if barrier is None]
                found = kept(self, uid, _POWER, found - obj.counters, obj.counters, made)[0]
            self._power[uid] = found = max(0, found)
        return found

    def breakpoint(self, base: int) -> int:
        """The breakpoint of a base, never below zero."""
        found = self._breakpoint.get(base)
        if found is None:
            said = self.voices.statements
            total = self.starting(base, _BREAKPOINT)
            changed = self._changes(base, _BREAKPOINT) if Modify in said else ()
            if changed or Floor in said:
                made = [amount for _, amount, barrier in changed if barrier is None]
                total = kept(self, base, _BREAKPOINT, total, 0, made)[0]
            if total < 0 and Floored.BREAKPOINT in self.table.switches.floored:
                total = 0
            found = self._breakpoint[base] = total
        return found

    def starting(self, uid: int, which: Stat, printed_only: bool = False) -> int:
        """The number that changes are added to: what is printed, or what an ability has it be instead (BGB2018,
        "Calculating Values for Breakpoints or Power"). ``printed_only``: only what counts as printed."""
        definition = self.table.definition(uid)
        number_ = (definition.power if which is _POWER else definition.breakpoint) or 0
        if Becomes not in self.voices.statements:
            return number_
        if uid in self._being_reset:  # what asks for it meanwhile, as a protection may, sees what is printed
            return number_
        for _, value in self._resets(uid, which, printed_only):
            number_ = value
        return number_

    def _resets(self, uid: int, which: Stat, printed_only: bool = False) -> list[tuple[Source, int]]:
        """What sets the number of a card, the printed one first; of several the one that came last holds."""
        if Becomes not in self.voices.statements:
            return []
        self._being_reset.add(uid)
        found = self._found_resets(uid, which, printed_only)
        self._being_reset.discard(uid)
        return found

    def resets(self, uid: int) -> list[tuple[Source, int, int]]:
        """What sets the power of a card that changes are added to, from which number to which."""
        before, found = self.table.definition(uid).power or 0, []
        for source, value in self._resets(uid, _POWER):
            found.append((source, before, value))
            before = value
        return found

    def _found_resets(self, uid: int, which: Stat, printed_only: bool) -> list[tuple[Source, int]]:
        found = []
        definition = self.table.definition(uid)
        now = (definition.power if which is _POWER else definition.breakpoint) or 0
        for stats in (_PRINTED[which],) if printed_only else (_PRINTED[which], _STARTING[which]):
            for source in self.statements(Becomes):
                statement = source.statement
                assert isinstance(statement, Becomes)
                if statement.stat not in stats or not covers(source, statement.what, uid):
                    continue
                effect = source.effect
                amount = effect.amount if effect is not None else None
                value = number(source.ctx, statement.amount) if amount is None else amount
                if statement.only is Verb.INCREASE and value <= now:
                    continue  # "is increased to" leaves alone what is no less already
                if statement.only is Verb.DECREASE and value >= now:
                    continue
                ctx = source.ctx
                if which is not _POWER or self.protecting(uid, ctx.source, ctx.controller) is None:
                    found.append((source, value))
                    now = value
        return found

    def _changes(self, uid: int, which: Stat) -> Sequence[tuple[Source, int, Cause | None]]:
        """What changes a number of a card, by how much, and the words that keep it from doing so, if any do."""
        modifying = self._modifying(which)
        if modifying is None:
            return ()
        obj = self.table.objects.get(uid)
        concerning = modifying.of(uid, obj)
        if not concerning:
            return ()
        changes = []
        for each in concerning:
            source, statement, amount = each.source, each.statement, each.amount
            if each.named is None:
                if obj is not None and source.passes_by(obj):
                    continue
                if not means(source.ctx, statement.what, uid):
                    continue
            if amount is None:
                amount = number(asked_of(source.ctx, statement.what, uid), statement.amount)
            barrier = None
            if which is _POWER and Unaffected in self.voices.statements:
                barrier = self.protecting(uid, source.ctx.source, source.ctx.controller)
            if barrier is None and Floor in self.voices.statements:
                barrier = unchanged(self, uid, which, amount, source.ctx)
            changes.append((source, amount, barrier))
        return changes

    def changes(self, uid: int) -> Sequence[tuple[Source, int, Cause | None]]:
        """What is added to the power of a card, how much, and the words that keep it from that, if any do."""
        return self._changes(uid, _POWER)

    def _modifying(self, which: Stat) -> Modifiers | None:
        """The live changes of a number, if there are any."""
        found = self._modifiers
        if found is None:
            said = self.voices.statements
            found = self._modifiers = sorted_modifiers(self.table, said.get(Modify, []))
        return found.get(which)

    @staticmethod
    def _for_player(source: Source, statement: Modify, player: int) -> int:
        """By how much for this player ("each player has +1 power here for each of their actions here")."""
        return number(asked_of(source.ctx, statement.what, player_thing(player)), statement.amount)

    def of_player(self, which: Stat, player: int, usual: int) -> tuple[int, Cause | None]:
        """A number that a player carries, ``usual`` by the rules, and the last words that make it another."""
        found, cause = usual, None
        for source in self.statements(Becomes):
            statement = source.statement
            assert isinstance(statement, Becomes)
            if statement.stat is which and player in players(source.ctx, statement.what):
                found, cause = number(source.ctx, statement.amount), source.cause
        modifying = self._modifying(which)
        for each in modifying.every if modifying is not None else ():
            if player in players(each.source.ctx, each.statement.what):
                found, cause = found + self._for_player(each.source, each.statement, player), each.source.cause
        return max(0, found), cause

    def added_to_award(self, base: int, player: int) -> tuple[int, Cause | None]:
        """By how much words change what a player is awarded by a base, and the last words that do."""
        amount, cause = 0, None
        modifying = self._modifying(Stat.VP)
        for each in modifying.granted if modifying is not None else ():
            source, statement = each.source, each.statement
            there = statement.at is not None and base in things(source.ctx, statement.at)
            if there and player in players(source.ctx, statement.what):
                amount, cause = amount + self._for_player(source, statement, player), source.cause
        return amount, cause

    def added(self, uid: int) -> int:
        """What the power of a card comes to in the totals at its base: all of it, unless words say otherwise."""
        setter = self._sets_added(uid) if Becomes in self.voices.statements else None
        return self.power(uid) if setter is None else number(setter[0].ctx, setter[1].amount)

    def counted_toward(self, uid: int) -> int:
        """What the power of a card comes to in what is compared with the breakpoint of its base."""
        setter = self._sets_added(uid, Stat.BREAKING_POWER)
        return self.added(uid) if setter is None else number(setter[0].ctx, setter[1].amount)

    def _sets_added(self, uid: int, stat: Stat = Stat.ADDED_POWER) -> tuple[Source, Becomes] | None:
        """The words by which a card adds something else than its power, the last of several."""
        found = None
        for source in self.statements(Becomes):
            statement, ctx = source.statement, source.ctx
            assert isinstance(statement, Becomes)
            if statement.stat is not stat or not covers(source, statement.what, uid):
                continue
            if self.protecting(uid, ctx.source, ctx.controller) is None:
                found = source, statement
        return found

    def wins_ties(self, base: int) -> frozenset[int]:
        """The players who win ties at a base, by what words say."""
        if WinsTies not in self.voices.statements:
            return frozenset()
        found: set[int] = set()
        for source in self.statements(WinsTies):
            statement = source.statement
            assert isinstance(statement, WinsTies)
            if base in things(source.ctx, statement.at):
                found.update(players(source.ctx, statement.who))
        return frozenset(found)

    def total(self, base: int, player: int) -> int:
        """The total power of a player at a base."""
        return self._all_totals().get((base, player), 0)

    def total_of_all(self, base: Thing) -> int:
        """The total power of all players together at a base."""
        return sum(self.total(base, player) for player in self.table.clockwise()) if is_card(base) else 0

    def _all_totals(self) -> dict[tuple[int, int], int]:
        totals = self._totals
        if totals is None:
            totals = self._totals = {}
            by_uid = self.table.compiled_by_uid
            said = self.voices.statements
            setting = Becomes in said or Floor in said
            value = self.added if Becomes in said else self.power
            modifying = self._modifying(_POWER)
            for uid, obj in self.table.objects.items():
                printed = by_uid[uid].definition.power
                base = obj.base
                if printed is not None and uid != base:
                    place = (base, obj.controller)
                    if setting or (modifying is not None and modifying.of(uid, obj)):
                        worth = value(uid)
                    else:  # most have no changes, and need no look
                        worth = max(0, printed + obj.counters)
                    totals[place] = totals.get(place, 0) + worth
            for place, amount, _ in self._granted():
                totals[place] = totals.get(place, 0) + amount
            at_bases = self._at_bases
            for (base, _), total in totals.items():
                at_bases[base] = at_bases.get(base, 0) + total
        return totals

    def _granted(self) -> list[tuple[tuple[int, int], int, Source]]:
        """Power that words give a player at a base, without a minion (WIKI, "Non-Minions that Grant Power")."""
        modifying = self._modifying(_POWER)
        return [] if modifying is None or not modifying.granted else self._granted_by(modifying)

    def _granted_by(self, modifying: Modifiers) -> list[tuple[tuple[int, int], int, Source]]:
        found = []
        for each in modifying.granted:
            source, statement, amount = each.source, each.statement, each.amount
            assert statement.at is not None
            effect = source.effect
            fixed_to = None if effect is None or effect.targets is None else each.named
            places = list(fixed_to or ())
            if fixed_to is None:
                places = [base for base in things(source.ctx, statement.at) if is_card(base)]
            for player in players(source.ctx, statement.what):
                theirs = self._for_player(source, statement, player) if amount is None else amount
                found += [((base, player), theirs, source) for base in places]
        return found

    def counted(self, base: int, player: int) -> list[int]:
        """The cards whose power counts for ``player`` at ``base``."""
        minion = self.table.definition
        return [
            obj.uid
            for obj in self.table.objects.values()
            if obj.base == base and obj.controller == player and obj.uid != base and minion(obj.uid).power is not None
        ]

    def base_total(self, base: int) -> int:
        """What is compared with the breakpoint of a base."""
        if self.table.switches.breakpoint_counts is not _MINIONS:
            if self._totals is None:
                self._all_totals()
            return self._at_bases.get(base, 0) - self._uncounted(base)
        return self._total_of_minions(base) - self._uncounted(base)

    def _uncounted(self, base: int) -> int:
        """How much of the power at a base is not counted toward its breakpoint."""
        if Becomes not in self.voices.statements:
            return 0
        stated: list[Any] = [source.statement for source in self.statements(Becomes)]
        if not any(each.stat is Stat.BREAKING_POWER for each in stated):
            return 0
        there = [uid for player in range(len(self.table.seats)) for uid in self.counted(base, player)]
        return sum(self.added(uid) - self.counted_toward(uid) for uid in there)

    def _total_of_minions(self, base: int) -> int:
        there = [uid for player in range(len(self.table.seats)) for uid in self.counted(base, player)]
        return sum(self.added(uid) for uid in there if self.table.definition(uid).power is not None)

    # -- ledgers -----------------------------------------------------------------------------------------------

    def power_ledger(self, uid: int) -> Ledger:
        """How the power of a card comes about."""
        printed = self.table.definition(uid).power or 0
        if not self.table.in_play(uid):
            return Ledger(printed, (Line(printed, "power.out-of-play", note="printed"),))
        obj = self.table.obj(uid)
        lines = [Line(printed, "power.printed", note="printed")]
        if obj.counters:
            lines.append(Line(obj.counters, "counter.power", note="power counters"))
        lines[1:1] = self._reset_lines(uid, _POWER)
        return self._ledger(lines, uid, _POWER, "power.modifiers", "power.floor")

    def breakpoint_ledger(self, base: int) -> Ledger:
        """How the breakpoint of a base comes about."""
        lines = [Line(self.table.definition(base).breakpoint or 0, "breakpoint.calculation", note="printed")]
        lines += self._reset_lines(base, _BREAKPOINT)
        return self._ledger(lines, base, _BREAKPOINT, "breakpoint.calculation", "breakpoint.floor")

    def _reset_lines(self, uid: int, which: Stat) -> list[Line]:
        definition = self.table.definition(uid)
        before = (definition.power if which is _POWER else definition.breakpoint) or 0
        lines = []
        for source, value in self._resets(uid, which):
            lines.append(Line(value - before, "power.reset", source.cause, f"set to {value}"))
            before = value
        return lines

    def _ledger(self, lines: list[Line], uid: int, which: Stat, rule: str, floor: str) -> Ledger:
        known = len(lines)
        for source, amount, barrier in self._changes(uid, which):
            if barrier is None:
                lines.append(Line(amount, rule, source.cause, self._reason(source, uid)))
            else:
                barred = any(each.cause == barrier for each in self.statements(Floor))
                bars = rule if barred else "immunity.not-affected"
                lines.append(Line(0, bars, source.cause, f"{amount:+d} prevented"))
        obj = self.table.objects.get(uid)
        counters = obj.counters if obj is not None and which is _POWER else 0
        start = sum(line.amount for line in lines[:known]) - counters
        total, keeper = kept(self, uid, which, start, counters, [line.amount for line in lines[known:]])
        if keeper is not None:
            less = total - sum(line.amount for line in lines)
            lines.append(Line(less, rule, keeper.cause, bounded_at(keeper, total)))
        if total < 0 and (which is Stat.POWER or Floored.BREAKPOINT in self.table.switches.floored):
            lines.append(Line(-total, floor, note="never below zero"))
            total = 0
        return Ledger(total, tuple(lines))

    def _reason(self, source: Source, uid: int) -> str:
        """The cards that were counted for a change that counts cards."""
        statement = source.statement
        assert isinstance(statement, Modify)
        if source.effect is not None and source.effect.amount is not None:
            return "computed when it was resolved"
        amount = statement.amount
        if type(amount) is Times and type(amount.amount) is Count:
            ctx = asked_of(source.ctx, statement.what, uid)
            counted = [each for each in things(ctx, amount.amount.what) if is_card(each)]
            return "for " + ", ".join(self.table.definition(each).name for each in counted) if counted else "for none"
        return ""

    def total_ledger(self, base: int, player: int) -> Ledger:
        """How a player's total at a base comes about."""
        lines = tuple(self._total_line(uid, player) for uid in self.counted(base, player))
        granted = (each for each in self._granted() if each[0] == (base, player))
        lines += tuple(Line(amount, "power.non-minion", source.cause) for _, amount, source in granted)
        return Ledger(sum(line.amount for line in lines), lines)

    def _total_line(self, uid: int, player: int) -> Line:
        setter = self._sets_added(uid)
        if setter is None:
            return Line(self.power(uid), "power.total", Cause(uid, self.table.cards[uid].key, (), player))
        return Line(self.added(uid), "power.total", setter[0].cause, f"instead of {self.power(uid)}")
