"""Things at one of two bases, or all moved to one base: "destroy a minion at its new base or the base it left", "move
two minions to the same base".

It is one deed at the one base or the same deed at the other; the same base is a base, all of them go to it. Knows
words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_AT = ("at", "on")
_BASES = (
    ["its", "new", "base"],
    ["its", "old", "base"],
    ["its", "previous", "base"],
    ["its", "base"],
    ["this", "base"],
    ["that", "base"],
    ["this", "minion", "'s", "previous", "base"],
    ["its", "old", "one"],
    ["its", "new", "one"],
)
_ENDS = (".", ";", ":", ",")
_BOUND = ("less", "more", "fewer", "lower", "higher", "greater")
_MODAL = ("may", "then", "and")


def _at_either(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion at its base or its previous base": at its base, or a minion at its previous base."""
    words = [*words_of(tokens), "", ""]
    for place in range(2, len(tokens) - 4):
        either = words[place + 1] == "either"
        one = _base(words, place + 1 + either) if words[place] in _AT else 0
        if not one or words[one] != "or":
            continue
        second = one + 1 + (words[one + 1] in _AT)
        end = _base(words, second)
        if not end or words[end] not in ("", ".", ";"):
            continue
        stop = max((at + 1 for at in range(place) if words[at] in _ENDS or words[at] in _MODAL), default=0)
        apart = any(words[at] == "or" and words[at + 1] not in _BOUND for at in range(stop, place))
        if not bare(words[stop], lex) or apart or {"either", "if"} & set(words[stop:place]):
            continue
        deed, last = tokens[stop:place], tokens[end - 1].end
        at = replace(tokens[place], start=last, end=last)
        again = said_at(deed, last)
        first = [*deed, tokens[place], *_plainly(tokens[place + 1 + either : one])]
        head = Token("either", tokens[stop].start, tokens[stop].start)
        other = [tokens[one], *again, at, *_plainly(tokens[second:end])]
        return [*tokens[:stop], head, *first, *other, *tokens[end:]]
    return tokens


def _plainly(base: list[Token]) -> list[Token]:
    """ "Its new one": its new base."""
    return [*base[:-1], replace(base[-1], word="base")]


def _base(words: list[str], at: int) -> int:
    """Where the words end that name a base; 0 where none is named."""
    return next((at + len(each) for each in _BASES if words[at : at + len(each)] == each), 0)


def _to_one_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move up to two minions to the same base": to a base, which is spoken of then."""
    words = [*words_of(tokens), ""]
    for place in range(3, len(tokens) - 3):
        if words[place : place + 4] != ["to", "the", "same", "base"] or words[place + 4] not in ("", ".", ","):
            continue
        begin = begin_behind(words, place, (".", ";", ":"))
        moved = words[begin:place]
        several = any(lex.nouns.get(each, ("", ""))[1] == "many" for each in moved[-2:])
        if (
            {"base", "bases", "here", "there"} & set(words[:place])
            or not several
            or {"move", "moves"}.isdisjoint(moved)
        ):
            continue
        one = replace(tokens[place + 1], word="a", end=tokens[place + 2].end)
        return [*tokens[: place + 1], one, *tokens[place + 3 :]]
    return tokens


AT_EITHER_BASE = (
    where(_at_either, "or", "at on", "base"),
    where(_to_one_base, "same", "base", "move moves"),
)
"""The rules of one of two bases, and of one base for all."""
