"""Citations: from a rule's key to the rule as an edition has it, from a cause to the words of its card.

A key that does not exist is an error and never a citation. Knows the rulebook and the effect tree; no layout.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec import Struct, field

from smashrules.effects.card import CardDef
from smashrules.effects.node import NOWHERE, Node, Path, at_path
from smashrules.explain.board import Names
from smashrules.explain.model import CitedRule, UnsettledRule, Words
from smashrules.rulebook import DEFAULT_EDITION, rule
from smashrules.rulebook import rules as all_rules
from smashrules.state.records import Cause
from smashrules.state.things import NOTHING


@lru_cache(maxsize=4096)
def cited(key: str, edition: str = DEFAULT_EDITION) -> CitedRule:
    """The rule ``key`` with the place where ``edition`` has it.

    >>> cited("me-first.optional-round", "EMD2023").source
    'EMD2023 "Me First!", p. 8'

    Raises ``UnknownNameError`` for a key or an edition that does not exist.
    """
    found = rule(key)
    at = found.cite(edition)
    return CitedRule(
        found.key,
        found.number,
        found.title,
        at.book,
        at.section,
        at.page,
        found.authority,
        " ".join(found.text_in(edition).split()),
    )


def cited_all(keys: Iterable[str], edition: str) -> tuple[CitedRule, ...]:
    """The rules of several keys, each once."""
    return _cited_all(tuple(keys), edition)


@lru_cache(maxsize=4096)
def _cited_all(keys: tuple[str, ...], edition: str) -> tuple[CitedRule, ...]:
    return tuple(cited(key, edition) for key in dict.fromkeys(keys))


@cache
def _open_points() -> frozenset[str]:
    return frozenset(each.key for each in all_rules() if each.unsettled is not None)


def unsettled(rules: Iterable[CitedRule]) -> tuple[UnsettledRule, ...]:
    """Those of ``rules`` that the books leave open, with their readings."""
    found = []
    for each in rules:
        open_point = rule(each.key).unsettled if each.key in _open_points() else None
        if open_point is not None:
            found.append(UnsettledRule(each, open_point.readings, open_point.used, open_point.why))
    return tuple(found)


def written_on(cause: Cause) -> int:
    """The card on which the words of a cause stand."""
    return cause.card if cause.giver == NOTHING else cause.giver


def words_of(names: Names, cause: Cause | None) -> Words | None:
    """The words of a card that ``cause`` points at.

    None where there are none: no cause, a card as a whole (an empty path), or a path that leads to no words."""
    if cause is None or not cause.path:
        return None
    found = read(names.definition(written_on(cause)))
    if cause.path not in found.words:
        found.words[cause.path] = _words(found, cause.path)
    return found.words[cause.path]


def _words(read: Read, path: Path) -> Words | None:
    definition, node = read.definition, read.node(path)
    if node is None:
        return None
    start, end = node.span
    if node.span == NOWHERE or not 0 <= start < end <= len(definition.words):
        return None
    raw = definition.words[start:end]
    start += len(raw) - len(raw.lstrip())
    end -= len(raw) - len(raw.rstrip())
    return Words(definition.name, definition.words[start:end], start, end, definition.words, path)


class Read(Struct):
    """A card's text as explanations look things up in it: each node by its path, and its words, once found."""

    definition: CardDef
    nodes: dict[Path, Node | None] = field(default_factory=dict)
    words: dict[Path, Words | None] = field(default_factory=dict)

    def node(self, path: Path) -> Node | None:
        """The node at a path; None where there is none."""
        if path not in self.nodes:
            try:
                self.nodes[path] = at_path(self.definition.text, path)
            except (IndexError, ValueError, LookupError):
                self.nodes[path] = None
        return self.nodes[path]


_MOST_READ = 4096
_READ: dict[int, Read] = {}
"""By the identity of the definition, which ``Read`` keeps alive: hashing a tree costs more than walking it."""


def read(definition: CardDef) -> Read:
    """What is known of a card's text."""
    found = _READ.get(id(definition))
    if found is None:
        if len(_READ) >= _MOST_READ:
            _READ.clear()
        found = _READ[id(definition)] = Read(definition)
    return found
