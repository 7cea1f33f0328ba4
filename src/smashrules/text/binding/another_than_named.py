"""Another than the one named just before: "destroy a minion and another minion", "give a minion here +1 power and
another -1 power", on a card that is itself such a thing; "a minion on one base and an action on another base".

What is said in one breath of one and of another is said of two, of which the card itself, or the base where it is,
may be either. Where these are named, or another was named only somewhere before, another is another than they. Knows
trees whose references are not bound yet, no words.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act, Join, Lasting, May, Modify, Seq
from smashrules.effects.selectors import ONE, At, Both, Here, Kind, On, Other, Ref, Select, This
from smashrules.text.binding.reshaping import transform

_ITSELF = (This, Here)


def than_the_named(tree: CardText) -> CardText:
    """``tree`` where "another" behind a thing of its kind is other than that thing."""
    if not any(type(each) is Other and type(each.than) in _ITSELF for each in tree.nodes):
        return tree
    changed: CardText = transform(tree, _in_one_breath)
    return changed


def _in_one_breath(node: Any) -> Any:
    if not isinstance(node, Both | Seq):
        return node
    parts = list(node.parts)
    joins = node.joins if isinstance(node, Seq) else (Join.AND,) * (len(parts) - 1)
    for place, (one, other) in enumerate(pairwise(node.parts)):
        if joins[place] is Join.SENTENCE:
            continue
        for first in _named(one):
            if any(_another(each, first) for each in _named_last(other)):
                parts[place + 1] = transform(parts[place + 1], partial(_than, first=first))
    changed: Any = replace(node, parts=tuple(parts))
    return changed if changed != node else node


def _named(part: Any) -> list[Any]:
    """The one card that it names, and the one base where that is, where they are no other ones already."""
    cards = [each for each in _things(part) if isinstance(each, Select) and each.kind is not Kind.BASE]
    bases = [each for card in cards for each in _bases(card)]
    return [*(_alone(cards) if len(cards) == 1 else ()), *(_alone(bases) if len(bases) == 1 else ())]


def _named_last(part: Any) -> list[Any]:
    """The cards that it names, and the bases where they are."""
    cards = _things(part)
    return [*cards, *(each for card in cards for each in _bases(card))]


def _alone(found: list[Any]) -> list[Any]:
    """What is named, where it is one thing and no other one than the card."""
    what = found[0]
    one = isinstance(what, Select) and what.quantity == ONE and what.zone is None and what.label is not None
    return [what] if one and not any(isinstance(each, Other) for each in what.filters) else []


def _bases(card: Any) -> Iterator[Any]:
    for each in getattr(card, "filters", ()):
        place = each.place if isinstance(each, At) else each.host if isinstance(each, On) else None
        if isinstance(place, Select) and place.kind is Kind.BASE:
            yield place


def _another(what: Any, first: Select) -> bool:
    """Whether it is another one of that kind than the card itself, or than the base where it is."""
    alike = isinstance(what, Select) and what.kind is first.kind and what.quantity == ONE
    return alike and any(isinstance(each, Other) and isinstance(each.than, _ITSELF) for each in what.filters)


def _than(what: Any, first: Any) -> Any:
    """What is named, other than the ``first``."""
    if not _another(what, first):
        return what
    than = [
        replace(each, than=Ref(first.label, "another", span=each.than.span)) if isinstance(each, Other) else each
        for each in what.filters
    ]
    return replace(what, filters=tuple(than))


def _things(part: Any) -> list[Any]:
    """What a deed, or what is stated for a time, is done to or said of."""
    if isinstance(part, Select):
        return [part]
    while isinstance(part, May | Lasting):
        part = part.effect if isinstance(part, May) else part.statement
    if isinstance(part, Modify):
        return [part.what]
    return [each for each in (part.what, part.to) if each is not None] if isinstance(part, Act) else []
