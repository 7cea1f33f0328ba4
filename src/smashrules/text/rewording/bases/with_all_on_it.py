"""A base that is destroyed together with what is on it: the cards first, for they would be gone with the base.

"Destroy this base and all other cards on it" destroys the cards there, and the base; "Replace it normally" says only
what happens anyway. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_KNOWN = ("this", "that", "the")
_ONE = ("a", "another", "one")
_CARDS = ("card", "minion", "action", "titan", "monster")
_ALL = ("all", "each", "every", "any")
_THERE = (["on", "it"], ["there"], ["here"], ["on", "this", "base"], ["on", "that", "base"], ["at", "it"])


def _cards_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy this base and all other cards on it": destroy the cards there, and this base."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        if not any(name == "destroy" and form in ("bare", "third") for name, form in lex.verbs.get(word, ())):
            continue
        if words[place + 1 : place + 2] not in ([each] for each in (*_KNOWN, *_ONE)) or "and" not in words[place:]:
            continue
        end = words.index("and", place)
        last = lex.nouns.get(words[end - 1], ("", ""))
        lies = words[end + 1 : end + 2] in ([each] for each in _ALL)
        noun = end + 2 + (words[end + 2 : end + 3] == ["other"])
        what = words[noun : noun + 1]
        if last != ("base", "one") or end - place > 4 or not lies or not what or what[0] not in lex.nouns:
            continue
        if lex.nouns[what[0]][0] not in _CARDS or words[noun + 1 :] not in _THERE:
            continue
        at = tokens[end]
        base = tokens[place + 1 : end]
        some = tokens[end + 1 : noun + 1]
        if words[place + 1] in _KNOWN:
            again = [replace(each, start=at.start, end=at.start) for each in base]
            on = Token("on", tokens[noun].end, tokens[-1].end)
            return [*tokens[: place + 1], *some, on, *again, at, replace(tokens[place], start=at.start), *again]
        that = [replace(each, word=new) for each, new in zip((at, at), ("that", "base"), strict=True)]
        comma = replace(at, word=",")
        chosen = replace(tokens[place], word=lex.forms["choose"][lex.forms["destroy"].index(word)])
        done = replace(tokens[place], start=at.start)
        on = Token("on", tokens[noun].end, tokens[-1].end)
        return [*tokens[:place], chosen, *base, comma, done, *some, on, *that, comma, at, done, *that]
    return tokens


WITH_ALL_ON_IT = (where(_cards_first, "destroy destroys", "base", "and"),)
"""The rule about a base and what is on it."""
