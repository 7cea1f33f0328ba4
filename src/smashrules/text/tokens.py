"""A token of a text: one word, or several that belong together, and where it stands."""

from __future__ import annotations

from attrs import frozen


@frozen
class Token:
    """One token: its normalised ``word``, and from where to where it stands in the text."""

    word: str
    start: int
    end: int
