"""One subject of which two things are said: "one of your minions gains +2 power and cannot be moved".

What is chosen is chosen once, and both are said of it. Knows trees whose references are not bound yet; a subject that
stands once in the text stands at one place in both parts.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Lasting, Seq
from smashrules.effects.node import walk
from smashrules.effects.selectors import Ref, Select
from smashrules.text.trees.rebuilding import transform


def of_one_subject(tree: CardText) -> CardText:
    """``tree``, in which what is chosen for a time is chosen once where two things are said of it."""
    if not any(isinstance(each, Seq) for each in tree.nodes):
        return tree
    changed: CardText = transform(tree, _chosen_once)
    return changed


def _chosen_once(node: Any) -> Any:
    if not isinstance(node, Seq) or not all(isinstance(each, Lasting) for each in node.parts):
        return node
    first, *others = node.parts
    chosen = {
        each.label: each
        for each in walk(first)
        if isinstance(each, Select) and each.label is not None and _is_chosen(each)
    }

    def again(each: Any) -> Any:
        if not isinstance(each, Select) or each.label is None or each.label not in chosen:
            return each
        if each.span != chosen[each.label].span:
            return each
        return Ref(each.label, "it" if each.quantity.high == 1 else "they", span=each.span)

    return replace(node, parts=(first, *(transform(each, again) for each in others)))


def _is_chosen(what: Select) -> bool:
    """Whether some of them are chosen, of more that there may be."""
    return isinstance(what.quantity.high, int) and not what.quantity.every
