"""Whether two wordings are one tree, and whether a wording is printed so that it is read again."""

from __future__ import annotations

from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


def same(one: str, other: str, card: str) -> bool:
    """Whether a card of this type says the same in both wordings."""
    return bool(read(one, type=card).tree == read(other, type=card).tree)


def is_said_again(text: str, card: str) -> bool:
    """Whether what is printed of the text is read as the same tree."""
    tree = read(text, type=card).tree
    return bool(read(to_text(tree, type=card), type=card).tree == tree)
