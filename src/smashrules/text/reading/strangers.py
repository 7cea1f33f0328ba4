"""What stands in a text and is no word of card texts: typos, names that nothing carries, characters of no use.

Knows the lexicon and the names; of sentences only where they begin. What is wrong with known words is ``trouble``'s
business.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from difflib import SequenceMatcher
from functools import cache

from msgspec import Struct

from smashrules.errors import nearest_names
from smashrules.text.cutting.prepass import Block
from smashrules.text.words.lexicon import Names, is_name, lexicon
from smashrules.text.words.tokens import Sentence, Token

_MARKED = ("&toeither", "&vor", "&another_minion", "&eachtime")
_ENDS = ("!", "?", "…")
_PAIRS = ('"', "(", ")")
_CAPITAL = re.compile(r"[A-ZÀ-ÖØ-Þ][\w'’-]*")
_CAPITALS = re.compile(r"(?<=[a-z,] )[A-Z][\w'-]*(?: (?:(?:of|the|and) )*[A-Z][\w'-]*)+")
LONGEST_SHOWN = 40
"""The most characters of a strange word that a message repeats."""


class Stranger(Struct, frozen=True):
    """What is not known: its place in the text, what is wrong with it, and what is near."""

    span: tuple[int, int]
    problem: str
    nearest: tuple[str, ...] = ()


def stranger(text: str, blocks: Iterable[Block], names: Names, fits: Callable[[str], bool]) -> Stranger | None:
    """The first thing in ``text`` that is no word, name or mark of card texts; None if all is known.

    ``fits`` tells whether a text is read: of several words that are near, those are named that make sense there.
    """
    for block in blocks:
        for sentence in block.sentences:
            for token in sentence.tokens:
                if _is_unknown(token, text):
                    return _told(text, token, sentence.start, names, fits)
    return None


def capitals(text: str, sentence: Sentence, names: Names) -> Stranger | None:
    """Several words with capitals inside a sentence that no name has: a name that nothing carries."""
    for found in _CAPITALS.finditer(text[: sentence.end], sentence.start):
        named = any(_numbered(token.word) for token in sentence.tokens if found.start() <= token.start < found.end())
        if not named and not found.group().isupper():
            said = found.group()
            return Stranger(found.span(), f"no card or faction is called {shortened(said)}", _nearest(said, names))
    return None


def shortened(said: str) -> str:
    """A word in quotation marks, cut where it is long.

    >>> shortened("x" * 100)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...'"
    """
    return repr(said if len(said) <= LONGEST_SHOWN else said[:LONGEST_SHOWN] + "...")


def nearest_words(word: str, names: Names, most: int = 3) -> list[str]:
    """Known words and names that look like ``word``; names first where it has a capital.

    >>> nearest_words("mignon", Names())
    ['minion']
    """
    lowered = word.casefold()
    if len(word) > LONGEST_SHOWN:
        return []
    twisted = sorted(each for each in vocabulary() if len(each) > 2 and sorted(each) == sorted(lowered))
    near = [each for each in nearest_names(lowered, vocabulary(), most, 0.74) if is_plausible(each, word)]
    words = list(dict.fromkeys((*twisted, *near)))
    closest = max((_likeness(each, lowered) for each in words), default=0.0)
    named = [each for each in _nearest(word, names) if _is_as_near(each.casefold(), lowered, closest)]
    return (named + words if word[:1].isupper() and not twisted else words + named)[:most]


def is_plausible(meant: str, said: str) -> bool:
    """Whether somebody who meant one word could have written the other: at most one letter in three is wrong (put in,
    left out, another, or two turned), or the one is the beginning of the other.

    >>> [is_plausible(*each) for each in (("minion", "mignon"), ("Aliens", "life"), ("card", "crad"))]
    [True, False, True]
    """
    one, other = meant.casefold(), said.casefold()
    return (len(other) > 3 and one.startswith(other)) or _edits(one, other) <= len(other) // 3


def _edits(one: str, other: str) -> int:
    """How many letters are put in, left out, changed or turned with their neighbour."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for nth, letter in enumerate(one, 1):
        earlier, before, row = before, row, [nth]
        for mth, said in enumerate(other, 1):
            least = min(before[mth] + 1, row[-1] + 1, before[mth - 1] + (letter != said))
            if nth > 1 and mth > 1 and (letter, one[nth - 2]) == (other[mth - 2], said):
                least = min(least, earlier[mth - 2] + 1)
            row.append(least)
    return row[-1]


def _is_as_near(name: str, word: str, closest: float) -> bool:
    """Whether a name is as near as the nearest word, or begins with what was written: some of many names always is
    a little like it."""
    return name.startswith(word) or _likeness(name, word) >= closest - 0.1


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()


@cache
def vocabulary() -> tuple[str, ...]:
    """The words of card texts, each by itself."""
    held = lexicon()
    every = (
        {word for words in held.classes.values() for word in words}
        | set(held.numerals)
        | {begun[0] for begun in held.joined}
    )
    every |= {"_".join(parts) for joined in held.joined.values() for parts in joined}
    parts = {part for word in every if not word.startswith(("&", "@", "(")) for part in word.split("_")}
    parts |= {"and", "or", "then", "of", "power", "more", "less", "fewer", "higher"}
    return tuple(sorted(part for part in parts if len(part) > 1 and part.replace("-", "").isalpha()))


def _is_unknown(token: Token, text: str) -> bool:
    known = lexicon().known
    said = text[token.start : token.end]
    word = token.word.removeprefix("&p:").removeprefix("&d:").lstrip("&@")
    if token.word in _MARKED or token.word[:2] == "&q":
        return False
    if said in ("&", "@", "+", "-", "–", "−", "("):
        return True
    if word and word[0].isalpha() and not is_name(token.word) and not _numbered(token.word):
        strange = any(part not in known for part in word.split("_")) and not word.startswith("rel")
        return strange and any(each not in known for each in said.lower().split())
    if token.word.startswith("&("):
        return token.word not in lexicon().adverbs
    return bool(word and not word[0].isalnum() and word not in (",", ":", "'s", "+", "-") and word[0] not in "+-#(")


def _numbered(word: str) -> bool:
    return word[:2] in ("&n", "&x", "&a") and word[2:3].isdigit()


def _told(text: str, token: Token, first: int, names: Names, fits: Callable[[str], bool]) -> Stranger:
    start, end = token.start, token.end
    said = text[start:end]
    if not said[:1].isalnum():
        return _mark(text, start, end)
    foreign = next((each for each in said if each.isalpha() and not _latin(each)), "")
    if foreign:
        name = _named(foreign)
        looks = " (it only looks like a letter of the Latin alphabet)" if _twin(foreign) else ""
        problem = f"card texts are read in English: {shortened(said)} has the letter {name}{looks}"
        return Stranger((start, end), problem, tuple(nearest_words(_plain(said), names)) if looks else ())
    around = _name_around(text, start, end, first)
    if around != (start, end) or (_CAPITAL.match(said) and start != first):
        called = text[slice(*around)]
        named = _nearest(called, names)
        problem = f"no card or faction is called {shortened(called)}"
        return Stranger(around, problem, named or tuple(nearest_words(called, names)))
    near = [each for each in nearest_words(said, names) if each != said]
    good = [each for each in near if fits(text[:start] + _like(each, said) + text[end:])]
    return Stranger((start, end), f"not a word of card texts: {shortened(said)}", tuple(good or near))


def _mark(text: str, start: int, end: int) -> Stranger:
    said = text[start:end]
    if said in _PAIRS:
        return Stranger((start, end), f"{said!r} is not closed, or not opened")
    if said in _ENDS:
        return Stranger((start, end), f"a sentence of a card ends with a full stop, not with {said!r}")
    if said.startswith("("):
        return Stranger((start, end), f"this remark in brackets is not known: {shortened(said)}")
    while end < len(text) and not text[end].isascii() and not text[end].isalnum() and not text[end].isspace():
        end += 1  # a sign of several characters
    if not said.isascii() or not said.isprintable():
        return Stranger((start, end), f"no character of card texts: {_named(said[0])}")
    return Stranger((start, end), f"no sign of card texts: {shortened(text[start:end])}")


def _named(character: str) -> str:
    code = f"U+{ord(character):04X}"
    shown = f"{character!r} " if character.isprintable() else ""
    name = unicodedata.name(character, "a control character")
    return f"{shown}({code}, {name})"


def _latin(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith("LATIN")


_TWINS = dict(zip("аеорсухіАВЕКМНОРСТХІ", "aeopcyxiABEKMHOPCTXI", strict=True))


def _twin(letter: str) -> bool:
    return letter in _TWINS


def _plain(said: str) -> str:
    return "".join(_TWINS.get(each, each) for each in said)


def _name_around(text: str, start: int, end: int, first: int) -> tuple[int, int]:
    """The words with capitals around a strange word that are said in one breath with it."""
    if not _CAPITAL.match(text[start:end]):
        return start, end
    while follows := re.match(r"\s(?:(?:of|the|and|de)\s)*[A-Z][\w'’-]*(?<!s')", text[end:]):
        end += len(follows.group().removesuffix("'s"))
        if follows.group().endswith("'s"):
            break
    while before := re.search(r"[A-Z][\w-]*\s(?:(?:of|the|and|de)\s)*$", text[first:start]):
        if first + before.start() == first and before.group().split()[0].lower() in lexicon().known:
            break  # the first word of a sentence has its capital from there
        start = first + before.start()
    return start, end


def _nearest(said: str, names: Names) -> tuple[str, ...]:
    near = nearest_names(said, names.all()) if len(said) <= LONGEST_SHOWN else ()
    return tuple(each for each in near if is_plausible(each, said))


def _like(word: str, said: str) -> str:
    return word.capitalize() if said[:1].isupper() else word
