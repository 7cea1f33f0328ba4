"""What is so on the turn on which something is played, told first: "during the turn it is played, this minion has +2
power".

It is told behind what is so. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHEN = ("during", "on")
_THAT = (["the", "turn", "it", "is"], ["the", "turn", "they", "are"], ["the", "turn", "it", "was"])
_PLAYED = (["played"], ["played", "here"])
_COME = (["the", "turn", "it"], ["the", "turn", "they"])
_NAMED = (["this", "minion"], ["this", "card"], ["this", "titan"], ["this", "action"])
_COMES = (["enters", "play"], ["enter", "play"], ["comes", "into", "play"], ["come", "into", "play"])


def _told_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On the turn it is played, each minion here has +1 power": each has it on the turn it is played."""
    words = words_of(tokens)
    if words[:1] not in [[each] for each in _WHEN] or "," not in words:
        return tokens
    comma = words.index(",")
    said = words[1:comma]
    named = at_words(said, 2, _NAMED)
    if (
        said[:2] == ["the", "turn"] and named and said[2 + len(named) :] in _COMES
    ):  # "on the turn this minion enters play"
        return put(tokens, 3 + len(named), comma, ["is", "played"])
    told = said[:4] in _THAT and said[4:] in _PLAYED
    if not told and not (said[:3] in _COME and said[3:] in _COMES):
        return tokens
    end = next((at for at in range(comma, len(words)) if words[at] in (".", ";", "and", "until")), len(words))
    if words[end : end + 1] in (["and"], ["until"]) or {"if", "while"} & set(words[comma:end]):
        return tokens
    several = said[2] == "they"
    led = ["on", "the", "turn", "they" if several else "it", "are" if several else "is", "played"]
    at = tokens[end - 1].end
    return [*tokens[comma + 1 : end], *(Token(each, at, at) for each in led), *tokens[end:]]


def _bound_of_the_number(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "-2 power on the turn it is played (minimum 0)": the bound is that of the number."""
    words = words_of(tokens)
    for place in range(7, len(words)):
        begin = place - 6
        led = words[begin:place]
        told = led[:3] == ["on", "the", "turn"] and led[4] in _BE and led[5] == "played"
        if told and words[place].startswith(_BOUND) and words[begin - 1] in ("power", "breakpoint"):
            return [*tokens[:begin], tokens[place], *tokens[begin:place], *tokens[place + 1 :]]
    return tokens


_BE = ("is", "are")
_BOUND = ("&(minimum", "&(maximum")

TURN_IT_IS_PLAYED = (
    where(_told_behind, "turn", "during on", ","),
    where(_bound_of_the_number, "turn", "played", "power breakpoint"),
)
"""The rules of the turn on which it is played."""
