"""Which counters, and which words about counters, the engine keeps: a part of ``unmodelled``.

It keeps a number of counters for each card. On a minion or a titan they are power counters; on what has no power,
those that the card speaks of. Counters that a card gives a name are another sort beside these, which is not kept. How
they are put and taken is in ``counters``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from smashrules.effects.actions import Act
from smashrules.effects.card import CardType
from smashrules.effects.conditions import AllOf, AnyOf, Condition, Has, Is, Not
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import COUNTERS, Having, Host, Kind, On, Select, Selector, Sort, This, Where
from smashrules.effects.verbs import Verb

_POWER = (Kind.MINION, Kind.TITAN)
_POWER_CARDS = (CardType.MINION, CardType.TITAN)


def counters_not_kept(nodes: Sequence[Node], type: CardType) -> Iterator[str]:  # noqa: A002
    """What is said of counters on a card of ``type`` and not carried out."""
    for node in nodes:
        if isinstance(node, Select) and node.kind is Kind.ANY_COUNTER and Sort in node.asked:
            yield "counters that a card names"
        if isinstance(node, Where) and node.earlier and not _is_of_counters(node.condition):
            yield "what was so before something happened"
        if not isinstance(node, Act):
            continue
        if node.verb is Verb.REMOVE_COUNTER and node.source is None:
            yield "counters that are removed from nothing named"
        plain = isinstance(node.what, Select) and node.what.kind is Kind.ANY_COUNTER
        if node.verb is Verb.PUT_COUNTER and plain and _has_power(node.to, type):
            yield "counters other than those of power on what has power"


def _is_of_counters(condition: Node) -> bool:
    return any(isinstance(each, Select) and each.kind in COUNTERS for each in walk(condition))


def _has_power(what: Selector | None, type: CardType) -> bool:  # noqa: A002
    if isinstance(what, This):
        return type in _POWER_CARDS
    return isinstance(what, Select | Host) and what.kind in _POWER


def asks_of_counters(condition: Condition) -> bool:
    """Whether a condition asks for nothing but the counters on cards that are pointed at."""
    if isinstance(condition, Not):
        return asks_of_counters(condition.condition)
    if isinstance(condition, AllOf | AnyOf):
        return all(map(asks_of_counters, condition.conditions))
    if isinstance(condition, Is):
        asked = [each.what for each in condition.description.filters if isinstance(each, Having)]
        alone = len(asked) == len(condition.description.filters) and not isinstance(condition.what, Select)
        return alone and all(isinstance(each, Select) and each.kind in COUNTERS for each in asked)
    if not isinstance(condition, Has) or condition.what.kind not in COUNTERS:
        return False
    hosts = [each.host if isinstance(each, On) else None for each in condition.what.filters]
    return bool(hosts) and not any(each is None or isinstance(each, Select) for each in hosts)
