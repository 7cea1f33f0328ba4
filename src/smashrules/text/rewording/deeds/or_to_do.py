"""Two things of which one is paid for, each said with "to": "discard a card to draw a card or to gain 1 VP".

The second "to" says nothing more: it is what the first says, of either of the two. Knows words and their neighbours,
no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, joints
from smashrules.text.words.tokens import Token, words_of

_OR = ("or", "@or")
_SHUT = (".", ":", ";")


def _or_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy it to draw a card or to gain 1 VP": to draw a card or gain 1 VP."""
    words = words_of(tokens)
    for place in range(4, len(words) - 2):
        if words[place] not in _OR or words[place + 1] != "to" or not bare(words[place + 2], lex):
            continue
        begin = begin_behind(words, place, _SHUT)
        verb = {at: at + 1 + (words[at + 1] == "either") for at in range(begin, place - 2) if words[at] == "to"}
        paid = [at for at, does in verb.items() if bare(words[does], lex)]
        if len(paid) != 1 or joints(words[paid[0] : place]) & {*_OR, "and"}:
            continue
        cut = place - (words[place - 1] == ",")
        first = verb[paid[0]]
        told = words[first - 1] == "either" or words[place] == "or"
        either = [] if told else [replace(tokens[first], word="either", end=tokens[first].start)]
        joint = replace(tokens[place], end=tokens[place + 1].end)
        return [*tokens[:first], *either, *tokens[first:cut], joint, *tokens[place + 2 :]]
    return tokens


OR_TO_DO = (where(_or_to, "or @or", "to"),)
"""The rule of two things of which one is paid for."""
