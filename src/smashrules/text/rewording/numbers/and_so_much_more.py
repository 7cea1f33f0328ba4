"""What a number is changed by, and by so much more for each of something: "is increased by 2, plus 1 for each of your
actions here".

It is changed twice. What remains of several somewhere is what somebody has there. Knows words and their neighbours,
no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MORE = (["plus"], ["and"], ["and", "another"], ["and", "an", "additional"], ["plus", "an", "additional"])
_STOPS = (".", ":", ";")
_REMAIN = (["remains"], ["remain"], ["is", "left"], ["are", "left"])
_THERE = (["there"], ["here"], ["at", "that", "base"], ["on", "that", "base"], ["at", "this", "base"])
_SO_MANY = (["exactly", "one"], ["only", "one"], ["two", "or", "more"], ["none"])


def _and_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This base's breakpoint is increased by 2, plus 1 for each action here": and it is increased by 1 for each."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        if words[place - 1] != "by" or not words[place].isdigit():
            continue
        at = place + 1 + (words[place + 1] == ",")
        more = max((each for each in _MORE if words[at : at + len(each)] == each), key=len, default=[])
        number = at + len(more)
        if not more or not words[number].isdigit() or words[number + 1 : number + 3] != ["for", "each"]:
            continue
        begin = max((to + 1 for to in range(place) if words[to] in _STOPS), default=0)
        end = next((to for to in range(place, len(words)) if words[to] in _STOPS), len(words))
        if {"until", ",", "if", "may"} & {*words[begin:place], *words[number:end]}:
            continue
        start, last = tokens[at].start, tokens[number].start
        again = [
            replace(each, start=min(start + nth, last - 1), end=last) for nth, each in enumerate(tokens[begin:place])
        ]
        stop = Token(".", tokens[place].end, tokens[place].end)
        return [*tokens[: place + 1], stop, *again, *tokens[number:]]
    return tokens


def _remain(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If exactly one of your minions remains there": if you have exactly one minion there."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        so_many = next((each for each in _SO_MANY if words[place : place + len(each)] == each), [])
        of = place + len(so_many)
        if words[place - 1] != "if" or not so_many or words[of : of + 2] != ["of", "your"]:
            continue
        noun = of + 2 + (words[of + 2] == "other")
        remain = next((each for each in _REMAIN if words[noun + 1 : noun + 1 + len(each)] == each), [])
        at = noun + 1 + len(remain)
        there = any(words[at : at + len(each)] == each for each in _THERE)
        kind = lex.nouns.get(words[noun], ("", ""))
        if not remain or not there or kind[1] != "many":
            continue
        one = so_many[-1] == "one"
        called = next(each for each, known in lex.nouns.items() if known == (kind[0], "one" if one else "many"))
        many = ["no"] if so_many == ["none"] else ["exactly", "one"] if one else so_many
        said = ["you", "have", *many, *(["other"] if noun > of + 2 else []), called]
        start, last = tokens[place].start, tokens[at - 1].end
        told = [Token(each, min(start + nth, last - 1), last) for nth, each in enumerate(said)]
        return [*tokens[:place], *told, *tokens[at:]]
    return tokens


AND_SO_MUCH_MORE = (
    where(_and_more, "plus and", "by", "each"),
    where(_remain, "remains remain left", "if", "your"),
)
"""The rules of so much more for each, and of what remains."""
