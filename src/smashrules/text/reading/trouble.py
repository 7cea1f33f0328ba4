"""Finds out what is wrong with a text that has no reading, and says it in a player's words.

``strangers`` finds what is no word at all, ``repairing`` looks for a wording nearby. This module knows why a reading
was refused, and where the part that is understood ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from typing import Any

from msgspec import Struct

from smashrules.text.cutting.prepass import Block, Sentence, blocks
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.repairing import repairs
from smashrules.text.reading.strangers import capitals, shortened, stranger
from smashrules.text.words.lexicon import Names, lexicon
from smashrules.text.words.tokens import Token

# What the terminals of the grammar are to a player.
PLAYER_WORDS = {
    "NOUN": "a thing (minion, action, base, player, hand ...)",
    "NAME": "a name",
    "PRE": "a, the, each, your ...",
    "NUM": "a number",
    "PRON": "you, it, they ...",
    "PREP": "of, to, on, from, with, until ...",
    "ADV": "here, there, instead ...",
    "SPEC": "of power N or less",
    "EVENT": "after, before, if, when",
    "VERB": "a verb (destroy, move, play ...)",
    "VERBS": "a verb (destroys, moves ...)",
    "DONE": "destroyed, played ...",
    "AUX": "may, cannot",
    "BE": "is, are",
    "HAVE": "has, have",
    "NOT": "not",
    "AND": "and",
    "OR": "or",
    "COMMA": "a comma",
    "GENITIVE": "'s",
    "PLUS": "+1, -1 ...",
    "THEN": "then",
    "TO": "to (do something)",
    "$END": "a full stop",
}


class Refused(Struct, frozen=True):
    """Why a text has no reading: the sentence, and what was wrong with it."""

    sentence: Sentence | None
    reason: str
    error: Any = None


_HOLLOW = re.compile(r"\b(Ongoing|Special|Talent):\s*(?=$|\b(?:Ongoing|Special|Talent):)")
_SAYING = re.compile(r"\w")
_REFERRING = re.compile(
    r"\b(its?|they|them|their|theirs|there|those|these|that (?:minion|action|card|base|player|titan|faction|name)|"
    r"this way|the rest|the chosen \w+|"
    r"the (?:destroyed|returned|moved|played|revealed|discarded|other) \w+|its owner)\b",
    re.IGNORECASE,
)
_FAR = 12
"""How many beginnings of a sentence are tried, at most."""


def hollow(text: str) -> TextError | None:
    """The error of a text that would be read as saying less than it does: a label with nothing behind it, dots."""
    if label := _HOLLOW.search(text):
        place = (label.end(1) + 1, label.end(1) + 1)
        told = f"nothing is said after {label[1]!r}: an ability belongs there"
        return TextError(text, place, told, text[: place[0]].strip())
    if text.strip() and not _SAYING.search(text) and text.isprintable() and set(text) <= set(". "):
        return TextError(text, (0, len(text)), "there is no word in this")
    return None


def nested(text: str) -> TextError:
    """The error of a text in which more hangs together than can be followed."""
    told = (
        "one sentence of this is nested too deeply: a thing that hangs on a thing that hangs on another, and so on "
        "some two hundred times; say it in several sentences"
    )
    return TextError(text, (0, len(text)), told)


def explained(text: str, type: str, names: Names, refused: list[Refused]) -> TextError:  # noqa: A002
    """The error that tells what is wrong with ``text``."""
    cut = blocks(text, names)
    strange = stranger(text, cut, names, lambda changed: _is_read(changed, type, names))
    if strange is not None:
        return TextError(text, strange.span, strange.problem, text[: strange.span[0]].strip(), (), strange.nearest)
    first = next((each for each in refused if each.sentence is not None), None)
    if first is None or first.sentence is None:
        return _together(text, type, names, cut)
    sentence = first.sentence
    strange = capitals(text, sentence, names)
    if strange is not None:
        return TextError(text, strange.span, strange.problem, text[: strange.span[0]].strip(), (), strange.nearest)
    wordings = partial(repairs, text, type, names, sentence)
    if first.reason == "structure":
        token, expected = _stuck(sentence, first.error)
        if token is None:
            end = _end(sentence)
            problem = "the sentence is not finished" if end >= len(text.rstrip(" .")) else "something is missing here"
            return TextError(text, (end, end), problem, text[:end].strip(), expected, wordings)
        problem = "this does not continue a sentence of a card"
        return TextError(text, (token.start, token.end), problem, text[: token.start].strip(), expected, wordings)
    until = _understood(text, type, names, sentence)
    if until > sentence.start:
        rest = until + len(text[until:]) - len(text[until:].lstrip(" ,"))
        problem = "the part before this is understood, but not with this added: each word is known, the sense is not"
        return TextError(text, (rest, sentence.end), problem, text[:until].strip(), (), wordings)
    return TextError(
        text,
        (sentence.start, sentence.end),
        "each word is known, but together they make no sense that the tables allow",
        text[: sentence.start].strip(),
        (),
        wordings,
    )


def _is_read(text: str, type: str, names: Names) -> bool:  # noqa: A002
    from smashrules.text.reading.reading import trees

    return bool(trees(text, type, names)[0])


def _end(sentence: Sentence) -> int:
    return max((token.end for token in sentence.tokens), default=sentence.end)


def _understood(text: str, type: str, names: Names, sentence: Sentence) -> int:  # noqa: A002
    """Where the longest beginning of ``sentence`` ends that is read by itself; its start if there is none."""
    ends = [one.end for one, other in pairwise(sentence.tokens) if _opens(other.word)]
    for end in reversed(ends[:_FAR]):
        if _is_read(text[:end], type, names):
            return end
    return sentence.start


def _opens(word: str) -> bool:
    """Whether a part of a sentence can begin with ``word``: what stands before it may make sense by itself."""
    classes = lexicon().classes
    return word in (",", "&then", "&to", "and", "or") or any(
        word in classes[each] for each in ("PREP", "ADV", "EVENT")
    )


def _together(text: str, type: str, names: Names, cut: Iterable[Block]) -> TextError:  # noqa: A002
    """The sentences are understood one by one, but not together: mostly a word that refers to nothing."""
    understood = 0
    for block in cut:
        for sentence in block.sentences:
            end = sentence.end
            if not _is_read(text[:end], type, names):
                referring = _REFERRING.search(text, sentence.start, end)
                if referring is None:
                    problem = "this does not fit what stands before it, though each sentence is understood by itself"
                    if not understood:
                        problem = _alone(text[sentence.start : end], type, names)
                    return TextError(text, (sentence.start, end), problem, text[:understood].strip())
                word = shortened(referring.group())
                problem = f"{word} refers to something, but to what is not said before it, or cannot be told"
                return TextError(text, referring.span(), problem, text[: referring.start()].strip())
            understood = end
    return TextError(text, (0, len(text)), "the abilities of this text do not fit each other")


def _alone(said: str, type: str, names: Names) -> str:  # noqa: A002
    """What is wrong with a sentence that is understood, has nothing before it, and still makes no ability."""
    if _is_read(f"Ongoing: {said}", type, names):
        return "this says what is so, but not for how long: 'Ongoing:' before it, or a time, is missing"
    return "this is understood as a sentence, but no ability of such a card can be made of it"


def _stuck(sentence: Sentence, error: Any) -> tuple[Token | None, list[str]]:
    met = error.token
    token = sentence.tokens[met.column - 1] if met.type != "$END" else None
    return token, player_words(error.accepts or error.expected)


def player_words(terminals: Any) -> list[str]:
    """Terminals as a player would call them."""
    return [words for name, words in PLAYER_WORDS.items() if name in terminals]
