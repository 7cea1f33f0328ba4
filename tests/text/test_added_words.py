"""A text with a meaningful word more says something else, or is refused: over texts drawn from all cards.

This finds words that the reader would pass over. What is added need not make sense; it must not go unnoticed.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from smashrules.cards import library
from smashrules.cards.loading import names
from smashrules.text.reading.reading import trees

BEHIND = {
    "base": ("where you have an action", "with the highest breakpoint"),
    "minion": ("with a +1 power counter on it", "of power 3 or less"),
    "minions": ("with +1 power counters on them",),
    "player": ("with no minions here", "who has more VP than you"),
    "players": ("with no minions here",),
}
BEFORE = ("random ", "first ")
AT_THE_END = (
    " at random",
    " (up to two)",
    " for each minion here",
    " unless you have an action in play",
    " once per turn",
)
DRAWN = 250


def added(text: str, chance: random.Random) -> Iterator[tuple[str, str]]:
    for noun in re.finditer(r"\b(bases?|minions?|players?|cards?|actions?)\b", text):
        for more in BEHIND.get(noun[0], ()):
            yield f"{text[: noun.end()]} {more}{text[noun.end() :]}", more
        more = chance.choice([each for each in BEFORE if not text[: noun.start()].endswith(each)])
        yield f"{text[: noun.start()]}{more}{text[noun.start() :]}", more
    for end in re.finditer(r"[a-z](?=\.)", text):
        more = chance.choice(AT_THE_END)
        yield f"{text[: end.end()]}{more}{text[end.end() :]}", more


def test_no_word_that_is_added_goes_unnoticed() -> None:
    chance = random.Random(20)
    cards = sorted((each for each in library().definitions.values() if each.words), key=lambda each: each.name)
    lost, tried = [], 0
    for card in chance.sample(cards, DRAWN):
        kind = card.type.value
        before = set(map(repr, trees(card.words, kind, names(), [])[0]))
        for text, more in added(card.words, chance):
            tried += 1
            if not before.isdisjoint(map(repr, trees(text, kind, names(), [])[0])):
                lost.append(f"{more}: {text}")
    assert tried > 1500
    assert lost == []
