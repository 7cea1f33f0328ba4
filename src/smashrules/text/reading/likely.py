"""How often words stand behind others in the wordings of cards. Knows words and stops, neither grammar nor names."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from msgspec import Struct

_WORDS = re.compile(r"[\w+'-]+|[.,]")
_CONTEXT = (3, 2, 1)
"""How many words before are looked at, the most telling first."""
_LONGEST = 6
"""The most written words of one completion."""


class Ranks(Struct, frozen=True):
    """What stands behind the last words of a beginning, how often: behind its last three, two and one."""

    counts: tuple[Counter[str], ...] = ()

    @classmethod
    def behind(cls, body: str, wordings: tuple[str, ...]) -> Ranks:
        """What ``wordings`` have behind the last words of ``body``.

        >>> Ranks.behind("Draw ", ("Draw two cards.", "Draw a card.")).of("two cards")
        (0, 1, 1)
        """
        if not wordings:
            return cls()
        said = [".", *_WORDS.findall(re.split(r"[.:]", body)[-1].casefold())]
        return cls(
            tuple(_behind(" ".join(said[-many:]), wordings) if many <= len(said) else Counter() for many in _CONTEXT)
        )

    def of(self, word: str) -> tuple[int, ...]:
        """How often ``word`` stands there."""
        spelt = " ".join(_WORDS.findall(word.casefold()))
        return tuple(each[spelt] for each in self.counts)

    @property
    def following(self) -> tuple[str, ...]:
        """The single words that stand behind the last two."""
        return tuple(word for word in self.counts[1] if " " not in word and word not in ".,") if self.counts else ()


@lru_cache(maxsize=64)
def _behind(context: str, wordings: tuple[str, ...]) -> Counter[str]:
    found: Counter[str] = Counter()
    for each in re.finditer(rf"(?<= ){re.escape(context)} (?=((?:\S+ ){{1,{_LONGEST}}}))", _spelt(wordings)):
        words = each[1].split()
        found.update(" ".join(words[: many + 1]) for many in range(len(words)))
    return found


@lru_cache(maxsize=4)
def _spelt(wordings: tuple[str, ...]) -> str:
    """All wordings in small letters, a blank between words, a stop before each sentence."""
    plain = " . ".join(re.sub(r"\b[A-Z]\w+:", " . ", each).casefold() for each in wordings)
    return f" . {' '.join(_WORDS.findall(plain))} "
