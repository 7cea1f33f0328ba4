"""What stands between the words of a deed: "give you control, until the end of the turn, of one of their minions",
"gains, until your next turn, +2 power"; and what is one of two things: "either it or one of their minions".

For how long is told behind the deed, and the one is that minion. Knows words and their neighbours, no structure; it
is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import begin_behind, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "titan")
_APART = {",", "and", "then", "until", "if", "while", "unless", "instead"}
_TIMES = {"turn", "start", "end"}
_WORDS = {"the", "of", "this", "your", "their", "next", "that", *_TIMES}


def _until_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Gains, until the end of the turn, +2 power": gains +2 power until the end of the turn."""
    words = words_of(tokens)
    for place in range(2, len(words) - 4):
        if words[place : place + 2] != [",", "until"]:
            continue
        close = next((at for at in range(place + 2, len(words)) if words[at] not in _WORDS), len(words))
        end = sentence_end(words, close)
        if not _TIMES & set(words[place:close]) or words[close : close + 1] != [","] or close + 1 == end:
            continue
        if _APART & set(words[close + 1 : end]) or words[place - 1] not in _LED:
            continue
        begin = begin_behind(words, place, (",",))
        if _LEADS & set(words[max(begin, sentence_begin(words, place)) : place]):
            continue
        behind = tokens[close].end
        rest = tokens[close + 1 : end]
        last = rest[-1].end if rest else behind
        until = [Token(each.word, last, last) for each in tokens[place + 1 : close]]
        return [*tokens[:place], *rest, *until, *_until_behind(tokens[end:], lex)]
    return tokens


_LED = ("control", "gains", "gain", "has", "have", "gets", "get")
_LEADS = {"if", "while", "unless"}


def _either_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose another player's minion. They destroy either it or one of theirs": either that minion or one."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place - 1 : place + 2] != ["either", "it", "or"]:
            continue
        named = [each for each in words[:place] if lex.nouns.get(each, ("",))[0] in (*_CARDS, "card", "base")]
        if len(named) != 1 or lex.nouns[named[0]][0] not in _CARDS or lex.nouns[named[0]][1] != "one":
            continue
        it = tokens[place]
        that = [Token("that", it.start, it.start + 1), Token(named[0], it.start + 1, it.end)]
        return [*tokens[:place], *that, *_either_it(tokens[place + 1 :], lex)]
    return tokens


IN_BETWEEN = (
    where(_until_behind, "until", ",", " ".join(_LED)),
    where(_either_it, "either", "it"),
)
"""The rules of what stands between."""
