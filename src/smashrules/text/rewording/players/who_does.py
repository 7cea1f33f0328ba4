"""A chosen player of whom a clause behind a comma tells what they do: "choose another player, who discards a card".

It is told in a sentence of its own. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import third
from smashrules.text.words.tokens import Token, words_of

_CHOSEN = (["choose", "another", "player"], ["choose", "a", "player"], ["choose", "any", "player"])


def _who(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose another player, who discards a card": that player does."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if words[place : place + 2] != [",", "who"] or words[place - 3 : place] not in _CHOSEN:
            continue
        does = words[place + 2]
        if not (third(does, lex) or does in ("may", "must")):
            continue
        who = tokens[place + 1]
        middle = who.start + 1
        that = [replace(who, word="that", end=middle), replace(who, word="player", start=middle)]
        return [*tokens[:place], replace(tokens[place], word="."), *that, *tokens[place + 2 :]]
    return tokens


WHO_DOES = (where(_who, "who", ",", "choose"),)
"""The rule of what a chosen player does."""
