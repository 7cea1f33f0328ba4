"""A power told in other words than cards mostly do: "of power of 3 or lower", "a power 3 or less minion".

It is told as they do: "of power 3 or less". What compares it with a number ("at least 3") is put so before
(``so_much_power``). Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_LESS = ("less", "lower", "below", "under", "smaller", "weaker")
_MORE = ("more", "greater", "higher", "above", "over", "stronger")
_STATS = (["printed", "power"], ["power"])
_DESCRIBED = ("a", "an", "one", "another", "each", "all", "any", "every", "extra", "your", "their", "two", "three")
_FURTHER = (*_LESS, *_MORE, "power", "than", "or")


def _number(word: str, lex: Lexicon) -> bool:
    return word.isdigit() or word in lex.numerals


def _bound(words: list[str], at: int) -> tuple[str, int]:
    """ "(3) or lower": which way it goes, and where that ends."""
    if words[at] == "or" and words[at + 1] in (*_LESS, *_MORE):
        return ("less" if words[at + 1] in _LESS else "more"), at + 2
    return "", at


def _as_mostly(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With a power of 5 or above": with power 5 or more."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 2):
        if words[place] not in ("of", "with", "having") or words[place - 1] in ("total", "power"):
            continue
        at = place + 1
        at += words[at] in ("a", "an") or (words[at] == "exactly" and words[at + 1] in ("power", "printed"))
        stat = next((each for each in _STATS if words[at : at + len(each)] == each), [])
        number = at + len(stat)
        number += words[number] == "of"
        if not stat or not _number(words[number], lex):
            continue
        way, end = _bound(words, number + 1)
        said = [*stat, words[number], *(["or", way] if way else [])]
        if words[end] in _FURTHER or said == words[place + 1 : end]:
            continue
        of = replace(tokens[place], word="with" if words[place] == "having" else words[place])
        return [
            *tokens[:place],
            of,
            *put(tokens[place + 1 : end], 0, end - place - 1, said),
            *_as_mostly(tokens[end:], lex),
        ]
    return tokens


def _behind_the_noun(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A power 2 or less minion": a minion of power 2 or less."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 2):
        if words[place] != "power" or words[place - 1] not in _DESCRIBED or not _number(words[place + 1], lex):
            continue
        way, end = _bound(words, place + 2)
        if lex.nouns.get(words[end], ("",))[0] not in ("minion", "card"):
            continue
        noun = tokens[end]
        last = noun.end
        said = ["of", "power", words[place + 1], *(["or", way] if way else [])]
        power = [Token(each, min(noun.start + 1 + nth, last - 1), last) for nth, each in enumerate(said)]
        first = replace(noun, end=noun.start + 1)
        return [*tokens[:place], first, *power, *_behind_the_noun(tokens[end + 1 :], lex)]
    return tokens


POWER_SPELT = (where(_as_mostly, "power", "of with having"), where(_behind_the_noun, "power"))
"""The rules of how a power is told."""
