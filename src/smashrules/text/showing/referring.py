"""What the referring words of a text mean: "its = A, the minion". Knows a bound tree, and the text that it is of."""

from __future__ import annotations

import re

from smashrules.effects.abilities import CardText
from smashrules.effects.node import walk
from smashrules.effects.selectors import Kind, Ref, Rest, Select
from smashrules.text.saying.quantities import plural
from smashrules.text.showing.describing import letter

_SEVERAL = r"th(em|ey|eir)|(those|these) .*|.*\w\w\ws"
"""Words that speak of several things."""


def bindings(tree: CardText, text: str = "") -> list[str]:
    """What each referring word of ``tree`` means: "its = A, the minion".

    Of ``text``, where it is given, only words that stand in it are told: the others were put in by the reader, and
    what they mean is in the paraphrase by its letter."""
    things = {node.label: node for node in walk(tree) if isinstance(node, Select) and node.label}
    found: list[str] = []
    for node in walk(tree):
        if isinstance(node, (Ref, Rest)) and _is_said(node, text):
            left = "what is left of " if isinstance(node, Rest) else ""
            line = f"{node.words!r} = {left}{letter(node.label)}, the {_called(node, things.get(node.label))}"
            if line not in found:
                found.append(line)
    return found


def _called(node: Ref | Rest, thing: Select | None) -> str:
    """What kind of thing is meant, and whether one or several."""
    if thing is None:
        return "thing"
    many = thing.quantity.high != 1 and not re.match(r"(its?|itself|that \w+)\b", node.words)
    if thing.quantity.every:  # "each player ... their hand" is about one at a time
        many = re.fullmatch(r"them|those .*" if thing.kind is Kind.PLAYER else _SEVERAL, node.words) is not None
    return plural(thing.kind.value) if many or isinstance(node, Rest) else thing.kind.value


def _is_said(node: Ref | Rest, text: str) -> bool:
    """Whether its words stand in a text, and not for what is left unsaid there ("with less power")."""
    if node.words in ("", "as much", "an equal number"):
        return False
    said = text[slice(*node.span)] if text else node.words
    return re.search(rf"(?<!\w){re.escape(node.words)}(?!\w)", said, re.IGNORECASE) is not None
