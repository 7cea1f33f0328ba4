"""Who does what comes "after playing" or "before drawing": whoever does what the sentence says then.

"After playing an action here, you may draw a card" is said of you, as is one that orders something; "after winning a
duel, this minion gains +1 power" of this minion. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon, lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_OPENERS = ("after", "before", "when", "each_time", "whenever")
_OFTEN = ("once_per_turn", "each_turn")
_OF_EITHER = ("win", "lose", "score", "leave", "enter", "duel", "go")
"""Deeds of cards and of players: of whom they are is open where nobody is named."""
_VOWELS = "aeiou"
_POINTING = ("this", "that")


def after_doing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence with such a deed told of whoever does it."""
    start = 2 if tokens[0].word in _OFTEN and len(tokens) > 2 and tokens[1].word == "," else 0
    if tokens[start].word not in _OPENERS:
        return tokens
    words = words_of(tokens)
    if "," not in words[start:] or not words[start + 1].endswith("ing"):
        return tokens
    verb, length = next(
        (
            (verb, len(parts))
            for parts, verb in _gerunds().items()
            if tuple(words[start + 1 : start + 1 + len(parts)]) == parts
        ),
        ("", 0),
    )
    comma = words.index(",", start)
    if not verb or comma <= start + length:
        return tokens
    who, form, rest = _doer(tokens[comma + 1 :], verb, lex)
    if not who:
        return tokens
    said = tokens[start + 1]
    doer = [Token(word, said.start, said.start) for word in who]
    deed = Token(lex.forms[verb][form], said.start, tokens[start + length].end)
    return [*tokens[: start + 1], *doer, deed, *tokens[start + 1 + length : comma + 1], *rest]


def _doer(rest: list[Token], verb: str, lex: Lexicon) -> tuple[tuple[str, ...], int, list[Token]]:
    """Who does it, the form of the verb for them (bare, or with -s), and what is said then."""
    words = [*words_of(rest), "", "", ""]
    if words[0] == "you":
        return ("you",), 0, rest
    if bare(words[0], lex):
        return (() if verb in _OF_EITHER else ("you",)), 0, rest
    noun = lex.nouns.get(words[1], ("", ""))
    if words[0] in ("a", "another") and noun == ("player", "one"):
        they = replace(rest[0], word="they", end=rest[1].end)
        then = _of_several(rest[2], lex)
        return ((words[0], words[1]), 1, [they, then, *rest[3:]]) if then is not None else ((), 0, rest)
    if words[0] in _POINTING and noun[1] == "one" and words[2] != "'s":
        return (words[0], words[1]), 1, rest
    return (), 0, rest


def _of_several(verb: Token, lex: Lexicon) -> Token | None:
    """The verb as it is said of "they"; None where it is none."""
    forms = [lex.forms[each][0] for each, form in lex.verbs.get(verb.word, ()) if form == "third"]
    if forms:
        return replace(verb, word=forms[0])
    return verb if verb.word in ("may", "must", "cannot", "can") else None


@cache
def _gerunds() -> dict[tuple[str, ...], str]:
    """The verb of each form in -ing, by its words."""
    found: dict[tuple[str, ...], str] = {}
    for verb, (said, *_) in lexicon().forms.items():
        first, *more = said.split("_")
        stem = first.removesuffix("e") if not first.endswith("ee") else first
        found[(f"{stem}ing", *more)] = verb
        if len(first) > 2 and first[-1] not in f"{_VOWELS}wxy" and first[-2] in _VOWELS and first[-3] not in _VOWELS:
            found[(f"{first}{first[-1]}ing", *more)] = verb
    return found
