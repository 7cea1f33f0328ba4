"""The card library: the facts, texts, printings and rulings of every card, from the files in ``cards/``.

Floor 2: knows the text room, the effect tree and the rulebook; never a state or the engine. ``entry`` says what
the library holds of a card, ``naming`` finds loosely written names, ``collection`` is a library, ``loading`` the way
to it; ``parsing`` reads a text with its names. ``format``, ``files`` and ``building`` are only imported when a file
has changed and all are read again.

    >>> from smashrules.cards import library
    >>> library().printing.title
    'wordings of 2025'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from smashrules.cards.collection import Faction, Library, OtherPrintingError
    from smashrules.cards.entry import CURRENT, Entry, LeftOut, Printing, Ruling, Wording
    from smashrules.cards.files import CardFileError as CardFileError
    from smashrules.cards.loading import library, names
    from smashrules.cards.parsing import parse, readings

__all__ = [
    "CURRENT",
    "Entry",
    "Faction",
    "LeftOut",
    "Library",
    "OtherPrintingError",
    "Printing",
    "Ruling",
    "Wording",
    "card_file_schema",
    "library",
    "names",
    "parse",
    "readings",
]

# public name -> its module; names alone can be had without the effect tree, and nothing but a fault needs pydantic
_MODULES = {
    **dict.fromkeys(("Faction", "Library", "OtherPrintingError"), "collection"),
    **dict.fromkeys(("CURRENT", "Entry", "LeftOut", "Printing", "Ruling", "Wording"), "entry"),
    **dict.fromkeys(("library", "names"), "loading"),
    **dict.fromkeys(("parse", "readings"), "parsing"),
    "CardFileError": "files",
}


def card_file_schema() -> dict[str, Any]:
    """The JSON Schema of a card file, for editors and for checks in other languages."""
    from smashrules.cards.format import card_file_schema as schema

    return schema()


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load a public name from its module on first use (PEP 562) and keep it."""
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
        globals()[name] = value
        return value
