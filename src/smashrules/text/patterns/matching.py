"""Finds where a pattern fits among words, and which of them it keeps under a name.

Knows the pieces of a pattern and what a kind of word is. A piece that can fit in several ways tries the next one as
long as what comes behind it does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from smashrules.text.patterns.kinds import OPEN, test_of, words_of_kind
from smashrules.text.patterns.pattern import (
    Choice,
    Edge,
    Gap,
    Kind,
    Look,
    Maybe,
    Named,
    PatternError,
    Piece,
    Same,
    Words,
)

_NOTHING: Mapping[str, Sequence[str]] = MappingProxyType({})
_SENTENCE = (".", ":")
_PART = (",", ".", ":", ";", "then", "and_then", "&then", "@or", "otherwise")


class Found(Struct):
    """Where a pattern fits: from ``start`` to ``end``, and where what it keeps stands by name."""

    start: int
    end: int
    kept: dict[str, tuple[int, int]]


class _Run:
    """Words, and what is kept of them so far; ``known`` is what was kept of others."""

    def __init__(self, words: Sequence[str], known: Mapping[str, Sequence[str]]) -> None:
        self.words = words
        self.known = known
        self.kept: list[tuple[str, int, int]] = []
        self.end = 0

    def ended(self, end: int) -> bool:
        """Whatever has come so far fits."""
        self.end = end
        return True


_Then = Callable[[int], bool]
_Match = Callable[[int, _Run, _Then], bool]


class Matcher:
    """A pattern that can be asked.

    >>> from smashrules.text.patterns.pattern import pattern
    >>> Matcher(pattern("destroy {what: ..} here")).find("you may destroy a minion here".split())
    Found(start=2, end=6, kept={'what': (3, 5)})
    """

    def __init__(self, choice: Choice) -> None:
        self._match = _of_choice(choice)
        self._first = first_words(choice)

    def find(
        self, words: Sequence[str], start: int = 0, known: Mapping[str, Sequence[str]] = _NOTHING
    ) -> Found | None:
        """Where it fits first, from ``start`` on; None where it does not. ``known`` is what was kept elsewhere."""
        first, run = self._first, None
        for at in range(start, len(words) + (first is None)):
            if first is None or words[at] in first:
                run = run or _Run(words, known)
                if self._match(at, run, run.ended):
                    return Found(at, run.end, {name: (begin, end) for name, begin, end in run.kept})
        return None


def first_words(choice: Choice) -> frozenset[str] | None:
    """The words of which one begins what fits; None where it can begin with any."""
    found: set[str] = set()
    for sequence in choice.sequences:
        words = _first_of(sequence)
        if words is None:
            return None
        found |= words
    return frozenset(found)


def _first_of(sequence: tuple[Piece, ...]) -> frozenset[str] | None:
    before: frozenset[str] = frozenset()
    for piece in sequence:
        if isinstance(piece, Edge | Look):
            continue
        words = listed(piece.piece if isinstance(piece, Maybe) else piece)
        if words is None:
            return None
        before |= words
        if not isinstance(piece, Maybe):
            return before
    return None


def listed(piece: Piece) -> frozenset[str] | None:
    """The words with which a piece can begin, where they can be listed."""
    if isinstance(piece, Words):
        return piece.said
    if isinstance(piece, Kind):
        if any(each in OPEN for each in piece.names):
            return None
        return frozenset().union(*(words_of_kind(each) for each in piece.names))
    if isinstance(piece, Named):
        return first_words(piece.inner)
    return first_words(piece) if isinstance(piece, Choice) else None


def _of_choice(choice: Choice) -> _Match:
    ways = tuple(_of_sequence(each) for each in choice.sequences)
    if len(ways) == 1:
        return ways[0]

    def match(at: int, run: _Run, then: _Then) -> bool:
        return any(each(at, run, then) for each in ways)

    return match


def _of_sequence(pieces: tuple[Piece, ...]) -> _Match:
    if not pieces:
        return lambda at, run, then: then(at)
    first = _of_piece(pieces[0])
    if len(pieces) == 1:
        return first
    rest = _of_sequence(pieces[1:])

    def match(at: int, run: _Run, then: _Then) -> bool:
        return first(at, run, lambda end: rest(end, run, then))

    return match


def _of_piece(piece: Piece) -> _Match:
    if isinstance(piece, Words):
        return _one_word(piece.said.__contains__)
    if isinstance(piece, Kind):
        return _one_word(test_of(piece.names))
    if isinstance(piece, Gap):
        return _gap(piece.stops)
    if isinstance(piece, Choice):
        return _of_choice(piece)
    if isinstance(piece, Named):
        return _named(piece.name, _of_choice(piece.inner))
    if isinstance(piece, Same):
        return _same(piece.name)
    if isinstance(piece, Maybe):
        return _maybe(_of_piece(piece.piece))
    if isinstance(piece, Look):
        return _behind(piece) if piece.behind else _ahead(_of_choice(piece.inner), piece.wanted)
    return _edge(piece.sign)


def _one_word(fits: Callable[[str], bool]) -> _Match:
    def match(at: int, run: _Run, then: _Then) -> bool:
        return at < len(run.words) and fits(run.words[at]) and then(at + 1)

    return match


def _gap(stops: frozenset[str]) -> _Match:
    def match(at: int, run: _Run, then: _Then) -> bool:
        words = run.words
        while at < len(words) and words[at] not in stops:
            at += 1
            if then(at):
                return True
        return False

    return match


def _named(name: str, inner: _Match) -> _Match:
    def match(at: int, run: _Run, then: _Then) -> bool:
        def closed(end: int) -> bool:
            run.kept.append((name, at, end))
            if then(end):
                return True
            run.kept.pop()
            return False

        return inner(at, run, closed)

    return match


def _same(name: str) -> _Match:
    def match(at: int, run: _Run, then: _Then) -> bool:
        place = next(((begin, end) for kept, begin, end in reversed(run.kept) if kept == name), None)
        if place is None and name not in run.known:
            return False
        said = run.known[name] if place is None else run.words[place[0] : place[1]]
        end = at + len(said)
        return run.words[at:end] == said and then(end)

    return match


def _maybe(inner: _Match) -> _Match:
    def match(at: int, run: _Run, then: _Then) -> bool:
        return inner(at, run, then) or then(at)

    return match


def _ahead(inner: _Match, wanted: bool) -> _Match:
    def match(at: int, run: _Run, then: _Then) -> bool:
        kept = len(run.kept)
        fits = inner(at, run, lambda _end: True)
        if fits is wanted and then(at):
            return True
        del run.kept[kept:]
        return False

    return match


def _behind(look: Look) -> _Match:
    ways = tuple((_length(each), _of_sequence(each)) for each in look.inner.sequences)

    def match(at: int, run: _Run, then: _Then) -> bool:
        fits = any(at >= length and way(at - length, run, lambda end: end == at) for length, way in ways)
        return fits is look.wanted and then(at)

    return match


def _length(sequence: tuple[Piece, ...]) -> int:
    for each in sequence:
        if isinstance(each, Named | Choice | Same | Maybe | Gap):
            raise PatternError("what is looked for behind a place is words of a fixed number")
    return sum(isinstance(each, Words | Kind) for each in sequence)


def _edge(sign: str) -> _Match:
    def begin(at: int, run: _Run, then: _Then) -> bool:
        return (not at or run.words[at - 1] in _SENTENCE) and then(at)

    def part(at: int, run: _Run, then: _Then) -> bool:
        return (not at or run.words[at - 1] in _PART) and then(at)

    def end(at: int, run: _Run, then: _Then) -> bool:
        return (at == len(run.words) or run.words[at] == ".") and then(at)

    return {"^": begin, "~": part, "$": end}[sign]
