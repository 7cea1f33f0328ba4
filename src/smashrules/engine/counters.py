"""Power counters: what the verbs about them do.

How much power a counter gives is not known here (``derived``). Source: BGB2018 and EMD2023, "Power Counters";
BGB2018, "Terms & Phrases: Transfer".
"""

from __future__ import annotations

from collections.abc import Callable

from smashrules.effects.actions import Act
from smashrules.effects.selectors import Kind, On, Select, Selector
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import failed
from smashrules.engine.asking import ask_thing
from smashrules.engine.selecting import means, number, number_or
from smashrules.errors import NotModelledError
from smashrules.state.records import Event
from smashrules.state.things import NOTHING, Thing, is_card


def put_counter(acting: Acting) -> None:
    """Place power counters on each of the cards meant, or divide them among the cards."""
    node = acting.node
    if node.spread:
        _spread(acting, node.to, Verb.PUT_COUNTER, _rule(node))
        return
    targets = [each for each in acting.settle(node.to, "to") if each in acting.table.objects]
    count = _how_many(acting, None) if targets else 0
    if count <= 0:
        targets = []
    acting.order([acting.event(Verb.PUT_COUNTER, _rule(node), what=each, amount=count) for each in targets])


def _rule(node: Act) -> str:
    """The rule by which the counters are placed: a card that speaks of counters alone has some of its own."""
    own = isinstance(node.what, Select) and node.what.kind is Kind.ANY_COUNTER
    return "counter.other-kinds" if own else "counter.only-by-ability"


def remove_counter(acting: Acting) -> None:
    """Remove power counters from each of the cards meant; one that has fewer loses what it has."""
    node = acting.node
    if node.spread:
        _spread(acting, node.source, Verb.REMOVE_COUNTER, "verb.remove-counter")
        return
    targets = [each for each in acting.settle(node.source, "source") if is_card(each)]
    most = max((_held(acting, each) for each in targets), default=0)
    count = _how_many(acting, most)
    all_of_them = isinstance(node.what, Select) and node.what.quantity.high is None
    events = []
    for each in targets:
        has = _held(acting, each)
        if has < count and not all_of_them:
            failed(acting.table, acting.frame.activation)
        if min(has, count) > 0:
            event = acting.event(Verb.REMOVE_COUNTER, "verb.remove-counter", what=each, amount=min(has, count))
            events.append(event)
    acting.order(events)


def _held(acting: Acting, thing: Thing) -> int:
    obj = acting.table.objects.get(thing) if is_card(thing) else None
    return 0 if obj is None else obj.counters


def _how_many(acting: Acting, most: int | None) -> int:
    """How many counters: as the text says; where it leaves that open ("up to two"), as whoever does it says."""
    node, ctx = acting.node, acting.ctx
    if not isinstance(node.what, Select):
        return acting.settling.number(node.amount, 1)
    quantity = node.what.quantity
    high = quantity.high if quantity.high is not None else most
    if high is None:
        raise NotModelledError("placing any number of counters")
    upper = number(ctx, high)
    if quantity.but:  # "all but two"
        return max(0, upper - quantity.but)
    if quantity.every:
        return upper
    lower = min(number(ctx, quantity.low), upper)
    return acting.how_many(lower, upper)


def _spread(acting: Acting, among: Selector | None, verb: Verb, rule: str) -> None:
    """Divide counters among cards as whoever does it likes, one counter after another."""
    node = acting.node
    targets = [each for each in acting.settle(among, "among") if each in acting.table.objects]
    if isinstance(node.what, Select):
        most = sum(_held(acting, each) for each in targets)
        low, high = number(acting.ctx, node.what.quantity.low), number_or(acting.ctx, node.what.quantity.high, most)
        if node.what.quantity.but:
            low = high = max(0, most - node.what.quantity.but)
    else:
        low = high = acting.settling.number(node.amount, 1)
    given: list[Thing] = []
    table, frame = acting.table, acting.frame
    while len(given) < high:
        left = targets
        if verb is Verb.REMOVE_COUNTER:
            left = [each for each in targets if given.count(each) < _held(acting, each)]
        if not left:
            break
        enough = len(given) >= low
        key, rules = f"spread{len(given)}", ("choice.chooser",)
        each = ask_thing(table, frame, key, acting.doer, left, acting.cause, rules, may_stop=enough, kind="counter")
        if each is None:
            break
        given.append(each)
    if len(given) < low:
        failed(table, frame.activation)
    events = [acting.event(verb, rule, what=each, amount=given.count(each)) for each in dict.fromkeys(given)]
    acting.order(events)


def transfer(acting: Acting) -> None:
    """Put counters, or an action, from one card on another."""
    node = acting.node
    if isinstance(node.what, Select) and node.what.kind is Kind.COUNTER:
        _transfer_counters(acting)
        return
    if node.source is not None:
        acting.settling.viable = _lies_on(acting, node.source)
    what = [each for each in acting.settle(node.what, "what") if each in acting.table.objects]
    acting.settling.viable = None
    lying = [each.host for each in getattr(node.what, "filters", ()) if isinstance(each, On)]
    for origin in (node.source, *lying):
        if isinstance(origin, Select):
            acting.ctx.set_label(origin.label, tuple({_place(acting, each): None for each in what}))
    to = acting.settle(node.to, "to")
    if not to:
        acting.order([])
        return
    acting.order([acting.event(Verb.TRANSFER, "verb.transfer", what=each, to=to[0]) for each in what])


def _lies_on(acting: Acting, source: Selector) -> Callable[[Thing], bool]:
    """Whether an action is on what a text names: on a base lies what was played there, not what is on its minions."""

    def test(thing: Thing) -> bool:
        return thing in acting.table.objects and means(acting.ctx, source, _place(acting, thing))

    return test


def _place(acting: Acting, thing: Thing) -> int:
    """What an action is on: a card, or else the base."""
    assert is_card(thing)
    found = acting.table.obj(thing)
    return found.base if found.host == NOTHING else found.host


def _transfer_counters(acting: Acting) -> None:
    node = acting.node
    assert isinstance(node.what, Select)
    if node.source is None or node.to is None:
        raise NotModelledError("a transfer of counters without both its ends")
    if node.spread:
        _transfer_among(acting, node.what)
        return
    source = [each for each in acting.settle(node.source, "source") if each in acting.table.objects]
    to = acting.settle(node.to, "to")
    if not source or not to:
        acting.order([])
        return
    giver, taker = source[0], to[0]
    has = acting.table.obj(int(giver)).counters
    count = min(has, _how_many(acting, has)) if has else 0
    events: list[Event] = []
    if count > 0:
        events = [
            acting.event(Verb.REMOVE_COUNTER, "verb.transfer", what=giver, amount=count),
            acting.event(Verb.PUT_COUNTER, "verb.transfer", what=taker, amount=count),
        ]
    acting.order(events)


def _transfer_among(acting: Acting, what: Select) -> None:
    """Transfer counters from any of several cards, to one card or to any other of several, one after another. A
    counter that was transferred stays where it is."""
    node, table, frame = acting.node, acting.table, acting.frame
    givers = [each for each in acting.settle(node.source, "source") if each in table.objects]
    takers = [each for each in acting.settle(node.to, "to") if each in table.objects]
    low = number(acting.ctx, what.quantity.low)
    most = sum(_held(acting, each) for each in givers)
    high = number_or(acting.ctx, what.quantity.high, most)
    if what.quantity.but or what.quantity.every:
        low = high = max(0, most - what.quantity.but)
    pairs: list[tuple[Thing, Thing]] = []
    rules = ("choice.chooser",)
    while len(pairs) < high:
        taken = [giver for giver, _ in pairs]
        left = [
            each
            for each in givers
            if taken.count(each) < _held(acting, each) and any(taker != each for taker in takers)
        ]
        if not left:
            break
        stop, key = len(pairs) >= low, f"from{len(pairs)}"
        giver = ask_thing(table, frame, key, acting.doer, left, acting.cause, rules, may_stop=stop, kind="counter")
        if giver is None:
            break
        others = [each for each in takers if each != giver]
        taker = ask_thing(table, frame, f"to{len(pairs)}", acting.doer, others, acting.cause, rules, kind="counter")
        assert taker is not None
        pairs.append((giver, taker))
    if len(pairs) < low:
        failed(table, frame.activation)
    events: list[Event] = []
    for giver, taker in dict.fromkeys(pairs):
        count = pairs.count((giver, taker))
        events.append(acting.event(Verb.REMOVE_COUNTER, "verb.transfer", what=giver, amount=count))
        events.append(acting.event(Verb.PUT_COUNTER, "verb.transfer", what=taker, amount=count))
    acting.order(events)
