"""A token of a text: one word, or several that belong together, and where it stands."""

from __future__ import annotations

from msgspec import Struct


class Token(Struct, frozen=True, gc=False):
    """One token: its normalised ``word``, and from where to where it stands in the text."""

    word: str
    start: int
    end: int


def words_of(tokens: list[Token]) -> list[str]:
    """The words of tokens, without their places."""
    return [each.word for each in tokens]
