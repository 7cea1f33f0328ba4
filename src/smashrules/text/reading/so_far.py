"""How much of a text is understood before the place where it goes wrong: no more than what can be shown to be read.

Whole sentences are read by themselves; words of the sentence that is open count when some end makes them a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable

from smashrules.text.cutting.prepass import Block
from smashrules.text.reading.tried import Tried
from smashrules.text.words.tokens import Sentence

_BACK = 8
"""How many words back from the trouble are tried, at most."""
_MOST = 1_500
"""How many characters are read for that, at most."""
_ENDS = (
    "",
    " a minion",
    " minion",
    " card",
    " minions",
    " cards",
    " draw a card",
    " base",
    " hand",
    " power",
    " VP",
    " 2 or less",
    " minion on the bottom of its owner's deck",
    " minion to another base",
    " less",
    ". Destroy it",
    ", draw a card",
    " is destroyed, draw a card",
)
"""What sentences end with: with one of these, a beginning that is understood is one."""


def so_far(text: str, tried: Tried, cut: Iterable[Block], until: int) -> str:
    """The beginning of ``text`` that is understood, as far as ``until``."""
    tried.allow(_MOST)
    end = 0
    for block in cut:
        for sentence in block.sentences:
            if sentence.end <= until and tried.is_read(text[: sentence.end]):
                end = sentence.end
                continue
            return text[: _begun(text, tried, sentence, until) or end].strip()
    return text[:end].strip()


def _begun(text: str, tried: Tried, sentence: Sentence, until: int) -> int:
    """Where the words of a sentence end that could go on; 0 where there are none."""
    ends = sorted({token.end for token in sentence.tokens if token.end <= until}, reverse=True)
    for place in ends[:_BACK]:
        if any(tried.is_read(f"{text[:place]}{each}.") for each in _ENDS):
            return place
    return 0
