"""The card library: the facts, texts, printings and rulings of every card, from the files in ``cards/``.

Floor 2: knows the text room, the effect tree and the rulebook; never a state or the engine. ``entry`` says what
the library holds of a card, ``naming`` finds loosely written names, ``collection`` is a library, ``loading`` the way
to it. ``format``, ``files`` and ``building`` are only imported when a file has changed and all are read again.

    >>> from smashrules.cards import library
    >>> library().printing.title
    'wordings of 2025'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smashrules.cards.collection import Faction, Library, OtherPrintingError
from smashrules.cards.entry import CURRENT, Entry, LeftOut, Printing, Ruling, Wording
from smashrules.cards.loading import library, names

if TYPE_CHECKING:
    from smashrules.cards.files import CardFileError as CardFileError

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
]


def card_file_schema() -> dict[str, Any]:
    """The JSON Schema of a card file, for editors and for checks in other languages."""
    from smashrules.cards.format import card_file_schema as schema  # pydantic, which a look-up must not cost

    return schema()


def __getattr__(name: str) -> object:
    if name == "CardFileError":
        from smashrules.cards.files import CardFileError

        return CardFileError
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
