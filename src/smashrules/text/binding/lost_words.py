"""Words before a noun that a description need not hold, and that would be lost: "extra", "random", "first", "fewer".

An extra card is one that is played so, and none that only lies in play; a random one is chosen by nobody; the first
one comes in its turn; one card fewer is fewer than something else. Knows trees and where their words stand.
"""

from __future__ import annotations

import re
from typing import Any

from smashrules.effects.abilities import CardText, Event, Replacement
from smashrules.effects.actions import Act, Modify
from smashrules.effects.amounts import Minus
from smashrules.effects.conditions import Did, Done, FirstThisTurn
from smashrules.effects.node import walk
from smashrules.effects.selectors import Among, Both, EitherOf, Ref, Select, Where
from smashrules.effects.verbs import Verb

_EXTRA = re.compile(r"\b(?:extra|additional)\b(?! power (?:here|there) equal to)", re.IGNORECASE)
_RANDOM = re.compile(r"\b(?:at )?random\b")
_FEWER = re.compile(r"\b(?:draw|discard)s? (?:an?|one|two|three|\d) fewer cards?\b(?! than)", re.IGNORECASE)
_FIRST = re.compile(r"\bfirst (?:minion|action|card|base|extra|other|one|player)")


def lost_words(tree: CardText, text: str) -> bool:
    """Whether a word of ``text`` that says which ones are meant is held by nothing in ``tree``."""
    lost = _lost_extra(tree, text) or _lost_random(tree, text) or _lost_first(tree, text)
    return lost or _lost_fewer(tree, text)


def _lost_fewer(tree: CardText, text: str) -> bool:
    """Whether fewer are drawn than something that nothing in ``tree`` lessens."""
    places = [found.start() for found in _FEWER.finditer(text)] if "fewer" in text else []
    less = [node.span for node in tree.nodes if isinstance(node, Modify) and isinstance(node.amount, Minus)]
    return any(not any(start <= place < end for start, end in less) for place in places)


def _lost_random(tree: CardText, text: str) -> bool:
    if " random" not in text:
        return False
    by_chance = [node.span for node in tree.nodes if isinstance(node, Select) and node.random]
    places = [found.start() for found in _RANDOM.finditer(text)]
    return any(not any(start <= place < end for start, end in by_chance) for place in places)


def _lost_first(tree: CardText, text: str) -> bool:
    if " first " not in text or not _FIRST.search(text):
        return False
    counted = sum(
        isinstance(node, FirstThisTurn) or (isinstance(node, Event | Replacement) and (node.first or _nth(node)))
        for node in tree.nodes
    )
    numbered = {node.span for node in tree.nodes if isinstance(node, Select) and _is_the_first(node, text)}
    numbered |= {node.span for node in tree.nodes if isinstance(node, Ref) and node.words.startswith("the first ")}
    return counted + len(numbered) < len(_FIRST.findall(text)) + text.count("first time")


def _is_the_first(node: Select, text: str) -> bool:
    """ "Choose two minions. Destroy the first one": whether it is one of those."""
    said = text[slice(*node.span)].lower().split()[:3]
    return any(isinstance(each, Among) for each in node.filters) and ["the", "first"] in (said[:2], said[1:])


def _nth(node: Event | Replacement) -> bool:
    return isinstance(node, Event) and node.nth is not None


_ANYWAY = (Verb.DRAW, Verb.PUT_COUNTER, Verb.REMOVE_COUNTER)
"""What is done besides all else that is done, with that word or without: "draw an extra card"."""


def _lost_extra(tree: CardText, text: str) -> bool:
    """Whether a thing of ``tree`` is described by the word "extra" in ``text`` that no deed holds."""
    places = [found.start() for found in _EXTRA.finditer(text)]
    if not places:
        return False
    acts = [each for each in tree.nodes if isinstance(each, Act)]
    told = [part.span for act in acts if act.extra or act.verb in _ANYWAY for part in _parts(act.what)]
    untold = [place for place in places if not any(start <= place < end for start, end in told)]
    return any(isinstance(node, Select) and _says(node, place) for place in untold for node in tree.nodes)


def _parts(what: Any) -> list[Any]:
    if isinstance(what, Both | EitherOf):
        return [what, *(each for part in what.parts for each in _parts(part))]
    return [] if what is None else [what]


_TOLD_OF_IT = (Where, Done, Did, Act)
"""What is told of a thing, and is no other thing."""


def _says(node: Select, place: int) -> bool:
    """Whether the word at ``place`` is one of this description, and of none that stands within it."""
    start, end = node.span
    if not start <= place < end:
        return False
    within = [each for each in list(walk(node))[1:] if each.span != node.span and not isinstance(each, _TOLD_OF_IT)]
    return not any(each.span[0] <= place < each.span[1] for each in within)
