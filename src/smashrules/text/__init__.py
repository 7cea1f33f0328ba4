"""Text to tree and tree to text: the grammar of card texts, what their words mean, and how a tree is said again.

Floor 1: knows the effect tree, never a state or the engine. The way of a text is that of its folders: ``cutting``
cuts it into tokens of ``words``, ``rewording`` puts them at full length, ``structure`` finds what hangs together,
``nouns`` and ``clauses`` make nodes, ``sentences`` joins them to abilities, ``binding`` finds what each reference
means, ``reading`` gives the result, or says what is wrong. ``saying`` goes back to words, ``showing`` tells people
what was understood. The words are data in ``grammar/``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smashrules.text.reading.reading import Reading
    from smashrules.text.words.lexicon import Names


def parse(text: str, *, type: str = "minion", names: Names | None = None) -> Reading:  # noqa: A002
    """The one reading of a card's text: its tree, and the named rules that decided.

    ``type`` is the card's ("minion", "action", "titan", "fusion", "base"); ``names`` are the card and faction names
    that the text may use. Raises ``TextError`` for a text that is not understood, ``AmbiguousTextError`` for one with
    several readings.

    >>> parse("You may destroy a minion here.").tree.abilities[0].label
    <Label.NONE: ''>
    """
    from smashrules.text.reading.reading import read

    return read(text, type=type, names=names)
