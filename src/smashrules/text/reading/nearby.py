"""Known wordings that are like a sentence. Knows words in common, nothing of what they mean."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

MOST = 3
LEAST = 0.4
"""The least likeness that is worth telling: twice the words and pairs in common, over those of both."""
_LONGEST = 400


def nearest_wordings(sentence: str, wordings: Iterable[str], most: int = MOST) -> tuple[str, ...]:
    """The sentences among ``wordings`` that have the most in common with ``sentence``, the likest first.

    >>> nearest_wordings("Destroy a target minion.", ["Draw a card.", "Destroy a minion.", "Play an extra minion."])
    ('Destroy a minion.',)
    """
    said = _features(sentence[:_LONGEST])
    size = sum(said.values())
    found: list[tuple[float, int, str]] = []
    for each in wordings:
        other = _features(each)
        alike = 2 * sum((said & other).values()) / max(1, size + sum(other.values()))
        if alike >= LEAST:
            found.append((-alike, len(each), each))
    return tuple(each for _, _, each in sorted(set(found))[:most])


@lru_cache(maxsize=8192)
def _features(sentence: str) -> Counter[str]:
    words = re.findall(r"[\w+'-]+", sentence.casefold())
    return Counter([*words, *(f"{one} {other}" for one, other in pairwise(words))])


def sentences(text: str) -> list[str]:
    """The sentences of a wording, without labels.

    >>> sentences("Draw a card. Ongoing: You may pass.")
    ['Draw a card.', 'You may pass.']
    """
    plain = re.sub(r"\b(Ongoing|Special|Talent): ", "", text)
    return [each.strip() for each in re.findall(r"[^.]+\.", plain) if each.strip()]
