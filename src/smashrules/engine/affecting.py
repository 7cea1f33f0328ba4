"""What the words of a card do to other cards: which of them it affects, and whose power it raises or lowers.

Source: BGB2018, "Terms & Phrases": Affect, Directly Affects, Directly increases power. A card affects what its own
words are said to do something to; what merely follows from that is nobody's doing. Reads the history and derived
values and changes nothing; who answers it is ``triggers``'s business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from smashrules.effects.actions import Becomes, Cancelled, Counts, Floor, Granted, Lasting, Modify, While
from smashrules.effects.conditions import Causes
from smashrules.effects.node import Node, Path
from smashrules.effects.selectors import POWERS, Select, Stat, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.conditions import CONDITIONS
from smashrules.engine.context import Context
from smashrules.engine.matching import matches
from smashrules.engine.selecting import number, unique
from smashrules.engine.speakers import Source, covers
from smashrules.engine.table import Table
from smashrules.rulebook.editions import Affecting
from smashrules.state.records import Cause, Event
from smashrules.state.things import NOTHING, Thing, is_card

# Enum look-ups cost in a hot place.
_PLAY, _PLAYED, _POWER = Zone.PLAY.value, Verb.PLAY.value, Stat.POWER
EFFECT = "effect"
_SWAP, _TRANSFER, _PUT, _REMOVE = (
    Verb.SWAP.value,
    Verb.TRANSFER.value,
    Verb.PUT_COUNTER.value,
    Verb.REMOVE_COUNTER.value,
)
AFFECT, INCREASE, DECREASE = Verb.AFFECT.value, Verb.INCREASE.value, Verb.DECREASE.value

AFFECTING: Mapping[str, Affecting] = MappingProxyType(
    {
        Verb.MOVE.value: Affecting.MOVED,
        Verb.TRANSFER.value: Affecting.TRANSFERRED,
        Verb.SWAP.value: Affecting.SWAPPED,
        Verb.DESTROY.value: Affecting.DESTROYED,
        Verb.RETURN.value: Affecting.RETURNED,
        Verb.PLACE.value: Affecting.PLACED,
        Verb.SHUFFLE.value: Affecting.SHUFFLED,
        Verb.TAKE_CONTROL.value: Affecting.CONTROLLER,
        Verb.GIVE_CONTROL.value: Affecting.CONTROLLER,
        Verb.PUT_COUNTER.value: Affecting.COUNTER_ADDED,
        Verb.REMOVE_COUNTER.value: Affecting.COUNTER_REMOVED,
    }
)
"""What an event does to the card that it happens to, if that can count as affecting it; the edition says whether."""

BY_STATING: Mapping[type, Affecting] = MappingProxyType(
    {
        Modify: Affecting.POWER,
        Becomes: Affecting.POWER,
        Floor: Affecting.POWER,
        Cancelled: Affecting.ABILITY_CANCELLED,
        Granted: Affecting.ABILITY_ADDED,
        Counts: Affecting.NAME,
    }
)
"""What a statement makes of a card, where that can count as affecting it; the edition says whether."""


def statement_of(table: Table, cause: Cause) -> Node | None:
    """What the words at a cause state for a time, without their conditions; None if they state nothing."""
    node = table.compiled_by_key[cause.key].nodes.get(cause.path)
    said: Node | None = node.statement if isinstance(node, Lasting) else None
    while isinstance(said, While):
        said = said.statement
    return said


def affected_by(table: Table, event: Event) -> list[Event]:
    """What an event, with what it found on the board before, does to cards: for each of those that it affects the
    event of its being affected."""
    cause = event.cause
    if cause is None or event.outcome != "done" or not is_card(event.what) or table.is_base(event.what):
        return []
    counted = table.switches.affecting
    if event.verb == _PLAYED:
        return _attached(table, event) if Affecting.ACTION_ATTACHED in counted else []
    if event.verb == EFFECT:
        stated = statement_of(table, cause)
        changes = stated is not None and BY_STATING.get(type(stated)) in counted
        changes = changes and not (isinstance(stated, Modify) and event.amount == 0)
        return [replace(event, verb=AFFECT)] if changes else []
    if event.zone != _PLAY or AFFECTING.get(event.verb) not in counted:
        return []
    found = [replace(event, verb=AFFECT)]
    other = event.to if event.verb in (_SWAP, _TRANSFER) else NOTHING
    if is_card(other) and table.in_play(other) and not table.is_base(other):
        found.append(_as_it_is(table, event, other))
    return found


def _attached(table: Table, event: Event) -> list[Event]:
    """That an action which is played on a card affects that card: it is its own doing."""
    host = event.host
    if host == NOTHING or not is_card(event.what) or table.objects.get(host) is None:
        return []
    return [_as_it_is(table, replace(event, cause=played(table, event)), host)]


def played(table: Table, event: Event) -> Cause:
    """A card that is played as the cause of what it does by that."""
    assert is_card(event.what)
    return Cause(event.what, table.cards[event.what].key, (), event.player)


def _as_it_is(table: Table, event: Event, what: int) -> Event:
    obj = table.obj(what)
    power = table.values.power(what)
    return replace(
        event,
        verb=AFFECT,
        what=what,
        base=obj.base,
        host=obj.host,
        controller=obj.controller,
        power=power,
        to=NOTHING,
    )


def raised_by(table: Table, event: Event) -> int:
    """By how much an event itself changes the power of the card that it happens to: what gives it power, a counter,
    another printed power; not what follows from it (BGB2018, "Directly increases power")."""
    if event.outcome != "done" or event.cause is None:
        return 0
    if event.verb == _PUT:
        return event.amount
    if event.verb == _REMOVE:
        return -event.amount
    stated = statement_of(table, event.cause) if event.verb == EFFECT else None
    if isinstance(stated, Modify) and stated.stat is _POWER and stated.at is None:
        return event.amount
    if isinstance(stated, Becomes) and stated.stat in POWERS and is_card(event.what):
        resets = table.values.resets(event.what)
        own = (after - before for source, before, after in resets if source.cause == event.cause)
        return next(own, 0)
    return 0


def deeds(table: Table, verb: Verb, play: Event) -> list[Event]:
    """What a card that was played has done by that to other cards, as events of ``verb``: by what it says when it is
    played, by being there, and by what it says for as long as it is. What it does later, in play already, is left
    out."""
    card = play.what
    assert is_card(card)
    found: list[Event] = []
    for event in table.history:
        if event.id <= play.id:
            continue
        if event.what == card and event.verb == _PLAYED:
            break
        if _is_of_its_play(table, event, card):
            found += _as(table, event, verb)
    if verb is Verb.AFFECT and Affecting.ACTION_ATTACHED in table.switches.affecting:
        found += _attached(table, play)
    if verb in (Verb.AFFECT, Verb.INCREASE, Verb.DECREASE):
        found += _by_being_so(table, verb, play, card)
    return found


def _is_of_its_play(table: Table, event: Event, card: int) -> bool:
    cause = event.cause
    return (
        cause is not None
        and cause.card == card
        and cause.giver == NOTHING
        and event.outcome == "done"
        and _is_when_played(table, card, cause.path)
    )


def _is_when_played(table: Table, card: int, path: Path) -> bool:
    """Whether words of a card are what is done when it is played."""
    compiled = table.compiled(card)
    parts = (*compiled.on_play, *compiled.from_elsewhere, *compiled.instead_from_hand)
    return any(path[: len(part.path)] == part.path for part in parts)


def _as(table: Table, event: Event, verb: Verb) -> list[Event]:
    """An event as the deed of that verb that it is, if it is one."""
    if verb is Verb.AFFECT:
        return affected_by(table, event)
    if verb is Verb.INCREASE or verb is Verb.DECREASE:
        change = raised_by(table, event)
        wanted = change > 0 if verb is Verb.INCREASE else change < 0
        return [replace(event, verb=verb.value, amount=abs(change))] if wanted else []
    return [event] if event.verb == verb else []


def _by_being_so(table: Table, verb: Verb, play: Event, card: int) -> list[Event]:
    """What a card does to others by what it says for as long as it is there, or for a time of whatever fits."""
    values, cause = table.values, played(table, play)

    def is_its(source: Source) -> bool:
        effect, ctx = source.effect, source.ctx
        if ctx.source != card or ctx.giver != NOTHING:
            return False
        if effect is None:
            return table.in_play(card)
        return effect.targets is None and effect.id > play.id and _is_when_played(table, card, effect.cause.path)

    found = []
    for uid, obj in table.objects.items():
        if uid in (obj.base, card):
            continue
        change = sum(amount for source, amount, barrier in values.changes(uid) if barrier is None and is_its(source))
        change += sum(after - before for source, before, after in values.resets(uid) if is_its(source))
        if verb is Verb.AFFECT:
            changed = change != 0 and Affecting.POWER in table.switches.affecting
            does = changed or _is_made_another(table, uid, card, is_its)
        else:
            does = change > 0 if verb is Verb.INCREASE else change < 0
        if does:
            event = Event(play.id, verb.value, play.player, uid, amount=abs(change), cause=cause)
            found.append(replace(_as_it_is(table, event, uid), verb=verb.value, power=values.power(uid) - change))
    return found


def _is_made_another(table: Table, uid: int, card: int, is_its: Callable[[Source], bool]) -> bool:
    """Whether what a card says makes something else of another but its power."""
    values, counted = table.values, table.switches.affecting
    for kind in (Cancelled, Granted, Counts):
        for source in values.statements(kind) if BY_STATING[kind] in counted else ():
            what = getattr(source.statement, "what", None)
            if is_its(source) and what is not None and covers(source, what, uid):
                return values.protecting(uid, card, source.ctx.controller) is None
    return False


_BEGINNING = frozenset({_PLAYED, "use", "trigger"})


def affected_at_a_time(table: Table, event: Event) -> list[Event]:
    """What the card whose words have ordered ``event`` affects as these are carried out, from their beginning on: as
    it is played or as an ability of it is used."""
    card = event.cause.card if event.cause is not None else NOTHING
    found: list[Event] = []
    for each in reversed(table.history):
        if each.verb in _BEGINNING and each.what == card:
            break
        if each.cause is not None and each.cause.card == card:
            found += affected_by(table, each)
    return found[::-1]


def ways(ctx: Context) -> list[Event]:
    """In which ways the cards were affected of which is answered that they were: each way once. What only one card
    can undergo, such as having its place taken by another one, is none that a second one can."""
    event, table = ctx.event, ctx.table
    if event is None or event.verb != AFFECT:
        return []
    told = [each for each in table.history if each.id in event.things and each.verb != _SWAP]
    aimed = [each for each in told if not (each.verb == _TRANSFER and each.what != event.what)]
    found = {(e.verb, e.to, e.amount, e.zone_to, e.end, e.player, e.cause): e for e in reversed(aimed)}
    return list(reversed(found.values()))


# -- what a card that was played has caused --------------------------------------------------------------------------


def play_asked_of(ctx: Context, card: Thing) -> Event | None:
    """The play of a card that is asked about: the one that is answered, or else the last one in the turn."""
    answered = ctx.event
    if answered is not None and answered.verb == _PLAYED and answered.what == card:
        return answered
    plays = (each for each in reversed(ctx.table.history) if each.verb == _PLAYED and each.what == card)
    return next((each for each in plays if each.outcome == "done"), None)


def _causes(ctx: Context, condition: Causes) -> bool:
    """Whether the play of the card has done what is said. ``ctx`` gets all to which it was done."""
    act = condition.act
    card = ctx.candidate[-1]
    play = play_asked_of(ctx, card)
    if play is None:
        return False
    met = []
    for deed in deeds(ctx.table, act.verb, play):
        if matches(ctx.copy(), deed, replace(act, by=None)):
            met.append(deed.what)
    if type(act.what) is Select:
        ctx.set_label(act.what.label, unique(met))
    low = act.what.quantity.low if type(act.what) is Select and not act.what.quantity.every else 1
    return len(unique(met)) >= max(1, number(ctx, low))


CONDITIONS[Causes] = _causes
