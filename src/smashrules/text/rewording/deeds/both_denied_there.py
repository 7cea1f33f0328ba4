"""Two things that nobody can do, or that are waited for, at a place that is told once: "other players cannot play
actions or move minions here", "after another player plays an action or moves a minion here".

The place is that of both. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_TAILS = (
    ["to", "or", "from", "here"],
    ["to", "or", "from", "this", "base"],
    ["from", "or", "to", "here"],
    ["to", "here"],
    ["from", "here"],
    ["here"],
    ["on", "this", "base"],
    ["at", "this", "base"],
    ["to", "this", "base"],
    ["from", "this", "base"],
)
_MOVING = ("move", "transfer")
_THINGS = ("minion", "action", "card", "titan")
_WAITING = ("after", "when", "whenever", "before")
_ARTICLES = ("a", "an", "one", "another", "any")
_OVER: tuple[list[str], ...] = ([], ["."], [","], ["until"], ["while"], ["unless"], ["if"])


def _there_too(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They cannot transfer actions or move minions to here": nor transfer them to here."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if words[place] not in ("or", "and") or lex.nouns.get(words[place - 1], ("",))[0] not in _THINGS:
            continue
        first = place - 2 - (words[place - 2] in _ARTICLES)
        denied = words[first - 1] == "cannot" or words[first - 2 : first] in (["can", "not"], ["may", "not"])
        begin = begin_behind(words, first, (",", ".", ":"))
        verbs = verb_of(words[first], lex), verb_of(words[place + 1], lex)
        if not (denied or words[begin] in _WAITING) or not all(verbs):
            continue
        noun = place + 2 + (words[place + 2] in _ARTICLES)
        if noun >= len(words) or lex.nouns.get(words[noun], ("",))[0] not in (*_THINGS, "ability", "talent"):
            continue
        tail = next((each for each in _TAILS if words[noun + 1 : noun + 1 + len(each)] == each), [])
        end = noun + 1 + len(tail)
        moves = verbs[0] in _MOVING
        if not tail or words[end : end + 1] not in _OVER or not (moves or verbs[0] == "play"):
            continue
        if not moves and tail[0] == "from":
            continue  # nothing is played from there
        at = tokens[place - 1].end
        shared = tail if moves or tail[0] in ("here", "on", "at") else ["here"]
        told = [replace(tokens[place], word=each, start=at, end=at) for each in shared]
        return [*tokens[:place], *told, *tokens[place:]]
    return tokens


BOTH_DENIED_THERE = (where(_there_too, "or and", "cannot not after when whenever before", "here this"),)
"""The rule of where two things cannot be done."""
