"""Whether changed texts are read: each is asked once, as long as that is cheap. Knows nothing of what is tried."""

from __future__ import annotations

from smashrules.effects.abilities import CardText
from smashrules.text.words.lexicon import Names

MOST = 4_000
"""How many characters are read to find what is wrong, at most: an error may take a fifth of a second."""
_EACH = 15
"""What a reading costs beside its characters."""


class Tried:
    """Reads wordings of a card of ``type``; what is asked when too much was read already counts as not read."""

    def __init__(self, type: str, names: Names, most: int = MOST) -> None:  # noqa: A002
        self.type = type
        self.names = names
        self._left = most
        self._found: dict[str, tuple[list[CardText], bool]] = {}

    def allow(self, more: int) -> Tried:
        """This, with so many characters more to read."""
        self._left = max(self._left, 0) + more
        return self

    def trees(self, text: str) -> list[CardText]:
        """The readings of ``text``."""
        return self._read(text)[0]

    def is_read(self, text: str) -> bool:
        """Whether ``text`` has a reading."""
        return bool(self._read(text)[0])

    def makes_sense(self, sentence: str) -> bool:
        """Whether a sentence could be read where something else stands before it: it is read, or only refers."""
        found, refers = self._read(sentence)
        return bool(found) or refers

    def _read(self, text: str) -> tuple[list[CardText], bool]:
        from smashrules.text.reading.reading import trees

        if text not in self._found:
            if self._left <= 0:
                return [], False
            self._left -= len(text) + _EACH
            found, refused = trees(text, self.type, self.names)
            self._found[text] = found, all(each.reason == "reference" for each in refused)
        return self._found[text]
