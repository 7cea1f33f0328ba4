"""Citations: from a rule's key to the rule as an edition has it, from a cause to the words of its card.

A key that does not exist is an error and never a citation. Knows the rulebook and the effect tree; no layout.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from smashrules.effects.node import NOWHERE, Node, at_path
from smashrules.explain.board import Names
from smashrules.explain.model import CitedRule, UnsettledRule, Words
from smashrules.rulebook import DEFAULT_EDITION, rule
from smashrules.state.records import Cause


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
    return tuple(cited(key, edition) for key in dict.fromkeys(keys))


def unsettled(rules: Iterable[CitedRule]) -> tuple[UnsettledRule, ...]:
    """Those of ``rules`` that the books leave open, with their readings."""
    found = []
    for each in rules:
        open_point = rule(each.key).unsettled
        if open_point is not None:
            found.append(UnsettledRule(each, open_point.readings, open_point.used, open_point.why))
    return tuple(found)


def words_of(names: Names, cause: Cause | None) -> Words | None:
    """The words of a card that ``cause`` points at.

    None where there are none: no cause, a card as a whole (an empty path), or a path that leads to no words."""
    if cause is None or not cause.path:
        return None
    definition = names.definition(cause.card)
    try:
        node: Node = at_path(definition.text, cause.path)
    except (IndexError, ValueError, LookupError):
        return None
    start, end = node.span
    if node.span == NOWHERE or not 0 <= start < end <= len(definition.words):
        return None
    raw = definition.words[start:end]
    start += len(raw) - len(raw.lstrip())
    end -= len(raw) - len(raw.rstrip())
    return Words(definition.name, definition.words[start:end], start, end, definition.words, cause.path)
