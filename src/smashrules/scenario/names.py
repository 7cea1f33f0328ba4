"""Finding the names in a question before it is parsed.

A name may hold any word of the language ("of", "and", "the"), so names are cut out first: each becomes a run of
``MARK`` characters of the same length, which the grammar reads as one NAME, and every position stays what it was.
This module knows words and the list of names; it does not know what the names stand for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

MARK = "\x01"

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_QUOTED = re.compile(r'"[^"\n]*"|“[^”\n]*”')
_FREE_TEXT = re.compile(
    r"\s*(?:case\s|title\s*:|source\s*:|note\s*:|edition\s*:|printing\s*:|cites\s)", re.IGNORECASE
)
_PLAYERS = re.compile(r"\s*players\s*:(.*)", re.IGNORECASE)
_APART = re.compile(r"[\s,:;()?!\"“”]")  # what may not stand inside a name unless the name itself has it
_ENDING = re.compile(r"[?!.]*$")
_FACTION = re.compile(r"[ \t]*\(([^()\n]+)\)")
_ASKS = ("what", "where", "who", "may", "can")
_ARTICLES = ("the", "a", "an")
_BEGINNING = re.compile(r"\s*\w+(?:\s+\w+)*\s*:")
_REMARK = re.compile(r"(?:^|\s)#")


def folded(word: str) -> str:
    """A word as names are compared: no case, no apostrophe.

    >>> folded("Don’t")
    'dont'
    """
    return word.casefold().replace("'", "").replace("’", "")


def words_of(name: str) -> tuple[str, ...]:
    """The words of a name, folded.

    >>> words_of("Cellar 436-1337")
    ('cellar', '436', '1337')
    """
    return tuple(folded(word) for word in _WORD.findall(name))


def player_names(text: str) -> list[str]:
    """The names on the ``players:`` lines, which are needed before anything can be parsed.

    >>> player_names("players: Ann (to play), Bob")
    ['Ann', 'Bob']
    """
    found = []
    for line in text.split("\n"):
        if line_found := _PLAYERS.match(line):
            listed = re.sub(r"\([^)]*\)|#.*", "", line_found[1])
            found += [each.strip().strip('"“”.') for each in listed.split(",")]
    return [each for each in found if each]


_Known = tuple[tuple[str, ...], str, str]
"""A known name: its words, the marks that it has between them, and those at its end."""


class _Word(NamedTuple):
    """A word of a line: where it stands, and how it is compared."""

    start: int
    end: int
    said: str
    folded: str


class Names:
    """The names that are known, by their first word."""

    def __init__(self, names: Iterable[str], keywords: Iterable[str] = ()) -> None:
        self.listed = tuple(names)
        self._by_first: dict[str, set[_Known]] = {}
        self._keywords = frozenset(keywords)
        for name in self.listed:
            words = words_of(name)
            inside = "".join(each for each in ",!?" if each in name)
            mark = "" if name[-1:].isalnum() else _ENDING.search(name.strip('"'))[0]  # type: ignore[index]  # or empty
            if words:
                self._by_first.setdefault(words[0], set()).add((words, inside, mark))
            if len(words) > 1 and words[0] in _ARTICLES:
                self._by_first.setdefault(words[1], set()).add((words[1:], inside, mark))

    def masked(self, text: str, players: Iterable[str] = ()) -> str:
        """``text`` with a run of ``MARK`` in place of each name."""
        known = Names(players) if players else None
        return "\n".join(
            line if _FREE_TEXT.match(line) else self._masked_line(line, known) for line in text.split("\n")
        )

    def _masked_line(self, line: str, players: Names | None) -> str:
        remark = _REMARK.search(line)
        said = line[: remark.start()] if remark else line
        for quoted in _QUOTED.finditer(said):
            said = said[: quoted.start()] + MARK * len(quoted[0]) + said[quoted.end() :]
        words = [_Word(each.start(), each.end(), each[0], folded(each[0])) for each in _WORD.finditer(said)]
        first = _BEGINNING.match(said)
        number = 0
        while number < len(words):
            start = words[number].start
            end = 0
            if players:
                end = players._known_end(said, words, number)
            if not end:
                end = self._name_end(said, words, number)
            starts_line = first is not None and number == 0 and words[0].folded in self._keywords
            if end and not starts_line:
                if said.endswith("..", 0, start):  # "...Some Name"
                    start = len(said[:start].rstrip("."))
                said = said[:start] + MARK * (end - start) + said[end:]
                while number < len(words) and words[number].start < end:
                    number += 1
            else:
                number += 1
        return said.replace("’", "'") + (line[remark.start() :] if remark else "")

    def _name_end(self, line: str, words: list[_Word], number: int) -> int:
        """Where the name that begins with a word ends; 0 if no name begins there."""
        known = self._known_end(line, words, number)
        word = words[number]
        alone = known and not any(each.isspace() for each in line[word.start : known])
        if alone and not word.said[0].isupper() and word.folded in self._keywords:
            known = 0
        run = self._capitalised_end(line, words, number)
        if not known:
            return run
        # "Some Name Else" where "Some Name" is a card: all of it is one name, and unknown.
        if run > known and not any(self._known_end(line, words, each) for each in _within(words, known, run)):
            return run
        return known

    def _known_end(self, line: str, words: list[_Word], number: int) -> int:
        best = 0
        following = words[number + 1].folded if number + 1 < len(words) else ""
        for name, inside, mark in self._by_first.get(words[number].folded, ()):
            if len(name) == 1 or following.startswith(name[1]):  # many names begin with "the"
                end = self._match(line, words, number, name, inside)
                best = max(best, _with_mark(line, words, end, mark) if end and mark else end)
        bare = "" if best else _without_possessive(words[number].said)
        if bare and any(each[0] == (folded(bare),) for each in self._by_first.get(folded(bare), ())):
            return words[number].start + len(bare)
        faction = _FACTION.match(line, best) if best else None
        if faction is not None:  # "Name (Faction)" tells cards of one name apart
            spoken = words_of(faction[1])
            if spoken and any(each[0] == spoken for each in self._by_first.get(spoken[0], ())):
                return faction.end()
        return best

    def _match(self, line: str, words: list[_Word], number: int, name: tuple[str, ...], inside: str) -> int:
        if number + len(name) > len(words):
            return 0
        for offset, wanted in enumerate(name):
            start, end, word, spoken = words[number + offset]
            if offset:
                gap = line[words[number + offset - 1].end : start].strip(" \t")
                if _APART.search(gap.strip(inside) if inside else gap) or MARK in gap:
                    return 0
            if spoken != wanted:
                bare = _without_possessive(word)
                if offset == len(name) - 1 and bare and folded(bare) == wanted:
                    return start + len(bare)
                if offset == len(name) - 1 and spoken == wanted + "s" and _counted(words, number):
                    return end
                return 0
        return words[number + len(name) - 1].end

    def _capitalised_end(self, line: str, words: list[_Word], number: int) -> int:
        """The end of a run of capitalised words, which can only be a name, known or not."""
        _, end, word, spoken = words[number]
        if not word[0].isupper() or spoken in self._keywords or folded(_without_possessive(word)) in self._keywords:
            return 0
        while True:
            if bare := _without_possessive(word):
                return words[number].start + len(bare)
            follow = number + 1
            while follow < len(words) and words[follow].said in ("of", "the"):
                follow += 1
            if follow >= len(words):
                return end
            start, follow_end, next_word, spoken = words[follow]
            gap = line[end:start]
            capital = (next_word[0].isupper() or next_word[0].isdigit()) and spoken not in self._keywords
            if not capital or _APART.search(gap.replace(" ", "")) or MARK in gap:
                return end
            number, end, word = follow, follow_end, next_word


def _with_mark(line: str, words: list[_Word], end: int, mark: str) -> int:
    """Where a name ends that ``mark`` may follow; at the end of a question a question mark is not the name's."""
    after = end + len(mark)
    if not line.startswith(mark, end) or ("?" in mark and words[0].folded in _ASKS and not line[after:].strip()):
        return end
    return after


def _within(words: list[_Word], start: int, end: int) -> list[int]:
    return [number for number, each in enumerate(words) if start <= each.start < end]


def _without_possessive(word: str) -> str:
    return word[:-2] if word.endswith(("'s", "’s")) else ""


def _counted(words: list[_Word], number: int) -> bool:
    """Whether a number stands before a name, so that it may be a plural."""
    return number > 0 and (words[number - 1].said.isdigit() or words[number - 1].said.lower() in _COUNTS)


_COUNTS = ("two", "three", "four", "five", "six", "each", "both", "every", "no")
