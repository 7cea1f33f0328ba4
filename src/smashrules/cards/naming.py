"""How people write names: loosely. Finds what a loose name means, or says what it could mean.

Knows names as plain strings; it knows neither cards nor files.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from smashrules.errors import AmbiguousNameError, UnknownNameError, nearest_names

_ARTICLES = ("the", "a", "an")
_SHORTEST = 3
"""Fewer letters than this are no part of a name that anybody could mean."""


def folded(name: str) -> tuple[str, ...]:
    """The words of a name without case, accents, apostrophes, punctuation and leading article.

    >>> folded("The Baron's Tower (of Téa)")
    ('barons', 'tower', 'of', 'tea')
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(each for each in plain if not unicodedata.combining(each))
    words = re.findall(r"[^\W_]+", re.sub(r"['’‘`]", "", plain))
    return tuple(words[1:] if len(words) > 1 and words[0] in _ARTICLES else words)


def key_of(name: str) -> str:
    """A name as a part of a key: the key of a card, of which the third ruling is ``KEY.3``.

    >>> key_of("Tower of Téa's")
    'tower-of-teas'
    """
    return "-".join(folded(name))


def resolve(kind: str, name: str, known: Mapping[str, Iterable[str]]) -> str:
    """The key of ``known`` that ``name`` means; ``known`` gives each key all the names that it goes by.

    A name written in full wins, however it is spelled; otherwise the beginning of a name, or some of its words or
    their beginnings, will do if only one thing fits. Raises ``UnknownNameError`` with the nearest names, and
    ``AmbiguousNameError`` with the candidates.

    >>> towers = {"Tower of Tea": ("Tower of Tea",), "Tea Time": ("Tea Time",)}
    >>> resolve("card", "tower", towers)
    'Tower of Tea'
    >>> resolve("card", "tea", towers)
    Traceback (most recent call last):
    ...
    smashrules.errors.AmbiguousNameError: 'tea' could be any card of: Tea Time, Tower of Tea
    """
    return resolve_folded(kind, name, {key: [folded(each) for each in given] for key, given in known.items()})


def resolve_folded(kind: str, name: str, known: Mapping[str, Sequence[tuple[str, ...]]]) -> str:
    """``resolve`` for names that have been folded before: that of a thousand names takes longer than the rest."""
    wanted = folded(name)
    spoken = "".join(wanted)
    names = [(key, words) for key, given in known.items() for words in given if words]
    found = {key for key, words in names if "".join(words) == spoken}
    if not found and len(spoken) >= _SHORTEST:
        found = {key for key, words in names if _is_part(wanted, words)}
    if len(found) > 1:
        raise AmbiguousNameError(kind, name, sorted(found))
    if not found:
        raise UnknownNameError(kind, name, _nearest(spoken, names))
    return found.pop()


_OF_FACTION = re.compile(r"(.*\S)\s*\(([^()]+)\)\s*")


def with_faction(name: str) -> tuple[str, str] | None:
    """The name and the faction in "Name (Faction)", by which cards of one name are told apart.

    >>> with_faction("Pot (Tea)"), with_faction("Pot")
    (('Pot', 'Tea'), None)
    """
    found = _OF_FACTION.fullmatch(name)
    return (found[1], found[2]) if found else None


def _is_part(wanted: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Whether ``wanted`` begins the name, or each of its words begins another word of the name, in that order."""
    if "".join(words).startswith("".join(wanted)):
        return True
    rest = iter(words)
    return all(any(word.startswith(each) for word in rest) for each in wanted)


def _nearest(spoken: str, names: Iterable[tuple[str, tuple[str, ...]]]) -> tuple[str, ...]:
    by_sound = {"".join(words): key for key, words in names}
    near = nearest_names(spoken, by_sound)
    return tuple(dict.fromkeys(by_sound[each] for each in near))
