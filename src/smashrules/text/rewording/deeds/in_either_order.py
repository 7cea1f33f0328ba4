"""Two deeds of which it is told how they go together: "draw a card and play an extra action, in either order",
"either draw a card or gain 1 VP (but not both)".

In either order is one and then the other, or the other and then the one. Knows words and their
neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_ENDS = (".", ";", ":")
_POINTING = ("it", "its", "them", "their", "they", "that", "those", "these", "this", "here", "there", "rest", "other")
_NOT_PLAIN = frozenset((*_POINTING, "another", ",", "then", "if", "may"))
_CARDS_IN_ORDER = frozenset(("deck", "cards", "top", "bottom", "hand", "reveal", "look"))
_BOUND = ("less", "more", "fewer", "lower", "higher", "greater")
_NOT_BOTH = "&(but_not_both)"


def _in_either_order(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Do this and do that, in either order": choose one: do this, then do that; or do that, then do this."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(4, len(tokens) - 2):
        if words[place] != "in" or words[place + 1] not in ("either", "any") or words[place + 2] != "order":
            continue
        begin = begin_behind(words, place, _ENDS)
        end = place - (words[place - 1] == ",")
        joined = [at for at in range(begin, end) if words[at] == "and" and bare(words[at + 1], lex)]
        said = set(words[begin:end])
        apart = any(words[at] == "or" and words[at + 1] not in _BOUND for at in range(begin, end))
        plain = not _NOT_PLAIN & said and not apart and bare(words[begin], lex)
        sorting = words[place + 1] == "any" and (end == place or _CARDS_IN_ORDER & said)
        if len(joined) != 1 or not plain or sorting or words[place + 3] not in ("", "."):
            continue
        first, second = tokens[begin : joined[0]], tokens[joined[0] + 1 : end]
        start, last = tokens[begin].start, tokens[place + 2].end
        choose = [Token(each, start, start) for each in ("choose", "one", ":")]
        then = [Token(each, second[0].start, second[0].start) for each in (",", "then")]
        again = said_at((*second, *then, *first), last)
        other = [Token("@or", last, last), *again]
        return [*tokens[:begin], *choose, *first, *then, *second, *other, *tokens[place + 3 :]]
    return tokens


def _not_both(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Either draw two cards or play an extra minion (but not both)": one of them is done, as it is."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(4, len(tokens)):
        comma = words[place : place + 4] == [",", "but", "not", "both"]
        end = place + 4 if comma else place + 3 if words[place : place + 3] == ["but", "not", "both"] else place + 1
        if words[place] != _NOT_BOTH and end == place + 1:
            continue
        begin = begin_behind(words, place, _ENDS)
        if {"or", "@or"} & set(words[begin:place]) and words[end] in ("", "."):
            last = replace(tokens[place - 1], end=tokens[end - 1].end)
            return [*tokens[: place - 1], last, *_not_both(tokens[end:], lex)]
    return tokens


IN_EITHER_ORDER = (
    where(_in_either_order, "order", "either any", "and"),
    where(_not_both, f"both {_NOT_BOTH}", "or @or"),
)
"""The rules of how two deeds go together."""
