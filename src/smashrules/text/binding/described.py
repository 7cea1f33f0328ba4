"""What is spoken of only within the words for something else: "a base where you have a minion ... that minion".

It is one of those by which the other was described, and whoever carries the text out chooses which. Knows trees whose
references are not bound yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.conditions import Has
from smashrules.effects.node import walk
from smashrules.effects.selectors import ONE, At, Candidate, Controlled, Kind, Quantity, Ref, Select, Where, You
from smashrules.text.binding.pending import Pron, temporary
from smashrules.text.binding.reshaping import transform
from smashrules.text.nouns.determiners import sort_filters


def as_described(tree: CardText, lost: Iterable[Pron]) -> CardText:
    """``tree`` with the first of the ``lost`` references that was spoken of so as the thing that it is."""
    for pron in lost:
        found = [each for node in walk(tree) if (each := _within(node, pron)) is not None]
        if len(found) == 1:
            return _with(tree, pron, found[0])
    return tree


def _with(tree: CardText, pron: Pron, meant: Select) -> CardText:
    """``tree`` with ``meant`` where ``pron`` stands; what is said of the same word besides ("another base" than its
    own) refers to it."""
    said: list[Select] = []

    def change(node: Any) -> Any:
        if node is not pron:
            return node
        said.append(meant)
        return meant if len(said) == 1 else Ref(meant.label or 0, span=pron.span)

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def _within(node: Any, pron: Pron) -> Select | None:
    """One of the things by which ``node``, a base spoken of before ``pron``, was described."""
    if not isinstance(node, Select) or node.kind is not Kind.BASE or node.quantity != ONE or node.label is None:
        return None
    held = [each.condition for each in node.filters if isinstance(each, Where)]
    has = held[0] if len(held) == 1 else None
    if not isinstance(has, Has) or node.span[0] >= pron.span[0]:
        return None
    what = has.what
    if has.at != Candidate() or not isinstance(has.who, You) or what.quantity != Quantity(1, None):
        return None
    if pron.many is not False or pron.kinds != frozenset((what.kind.value,)) or what.zone is not None:
        return None
    there = At(Ref(node.label, "there", span=pron.span), span=pron.span)
    filters = sort_filters([*what.filters, Controlled(You(span=pron.span), span=pron.span), there])
    label = temporary(pron.span[0])
    return replace(what, quantity=ONE, filters=filters, label=label, span=pron.span)
