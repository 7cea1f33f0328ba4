"""A condition that is denied by a sentence of its own, and what "it" is behind "the other".

"If it does not, discard it" after "if it has power 3 or less" is "otherwise"; in "play the other if it is a minion"
what is asked about is the other one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_DENYING = {
    ("if", "it", "does", "not", ","): ("has",),
    ("if", "it", "is", "not", ","): ("is",),
    ("if", "there", "is", "not", ","): ("is", "are"),
    ("if", "there", "are", "not", ","): ("is", "are"),
    ("if", "you", "are", "not", ","): ("are",),
    ("if", "you", "were", "not", ","): ("were",),
    ("if", "they", "are", "not", ","): ("are", "is"),
    ("if", "they", "were", "not", ","): ("were", "was"),
}
_SPOKEN = {
    "it": (["it"], ["the", "other"], ["that", "card"], ["that", "minion"], ["the", "card"]),
    "there": (["there"],),
    "you": (["you"],),
    "they": (["they"], ["that", "player"]),
}
_ASKED = ("is", "has")


def _if_not(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """The sentence with such a condition as "otherwise", where the sentence before asks for nothing else."""
    words, said = tuple(words_of(tokens)), words_of(before[-1]) if before else []
    opening = next((each for each in _DENYING if words[: len(each)] == each), None)
    if opening is None or said.count("if") != 1 or {"unless", "otherwise", "while"} & set(said):
        return tokens
    at = said.index("if") + 1
    asked = next((each for each in _SPOKEN[opening[1]] if said[at : at + len(each)] == each), None)
    verb = said[at + len(asked) :][:1] if asked else []
    if not verb or verb[0] not in _DENYING[opening] or said[at + len(asked or ()) + 1 :][:1] == ["not"]:
        return tokens
    return [replace(tokens[0], word="otherwise", end=tokens[3].end), *tokens[4:]]


def _the_other_again(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """The sentence with "it" as the other one, where nothing has been done with that yet."""
    words = words_of(tokens)
    place = next((at for at in range(len(words)) if _is_the_other(words, at, lex)), None)
    if place is not None:
        at = next((each for each in range(place, len(words) - 1) if _asks(words, each)), None)
        opens = words[place - 1] == "if" and "," in words[place:]
        if at is not None and words.count("if") == 1:
            return _put_in(tokens, at + 1)
        it = words.index("it", words.index(",", place)) if opens and "it" in words[words.index(",", place) :] else 0
        return _put_in(tokens, it) if it else tokens
    said = words_of(before[-1]) if before else []
    spoken = any(_is_the_other(said, at, lex) for at in range(len(said))) and "if" in said
    if words[:2] != ["otherwise", ","] or not spoken or words.count("it") != 1:
        return tokens
    return _put_in(tokens, words.index("it"))


def _is_the_other(words: list[str], at: int, lex: Lexicon) -> bool:
    following = words[at + 2 : at + 3]
    return words[at : at + 2] == ["the", "other"] and not (following and following[0] in lex.nouns)


def _asks(words: list[str], at: int) -> bool:
    return words[at : at + 2] == ["if", "it"] and words[at + 2 : at + 3] in [[each] for each in _ASKED]


def _put_in(tokens: list[Token], at: int) -> list[Token]:
    it = tokens[at]
    return [*tokens[:at], replace(it, word="the"), Token("other", it.end, it.end), *tokens[at + 1 :]]


DENIED = (
    looking_back(_if_not, "not", "if", "it there you they"),
    looking_back(_the_other_again, "it"),
)
"""The rules of conditions that are denied, and of what they are about."""
