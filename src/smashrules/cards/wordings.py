"""The sentences that the library's cards say: what a text that is not understood is compared with.

Knows the cards' wordings; what is near is for the text room to say.
"""

from __future__ import annotations

from functools import cache

from smashrules.cards.loading import shelf
from smashrules.text.reading.nearby import sentences


@cache
def known_wordings() -> tuple[str, ...]:
    """Every sentence of every wording that is read, once each, in alphabetical order.

    >>> "Draw two cards." in known_wordings()
    True
    """
    said = {
        sentence
        for entry in shelf().entries
        for wording in entry.wordings
        if wording.is_read
        for sentence in sentences(wording.words)
    }
    return tuple(sorted(said))
