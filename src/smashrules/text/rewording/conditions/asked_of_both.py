"""What somebody has and has done, asked with one subject: "if you have a minion here and played only one card this
turn"; and three things that somebody has: "while you have a minion, an action and a titan here".

What was done is told as they have done it; only one is exactly one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import past
from smashrules.text.words.tokens import Token, words_of

_OPENERS = ("if", "unless", "while")
_WHOM = ("a", "an", "no", "one", "exactly", "only", "your", "another", "this", "any", "at_least", "two", "three")
_HAVE = {"you": "have", "they": "have"}
_APART = (",", "or", "@or", ".")


def _and_did(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have a minion here and played a card this turn": and have played one."""
    words = words_of(tokens)
    for begin in range(len(words) - 5):
        who = words[begin + 1]
        if words[begin] not in _OPENERS or who not in _HAVE or words[begin + 2] != _HAVE[who]:
            continue
        end = next((at for at in range(begin, len(words)) if words[at] in _APART), len(words))
        for place in range(begin + 4, end - 2):
            did = words[place + 1]
            if words[place] == "and" and past(did, lex) and words[place + 2] in _WHOM and words[place - 1] != "both":
                at = tokens[place].end
                return [*tokens[: place + 1], Token("have", at, at), *tokens[place + 1 :]]
    return tokens


def _only_so_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you played only one card this turn", "if you only played one": exactly one."""
    words = words_of(tokens)
    opened = next((at for at, word in enumerate(words) if word in _OPENERS), len(words))
    for place in range(opened + 2, len(words) - 2):
        if words[place] != "only":
            continue
        if past(words[place - 1], lex) and words[place + 1] in lex.numerals:
            return [*tokens[:place], replace(tokens[place], word="exactly"), *tokens[place + 1 :]]
        ahead = past(words[place + 1], lex) or words[place + 1] in ("have", "has")
        if ahead and words[place + 2] in lex.numerals:
            exactly = replace(tokens[place], word="exactly", start=tokens[place + 1].end, end=tokens[place + 1].end)
            verb = replace(tokens[place + 1], start=tokens[place].start)
            return [*tokens[:place], verb, exactly, *tokens[place + 2 :]]
    return tokens


def _each_of_three(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "While you have a minion, an action and a titan here": you have the first here, and you have the second ..."""
    words = words_of(tokens)
    begin = next((at for at in range(len(words) - 8) if words[at] in _OPENERS and words[at + 1] in _HAVE), -1)
    if begin < 0 or words[begin + 2] not in ("have", "control") or words[begin] == "unless":
        return tokens
    if "and" not in words[begin:]:
        return tokens
    last = words.index("and", begin)
    end = words.index(",", last) if "," in words[last:] else len(words)
    last -= words[last - 1] == ","
    starts = [begin + 3, *(at + 1 for at in range(begin, last) if words[at] == ","), words.index("and", begin) + 1]
    stops = [*(each - 1 for each in starts[1:-1]), last, end]
    if len(starts) < 3 or {"or", "@or"} & set(words[begin:end]):
        return tokens
    things = [tokens[start:stop] for start, stop in zip(starts, stops, strict=True)]
    if any(len(each) < 2 or each[0].word not in _WHOM or _verbs(each, lex) for each in things):
        return tokens
    where_ = at_words(words, end - 1, (["here"], ["there"])) or at_words(words, end - 2, (["in", "play"],))
    placed = [words_of(each)[-len(where_) :] == where_ for each in things] if where_ else []
    if where_ and placed.count(True) not in (1, len(things)):
        return tokens
    told: list[Token] = []
    for nth, each in enumerate(things):
        at = each[-1].end
        told += said_at([Token("and", 0, 0), *tokens[begin + 1 : begin + 3]], each[0].start) if nth else []
        told += [*each, *said_at(tokens[end - len(where_) : end], at)] if placed and not placed[nth] else each
    return [*tokens[: begin + 3], *told, *tokens[end:]]


def _verbs(thing: list[Token], lex: Lexicon) -> bool:
    """Whether something is told of it by a clause of its own, or it is none."""
    words = words_of(thing)
    return bool(_CLAUSES & set(words)) or not any(lex.nouns.get(each, ("",))[0] in _THINGS for each in words)


_CLAUSES = frozenset(("is", "are", "has", "have", "where", "that", "who", "whose", "was", "played", "you"))
_THINGS = ("minion", "action", "titan", "card", "monster", "treasure")

ASKED_OF_BOTH = (
    where(_each_of_three, "and", ",", "have control", "if while"),
    where(_only_so_many, "only", "if unless while"),
    where(_and_did, "and", "have", "if unless while"),
)
"""The rules of what somebody has and has done."""
