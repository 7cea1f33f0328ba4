"""What is done now and once more on a turn to come: "play an extra action now and another one on your next turn".

The deed is told twice. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, said_at, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_NOW = (["now"], ["right", "now"], ["this", "turn"], ["this_turn"], ["on", "this", "turn"])
_NEXT = (
    ["on", "your", "next", "turn"],
    ["during", "your", "next", "turn"],
    ["at", "the", "start", "of", "your", "next", "turn"],
    ["at", "the", "end", "of", "your", "next", "turn"],
)
_SUCH = (["another", "one"], ["another"], ["one", "more"])
_ENDS = ("", ".")
_MOST = 4


def _now_and_later(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw a card now and another on your next turn": draw a card, and draw a card on your next turn."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens) - 3):
        if words[place] != "and":
            continue
        begin = sentence_begin(words, place)
        may = words[begin : begin + 2] == ["you", "may"]
        verb = begin + 2 * may
        later = next((at for at in range(place + 1, place + 2 + _MOST) if at_words(words, at, _NEXT)), 0)
        end = later + len(at_words(words, later, _NEXT))
        told = tokens[verb + 1 : place - (words[place - 1] == ",")]
        now = next((each for each in _NOW if words_of(told)[-len(each) :] == each), [])
        what = told[: len(told) - len(now)] if now else told
        again = tokens[place + 1 : later] if later else []
        such = words_of(again) in _SUCH or (not again and now)
        if not later or words[end] not in _ENDS or not bare(words[verb], lex) or not _one(what, lex):
            continue
        if not such and not (now and _one(again, lex)):
            continue  # "an extra minion and an extra action on your next turn": both then
        at = tokens[place].end
        more = said_at(what, at) if such else again
        deed = said_at(tokens[begin : verb + 1], at)
        return [*tokens[: verb + 1], *what, Token(",", at, at), tokens[place], *deed, *more, *tokens[later:]]
    return tokens


def _one(what: list[Token], lex: Lexicon) -> bool:
    """Whether it is one thing, told with an article: "an extra action"."""
    words = words_of(what)
    return 1 < len(words) <= _MOST and words[0] in ("a", "an", "one") and words[-1] in lex.nouns


def _next_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Next turn, you may play an extra minion": on your next turn. Of others it is not told whose."""
    words = words_of(tokens)
    for place in range(len(words) - 1):
        if words[place : place + 2] != ["next", "turn"] or words[place - 1 : place] in _OF_WHOM:
            continue
        begin = sentence_begin(words, place)
        end = sentence_end(words, place)
        heads = place == begin and words[place + 2 : place + 3] == [","]
        behind = place + 2 == end and not set(words[begin:place]) & _TIMED
        deed = words[place + 3 : end] if heads else words[begin:place]
        yours = deed[:2] in (["you", "may"], ["you", "cannot"]) or (deed and bare(deed[0], lex))
        if yours and (heads or behind) and not _OTHERS & set(deed):
            at = tokens[place].start
            whose = [Token("on", at, at), Token("your", at, at)]
            return [*tokens[:place], *whose, *tokens[place:]]
    return tokens


_OF_WHOM = [[each] for each in ("your", "their", "'s", "the", "its", "this", "that", "each", "every", "his")]
_TIMED = {"until", "after", "when", "if", "before", "during", "on", "at"}
_OTHERS = {"player", "players", "they", "their", "opponent", "opponents", "controller", "owner"}

NOW_AND_LATER = (
    where(_next_turn, "next", "turn"),
    where(_now_and_later, "next", "and", "turn", "your"),
)
"""The rules of what is done now and later."""
