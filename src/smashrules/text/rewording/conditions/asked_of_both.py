"""What somebody has and has done, asked with one subject: "if you have a minion here and played only one card this
turn".

What was done is told as they have done it; only one is exactly one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import past
from smashrules.text.words.tokens import Token, words_of

_OPENERS = ("if", "unless", "while")
_WHOM = ("a", "an", "no", "one", "exactly", "only", "your", "another", "this", "any", "at_least", "two", "three")
_HAVE = {"you": "have", "they": "have"}
_APART = (",", "or", "@or", ".")


def _and_did(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have a minion here and played a card this turn": and have played one."""
    words = words_of(tokens)
    for begin in range(len(words) - 5):
        who = words[begin + 1]
        if words[begin] not in _OPENERS or who not in _HAVE or words[begin + 2] != _HAVE[who]:
            continue
        end = next((at for at in range(begin, len(words)) if words[at] in _APART), len(words))
        for place in range(begin + 4, end - 2):
            did = words[place + 1]
            if words[place] == "and" and past(did, lex) and words[place + 2] in _WHOM and words[place - 1] != "both":
                at = tokens[place].end
                return [*tokens[: place + 1], Token("have", at, at), *tokens[place + 1 :]]
    return tokens


def _only_so_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you played only one card this turn", "if you only played one": exactly one."""
    words = words_of(tokens)
    opened = next((at for at, word in enumerate(words) if word in _OPENERS), len(words))
    for place in range(opened + 2, len(words) - 2):
        if words[place] != "only":
            continue
        if past(words[place - 1], lex) and words[place + 1] in lex.numerals:
            return [*tokens[:place], replace(tokens[place], word="exactly"), *tokens[place + 1 :]]
        ahead = past(words[place + 1], lex) or words[place + 1] in ("have", "has")
        if ahead and words[place + 2] in lex.numerals:
            exactly = replace(tokens[place], word="exactly", start=tokens[place + 1].end, end=tokens[place + 1].end)
            verb = replace(tokens[place + 1], start=tokens[place].start)
            return [*tokens[:place], verb, exactly, *tokens[place + 2 :]]
    return tokens


ASKED_OF_BOTH = (
    where(_only_so_many, "only", "if unless while"),
    where(_and_did, "and", "have", "if unless while"),
)
"""The rules of what somebody has and has done."""
