"""Wordings near a sentence that is not read: one word away from it, and read.

Knows which words people take for one another; whether a wording is read is asked, never assumed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from smashrules.effects.abilities import CardText
from smashrules.errors import nearest_names
from smashrules.text.cutting.prepass import Sentence
from smashrules.text.reading.strangers import vocabulary
from smashrules.text.words.lexicon import Names, lexicon

MOST = 3
_TRIES = 400
_LONGEST = 30
# Small words that people leave out or take for one another: each is tried in the place of the others.
_SMALL = ("of", "on", "to", "from", "with", "in", "a", "an", "the", "your", "its", "their", "each")
_PAIRS = (("has", "have"), ("is", "are"), ("base", "base's"), ("does", "do"), ("to", "two"), ("less", "fewer"))


def repairs(text: str, type: str, names: Names, sentence: Sentence) -> list[str]:  # noqa: A002
    """Wordings one word away from ``sentence`` that are read in one way, as a card would say it; at most three."""
    from smashrules.text.reading.reading import trees
    from smashrules.text.saying.printer import to_text
    from smashrules.text.saying.quantities import UnsayableError

    said = text[sentence.start : sentence.end]
    words = said.split()
    if len(words) > _LONGEST:
        return []
    found: list[str] = []
    meant: list[CardText] = []
    for number, (edited, longer) in enumerate(_edits(words)):
        if number > _TRIES or len(found) == MOST:
            break
        if edited in found:
            continue
        read = trees(text[: sentence.start] + edited + text[sentence.end :], type, names)[0]
        if len(read) != 1 or read[0] in meant:
            continue
        try:
            said_again = to_text(read[0], type=type)
        except UnsayableError:
            continue
        # A word more is a guess: it is offered only where cards say it so.
        if not longer or edited.rstrip(".").casefold() in said_again.casefold():
            found.append(edited)
            meant.append(read[0])
    return found


def _edits(words: list[str]) -> Iterator[tuple[str, bool]]:
    """Sentences one word away: first other forms of a word, then a small word less, another, or more (True)."""
    for place, word in enumerate(words):
        for other in _forms(word):
            yield " ".join([*words[:place], other, *words[place + 1 :]]), False
    for place in range(len(words), -1, -1):
        for each in _small(words, place):
            yield " ".join(each), len(each) > len(words)


def _small(words: list[str], place: int) -> Iterator[list[str]]:
    before, after = words[:place], words[place:]
    if after and after[0].lower() in _SMALL:
        yield [*before, *after[1:]]
        others = (small for small in _SMALL if small != after[0].lower())
        yield from ([*before, _placed(small, place), *after[1:]] for small in others)
    elif after:
        yield from ([*before, _placed(small, place), *after] for small in _SMALL[:-1])


def _placed(word: str, place: int) -> str:
    return word if place else word.capitalize()


def _forms(word: str) -> Iterable[str]:
    """Other forms of a word: one or several, "moves" for "move", "3" for "three", "owner's" for "owners"."""
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
    if low.endswith("s") and low[:-1] in held.nouns:
        forms[f"{low[:-1]}'s"] = None
        forms[f"{low}'"] = None
    near = nearest_names(low, vocabulary(), MOST, 0.75) if len(low) > 2 and low.isalpha() else ()
    forms.update((each, None) for each in near)
    plain = (each.replace("_", " ") for each in forms if each and not each.startswith("&") and each != low)
    return [(each.capitalize() if core[:1].isupper() else each) + tail for each in plain]
