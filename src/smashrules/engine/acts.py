"""What each verb does: from an ``Act`` to the events it orders.

A handler settles whom the act is about, asking where there is a choice, and proposes events; whether and how these
happen is decided in ``happening``. One function per verb, and a table of them at the end. No handler asks whether
something is protected or forbidden, or changes a card where it lies.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.card import CardType
from smashrules.effects.selectors import ONE, At, Kind, On, Pile, Ref, Select, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import failed, has_moved, propose, take_turn
from smashrules.engine.bases import is_base, play_bases, replace_base
from smashrules.engine.context import Context
from smashrules.engine.control import give_control, take_control
from smashrules.engine.counters import put_counter, remove_counter, transfer
from smashrules.engine.decks import draw, search, see, shuffle, swap_piles
from smashrules.engine.extra_plays import play_by_ability
from smashrules.engine.off_the_top import draw_off_the_top, revealed_from
from smashrules.engine.placing import relocate, rescue
from smashrules.engine.playing import cancel_play
from smashrules.engine.same_way import affect
from smashrules.engine.selecting import base_of, means, players
from smashrules.engine.table import Table
from smashrules.engine.together import goes_apart
from smashrules.engine.uses import use_talent
from smashrules.errors import NotModelledError
from smashrules.state.frames import Do
from smashrules.state.things import Thing, Things, card_of, is_card, is_player, player_of


def act(table: Table, frame: Do, node: Act, ctx: Context) -> None:
    """Carry out one act."""
    handler = HANDLERS.get(node.verb)
    if handler is None:
        raise NotModelledError(f"the verb {node.verb.value!r}")
    handler(Acting(table, frame, node, ctx))


# -- cards in play that leave it or go elsewhere -----------------------------------------------------------------


def _destroy(acting: Acting) -> None:
    targets = [each for each in acting.settle(acting.node.what, "what") if each in acting.table.objects]
    acting.order(
        [
            acting.event(
                Verb.DESTROY, "verb.destroy", *(("leave.base",) if acting.table.is_base(each) else ()), what=each
            )
            for each in targets
        ]
    )


def _move(acting: Acting) -> None:
    node = acting.node
    targets = tuple(each for each in _from_source(acting, node) if each in acting.table.objects)
    events = []
    every = type(node.what) is Select and node.what.quantity.every
    one_goal = (node.together or (every and node.source is not None)) and type(node.to) is Select
    shared: Thing | None = None
    to, taken, apart = node.to, set[Thing](), goes_apart(node.to)
    if apart and type(to) is Select:  # to one base, and the next one to another
        to = replace(to, quantity=ONE)
    label = node.what.label if type(node.what) is Select else None
    for index, each in enumerate(targets):
        if label is not None:
            acting.ctx.set_label(label, (each,))  # "another base" is another than this one's
        if shared is None or not one_goal:
            here = base_of(acting.ctx, each)
            if len(targets) == 1 or not one_goal:  # it does not move to where it is (BGB2018, "Move")
                acting.settling.viable = partial(_is_none_of, {here, *taken})
            goal = acting.settle(to, f"to{index}")
            acting.settling.viable = None
            if not goal:
                continue
            shared = goal[0]
            if apart:
                taken.add(shared)
        if base_of(acting.ctx, each) != shared:
            if _attached(acting, each):  # "move a card": an action on a base or a card is transferred
                events.append(acting.event(Verb.TRANSFER, "verb.transfer", what=each, to=shared))
            else:
                events.append(acting.event(Verb.MOVE, "verb.move", what=each, to=shared))
    if label is not None:
        acting.ctx.set_label(label, targets)
    if node.instead_of in (Zone.DISCARD, Zone.USUAL):
        rescue(acting, events)
        return
    acting.order(events)


def _is_none_of(those: set[Thing | None], base: Thing) -> bool:
    return base not in those


def _attached(acting: Acting, thing: Thing) -> bool:
    return is_card(thing) and acting.table.definition(thing).type is CardType.ACTION


def _from_source(acting: Acting, node: Act) -> Things:
    """What moves, if the text names where from: the base is asked for first when all there move, else it follows
    from what is chosen."""
    ctx, source = acting.ctx, node.source
    if source is None:
        return acting.settle(node.what, "what")
    if type(node.what) is Select and node.what.quantity.every:
        bases = acting.settle(source, "source")
        return tuple(each for each in acting.settle(node.what, "what") if base_of(ctx, each) in bases)
    acting.settling.viable = lambda thing: means(ctx, source, base_of(ctx, thing))
    targets = acting.settle(node.what, "what")
    acting.settling.viable = None
    if type(source) is Select:
        ctx.set_label(source.label, tuple(dict.fromkeys(base_of(ctx, each) for each in targets)))
    return targets


def _discard(acting: Acting) -> None:
    node = acting.node
    in_play = type(node.what) is Select and any(isinstance(each, At | On) for each in node.what.filters)
    targets = acting.settle(node.what, "what", Zone.PLAY if in_play else Zone.HAND)
    if not in_play and type(node.by) is Ref and len(players(acting.ctx, node.by)) > 1:  # each their own
        targets = tuple(each for each in targets if acting.table.owner(card_of(each)) == acting.doer)
    has_moved(acting.table, acting.frame.activation, targets)  # "... and return the rest"
    acting.order([acting.event(Verb.DISCARD, "verb.discard", what=each) for each in targets])


# -- cards that are seen, chosen, named --------------------------------------------------------------------------


def _choose(acting: Acting) -> None:
    what = acting.node.what
    if type(what) is Select and what.label in acting.table.compiled_by_key[acting.ctx.key].copies:
        acting.settling.viable = partial(_is_none_of, {acting.ctx.source})  # what copies is no copy of itself
    chosen = acting.settle(what, "what")
    acting.settling.viable = None
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


# -- points, cards from the deck, plays ---------------------------------------------------------------------------


def _gain_vp(acting: Acting) -> None:
    amount = acting.settling.number(acting.node.amount, 0)
    acting.finish()
    if amount == 0:
        acting.table.record(acting.event(Verb.GAIN_VP, "vp.gain", outcome="not"))
        return
    propose(acting.table, [acting.event(Verb.GAIN_VP, "vp.gain", amount=amount)], acting.frame.activation)


def _lose_vp(acting: Acting) -> None:
    """Give back victory points: as many as the player has, at most all."""
    wanted = acting.settling.number(acting.node.amount, 0)
    amount = min(wanted, acting.table.seats[acting.doer].vp)
    acting.finish()
    if amount < wanted:
        failed(acting.table, acting.frame.activation)
    if amount == 0:
        acting.table.record(acting.event(Verb.LOSE_VP, "vp.loss", outcome="not"))
        return
    propose(acting.table, [acting.event(Verb.LOSE_VP, "vp.loss", amount=amount)], acting.frame.activation)


def _take_vp(acting: Acting) -> None:
    """Take victory points from another player: they lose them, as many as they have at most, and whoever takes them
    gains as many."""
    table = acting.table
    found = [player_of(each) for each in acting.settle(acting.node.source, "source") if is_player(each)]
    wanted = acting.settling.number(acting.node.amount, 0)
    events = []
    for player in found:
        amount = min(wanted, table.seats[player].vp)
        if amount:
            events.append(replace(acting.event(Verb.LOSE_VP, "vp.loss", amount=amount), player=player))
            events.append(acting.event(Verb.GAIN_VP, "vp.gain", amount=amount))
        if amount < wanted:
            failed(table, acting.frame.activation)
    acting.order(events)


def _draw(acting: Acting) -> None:
    if revealed_from(acting.node.what) is not None:
        draw_off_the_top(acting)
    else:
        draw(acting)


def _play(acting: Acting) -> None:
    if is_base(acting.node.what) or acting.node.as_extra is Kind.BASE:
        play_bases(acting)
    else:
        play_by_ability(acting)


def _take_turn(acting: Acting) -> None:
    acting.finish()
    take_turn(acting.table, acting.doer)
    acting.table.record(acting.event(Verb.TAKE_TURN, "turn.extra-turn"))


def _nothing(acting: Acting) -> None:
    """What would have happened is kept from happening, and nothing comes in its place."""
    acting.finish()
    acting.table.record(acting.event(Verb.IDLE, "replace.instead"))


def _swap(acting: Acting) -> None:
    node = acting.node
    if isinstance(node.what, Pile) and isinstance(node.with_, Pile):
        swap_piles(acting, node.what, node.with_)
        return
    one = acting.settle(node.what, "what")
    other = acting.settle(node.with_, "with")
    if not one or not other:
        acting.order([])
        return
    rules = ("verb.swap", "swap.base") if acting.table.is_base(card_of(one[0])) else ("verb.swap",)
    acting.order([acting.event(Verb.SWAP, *rules, what=one[0], to=other[0])])


HANDLERS: dict[Verb, Callable[[Acting], None]] = {
    Verb.DESTROY: _destroy,
    Verb.RETURN: relocate,
    Verb.PLACE: relocate,
    Verb.MOVE: _move,
    Verb.DISCARD: _discard,
    Verb.CHOOSE: _choose,
    Verb.NAME: _name,
    Verb.LOOK: see,
    Verb.REVEAL: see,
    Verb.SEARCH: search,
    Verb.SHUFFLE: shuffle,
    Verb.GAIN_VP: _gain_vp,
    Verb.DRAW: _draw,
    Verb.PLAY: _play,
    Verb.SWAP: _swap,
    Verb.REPLACE: replace_base,
    Verb.LOSE_VP: _lose_vp,
    Verb.TAKE_VP: _take_vp,
    Verb.TAKE_TURN: _take_turn,
    Verb.IDLE: _nothing,
    Verb.PUT_COUNTER: put_counter,
    Verb.REMOVE_COUNTER: remove_counter,
    Verb.TRANSFER: transfer,
    Verb.TAKE_CONTROL: take_control,
    Verb.GIVE_CONTROL: give_control,
    Verb.USE: use_talent,
    Verb.CANCEL: cancel_play,
    Verb.AFFECT: affect,
}
