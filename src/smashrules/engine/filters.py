"""What the filters of a description let through: one thing, or of many things those that pass.

The place where it is decided whether a card is controlled by somebody, lies at a base, has a name or a number. Reads
the table and derived values and changes nothing; among what is looked is ``selecting``'s business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from smashrules.effects.card import CardType
from smashrules.effects.selectors import (
    COUNTERS,
    Among,
    At,
    BaseOf,
    Compare,
    Controlled,
    EitherOf,
    Filter,
    Having,
    Here,
    MentionedOn,
    MostOf,
    Named,
    OfFaction,
    OfType,
    On,
    Other,
    Owned,
    Placed,
    PlaysOn,
    Select,
    SharesName,
    Sort,
    Standard,
    This,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.engine.called import is_called, names_of
from smashrules.engine.comparing import COMPARE, compare
from smashrules.engine.context import Context
from smashrules.engine.departed import as_it_left, counters_of, lay_on
from smashrules.engine.kinds import is_of_type
from smashrules.engine.most import has_most
from smashrules.engine.selecting import (
    FILTERS,
    SIFTING,
    base_of,
    ever,
    fits,
    means,
    number,
    number_or,
    of_group,
    stat,
    things,
)
from smashrules.engine.table import Table
from smashrules.rulebook.editions import Qualifies
from smashrules.state.records import Event, Obj
from smashrules.state.things import NOTHING, Thing, is_card, is_player, player_of, player_thing


def passes(ctx: Context, thing: Thing, each: Filter) -> bool:
    """Whether ``thing`` passes one filter."""
    return FILTERS[type(each)](ctx, thing, each)


def _controlled(ctx: Context, thing: Thing, each: Controlled) -> bool:
    assert isinstance(thing, int)
    table = ctx.table
    found = table.objects.get(thing)
    if found is not None and type(each.by) is You:
        return (found.controller == ctx.controller) is not each.negated
    who = table.controller(thing)
    if found is None and ctx.event is not None and ctx.event.what == thing:
        who = ctx.event.controller
    elif found is None and who < 0:
        gone = as_it_left(table, thing)
        who = gone.controller if gone is not None else who
    return (who >= 0 and means(ctx, each.by, player_thing(who))) is not each.negated


def _owned(ctx: Context, thing: Thing, each: Owned) -> bool:
    table = ctx.table
    if isinstance(thing, str):
        its_cards = [uid for uid, card in enumerate(table.compiled_by_uid) if card.definition.faction == thing]
        owners = {table.owner(uid) for uid in its_cards}
        mine = any(means(ctx, each.by, player_thing(owner)) for owner in owners if owner >= 0)
    else:
        owner = table.owner(thing)
        mine = owner >= 0 and means(ctx, each.by, player_thing(owner))
    return mine is not getattr(each, "negated", False)


def _compare(ctx: Context, thing: Thing, each: Compare) -> bool:
    return compare(stat(ctx, thing, each.stat), each.op, number(ctx, each.amount))


def _at(ctx: Context, thing: Thing, each: At) -> bool:
    found = ctx.table.objects.get(thing) if isinstance(thing, int) else None
    if found is None:
        if is_player(thing):
            return any(
                takes_part(ctx.table, base, player_of(thing)) for base in things(ctx, each.place) if is_card(base)
            )
        base = base_of(ctx, thing)
        return base != NOTHING and means(ctx, each.place, base)
    if found.host != NOTHING:
        # an action on a minion is not on the base
        return type(each.place) is EitherOf and means(ctx, each.place, found.host)
    return found.base == ctx.here if type(each.place) is Here else means(ctx, each.place, found.base)


def takes_part(table: Table, base: int, player: int) -> bool:
    """Whether a player is at a base: with a minion there or, as most books have it, with power there."""
    values = table.values
    if any(table.definition(uid).power is not None for uid in values.counted(base, player)):
        return True
    return table.switches.qualifies is Qualifies.MINION_OR_POWER and values.total(base, player) > 0


def _on(ctx: Context, thing: Thing, each: On) -> bool:
    found: Obj | Event | None = ctx.table.objects.get(thing) if is_card(thing) else None
    if found is None:  # what has left play is asked about as it was
        answered = ctx.event is not None and ctx.event.what == thing and ctx.event.base != NOTHING
        found = ctx.event if answered else as_it_left(ctx.table, thing)
    if found is None:
        return False
    host = found.host if found.host != NOTHING else found.base
    return host != NOTHING and means(ctx, each.host, host)


def _other(ctx: Context, thing: Thing, each: Other) -> bool:
    return not means(ctx, each.than, thing)


def _named(ctx: Context, thing: Thing, each: Named) -> bool:
    assert isinstance(thing, int)
    compiled = ctx.table.compiled_by_uid[thing]
    if each.whole:
        found = compiled.folded_name == each.name.casefold()
    else:
        found = each.name.casefold() in compiled.folded_words
    if not found and ctx.table.objects.get(thing) is not None:
        found = is_called(ctx.table, thing, each.name, each.whole)
    return found is not each.negated


def _of_faction(ctx: Context, thing: Thing, each: OfFaction) -> bool:
    assert isinstance(thing, int)
    return ctx.table.definition(thing).faction in things(ctx, each.faction)


def _of_type(ctx: Context, thing: Thing, each: OfType) -> bool:
    return is_of_type(ctx.table, thing, ever(ctx, each.type))


def _among(ctx: Context, thing: Thing, each: Among) -> bool:
    return thing in of_group(ctx, each.group)


def _shares_name(ctx: Context, thing: Thing, each: SharesName) -> bool:
    assert is_card(thing)
    table = ctx.table
    names = names_of(table, thing)
    return any(is_card(one) and not names.isdisjoint(names_of(table, one)) for one in ever(ctx, each.with_))


def _mentioned_on(ctx: Context, thing: Thing, each: MentionedOn) -> bool:
    """Whether the name of a card stands in an ability of another one: in what is printed there."""
    assert is_card(thing)
    table = ctx.table
    hosts = [one for one in ever(ctx, each.host) if is_card(one)]
    return any(table.compiled_by_uid[thing].folded_name in table.compiled_by_uid[one].mentions for one in hosts)


def _standard(ctx: Context, thing: Thing, each: Standard) -> bool:
    assert is_card(thing)
    definition = ctx.table.definition(thing)
    return definition.type is CardType.ACTION and definition.text.play_on is None


def _of_sort(ctx: Context, thing: Thing, each: Sort) -> bool:
    assert is_card(thing)
    return each.word.casefold() in (label.casefold() for label in ctx.table.definition(thing).labels)


def _plays_on(ctx: Context, thing: Thing, each: PlaysOn) -> bool:
    assert is_card(thing)
    play_on = ctx.table.definition(thing).text.play_on
    return play_on is not None and each.kind in (None, play_on.kind)


def _placed(ctx: Context, thing: Thing, each: Placed) -> bool:
    places = ctx.table.ranking.get(ctx.here, ())
    holders = places[each.place - 1] if len(places) >= each.place else ()
    return (is_player(thing) and player_of(thing) in holders) is not each.negated


def _lying_on(ctx: Context, uid: int) -> list[int]:
    """The cards on a card; on a base what lies there itself, not what is on a minion there."""
    table = ctx.table
    if table.objects.get(uid) is None:
        return lay_on(table, uid)
    if not table.is_base(uid):
        return table.attached_to(uid)
    return [each for each in table.at_base(uid) if table.obj(each).host == NOTHING]


def _just_put(ctx: Context, uid: int) -> int:
    """How many counters the event that is answered has put on a card; fewer than none if it has removed some."""
    event = ctx.event
    if event is None or event.what != uid:
        return 0
    return {Verb.PUT_COUNTER.value: event.amount, Verb.REMOVE_COUNTER.value: -event.amount}.get(event.verb, 0)


def _having(ctx: Context, thing: Thing, each: Having) -> bool:
    what = each.what
    if not is_card(thing) or (ctx.table.objects.get(thing) is None and as_it_left(ctx.table, thing) is None):
        return False
    if type(what) is Select and what.kind in COUNTERS:
        held = counters_of(ctx, thing) - (_just_put(ctx, thing) if ctx.before else 0)
    elif type(what) is Select:
        held = sum(fits(ctx, uid, what) for uid in _lying_on(ctx, thing))
    else:
        return any(means(ctx, what, uid) for uid in _lying_on(ctx, thing))
    if what.quantity.every:
        return held > 0
    return number(ctx, what.quantity.low) <= held <= number_or(ctx, what.quantity.high, held)


# Of many cards, some filters need to look at few: what they ask is the same for all of a controller, or at a base.


def _sift_alike(ctx: Context, fitting: list[Thing], each: Filter, shared: Callable[[Obj], int]) -> list[Thing]:
    """Those that pass, asked once for all that share a controller or a base. What lies on another card, or is not in
    play, is asked by itself."""
    objects: Mapping[Any, Obj] = ctx.table.objects
    known: dict[int, bool] = {}
    kept = []
    for thing in fitting:
        found = objects.get(thing)
        if found is None or found.host != NOTHING:
            passed = passes(ctx, thing, each)
        elif (alike := shared(found)) in known:
            passed = known[alike]
        else:
            passed = known[alike] = passes(ctx, thing, each)
        if passed:
            kept.append(thing)
    return kept


_controller, _base = attrgetter("controller"), attrgetter("base")


def _sift_controlled(ctx: Context, fitting: list[Thing], each: Controlled) -> list[Thing]:
    if type(each.by) is not You:
        return _sift_alike(ctx, fitting, each, _controller)
    objects: Mapping[Any, Obj] = ctx.table.objects
    you, wanted, kept = ctx.controller, not each.negated, []
    for thing in fitting:
        found = objects.get(thing)
        passed = _controlled(ctx, thing, each) if found is None else (found.controller == you) is wanted
        if passed:
            kept.append(thing)
    return kept


def _sift_at(ctx: Context, fitting: list[Thing], each: At) -> list[Thing]:
    if type(each.place) is not Here:
        return _sift_alike(ctx, fitting, each, _base)
    objects: Mapping[Any, Obj] = ctx.table.objects
    here, kept = ctx.here, []
    for thing in fitting:
        found = objects.get(thing)
        passed = _at(ctx, thing, each) if found is None else found.base == here and found.host == NOTHING
        if passed:
            kept.append(thing)
    return kept


def _sift_others(ctx: Context, fitting: list[Thing], each: Other) -> list[Thing]:
    than = each.than
    if type(than) is This:
        return [thing for thing in fitting if thing != ctx.source]
    if type(than) is not BaseOf or ctx.bound:
        return [thing for thing in fitting if not means(ctx, than, thing)]
    meant = things(ctx, than)
    return [thing for thing in fitting if thing not in meant]


def _sift_compared(ctx: Context, fitting: list[Thing], each: Compare) -> list[Thing]:
    stands, threshold, which = COMPARE[each.op], number(ctx, each.amount), each.stat
    return [thing for thing in fitting if stands(stat(ctx, thing, which), threshold)]


FILTERS.update(
    {
        Controlled: _controlled,
        Owned: _owned,
        Compare: _compare,
        At: _at,
        On: _on,
        Other: _other,
        Named: _named,
        OfFaction: _of_faction,
        OfType: _of_type,
        Among: _among,
        PlaysOn: _plays_on,
        SharesName: _shares_name,
        MentionedOn: _mentioned_on,
        Sort: _of_sort,
        Standard: _standard,
        Placed: _placed,
        Having: _having,
        MostOf: has_most,
    }
)
SIFTING.update({Controlled: _sift_controlled, At: _sift_at, Other: _sift_others, Compare: _sift_compared})
