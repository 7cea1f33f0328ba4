"""Finds out what is wrong with a text that has no reading, and says it in a player's words.

``strangers`` finds what is no word at all, ``repairing`` looks for a wording nearby. This module knows why a reading
was refused, and where the part that is understood ends.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.text.cutting.prepass import Block, blocks
from smashrules.text.reading.completing import begun_words
from smashrules.text.reading.errors import TextError, Told
from smashrules.text.reading.repairing import fits_type, repairs
from smashrules.text.reading.so_far import so_far
from smashrules.text.reading.strangers import capitals, shortened, stranger
from smashrules.text.reading.tried import Tried
from smashrules.text.words.lexicon import Names, lexicon
from smashrules.text.words.tokens import Sentence, Token

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
_STARTING = ("NOUN", "NAME", "PRE", "NUM", "PRON", "PREP", "ADV", "EVENT", "VERB")
AT_A_START = {"PREP": "at, during, on ...", "ADV": "instead, otherwise, once per turn ..."}
"""What these are where a sentence starts."""
UNFIT = "this does not fit what stands before it, though each sentence is understood by itself"
NO_ABILITY = "this is understood as a sentence, but no ability of such a card can be made of it"
NO_SENSE = "each word is known, but together they make no sense"
_UNFINISHED = ("the sentence is not finished", "something is missing here")
_HOW = {
    "other": "each word is known, but this does not fit here",
    "less": "each word is known, but this is too much here",
    "more": "each word is known, but before this something is missing",
}
_MOST_BEGUN = 5
"""How many ends of a joined word are told, at most."""
_LABELS = ("Ongoing", "Special", "Talent")
_TEXTED = ("minion", "action", "base", "titan")
"""Types of cards that have texts of their own kind."""
_NO_LABEL = re.compile(r"(ongoing|special|talent)(:?)\s*[,;.–—-]*\s+(?=\S)", re.IGNORECASE)
# What no text has to say before: it is put in the place of a word that refers.
_NAMED = {
    "its": "a minion's",
    "their": "your",
    "theirs": "yours",
    "they": "you",
    "there": "here",
    "this": "this turn",
    "those": "all",
    "these": "all",
}


class Refused(Struct, frozen=True):
    """Why a text has no reading: the sentence, and what was wrong with it."""

    sentence: Sentence | None
    reason: str
    error: Any = None


_HOLLOW = re.compile(r"\b(Ongoing|Special|Talent):\s*(?=$|\b(?:Ongoing|Special|Talent):)")
_SAYING = re.compile(r"\w")
_REFERRING = re.compile(
    r"\b(its?|they|them|their|theirs|there(?! (?:is|are|was|were)\b)|those|these|"
    r"that (?:minion|action|card|base|player|titan|faction|name)|"
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
    tried = Tried(type, names)
    unlabelled = _unlabelled(text, tried, cut)
    if unlabelled is not None:
        return _seen(text, unlabelled)
    strange = stranger(text, cut, names, tried.is_read)
    first = next((each.sentence for each in refused if each.sentence is not None), None)
    if strange is None and first is not None:
        strange = capitals(text, first, names)
    if strange is not None:
        told = Told(strange.span, strange.problem, nearest=strange.nearest)
        return _seen(text, told, lambda: replace(told, understood=so_far(text, tried, cut, told.span[0])))
    if first is None:
        return _together(text, tried, cut)
    label = _label(text, cut, first)
    return _seen(
        text,
        _first_sight(text, names, refused, first),
        lambda: _closer(text, tried, cut, first, _first_sight(text, names, refused, first)),
        partial(_fitting, tried, text[first.start : first.end], label),
    )


def _seen(
    text: str, told: Told, closer: Callable[[], Told] | None = None, fits: Callable[[str], str | None] | None = None
) -> TextError:
    return TextError(
        text, told.span, told.problem, told.understood, told.expected, told.nearest, closer=closer, fits=fits
    )


def _fitting(tried: Tried, said: str, label: str, wording: str) -> str | None:
    """A known wording as it could stand in the place of the sentence; None where it is not read by itself."""
    fresh = Tried(tried.type, tried.names)
    return label + wording if fresh.is_read(label + wording) and fits_type(wording, tried.type, said) else None


def _label(text: str, cut: Iterable[Block], sentence: Sentence) -> str:
    """The label right before ``sentence``, if one stands there."""
    begun = next((each for each in cut if each.sentences and each.sentences[0].start == sentence.start), None)
    return f"{begun.label}: " if begun is not None and begun.label in _LABELS else ""


def _unlabelled(text: str, tried: Tried, cut: Iterable[Block]) -> Told | None:
    """A label without its colon or its capital: "Talent Draw a card." """
    for sentence in (each for block in cut for each in block.sentences):
        found = _NO_LABEL.match(text, sentence.start)
        if found is None:
            continue
        label, behind = found[1].capitalize(), text[found.end() :]
        if found[2] or behind[:1].isupper() or tried.is_read(f"{text[: found.start()]}{label}: {behind}"):
            if found[1] != label:
                return Told(found.span(1), "a label has a capital and a colon", nearest=(f"{label}:",))
            return Told((found.end(1), found.end(1)), f"a colon is missing behind {label!r}", nearest=(f"{label}:",))
    return None


def _first_sight(text: str, names: Names, refused: list[Refused], sentence: Sentence) -> Told:
    """Where the parser, or the tables, refused a sentence: nothing is tried."""
    first = next(each for each in refused if each.sentence is sentence)
    if first.reason != "structure":
        return Told((sentence.start, sentence.end), NO_SENSE)
    token, terminals = _stuck(sentence, first.error)
    end = token.start if token is not None else _end(sentence)
    starting = token is not None and token.start <= sentence.start
    expected = (*begun_words(text[:end], names)[:_MOST_BEGUN], *player_words(terminals, starting))
    if token is not None:
        return Told((token.start, token.end), "this does not continue a sentence of a card", expected=expected)
    problem = "the sentence is not finished" if end >= len(text.rstrip(" .")) else "something is missing here"
    return Told((end, end), problem, expected=expected)


def _closer(text: str, tried: Tried, cut: Iterable[Block], sentence: Sentence, told: Told) -> Told:
    """The smallest part that can be shown to be at fault: what makes the sentence read when it is changed or left
    out; otherwise, the clause that is too much."""
    if (others := _of_other_types(text, tried)) and told.problem in (NO_SENSE, NO_ABILITY):
        return replace(told, problem=f"{_a(tried.type)} cannot say this, {_or(others)} can", expected=())
    label = _label(text, cut, sentence)
    clause = _clause(text, tried, sentence) if told.problem in (NO_SENSE, UNFIT, NO_ABILITY) else None
    ending = begun_words(text[sentence.start : told.span[0]], tried.names) if told.expected else ()
    found = repairs(text, tried, sentence, label, (told.span[0], ending))
    nearest = tuple(label + each.wording for each in found)
    if told.problem in _UNFINISHED:
        return replace(told, nearest=nearest, understood=so_far(text, tried, cut, told.span[0]))
    if found:
        span = found[0].span
        expected = told.expected if span == told.span else ()
        before = text[: span[0]].strip()
        understood = "" if before.endswith(":") else before
        return Told(span, _HOW[found[0].how], understood, expected, nearest)
    if clause is not None:
        told = replace(told, span=clause[0], problem=clause[1])
        if clause[0][0] > sentence.start:
            return replace(told, understood=text[: clause[0][0]].strip(" ,"))
    return replace(told, understood=so_far(text, tried, cut, told.span[0]))


def _of_other_types(text: str, tried: Tried) -> tuple[str, ...]:
    """The types of cards that can have this text."""
    others = [each for each in _TEXTED if each != tried.type]
    return tuple(_a(each) for each in others if Tried(each, tried.names).is_read(text))


def _a(kind: str) -> str:
    return f"an {kind}" if kind == "action" else f"a {kind}"


def _or(names: tuple[str, ...]) -> str:
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _clause(text: str, tried: Tried, sentence: Sentence) -> tuple[tuple[int, int], str] | None:
    """The part of ``sentence`` without which it is read, and what to say of it: its end, or what comes first."""
    until = _understood(text, tried, sentence)
    if until > sentence.start:
        rest = until + len(text[until:]) - len(text[until:].lstrip(" ,"))
        return (rest, sentence.end), "each word is known, but with this added they make no sense"
    for one, other in pairwise(sentence.tokens):
        if one.word == "," and other.start > one.start:
            behind = text[other.start : other.start + 1].upper() + text[other.start + 1 : sentence.end]
            if tried.is_read(text[: sentence.start] + behind):
                return (
                    sentence.start,
                    one.start,
                ), "each word is known, but with this before the rest they make no sense"
    return None


def _end(sentence: Sentence) -> int:
    return max((token.end for token in sentence.tokens), default=sentence.end)


def _understood(text: str, tried: Tried, sentence: Sentence) -> int:
    """Where the longest beginning of ``sentence`` ends that is read by itself; its start if there is none."""
    ends = [one.end for one, other in pairwise(sentence.tokens) if _opens(other.word)]
    for end in reversed(ends[:_FAR]):
        if tried.is_read(text[:end]):
            return end
    return sentence.start


def _opens(word: str) -> bool:
    """Whether a part of a sentence can begin with ``word``: what stands before it may make sense by itself."""
    classes = lexicon().classes
    return (
        word in (",", "&then", "&to", "&that", "and", "or")
        or word.startswith("&rel")
        or any(word in classes[each] for each in ("PREP", "ADV", "EVENT"))
    )


def _together(text: str, tried: Tried, cut: Iterable[Block]) -> TextError:
    """The sentences are understood one by one, but not together: mostly a word that refers to nothing."""
    understood = ""
    for sentence in (each for block in cut for each in block.sentences):
        if tried.is_read(text[: sentence.end]):
            understood = text[: sentence.end].strip()
            continue
        told = _referring(text, tried, sentence) or Told(
            (sentence.start, sentence.end), _alone(text, tried, sentence)
        )
        told = replace(told, understood=understood)
        unclear = told.problem in (UNFIT, NO_ABILITY)
        return _seen(text, told, partial(_closer, text, tried, cut, sentence, told) if unclear else None)
    return TextError(text, (0, len(text)), "the abilities of this text do not fit each other")


def _referring(text: str, tried: Tried, sentence: Sentence) -> Told | None:
    """The word of ``sentence`` that refers to nothing: first one without which it would be read, then any."""
    found = list(_REFERRING.finditer(text, sentence.start, sentence.end))
    for word in found:
        named = _NAMED.get(word[0].lower().split()[0], "a minion")
        for each in (named, f"{named}'s" if "'s" not in named else named):
            if tried.is_read(text[: word.start()] + each + text[word.end() : sentence.end]):
                found = [word]
                break
    if not found:
        return None
    problem = f"{shortened(found[0][0])} refers to something, but to what is not said before it, or cannot be told"
    return Told(found[0].span(), problem)


def _alone(text: str, tried: Tried, sentence: Sentence) -> str:
    """What is wrong with a sentence that is understood and still makes no ability, or none with what is before it."""
    said = text[sentence.start : sentence.end]
    if text[: sentence.start].strip() and tried.is_read(text[: sentence.start]):
        return UNFIT
    if tried.is_read(f"Ongoing: {said}"):
        return "this says what is so, but not for how long: 'Ongoing:' before it, or a time, is missing"
    return NO_ABILITY


def _stuck(sentence: Sentence, error: Any) -> tuple[Token | None, Any]:
    """The word at which the parser stopped (None at the end), and the terminals that could stand there."""
    met = error.token
    token = sentence.tokens[met.column - 1] if met.type != "$END" else None
    return token, error.accepts or error.expected


def player_words(terminals: Any, starting: bool = False) -> list[str]:
    """Terminals as a player would call them; ``starting``: those with which a sentence can start."""
    words = PLAYER_WORDS if not starting else {name: AT_A_START.get(name, PLAYER_WORDS[name]) for name in _STARTING}
    return [told for name, told in words.items() if name in terminals]
