"""Finds where a pattern fits among words, and which of them it keeps under a name.

Knows the pieces of a pattern and what a kind of word is. A piece that can fit in several ways tries the next one as
long as what comes behind it does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
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
from smashrules.text.patterns.putting import in_form

_NOTHING: Mapping[str, Sequence[str]] = MappingProxyType({})
_END = Edge("$")
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
        first = self._first
        if first is None:
            places: Sequence[int] = range(start, len(words) + 1)
        else:
            places = [at for at, word in enumerate(words) if word in first and at >= start]
            if not places:
                return None
        run = _Run(words, known)
        for at in places:
            if self._match(at, run, run.ended):
                return Found(at, run.end, {name: (begin, end) for name, begin, end in run.kept})
        return None


def first_words(choice: Choice) -> frozenset[str] | None:
    """The words of which one begins what fits; None where it can begin with any."""
    sets: list[frozenset[str]] = []
    for sequence in choice.sequences:
        words = _first_of(sequence)
        if words is None:
            return None
        sets.append(words)
    return sets[0].union(*sets[1:]) if len(sets) > 1 else sets[0]


def _first_of(sequence: tuple[Piece, ...]) -> frozenset[str] | None:
    before: frozenset[str] = frozenset()
    for piece in sequence:
        if _takes_nothing(piece):
            continue
        words = listed(piece.piece if isinstance(piece, Maybe) else piece)
        if words is None:
            return None
        before = before | words if before else words
        if not isinstance(piece, Maybe):
            return before
    return None


def _takes_nothing(piece: Piece) -> bool:
    """Whether a piece only looks, as "( ^ | (?<= , ) )" does."""
    if isinstance(piece, Choice):
        return all(_takes_nothing(each) for sequence in piece.sequences for each in sequence)
    return isinstance(piece, Edge | Look)


def listed(piece: Piece) -> frozenset[str] | None:
    """The words with which a piece can begin, where they can be listed."""
    if isinstance(piece, Words):
        return piece.said
    if isinstance(piece, Kind):
        if any(each.partition(".")[0] in OPEN for each in piece.names):
            return None
        sets = [words_of_kind(each) for each in piece.names]
        return sets[0].union(*sets[1:]) if len(sets) > 1 else sets[0]
    if isinstance(piece, Named):
        return first_words(piece.inner)
    return first_words(piece) if isinstance(piece, Choice) else None


_Words = frozenset[str] | None
"""Words of which one must stand at a place; None where any may, or none at all."""


def _of_choice(choice: Choice, after: _Words = None) -> _Match:
    if len(choice.sequences) == 1:
        return _of_sequence(choice.sequences[0], after)
    ways = tuple((_first_of(each), _of_sequence(each, after)) for each in choice.sequences)

    def match(at: int, run: _Run, then: _Then) -> bool:
        word = run.words[at] if at < len(run.words) else ""
        for first, way in ways:
            if first is not None and word not in first:
                continue
            if way(at, run, then):
                return True
        return False

    return match


def _of_sequence(pieces: tuple[Piece, ...], after: _Words = None) -> _Match:
    """What fits the pieces one behind the other; ``after`` are the words of which one must come then."""
    if not pieces:
        return lambda at, run, then: then(at)
    open_ended = isinstance(pieces[0], Gap | Choice | Named | Maybe)  # what comes then tells where it can end
    first = _of_piece(pieces[0], _next_words(pieces[1:], after) if open_ended else None)
    if len(pieces) == 1:
        return first
    rest = _of_sequence(pieces[1:], after)

    def match(at: int, run: _Run, then: _Then) -> bool:
        return first(at, run, lambda end: rest(end, run, then))

    return match


def _next_words(pieces: tuple[Piece, ...], after: _Words) -> _Words:
    found: frozenset[str] = frozenset()
    for piece in pieces:
        if piece == _END:
            return None  # the words may end there
        if isinstance(piece, Edge | Look):
            continue
        words = listed(piece.piece if isinstance(piece, Maybe) else piece)
        if words is None:
            return None
        found = found | words if found else words
        if not isinstance(piece, Maybe):
            return found
    return None if after is None else found | after


def _of_piece(piece: Piece, after: _Words) -> _Match:
    if isinstance(piece, Words):
        return _one_word(piece.said.__contains__)
    if isinstance(piece, Kind):
        return _one_word(test_of(piece.names))
    if isinstance(piece, Gap):
        return _gap(piece.stops, after)
    if isinstance(piece, Choice):
        return _of_choice(piece, after)
    if isinstance(piece, Named):
        return _named(piece.name, _of_choice(piece.inner, after))
    if isinstance(piece, Same):
        return _same(piece)
    if isinstance(piece, Maybe):
        return _maybe(_of_piece(piece.piece, after), listed(piece.piece))
    if isinstance(piece, Look):
        return _behind(piece) if piece.behind else _ahead(piece)
    return _edge(piece.sign)


def _one_word(fits: Callable[[str], bool]) -> _Match:
    def match(at: int, run: _Run, then: _Then) -> bool:
        return at < len(run.words) and fits(run.words[at]) and then(at + 1)

    return match


def _gap(stops: frozenset[str], after: _Words) -> _Match:
    def match(at: int, run: _Run, then: _Then) -> bool:
        words = run.words
        last = len(words)
        while at < last and words[at] not in stops:
            at += 1
            if (after is None or (at < last and words[at] in after)) and then(at):
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


def _same(piece: Same) -> _Match:
    def match(at: int, run: _Run, then: _Then) -> bool:
        place = next(((begin, end) for kept, begin, end in reversed(run.kept) if kept == piece.name), None)
        if place is None and piece.name not in run.known:
            return False
        said = run.known[piece.name] if place is None else run.words[place[0] : place[1]]
        said = in_form(said, piece.form) if piece.form else said
        end = at + len(said)
        return run.words[at:end] == said and then(end)

    return match


def _maybe(inner: _Match, first: _Words) -> _Match:
    def match(at: int, run: _Run, then: _Then) -> bool:
        begins = first is None or (at < len(run.words) and run.words[at] in first)
        return (begins and inner(at, run, then)) or then(at)

    return match


def _ahead(look: Look) -> _Match:
    single = [each[0] for each in look.inner.sequences if len(each) == 1]
    if len(single) == len(look.inner.sequences) and all(each == _END or _is_plain(each) for each in single):
        plain = frozenset().union(*(("." if each == _END else listed(each) or ()) for each in single))
        return _looks(0, plain, _END in single, look.wanted)
    inner = _of_choice(look.inner)

    def match(at: int, run: _Run, then: _Then) -> bool:
        kept = len(run.kept)
        fits = inner(at, run, lambda _end: True)
        if fits is look.wanted and then(at):
            return True
        del run.kept[kept:]
        return False

    return match


def _is_plain(piece: Piece) -> bool:
    """Whether it is one word of several that can be listed."""
    return isinstance(piece, Words | Kind) and listed(piece) is not None


def _looks(back: int, said: frozenset[str], ends: bool, wanted: bool) -> _Match:
    """Whether one of the words ``said`` stands so far ``back``; or, where it ``ends``, none at all."""

    def match(at: int, run: _Run, then: _Then) -> bool:
        place = at - back
        fits = run.words[place] in said if 0 <= place < len(run.words) else ends
        return fits is wanted and then(at)

    return match


def _behind(look: Look) -> _Match:
    sequences = tuple(_spelt_out(look.inner))
    if all(len(each) == 1 and (each[0] in _BEGINS or _is_plain(each[0])) for each in sequences):
        said = (_BEGINS.get(each[0]) or listed(each[0]) or frozenset() for each in sequences)
        begins = any(each[0] in _BEGINS for each in sequences)
        return _looks(1, frozenset().union(*said), begins, look.wanted)
    ways = tuple((_length(each), _of_sequence(each)) for each in sequences)

    def match(at: int, run: _Run, then: _Then) -> bool:
        fits = False
        for length, way in ways:
            if at >= length and way(at - length, run, at.__eq__):
                fits = True
                break
        return fits is look.wanted and then(at)

    return match


_BEGINS: dict[Piece, frozenset[str]] = {Edge("^"): frozenset(_SENTENCE), Edge("~"): frozenset(_PART)}
"""Behind which words a sentence begins, or a part of it; it does where no word stands before, too."""


def check(choice: Choice) -> None:
    """Raises ``PatternError`` for a kind of words that there is not, or words of no fixed number behind a place."""
    for piece in (each for sequence in choice.sequences for each in sequence):
        inner = piece.piece if isinstance(piece, Maybe) else piece
        if isinstance(inner, Kind):
            test_of(inner.names)
        elif isinstance(inner, Choice):
            check(inner)
        elif isinstance(inner, Named | Look):
            check(inner.inner)
            if isinstance(inner, Look) and inner.behind:
                for each in _spelt_out(inner.inner):
                    _length(each)


def _spelt_out(choice: Choice) -> Iterator[tuple[Piece, ...]]:
    """The sequences that can stand there, each without a choice in it."""
    for sequence in choice.sequences:
        ways = (_spelt_out(each) if isinstance(each, Choice) else ((each,),) for each in sequence)
        for way in product(*ways):
            yield tuple(piece for part in way for piece in part)


def _length(sequence: tuple[Piece, ...]) -> int:
    for each in sequence:
        if isinstance(each, Named | Same | Maybe | Gap):
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
