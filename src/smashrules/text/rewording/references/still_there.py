"""What is asked later of where a chosen minion was: "choose a minion. If it is still on the same base at the start of
your next turn, destroy it".

It is chosen at a base, and asked for at that one. Knows words and their neighbours, no structure; it is asked before
words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_IT = (["it", "is"], ["that", "minion", "is"], ["the", "chosen", "minion", "is"])
_STILL = (
    ["on", "the", "same", "base"],
    ["at", "the", "same", "base"],
    ["still", "on", "the", "same", "base"],
    ["still", "at", "the", "same", "base"],
    ["still", "on", "that", "base"],
    ["still", "at", "that", "base"],
    ["still", "on", "its", "base"],
    ["still", "where", "it", "was"],
    ["where", "it", "was"],
)
_PLACED = frozenset(("base", "bases", "here", "there", "on", "at", ",", "and", "or", "in", "hand", "pile", "deck"))


def _still_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a minion. If it is still there at the start of your next turn": a minion at a base; at that base."""
    words = words_of(tokens)
    for begin in (at for at, word in enumerate(words) if word == "choose"):
        stop = sentence_end(words, begin)
        kind = lex.nouns.get(words[stop - 1], ("", ""))[0]
        if kind != "minion" or words[begin - 1 : begin] not in ([], ["."], [":"]) or _PLACED & set(words[begin:stop]):
            continue
        end = sentence_end(words, stop + 1)
        if not {"start", "end"} & set(words[stop:end]) or "turn" not in words[stop:end]:
            continue
        for place in range(stop + 1, end):
            it = at_words(words, place + 1, _IT) if words[place] in ("if", "unless") else []
            still = at_words(words, place + 1 + len(it), _STILL)
            if not it or not still or {"base", "bases", "there", "here"} & set(words[stop:place]):
                continue
            at = place + 1 + len(it)
            told = put(tokens, at, at + len(still), ["at", "that", "base"])
            return put(told, stop - 1, stop, [words[stop - 1], "at", "a", "base"])
    return tokens


STILL_THERE = (where(_still_there, "choose", "is", "if unless", "turn"),)
"""The rule of what is still where it was."""
