"""Whether an event is the one that a text speaks of.

The same ``Act`` that orders a deed serves as the pattern of a trigger, of "cannot", of "would", of "this turn"
(conditions). Matching sets the pattern's labels to what was met, so that later words can refer to it. It changes
nothing on the board; who waits for the event is the business of ``triggers``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.card import CardType
from smashrules.effects.selectors import (
    Anywhere,
    At,
    Both,
    Compare,
    Controlled,
    ControllerOf,
    EitherOf,
    Filter,
    Here,
    Kind,
    Labelled,
    On,
    Other,
    OwnerOf,
    Pile,
    Ranked,
    Select,
    Selector,
    Stat,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.engine.comparing import compare
from smashrules.engine.context import Context
from smashrules.engine.kinds import fits_kind
from smashrules.engine.selecting import FILTERS, base_of, means, number, number_or
from smashrules.state.records import Event
from smashrules.state.things import NOBODY, NOTHING, Thing, is_card, is_player, player_of, player_thing

# Enum look-ups cost in a hot place.
_COUNTING = (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER)
_TOLD_OTHERWISE = frozenset(each.value for each in (*_COUNTING, Verb.USE, Verb.REVEAL, Verb.LOOK))
"""Verbs of events that tell of something else than what the deed is done to."""
_FUSION = CardType.FUSION
_POWER = Stat.POWER
_TOLD_OF_CARDS = (Verb.AFFECT, Verb.INCREASE, Verb.DECREASE)
_HAND, _PLAYED = Zone.HAND.value, Verb.PLAY.value
_CARD_OR_ABILITY, _MINION_OR_ACTION = (Kind.CARD, Kind.ABILITY), (Kind.MINION, Kind.ACTION)


def matches(ctx: Context, event: Event, act: Act, shallow: bool = False) -> bool:
    """Whether ``event`` is an ``act``. ``ctx`` gets the labels of what was met; ``shallow`` leaves out what is to
    be asked only after the event has been resolved."""
    if event.verb != act.verb:
        return False
    ctx.event = event
    told_last = act.by is not None and _told_by_what(act.by)
    if act.by is not None and not told_last and not _done_by(ctx, event, act.by):
        return False
    carded = act.by if told_last and type(act.by) is Select and act.by.kind is not Kind.PLAYER else None
    if event.verb in _TOLD_OTHERWISE:
        return _OTHERWISE[act.verb](ctx, event, act) and (carded is None or _done_by(ctx, event, carded))
    if act.verb in _COUNTING:
        return _counted(ctx, event, act) and (carded is None or _done_by(ctx, event, carded))
    if act.verb in _TOLD_OF_CARDS:
        return _as_it_was(ctx, event, act) and (carded is None or _done_by(ctx, event, carded))
    if act.to is not None and not _goes_to(ctx, event, act.to):
        return False
    if act.source is not None and not _comes_from(ctx, event, act.source):
        return False
    if (act.extra or act.as_extra is not None) and is_free_play(event.rules):
        return False
    what = act.what
    if what is None:
        return True
    if type(what) is Select and what.zone is not None and event.zone:
        if not _was_in(ctx, event, what.zone):
            return False
        what = replace(what, zone=None)
    if shallow and type(what) is Select:
        ctx.set_label(what.label, (event.what,))
        return True
    if not (_meets(ctx, what, event.what) and _played_as(event, what)):
        return False
    if act.by is None or not told_last or (event.player == NOBODY and carded is None):
        return True  # what nobody does, nobody is excepted from
    return _done_by(ctx, event, act.by)


def _used(ctx: Context, event: Event, act: Act) -> bool:
    """Whether this is the use of one of the abilities meant: the event tells of the card that has it."""
    cause = event.cause
    if cause is None or not is_card(event.what):
        return False
    if type(act.by) is Select and act.by.kind is not Kind.PLAYER:
        ctx.set_label(act.by.label, (event.what,))
    label = ctx.table.compiled_by_key[cause.key].part_at(cause.path).label
    for each in act.what.filters if type(act.what) is Select else ():
        if type(each) is Labelled and each.label != label.value:
            return False
        if type(each) is On and not means(ctx, each.host, event.what):
            return False
        if type(each) is At and not means(ctx, each.place, base_of(ctx, event.what)):
            return False
    return True


def _seen(ctx: Context, event: Event, act: Act) -> bool:
    """Whether so many such cards were revealed or looked at: the event tells of them all."""
    what = act.what
    if type(what) is not Select:
        return what is None or any(_meets(ctx, what, each) for each in event.things)
    kind = replace(what, zone=None, label=None)
    met = tuple(
        each
        for each in event.things
        if is_card(each) and (what.zone is None or _lay_in(ctx, event, each, what.zone)) and means(ctx, kind, each)
    )
    low, high = number(ctx, what.quantity.low), what.quantity.high
    if len(met) < max(1, low) or (high not in (None, 1) and len(met) > number_or(ctx, high, len(met))):
        return False
    ctx.set_label(what.label, met)
    return True


def _lay_in(ctx: Context, event: Event, card: int, zone: Selector) -> bool:
    """Whether a card that was seen lay in one of these piles."""
    if isinstance(zone, Both | EitherOf):
        return any(_lay_in(ctx, event, card, each) for each in zone.parts)
    table = ctx.table
    lies = table.zone(card)
    if lies is Zone.ASIDE:  # it was revealed off the top of a deck, and lies apart
        lies = Zone(event.zone) if event.zone else lies
    if not isinstance(zone, Pile) or lies is not zone.zone:
        return False
    return zone.of is None or table.is_base(card) or means(ctx, zone.of, player_thing(table.holder(card)))


def is_of_another(act: Act, event: Event, card: int, base: int) -> bool:
    """Whether at first sight words that stand on ``card`` at ``base`` are about another card or another base than the
    event: most are."""
    what, to = act.what, act.to
    if type(what) is This and event.what != card:
        return True
    if type(what) is Here and event.what != base:
        return True
    return type(to) is Here and event.to != base


def _was_in(ctx: Context, event: Event, zone: Selector) -> bool:
    """Whether the card was in one of these piles before ("after another player plays a card from a hand or deck")."""
    if isinstance(zone, Both | EitherOf):
        return any(_was_in(ctx, event, each) for each in zone.parts)
    if not isinstance(zone, Pile) or event.zone != zone.zone.value:
        return False
    return _was_held_by(ctx, event, zone.of)


def _was_held_by(ctx: Context, event: Event, of: Selector | None) -> bool:
    """Whether the hand or pile that a card came from is that of those meant."""
    holder = event.player if event.zone == _HAND else _owner(ctx, event.what)
    if event.zone == _HAND and event.verb == _PLAYED and event.things:  # played from the hand of somebody else
        return of is None or means(ctx, of, event.things[0])
    return of is None or holder == NOBODY or means(ctx, of, player_thing(holder))


def _counted(ctx: Context, event: Event, act: Act) -> bool:
    """Whether these are the counters meant, on the card meant: the event tells of the card and their number.

    Counters that go from one card to another are transferred, neither placed nor removed ("Transfer")."""
    where = act.to if act.verb is Verb.PUT_COUNTER else act.source
    if "verb.transfer" in event.rules or (where is not None and not _meets(ctx, where, event.what)):
        return False
    what = act.what
    if type(what) is not Select:
        return True
    if event.amount < number(ctx, what.quantity.low):
        return False
    return all(_of_rank(ctx, event, each) for each in what.filters if isinstance(each, Ranked))


def _of_rank(ctx: Context, event: Event, rank: Ranked) -> bool:
    """Whether one of the counters that were placed or removed was that many-th of those on the card."""
    left = ctx.table.objects[event.what].counters if event.what in ctx.table.objects else 0
    if rank.last:
        return event.verb == Verb.REMOVE_COUNTER and left == 0
    below, top = (left - event.amount, left) if event.verb == Verb.PUT_COUNTER else (left, left + event.amount)
    return below < (top if rank.high is None else min(rank.high, top)) and rank.low <= top


COPIED = "affect.same-way"
"""The rule by which something happens to a card as it has happened to another: no words were aimed at that card, and
so it is not directly affected."""


def _as_it_was(ctx: Context, event: Event, act: Act) -> bool:
    """Whether a card that was affected, or has more or less power now, or a player who has at a base, is meant: the
    card as it was just before."""
    if act.directly and COPIED in event.rules:
        return False
    if (act.source is not None) is not is_player(event.what):
        return False
    if act.source is not None and not (event.base != NOTHING and _meets(ctx, act.source, event.base)):
        return False
    what = act.what
    if type(what) is not Select:
        return what is None or _meets(ctx, what, event.what)
    if not fits_kind(ctx.table, event.what, what.kind):
        return False
    if not all(_passed_then(ctx, event, each) for each in what.filters):
        return False
    ctx.set_label(what.label, (event.what,))
    return True


def _passed_then(ctx: Context, event: Event, each: Filter) -> bool:
    if type(each) is At:
        return event.base != NOTHING and _meets(ctx, each.place, event.base)
    if type(each) is Controlled:
        whose = event.controller
        if whose == NOBODY or means(ctx, each.by, player_thing(whose)) is each.negated:
            return False
        if type(each.by) is Select and not each.negated:
            ctx.set_label(each.by.label, (player_thing(whose),))
        return True
    if type(each) is On:
        return event.host != NOTHING and means(ctx, each.host, event.host)
    if type(each) is Compare and each.stat is _POWER:
        return compare(event.power, each.op, number(ctx, each.amount))
    return FILTERS[type(each)](ctx, event.what, each)


def _told_by_what(by: Selector | None) -> bool:
    """Whether who does it is told by what it is done to ("except by their controller", "by cards of others than its
    controller")."""
    if type(by) is not Select or not by.filters:
        return False
    first = by.filters[0]
    if type(first) is Controlled and not first.negated:
        return _told_by_what(first.by)
    return isinstance(first, Other) and isinstance(first.than, ControllerOf | OwnerOf)


def is_free_play(rules: tuple[str, ...]) -> bool:
    """Whether a play by these rules is one of the free plays of the turn, and so no extra card."""
    return "play.free-minion" in rules or "play.free-action" in rules


def _done_by(ctx: Context, event: Event, by: Selector) -> bool:
    """Whether the one who did it is meant: a player, or the card whose words ordered it ("by other cards")."""
    if type(by) is Select and by.kind is not Kind.PLAYER:
        cause = event.cause
        if cause is None or not is_ordered_by(ctx, by, cause.card, cause.controller):
            return False
        ctx.set_label(by.label, (cause.card,))
        return True
    return event.player != NOBODY and _meets(ctx, by, player_thing(event.player))


def is_ordered_by(ctx: Context, by: Select, card: int, controller: int) -> bool:
    """Whether ``card``, whose words have ordered something in the name of ``controller``, is one of ``by``.

    The cards of players are meant, and no bases (BGB2018, "Other players"). What does something is there always an
    ability, so "abilities" are the abilities of cards."""
    table = ctx.table
    if card < 0:
        return False
    if table.is_base(card):
        return by.kind is Kind.ABILITY and not by.filters  # "by abilities", whose ever they are
    definition = table.definition(card)
    kind: str = definition.type
    if definition.type is _FUSION:  # a minion in play, an action while it is resolved as one
        kind = Kind.MINION if table.in_play(card) else Kind.ACTION
    if by.kind not in _CARD_OR_ABILITY and by.kind != kind:
        return False
    for each in by.filters:
        if type(each) is Controlled:
            if controller == NOBODY or means(ctx, each.by, player_thing(controller)) is each.negated:
                return False
            if type(each.by) is Select and not each.negated:
                ctx.set_label(each.by.label, (player_thing(controller),))
        elif not means(ctx, Select(Kind.CARD, filters=(each,)), card):
            return False
    return True


def _played_as(event: Event, what: Selector) -> bool:
    """A fusion that is played is of the type it is played as, and of no other."""
    if event.note not in _MINION_OR_ACTION or type(what) is not Select:
        return True
    return what.kind not in _MINION_OR_ACTION or what.kind == event.note


def _meets(ctx: Context, selector: Selector, thing: Thing) -> bool:
    if thing == NOTHING:
        return False
    if type(selector) is EitherOf:
        return _meets_any(ctx, selector, thing)
    if not means(ctx, selector, thing):
        return False
    if type(selector) is Select:
        ctx.set_label(selector.label, (thing,))
        for each in selector.filters:
            if type(each) is At and type(each.place) is Select and base_of(ctx, thing) != NOTHING:
                ctx.set_label(each.place.label, (base_of(ctx, thing),))  # "a minion on one base ... there"
    return True


def _meets_any(ctx: Context, either: EitherOf, thing: Thing) -> bool:
    return any(_meets(ctx, each, thing) for each in either.parts)


def _goes_to(ctx: Context, event: Event, to: Selector) -> bool:
    if type(to) is Pile:
        return event.zone_to == to.zone.value and _goes_to_whom(ctx, event, to.of)
    if type(to) is EitherOf:
        return any(_goes_to(ctx, event, each) for each in to.parts)
    return is_card(event.to) and _meets(ctx, to, event.to)


def _goes_to_whom(ctx: Context, event: Event, of: Selector | None) -> bool:
    """Whether it goes into the hand or pile of those meant: yours, or another player's. What you do not own goes
    elsewhere than to you (BGB2018, "Card Clarifications")."""
    if not isinstance(of, You | Select):
        return True
    whose = player_of(event.to) if is_player(event.to) else _owner(ctx, event.what)
    return whose == NOBODY or means(ctx, of, player_thing(whose))


def _owner(ctx: Context, what: Thing) -> int:
    return ctx.table.owner(what) if is_card(what) and not ctx.table.is_base(what) else NOBODY


def _comes_from(ctx: Context, event: Event, source: Selector) -> bool:
    if type(source) is Anywhere:
        return event.zone != source.but.zone.value or not _was_held_by(ctx, event, source.but.of)
    if type(source) is Pile:
        return event.zone == source.zone.value
    return event.base != NOTHING and _meets(ctx, source, event.base)


_OTHERWISE: Mapping[Verb, Callable[[Context, Event, Act], bool]] = MappingProxyType(
    {
        Verb.PUT_COUNTER: _counted,
        Verb.REMOVE_COUNTER: _counted,
        Verb.USE: _used,
        Verb.REVEAL: _seen,
        Verb.LOOK: _seen,
    }
)
