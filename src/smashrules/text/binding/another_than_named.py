"""Another than the one named just before: "destroy a minion and another minion", "give a minion here +1 power and
another -1 power", on a card that is itself such a thing.

What is said in one breath of one and of another is said of two, of which the card itself may be either. Where the
card itself is named, or only somewhere before, another is another than the card. Knows trees whose references are not
bound yet, no words.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act, Join, Lasting, May, Modify, Seq
from smashrules.effects.selectors import ONE, Both, Kind, Other, Ref, Select, This
from smashrules.text.binding.reshaping import transform

_OBJECTS = ("what", "to")


def than_the_named(tree: CardText) -> CardText:
    """``tree`` where "another" behind a thing of its kind is other than that thing."""
    if not any(type(each) is Other and type(each.than) is This for each in tree.nodes):
        return tree
    changed: CardText = transform(tree, _in_one_breath)
    return changed


def _in_one_breath(node: Any) -> Any:
    if isinstance(node, Both):
        first = _alone(node.parts[0])
        changed = first is not None and any(_another(each, first) for each in node.parts[1:])
        return replace(node, parts=tuple(_than(each, first) for each in node.parts)) if changed else node
    if not isinstance(node, Seq):
        return node
    parts = list(node.parts)
    for place, join in enumerate(node.joins):
        named = [each for each in _things(parts[place]) if isinstance(each, Select) and each.kind is not Kind.BASE]
        first = _alone(named[0]) if len(named) == 1 and join is not Join.SENTENCE else None
        if first is not None and any(_another(each, first) for each in _things(parts[place + 1])):
            parts[place + 1] = transform(parts[place + 1], lambda each, first=first: _than(each, first))
    return node if all(one is other for one, other in zip(parts, node.parts, strict=True)) else _with(node, parts)


def _with(node: Seq, parts: list[Any]) -> Seq:
    return replace(node, parts=tuple(parts))


def _alone(what: Any) -> Any:
    """What is named, where it is one thing and no other one than the card."""
    one = isinstance(what, Select) and what.quantity == ONE and what.zone is None and what.label is not None
    return what if one and not any(isinstance(each, Other) for each in what.filters) else None


def _another(what: Any, first: Select) -> bool:
    """Whether it is another one of that kind than the card itself."""
    alike = isinstance(what, Select) and what.kind is first.kind and what.quantity == ONE
    return alike and any(isinstance(each, Other) and isinstance(each.than, This) for each in what.filters)


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
    while isinstance(part, May | Lasting):
        part = part.effect if isinstance(part, May) else part.statement
    if isinstance(part, Modify):
        return [part.what]
    return [each for name in _OBJECTS if (each := getattr(part, name)) is not None] if isinstance(part, Act) else []
