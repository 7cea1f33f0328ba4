"""Whether an event is the one that a text speaks of.

The same ``Act`` that orders a deed serves as the pattern of a trigger, of "cannot", of "would", of "this turn"
(conditions). Matching sets the pattern's labels to what was met, so that later words can refer to it.
"""

from __future__ import annotations

from smashrules.effects.actions import Act
from smashrules.effects.selectors import Kind, Pile, Select, Selector
from smashrules.engine.context import Context
from smashrules.engine.selecting import means
from smashrules.state.records import Event
from smashrules.state.things import NOBODY, NOTHING, Thing, is_card, player_thing


def matches(ctx: Context, event: Event, act: Act, shallow: bool = False) -> bool:
    """Whether ``event`` is an ``act``. ``ctx`` gets the labels of what was met; ``shallow`` leaves out what is to
    be asked only after the event has been resolved."""
    if event.verb != act.verb:
        return False
    ctx.event = event
    if act.by is not None and (event.player == NOBODY or not _meets(ctx, act.by, player_thing(event.player))):
        return False
    if act.to is not None and not _goes_to(ctx, event, act.to):
        return False
    if act.source is not None and not _comes_from(ctx, event, act.source):
        return False
    if act.what is None:
        return True
    if shallow and isinstance(act.what, Select):
        ctx.set_label(act.what.label, (event.what,))
        return True
    return _meets(ctx, act.what, event.what) and _played_as(event, act.what)


def _played_as(event: Event, what: Selector) -> bool:
    """A fusion that is played is of the type it is played as, and of no other."""
    if event.note not in (Kind.MINION, Kind.ACTION) or not isinstance(what, Select):
        return True
    return what.kind not in (Kind.MINION, Kind.ACTION) or what.kind == event.note


def _meets(ctx: Context, selector: Selector, thing: Thing) -> bool:
    if thing == NOTHING:
        return False
    if not means(ctx, selector, thing):
        return False
    if isinstance(selector, Select):
        ctx.set_label(selector.label, (thing,))
    return True


def _goes_to(ctx: Context, event: Event, to: Selector) -> bool:
    if isinstance(to, Pile):
        return event.zone_to == to.zone.value
    return is_card(event.to) and _meets(ctx, to, event.to)


def _comes_from(ctx: Context, event: Event, source: Selector) -> bool:
    if isinstance(source, Pile):
        return event.zone == source.zone.value
    return event.base != NOTHING and _meets(ctx, source, event.base)
