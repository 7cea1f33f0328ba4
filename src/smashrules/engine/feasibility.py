"""Whether an effect could do anything at all now: before a cost is paid, before a "may" or an "instead" is offered.

Nothing is asked and nothing changes. Where it cannot be told without asking, the answer is that it could. How it is
done, ``doing`` and ``acts`` know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smashrules.effects.actions import Act, Cost, Effect, If, Join, May, OneOf, Seq
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    COUNTERS,
    Among,
    Both,
    EitherOf,
    Here,
    Host,
    Pile,
    Ref,
    Rest,
    Select,
    Selector,
    This,
    Zone,
)
from smashrules.effects.verbs import VERBS, Verb
from smashrules.engine.abilities import host_of, is_described, talent, talents
from smashrules.engine.affecting import ways
from smashrules.engine.compiled import Part
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context, of_object
from smashrules.engine.in_place import is_for, waiting
from smashrules.engine.legality import can_play
from smashrules.engine.limits import may_use, may_use_again, was_used
from smashrules.engine.madness import DECK, names_deck
from smashrules.engine.selecting import (
    base_of,
    candidates,
    fits,
    followed,
    number,
    number_or,
    one_pile,
    players,
    things,
)
from smashrules.engine.speakers import Speaker
from smashrules.engine.table import Table
from smashrules.engine.use_forbidden import use_forbidden
from smashrules.state.records import Event
from smashrules.state.things import NOTHING, Thing, Things, is_card

# Enum look-ups cost in a hot place.
_PLAYING, _MOVING, _SEARCHING, _DRAWING, _LOSING = Verb.PLAY, Verb.MOVE, Verb.SEARCH, Verb.DRAW, Verb.LOSE_VP
_USING = Verb.USE
_HAND, _IN_PLAY, _BASE_DECK = Zone.HAND, Zone.PLAY, Zone.BASE_DECK


def can_do(ctx: Context, effect: Effect) -> bool:
    """Whether ``effect`` could do something."""
    asked = _ASKED.get(type(effect))
    return asked is None or asked(ctx, effect)


def _can_do_if(ctx: Context, effect: If) -> bool:
    if holds(ctx, effect.condition):
        return can_do(ctx, effect.then)
    return effect.otherwise is not None and can_do(ctx, effect.otherwise)


def _both_or_neither(ctx: Context, effect: Effect) -> bool:
    """Whether what a "may" permits can be done: "X and Y" wholly (BGB2018, "May")."""
    if type(effect) is not Seq or any(join is not Join.AND for join in effect.joins):
        return can_do(ctx, effect)
    compiled = ctx.table.compiled_by_key[ctx.key]
    for number_, part in enumerate(effect.parts):
        if number_ and not compiled.labels_in(part)[1] <= ctx.labels.keys():
            continue  # it speaks of what an earlier part brings
        brings_cards = any(type(each) is Act and each.verb in _TO_HAND for each in effect.parts[:number_])
        if not brings_cards and not can_pay(ctx, part):
            return False
    return True


_TO_HAND = (Verb.RETURN, Verb.PLACE, Verb.DRAW)


def can_pay(ctx: Context, pay: Effect) -> bool:
    """Whether all of a cost could be done: part of it may not (BGB2018, "To")."""
    if type(pay) is Seq:
        return all(can_pay(ctx, each) for each in _asked_before(pay))
    if type(pay) is Act and pay.verb is _PLAYING and _from_hand(pay.what):
        assert isinstance(pay.what, Select)
        low = pay.what.quantity.low
        return len(_playable(ctx, pay)) >= (low if isinstance(low, int) else number(ctx, low))
    return can_do(ctx, pay)


def _asked_before(pay: Seq) -> list[Effect]:
    """The parts of which it can be told before anything is done whether they can be: none that speaks of what another
    part picks ("look at a card and discard it"), or follows a card that is drawn."""
    picked: set[int | None] = set()
    found: list[Effect] = []
    for part in pay.parts:
        nodes: list[Any] = list(walk(part))
        if not any(type(each) in (Ref, Rest) and each.label in picked for each in nodes):
            found.append(part)
        if any(type(each) is Act and each.verb is _DRAWING for each in nodes):
            break
        picked |= {each.label for each in nodes if type(each) is Select and each.label is not None}
    return found


def _can_act(ctx: Context, act: Act) -> bool:
    if act.verb is _LOSING and act.by is None:
        return ctx.table.seats[ctx.doer].vp >= (number(ctx, act.amount) if act.amount is not None else 0)
    if act.verb is _USING:
        return _can_use(ctx, act)
    if act.by is not None or act.what is None or (act.verb is _SEARCHING and act.source is not None):
        return True
    pile = one_pile(act.what) if type(act.what) is Select else None
    if pile is not None and pile.zone is _BASE_DECK:
        return bool(ctx.table.base_deck or ctx.table.base_discard)
    if pile is not None and pile.revealing:  # nobody knows what lies there
        return any(ctx.table.seats[each].deck or ctx.table.seats[each].discard for each in players(ctx, pile.of))
    if act.verb is _PLAYING:
        return _can_play(ctx, act)
    if act.verb is Verb.AFFECT and not ways(ctx):
        return False
    if act.verb is _SEARCHING:
        return _can_search(ctx, act.source)
    if act.verb is _DRAWING and type(act.what) is Select and names_deck(act.what):
        return len(ctx.table.special_decks.get(DECK, ())) >= max(1, number_or(ctx, act.what.quantity.low, 1))
    if type(act.what) is Select and act.what.quantity.low == 0:
        return True
    if type(act.what) is Select and act.what.kind in COUNTERS:
        return _can_count(ctx, act)
    meant = _meant(ctx, act.what, _HAND if VERBS[act.verb].zone == "hand" else _IN_PLAY)
    if act.instead_of is Zone.DISCARD:
        meant = tuple(each for each in meant if not has_gone_elsewhere(ctx.table, each))
    if act.verb is _MOVING:
        return any(_can_move(ctx, act, each) for each in meant)
    return bool(meant) or type(act.what) is Pile


def has_gone_elsewhere(table: Table, thing: Thing) -> bool:
    """Whether a card is where an ability has put it, so that nothing can be done "instead of the discard pile" (WTCS,
    "Clarifications")."""
    return is_card(thing) and table.zone(thing) in (Zone.HAND, Zone.DECK, Zone.BOX)


def usable(ctx: Context, act: Act, cards: Things) -> list[tuple[Speaker, Part]]:
    """The Talents of ``cards`` that a text lets whoever carries it out use: only those that could do something, and
    only on cards of that player (BGB2018, "Talent")."""
    table, what = ctx.table, act.what
    assert isinstance(what, Select)
    found = []
    for uid in cards:
        obj = table.objects.get(uid) if is_card(uid) else None
        if obj is None or obj.controller != ctx.doer:
            continue
        for speaker, part in talents(table, obj.uid):
            by = speaker.by
            if use_forbidden(table, speaker, part, ctx.doer):
                continue
            if act.extra:
                allowed = may_use_again(table, obj.uid, part, ctx.doer, by)
            else:
                fresh = not was_used(table, obj.uid, part, by)
                allowed = fresh and may_use(table, obj.uid, part, False, ctx.doer, NOTHING, by)
            own = of_object(table, obj, ctx.doer, speaker.giver)
            if allowed and is_described(ctx, obj.uid, part.label, what) and can_do(own, talent(part).effect):
                found.append((speaker, part))
    return found


def _can_use(ctx: Context, act: Act) -> bool:
    host = host_of(act.what)
    return host is not None and bool(usable(ctx, act, things(ctx, host)))


def _can_search(ctx: Context, source: Selector | None) -> bool:
    """Whether there is a card to look at; what a deck holds, nobody knows before."""
    if isinstance(source, Both | EitherOf):
        return any(_can_search(ctx, each) for each in source.parts)
    if type(source) is not Pile:
        return True
    table = ctx.table
    if source.zone is Zone.BASE_DECK:
        return bool(table.base_deck or table.base_discard)
    seats = [table.seats[each] for each in players(ctx, source.of)]
    return any(each.discard or (each.deck and source.zone is Zone.DECK) for each in seats)


def _can_count(ctx: Context, act: Act) -> bool:
    """Whether there are counters to take away, and cards to put some on."""
    sources = () if act.source is None else things(ctx, act.source)
    objects = [ctx.table.objects.get(each) for each in sources if is_card(each)]
    if act.source is not None and not any(each is not None and each.counters for each in objects):
        return False
    return act.to is None or bool(things(ctx, act.to))


def _meant(ctx: Context, what: Selector, default: Zone) -> Things:
    return candidates(ctx, what, default) if type(what) is Select else things(ctx, what)


def _can_move(ctx: Context, act: Act, thing: Any) -> bool:
    """Whether it could go to another base, nothing forbidding it."""
    twin = ctx.copy()
    if type(act.what) is Select:
        twin.set_label(act.what.label, (thing,))
    if act.to is None or base_of(twin, thing) == NOTHING:
        return False
    values = ctx.table.values
    return any(
        is_card(goal)
        and goal != base_of(twin, thing)
        and values.forbidding(_move(ctx, thing, goal, base_of(twin, thing))) is None
        for goal in things(twin, act.to)
    )


def _move(ctx: Context, thing: Any, goal: int, base: int) -> Event:
    return Event(-1, str(_MOVING), ctx.doer, thing, to=goal, base=base, controller=ctx.table.controller(thing))


def _from_hand(what: Selector | None) -> bool:
    return type(what) is Select and what.zone is None and Among not in what.asked


def _goals(ctx: Context, to: Selector | None) -> list[int | None]:
    if to is None:
        return [None]
    return [int(each) for each in things(ctx, to) if is_card(each)]


def _playable(ctx: Context, act: Act) -> list[int]:
    table, goals = ctx.table, _goals(ctx, act.to)
    what = act.what
    if type(what) is Select and _from_hand(what):
        cards = [uid for uid in table.seats[ctx.doer].hand if fits(ctx, uid, what)]
    else:
        assert what is not None
        meant = followed(ctx, what) if type(what) is Ref else _meant(ctx, what, Zone.HAND)
        cards = [each for each in meant if is_card(each)]
    if type(what) is Select and _from_hand(what):
        cards += [uid for uid, _, kind in waiting(table, ctx.doer) if is_for(ctx, uid, what, kind)]
    return [uid for uid in cards if any(can_play(table, uid, ctx.doer, goal, extra=True) for goal in goals)]


_CERTAIN = (This, Host, Here, Ref)


def _can_play(ctx: Context, act: Act) -> bool:
    """An extra play may be kept until there is a card for it; certain cards must be there now."""
    if type(act.what) is Both and all(_from_hand(each) for each in act.what.parts):
        return ctx.table.phase == "play"
    if isinstance(act.what, _CERTAIN) or not _from_hand(act.what):
        return bool(_playable(ctx, act))
    return ctx.table.phase == "play" or bool(_playable(ctx, act))


_ASKED: dict[type, Callable[[Context, Any], bool]] = {
    Act: _can_act,
    Seq: lambda ctx, effect: any(can_do(ctx, each) for each in effect.parts),
    May: lambda ctx, effect: _both_or_neither(ctx, effect.effect),
    Cost: lambda ctx, effect: can_pay(ctx, effect.pay),
    OneOf: lambda ctx, effect: sum(can_do(ctx, each) for each in effect.options) >= max(1, effect.least),
    If: _can_do_if,
}
"""The effects that might do nothing, and how to tell."""
