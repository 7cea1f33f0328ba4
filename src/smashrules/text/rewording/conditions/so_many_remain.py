"""How many of several are left somewhere: "if exactly one of your minions remains there".

Somebody has so many there. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_REMAIN = (["remains"], ["remain"], ["is", "left"], ["are", "left"])
_THERE = (["there"], ["here"], ["at", "that", "base"], ["on", "that", "base"], ["at", "this", "base"])
_SO_MANY = (["exactly", "one"], ["only", "one"], ["two", "or", "more"], ["none"])


def _remain(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If exactly one of your minions remains there": if you have exactly one minion there."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        so_many = at_words(words, place, _SO_MANY)
        of = place + len(so_many)
        if words[place - 1] != "if" or not so_many or words[of : of + 2] != ["of", "your"]:
            continue
        noun = of + 2 + (words[of + 2] == "other")
        remain = at_words(words, noun + 1, _REMAIN)
        at = noun + 1 + len(remain)
        there = at_words(words, at, _THERE)
        kind = lex.nouns.get(words[noun], ("", ""))
        if not remain or not there or kind[1] != "many":
            continue
        one = so_many[-1] == "one"
        called = next(each for each, known in lex.nouns.items() if known == (kind[0], "one" if one else "many"))
        many = ["no"] if so_many == ["none"] else ["exactly", "one"] if one else so_many
        said = ["you", "have", *many, *(["other"] if noun > of + 2 else []), called]
        return put(tokens, place, at, said)
    return tokens


SO_MANY_REMAIN = (where(_remain, "remains remain left", "if", "your"),)
"""The rule of how many are left."""
