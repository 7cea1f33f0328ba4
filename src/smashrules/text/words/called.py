"""Where a text speaks of cards by their names: the names are found before its words are.

Knows spellings, not what a name stands for. So it knows what counters are called that have a name of their own.
"""

from __future__ import annotations

import re
from functools import lru_cache

from smashrules.text.words.lexicon import Names

_BEGINNING = 3
NO_COUNTER_NAMES = ("those", "these", "that", "the", "such", "sixth", "seventh", "eighth", "ninth", "tenth")
"""What stands before "counter" and names none: it points at some, or counts them."""
_BEGUN = re.compile(rf"(?<!\w)(?=(.{{{_BEGINNING}}}))", re.DOTALL)  # a name is a word, or words, of its own


@lru_cache(maxsize=16)
def numbered(names: Names) -> dict[str, int]:
    """Each name's number."""
    return {name: number for number, name in enumerate(names.all())}


@lru_cache(maxsize=16)
def _by_beginning(names: Names) -> dict[str, list[str]]:
    """The names by their first letters, the shortest under none: of a thousand names a text is asked for few."""
    found: dict[str, list[str]] = {}
    for name in names.all():
        found.setdefault(name[:_BEGINNING] if len(name) >= _BEGINNING else "", []).append(name)
    return found


@lru_cache(maxsize=64)  # each part of a text asks again
def _held(plain: str, names: Names) -> tuple[str, ...]:
    """The names that a text holds, the longest first."""
    begun = _by_beginning(names)
    beginnings = begun.keys() & _BEGUN.findall(plain)
    held = [name for each in {*beginnings, ""} for name in begun.get(each, ()) if name in plain]
    return tuple(sorted(held, key=numbered(names).__getitem__))


@lru_cache(maxsize=1024)
def _spelt(held: tuple[str, ...]) -> re.Pattern[str] | None:
    """What finds these names, which a text holds, as words of their own. A pattern of all names would take long."""
    if not held:
        return None
    return re.compile(r"(non-)?(?<!\w)(" + "|".join(map(re.escape, held)) + r")((?<!s)s)?(?!\w)")


def names_in(plain: str, names: Names) -> re.Pattern[str] | None:
    """What finds the names that ``plain`` holds; None when it holds none."""
    return _spelt(_held(plain, names))


def spelt_small(word: str, names: Names) -> tuple[str, str] | None:
    """The kind of cards that a word without a capital names, and "s" where it is several: "each of your gizmos".

    >>> spelt_small("gizmos", Names(words=frozenset({"Gizmo"})))
    ('Gizmo', 's')
    """
    small = _small(names)
    if word in small:
        return small[word], ""
    one = word.removesuffix("s")
    return (small[one], "s") if one != word and one in small else None


@lru_cache(maxsize=16)
def _small(names: Names) -> dict[str, str]:
    """What cards are called that have a name or a label in common, without a capital: not what one card is called."""
    return {each.lower(): each for each in names.words | names.labels if each[1:].isalpha() and each[1:].islower()}


def counter_name(said: str) -> str:
    """What counters are called by the words that name them; empty where they have no name of their own.

    >>> counter_name("Omen counters"), counter_name("counter"), counter_name("omen counter in play")
    ('omen', '', 'omen')
    """
    name, noun = [*said.lower().split(), "", ""][:2]  # behind it may stand words that say no more of them
    return name if noun in ("counter", "counters") and name.isalpha() and name not in NO_COUNTER_NAMES else ""
