"""What the referring words of a text mean: "its = A, the minion". Knows a bound tree, and no words of a text."""

from __future__ import annotations

from smashrules.effects.abilities import CardText
from smashrules.effects.node import walk
from smashrules.effects.selectors import Ref, Rest, Select
from smashrules.text.showing.describing import letter


def bindings(tree: CardText) -> list[str]:
    """What each referring word of ``tree`` means: "its = A, the minion"."""
    kinds = {node.label: node.kind.value for node in walk(tree) if isinstance(node, Select) and node.label}
    found: list[str] = []
    for node in walk(tree):
        if isinstance(node, (Ref, Rest)) and _is_said(node.words):
            left = "what is left of " if isinstance(node, Rest) else ""
            line = f"{node.words!r} = {left}{letter(node.label)}, the {kinds.get(node.label, 'thing')}"
            if line not in found:
                found.append(line)
    return found


def _is_said(words: str) -> bool:
    """Whether ``words`` stand in a text, and not for what is left unsaid there ("with less power")."""
    return words not in ("", "as much", "an equal number")
