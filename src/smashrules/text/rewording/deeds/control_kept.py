"""Whose controller cannot be another one: "minions here cannot change controllers", "control of minions here cannot
change".

Players cannot take control of them. Knows words and their neighbours, no structure; it is asked before words are
joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CHANGE = (
    ["cannot", "change", "controllers"],
    ["cannot", "change", "controller"],
    ["cannot", "change", "control"],
    ["cannot", "be", "taken", "control", "of"],
    ["cannot", "have", "their", "controller", "changed"],
    ["cannot", "have", "its", "controller", "changed"],
    ["cannot", "have", "their", "control", "changed"],
)
_CHANGES = (["cannot", "change"], ["cannot", "be", "changed"], ["cannot", "be", "taken"], ["cannot", "be", "gained"])
_ENDS: tuple[list[str], ...] = ([], ["."], ["while"], ["until"])
_ASIDE = {"if", "when", "after", "that", "and", "or", ",", "while"}


def _control_kept(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion cannot change controllers": players cannot take control of it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        begin = sentence_begin(words, place)
        change = at_words(words, place, _CHANGE)
        if not change and words[begin : begin + 2] == ["control", "of"]:
            change, begin = at_words(words, place, _CHANGES), begin + 2
        end = place + len(change)
        who = words[begin:place]
        if not change or not who or _ASIDE & set(who) or words[end : end + 1] not in _ENDS:
            continue
        first = sentence_begin(words, place)
        told = ["players", "cannot", "take", "control", "of", *who]
        return [*put(tokens[:end], first, end, told), *_control_kept(tokens[end:], lex)]
    return tokens


CONTROL_KEPT = (where(_control_kept, "change changed taken gained", "cannot", "controllers controller control"),)
"""The rule of what cannot change its controller."""
