"""The card that a text is on, set against another: "after you take control of another minion, place a counter on this
one".

"This one" is this minion, where another minion was named; what lies under it lies under this card.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_KINDS = ("minion", "action", "titan", "base")
_OTHERS = ("another", "other")
_ENDS = ("", ".", ",", "until", "and", "if", "here", "instead", "to", "at", "has", "gains", "gets", "is", "'s")


def _this_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After another minion is destroyed here, place a +1 power counter on this one": on this minion."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens) - 1):
        said_so = words[place : place + 2] == ["this", "one"] and words[place - 1] != "than"
        if not said_so or words[place + 2] not in _ENDS:
            continue
        begin = sentence_begin(words, place)
        if not set(words[begin:place]) & set(_OTHERS):
            begin = begin_behind(words, place, (":",))
        said = [at for at in range(begin, place) if lex.nouns.get(words[at], ("",))[0] in _KINDS]
        others = [at for at in said if set(words[max(begin, at - 3) : at]) & set(_OTHERS)]
        kinds = {lex.nouns[words[at]][0] for at in said}
        told = kinds - {"base"} or kinds
        if others and told == {lex.nouns[words[others[0]]][0]}:
            one = tokens[place + 1]
            return [*tokens[: place + 1], replace(one, word=min(told)), *tokens[place + 2 :]]
    return tokens


def _under_this_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player stores a card from their hand under this one": under this card."""
    words = [*words_of(tokens), ""]
    for place in range(3, len(tokens) - 2):
        if words[place] not in _UNDER or words[place + 1 : place + 3] != ["this", "one"]:
            continue
        begin = sentence_begin(words, place)
        kinds = [lex.nouns.get(each, ("",))[0] for each in words[begin:place]]
        named = [each for each in kinds if each in (*_KINDS, "card")]
        if named in (["card"], ["action"]) and words[place + 3] in _ENDS:
            return [*tokens[: place + 2], replace(tokens[place + 2], word=named[0]), *tokens[place + 3 :]]
    return tokens


_UNDER = ("under", "beneath", "underneath")

THIS_ONE = (
    where(_under_this_one, " ".join(_UNDER), "this", "one"),
    where(_this_one, "one", "this", "another other"),
)
"""The rule of this one set against another."""
