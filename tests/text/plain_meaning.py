"""A text told in plain words: for tests that ask what a text means."""

from __future__ import annotations

from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree
from smashrules.text.words.lexicon import Names


def told(text: str, kind: str = "action", names: Names | None = None) -> str:
    """The one meaning of ``text``; what is printed back means the same."""
    tree = read(text, type=kind, names=names).tree
    again = to_text(tree, type=kind)
    assert read(again, type=kind, names=names).tree == tree, again
    return explain_tree(tree, type=kind)
