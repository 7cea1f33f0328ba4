"""Where those were played of which the last one is spoken of: "after you play your second minion in a turn, if you
played either of those minions here, draw a card".

When the second is played, no more than these two were: one was played here this turn. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_COUNTED = ("second", "third")
_SORTS = {"minion": ("a", "minions"), "action": ("an", "actions"), "card": ("a", "cards")}
_SOME = (["either", "of"], ["one", "of"], ["any", "of"], ["at", "least", "one", "of"], ["one", "or", "more", "of"])
_WERE = (["was", "played"], ["were", "played"])
_PLACES = ("here", "there")


def _either_played(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you played either of them here": if you played a minion here this turn."""
    words = [*words_of(tokens), "", ""]
    for place in range(8, len(tokens) - 2):
        some = at_words(words, place, _SOME)
        begin = sentence_begin(words, place)
        lead = words[begin:place]
        sort = lead[5] if len(lead) > 8 else ""
        counted = lead[1:4] == ["you", "play", "your"] and lead[4:5] in ([each] for each in _COUNTED)
        if not some or lead[:1] not in (["after"], ["when"], ["whenever"]) or not counted or sort not in _SORTS:
            continue
        a, many = _SORTS[sort]
        them = place + len(some)
        end = them + len(at_words(words, them, (["those", many], ["them"], ["those"], ["these", many])))
        were = at_words(words, end, _WERE)
        you = lead[-3:] == ["if", "you", "played"]
        if end == them or not (you or (were and lead[-1] == "if")) or (you and were):
            continue
        where_ = end + len(were)
        if words[where_] not in _PLACES or words[where_ + 1] not in (",", "."):
            continue
        told = [*([] if you else ["you", "played"]), a, sort, words[where_], "this", "turn"]
        return put(tokens, place, where_ + 1, told)
    return tokens


EITHER_OF_THOSE_PLAYED = (where(_either_played, "second third", "either one any", "played", "here there"),)
"""The rule of where those were played of which the last is spoken of."""
