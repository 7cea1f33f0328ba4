"""Finds out what is wrong with a text that has no reading, and says it in a player's words; completes a beginning."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from functools import partial
from typing import Any

from attrs import field, frozen

from smashrules.text.errors import TextError
from smashrules.text.lexicon import Names, is_name, lexicon
from smashrules.text.prepass import Sentence, Token, blocks
from smashrules.text.syntax import parser, source

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


@frozen
class Refused:
    """Why a text has no reading: the sentence, and what was wrong with it."""

    sentence: Sentence | None
    reason: str
    error: Any = field(default=None, eq=False)


def unknown(tokens: tuple[Token, ...]) -> Token | None:
    """The first token that is no word of the lexicon."""
    known = lexicon().known
    for token in tokens:
        word = token.word.removeprefix("&p:").removeprefix("&d:").lstrip("&@")
        if token.word in ("&toeither", "&vor", "&another_minion", "&eachtime") or token.word[:2] == "&q":
            continue
        if word and word[0].isalpha() and not is_name(token.word) and not _numbered(token.word):
            if any(part not in known for part in word.split("_")) and not word.startswith("rel"):
                return token
        elif token.word.startswith("&("):
            if token.word not in lexicon().adverbs:
                return token
        elif word and not word[0].isalnum() and word not in (",", ":", "'s", "+", "-") and word[0] not in "+-#(":
            return token
    return None


def _numbered(word: str) -> bool:
    return word[:2] in ("&n", "&x", "&a") and word[2:3].isdigit()


def explained(text: str, type: str, names: Names, refused: list[Refused]) -> TextError:  # noqa: A002
    """The error that tells what is wrong with ``text``."""
    cut = blocks(text, names)
    for block in cut:
        for sentence in block.sentences:
            stranger = unknown(sentence.tokens)
            if stranger is not None:
                said = text[stranger.start : stranger.end]
                near = [each for each in nearest_words(said, names) if each != said]
                return TextError(
                    text,
                    (stranger.start, stranger.end),
                    f"not a word of card texts: {said!r}",
                    text[: stranger.start].strip(),
                    (),
                    near,
                )
    first = next((each for each in refused if each.sentence is not None), None)
    if first is None or first.sentence is None:
        return TextError(
            text,
            (0, len(text)),
            "a word refers to something (it, there, that minion), but to what is not said",
            "",
            (),
            (),
        )
    sentence = first.sentence
    if first.reason == "structure":
        token, expected = _stuck(sentence, first.error)
        start, end = (token.start, token.end) if token else (sentence.end - 1, sentence.end)
        wordings = partial(repairs, text, type, names, sentence)
        problem = "this does not continue a sentence of a card"
        return TextError(text, (start, end), problem, text[:start].strip(), expected, wordings)
    return TextError(
        text,
        (sentence.start, sentence.end),
        "each word is known, but together they make no sense that the tables allow",
        text[: sentence.start].strip(),
        (),
        partial(repairs, text, type, names, sentence),
    )


# Small words that people leave out or take for one another: each is tried in the place of the others.
_SMALL = ("of", "on", "to", "from", "with", "in", "a", "an", "the", "your", "its", "their", "each")
_TRIES = 400


def repairs(text: str, type: str, names: Names, sentence: Sentence) -> list[str]:  # noqa: A002
    """Wordings one small word away from ``sentence`` that are read, at most three."""
    from smashrules.text.reading import trees

    said = text[sentence.start : sentence.end]
    words = said.split()
    if len(words) > 30:
        return []
    tried = 0
    found: list[str] = []
    for place in range(len(words), -1, -1):
        for edited in _edits(words, place):
            tried += 1
            if tried > _TRIES or len(found) == 3:
                return found
            if len(trees(text[: sentence.start] + edited + text[sentence.end :], type, names)[0]) == 1:
                found.append(edited)
    return found


def _edits(words: list[str], place: int) -> Iterator[str]:
    before, after = words[:place], words[place:]
    if after and after[0].lower() in _SMALL:
        yield " ".join([*before, *after[1:]])
        yield from (" ".join([*before, small, *after[1:]]) for small in _SMALL if small != after[0].lower())
    elif after:
        yield from (" ".join([*before, small, *after]) for small in _SMALL[:-1])


def _stuck(sentence: Sentence, error: Any) -> tuple[Token | None, list[str]]:
    place = getattr(error, "pos_in_stream", None)
    if place is None:
        place = getattr(getattr(error, "token", None), "start_pos", None)
    token = None
    at = 0
    for each in sentence.tokens:
        if place is not None and at == place and getattr(getattr(error, "token", None), "type", "") != "$END":
            token = each
        at += len(each.word) + 1
    wanted = (
        getattr(error, "accepts", None)
        or getattr(error, "expected", None)
        or getattr(error, "allowed", None)
        or set()
    )
    return token, player_words(wanted)


def player_words(terminals: Any) -> list[str]:
    """Terminals as a player would call them."""
    return [words for name, words in PLAYER_WORDS.items() if name in terminals]


def nearest_words(word: str, names: Names, most: int = 3) -> list[str]:
    """Known words and names that look like ``word``."""
    plain = {each for each in lexicon().known if each.isalpha() or "-" in each}
    return get_close_matches(word.lower(), sorted(plain), n=most, cutoff=0.7) or get_close_matches(
        word, names.all(), n=most, cutoff=0.7
    )


def complete(prefix: str, *, names: Names | None = None) -> list[str]:
    """The words that can follow ``prefix``; when its last word is not finished, those that finish it.

    >>> complete("You may destr")
    ['destroy']
    >>> "minion" in complete("Destroy a ")
    True
    """
    from lark import UnexpectedInput

    known = names or Names()
    partial = ""
    body = prefix
    if prefix and not prefix[-1].isspace() and prefix[-1] not in ".:,":
        body, _, partial = prefix.rpartition(" ")
        body += " " if body else ""
    cut = blocks(body, known)
    words: set[str] = set()
    open_sentence = bool(cut and cut[-1].sentences) and not body.rstrip().endswith((".", ":"))
    tokens = cut[-1].sentences[-1] if open_sentence else None
    interactive = parser().parse_interactive(source(tokens).text if tokens else "")
    try:
        interactive.exhaust_lexer()
    except UnexpectedInput:
        return []
    classes = lexicon().classes
    accepted: set[str] = interactive.accepts()  # type: ignore[no-untyped-call]
    for terminal in accepted:
        words.update(word for word in classes.get(terminal, ()) if not word.startswith("&"))
        if terminal == "NUM":
            words.update(lexicon().numerals)
        elif terminal == "NAME":
            words.update(known.all())
        elif terminal in ("AND", "OR"):
            words.add(terminal.lower())
        elif terminal == "SPEC":
            words.add("of power")
        elif terminal == "$END" and tokens:
            words.add(".")
    if not tokens:
        words.update(("Ongoing:", "Special:", "Talent:"))
    said = {word.replace("_", " ") for word in words}
    return sorted(each for each in said if each.lower().startswith(partial.lower()) and each)
