"""What each event changes on the board, once nothing stands against it.

One function per verb, and a table of them at the end. Each gives the events that follow from it by the rules alone.
Whether an event happens at all, and what it triggers, is in ``happening``.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from smashrules.effects.actions import Lasting
from smashrules.effects.selectors import End, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.control import lend
from smashrules.engine.table import Table
from smashrules.rulebook.editions import Expiry
from smashrules.state.records import Cause, Event
from smashrules.state.things import NOBODY, NOTHING, is_card, is_player, player_of

# Enum look-ups cost in a hot place.
_TOP, _DISCARDED = End.TOP, Zone.DISCARD
PLAY, DISCARD, GO, _DECK = Zone.PLAY.value, Zone.DISCARD.value, Verb.GO.value, Zone.DECK.value
ZONES = {each.value: each for each in Zone}


def leave_play(table: Table, uid: int) -> list[Event]:
    """Take a card out of play; what is on it is discarded (BGB2018, "In and Out of Play")."""
    events: list[Event] = []
    for each in reversed(table.attached_to(uid)):
        if each != uid:
            events += _to_discard(table, each, "attach.discarded-when-host-leaves")
    if table.effects:
        _end_with(table, uid)
    table.remove(uid)
    return events


def _end_with(table: Table, uid: int) -> None:
    """End what a card that leaves play has made true for as long as it is there, or for a time that it set no end to
    (WIKI, "Using Card Abilities")."""
    stamp = table.incarnations[uid]
    for each in list(table.effects):
        node = table.compiled_by_key[each.cause.key].nodes[each.cause.path]
        if each.cause.card != uid or each.incarnation != stamp or not isinstance(node, Lasting):
            continue
        if node.stays or (node.until is None and table.switches.default_expiry is Expiry.END_OF_TURN_OR_LEAVING):
            table.effects.remove(each)
            rule = "duration.ongoing" if node.stays else "duration.default-end-of-turn"
            table.note("expire", rule, cause=each.cause, player=each.cause.controller)


def _to_discard(table: Table, uid: int, *rules: str) -> list[Event]:
    obj = table.obj(uid)
    event = Event(
        -1,
        GO,
        what=uid,
        base=obj.base,
        host=obj.host,
        controller=obj.controller,
        zone=PLAY,
        zone_to=DISCARD,
        rules=rules,
    )
    owner = table.owner(uid)
    more = leave_play(table, uid)
    table.seats[owner].discard.append(uid)
    return [event, *more]


def put(table: Table, uid: int, zone: Zone, end: str = "", keeper: int = NOBODY, deck: str = "") -> list[Event]:
    """Put a card into its owner's zone (WIKI, "In and Out of Play"), or ``keeper``'s; bases into theirs. ``deck``:
    the name of the deck of no player into which it goes."""
    owner = table.owner(uid) if keeper == NOBODY else keeper
    events = leave_play(table, uid) if table.in_play(uid) else []
    if not events:
        table.remove(uid)
    if zone is Zone.BOX:
        pile = table.box
    elif deck in table.special_decks:
        pile = table.special_decks[deck]
    elif table.is_base(uid):
        pile = table.base_discard if zone in (Zone.DISCARD, Zone.BASE_DISCARD) else table.base_deck
    else:
        pile = table.seats[owner].pile(zone)
    pile.insert(0 if end == _TOP else len(pile), uid)
    table.touch_beyond()
    return events


def _card(event: Event) -> int:
    what = event.what
    assert isinstance(what, int)
    return what


def _destroyed(table: Table, event: Event) -> list[Event]:
    if table.is_base(_card(event)):
        return _base_destroyed(table, event)
    return put(table, _card(event), _DISCARDED)


def _discarded(table: Table, event: Event) -> list[Event]:
    return put(table, _card(event), _DISCARDED)


def _base_destroyed(table: Table, event: Event) -> list[Event]:
    """A base leaves play without being scored; what is there is discarded."""
    base = _card(event)
    events: list[Event] = []
    for each in [uid for uid in table.at_base(base) if table.obj(uid).host == NOTHING]:
        events += _to_discard(table, each, "attach.base-leaves")
    table.remove(base)
    table.base_discard.append(base)
    table.touch()
    return events


def _relocated(table: Table, event: Event) -> list[Event]:
    keeper = player_of(event.to) if is_player(event.to) else unseen_holder(table, event)
    return put(table, _card(event), ZONES[event.zone_to], event.end, keeper, event.note)


def _shuffled(table: Table, event: Event) -> list[Event]:
    uid = _card(event)
    keeper = player_of(event.to) if is_player(event.to) else unseen_holder(table, event)
    events = put(table, uid, Zone.DECK, keeper=keeper)
    if table.is_base(uid):
        table.shuffle(table.base_deck)
        return events
    table.shuffle(table.seats[table.owner(uid) if keeper == NOBODY else keeper].deck)
    return events


def unseen_holder(table: Table, event: Event) -> int:
    """Who keeps a card that nobody else sees: the one in whose hand it is, when it goes on or under a deck
    (BGB2018, "In and Out of Play"). NOBODY where the owner's claim holds."""
    if event.zone_to != _DECK or not table.switches.owner_zone_only_if_visible:
        return NOBODY
    return next((player for player, seat in enumerate(table.seats) if event.what in seat.hand), NOBODY)


def _moved(table: Table, event: Event) -> list[Event]:
    assert is_card(event.to)
    table.change(_card(event), base=event.to)
    return []


def _gained(table: Table, event: Event) -> list[Event]:
    table.seats[event.player].vp += event.amount
    table.touch_beyond()
    return []


def _lost(table: Table, event: Event) -> list[Event]:
    table.seats[event.player].vp -= event.amount
    table.touch_beyond()
    return []


def _drawn(table: Table, event: Event) -> list[Event]:
    uid = _card(event)
    seat = table.seats[event.player]
    pile = table.special_decks.get(event.zone) or seat.pile(ZONES[event.zone])
    if uid in pile:
        pile.remove(uid)
    else:
        if table.in_play(uid) or table.holder(uid) == event.player:
            seat = table.seats[table.owner(uid)]  # one that others see goes to its owner's hand
        table.remove(uid)
    seat.hand.append(uid)
    table.touch_beyond()
    return []


def _counted_up(table: Table, event: Event) -> list[Event]:
    uid = _card(event)
    table.change(uid, counters=table.obj(uid).counters + event.amount)
    return []


def _counted_down(table: Table, event: Event) -> list[Event]:
    uid = _card(event)
    table.change(uid, counters=max(0, table.obj(uid).counters - event.amount))
    return []


def _transferred(table: Table, event: Event) -> list[Event]:
    """An action goes from one card to another, or to a base."""
    assert is_card(event.to)
    host = NOTHING if table.is_base(event.to) else event.to
    table.change(_card(event), host=host, base=table.obj(event.to).base)
    return []


def _taken(table: Table, event: Event) -> list[Event]:
    lend(table, event)
    table.change(_card(event), controller=event.player)
    return []


def _swapped(table: Table, event: Event) -> list[Event]:
    """Two cards change places; what is on the one in play stays for the one that comes (WIKI, "Swapping")."""
    one, other = _card(event), event.to
    assert is_card(other)
    inside, outside = (one, other) if table.in_play(one) else (other, one)
    if table.is_base(inside):
        return _swap_bases(table, inside, outside, event.cause)
    obj = table.obj(inside)
    zone = table.zone(outside)
    attached = table.attached_to(inside)
    owner = table.owner(inside)
    table.remove(outside)
    table.remove(inside)
    table.enter(outside, obj.controller, obj.base, obj.host, active=False)
    table.change(outside, counters=obj.counters)
    for each in attached:
        table.change(each, host=outside)
    play = Event(
        -1,
        Verb.PLAY.value,
        obj.controller,
        outside,
        to=obj.base,
        base=obj.base,
        host=obj.host,
        controller=obj.controller,
        power=table.values.power(outside),
        zone=zone.value,
        cause=event.cause,
        rules=("verb.swap", "swap.one-at-base", "play.definition"),
    )
    table.seats[owner].pile(zone).append(inside)
    if zone is not Zone.DECK:
        return [play]
    table.shuffle(table.seats[owner].deck)
    return [_shuffled_after(event.cause, -1 - owner, zone, owner, "swap.from-deck"), play]


def _shuffled_after(cause: Cause | None, whose: int, zone: Zone, player: int = NOBODY, *more: str) -> Event:
    rules = ("deck.search-shuffles", *more)
    return Event(-1, Verb.SHUFFLE.value, player, whose, zone=zone.value, cause=cause, rules=rules)


def _swap_bases(table: Table, inside: int, outside: int, cause: Cause | None) -> list[Event]:
    position = table.bases.index(inside)
    there = table.at_base(inside)
    on_base = [each for each in there if table.obj(each).host == NOTHING and _is_action(table, each)]
    events: list[Event] = []
    if not table.switches.swapped_base_keeps_cards:
        for each in on_base:
            events += _to_discard(table, each, "attach.base-leaves")
    pile = table.base_deck if outside in table.base_deck else table.base_discard
    pile.remove(outside)
    table.remove(inside)
    pile.append(inside)
    table.enter(outside, NOBODY, outside)
    table.bases.insert(position, outside)
    for obj in list(table.objects.values()):
        if obj.base == inside:
            table.place(replace(obj, base=outside))
    table.shuffle(table.base_deck)
    table.touch()
    return [*events, _shuffled_after(cause, NOTHING, Zone.BASE_DECK)]


def _replaced(table: Table, event: Event) -> list[Event]:
    """Another base takes the place of one that leaves play; no card stays (BGB2018, "In and Out of Play") but those
    that the text keeps (``things``), which go over to it with what is on them."""
    old, new = _card(event), event.to
    assert is_card(new)
    position = table.bases.index(old)
    events: list[Event] = []
    for each in [uid for uid in table.at_base(old) if table.obj(uid).host == NOTHING and uid not in event.things]:
        events += _to_discard(table, each, "attach.base-leaves")
    table.remove(new)
    table.remove(old)
    table.base_discard.append(old)
    table.enter(new, NOBODY, new)
    table.bases.insert(position, new)
    for obj in [each for each in table.objects.values() if each.base == old and each.uid != old]:
        table.place(replace(obj, base=new))
    table.touch()
    return events


def _is_action(table: Table, uid: int) -> bool:
    return table.definition(uid).power is None


CHANGES: dict[str, Callable[[Table, Event], list[Event]]] = {
    Verb.DESTROY.value: _destroyed,
    Verb.DISCARD.value: _discarded,
    Verb.RETURN.value: _relocated,
    Verb.PLACE.value: _relocated,
    Verb.SHUFFLE.value: _shuffled,
    Verb.MOVE.value: _moved,
    Verb.GAIN_VP.value: _gained,
    Verb.LOSE_VP.value: _lost,
    Verb.DRAW.value: _drawn,
    Verb.SWAP.value: _swapped,
    Verb.REPLACE.value: _replaced,
    Verb.PUT_COUNTER.value: _counted_up,
    Verb.REMOVE_COUNTER.value: _counted_down,
    Verb.TRANSFER.value: _transferred,
    Verb.TAKE_CONTROL.value: _taken,
}
