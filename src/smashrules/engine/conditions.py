"""Whether a condition holds, now: of the board, of this turn's history, of a thing referred to.

Reads the table and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Amount, Awarded, StatOf, Total
from smashrules.effects.conditions import (
    AllOf,
    AnyOf,
    Complied,
    Condition,
    Did,
    Done,
    FirstThisTurn,
    Has,
    HeldWhen,
    InPlaySince,
    Is,
    Not,
    Outnumbers,
    Outpowers,
    Relation,
    Silenced,
    TurnOf,
    Was,
)
from smashrules.effects.selectors import (
    COUNTERS,
    NONE,
    ONE,
    Alike,
    Among,
    Here,
    Kind,
    On,
    Pile,
    Ref,
    Select,
    Stat,
    Where,
    Zone,
)
from smashrules.effects.verbs import SEEING, Verb
from smashrules.engine.comparing import compare
from smashrules.engine.context import Context
from smashrules.engine.matching import matches
from smashrules.engine.most import holder
from smashrules.engine.selecting import (
    COUNTED,
    FILTERS,
    base_of,
    bases_meant,
    candidates,
    counters_on,
    each_has,
    ever,
    fits,
    means,
    number,
    number_or,
    players,
    stat,
    things,
    unique,
)
from smashrules.engine.together import are_whole, joins, largest
from smashrules.state.records import Event
from smashrules.state.things import NOBODY, Thing, Things, is_card, player_thing

_PLAY, _GO = Verb.PLAY.value, Verb.GO.value  # enum look-ups cost in a hot place


def holds(ctx: Context, condition: Condition) -> bool:
    """Whether ``condition`` holds."""
    return CONDITIONS[type(condition)](ctx, condition)


def _has(ctx: Context, condition: Has) -> bool:
    what = condition.what
    if what.kind in COUNTERS:
        count = counters_on(ctx, what)
    elif what.zone is not None and what.zone != Pile(Zone.PLAY):
        found = candidates(ctx, what)
        count = len(found)
        ctx.set_label(what.label, found)
    else:
        found = _spoken_of(ctx, what)
        if condition.at is not None:
            found = tuple(each for each in found if means(ctx, condition.at, base_of(ctx, each)))
        if condition.who is not None:
            holders = things(ctx, condition.who)
            held = [(each, player_thing(holder(ctx, each))) for each in found if is_card(each)]
            if type(condition.who) is Select and condition.who.kind is Kind.PLAYER:
                of_each = [tuple(each for each, holder in held if holder == who) for who in holders]
                had = [each for each in of_each if _is_so_many(ctx, what, _together(ctx, condition, each))]
                ctx.set_label(what.label, tuple(one for each in had for one in each))
                if condition.who.quantity.every:
                    return len(had) == len(holders)
                # "another player has two minions": one of them has; "two players have minions": two, and no more
                return bool(had) if condition.who.quantity == ONE else _is_so_many(ctx, condition.who, len(had))
            found = tuple(each for each, holder in held if holder in holders)
        count = _together(ctx, condition, found)
        if what.label is not None and _on_one_base(condition):  # "if there are two minions on a base, ... them"
            enough = _bases_of(ctx, what, found)
            ctx.set_label(what.label, tuple(each for each in found if base_of(ctx, each) in enough))
        else:
            ctx.set_label(what.label, found)  # "if you have exactly one minion here, place a counter on it"
        if type(condition.at) is Select and condition.at.label is not None:
            ctx.set_label(condition.at.label, _bases_of(ctx, what, found))
        if type(condition.at) is Select and condition.at.quantity.low not in (0, 1):  # "on two or more bases"
            return _is_so_many(ctx, condition.at, len(_bases_of(ctx, what, found)))
    return _is_so_many(ctx, what, count)


def _bases_of(ctx: Context, what: Select, found: Things) -> Things:
    """ "If there is a minion on another base, ... that base": where there are so many."""
    at = [base_of(ctx, each) for each in found]
    return unique(each for each in at if _is_so_many(ctx, what, at.count(each)))


def _spoken_of(ctx: Context, what: Select) -> Things:
    """What fits; of those that were spoken of those, too, that have left play ("who lost a minion this way")."""
    groups = [each.group for each in what.filters if isinstance(each, Among)]
    if not groups or not isinstance(groups[0], Ref):
        return candidates(ctx, what)
    said: Any = what
    rest = replace(said, filters=tuple(each for each in what.filters if not isinstance(each, Among)))
    return tuple(each for each in ctx.label_ever(groups[0].label) if fits(ctx, each, rest))


def _is_so_many(ctx: Context, what: Select, count: int) -> bool:
    return number(ctx, what.quantity.low) <= count <= number_or(ctx, what.quantity.high, count)


def _on_one_base(condition: Has) -> bool:
    """Whether they are counted at one base, whichever it is ("three minions on a base")."""
    places = [condition.at, *(each.host for each in condition.what.filters if isinstance(each, On))]
    return any(type(p) is Select and p.kind is Kind.BASE and p.quantity.high == 1 for p in places)


def _together(ctx: Context, condition: Has, found: Things) -> int:
    """How many of what was found count together: "three minions with the same name on a base" are on one base."""
    what = condition.what
    groups: dict[object, list[Thing]] = {}
    one_base = _on_one_base(condition)
    for each in found:
        groups.setdefault(base_of(ctx, each) if one_base else None, []).append(each)
    if joins(what):
        low = number(ctx, what.quantity.low)
        return max((largest(ctx, what, [], each, low) for each in groups.values()), default=0)
    return max(map(len, groups.values()), default=0)


def _is(ctx: Context, condition: Is) -> bool:
    meant = things(ctx, condition.what)
    if not meant and type(condition.what) is Ref:  # what has left play is asked about as it was when it left
        meant = tuple(each for each in ever(ctx, condition.what) if is_card(each) and not ctx.table.in_play(each))
    what = condition.what
    if type(what) is Select and what.quantity == ONE:  # "if one of them is a minion"
        return any(fits(ctx, each, condition.description) for each in meant)
    if not meant or not all(fits(ctx, each, condition.description) for each in meant):
        return False
    if joins(condition.description) and not _are_alike(ctx, condition.description, meant):
        return False
    return not getattr(condition, "only", False) or len(candidates(ctx, condition.description)) == len(meant)


def _are_alike(ctx: Context, description: Select, meant: Things) -> bool:
    """Whether the things are alike, or all different, as ``description`` says; one alone is like no other."""
    different = all(isinstance(each, Alike) and each.different for each in description.filters)
    return (different or len(meant) > 1) and are_whole(ctx, description, meant)


def _done(ctx: Context, condition: Done) -> bool:
    act = condition.act
    met = (event for event in _past(ctx, act) if _counts(event.verb, event.phase) and matches(ctx.copy(), event, act))
    return _are_so_many(ctx, act, met)


def _are_so_many(ctx: Context, act: Act, met: Iterable[Event]) -> bool:
    """Whether among the events that ``met`` are as many as the act tells."""
    what = act.what
    if not isinstance(what, Select) or what.kind in COUNTERS or what.quantity.low in (0, 1):
        return any(met)
    so_many: dict[int, set[Thing]] = {}
    for event in met:  # "if you have played two or more minions this turn"; of other players one must have
        doer = NOBODY if act.by is None else event.player
        so_many.setdefault(doer, set()).add(event.id if act.verb is Verb.PLAY else event.what)
    return any(_is_so_many(ctx, what, len(each)) for each in so_many.values())


def _was(ctx: Context, condition: Was) -> bool:
    event = ctx.event
    if event is None:
        return False
    if event.verb == _GO or condition.act.verb != event.verb:
        # "goes to the discard pile" is answered after the event by which it went
        return any(
            past.verb == condition.act.verb and past.what == event.what and past.id == event.parent
            for past in ctx.table.history
        )
    return matches(ctx.copy(), event, condition.act)


def _held_when(ctx: Context, condition: HeldWhen) -> bool:
    """Whether it was so at the event: of counters that can be told from what has happened to them since."""
    act = condition.act
    event = next((each for each in reversed(_past(ctx, act)) if matches(ctx.copy(), each, act)), None)
    if event is None:
        return False
    then = ctx.copy()
    then.as_of = event.id
    return holds(then, condition.condition)


def _silenced(ctx: Context, condition: Silenced) -> bool:
    cancelled = ctx.table.values.cancelled
    meant = things(ctx, condition.what)
    return bool(meant) and all(int(each) in cancelled for each in meant)


def _first_this_turn(ctx: Context, condition: FirstThisTurn) -> bool:
    wanted = things(ctx, condition.what)
    done = [event.what in wanted for event in _past(ctx, condition.act) if matches(ctx.copy(), event, condition.act)]
    low, high = condition.nth.low, condition.nth.high
    assert isinstance(low, int)
    return any(done[low - 1 : high if isinstance(high, int) else None])


def _past(ctx: Context, act: Act) -> list[Event]:
    """What of this verb has happened this turn."""
    verb, turn = act.verb, ctx.table.turn
    return [
        event for event in ctx.table.history if event.verb == verb and event.turn == turn and event.outcome == "done"
    ]


def _awarded(ctx: Context, amount: Awarded) -> int:
    """The VPs that a base gave when it last scored: of several that tie for a place each has got as many."""
    bases, whose = things(ctx, amount.place), players(ctx, amount.who)
    for event in reversed(ctx.table.history):
        if event.verb == "award" and event.base in bases and event.player in whose:
            return event.amount
        if event.verb == "score-start" and event.base in bases:
            break
    return 0


def _counts(verb: str, phase: str) -> bool:
    """ "If you have not played a minion" is only about the Play Cards phase (BGB2018, Card Clarifications)."""
    return verb != _PLAY or phase == "play"


def _relation(ctx: Context, condition: Relation) -> bool:
    left, op, right = condition.left, condition.op, condition.right
    if not any(isinstance(side, StatOf) and side.stat is Stat.VP for side in (left, _base(right))):
        return compare(number(ctx, left), op, number(ctx, right))
    ahead, behind = (any if _of_one(side) else all for side in (left, right))
    theirs = _of_each(ctx, right)
    return ahead(behind(compare(mine, op, other) for other in theirs) for mine in _of_each(ctx, left))


def _of_one(amount: Amount) -> bool:
    """Whether a number is that of any one of several players, so that it is enough if one of them has it."""
    amount = _base(amount)
    return isinstance(amount, StatOf) and isinstance(amount.what, Select) and not amount.what.quantity.every


def _base(amount: Amount) -> Amount:
    """What others have to which something is added: "at least two more VPs than another player"."""
    return amount.parts[0] if isinstance(amount, Total) else amount


def _of_each(ctx: Context, amount: Amount) -> list[int]:
    """The victory points of each player meant; of what else is compared with them the one number."""
    if isinstance(amount, StatOf) and amount.stat is Stat.VP:
        return [stat(ctx, each, Stat.VP) for each in things(ctx, amount.what)]
    if isinstance(amount, Total):
        more = sum(number(ctx, each) for each in amount.parts[1:])
        return [each + more for each in _of_each(ctx, amount.parts[0])]
    return [number(ctx, amount)]


def _outnumbers(ctx: Context, condition: Outnumbers) -> bool:
    """Each of them has more than each of the others, unless at least one of them is said to be enough."""
    ahead, behind = (
        any if type(side) is Select and not side.quantity.every else all for side in (condition.who, condition.than)
    )
    theirs = each_has(ctx, condition.than, condition.what)
    margin, ours = condition.margin, each_has(ctx, condition.who, condition.what)
    if condition.equal:
        return ahead(behind(mine == other for other in theirs) for mine in ours)
    return ahead(behind(mine >= other + margin for other in theirs) for mine in ours)


def _outpowers(ctx: Context, condition: Outpowers) -> bool:
    """Power is compared in total at the place; as much as another, or as little, is enough only where ties count."""
    values = ctx.table.values
    bases = bases_meant(ctx, condition.place)

    def total(player: int) -> int:
        power = sum(values.total(base, player) for base in bases)
        return -power if condition.less else power

    others = [total(player) for player in players(ctx, condition.than)]
    return any(
        all(total(player) >= other + (0 if condition.ties else condition.margin) for other in others)
        for player in players(ctx, condition.who)
    )


def _did(ctx: Context, condition: Did) -> bool:
    since = ctx.since
    if condition.act.verb in SEEING and type(condition.act.what) is Select:
        return _saw(ctx, condition.act, condition.act.what)
    act, answered = condition.act, ctx.event
    now = (answered,) if answered is not None and answered.outcome == "done" else ()
    past = (event for event in _past(ctx, act) if event.id > since)
    return _are_so_many(ctx, act, (event for event in chain(now, past) if matches(ctx.copy(), event, act)))


def _saw(ctx: Context, act: Act, what: Select) -> bool:
    """Whether so many such cards were revealed or looked at since: by one of those who did it, or in all where
    nobody is named."""
    seen: dict[int, set[Thing]] = {}
    for event in _past(ctx, act):
        if event.id > ctx.since:
            who = event.player if act.by is not None else NOBODY
            seen.setdefault(who, set()).update(each for each in event.things if fits(ctx, each, what))
    low = number(ctx, what.quantity.low) if not what.quantity.every else 1
    for who, cards in seen.items():
        theirs = act.by is None or means(ctx, act.by, player_thing(who))
        if theirs and low <= len(cards) <= number_or(ctx, what.quantity.high, len(cards)):
            return True
    return False


def _complied(ctx: Context, condition: Complied) -> bool:
    return any(each in ctx.complied for each in players(ctx, condition.who))


def _in_play_since(ctx: Context, condition: InPlaySince) -> bool:
    """Whether it came into play before this turn began; on a board of which no more is known, unless it was played in
    this turn."""
    table = ctx.table
    began = next((event.id for event in table.history if event.verb == "turn"), None)
    meant = [table.objects.get(each) for each in things(ctx, condition.what) if is_card(each)]
    for each in meant:
        if each is None:
            return False
        played = any(event.verb == Verb.PLAY and event.what == each.uid for event in table.history)
        if played if began is None else each.entered > began:
            return False
        if isinstance(condition.at, Here):
            moved = any(e.verb == Verb.MOVE and e.outcome == "done" and e.what == each.uid for e in table.history)
            if moved or not means(ctx, condition.at, each.base):
                return False
    return bool(meant)


def _turn_of(ctx: Context, condition: TurnOf) -> bool:
    if type(condition.who) is Select and condition.who.quantity == NONE:  # nobody's: while the game is set up
        return ctx.table.phase == "setup"
    return means(ctx, condition.who, player_thing(ctx.table.active))


CONDITIONS: dict[type, Callable[[Context, Any], bool]] = {
    Has: _has,
    Is: _is,
    Done: _done,
    Was: _was,
    HeldWhen: _held_when,
    FirstThisTurn: _first_this_turn,
    Relation: _relation,
    Outnumbers: _outnumbers,
    TurnOf: _turn_of,
    Outpowers: _outpowers,
    Did: _did,
    Complied: _complied,
    InPlaySince: _in_play_since,
    Silenced: _silenced,
    Not: lambda ctx, condition: not holds(ctx, condition.condition),
    AllOf: lambda ctx, condition: all(holds(ctx, each) for each in condition.conditions),
    AnyOf: lambda ctx, condition: any(holds(ctx, each) for each in condition.conditions),
}
"""How it is told whether a condition holds; ``affecting``, which knows what cards do to others, adds its own."""


def _where(ctx: Context, thing: Thing, each: Where) -> bool:
    ctx.candidate.append(thing)
    now, ctx.before = ctx.before, each.earlier
    try:
        return holds(ctx, each.condition)
    finally:
        ctx.before = now
        ctx.candidate.pop()


FILTERS[Where] = _where
COUNTED[Awarded] = _awarded
