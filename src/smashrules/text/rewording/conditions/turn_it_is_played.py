"""What is so on the turn on which something is played, told first: "during the turn it is played, this minion has +2
power".

It is told behind what is so. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHEN = ("during", "on")
_THAT = (["the", "turn", "it", "is"], ["the", "turn", "they", "are"], ["the", "turn", "it", "was"])
_PLAYED = (["played"], ["played", "here"])
_NAMED = (["this", "minion"], ["this", "card"], ["this", "titan"], ["this", "action"])


def _told_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On the turn it is played, each minion here has +1 power": each has it on the turn it is played."""
    words = words_of(tokens)
    if words[:1] not in [[each] for each in _WHEN] or "," not in words:
        return tokens
    comma = words.index(",")
    said = words[1:comma]
    told = said[:4] in _THAT and said[4:] in _PLAYED
    if not told:
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
        if told and words[place].startswith(_BOUND) and {"power", "breakpoint"} & set(words[begin - 2 : begin]):
            return [*tokens[:begin], tokens[place], *tokens[begin:place], *tokens[place + 1 :]]
    return tokens


_BE = ("is", "are")
_BOUND = ("&(minimum", "&(maximum")


def _spelt(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The turn it is played", "during the turn in which it was played": on the turn it is played."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place : place + 2] != ["the", "turn"]:
            continue
        led = place > 0 and words[place - 1] in (*_WHEN, "in")
        ends = words[max(0, place - 4) : place] == ["until", "the", "end", "of"]
        if (
            place > 0
            and not (led or ends)
            and (words[place - 1] in _OTHERWISE or words[place - 1] in lex.classes["PREP"])
        ):
            continue
        which = at_words(words, place + 2, _WHICH)
        done = place + 2 + len(which)
        yours = at_words(words, done, _YOU_PLAY)
        done += len(yours)
        who = at_words(words, done, _WHO)
        done += len(who)
        played = yours or at_words(words, done, _DONE) if who else []
        done -= len(yours)
        end = done + len(played)
        gone = played[:1] in (["was"], ["were"]) and not (which or led)
        begun = sentence_begin(words, place)
        if not played or gone or "score" in words[begun:place] or words[end : end + 1] == ["by"]:
            continue
        told = ["on", "the", "turn", *who, "is", "played"]
        if who in (["they"], ["them"]):
            told = ["on", "the", "turn", "they", "are", "played"]
        if led and {"cannot", "or"} <= set(words[begun:place]):  # "cannot be moved or destroyed": neither of these
            told = ["if", *who, "were" if who == ["they"] else "was", "played", "this", "turn"]
        begin = place - 4 if ends else place - led
        if told != words[begin:end]:
            return [*put(tokens[:end], begin, end, told), *_spelt(tokens[end:], lex)]
    return tokens


_OTHERWISE = ("of", "until", "till", "since", "before", "after", "by", "end", "start")
_WHICH = (["in", "which"], ["on", "which"], ["during", "which"], ["that"], ["when"])
_WHO = (["it"], ["they"], ["them"], *_NAMED)
_YOU_PLAY = (["you", "play"], ["you", "played"])
_DONE = (
    ["is", "played"],
    ["are", "played"],
    ["was", "played"],
    ["were", "played"],
)

HOW_IT_IS_SPELT = (where(_spelt, "turn", "play played"),)
"""The rule of how that turn is told."""
TURN_IT_IS_PLAYED = (
    where(_told_behind, "turn", "during on", ","),
    where(_bound_of_the_number, "played", "turn", "power breakpoint"),
)
"""The rules of the turn on which it is played."""
