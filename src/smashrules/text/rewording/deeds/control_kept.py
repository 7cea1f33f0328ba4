"""Whose controller cannot be another one: "minions here cannot change controllers", "control of minions here cannot
change".

Players cannot take control of them. Knows words and their neighbours, no structure; it is asked before words are
joined.
"""

from __future__ import annotations

from itertools import pairwise

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CHANGE = (
    ["cannot", "change", "controllers"],
    ["cannot", "change", "controller"],
    ["cannot", "change", "control"],
    ["cannot", "be", "taken", "control", "of"],
    ["cannot", "be", "controlled"],
    ["cannot", "have", "their", "controller", "changed"],
    ["cannot", "have", "its", "controller", "changed"],
    ["cannot", "have", "their", "control", "changed"],
)
_CHANGES = (["cannot", "change"], ["cannot", "be", "changed"], ["cannot", "be", "taken"], ["cannot", "be", "gained"])
_BY = (["other", "players"], ["another", "player"], ["any", "other", "player"], ["opponents"], ["your", "opponents"])
_ENDS: tuple[list[str], ...] = ([], ["."], ["while"], ["until"])
_BOUNDS = {("or", each) for each in ("less", "more", "fewer", "higher", "lower", "greater")}
_ASIDE = {"if", "when", "after", "that", "and", "or", ",", "while"}


def _control_kept(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion cannot change controllers": players cannot take control of it; "cannot be controlled by other
    players": these cannot."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        begin = sentence_begin(words, place)
        change = at_words(words, place, _CHANGE)
        if not change and words[begin : begin + 2] == ["control", "of"]:
            change, begin = at_words(words, place, _CHANGES), begin + 2
        end, by = place + len(change), ["players"]
        who = words[begin:place]
        if words[end : end + 1] == ["by"]:
            stop = next((at for at in range(end, len(words)) if words[at] in (".", "while", "until")), len(words))
            end, by = stop, words[end + 1 : stop]
            if by not in _BY:
                continue
        said = {each for each, then in pairwise([*who, ""]) if (each, then) not in _BOUNDS}  # "of power 2 or less"
        if not change or not who or _ASIDE & said or words[end : end + 1] not in _ENDS:
            continue
        first = sentence_begin(words, place)
        told = [*by, "cannot", "take", "control", "of", *who]
        return [*put(tokens[:end], first, end, told), *_control_kept(tokens[end:], lex)]
    return tokens


CONTROL_KEPT = (
    where(
        _control_kept, "change changed taken gained controlled", "cannot", "controllers controller control controlled"
    ),
)
"""The rule of what cannot change its controller."""
