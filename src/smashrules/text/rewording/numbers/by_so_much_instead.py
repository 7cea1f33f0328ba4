"""How much less or more it is instead: "reduce X by 2 until the end of the turn. If A, reduce it by 3 instead", "...
by 2 until the end of the turn, or by 3 if A".

What is reduced, and until when, is put in again. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, said_at, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CHANGES = ("reduce", "increase", "lower", "raise")
_ONE_OF_THEM = (["a"], ["an"], ["one"], ["another"])
_END = ["the", "end", "of", "the", "turn"]


def _told(words: list[str]) -> tuple[int, int, int]:
    """Where "reduce X by 2 until ..." has its verb, its "by" and its "until"; zeros where it is no such deed."""
    verb = next((at for at, word in enumerate(words) if word in _CHANGES), -1)
    if verb < 0 or "by" not in words[verb:]:
        return 0, 0, 0
    by = words.index("by", verb)
    until = by + 2 if words[by + 2 : by + 3] == ["until"] else 0
    return (verb, by, until) if by > verb + 1 and until and words[verb + 1] != "it" else (0, 0, 0)


def _of_the_same(what: list[Token]) -> list[Token]:
    """ "A base's breakpoint", "the breakpoint of a base", said of the same base again: its breakpoint."""
    words = words_of(what)
    its = replace(what[0], word="its")
    if words[:1] in _ONE_OF_THEM and "'s" in words:
        return [its, *what[len(words) - words[::-1].index("'s") :]]
    if words[:1] == ["the"] and words[2:3] == ["of"] and words[3:4] in _ONE_OF_THEM:
        return [its, what[1]]
    return what


def _instead(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If A, reduce it by 3 instead": reduce this base's breakpoint by 3 until the end of the turn instead."""
    words = words_of(tokens)
    last = before[-1] if before else []
    verb, by, until = _told(words_of(last))
    at = len(words) - 5
    if not by or at < 1 or words[at:-2] != [last[verb].word, "it", "by"] or words[-1] != "instead":
        return tokens
    it, number = tokens[at + 1], tokens[-2]
    what = [replace(each, start=it.start, end=it.end) for each in _of_the_same(last[verb + 1 : by])]
    long = [replace(each, start=number.end, end=number.end) for each in last[until:]]
    return [*tokens[: at + 1], *what, *tokens[at + 2 : -1], *long, tokens[-1]]


def _or_by(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Reduce X by 2 until the end of the turn, or by 3 if A": that; if A, reduce X by 3 until then instead."""
    words = words_of(tokens)
    place = next((at for at in range(4, len(words) - 4) if words[at : at + 2] == ["or", "by"]), 0)
    begin = sentence_begin(words, place)
    end = sentence_end(words, place)
    behind = place + 3 + (words[place + 3 : place + 4] == ["instead"])
    verb, by, until = _told(words[begin:place])
    if not place or not by or words[behind : behind + 1] != ["if"] or {",", "instead"} & set(words[behind:end]):
        return tokens
    verb, by, until = verb + begin, by + begin, until + begin
    stop = place - (words[place - 1] == ",")
    if words[until + 1 : stop] != _END:
        return tokens
    at, last = tokens[behind].start, tokens[end - 1].end
    again = [tokens[verb], *_of_the_same(tokens[verb + 1 : by]), tokens[by], tokens[place + 2], *tokens[until:stop]]
    told = said_at(again, last)
    point = Token(".", at, at)
    comma, instead = Token(",", last, last), Token("instead", last, last)
    return [*tokens[:stop], point, *tokens[behind:end], comma, *told, instead, *tokens[end:]]


OR_BY = (where(_or_by, "by", "or", "if", " ".join(_CHANGES)),)
"""The rule of one sentence, asked of what is written."""
BY_SO_MUCH_INSTEAD = (looking_back(_instead, "instead", "by", "it", " ".join(_CHANGES)),)
"""The rule that looks back at what is reduced."""
