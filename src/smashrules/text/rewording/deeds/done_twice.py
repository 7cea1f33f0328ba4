"""What is done twice, told ahead: "do the following twice: move a minion to another base"; and one minion that is
moved twice, or up to three times.

It is done, and done again. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_HEADS = (["do", "the", "following", "twice", ":"], ["do", "this", "twice", ":"], ["twice", ",", "do", "this", ":"])
_AGAIN = (".", "do", "this", "again")


def _done_twice(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Do the following twice: draw a card": draw a card. Do this again."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        head = next((each for each in _HEADS if words[place : place + len(each)] == each), [])
        begin = place + len(head)
        if not head or words[place - 1 : place] not in ([], ["."], [":"]) or not bare(words[begin], lex):
            continue
        end = sentence_end(words, begin)
        if {";", "@or", "may"} & set(words[begin:end]):
            continue
        last = tokens[end - 1].end
        again = [Token(each, last, last) for each in _AGAIN]
        return [*tokens[:place], *tokens[begin:end], *again, *_done_twice(tokens[end:], lex)]
    return tokens


def _moved_twice(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move one of your minions twice": and then to another base; "up to two times": each time, you may."""
    words = words_of(tokens)
    place = next((at for at in range(len(words)) if words[at] == "move"), 0)
    begin = place - 2 * (words[place - 2 : place] == ["you", "may"])
    what = at_words(words, place + 1, _ONE)
    end = place + 1 + len(what)
    often = at_words(words, end, (*_TWICE, *(["up", "to", *each.split()] for each in _TIMES)))
    stop = end + len(often)
    if not what or not often or words[begin - 1 : begin] not in ([], ["."], [":"], [","]):
        return tokens
    if words[stop : stop + 1] not in ([], ["."]):
        return tokens
    if often not in _TWICE and {"if", "each"} & set(words[stop : stop + 3]):
        return tokens  # "if you do": how often
    last = tokens[stop - 1].end
    moved = [*tokens[place:end], *(Token(each, last, last) for each in ("to", "another", "base"))]
    if often in _TWICE:
        again = [Token(each, last, last) for each in (",", "then", "move", "it", "to", "another", "base")]
        return [*tokens[:place], *moved, *again, *tokens[stop:]]
    start = tokens[place].start
    may = [] if begin < place else [Token("you", start, start), Token("may", start, start)]
    once = [Token(each, last, last) for each in (".", "you", "may", "move", "it", "to", "another", "base")]
    return [*tokens[:place], *may, *moved, *once * _TIMES[" ".join(often[2:])], *tokens[stop:]]


_ONE = (
    ["this", "minion"],
    ["a", "minion"],
    ["one", "of", "your", "minions"],
    ["another", "minion"],
    ["that", "minion"],
)
_TWICE = (["twice"], ["two", "times"])
_TIMES = {"twice": 1, "two times": 1, "three times": 2}

DONE_TWICE = (
    where(_done_twice, "twice", ":", "do"),
    where(_moved_twice, "twice times", "move"),
)
"""The rules of what is done twice."""
