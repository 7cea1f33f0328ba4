"""Wordings near a sentence that is not read: one word away from it, and read.

Knows which words people take for one another; whether a wording is read is asked, never assumed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice, product

from msgspec import Struct

from smashrules.effects.abilities import CardText
from smashrules.errors import nearest_names
from smashrules.text.reading.strangers import vocabulary
from smashrules.text.reading.tried import Tried
from smashrules.text.words.lexicon import lexicon, takes_an
from smashrules.text.words.tokens import Sentence

MOST = 3
_LONGEST = 40
# Small words that people leave out or take for one another: each is tried in the place of the others.
_SMALL = ("of", "on", "to", "from", "with", "in", "a", "an", "the", "your", "its", "their", "each")
_BEFORE_THINGS = ("a", "an", "your", "the", "its", "their", "each", "to", "of", "on", "from", "with", "in")
# Words that sound alike, and forms of one word that have no verb's.
_PAIRS = (
    ("has", "have"),
    ("is", "are"),
    ("base", "base's"),
    ("does", "do"),
    ("to", "two"),
    ("less", "fewer"),
    ("then", "than"),
    ("its", "it's"),
    ("your", "you're"),
    ("their", "they're"),
)
_SINGULAR = frozenset(
    (
        "a",
        "an",
        "another",
        "each",
        "every",
        "this",
        "that",
        "one",
        "it",
        "who",
        "which",
        "its",
        "the",
        "no",
        "whoever",
    )
)
_TYPES = ("minion", "action", "titan", "base", "monster", "treasure")
_COMBINED = 24
"""How many ways of putting apostrophes are tried."""


class Repair(Struct, frozen=True):
    """A sentence that is read, what had to be changed for it (``span`` of the text), and ``how``."""

    wording: str
    span: tuple[int, int]
    how: str  # "other" words, "less" or "more" of them


def repairs(
    text: str, tried: Tried, sentence: Sentence, label: str = "", ending: tuple[int, Iterable[str]] = (0, ())
) -> list[Repair]:
    """Wordings near ``sentence`` that are read in one way, as a card would say it; at most three.

    What is almost sure to be meant (another form of a word, "a" for "an") is tried first; where it is read, no small
    words are tried. ``label`` is what stands before the sentence and belongs to it ("Ongoing: "); ``ending`` where
    words are begun, and what ends them."""
    said = text[sentence.start : sentence.end]
    words = [each.group() for each in re.finditer(r"\S+", said)]
    if len(words) > _LONGEST:
        return []
    found: list[Repair] = []
    meant: list[CardText] = []
    place = len(text[sentence.start : max(ending[0], sentence.start)].split())
    ended = [[*words[:place], each, *words[place:]] for each in ending[1]]
    for edits, sure in ((iter(ended), True), (_sure(words), True), (_guessed(words), False)):
        for edited in edits:
            if len(found) == MOST:
                break
            read = _read_there(text, tried, sentence, label, edited)
            if read is None or read in meant or not fits_type(" ".join(edited), tried.type, said):
                continue
            # A small word is a guess: it is offered only where cards say it so.
            if sure or len(edited) < len(words) or _is_said(" ".join(edited), read, tried.type):
                found.append(_repair(text, sentence, words, edited))
                meant.append(read)
        if found:
            break
    return found


def fits_type(wording: str, type: str, said: str = "") -> bool:  # noqa: A002
    """Whether a wording that speaks of "this minion" can stand on a card of ``type``; not asked of what was ``said``.

    >>> fits_type("Destroy this action.", "minion"), fits_type("Destroy this card.", "minion")
    (False, True)
    """
    others = (each for each in _TYPES if each != type)
    return not any(f"this {each}" in wording.casefold() and f"this {each}" not in said.casefold() for each in others)


def _read_there(text: str, tried: Tried, sentence: Sentence, label: str, edited: list[str]) -> CardText | None:
    """The one tree of ``text`` with the sentence changed; None where it has none, or several."""
    wording = " ".join(edited)
    if not tried.makes_sense(label + wording):  # by itself, which costs less than the whole text
        return None
    read = tried.trees(text[: sentence.start] + wording + text[sentence.end :])
    return read[0] if len(read) == 1 else None


def _is_said(wording: str, tree: CardText, type: str) -> bool:  # noqa: A002
    from smashrules.text.saying.printer import to_text
    from smashrules.text.saying.quantities import UnsayableError

    try:
        return _plain(wording) in _plain(to_text(tree, type=type))
    except UnsayableError:
        return False


def _plain(wording: str) -> str:
    """A wording without stops, its numbers as words: "3" and "three" say the same."""
    spelt = {str(value): word for word, value in lexicon().numerals.items()}
    return " ".join(spelt.get(each, each) for each in (_core(word) for word in wording.split()))


def _repair(text: str, sentence: Sentence, words: list[str], edited: list[str]) -> Repair:
    """What was changed: the words between the same beginning and the same end."""
    places = [each.span() for each in re.finditer(r"\S+", text[sentence.start : sentence.end])]
    one, other = ([each.rstrip(".,;:") for each in said] for said in (words, edited))
    shorter = min(len(one), len(other))
    first = next((nth for nth in range(shorter) if one[nth] != other[nth]), shorter)
    tail = 0
    while tail < shorter - first and one[-1 - tail] == other[-1 - tail]:
        tail += 1
    first = min(first, len(one) - 1)
    last = max(first + 1, len(one) - tail)
    start, end = sentence.start + places[first][0], sentence.start + places[last - 1][1]
    how = "less" if len(other) < len(one) else "more" if len(other) > len(one) else "other"
    return Repair(" ".join(edited), (start, start + len(text[start:end].rstrip(".,;:"))), how)


def _sure(words: list[str]) -> Iterator[list[str]]:
    """Sentences that are almost sure to be meant: apostrophes, articles, numbers and forms of verbs put right."""
    yield from _with_apostrophes(words)
    for place, word in enumerate(words):
        if place and _core(word) == _core(words[place - 1]):
            yield [*words[:place], *words[place + 1 :]]
        if _core(word) in ("a", "an") and place + 1 < len(words):
            right = "an" if takes_an(words[place + 1]) else "a"
            if right != _core(word):
                yield [*words[:place], _as(right, word), *words[place + 1 :]]
    for place, word in enumerate(words[:-2]):
        if _core(words[-2]) == "or" and _core(words[-1]) in ("more", "fewer", "less") and _counts(word):
            bound, stop = _core(words[-1]), words[-1][len(words[-1].rstrip(".,")) :]
            yield [*words[: place + 1], "or", bound, *words[place + 1 : -3], words[-3] + stop]
    for place, word in enumerate(words):
        for other in _forms(word):
            changed = [*words[:place], other, *words[place + 1 :]]
            if not _is_number(word, other) or (place and _counts(words[place - 1])):
                yield from (each for each in [changed] if _agrees(changed, place))


def _guessed(words: list[str]) -> Iterator[list[str]]:
    """Other sentences one word away: a small word before a bare thing, a small word less or another, any word less,
    a small one more, two words turned, several for one."""
    bare = [place for place in range(len(words) - 1, 0, -1) if _is_bare(words, place)]
    for place in bare:
        yield from ([*words[:place], small, *words[place:]] for small in _BEFORE_THINGS)
    for place in range(len(words) - 1, -1, -1):
        if _core(words[place]) in _SMALL:
            yield [*words[:place], *words[place + 1 :]]
            for small in _SMALL:
                yield [*words[:place], _as(small, words[place]), *words[place + 1 :]]
    for place in range(len(words) - 1, 0, -1):
        tail = words[place][len(words[place].rstrip(".,;:")) :]
        yield [*words[: place - 1], words[place - 1] + tail, *words[place + 1 :]]
    for place in range(len(words) - 1, 0, -1):
        if place not in bare and _core(words[place]) not in _SMALL:
            yield from ([*words[:place], small, *words[place:]] for small in _SMALL[:-1])
    for place in range(1, len(words) - 1):
        yield [*words[:place], words[place + 1], words[place], *words[place + 2 :]]
    for place, word in enumerate(words):
        for other in _forms(word):
            if _is_number(word, other):
                yield [*words[:place], other, *words[place + 1 :]]


def _with_apostrophes(words: list[str]) -> Iterator[list[str]]:
    """The words with their apostrophes put otherwise, several at once: "to it's owners hand"."""
    following = [*map(_core, words[1:]), ""]
    ways = [[word, *_owning(word, other)] for word, other in zip(words, following, strict=True)]
    for each in islice(product(*ways), 1, _COMBINED + 1):
        yield list(each)


def _owning(word: str, following: str) -> Iterator[str]:
    """The word with its apostrophe put right: of an owner if a thing follows, several if none does."""
    low, tail = _core(word), word[len(word.rstrip(".,;:")) :]
    held = lexicon()
    bare = low.removesuffix("'s").removesuffix("s'").removesuffix("s")
    if low in ("its", "it's"):
        right = ["it's" if low == "its" else "its"]
    elif bare == low or bare not in held.nouns or f"{bare}s" not in held.nouns:
        right = []
    elif following in held.nouns or following in held.classes["PRE"]:
        right = [f"{bare}'s", f"{bare}s'"]
    else:
        right = [f"{bare}s"]
    yield from (_as(each, word) + tail for each in right if each != low)


def _core(word: str) -> str:
    return word.strip(".,;:").lower().replace("’", "'")


def _as(word: str, said: str) -> str:
    return word.capitalize() if said[:1].isupper() else word


def _counts(word: str) -> bool:
    """Whether it tells how many things follow."""
    low = _core(word)
    return low in lexicon().numerals or low.isdigit() or low in ("a", "an", "each", "every", "another", "all", "this")


def _is_bare(words: list[str], place: int) -> bool:
    """Whether a thing stands there without what belongs before it."""
    held = lexicon()
    before, core = _core(words[place - 1]), _core(words[place]).removesuffix("'s")
    return core in held.nouns and before not in held.classes["PRE"] and not _counts(before) and "'s" not in before


def _is_number(word: str, other: str) -> bool:
    """Whether these are one and several of a thing."""
    nouns = lexicon().nouns
    return _core(word) in nouns and _core(other) in nouns


def _agrees(words: list[str], place: int) -> bool:
    """Whether a verb in the form for one has something before it that could be one: no "your minions has"."""
    low = _core(words[place])
    held = lexicon()
    if low not in ("has", "is", "does", "was") and not any(form == "third" for _, form in held.verbs.get(low, ())):
        return True
    before = [_core(each) for each in words[:place]]
    return any(each in _SINGULAR or held.nouns.get(each, ("", ""))[1] == "one" or "'s" in each for each in before)


def _forms(word: str) -> Iterable[str]:
    """Other forms of a word: one or several, "moves" for "move", "3" for "three"."""
    core = word.strip(".,;:")
    tail = word[len(core) :] if word.startswith(core) else ""
    low = core.lower()
    held = lexicon()
    forms: dict[str, None] = {}
    if low in held.nouns:
        category, number = held.nouns[low]
        forms.update((each, None) for each, kind in held.nouns.items() if kind[0] == category and kind[1] != number)
    for verb, _ in held.verbs.get(low, ()):
        forms.update((each, None) for each in held.forms[verb])
    for one, other in _PAIRS:
        if low in (one, other):
            forms[other if low == one else one] = None
    if low in held.numerals:
        forms[str(held.numerals[low])] = None
    forms.update((each, None) for each, value in held.numerals.items() if low == str(value))
    others = (each for each in vocabulary() if each != low)
    near = nearest_names(low, others, MOST, 0.75) if len(low) > 2 and low.isalpha() else ()
    forms.update((each, None) for each in near)
    plain = (each.replace("_", " ") for each in forms if each and not each.startswith("&") and each != low)
    return [_as(each, core) + tail for each in plain]
