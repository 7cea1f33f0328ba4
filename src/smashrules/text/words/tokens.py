"""A token of a text: one word, or several that belong together, and where it stands; and a sentence of tokens.

What a word can be is not known here (``lexicon``).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace


class Token(Struct, frozen=True, gc=False):
    """One token: its normalised ``word``, and from where to where it stands in the text."""

    word: str
    start: int
    end: int


class Sentence(Struct, frozen=True, gc=False):
    """The tokens of one sentence (without its full stop) and its place."""

    tokens: tuple[Token, ...]
    start: int
    end: int


def words_of(tokens: list[Token]) -> list[str]:
    """The words of tokens, without their places."""
    return [each.word for each in tokens]


def spread(words: Iterable[str], start: int, end: int) -> list[Token]:
    """Tokens of these words, one behind the other, over one place of the text."""
    return [Token(word, min(start + nth, end - 1), end) for nth, word in enumerate(words)]


def over(words: Iterable[str], first: Token, last: Token) -> list[Token]:
    """Tokens of these words, each of which stands for all from ``first`` to ``last``."""
    return [Token(each, first.start, last.end) for each in words]


def said_at(tokens: Iterable[Token], place: int) -> list[Token]:
    """The tokens once more, as if they were said at that ``place`` of the text."""
    return [replace(each, start=place, end=place) for each in tokens]
