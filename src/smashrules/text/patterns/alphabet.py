"""One letter for each word, so that a sentence is a string and a pattern of words a regular expression.

Knows single words, and which of them are of a kind that cannot be listed: each such kind has letters of its own, by
which the words of it that nobody has seen yet are known, too. A letter holds as long as the process runs.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count, groupby

from smashrules.text.words.lexicon import is_name, lexicon
from smashrules.text.words.roles import counted

TOLD_IN_REMARKS = ("tied", "or", "most", "least", "highest", "lowest", "fewest")
"""The words in parentheses that a pattern can ask for."""
APART, NEVER = "\0", "\1"
"""No letters: one stands between strings of them, one in none."""
_PLAIN = range(0x100, 0xC000)
_BLOCKS = {
    "name": range(0xC000, 0xD800),
    "number": range(0xE000, 0xF000),
    "signed": range(0xF000, 0xF400),
    "type": range(0xF400, 0xF800),
}
_REMARKS = tuple(range(0x10000 + (told << 13), 0x12000 + (told << 13)) for told in range(1 << len(TOLD_IN_REMARKS)))
"""For each of the sets of words told in a remark: those whose bits are set."""


class _Letters(dict[str, str]):
    def __init__(self) -> None:
        self._taken: dict[range, count[int]] = {}

    def __missing__(self, word: str) -> str:
        letters = _letters_for(word)
        nth = next(self._taken.setdefault(letters, count()))
        # behind so many thousand words that no pattern lists, all others are one
        letter = self[word] = chr(letters[min(nth, len(letters) - 1)])
        return letter


_LETTERS = _Letters()


def _letters_for(word: str) -> range:
    if word[:1] == "&":
        if is_name(word):
            return _BLOCKS["name"]
        if word.startswith("&("):
            told = word[2:-1].split("_")
            return _REMARKS[sum(1 << bit for bit, each in enumerate(TOLD_IN_REMARKS) if each in told)]
        return _BLOCKS["type"] if word.startswith("&t") else _PLAIN
    if word[:1] in ("+", "-") and word[1:].isdigit():
        return _BLOCKS["signed"]
    return _PLAIN if counted(word, lexicon()) is None else _BLOCKS["number"]


def spelt(words: Iterable[str]) -> str:
    """The words as letters.

    >>> len(spelt(["draw", "two", "cards"])), spelt(["draw"]) == spelt(["draw"]), spelt(["draw"]) == spelt(["two"])
    (3, True, False)
    """
    return "".join(map(_LETTERS.__getitem__, words))


def among(words: Iterable[str]) -> str:
    """The letters of these words, as they stand in a set of a regular expression."""
    return _set(ord(_LETTERS[word]) for word in set(words))


def of_open_kind(name: str) -> str:
    """The letters of a kind whose words cannot be listed, as they stand in a set; empty for another one."""
    kind, _, told = name.partition(".")
    if kind == "remark":
        bit = 1 << TOLD_IN_REMARKS.index(told) if told else 0
        blocks = [each for at, each in enumerate(_REMARKS) if at & bit == bit]
    else:
        blocks = [_BLOCKS[kind]] if kind in _BLOCKS else []
    return "".join(f"{chr(each[0])}-{chr(each[-1])}" for each in blocks)


def _set(places: Iterable[int]) -> str:
    """Letters by their places, neighbours as a range."""
    runs = groupby(enumerate(sorted(places)), lambda one: one[1] - one[0])
    return "".join(_run([place for _, place in run]) for _, run in runs)


def _run(places: list[int]) -> str:
    first, last = chr(places[0]), chr(places[-1])
    return first if first == last else f"{first}-{last}"
