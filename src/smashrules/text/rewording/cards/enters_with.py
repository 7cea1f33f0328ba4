"""Minions that enter play with counters: "each minion played here enters play with a +1 power counter on it".

After one is played, these are placed on it. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ENTERS = (["enters", "play", "with"], ["enter", "play", "with"], ["comes", "into", "play", "with"])
_ENTER = (*_ENTERS, ["come", "into", "play", "with"], ["is", "played", "with"], ["are", "played", "with"])
_WHERE = (["here"], ["there"], ["on", "this", "base"], ["by", "you"], ["here", "by", "you"])
_ON = (["on", "it"], ["on", "them"], ["on", "each", "of", "them"])
_MANY = ("all",)


def _enters_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions played here enter play with a +1 power counter": after a minion is played here, place one on it."""
    words = words_of(tokens)
    place = next((at for at in range(1, len(words) - 3) if any(words[at:][: len(e)] == e for e in _ENTER)), 0)
    said = next((each for each in _ENTER if words[place : place + len(each)] == each), [])
    begin = 1 if words[0] in ("each", "all") else 0
    kind, number = lex.nouns.get(words[begin], ("", "")) if place else ("", "")
    there = words[begin + 2 : place]
    counters = words[place + len(said) :]
    on = next((each for each in _ON if counters[-len(each) :] == each), [])
    counters = counters[: len(counters) - len(on)]
    plain = bool(counters) and lex.nouns.get(counters[-1], ("",))[0] == "counter" and len(counters) < 4
    if kind != "minion" or words[begin + 1] != "played" or there not in _WHERE or not plain:
        return tokens
    if (words[0] == "each") is (number == "many") or (words[0] in _MANY and number != "many"):
        return tokens
    noun = next(each for each, known in lex.nouns.items() if known == (kind, "one"))
    start, end = tokens[0].start, tokens[-1].end
    one = [Token(each, start, start) for each in ("after", "a")]
    played = [
        replace(tokens[begin], word=noun),
        Token("is", tokens[begin].end, tokens[begin].end),
        *tokens[begin + 1 : place],
    ]
    at = place + len(said)
    put = [
        Token(",", tokens[place].start, tokens[place].start),
        Token("place", tokens[place].start, tokens[at - 1].end),
    ]
    rest = tokens[at : len(tokens) - len(on)]
    return [*one, *played, *put, *rest, Token("on", end, end), Token("it", end, end)]


ENTERS_WITH = (where(_enters_with, "with", "played", "play played"),)
"""The rule of minions that enter play with counters."""
