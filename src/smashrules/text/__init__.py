"""Text to tree and tree to text: the grammar of card texts, what their words mean, and how a tree is said again.

Floor 1: knows the effect tree, never a state or the engine. The way of a text is that of its folders: ``cutting``
cuts it into tokens of ``words``, ``rewording`` puts them at full length, ``structure`` finds what hangs together,
``nouns`` and ``clauses`` make nodes, ``sentences`` joins them to abilities, ``binding`` finds what each reference
means, ``reading`` gives the result, or says what is wrong. ``saying`` goes back to words, ``showing`` tells people
what was understood. What several of them do with a tree lies in ``trees``. The words are data in ``grammar/``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smashrules.text.reading.errors import AmbiguousTextError as AmbiguousTextError
    from smashrules.text.reading.errors import TextError as TextError
    from smashrules.text.reading.reading import Reading as Reading
    from smashrules.text.reading.reading import readings as readings
    from smashrules.text.showing.paraphrase import explain_tree as explain_tree
    from smashrules.text.words.lexicon import Names

TYPES = ("minion", "action", "titan", "fusion", "base", "monster")
"""What a text can stand on."""
DEFAULT_TYPE = "action"
"""What a text is taken to stand on where nobody says it."""

# public name -> its module
_MODULES = {
    **dict.fromkeys(("AmbiguousTextError", "TextError"), "reading.errors"),
    **dict.fromkeys(("Reading", "readings"), "reading.reading"),
    "explain_tree": "showing.paraphrase",
}


def parse(text: str, *, type: str = DEFAULT_TYPE, names: Names | None = None) -> Reading:  # noqa: A002
    """The one reading of a card's text: its tree, and the named rules that decided.

    ``type`` is the card's, one of ``TYPES``; ``names`` are the card and faction names that the text may use: none
    unless they are given (``smashrules.parse`` knows those of the library). Raises ``TextError`` for a text that is
    not understood, ``AmbiguousTextError`` for one with several readings, ``InputError`` for a type that there is not.

    >>> parse("You may destroy a minion here.").tree.abilities[0].label
    <Label.NONE: ''>
    """
    from smashrules.text.reading.reading import read

    return read(text, type=type, names=names)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load a public name from its module on first use (PEP 562) and keep it."""
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
        globals()[name] = value
        return value
