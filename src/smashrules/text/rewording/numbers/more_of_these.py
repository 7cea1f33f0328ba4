"""More of some cards than of others, each of them described: "if there are more of your minions than other players'
minions here", "more minions with a +1 power counter than minions without one".

The number of the one is greater than that of the other. Knows words and their neighbours, no structure; it is asked
before a text is cut into sentences.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ASKING = ("if", "while")
_WAYS = {"more": "above", "fewer": "below"}
_PLACES = ("here", "there")
_WHOSE = (
    ["your", "minions"],
    ["your", "actions"],
    ["other", "players", "'s", "minions"],
    ["other", "players", "'s", "actions"],
    ["your", "opponents", "'s", "minions"],
)


def _more_of_these(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If there are more of your minions than other players' minions here": if the number of yours here is greater
    than that of theirs here. Yours, and "other minions": theirs."""
    words = words_of(tokens)
    for place in range(len(words) - 8):
        if words[place] not in _ASKING or words[place + 1 : place + 3] != ["there", "are"]:
            continue
        comma = next((at for at in range(place, len(words)) if words[at] in (",", ".")), len(words))
        than = next((at for at in range(place, comma) if words[at] == "than"), 0)
        if words[place + 3] not in _WAYS or not than:
            continue
        one = tokens[place + 4 + (words[place + 4] == "of") : than]
        other = tokens[than + 1 + (words[than + 1] == "of") : comma]
        where_ = other[-1:] if other and other[-1].word in _PLACES else []
        other = other[: len(other) - len(where_)]
        if words_of(one) == ["your", "minions"] and words_of(other) in (["other", "minions"], ["other", "ones"]):
            players, s = (Token(each, other[0].end, other[0].end) for each in ("players", "'s"))
            other = [other[0], players, s, replace(other[-1], word="minions")]
        if not where_ or words_of(one) not in _WHOSE or words_of(other) not in _WHOSE:
            continue
        more, at = tokens[place + 3], tokens[than]
        number = [replace(more, word=each) for each in ("the", "number", "of")]
        again = [replace(at, word=each) for each in ("the", "number", "of")]
        is_ = [Token(each, one[-1].end, one[-1].end) for each in (where_[0].word, "is", _WAYS[more.word])]
        told = [*number, *one, *is_, *again, *other, *where_]
        return [*tokens[: place + 1], *told, *_more_of_these(tokens[comma:], lex)]
    return tokens


MORE_OF_THESE = (where(_more_of_these, "more fewer", "than", "there"),)
"""The rule of more of some cards than of others."""
