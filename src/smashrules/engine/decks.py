"""Decks and discard piles: seeing cards of them, searching, shuffling, drawing; renewing a deck that is empty.

How a card comes to lie in a pile, ``changes`` knows. Source: BGB2018, "Decks, Discards, and Searches"; WIKI, "Game
Terms and Restrictions". What comes "off the top" of a deck is in ``off_the_top``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Until
from smashrules.effects.selectors import Among, Both, EitherOf, Owned, Pile, Ref, Rest, Select, Selector, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import failed, has_moved, propose, push
from smashrules.engine.madness import draw_madness, names_deck
from smashrules.engine.selecting import candidates, number, number_or, one_pile, players
from smashrules.engine.table import Table
from smashrules.engine.triggers import collect, is_awaited, listeners
from smashrules.errors import NotModelledError
from smashrules.state.frames import Draw
from smashrules.state.records import Cause, Event
from smashrules.state.things import NOTHING, Thing, Things, is_card

# -- renewing ----------------------------------------------------------------------------------------------------


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


# -- seeing ------------------------------------------------------------------------------------------------------


def see(acting: Acting) -> None:
    """Look and reveal. Decks that are empty are renewed first (BGB2018, "Decks, Discards, and Searches")."""
    node, table = acting.node, acting.table
    pile = one_pile(node.what) if isinstance(node.what, Select) else None
    if isinstance(node.what, Select) and pile is not None:
        _fix_owner(acting, pile)
        high = node.what.quantity.high
        needed = 1 if isinstance(high, Until) else number_or(acting.ctx, high, 1)
        if pile.named is not None:
            needed = 0
        elif pile.zone is Zone.DECK:
            for owner in _owners(acting, pile):
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
    has_seen(table, table.record(acting.event(node.verb, rule, things=seen)))


def has_seen(table: Table, event: Event) -> None:
    """Make pending what answers that cards were revealed or looked at."""
    if event.things and is_awaited(table, event.verb):
        collect(table, event, listeners(table, event.verb))


def _fix_owner(acting: Acting, pile: Pile) -> None:
    """Ask first whose deck it is, where that is one player's to be chosen: only that one is looked at."""
    of = pile.of
    if isinstance(of, Select) and not of.quantity.every and id(of) not in acting.ctx.bound:
        chosen = acting.settle(of, "whose")
        if len(chosen) == 1:
            acting.ctx.bound[id(of)] = chosen[0]


def _owners(acting: Acting, pile: Pile) -> list[int]:
    bound = acting.ctx.bound.get(id(pile.of))
    return players(acting.ctx, pile.of) if bound is None else [-1 - int(bound)]


# -- searching ---------------------------------------------------------------------------------------------------


def search(acting: Acting) -> None:
    """Search a pile, or several: choose what fits, show it, and shuffle a deck afterwards where the text leaves that
    to the rule (BGB2018, "Decks, Discards, and Searches")."""
    node, table = acting.node, acting.table
    source = node.source
    what = node.what
    piles = _piles(source)
    if not isinstance(what, Select) or not isinstance(source, Pile | Both | EitherOf) or not piles:
        raise NotModelledError("a search for something that is no card")
    for pile in piles:
        if pile.zone is Zone.DECK:
            for owner in players(acting.ctx, pile.of):
                if not table.seats[owner].deck:
                    refill(table, owner, 1, acting.cause)
        elif pile.zone is Zone.BASE_DECK:
            refill_bases(table, 1)
    sought = search_select(what, source)
    decks = [each for each in piles if each.zone is Zone.DECK]
    if table.switches.reshuffle_in_search and decks and not candidates(acting.ctx, sought):
        for owner in players(acting.ctx, decks[0].of):
            refill(table, owner, len(table.seats[owner].deck) + 1, acting.cause, "deck.empty-mid-search")
    found = acting.settling.settle(sought, "what")
    acting.ctx.set_label(what.label, found)
    acting.finish()
    if not found:
        failed(table, acting.frame.activation)
    rules = ["verb.search"]
    if table.switches.search_reveals and not _unseen(acting, what):
        rules.append("deck.search-reveals")
    zone = " and ".join(each.zone.value for each in piles)
    searched = table.record(acting.event(Verb.SEARCH, *rules, things=found, zone=zone))
    _has_searched(acting, searched, decks)
    for pile in piles:
        is_deck = pile.zone in (Zone.DECK, Zone.BASE_DECK)
        if is_deck and table.switches.search_shuffles and not _shuffles_later(acting, pile.zone):
            _shuffle_zone(acting, pile)


def _has_searched(acting: Acting, event: Event, decks: Sequence[Pile]) -> None:
    """Whoever searches a deck looks at it, and reveals what is shown of what was found there."""
    table = acting.table
    if not decks or not (is_awaited(table, Verb.LOOK.value) or is_awaited(table, Verb.REVEAL.value)):
        return
    lie = tuple(uid for pile in decks for each in players(acting.ctx, pile.of) for uid in table.seats[each].deck)
    shown = tuple(each for each in event.things if each in lie) if "deck.search-reveals" in event.rules else ()
    verb = Verb.REVEAL if shown else Verb.LOOK
    has_seen(table, replace(event, verb=verb.value, things=shown or lie))


def _unseen(acting: Acting, what: Select) -> bool:
    """Whether the text says, here or where it tells what becomes of the card, that what is found is not shown."""
    nodes = acting.table.compiled_by_key[acting.ctx.key].nodes.values()
    after = [each for each in nodes if isinstance(each, Act) and isinstance(each.what, Ref) and each.unseen]
    return acting.node.unseen or any(isinstance(each.what, Ref) and each.what.label == what.label for each in after)


def _piles(source: Selector | None) -> list[Pile]:
    """The piles that are searched: one, or all of several ("your deck and/or discard pile")."""
    parts = source.parts if isinstance(source, Both | EitherOf) else (source,)
    piles = [each for each in parts if isinstance(each, Pile)]
    return piles if len(piles) == len(parts) else []


def search_select(what: Select, source: Pile | Both | EitherOf) -> Select:
    """The selector of a search: the same things, looked for in what is searched."""
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


def swap_piles(acting: Acting, one: Pile, other: Pile) -> None:
    """Let all cards of one pile and all of another change places, each pile in its order."""
    table = acting.table
    if one.of != other.of or one.of is None:
        raise NotModelledError("piles of several players that are swapped")
    acting.finish()
    for owner in players(acting.ctx, one.of):
        first, second = table.seats[owner].pile(one.zone), table.seats[owner].pile(other.zone)
        first[:], second[:] = list(second), list(first)
        table.touch_beyond()
        table.record(acting.event(Verb.SWAP, "verb.swap", zone=f"{one.zone.value} and {other.zone.value}"))


def shuffle(acting: Acting) -> None:
    """Shuffle a pile; some cards into a pile; some cards among themselves."""
    node = acting.node
    if isinstance(node.what, Pile) and node.to is None:
        acting.finish()
        _shuffle_zone(acting, node.what)
        return
    targets = acting.settle(node.what, "what")
    to = node.to
    if to is None:
        _shuffle_among_themselves(acting, targets)
        return
    if not isinstance(to, Pile):
        raise NotModelledError("shuffling into something that is no deck")
    keeper = _named_keeper(acting, node, to)
    rule = "control.owner-zones" if keeper == NOTHING else "conflict.card-over-rule"
    events = [
        acting.event(Verb.SHUFFLE, "verb.shuffle", rule, what=each, to=keeper, zone_to=to.zone.value)
        for each in targets
    ]
    has_moved(acting.table, acting.frame.activation, targets)
    acting.finish()
    if events:
        propose(acting.table, events, acting.frame.activation)
    else:
        acting.table.record(acting.event(Verb.SHUFFLE, "effect.any-number", outcome="not"))


def _named_keeper(acting: Acting, node: Act, to: Pile) -> Thing:
    """Into whose deck cards go whose owner the text itself leaves open ("a minion owned by any player"): into the one
    that it names, and not into the owners' decks (BGB2018, "Card Clarifications")."""
    if to.of is None or not isinstance(node.what, Select):
        return NOTHING
    if not any(isinstance(each, Owned) and isinstance(each.by, Select) for each in node.what.filters):
        return NOTHING
    whose = acting.settle(to.of, "whose")
    return whose[0] if len(whose) == 1 else NOTHING


def _shuffle_among_themselves(acting: Acting, targets: Things) -> None:
    """Bring some cards into an order of chance, in which they are then put somewhere."""
    what = acting.node.what
    order = [each for each in targets if is_card(each)]
    acting.table.shuffle(order)
    if isinstance(what, Ref | Rest | Select):
        acting.ctx.set_label(what.label, tuple(order))
    acting.finish()
    acting.table.record(acting.event(Verb.SHUFFLE, "verb.shuffle", things=tuple(order)))


# -- drawing -----------------------------------------------------------------------------------------------------


def draw(acting: Acting) -> None:
    """Draw from the top; cards of a stated kind; cards that were seen before ("draw two of them")."""
    node = acting.node
    if node.what is not None:
        _draw_stated(acting)
        return
    count = acting.settling.number(node.amount, 1)
    acting.finish()
    if count <= 0:
        acting.table.record(acting.event(Verb.DRAW, "verb.draw", outcome="not"))
        return
    push(acting.table, Draw(player=acting.doer, left=count, activation=acting.frame.activation, path=acting.path))


def _draw_stated(acting: Acting) -> None:
    what = acting.node.what
    if isinstance(what, Both) or names_deck(what):
        _draw_several(acting, what.parts if isinstance(what, Both) else (what,))
        return
    if isinstance(what, Select) and not any(isinstance(each, Among) for each in what.filters):
        source = one_pile(what)
        if source is None or source.zone not in (Zone.DECK, Zone.DISCARD):
            raise NotModelledError("drawing a card that is in no deck or discard pile")
        if source.end is None:
            _draw_searched(acting, source)
            return
        if source.zone is Zone.DECK:
            for owner in players(acting.ctx, source.of):
                refill(acting.table, owner, number_or(acting.ctx, what.quantity.high, 1), acting.cause)
    found = acting.settle(what, "what")
    has_moved(acting.table, acting.frame.activation, found)
    zone = acting.table.zone
    acting.order([_drawn(acting, each, zone(each), "verb.draw") for each in found if is_card(each)])


def _draw_several(acting: Acting, parts: Sequence[Selector | None]) -> None:
    """Cards of the own deck, of the Madness deck, or some of each ("two additional cards and two Madness cards")."""
    table = acting.table
    counts = [number(acting.ctx, each.quantity.low) for each in parts if isinstance(each, Select)]
    draws = {place: draw_madness(acting, each) for place, each in enumerate(parts) if _is_madness(each)}
    acting.finish()
    for place in reversed(range(len(counts))):
        if place in draws:
            if draws[place]:
                propose(table, draws[place], acting.frame.activation)
        else:
            activation = acting.frame.activation
            push(table, Draw(player=acting.doer, left=counts[place], activation=activation, path=acting.path))


def _is_madness(what: Selector | None) -> TypeGuard[Select]:
    return names_deck(what)


def _drawn(acting: Acting, uid: int, zone: Zone, rule: str) -> Event:
    return acting.event(Verb.DRAW, rule, what=uid, zone=zone.value, zone_to=Zone.HAND.value)


def _draw_searched(acting: Acting, source: Pile) -> None:
    """Draw a card of a stated kind: it is searched for, shown and drawn (WIKI, "Game Terms")."""
    table = acting.table
    if source.zone is Zone.DECK:
        for owner in players(acting.ctx, source.of):
            if not table.seats[owner].deck:
                refill(table, owner, 1, acting.cause)
    found = acting.settle(acting.node.what, "what")
    acting.finish()
    if not found:
        failed(table, acting.frame.activation)
    shown = ("verb.search", "deck.search-reveals" if source.zone is Zone.DECK else "deck.take-from-discard")
    searched = table.record(acting.event(Verb.SEARCH, *shown, things=found, zone=source.zone.value))
    _has_searched(acting, searched, [source] if source.zone is Zone.DECK else [])
    if source.zone is Zone.DECK and table.switches.search_shuffles:
        _shuffle_zone(acting, source)
    draws = [_drawn(acting, each, source.zone, "verb.draw-from") for each in found if is_card(each)]
    if draws:
        propose(table, draws, acting.frame.activation)
