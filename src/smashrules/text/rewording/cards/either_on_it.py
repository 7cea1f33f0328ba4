"""A card with one thing or another on it: "destroy a minion with an action or a +1 power counter on it".

One with an action on it is destroyed, or one with a counter; it is asked whether the one or the other is on it. Knows
words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_ON = ("action", "counter")
_SINGLE = ("a", "an", "another")
_SOME = ("a", "an", "one", "any")
_JOINED = (",", "and", "or", "@or", "to", "if", "each", "then")


def _either(words: list[str], place: int, lex: Lexicon) -> tuple[int, int, list[str], list[str]] | None:
    """Of "an action or a +1 power counter on it" around the "or" at ``place``: where it begins and ends, and the
    two."""
    first = lex.nouns.get(words[place - 1], ("", ""))
    at = place + 1 + (words[place + 1] in ("a", "an"))
    second = lex.nouns.get(words[at], ("", "")) if at < len(words) else ("", "")
    if {first[0], second[0]} != set(_ON) or words[at + 1 : at + 3] not in (["on", "it"], ["on", "them"]):
        return None
    begin = place - 2
    more = words[place - 2] == "or_more" and words[place - 3] == "one"
    begin -= more
    some = more or words[begin] in _SOME
    if not some or (first[1] != second[1]):
        return None
    return begin, at + 3, [words[place - 1]], [words[at]]


def _one(noun: str, lex: Lexicon) -> list[str]:
    kind = noun.removesuffix("s") if lex.nouns[noun][0] == "counter" else "action"
    return ["an" if kind[0] == "a" else "a", kind]


def _is_on_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it has an action or a +1 power counter on it": if it has the one on it, or there is the other on it."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        found = _either(words, place, lex) if words[place] == "or" else None
        if found is None or words[found[0] - 1] not in ("has", "had") or "if" not in words[:place]:
            continue
        begin, end, first, second = found
        if words[begin - 1] == "had" or words[begin - 2 : begin - 1] not in (["it"], ["minion"]):
            return tokens
        counter, action = (first, second) if lex.nouns[first[0]][0] == "counter" else (second, first)
        start, last = tokens[begin].start, tokens[end - 1].end
        said = [*_one(counter[0], lex), "on", "it", "or", "there", "is", *_one(action[0], lex), "on", "it"]
        told = spread(said, start, last)
        return [*tokens[:begin], *told, *tokens[end:]]
    return tokens


def _one_with_either(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion with an action or a +1 power counter on it": destroy one with the one, or with the other."""
    words = words_of(tokens)
    verb = 2 if words[:2] == ["you", "may"] else 0
    if words[verb + 1 : verb + 2] not in [[each] for each in _SINGLE] or not bare(words[verb], lex):
        return tokens
    for place in range(verb + 4, len(words) - 2):
        found = _either(words, place, lex) if words[place] == "or" else None
        if found is None:
            continue
        begin, end, first, second = found
        with_ = 1 if words[begin - 1] == "with" else 2 if words[begin - 2 : begin] == ["that", "has"] else 0
        rest = words[end:]
        what = words[verb + 1 : begin - with_]
        if not with_ or set(what) & set(_JOINED) or set(rest) & (set(_JOINED) - {"to"}) or words[end - 1] != "it":
            return tokens
        at = tokens[end - 1].end
        both = [tokens[verb : begin - with_], tokens[end:]]
        told = []
        for noun in (first[0], second[0]):
            told += [*words_of(both[0]), "with", *_one(noun, lex), "on", "it", *words_of(both[1]), "or"]
        start = tokens[verb].start
        put = spread(told[:-1], start, at)
        return [*tokens[:verb], *put]
    return tokens


EITHER_ON_IT = (
    where(_is_on_it, "or", "if", "has", "on"),
    where(_one_with_either, "or", "with has", "on"),
)
"""The rules of a card with one thing or another on it."""
