"""What goes along to where something has just gone: "move this titan to another base. You may move one of your
minions there with it".

It goes to that base. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_GOING = ("move", "transfer", "moves", "transfers")
_GOALS = (["to", "another", "base"], ["to", "a", "base"])
_THERE = ("there", "from_there", "to_there")


def _there_with_it(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Move it to another base. You may move one of your minions there with it": to that base. Where a base was
    spoken of before, "there" may be that one, where they still are."""
    words = words_of(tokens)
    told = words_of(before[-1]) if before else []
    earlier = {each.word for sentence in before[:-1] for each in sentence}
    goal = next((at for at in range(len(told)) if told[at : at + 3] in _GOALS), 0)
    if not goal or not set(_GOING) & set(told[:goal]) or {*_THERE, "base"} & {*told[:goal], *earlier}:
        return tokens
    for place in range(2, len(words) - 2):
        if words[place : place + 3] == ["there", "with", "it"] and words[place + 3 : place + 4] in ([], ["."]):
            if not set(_GOING) & set(words[:place]) or lex.nouns.get(words[place - 1]) is None:
                return tokens
            to_there = replace(tokens[place], word="to_there", end=tokens[place + 2].end)
            return [*tokens[:place], to_there, *tokens[place + 3 :]]
    return tokens


ALONG_WITH = (looking_back(_there_with_it, "there", "with", "it"),)
"""The rule of what goes along."""
