"""Texts read as the command line reads them: the names of the library's cards and factions are known.

The text room knows no library; this module brings it the names, which are kept and cost some milliseconds. The cards
themselves are not read for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smashrules.cards.loading import names as held
from smashrules.text import DEFAULT_TYPE
from smashrules.text import parse as read
from smashrules.text.reading.reading import readings as read_all

if TYPE_CHECKING:
    from smashrules.text.reading.reading import Reading
    from smashrules.text.words.lexicon import Names


def parse(text: str, *, type: str = DEFAULT_TYPE, names: Names | None = None) -> Reading:  # noqa: A002
    """The one reading of a card's text: its tree, and the named rules that decided.

    ``type`` is the card's: "minion", "action" (where nothing is said, as on the command line), "titan", "fusion",
    "base" or "monster". ``names`` are the card and faction names that the text may use: those of the library, unless
    others are given (``Names()`` for none; ``smashrules.cards.names() | Names(cards=...)`` for more).

    Raises ``TextError`` for a text that is not understood, ``AmbiguousTextError`` for one with several readings,
    ``InputError`` for a type that there is not.

    >>> parse("Draw two cards.").type
    'action'
    >>> parse("Draw a card.", type="Action")
    Traceback (most recent call last):
    ...
    smashrules.errors.InputError: no type of card is called 'Action'; there are minion, ...; did you mean 'action'?
    """
    return read(text, type=type, names=held() if names is None else names)


def readings(text: str, *, type: str = DEFAULT_TYPE, names: Names | None = None) -> tuple[Reading, ...]:  # noqa: A002
    """Every reading of a card's text that the tables allow; otherwise like ``parse``.

    >>> len(readings("If there is an action on this minion, destroy it.", type="minion"))
    2
    """
    return read_all(text, type=type, names=held() if names is None else names)
