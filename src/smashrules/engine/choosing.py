"""Choosing what a selector lets somebody choose: the step from a description to certain things.

``settle`` gives the things an act is about. Whatever is free is asked for, one thing at a time. Everything is asked
before anything changes, so this may be run again and again with more answers. Whether a thing fits, ``selecting``
says, and whether it can be affected is asked when something happens to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from smashrules.effects.amounts import Amount, Bounded, Count, Minus, Quotient, StatOf, Times, Total, Until
from smashrules.effects.conditions import Outpowers
from smashrules.effects.selectors import (
    ONE,
    At,
    Both,
    EitherOf,
    Extreme,
    Filter,
    Kind,
    MostOf,
    Pile,
    Select,
    Selector,
    Where,
    Zone,
)
from smashrules.engine.asking import ask_thing, picked
from smashrules.engine.context import Context
from smashrules.engine.filters import passes
from smashrules.engine.selecting import (
    NESTING,
    base_of,
    candidates,
    fits,
    group_of,
    is_found,
    nested_select,
    number,
    number_or,
    one_pile,
    players,
    things,
    unique,
    until_found,
)
from smashrules.engine.together import are_whole, go_together, joins, largest
from smashrules.state.frames import Frame
from smashrules.state.records import Cause
from smashrules.state.things import Thing, Things, is_card, is_player, player_thing


def _shared_first(each: Filter) -> bool:
    """Whether a filter leaves the players who have the most of something."""
    ties = type(each) is Where and isinstance(each.condition, Outpowers) and each.condition.ties
    return ties or type(each) is MostOf


def _extreme(select: Select) -> Extreme:
    return next(each for each in select.filters if type(each) is Extreme)


class Settling:
    """The settling of one act's selectors: the frame that holds the answers, the words that ask."""

    def __init__(self, ctx: Context, frame: Frame, cause: Cause) -> None:
        self.ctx = ctx
        self.frame = frame
        self.cause = cause
        self.short = False
        """Whether fewer things were there than the text asks for."""
        self.tied = False
        """Whether several things share a superlative."""
        self.optional = False
        """Whether less may be chosen than the text says, even nothing."""
        self.read_off: Things = ()
        """What was chosen for a number to be read off it."""
        self.viable: Callable[[Thing], bool] | None = None
        """What a thing must allow besides what its description says ("the power of one of your minions there")."""

    def settle(self, selector: Selector, key: str, default: Zone = Zone.PLAY) -> Things:
        """The things ``selector`` comes to, asking where there is a choice."""
        if type(selector) is Select:
            return self._settle_select(selector, key, default)
        if type(selector) is Both:
            return self._settle_each(selector, key, default)
        if type(selector) is EitherOf and not selector.mixed:
            return self._settle_either(selector, key, default)
        if type(selector) is Pile and type(selector.of) is Select:
            owner = self.settle(selector.of, key + ".of")
            if len(owner) == 1:
                self.ctx.bound[id(selector.of)] = owner[0]
        return things(self.ctx, selector)

    def number(self, amount: Amount | None, missing: int) -> int:
        """What the number of a deed comes to, asking first for the one thing, player or base that it is read off
        ("the number of cards in another player's hand"); ``missing`` where the text says none."""
        if amount is None:
            return missing
        self._fix_number(amount, "number")
        return number(self.ctx, amount)

    def _fix_number(self, amount: Amount, key: str) -> None:
        if type(amount) is Total:
            for index, part in enumerate(amount.parts):
                self._fix_number(part, f"{key}.{index}")
        elif type(amount) in (Times, Minus, Quotient, Bounded):
            self._fix_number(amount.amount, key)  # type: ignore[union-attr]
        elif type(amount) is Count and type(amount.what) is Select and amount.what.quantity.every:
            self._fix_nested(amount.what, key)
        elif type(amount) is StatOf and type(amount.what) is Select and id(amount.what) not in self.ctx.bound:
            one = amount.what.quantity == ONE and not amount.what.random
            chosen = self.settle(amount.what, key) if one and Extreme not in amount.what.asked else ()
            if chosen:
                self.ctx.bound[id(amount.what)] = chosen[0]

    def _settle_each(self, both: Both, key: str, default: Zone) -> Things:
        """All of what each part comes to."""
        parts = enumerate(both.parts)
        return unique(each for index, part in parts for each in self.settle(part, f"{key}.{index}", default))

    def _settle_either(self, either: EitherOf, key: str, default: Zone) -> Things:
        """One of several descriptions: what fits any of them can be chosen."""
        selects = [each for each in either.parts if type(each) is Select]
        if len(selects) != len(either.parts):
            return things(self.ctx, either)
        among = unique(thing for each in selects for thing in candidates(self.ctx, each, default))
        if not among:
            self.short = True
            return ()
        chosen = self._ask_for(Select(selects[0].kind), key, list(among), 1, 1)
        for each in selects:
            self.ctx.set_label(each.label, tuple(one for one in chosen if one in candidates(self.ctx, each, default)))
        return chosen

    def _settle_select(self, select: Select, key: str, default: Zone) -> Things:
        groups = self._groups(select)
        if groups is None:
            self._fix_nested(select, key)
            chosen = self._choose(select, key, default)
        else:
            nested, members = groups
            chosen = ()
            for member in members:
                self.ctx.bound[id(nested)] = member
                self.ctx.set_label(nested.label, (member,))
                if not self._group_stands(select, nested, member, default):
                    continue
                chosen += self._choose(select, f"{key}@{member}", default, in_group=True)
            self.ctx.bound.pop(id(nested), None)
            if members and is_player(members[0]):  # from now on all of them are spoken of
                self.ctx.set_label(nested.label, tuple(members))
            chosen = unique(chosen)
        self.ctx.set_label(select.label, chosen)
        return chosen

    def _groups(self, select: Select) -> tuple[Select, list[Thing]] | None:
        """The players or bases for each of which the choice is made anew ("on each base")."""
        if select.quantity.every:
            return None
        nested: Select | None = None
        for each in () if select.asked.isdisjoint(NESTING) else select.filters:
            inner = nested_select(each)
            if inner is not None and inner.quantity.every:
                nested = inner
        pile = one_pile(select)
        if pile is not None and type(pile.of) is Select and pile.of.quantity.every:
            nested = pile.of
        if nested is None:
            return None
        if pile is None or nested is not pile.of:
            return nested, list(candidates(self.ctx, nested))
        return nested, [player_thing(each) for each in players(self.ctx, nested)]

    def _group_stands(self, select: Select, nested: Select, member: Thing, default: Zone) -> bool:
        """Whether a base or player still fits when its description speaks of what is chosen there ("each base with
        a higher-power minion")."""
        if select.label is None:
            return True
        first = candidates(self.ctx, select, default)[:1]
        self.ctx.set_label(select.label, first)
        return not first or fits(self.ctx, member, nested)

    def _fix_nested(self, select: Select, key: str) -> None:
        """Ask for the one player or base of which all things are meant, before the things themselves."""
        tells_apart = not select.asked.isdisjoint(NESTING)
        nested_ones = [nested_select(each) for each in select.filters] if tells_apart else []
        pile = one_pile(select)
        if pile is not None and type(pile.of) is Select:
            nested_ones.append(pile.of)
            must_fix = True
        else:
            must_fix = select.quantity.every
        for index, nested in enumerate(nested_ones):
            if nested is None or nested.quantity.every or not must_fix or id(nested) in self.ctx.bound:
                continue
            chosen = self._choose(nested, f"{key}.in{index}", Zone.PLAY)
            if chosen:
                self.ctx.bound[id(nested)] = chosen[0]
            self.ctx.set_label(nested.label, chosen)

    def _choose(self, select: Select, key: str, default: Zone, in_group: bool = False) -> Things:
        if self.frame.picks and not self.optional and select.is_one_plainly:
            chosen = picked(self.frame, f"{key}#0")
            if chosen is not None:  # among what it was chosen need not be found again
                self._unbind(self._bind_nested(select, chosen.thing))
                return (chosen.thing,)
        among = list(candidates(self.ctx, select, default))
        if self.viable is not None:
            among = list(filter(self.viable, among))
        all_extremes = Extreme in select.asked and not _extreme(select).one
        if all_extremes:
            self.tied = self.tied or len(among) > len(self._told_apart(select, among))
        if select.kind is Kind.PLAYER and any(map(_shared_first, select.filters)):
            self.tied = self.tied or len(among) > 1
            return tuple(among)  # all who tie have the most
        if select.quantity.every and joins(select):
            return self._as_many_as_go_together(select, key, among)
        if select.quantity.every or all_extremes:  # all that tie count
            return tuple(among)
        if type(select.quantity.high) is Until:
            return self._until(select.quantity.high, self._random(among, len(among)) if select.random else among)
        low = 0 if self.optional else number(self.ctx, select.quantity.low)
        high = min(number_or(self.ctx, select.quantity.high, len(among)), len(among))
        if select.quantity.but:
            low = high = max(0, len(among) - select.quantity.but)
        pile = one_pile(select)
        if pile is not None and pile.end is not None:
            self.short = self.short or len(among) < low
            return tuple(among)
        if len(among) < low and not in_group:
            self.short = True
        if select.random:
            return self._random(among, high)
        return self._ask_for(select, key, among, min(low, len(among)), high)

    def _told_apart(self, select: Select, among: list[Thing]) -> set[Thing]:
        """The players or bases within each of which the highest or lowest is looked for."""
        return {group_of(self.ctx, each, select) for each in among}

    def _as_many_as_go_together(self, select: Select, key: str, among: list[Thing]) -> Things:
        """ "One of each minion with a different name": of cards in a pile that are alike it does not matter which."""
        if select.zone is not None:
            kinds = {self.ctx.table.cards[each].key: each for each in reversed(among) if is_card(each)}
            among = [each for each in among if each in kinds.values()]
        most = largest(self.ctx, select, [], among, len(among))
        return self._ask_for(select, key, among, most, most) if most < len(among) else tuple(among)

    def _until(self, until: Until, among: Sequence[Thing]) -> Things:
        """The cards that came one by one until enough were found: those found are known by their own label."""
        what = until.what
        assert isinstance(what, Select)
        cards = until_found(self.ctx, [each for each in among if is_card(each)], until)
        found = tuple(each for each in cards if is_found(self.ctx, each, what))
        self.short = self.short or len(found) < number(self.ctx, what.quantity.low)
        self.ctx.set_label(what.label, found)
        return tuple(cards)

    def _random(self, among: list[Thing], count: int) -> Things:
        table = self.ctx.table
        left = list(among)
        return tuple(left.pop(table.random_below(len(left))) for _ in range(min(count, len(left))))

    def _ask_for(self, select: Select, key: str, among: list[Thing], low: int, high: int) -> Things:
        chooser = players(self.ctx, select.chooser)[0] if select.chooser is not None else self.ctx.doer
        chosen: list[Thing] = []
        left = list(among)
        together = joins(select)
        if together:
            possible = largest(self.ctx, select, [], left, max(low, 1))
            self.short = self.short or possible < low
            low = min(low, possible)
        elif low == high == len(left) and not self._has_open_nested(select):
            self.ctx.table.forced.extend((chooser, each) for each in left)
            return tuple(left)
        bound_here: list[int] = []
        nests = not select.asked.isdisjoint(NESTING)
        while left and len(chosen) < high:
            if together:
                left = self._joining(select, chosen, left, low)
                if not left:
                    break
            thing = ask_thing(
                self.ctx.table,
                self.frame,
                f"{key}#{len(chosen)}",
                chooser,
                left,
                self.cause,
                ("choice.chooser",),
                may_stop=len(chosen) >= low and (not together or are_whole(self.ctx, select, chosen)),
            )
            if thing is None:
                break
            chosen.append(thing)
            if len(chosen) == 1:
                bound_here = self._bind_nested(select, thing)
            if len(chosen) == high:
                break
            left.remove(thing)
            if nests:
                left = self._going_with(select, left)
        self._unbind(bound_here)
        return tuple(chosen)

    def _joining(self, select: Select, chosen: list[Thing], left: list[Thing], low: int) -> list[Thing]:
        """Those that may be chosen besides what is chosen, and leave as many as there have to be."""
        fitting = []
        for each in left:
            more = [*chosen, each]
            others = [one for one in left if one != each]
            if go_together(self.ctx, select, more) and largest(self.ctx, select, more, others, low) >= low:
                fitting.append(each)
        return fitting

    def _has_open_nested(self, select: Select) -> bool:
        if select.asked.isdisjoint(NESTING):
            return False
        return any(nested_select(each) is not None for each in select.filters)

    def _bind_nested(self, select: Select, thing: Thing) -> list[int]:
        """The base or player that the first thing chosen has settled for the others too."""
        bound: list[int] = []
        for each in () if select.asked.isdisjoint(NESTING) else select.filters:
            nested = nested_select(each)
            if nested is None or not is_card(thing) or nested.quantity.every:
                continue
            value: Thing = (
                base_of(self.ctx, thing) if type(each) is At else player_thing(self.ctx.table.controller(thing))
            )
            self.ctx.bound[id(nested)] = value
            self.ctx.set_label(nested.label, (value,))
            bound.append(id(nested))
        return bound

    def _unbind(self, bound: list[int]) -> None:
        for each in bound:
            self.ctx.bound.pop(each, None)

    def _going_with(self, select: Select, left: list[Thing]) -> list[Thing]:
        """Those that lie at the base, or are controlled by the player, for which the first one has settled it."""
        nesting = [each for each in select.filters if type(each) in NESTING and nested_select(each)]
        return [other for other in left if all(passes(self.ctx, other, each) for each in nesting)]
