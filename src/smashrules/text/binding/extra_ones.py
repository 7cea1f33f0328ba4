"""Which cards are called "extra": the one that is played so, and none that only lies in play.

A description does not hold the word ("each extra minion here"), so that it would be lost. Knows trees and where their
words stand.
"""

from __future__ import annotations

import re
from typing import Any

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act
from smashrules.effects.node import walk
from smashrules.effects.selectors import Both, EitherOf, Select
from smashrules.effects.verbs import Verb

_EXTRA = re.compile(r"\b(?:extra|additional)\b", re.IGNORECASE)


def lost_extra(tree: CardText, text: str) -> bool:
    """Whether a thing of ``tree`` is described by the word "extra" in ``text`` that no deed holds."""
    places = [found.start() for found in _EXTRA.finditer(text)]
    if not places:
        return False
    acts = [each for each in tree.nodes if isinstance(each, Act)]
    told = [part.span for act in acts if act.extra or act.verb is Verb.DRAW for part in _parts(act.what)]
    untold = [place for place in places if not any(start <= place < end for start, end in told)]
    return any(isinstance(node, Select) and _says(node, place) for place in untold for node in tree.nodes)


def _parts(what: Any) -> list[Any]:
    if isinstance(what, Both | EitherOf):
        return [what, *(each for part in what.parts for each in _parts(part))]
    return [] if what is None else [what]


def _says(node: Select, place: int) -> bool:
    """Whether the word at ``place`` is one of this description, and of none that stands within it."""
    start, end = node.span
    if not start <= place < end:
        return False
    return not any(each.span[0] <= place < each.span[1] for each in list(walk(node))[1:] if each.span != node.span)
