"""Finds where a pattern fits among words, and which of them it keeps under a name.

Knows the pieces of a pattern and writes them as a regular expression over letters, one for each word (``alphabet``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import count, product
from types import MappingProxyType

from msgspec import Struct

from smashrules.text.patterns.alphabet import APART, NEVER, among, spelt
from smashrules.text.patterns.kinds import OPEN, letters_of, listed_letters, words_of_kind
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
_SENTENCE = (".", ":")
_PART = (",", ".", ":", ";", "then", "and_then", "&then", "@or", "otherwise")


class Found(Struct):
    """Where a pattern fits: from ``start`` to ``end``, and where what it keeps stands by name."""

    start: int
    end: int
    kept: dict[str, tuple[int, int]]


class Matcher:
    """A pattern that can be asked.

    >>> from smashrules.text.patterns.pattern import pattern
    >>> Matcher(pattern("destroy {what: ..} here")).find("you may destroy a minion here".split())
    Found(start=2, end=6, kept={'what': (3, 5)})
    """

    def __init__(self, choice: Choice) -> None:
        written = _Written()
        letters = written.choice(choice)
        self._kept = written.kept
        self._known = tuple(written.known)
        given = "".join(f"({group}[^{APART}]*){APART}" for group in map(_group, written.known.values()))
        self._pattern = re.compile(f"{given}.*?(?P<here>{letters})" if given else letters, re.DOTALL)

    def fits(self, letters: str) -> bool:
        """Whether it fits anywhere among words spelt in letters; not to be asked where it looks at what is known."""
        return self._pattern.search(letters) is not None

    def find(
        self, words: Sequence[str], start: int = 0, known: Mapping[str, Sequence[str]] = _NOTHING
    ) -> Found | None:
        """Where it fits first, from ``start`` on; None where it does not. ``known`` is what was kept elsewhere."""
        letters = spelt(words)
        if not self._known:
            there = self._pattern.search(letters, start)
            return None if there is None else Found(there.start(), there.end(), self._places(there, 0))
        given = "".join(_given(known.get(name), form) + APART for name, form in self._known)
        there = self._pattern.match(given + letters)
        before = len(given)
        if there is None:
            return None
        return Found(there.start("here") - before, there.end("here") - before, self._places(there, before))

    def _places(self, there: re.Match[str], before: int) -> dict[str, tuple[int, int]]:
        spans = ((name, there.span(group)) for group, name in self._kept.items())
        return {name: (begin - before, end - before) for name, (begin, end) in spans if begin >= 0}


def _given(words: Sequence[str] | None, form: str) -> str:
    if words is None:
        return NEVER
    return spelt(in_form(words, form) if form else words)


def _group(name: str) -> str:
    return f"?P<{name}>"


class _Written:
    """A regular expression as it is written: under which name it ``kept`` the words of each of its groups so far, and
    the groups for what must be ``known`` of another pattern, by name and form."""

    def __init__(self) -> None:
        self._groups = count()
        self.kept: dict[str, str] = {}
        self.known: dict[tuple[str, str], str] = {}

    def choice(self, choice: Choice) -> str:
        ways = [self.sequence(each) for each in choice.sequences]
        return ways[0] if len(ways) == 1 else f"(?:{'|'.join(ways)})"

    def sequence(self, pieces: tuple[Piece, ...]) -> str:
        return "".join(map(self.piece, pieces))

    def piece(self, piece: Piece) -> str:
        if isinstance(piece, Words):
            return f"[{among(piece.said)}]"
        if isinstance(piece, Kind):
            return letters_of(piece.names)
        if isinstance(piece, Gap):
            return f"[^{among(piece.stops)}{listed_letters(piece.kinds)}{APART}]+?"
        if isinstance(piece, Choice):
            return self.choice(piece)
        if isinstance(piece, Named):
            group = f"k{next(self._groups)}"
            inner = self.choice(piece.inner)
            self.kept[group] = piece.name
            return f"({_group(group)}{inner})"
        if isinstance(piece, Same):
            return self.same(piece)
        if isinstance(piece, Maybe):
            return f"(?:{self.piece(piece.piece)}|)"
        if isinstance(piece, Look):
            return self.behind(piece) if piece.behind else self.ahead(piece)
        return _edge(piece.sign)

    def same(self, piece: Same) -> str:
        """What was kept last under the name; else what is known of another pattern, which alone has forms."""
        groups = [group for group, name in self.kept.items() if name == piece.name]
        if groups and piece.form:
            raise PatternError(f"{{={piece.name}.{piece.form}}}: what a pattern keeps itself comes again as it is")
        if groups:
            said = "(?!)"
        else:
            group = self.known.setdefault((piece.name, piece.form), f"g{len(self.known)}")
            said = f"(?P={group})"
        for group in groups:
            said = f"(?({group})(?P={group})|{said})"
        return said

    def ahead(self, look: Look) -> str:
        return f"(?{'=' if look.wanted else '!'}{self.choice(look.inner)})"

    def behind(self, look: Look) -> str:
        """A way of each length by itself: all that a regular expression looks for behind a place is equally long."""
        sequences = list(_spelt_out(look.inner))
        if any(isinstance(piece, Named | Same | Maybe | Gap) for each in sequences for piece in each):
            raise PatternError("what is looked for behind a place is words of a fixed number")
        ways = [f"(?<{'=' if look.wanted else '!'}{self.sequence(each)})" for each in sequences]
        return f"(?:{'|'.join(ways)})" if look.wanted else "".join(ways)


@cache
def _edge(sign: str) -> str:
    """Where a sentence begins or ends, or a part of it: no word but one of these stands there, if any."""
    if sign == "$":
        return f"(?![^{among(('.',))}])"
    return f"(?<![^{among(_SENTENCE if sign == '^' else _PART)}{APART}])"


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


def check(choice: Choice) -> None:
    """Raises ``PatternError`` for a kind of words that there is not, or words of no fixed number behind a place."""
    _Written().choice(choice)


def _spelt_out(choice: Choice) -> Iterator[tuple[Piece, ...]]:
    """The sequences that can stand there, each without a choice in it."""
    for sequence in choice.sequences:
        ways = (_spelt_out(each) if isinstance(each, Choice) else ((each,),) for each in sequence)
        for way in product(*ways):
            yield tuple(piece for part in way for piece in part)
