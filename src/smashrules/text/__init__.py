"""Text to tree and tree to text: the grammar of card texts, what their words mean, and how a tree is said again.

Floor 1: knows the effect tree, never a state or the engine. The way of a text: ``prepass`` cuts it into tokens,
``syntax`` finds the structure with the grammar, ``attach`` lists which part belongs to which, ``nouns`` and
``clauses`` make nodes, ``sentences`` joins them, ``binding`` finds what each reference means, ``reading`` gives
the result. ``printer`` and ``paraphrase`` go back. What the words are is data in ``grammar/``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smashrules.text.lexicon import Names
    from smashrules.text.reading import Reading


def parse(text: str, *, type: str = "minion", names: Names | None = None) -> Reading:  # noqa: A002
    """The one reading of a card's text: its tree, and the named rules that decided.

    ``type`` is the card's ("minion", "action", "titan", "fusion", "base"); ``names`` are the card and faction names
    that the text may use. Raises ``TextError`` for a text that is not understood, ``AmbiguousTextError`` for one with
    several readings.

    >>> parse("You may destroy a minion here.").tree.abilities[0].label
    <Label.NONE: ''>
    """
    from smashrules.text.reading import read

    return read(text, type=type, names=names)
