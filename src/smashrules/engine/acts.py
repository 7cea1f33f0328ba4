"""What each verb does: from an ``Act`` to the events it orders.

A handler settles whom the act is about, asking where there is a choice, and proposes events; whether and how these
happen is decided in ``happening``. One function per verb, and a table of them at the end.
"""

from __future__ import annotations

from collections.abc import Callable

from smashrules.effects.actions import Act
from smashrules.effects.selectors import At, End, On, Pile, Select, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import choose_replacement, failed, has_moved, propose, push
from smashrules.engine.asking import ask_thing
from smashrules.engine.context import Context
from smashrules.engine.counters import give_control, put_counter, remove_counter, take_control, transfer
from smashrules.engine.extra_plays import play_by_ability
from smashrules.engine.selecting import base_of, candidates, means, number, number_or, one_pile, players
from smashrules.engine.table import Table
from smashrules.errors import NotModelledError
from smashrules.state.frames import Do, Draw, Score
from smashrules.state.records import Cause, Event, Rescue
from smashrules.state.things import Thing, Things, is_card


def act(table: Table, frame: Do, node: Act, ctx: Context) -> None:
    """Carry out one act."""
    handler = HANDLERS.get(node.verb)
    if handler is None:
        raise NotModelledError(f"the verb {node.verb.value!r}")
    handler(Acting(table, frame, node, ctx))


# -- cards in play that leave it or go elsewhere -----------------------------------------------------------------


def _destroy(acting: Acting) -> None:
    targets = [each for each in acting.settle(acting.node.what, "what") if each in acting.table.objects]
    acting.order([acting.event(Verb.DESTROY, "verb.destroy", what=each) for each in targets])


def _relocate(acting: Acting) -> None:
    """Return, place, shuffle into: to a hand or pile."""
    node = acting.node
    to = node.to
    default = Zone.PLAY
    targets = acting.settle(node.what, "what", default)
    if to is None and node.verb is Verb.RETURN:
        to = _where_from(acting, targets)
    if not isinstance(to, Pile):
        raise NotModelledError(f"{node.verb.value} to something that is no zone")
    if node.any_order and len(targets) > 1:
        targets = _ordered(acting, targets, acting.doer, "deck.put-back-order")
    elif to.zone is Zone.DECK and len(targets) > 1 and acting.table.is_base(acting.ctx.source):
        targets = _by_owners(acting, targets)
    if to.end is End.TOP:
        targets = tuple(reversed(targets))  # placed one by one, so that the first ends on top
    events = [
        acting.event(
            node.verb,
            f"verb.{node.verb.value}",
            *(("control.owner-zones",) if not acting.table.is_base(_card(each)) else ()),
            *_shown(acting, _card(each)),
            what=each,
            zone_to=to.zone.value,
            end=to.end.value if to.end is not None else "",
        )
        for each in targets
    ]
    has_moved(acting.table, acting.frame.activation, targets)
    if node.instead_of in (Zone.DISCARD, Zone.USUAL):
        _rescue(acting, events)
        return
    acting.order(events)


def _shown(acting: Acting, uid: int) -> tuple[str, ...]:
    """The rule by which a card that is taken from a discard pile is shown."""
    table = acting.table
    if table.switches.discard_choice_shown and table.zone(uid) is Zone.DISCARD:
        return ("deck.take-from-discard",)
    return ()


def _where_from(acting: Acting, targets: Things) -> Pile:
    """Back where the cards come from: the top of their deck, from play the hand (EMD2023, "Return")."""
    zone = acting.table.zone(_card(targets[0])) if targets else Zone.HAND
    return Pile(zone, end=End.TOP) if zone in (Zone.DECK, Zone.BASE_DECK) else Pile(Zone.HAND)


def _card(thing: Thing) -> int:
    assert is_card(thing)
    return thing


def _by_owners(acting: Acting, targets: Things) -> Things:
    """What a base has placed on or under decks: each owner orders their own, the current player first
    (BGB2018, "Card Clarifications: Bases")."""
    table = acting.table
    ordered: list[Thing] = []
    for player in table.clockwise():
        own = tuple(each for each in targets if is_card(each) and table.owner(each) == player)
        alike = len({table.cards[_card(each)].key for each in own}) < 2
        ordered += own if alike else _ordered(acting, own, player, "control.owner-places")
    return tuple(ordered)


def _ordered(acting: Acting, targets: Things, player: int, rule: str) -> Things:
    """The order in which a player wants them, first on top."""
    left = list(targets)
    order: list[Thing] = []
    while len(left) > 1:
        thing = ask_thing(
            acting.table,
            acting.frame,
            f"order{player}.{len(order)}",
            player,
            left,
            acting.cause,
            (rule,),
            kind="order-cards",
        )
        assert thing is not None
        order.append(thing)
        left.remove(thing)
    return tuple(order + left)


def _move(acting: Acting) -> None:
    node = acting.node
    targets = _from_source(acting, node)
    events = []
    one_goal = isinstance(node.what, Select) and node.what.quantity.every and isinstance(node.to, Select)
    shared: Thing | None = None
    label = node.what.label if isinstance(node.what, Select) else None
    for index, each in enumerate(targets):
        if label is not None:
            acting.ctx.set_label(label, (each,))  # "another base" is another than this one's
        if shared is None or not one_goal:
            goal = acting.settle(node.to, f"to{index}")
            if not goal:
                continue
            shared = goal[0]
        if base_of(acting.ctx, each) != shared:
            events.append(acting.event(Verb.MOVE, "verb.move", what=each, to=shared))
    if label is not None:
        acting.ctx.set_label(label, targets)
    if node.instead_of in (Zone.DISCARD, Zone.USUAL):
        _rescue(acting, events)
        return
    acting.order(events)


def _from_source(acting: Acting, node: Act) -> Things:
    """What moves, if the text names where from: the base is asked for first when all there move, else it follows
    from what is chosen."""
    ctx, source = acting.ctx, node.source
    if source is None:
        return acting.settle(node.what, "what")
    if isinstance(node.what, Select) and node.what.quantity.every:
        bases = acting.settle(source, "source")
        return tuple(each for each in acting.settle(node.what, "what") if base_of(ctx, each) in bases)
    acting.settling.viable = lambda thing: means(ctx, source, base_of(ctx, thing))
    targets = acting.settle(node.what, "what")
    acting.settling.viable = None
    if isinstance(source, Select):
        ctx.set_label(source.label, tuple(dict.fromkeys(base_of(ctx, each) for each in targets)))
    return targets


def _rescue(acting: Acting, events: list[Event]) -> None:
    """Let cards on a scored base go elsewhere when they would be discarded: it waits for that step
    (WIKI, "Back to Your Corners")."""
    table = acting.table
    acting.finish()
    if not events:
        acting.nothing()
    for event in events:
        uid = _card(event.what)
        table.rescues.append(Rescue(uid, table.incarnations[uid], event))
        table.record(
            Event(-1, "rescue", acting.doer, uid, to=event.to, cause=acting.cause, rules=("score.after-waits",))
        )


def _discard(acting: Acting) -> None:
    node = acting.node
    in_play = isinstance(node.what, Select) and any(isinstance(each, At | On) for each in node.what.filters)
    targets = acting.settle(node.what, "what", Zone.PLAY if in_play else Zone.HAND)
    acting.order([acting.event(Verb.DISCARD, "verb.discard", what=each) for each in targets])


# -- cards that are seen, chosen, named --------------------------------------------------------------------------


def _choose(acting: Acting) -> None:
    chosen = acting.settle(acting.node.what, "what")
    if not chosen:
        acting.order([])
        return
    acting.finish()
    acting.table.record(acting.event(Verb.CHOOSE, "verb.choose", things=chosen))


def _name(acting: Acting) -> None:
    chosen = acting.settle(acting.node.what, "what")
    if not chosen:
        acting.order([])
        return
    acting.finish()
    acting.table.record(acting.event(Verb.NAME, "verb.name", things=chosen))


def _see(acting: Acting) -> None:
    """Look and reveal. Decks that are empty are renewed first (BGB2018, "Decks, Discards, and Searches")."""
    node, table = acting.node, acting.table
    pile = one_pile(node.what) if isinstance(node.what, Select) else None
    if isinstance(node.what, Select) and pile is not None:
        needed = number_or(acting.ctx, node.what.quantity.high, 1)
        if pile.zone is Zone.DECK:
            for owner in players(acting.ctx, pile.of):
                refill(table, owner, needed, acting.cause)
        elif pile.zone is Zone.BASE_DECK:
            refill_bases(table, needed)
    seen = acting.settle(node.what, "what")
    if isinstance(node.what, Pile) and isinstance(node.what.of, Select):
        bound = acting.ctx.bound.get(id(node.what.of))
        if bound is not None:
            acting.ctx.set_label(node.what.of.label, (bound,))
        elif not seen:
            acting.order([])
            return
    if not seen and not isinstance(node.what, Pile):
        acting.order([])
        return
    acting.finish()
    rule = "verb.look" if node.verb is Verb.LOOK else "verb.reveal"
    acting.table.record(acting.event(node.verb, rule, things=seen))


def refill(table: Table, player: int, needed: int, cause: Cause | None = None, mid: str = "") -> None:
    """Shuffle the discard pile into a deck that is too short for ``needed`` cards (EMD2023, "Draw 2 Cards")."""
    seat = table.seats[player]
    if len(seat.deck) >= needed or not seat.discard:
        return
    rule = "deck.reshuffle" if not seat.deck else mid or "deck.reshuffle-mid-draw"
    renewed = list(seat.discard)
    table.shuffle(renewed)
    seat.discard.clear()
    seat.deck.extend(renewed)
    table.record(Event(-1, "reshuffle", player, amount=len(renewed), cause=cause, rules=(rule,)))


def refill_bases(table: Table, needed: int) -> None:
    """Shuffle the base discard pile into a base deck that is too short."""
    if len(table.base_deck) >= needed or not table.base_discard:
        return
    renewed = list(table.base_discard)
    table.shuffle(renewed)
    table.base_discard.clear()
    table.base_deck.extend(renewed)
    table.note("reshuffle", "deck.base-deck", amount=len(renewed))


def _search(acting: Acting) -> None:
    """Search a pile: choose what fits, show it, and shuffle a deck afterwards where the text leaves that to the
    rule (BGB2018, "Decks, Discards, and Searches")."""
    node, table = acting.node, acting.table
    source = node.source
    if not isinstance(node.what, Select) or not isinstance(source, Pile):
        raise NotModelledError("a search for something that is no card")
    if source.zone is Zone.DECK:
        for owner in players(acting.ctx, source.of):
            if not table.seats[owner].deck:
                refill(table, owner, 1, acting.cause)
    elif source.zone is Zone.BASE_DECK:
        refill_bases(table, 1)
    sought = search_select(node.what, source)
    if table.switches.reshuffle_in_search and source.zone is Zone.DECK and not candidates(acting.ctx, sought):
        for owner in players(acting.ctx, source.of):
            refill(table, owner, len(table.seats[owner].deck) + 1, acting.cause, "deck.empty-mid-search")
    found = acting.settling.settle(sought, "what")
    acting.ctx.set_label(node.what.label, found)
    acting.finish()
    if not found:
        failed(table, acting.frame.activation)
    rules = ["verb.search"]
    if table.switches.search_reveals:
        rules.append("deck.search-reveals")
    table.record(acting.event(Verb.SEARCH, *rules, things=found, zone=source.zone.value))
    is_deck = source.zone in (Zone.DECK, Zone.BASE_DECK)
    if is_deck and table.switches.search_shuffles and not _shuffles_later(acting, source.zone):
        _shuffle_zone(acting, source)


def search_select(what: Select, source: Pile) -> Select:
    """The selector of a search: the same things, looked for in the pile that is searched."""
    return Select(
        what.kind, what.quantity, what.filters, source, what.label, what.random, what.chooser, span=what.span
    )


def _shuffles_later(acting: Acting, zone: Zone) -> bool:
    """Whether the text itself says when the deck is shuffled, or the swap of what is found will do it."""
    compiled = acting.table.compiled_by_key[acting.ctx.key]
    return any(
        isinstance(node, Act)
        and (node.verb is Verb.SWAP or (isinstance(node.what, Pile) and node.what.zone is zone))
        and node.verb in (Verb.SWAP, Verb.SHUFFLE)
        and path[:2] == acting.path[:2]
        and path > acting.path
        for path, node in compiled.nodes.items()
    )


def _shuffle_zone(acting: Acting, pile: Pile) -> None:
    table = acting.table
    if pile.zone is Zone.BASE_DECK:
        table.shuffle(table.base_deck)
        table.record(acting.event(Verb.SHUFFLE, "deck.search-shuffles", zone=pile.zone.value))
        return
    for owner in players(acting.ctx, pile.of):
        table.shuffle(table.seats[owner].pile(pile.zone))
        table.record(acting.event(Verb.SHUFFLE, "verb.shuffle", what=-1 - owner, zone=pile.zone.value))


def _shuffle(acting: Acting) -> None:
    node = acting.node
    if isinstance(node.what, Pile) and node.to is None:
        acting.finish()
        _shuffle_zone(acting, node.what)
        return
    if not isinstance(node.to, Pile):
        raise NotModelledError("shuffling into something that is no deck")
    targets = acting.settle(node.what, "what")
    to = node.to
    events = [
        acting.event(Verb.SHUFFLE, "verb.shuffle", "control.owner-zones", what=each, zone_to=to.zone.value)
        for each in targets
    ]
    has_moved(acting.table, acting.frame.activation, targets)
    acting.finish()
    if events:
        propose(acting.table, events, acting.frame.activation)
    else:
        acting.table.record(acting.event(Verb.SHUFFLE, "effect.any-number", outcome="not"))


# -- points, cards from the deck, plays ---------------------------------------------------------------------------


def _gain_vp(acting: Acting) -> None:
    amount = number(acting.ctx, acting.node.amount) if acting.node.amount is not None else 0
    acting.finish()
    if amount == 0:
        acting.table.record(acting.event(Verb.GAIN_VP, "vp.gain", outcome="not"))
        return
    propose(acting.table, [acting.event(Verb.GAIN_VP, "vp.gain", amount=amount)], acting.frame.activation)


def _draw(acting: Acting) -> None:
    node = acting.node
    if node.what is not None:
        _draw_stated(acting)
        return
    count = number(acting.ctx, node.amount) if node.amount is not None else 1
    acting.finish()
    if count <= 0:
        acting.table.record(acting.event(Verb.DRAW, "verb.draw", outcome="not"))
        return
    push(acting.table, Draw(player=acting.doer, left=count, activation=acting.frame.activation, path=acting.path))


def _draw_stated(acting: Acting) -> None:
    """Draw a card of a stated kind: it is searched for, shown and drawn (WIKI, "Game Terms")."""
    node, table = acting.node, acting.table
    source = one_pile(node.what) if isinstance(node.what, Select) else None
    if source is None or source.zone not in (Zone.DECK, Zone.DISCARD):
        raise NotModelledError("drawing a card that is in no deck or discard pile")
    if source.zone is Zone.DECK:
        for owner in players(acting.ctx, source.of):
            if not table.seats[owner].deck:
                refill(table, owner, 1, acting.cause)
    found = acting.settle(node.what, "what")
    acting.finish()
    if not found:
        failed(table, acting.frame.activation)
    shown = ("verb.search", "deck.search-reveals" if source.zone is Zone.DECK else "deck.take-from-discard")
    table.record(acting.event(Verb.SEARCH, *shown, things=found, zone=source.zone.value))
    if source.zone is Zone.DECK and table.switches.search_shuffles:
        _shuffle_zone(acting, source)
    draws = [
        acting.event(Verb.DRAW, "verb.draw-from", what=each, zone=source.zone.value, zone_to=Zone.HAND.value)
        for each in found
    ]
    if draws:
        propose(table, draws, acting.frame.activation)


def _play(acting: Acting) -> None:
    play_by_ability(acting)


def _swap(acting: Acting) -> None:
    node = acting.node
    one = acting.settle(node.what, "what")
    other = acting.settle(node.with_, "with")
    if not one or not other:
        acting.order([])
        return
    rules = ("verb.swap", "swap.base") if acting.table.is_base(_card(one[0])) else ("verb.swap",)
    acting.order([acting.event(Verb.SWAP, *rules, what=one[0], to=other[0])])


def _replace(acting: Acting) -> None:
    """Choose the base that comes in place of the scored one; outside of scoring, the base that takes another's."""
    node = acting.node
    if not any(isinstance(frame, Score) for frame in acting.table.agenda):
        _replace_at_once(acting)
        return
    new = acting.settle(node.with_, "with")
    if not new:
        acting.order([])
        return
    acting.finish()
    has_moved(acting.table, acting.frame.activation, new)
    table = acting.table
    base = _card(new[0])
    choose_replacement(table, base)
    table.record(acting.event(Verb.REPLACE, "score.replace-choice", what=acting.ctx.here, to=base))


def _replace_at_once(acting: Acting) -> None:
    """A base leaves play without being scored, and another comes in its place."""
    refill_bases(acting.table, 1)
    old = acting.settle(acting.node.what, "what")
    new = acting.settle(acting.node.with_, "with")
    if not old or not new:
        acting.order([])
        return
    acting.order([acting.event(Verb.REPLACE, "leave.base", what=old[0], to=new[0])])


HANDLERS: dict[Verb, Callable[[Acting], None]] = {
    Verb.DESTROY: _destroy,
    Verb.RETURN: _relocate,
    Verb.PLACE: _relocate,
    Verb.MOVE: _move,
    Verb.DISCARD: _discard,
    Verb.CHOOSE: _choose,
    Verb.NAME: _name,
    Verb.LOOK: _see,
    Verb.REVEAL: _see,
    Verb.SEARCH: _search,
    Verb.SHUFFLE: _shuffle,
    Verb.GAIN_VP: _gain_vp,
    Verb.DRAW: _draw,
    Verb.PLAY: _play,
    Verb.SWAP: _swap,
    Verb.REPLACE: _replace,
    Verb.PUT_COUNTER: put_counter,
    Verb.REMOVE_COUNTER: remove_counter,
    Verb.TRANSFER: transfer,
    Verb.TAKE_CONTROL: take_control,
    Verb.GIVE_CONTROL: give_control,
}
