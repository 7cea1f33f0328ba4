"""What a selector means now: which things fit it, and whether one thing does.

Nothing here chooses: where a text lets somebody choose, this module says among what. It reads the table and derived
values and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import (
    Amount,
    Awarded,
    Bounded,
    Count,
    Minus,
    Num,
    PowerAt,
    Quotient,
    Shortfall,
    StatOf,
    Times,
    Total,
    Until,
)
from smashrules.effects.card import CardType
from smashrules.effects.conditions import Outnumbers
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import (
    COUNTERS,
    Among,
    At,
    BaseOf,
    Both,
    Candidate,
    Controlled,
    ControllerOf,
    EitherOf,
    End,
    Extreme,
    Extremum,
    FactionOf,
    Filter,
    Here,
    Host,
    Kind,
    NextTo,
    On,
    OwnerOf,
    Pile,
    PreviousBaseOf,
    Ref,
    Replacing,
    Rest,
    SameName,
    Select,
    Selector,
    Stat,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.engine.context import Context
from smashrules.engine.departed import as_it_left, counters_of
from smashrules.engine.kinds import TYPES, WORDS, fits_kind, of_kind, words
from smashrules.errors import NotModelledError
from smashrules.state.things import NOTHING, Thing, Things, is_card, is_player, player_of, player_thing

# Enum look-ups cost in a hot place.
_PLAY, _PLAYER, _BASE, _POWER = Zone.PLAY, Kind.PLAYER, Kind.BASE, Stat.POWER
_CARD, _MOVE, _HAND = Kind.CARD, Verb.MOVE.value, Zone.HAND
_OF_BASES, _OF_OLD_BASES = Zone.BASE_DECK, Zone.BASE_DISCARD


# -- the things meant ------------------------------------------------------------------------------------------


def things(ctx: Context, selector: Selector) -> Things:
    """Everything that ``selector`` means; for a choice, everything that may be chosen."""
    return _MEANT[type(selector)](ctx, selector)


def _owners(ctx: Context, selector: OwnerOf) -> Things:
    owners = [ctx.table.owner(each) for each in ever(ctx, selector.what) if is_card(each)]
    return unique(player_thing(each) for each in owners if each >= 0)


def _controllers(ctx: Context, selector: ControllerOf) -> Things:
    return unique(player_thing(ctx.table.controller(each)) for each in ever(ctx, selector.what) if is_card(each))


def _factions_of(ctx: Context, selector: FactionOf) -> Things:
    found = [ctx.table.definition(each).faction for each in ever(ctx, selector.what) if is_card(each)]
    return unique(each for each in found if each)


def _bases_of(ctx: Context, selector: BaseOf) -> Things:
    found = [base_of(ctx, each) for each in ever(ctx, selector.what)]
    return unique(each for each in found if each != NOTHING)


def _previous_bases(ctx: Context, selector: PreviousBaseOf) -> Things:
    """Where each of them was before it was last moved in this turn: first the move that is answered. What has left
    play since was at the base it left."""
    meant = ever(ctx, selector.what)
    gone = [is_card(each) and not ctx.table.in_play(each) for each in meant]
    found = [base_of(ctx, each) if out else _left(ctx, each) for each, out in zip(meant, gone, strict=True)]
    return unique(each for each in found if each in ctx.table.bases)


def _left(ctx: Context, thing: Thing) -> int:
    events = reversed(ctx.table.history) if ctx.event is None else (ctx.event, *reversed(ctx.table.history))
    moves = (each for each in events if each.verb == _MOVE and each.what == thing and each.outcome == "done")
    return next((each.base for each in moves), NOTHING)


def _both(ctx: Context, selector: Both | EitherOf) -> Things:
    return unique(each for part in selector.parts for each in things(ctx, part))


def ever(ctx: Context, selector: Selector) -> Things:
    """Everything that ``selector`` means, or meant when it was selected."""
    return ctx.label_ever(selector.label) if type(selector) is Ref else things(ctx, selector)


def followed(ctx: Context, selector: Ref) -> Things:
    """What ``selector`` refers to, also where the same ability has sent it out of play: "return a minion; you may
    play it" means the card in the hand, though it is another object now (BGB2018, "In and Out of Play")."""
    here = ctx.label(selector.label)
    table = ctx.table
    return tuple(
        each
        for each in ctx.label_ever(selector.label)
        if each in here or (each in ctx.moved and is_card(each) and not table.in_play(each))
    )


def of_group(ctx: Context, group: Selector) -> Things:
    """The cards that "one of them" or "each of them" speaks of, those sent out of play by the same ability, too."""
    return followed(ctx, group) if type(group) is Ref else things(ctx, group)


def unique(values: Iterable[Thing]) -> Things:
    """The values without repetition, in order."""
    return tuple(dict.fromkeys(values))


def players(ctx: Context, selector: Selector | None) -> list[int]:
    """The players meant, clockwise from the current one; None means whoever carries the instruction out."""
    if selector is None:
        return [ctx.doer]
    if type(selector) is You:
        return [ctx.controller] if ctx.controller >= 0 else []
    meant = {player_of(each) for each in things(ctx, selector) if is_player(each)}
    return [each for each in ctx.table.clockwise() if each in meant]


def in_order(ctx: Context, selector: Selector) -> Sequence[int]:
    """All players clockwise from the one with whom what ``selector`` does begins, by default the current one."""
    first = players(ctx, selector.first) if type(selector) is Select and selector.first is not None else []
    return ctx.table.clockwise(first[0] if first else None)


def _next_to(ctx: Context, selector: NextTo) -> Things:
    """To the left is who is next in turn (WIKI, "The Phases of a Turn")."""
    step = -1 if selector.right else 1
    seats = len(ctx.table.seats)
    return unique(player_thing((each + step) % seats) for each in players(ctx, selector.of))


def base_of(ctx: Context, thing: Thing) -> int:
    """The base a card is at; where it was last, for the subject of the event that is being answered, and for what has
    left play since the ability began to resolve ("destroy a minion ... another minion there")."""
    if not isinstance(thing, int) or thing < 0:
        return NOTHING
    found = ctx.table.objects.get(thing)
    if found is not None:
        return found.base
    gone = as_it_left(ctx.table, thing, ctx.since) if ctx.since else None
    if gone is not None:
        return gone.base
    if ctx.event is not None and ctx.event.what == thing:
        return ctx.event.base
    return ctx.here if thing == ctx.source else NOTHING


def candidates(ctx: Context, select: Select, default: Zone = Zone.PLAY) -> Things:
    """Everything that fits ``select``, in a fixed order."""
    table, kind = ctx.table, select.kind
    fitting: list[Thing]
    asked = select.asked
    group = Among in asked
    if select.zone is None and default is _PLAY and kind in _IN_PLAY and not group:
        fitting = list(table.values.in_play(_ON_BASES.get(kind) or TYPES[kind]))
    else:
        fitting = list(_pool(ctx, select, default))
        if kind is not _CARD or group:  # all that lies in a zone is a card
            fitting = of_kind(table, fitting, kind)
    filters = select.filters
    if select.label is not None and speaks_of_itself(ctx, select):
        fitting, filters = _sift_by_themselves(ctx, fitting, select.label, filters)
    for one in filters:
        if not fitting:
            break
        sift = SIFTING.get(type(one))
        if sift is not None:
            fitting = sift(ctx, fitting, one)
            continue
        test = FILTERS[type(one)]
        if test is not _always:
            fitting = _sift(ctx, fitting, test, one)
    for one in select.filters if Extreme in asked else ():
        if type(one) is Extreme:
            fitting = _extremes(ctx, fitting, one, select)
    return tuple(fitting)


# A function with a comprehension makes cells for its variables at each call, whether it gets there or not.


def _sift(
    ctx: Context, fitting: list[Thing], test: Callable[[Context, Thing, Any], bool], one: Filter
) -> list[Thing]:
    """Those that pass one filter."""
    return [each for each in fitting if test(ctx, each, one)]


def _sift_by_themselves(
    ctx: Context, fitting: list[Thing], label: int, filters: tuple[Filter, ...]
) -> tuple[list[Thing], tuple[Filter, ...]]:
    """Those that pass the filters that refer to what is looked at; and the other filters."""
    own = [each for each in filters if _refers(each, label)]
    passing = [each for each in fitting if _fits_itself(ctx, each, label, own)]
    return passing, tuple(each for each in filters if each not in own)


_ON_BASES = {Kind.ACTION: frozenset({CardType.ACTION})}
_IN_PLAY = frozenset({Kind.MINION, Kind.ACTION, Kind.TITAN, Kind.FUSION, Kind.CARD})


def fits(ctx: Context, thing: Thing, select: Select) -> bool:
    """Whether ``thing`` is of the kind and passes the filters of ``select``, wherever it is."""
    if not fits_kind(ctx.table, thing, select.kind):
        return False
    if select.label is not None and speaks_of_itself(ctx, select):
        ctx.set_label(select.label, (thing,))
    for each in select.filters:
        kind = type(each)
        if kind is Extreme:
            if thing not in candidates(ctx, select):
                return False
        elif not FILTERS[kind](ctx, thing, each):
            return False
    return True


def speaks_of_itself(ctx: Context, select: Select) -> bool:
    """Whether the words that describe a thing refer to that thing."""
    return select.label in ctx.table.compiled_by_key[ctx.key].of_themselves


def _fits_itself(ctx: Context, thing: Thing, label: int, own: Iterable[Filter]) -> bool:
    """Whether ``thing`` passes the filters that refer to it: "a minion with another minion on its base"."""
    ctx.set_label(label, (thing,))
    return all(FILTERS[type(each)](ctx, thing, each) for each in own)


def _refers(node: Node, label: int) -> bool:
    return any(type(each) is Ref and each.label == label for each in walk(node))


def means(ctx: Context, selector: Selector, thing: Thing) -> bool:
    """Whether ``thing`` is one of those that ``selector`` means or lets be chosen."""
    if type(selector) is Select:
        if ctx.bound and (bound := ctx.bound.get(id(selector))) is not None:
            return bound == thing
        return fits(ctx, thing, selector) and (selector.zone is None or thing in candidates(ctx, selector))
    kind = type(selector)
    if kind is You:
        return thing == -1 - ctx.controller
    if kind is Here:
        return thing == ctx.here != NOTHING
    if kind is This:
        return thing == ctx.source
    if ctx.bound and (bound := ctx.bound.get(id(selector))) is not None:
        return bound == thing
    return thing in things(ctx, selector)


def _pool(ctx: Context, select: Select, default: Zone) -> Iterable[Thing]:
    table = ctx.table
    if select.kind is _PLAYER:
        return [player_thing(each) for each in table.clockwise()]
    if select.kind in WORDS:
        return words(table, select.kind)
    for each in select.filters if Among in select.asked else ():
        if type(each) is Among:
            return things(ctx, each.group) if default is _PLAY else of_group(ctx, each.group)
    if select.zone is not None:
        return zone_cards(ctx, select)
    if default is _HAND:
        return list(table.seats[ctx.doer].hand)
    if select.kind is _BASE:
        return list(table.bases)
    return [each.uid for each in table.objects.values() if each.uid != each.base]


def one_pile(select: Select) -> Pile | None:
    """The pile that ``select`` names, if it names one and not several."""
    return select.zone if type(select.zone) is Pile else None


def zone_cards(ctx: Context, select: Select) -> list[int]:
    """The cards of the zone that ``select`` names; from an end of a pile, as many as it asks for."""
    zone = one_pile(select)
    if zone is None:
        assert isinstance(select.zone, Both | EitherOf)
        return [uid for each in select.zone.parts if type(each) is Pile for uid in pile_cards(ctx, each)]
    cards = pile_cards(ctx, zone)
    if zone.end is None:
        return cards
    wanted = select.quantity.high
    if type(wanted) is Until:
        return until_found(ctx, cards if zone.end is End.TOP else cards[::-1], wanted)
    limit = number_or(ctx, wanted, len(cards))
    return cards[:limit] if zone.end is End.TOP else cards[-limit:]


def until_found(ctx: Context, cards: list[int], until: Until) -> list[int]:
    """The cards, one after another, up to the one with which there are as many of what is looked for as wanted; all
    of them where there are not so many."""
    what = until.what
    assert isinstance(what, Select)
    wanted = number_or(ctx, what.quantity.high, len(cards) + 1)
    found = 0
    for place, uid in enumerate(cards, 1):
        found += is_found(ctx, uid, what)
        if found >= wanted:
            return cards[:place]
    return cards


def is_found(ctx: Context, uid: int, what: Select) -> bool:
    """Whether a card that is revealed is one of those looked for, as far as that can be told from the card itself."""
    tests = tuple(each for each in what.filters if type(each) is not Among)
    return fits(ctx, uid, Select(what.kind, what.quantity, tests))


def pile_cards(ctx: Context, pile: Pile) -> list[int]:
    """The cards of a pile; decks from the top, discard piles from the bottom."""
    table = ctx.table
    if pile.named is not None:
        return list(table.special_decks.get(pile.named, ()))
    if pile.zone is _OF_BASES:
        return list(table.base_deck)
    if pile.zone is _OF_OLD_BASES:
        return list(table.base_discard)
    if pile.zone is _PLAY:
        return list(table.objects)
    bound = ctx.bound.get(id(pile.of))
    owners = [player_of(bound)] if bound is not None else players(ctx, pile.of)
    if len(owners) == 1:
        return list(table.seats[owners[0]].pile(pile.zone))
    return [uid for owner in owners for uid in table.seats[owner].pile(pile.zone)]


def _extremes(ctx: Context, fitting: list[Thing], extreme: Extreme, select: Select) -> list[Thing]:
    """Those with the highest or lowest number, within each player or base that the filters tell apart."""
    groups: dict[Thing, list[Thing]] = {}
    values = ctx.table.values if select.kind is Kind.BASE and extreme.stat is _POWER else None
    for each in fitting:
        groups.setdefault(group_of(ctx, each, select), []).append(each)
    best: list[Thing] = []
    for members in groups.values():
        numbers = [values.total_of_all(each) if values else stat(ctx, each, extreme.stat) for each in members]
        edge = max(numbers) if extreme.extremum is Extremum.HIGHEST else min(numbers)
        best += [each for each, value in zip(members, numbers, strict=True) if value == edge]
    return [each for each in fitting if each in best]


def group_of(ctx: Context, thing: Thing, select: Select) -> Thing:
    group = 0
    for each in select.filters:
        nested = nested_select(each)
        if nested is not None and nested.quantity.every and is_card(thing):
            key = ctx.table.controller(thing) if type(each) is Controlled else base_of(ctx, thing)
            group = group * 1000 + key + 1
    return group


NESTING = frozenset({At, Controlled})
"""The filters in which somebody's or some base's cards are spoken of."""


def nested_select(each: Filter) -> Select | None:
    """The selector inside a filter that speaks of somebody's or some base's cards, and not of any number of them."""
    inner = each.by if type(each) is Controlled else each.place if type(each) is At else None
    return inner if type(inner) is Select and (inner.quantity.every or inner.quantity.high is not None) else None


# -- numbers on cards ------------------------------------------------------------------------------------------


def stat(ctx: Context, thing: Thing, which: Stat) -> int:
    """A number of a card, or a player's victory points. In play it includes all modifications; elsewhere it is what
    is printed. A number that was chosen is itself."""
    table = ctx.table
    if isinstance(thing, str):
        assert thing.isdigit(), "only a number that was chosen has a number"
        return int(thing)
    if which is _POWER and thing in table.objects:
        return table.values.power(thing)
    if which is Stat.VP:
        return table.seats[player_of(thing)].vp
    definition = table.definition(thing)
    if which is Stat.PRINTED_POWER or which is Stat.STARTING_POWER:
        if thing not in table.objects:
            return definition.power or 0
        return table.values.starting(thing, _POWER, printed_only=which is Stat.PRINTED_POWER)
    if which is Stat.PRINTED_BREAKPOINT or which is Stat.STARTING_BREAKPOINT:
        return table.values.starting(thing, Stat.BREAKPOINT, printed_only=which is Stat.PRINTED_BREAKPOINT)
    if which is Stat.BREAKPOINT:
        return table.values.breakpoint(thing)
    if which is _POWER:
        if ctx.event is not None and ctx.event.what == thing and ctx.event.base != NOTHING:
            return ctx.event.power
        gone = as_it_left(table, thing)
        return (definition.power or 0) if gone is None else gone.power
    raise NotModelledError(str(which))


# -- amounts -------------------------------------------------------------------------------------------------


def number(ctx: Context, amount: Amount | int) -> int:
    """What ``amount`` comes to."""
    if isinstance(amount, int):
        return amount
    if type(amount) is Num:
        return amount.value
    return _AMOUNTS[type(amount)](ctx, amount)


def _stat_of(ctx: Context, amount: StatOf) -> int:
    meant = ctx.bound.get(id(amount.what))
    targets = (meant,) if meant is not None else things(ctx, amount.what)
    if not targets and type(amount.what) is Ref:
        targets = ctx.label_ever(amount.what.label)
    if type(amount.what) is Select and Extreme in amount.what.asked:
        targets = targets[:1]  # "the highest power of a minion": of those that tie any one has it
    return sum([stat(ctx, each, amount.stat) for each in targets])


def _bounded(ctx: Context, amount: Bounded) -> int:
    value = number(ctx, amount.amount)
    value = value if amount.least is None else max(value, amount.least)
    return value if amount.most is None else min(value, amount.most)


def _shortfall(ctx: Context, amount: Shortfall) -> int:
    wanted = amount.target if isinstance(amount.target, int) else _to_outnumber(ctx, amount.target)
    return max(0, wanted - len(things(ctx, amount.what)))


def bases_meant(ctx: Context, place: Selector) -> list[int]:
    """The bases at which power is added up; of a base and a player who are both looked at, that base."""
    seen = ctx.candidate[::-1] if type(place) is Candidate else things(ctx, place)
    bases = [each for each in seen if is_card(each)]
    return bases[:1] if type(place) is Candidate else bases


def _power_at(ctx: Context, amount: PowerAt) -> int:
    bases = bases_meant(ctx, amount.place)
    return sum(ctx.table.values.total(base, who) for base in bases for who in players(ctx, amount.who))


_AMOUNTS: dict[type, Callable[[Context, Any], int]] = {
    Count: lambda ctx, amount: COUNTED[Count](ctx, amount.what),
    StatOf: _stat_of,
    Times: lambda ctx, amount: amount.each * number(ctx, amount.amount),
    Quotient: lambda ctx, amount: (number(ctx, amount.amount) + (amount.by - 1) * amount.up) // amount.by,
    Minus: lambda ctx, amount: -number(ctx, amount.amount),
    Bounded: _bounded,
    Total: lambda ctx, amount: sum(number(ctx, each) for each in amount.parts),
    Shortfall: _shortfall,
    PowerAt: _power_at,
    Awarded: lambda ctx, amount: COUNTED[Awarded](ctx, amount),
}


def each_has(ctx: Context, who: Selector, what: Select) -> list[int]:
    """How much of ``what`` each of these players has, at the base that is looked at if it is one that is."""
    there = [each for each in what.filters if type(each) is At and type(each.place) is Candidate]
    theirs = replace(what, filters=tuple(each for each in what.filters if each not in there)) if there else what
    found = []
    for player in players(ctx, who):
        ctx.candidate.append(player_thing(player))
        counters = counters_on(ctx, theirs) if theirs.kind in COUNTERS else 0
        held = () if theirs.kind in COUNTERS else candidates(ctx, theirs)
        ctx.candidate.pop()
        if there:
            held = tuple([thing for thing in held if all(FILTERS[At](ctx, thing, each) for each in there)])
        found.append(counters + len(held))
    return found


def _to_outnumber(ctx: Context, condition: Outnumbers) -> int:
    """How many one must have to have more than all the others, or than at least one of them."""
    theirs = each_has(ctx, condition.than, condition.what)
    some = type(condition.than) is Select and not condition.than.quantity.every
    return (min if some else max)(theirs) + condition.margin if theirs else 0


_OF_COUNTERS = frozenset({Verb.PUT_COUNTER.value, Verb.REMOVE_COUNTER.value, Verb.TRANSFER.value})


def counters_on(ctx: Context, select: Select) -> int:
    """How many counters lie on the cards that ``select`` names ("each +1 power counter on your minions"), or have
    been taken, placed or transferred by what the ability did before ("the number of counters removed")."""
    if Among in select.asked:
        own = ctx.table.objects.get(ctx.source)
        if not ctx.since:  # what always holds speaks of those that its card keeps ("-2 for each of those counters")
            return own.counters if own is not None else 0
        told = [each for each in ctx.table.history if each.id > ctx.since and each.verb in _OF_COUNTERS]
        return sum(each.amount for each in told if each.outcome == "done")
    hosts = [each.host for each in select.filters if isinstance(each, On)]
    lying = unique(uid for host in hosts for uid in ever(ctx, host)) if hosts else tuple(ctx.table.objects)
    return sum(counters_of(ctx, uid) for uid in lying if is_card(uid))


def number_or(ctx: Context, amount: Amount | int | None, default: int) -> int:
    """What ``amount`` comes to; ``default`` where there is no limit."""
    return default if amount is None else number(ctx, amount)


# -- filters ---------------------------------------------------------------------------------------------------


def _always(ctx: Context, thing: Thing, each: Node) -> bool:
    return True


FILTERS: dict[type, Callable[[Context, Thing, Any], bool]] = {SameName: _always, Extreme: _always}
"""Whether a thing passes a filter: ``filters`` fills it; ``conditions``, which knows whether conditions hold, and
``together`` add theirs."""

COUNTED: dict[type, Callable[[Context, Any], int]] = {}  # ``together`` counts, ``conditions`` looks back

SIFTING: dict[type, Callable[[Context, list[Thing], Any], list[Thing]]] = {}
"""Which of many things pass a filter, where that is found more cheaply than one by one."""


_MEANT: dict[type, Callable[[Context, Any], Things]] = {
    Select: candidates,
    Ref: lambda ctx, selector: ctx.label(selector.label),
    This: lambda ctx, selector: (ctx.source,) if ctx.this() != NOTHING else (),
    Host: lambda ctx, selector: (ctx.host,) if ctx.has_host() else (),
    Here: lambda ctx, selector: (ctx.here,) if ctx.here != NOTHING else (),
    You: lambda ctx, selector: (player_thing(ctx.controller),),
    Candidate: lambda ctx, selector: (ctx.candidate[-1],),
    Both: _both,
    EitherOf: _both,
    Pile: lambda ctx, selector: tuple(pile_cards(ctx, selector)),
    Rest: lambda ctx, selector: tuple(each for each in ctx.label(selector.label) if each not in ctx.moved),
    OwnerOf: _owners,
    ControllerOf: _controllers,
    BaseOf: _bases_of,
    PreviousBaseOf: _previous_bases,
    NextTo: _next_to,
    FactionOf: _factions_of,
    Replacing: lambda ctx, selector: tuple(each for each in ctx.table.bases if each in ctx.label_ever(0)),
}
