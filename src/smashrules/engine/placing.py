"""Cards that are put somewhere: returned, placed, shuffled into a deck; to one pile, or to one of several.

Knows which pile each card goes to and in which order, and asks where the text leaves that open. How a card then gets
there is decided in ``happening``.
"""

from __future__ import annotations

from smashrules.effects.selectors import EitherOf, End, Pile, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import has_moved
from smashrules.engine.asking import ask_thing
from smashrules.engine.feasibility import has_gone_elsewhere
from smashrules.engine.selecting import base_of, means
from smashrules.errors import NotModelledError
from smashrules.state.records import Event, Rescue
from smashrules.state.things import NOBODY, NOTHING, Thing, Things, card_of, is_card, is_player, player_of

Group = tuple[Pile, Things]
"""Cards that go to one pile, in the order of the pile from its top."""


def relocate(acting: Acting) -> None:
    """Return, place: to a hand or pile."""
    node = acting.node
    targets = acting.settle(node.what, "what")
    if node.verb is Verb.RETURN and node.source is not None:  # "return this minion from there": if it is there
        targets = tuple(each for each in targets if means(acting.ctx, node.source, base_of(acting.ctx, each)))
    if node.instead_of is Zone.DISCARD:
        targets = tuple(each for each in targets if not has_gone_elsewhere(acting.table, each))
    groups = _groups(acting, targets)
    has_moved(acting.table, acting.frame.activation, targets)
    events = [event for pile, cards in groups for event in _events(acting, pile, cards)]
    if node.instead_of in (Zone.DISCARD, Zone.USUAL) and all(each in acting.table.objects for each in targets):
        rescue(acting, events)
        return
    acting.order(events)


def _groups(acting: Acting, targets: Things) -> list[Group]:
    to = acting.node.to
    if isinstance(to, EitherOf):
        return _to_one_of_several(acting, to, targets)
    if to is None and acting.node.verb is Verb.RETURN:
        to = _where_from(acting, targets)
    if not isinstance(to, Pile):
        raise NotModelledError(f"{acting.node.verb.value} to something that is no zone")
    return [(to, _in_order(acting, to, targets, ""))]


def _to_one_of_several(acting: Acting, to: EitherOf, targets: Things) -> list[Group]:
    """The top or the bottom: one of them for all; with "and/or" for each card, those for the first place before the
    others."""
    piles = [each for each in to.parts if isinstance(each, Pile)]
    if len(piles) != 2 or len(to.parts) != 2:
        raise NotModelledError("a choice among places of which one is no pile")
    if not targets:
        return []
    first, second = piles
    if not to.mixed:
        pile = _one_of(acting, first, second)
        return [(pile, _in_order(acting, pile, targets, ""))]
    chosen: list[Thing] = []
    while len(chosen) < len(targets):
        left = [each for each in targets if each not in chosen]
        key = f"first{len(chosen)}"
        rules = ("choice.chooser", "deck.put-back-order")
        table, frame, cause = acting.table, acting.frame, acting.cause
        each = ask_thing(table, frame, key, acting.doer, left, cause, rules, may_stop=True, kind=_kind(first))
        if each is None:
            break
        chosen.append(each)
    rest = tuple(each for each in targets if each not in chosen)
    ordered = tuple(chosen) if first.end is End.TOP else _in_order(acting, first, tuple(chosen), "first")
    return [(first, ordered), (second, _in_order(acting, second, rest, "second"))]


def _kind(pile: Pile) -> str:
    """What is asked where cards may go to ``pile`` or elsewhere: on top they are chosen in their order."""
    return "place-on-top" if pile.end is End.TOP else "place-there"


def _one_of(acting: Acting, first: Pile, second: Pile) -> Pile:
    """The place that whoever does it chooses for all the cards."""
    names: list[Thing] = [_called(first), _called(second)]
    chosen = ask_thing(
        acting.table, acting.frame, "end", acting.doer, names, acting.cause, ("choice.chooser",), kind="place-where"
    )
    return first if chosen == names[0] else second


def _called(pile: Pile) -> str:
    return f"the {pile.end.value} of the {pile.zone.value}" if pile.end is not None else f"the {pile.zone.value}"


def _in_order(acting: Acting, pile: Pile, targets: Things, key: str) -> Things:
    """The cards in the order in which they will lie, where the text leaves it to somebody."""
    if acting.node.any_order and len(targets) > 1:
        return _ordered(acting, targets, acting.doer, "deck.put-back-order", key)
    if pile.zone is Zone.DECK and len(targets) > 1 and acting.table.is_base(acting.ctx.source):
        return _by_owners(acting, targets)
    return targets


def _events(acting: Acting, pile: Pile, targets: Things) -> list[Event]:
    """The events that bring the cards to the pile, one by one, so that the first of them ends on top."""
    node = acting.node
    keeper = _keeper(acting, pile, targets)
    taken = {each for each in targets if _is_taken(acting, card_of(each), keeper)}
    ordered = tuple(reversed(targets)) if pile.end is End.TOP else targets
    return [
        acting.event(
            node.verb,
            f"verb.{node.verb.value}",
            *(("zone.box",) if pile.zone is Zone.BOX else _whose_zone(acting, card_of(each), each in taken)),
            *_shown(acting, card_of(each)),
            *(("madness.returned",) if pile.named is not None else ()),
            what=each,
            to=keeper if each in taken or acting.table.cards[card_of(each)].owner == NOBODY else NOTHING,
            zone_to=_zone(acting, pile, card_of(each)).value,
            end=pile.end.value if pile.end is not None else "",
            note=pile.named or "",
        )
        for each in ordered
    ]


def _zone(acting: Acting, pile: Pile, uid: int) -> Zone:
    """The zone that is meant: "the deck" of a base is the base deck."""
    return _BASES.get(pile.zone, pile.zone) if acting.table.is_base(uid) else pile.zone


_BASES = {Zone.DECK: Zone.BASE_DECK, Zone.DISCARD: Zone.BASE_DISCARD}


def _whose_zone(acting: Acting, uid: int, is_taken: bool) -> tuple[str, ...]:
    """The rule by which a card goes to its owner's pile, or does not."""
    if acting.table.is_base(uid):
        return ()
    return ("control.taken",) if is_taken else ("control.owner-zones",)


def _is_taken(acting: Acting, uid: int, keeper: Thing) -> bool:
    """Whether the text puts a card that is in nobody's control on the table into another player's pile than it is in:
    then it means what it says (BGB2018, "Card Clarifications": Vikings)."""
    table = acting.table
    if acting.node.taken and is_player(keeper) and not table.is_base(uid):
        return table.cards[uid].owner not in (NOBODY, player_of(keeper))  # it says so itself
    if acting.node.verb is not Verb.PLACE or not is_player(keeper) or table.is_base(uid) or table.in_play(uid):
        return False
    holder = table.limbo[uid] if uid in table.limbo else table.holder(uid)
    return holder != player_of(keeper)


def _keeper(acting: Acting, pile: Pile, targets: Things) -> Thing:
    """Whose pile it is: it matters for cards that no player owns, and for those that are taken from a player."""
    table = acting.table
    asked = acting.node.taken or table.special_decks or any(not table.in_play(card_of(each)) for each in targets)
    if pile.of is None or not asked:
        return NOTHING
    whose = acting.settle(pile.of, "whose")
    return whose[0] if len(whose) == 1 and is_player(whose[0]) else NOTHING


def _shown(acting: Acting, uid: int) -> tuple[str, ...]:
    """The rule by which a card that is taken from a discard pile is shown."""
    table = acting.table
    if table.switches.discard_choice_shown and table.zone(uid) is Zone.DISCARD:
        return ("deck.take-from-discard",)
    return ()


def _where_from(acting: Acting, targets: Things) -> Pile:
    """Back where the cards come from: the top of their deck, the discard pile, from play the hand
    (EMD2023, "Return")."""
    zone = acting.table.zone(card_of(targets[0])) if targets else Zone.HAND
    if zone is Zone.DISCARD:
        return Pile(zone)
    return Pile(zone, end=End.TOP) if zone in (Zone.DECK, Zone.BASE_DECK) else Pile(Zone.HAND)


def _by_owners(acting: Acting, targets: Things) -> Things:
    """What a base has placed on or under decks: each owner orders their own, the current player first
    (BGB2018, "Card Clarifications: Bases")."""
    table = acting.table
    ordered: list[Thing] = []
    for player in table.clockwise():
        own = tuple(each for each in targets if is_card(each) and table.owner(each) == player)
        alike = len({table.cards[card_of(each)].key for each in own}) < 2
        ordered += own if alike else _ordered(acting, own, player, "control.owner-places")
    return tuple(ordered)


def _ordered(acting: Acting, targets: Things, player: int, rule: str, key: str = "") -> Things:
    """The order in which a player wants them, first on top."""
    left = list(targets)
    order: list[Thing] = []
    while len(left) > 1:
        thing = ask_thing(
            acting.table,
            acting.frame,
            f"{key}order{player}.{len(order)}",
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


def rescue(acting: Acting, events: list[Event]) -> None:
    """Let cards on a scored base go elsewhere when they would be discarded: it waits for that step
    (WIKI, "Back to Your Corners")."""
    table = acting.table
    acting.finish()
    if not events:
        acting.nothing()
    for event in events:
        uid = card_of(event.what)
        table.rescues.append(Rescue(uid, table.incarnations[uid], event))
        table.record(
            Event(-1, "rescue", acting.doer, uid, to=event.to, cause=acting.cause, rules=("score.after-waits",))
        )
