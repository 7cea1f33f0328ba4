"""What a description asks of all the things selected together: one name, alike in something, a sum.

Such a filter says nothing of one thing; of several it says whether they may be chosen together, and how many of them
count. Nothing here chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count
from smashrules.effects.conditions import asked_of_the_gone
from smashrules.effects.selectors import COUNTERS, Alike, At, On, Op, SameName, Select, Stat, Sum, Trait, Where, Zone
from smashrules.engine.called import names_of
from smashrules.engine.comparing import compare
from smashrules.engine.context import Context
from smashrules.engine.departed import lay_on
from smashrules.engine.selecting import (
    COUNTED,
    FILTERS,
    base_of,
    counters_on,
    ever,
    fits,
    means,
    number,
    stat,
    things,
)
from smashrules.state.things import NOTHING, Thing, Things, is_card

_JOINING = (SameName, Alike, Sum)
_MOST = (Op.LESS, Op.AT_MOST)


def joins(select: Select) -> bool:
    """Whether ``select`` asks anything of the things together."""
    return not select.asked.isdisjoint(_JOINING)


def goes_apart(to: object) -> bool:
    """Whether each goes where none of the others goes ("to different bases")."""
    return type(to) is Select and any(
        type(each) is Alike and each.trait is Trait.SELF and each.different for each in to.filters
    )


def go_together(ctx: Context, select: Select, chosen: Sequence[Thing]) -> bool:
    """Whether ``chosen`` may be among what is selected: a sum that is to be at least something may still grow."""
    return all(_fit(ctx, each, chosen, whole=False) for each in select.filters if isinstance(each, _JOINING))


def are_whole(ctx: Context, select: Select, chosen: Sequence[Thing]) -> bool:
    """Whether ``chosen`` may be all that is selected."""
    return all(_fit(ctx, each, chosen, whole=True) for each in select.filters if isinstance(each, _JOINING))


def largest(ctx: Context, select: Select, chosen: list[Thing], left: Sequence[Thing], wanted: int) -> int:
    """How many of ``chosen`` and ``left`` can be selected together, as far as ``wanted``."""
    if len(chosen) >= wanted:
        return wanted
    best = len(chosen)
    for index, each in enumerate(left):
        more = [*chosen, each]
        if go_together(ctx, select, more):
            best = max(best, largest(ctx, select, more, left[index + 1 :], wanted))
            if best >= wanted:
                break
    return best


def how_many(ctx: Context, what: Any) -> int:
    """How many things fit ``what``; of those with different names, as many as there are names."""
    if isinstance(what, Select) and what.kind in COUNTERS:
        return counters_on(ctx, what)
    found = things(ctx, what)
    if not found and type(what) is Select and On in what.asked:
        found = _that_lay(ctx, what)
    if type(what) is Select and Where in what.asked and asked_of_the_gone(what):
        found = _that_went(ctx, what)
    if type(what) is not Select or Alike not in what.asked:
        return len(found)
    apart = [each for each in what.filters if isinstance(each, Alike)]
    for each in apart:
        if each.different:
            values = {_value(ctx, one, each.trait) for one in found}
            return len(values) - (each.trait is Trait.FACTION and bool(values & {None, ""}))
    return len(found)


def _that_lay(ctx: Context, what: Select) -> Things:
    """What lay on cards that have left play since ("for each action that was on it")."""
    hosts = [each.host for each in what.filters if isinstance(each, On)]
    left = {uid for host in hosts for uid in ever(ctx, host) if is_card(uid) and not ctx.table.in_play(uid)}
    described = replace(what, filters=tuple(each for each in what.filters if not isinstance(each, On)))
    return tuple(uid for host in left for uid in lay_on(ctx.table, host) if fits(ctx, uid, described))


def _that_went(ctx: Context, what: Select) -> Things:
    """What has left play in this turn, where it is asked of things whether they have ("for each minion destroyed here
    this turn"): each as it was, and where."""
    table = ctx.table
    there = [each.place for each in what.filters if isinstance(each, At)]
    described = replace(what, filters=tuple(each for each in what.filters if not isinstance(each, At)))
    left = {
        each.what: each.base
        for each in table.history
        if each.turn == table.turn and each.zone == Zone.PLAY and each.outcome == "done" and is_card(each.what)
    }
    gone = (uid for uid, base in left.items() if not table.in_play(uid) and all(means(ctx, at, base) for at in there))
    return tuple(uid for uid in gone if fits(ctx, uid, described))


def _fit(ctx: Context, each: SameName | Alike | Sum, chosen: Sequence[Thing], whole: bool) -> bool:
    if isinstance(each, Sum):
        total = sum(stat(ctx, one, each.stat) for one in chosen)
        if not whole and each.op not in _MOST:
            return True
        return compare(total, each.op, number(ctx, each.amount))
    if isinstance(each, SameName) or each.trait is Trait.NAME:
        return _fit_by_name(ctx, chosen, isinstance(each, Alike) and each.different)
    values = [_value(ctx, one, each.trait) for one in chosen]
    if isinstance(each, Alike) and each.different:
        return len(set(values)) == len(values)
    return len(set(values)) <= 1


def _fit_by_name(ctx: Context, chosen: Sequence[Thing], different: bool) -> bool:
    """Whether one name is common to all, or with ``different`` no name to any two: a card may have several."""
    named = [names_of(ctx.table, one) if is_card(one) else frozenset((str(one),)) for one in chosen]
    if different:
        return sum(map(len, named)) == len(frozenset().union(*named))
    return not named or bool(frozenset.intersection(*named))


def _name(ctx: Context, thing: Thing) -> object:
    """The whole name of a card (BGB2018, "Same Name")."""
    return ctx.table.definition(thing).name if is_card(thing) else thing


def _value(ctx: Context, thing: Thing, trait: Trait) -> object:
    if not is_card(thing) or trait is Trait.SELF:
        return thing
    if trait is Trait.NAME:
        return _name(ctx, thing)
    if trait is Trait.POWER:
        return stat(ctx, thing, Stat.POWER)
    if trait is Trait.PRINTED_POWER:
        return stat(ctx, thing, Stat.PRINTED_POWER)
    if trait is Trait.FACTION:
        return ctx.table.definition(thing).faction
    if trait is Trait.TYPE:
        return ctx.table.definition(thing).type
    if trait is Trait.BASE:
        return base_of(ctx, thing)
    if trait is Trait.OWNER:
        return ctx.table.cards[thing].owner
    controller = ctx.table.controller(thing)
    return controller if controller >= 0 else NOTHING


def _alone(ctx: Context, thing: Thing, each: Sum) -> bool:
    """Whether a thing can be one of those whose numbers add up to so much: not if it is too much by itself."""
    return each.op not in _MOST or compare(stat(ctx, thing, each.stat), each.op, number(ctx, each.amount))


COUNTED[Count] = how_many
FILTERS[Alike] = FILTERS[SameName]
FILTERS[Sum] = _alone
