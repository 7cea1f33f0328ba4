"""The lines of a paraphrase as what they are: a tree, in which what is indented belongs to the line above.

Knows lines and nothing of what they say. Whoever lays a paraphrase out (a page, a picture, a document) asks here
which line stands under which.
"""

from __future__ import annotations

from msgspec import Struct


class Told(Struct, frozen=True):
    """A line, without its indent, and what belongs to it."""

    words: str
    below: tuple[Told, ...] = ()


def indent_of(line: str) -> int:
    """By how many blanks a line is indented."""
    return len(line) - len(line.lstrip(" "))


def nested(paraphrase: str) -> tuple[Told, ...]:
    """The lines of ``paraphrase``, each with those that are indented below it.

    >>> [(each.words, [inner.words for inner in each.below]) for each in nested("When:\\n  you draw\\nWords: none")]
    [('When:', ['you draw']), ('Words: none', [])]
    """
    return _nested(paraphrase.splitlines())


def _nested(lines: list[str]) -> tuple[Told, ...]:
    made: list[Told] = []
    while lines:
        own = indent_of(lines[0])
        more = next((place for place, each in enumerate(lines[1:], 1) if indent_of(each) <= own), len(lines))
        made.append(Told(lines[0].strip(), _nested(lines[1:more])))
        lines = lines[more:]
    return tuple(made)
