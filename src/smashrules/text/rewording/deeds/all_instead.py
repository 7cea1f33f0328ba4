"""All that is done in the place of something, where somebody may do it: "you may destroy this minion instead, then
draw a card", "... instead. If you do, draw a card".

It is done together, or not at all: what follows is no second thing that keeps the first from happening. Knows words
and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_ENDS = (".", ";", ":")
_WAITING = ("after", "when", "whenever", "before", "if")
_LEFT_TO_CHOOSE = frozenset(("may", "instead", "otherwise", "or", "if", "@or", "unless"))


def _all_instead(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may destroy this minion instead, then draw a card": you may do both."""
    words = words_of(tokens)
    for place in range(len(words)):
        if words[place] != "instead" or words[place - 1] in ("or", "otherwise"):
            continue
        begin = begin_behind(words, place, _ENDS)
        end = next((at for at in range(place, len(words)) if words[at] in _ENDS), len(words))
        lead = words.index(",", begin) if "," in words[begin:place] else 0
        waits = words[begin] in _WAITING and (words[begin] != "if" or "would" in words[begin:lead])
        if not lead or not waits or "may" not in words[lead:place]:
            continue
        may = words.index("may", lead)
        told = next((at for at in range(may, end) if words[at] == "," and _then(words, at)), 0)
        if told:
            return [*tokens[:may], *_in_one(tokens[may:end]), *_all_instead(tokens[end:], lex)]
        paid = _paid(words, end, words[may - 1], lex)
        rest = _sentence(words, paid)
        if paid and not _LEFT_TO_CHOOSE & set(rest):
            then = [Token(",", tokens[end].start, tokens[end].start), replace(tokens[paid - 1], word="then")]
            whole = _in_one([*then, *tokens[paid : paid + len(rest)]])
            return [*tokens[:end], *whole, *_all_instead(tokens[paid + len(rest) :], lex)]
    return tokens


def _in_one(tokens: list[Token]) -> list[Token]:
    """What is done one after the other, joined so that it is all or nothing."""
    words = words_of(tokens)
    told = [at for at in range(len(words)) if words[at] == "," and _then(words, at)]
    joined: list[Token] = []
    begin = 0
    for at in told:
        after = at + _then(words, at)
        joined += [*tokens[begin:at], replace(tokens[at], word="and")]
        begin = after if len(told) > 1 else after - 1
    return [*joined, *tokens[begin:]]


def _then(words: list[str], at: int) -> int:
    """How many words ", then" and ", and then" are."""
    return next(
        (len(each) for each in ([",", "then"], [",", "and", "then"]) if words[at : at + len(each)] == each), 0
    )


def _paid(words: list[str], end: int, who: str, lex: Lexicon) -> int:
    """Where it is told what whoever may do the one does then, in "If you do," or "If they do, they"; 0 where it is
    not said, or somebody else does it."""
    whose = "you" if who == "you" else "they"
    if words[end : end + 5] != [".", "if", whose, "do", ","]:
        return 0
    begin = end + 5 + (words[end + 5 : end + 6] == [whose])
    does = bare("".join(words[begin : begin + 1]), lex)
    return begin if does and (whose == "you" or begin > end + 5) else 0


def _sentence(words: list[str], begin: int) -> list[str]:
    return words[begin : next((at for at in range(begin, len(words)) if words[at] in _ENDS), len(words))]


ALL_INSTEAD = (where(_all_instead, "instead", "may", "then do"),)
"""The rule of what is done instead, all of it."""
