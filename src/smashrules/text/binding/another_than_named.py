"""Another than the one named just before: "destroy a minion and another minion", "give a minion here +1 power and
another -1 power", on a card that is itself such a thing; "a minion on one base and an action on another base".

What is said in one breath of one and of another is said of two, of which the card itself, or the base where it is,
may be either. So is what others choose where nothing else is done with it. Where the card and its base are named, or
another was named only somewhere before, another is another than they. Knows trees whose references are not bound
yet, no words.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act, Join, Lasting, May, Modify, Seq
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    At,
    BaseOf,
    Both,
    Here,
    Kind,
    On,
    Other,
    Quantity,
    Ref,
    Select,
    This,
)
from smashrules.effects.verbs import Verb
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import transform

_ITSELF = (This, Here)
_OF_IT = ("it", "that", "done", "there", "rest")


def than_the_named(tree: CardText) -> CardText:
    """``tree`` where "another" behind a thing of its kind is other than that thing."""
    if not any(type(each) is Other and type(each.than) in _ITSELF for each in tree.nodes):
        return tree
    changed: CardText = transform(tree, _in_one_breath)
    return changed


def _in_one_breath(node: Any) -> Any:
    if not isinstance(node, Both | Seq):
        return node
    parts = [*node.parts[:1], *(_elsewhere(*both) for both in pairwise(node.parts))]
    joins = node.joins if isinstance(node, Seq) else (Join.AND,) * (len(parts) - 1)
    for place, (one, other) in enumerate(pairwise(parts)):
        chosen = _only_chosen(one, node.parts[place + 1 :])
        named = [] if joins[place] is Join.SENTENCE else _named(one)
        for first, how_many in [*((each, (ONE,)) for each in named), *((each, (ONE, EVERY)) for each in chosen)]:
            if any(_another(each, first, how_many) for each in _named_last(other)):
                parts[place + 1] = transform(parts[place + 1], partial(_than, first=first, how_many=how_many))
    changed: Any = replace(node, parts=tuple(parts))
    return changed if changed != node else node


def _elsewhere(one: Any, other: Any) -> Any:
    """ "Choose a minion and another base": than the base where that minion is."""
    chosen = [each.what for each in (one, other) if isinstance(each, Act) and each.verb is Verb.CHOOSE]
    both = [each for each in chosen if isinstance(each, Select) and each.quantity == ONE]
    if len(both) < 2:
        return other
    card: Any
    base: Any
    card, base = both
    here = [each for each in base.filters if isinstance(each, Other) and isinstance(each.than, Here)]
    if card.kind in (Kind.BASE, Kind.PLAYER) or base.kind is not Kind.BASE or card.label is None or not here:
        return other
    there: Any = BaseOf(Ref(card.label, "its", span=here[0].than.span), span=here[0].than.span)
    than = [replace(each, than=there) if each is here[0] else each for each in base.filters]
    return replace(other, what=replace(base, filters=tuple(than)))


def _named(part: Any) -> list[Any]:
    """The one card that it names, and the one base where that is, where they are no other ones already."""
    things = [each for each in _things(part) if isinstance(each, Select)]
    cards = [each for each in things if each.kind is not Kind.BASE]
    bases = [each for each in things if each.kind is Kind.BASE] or [each for card in cards for each in _bases(card)]
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


def _only_chosen(part: Any, later: tuple[Any, ...]) -> list[Any]:
    """What others choose, where nothing is said of it later but that other ones are meant: "each player chooses a
    minion. Destroy all other minions". Whom you would leave out, you or the card, is open."""
    if not isinstance(part, Act) or part.verb is not Verb.CHOOSE or not isinstance(part.what, Select):
        return []
    if part.by is None:
        return []
    spoken = any(isinstance(each, Pron) and each.form in _OF_IT for one in later for each in walk(one))
    other = part.what.label is None or any(isinstance(each, Other) for each in part.what.filters)
    return [] if spoken or other else [part.what]


def _another(what: Any, first: Select, how_many: tuple[Quantity, ...]) -> bool:
    """Whether it is another one of that kind than the card itself, or than the base where it is."""
    alike = isinstance(what, Select) and what.kind is first.kind and what.quantity in how_many
    return alike and any(isinstance(each, Other) and isinstance(each.than, _ITSELF) for each in what.filters)


def _than(what: Any, first: Any, how_many: tuple[Quantity, ...]) -> Any:
    """What is named, other than the ``first``."""
    if not _another(what, first, how_many):
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
