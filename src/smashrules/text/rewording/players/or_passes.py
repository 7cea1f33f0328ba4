"""Players who do something "or pass": "each player discards a minion or passes", "each other player either draws a
card or passes".

They may do it. Knows words and their neighbours, no structure; it is asked before a text is cut into sentences.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import joints
from smashrules.text.words.tokens import Token, words_of

_WHO = (
    ["each", "player"],
    ["each", "other", "player"],
    ["every", "player"],
    ["every", "other", "player"],
    ["another", "player"],
    ["that", "player"],
    ["each", "opponent"],
    ["your", "left_neighbour"],
    ["your", "right_neighbour"],
)
_IN_ORDER = (["in", "turn", "order"], ["in", "turn"])
_STOPS = (".", ":", ",")


def _or_passes(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player discards a minion or passes": each player may discard a minion."""
    words = words_of(tokens)
    for place in range(4, len(words)):
        if words[place - 1 : place + 1] != ["or", "passes"] or words[place + 1 : place + 2] not in ([], ["."]):
            continue
        last = place - 1 - (words[place - 2] == ",")
        begin = begin_behind(words, last, _STOPS)
        who = at_words(words, begin, _WHO)
        order = at_words(words, begin + len(who), _IN_ORDER)
        either = begin + len(who) + len(order)
        verb = either + (words[either] == "either")
        bare = next((each for each, form in lex.verbs.get(words[verb], ()) if form == "third"), "")
        if not who or not bare or verb >= last or {"and", "or", "then", "may"} & joints(words[verb:last]):
            continue
        does = tokens[verb]
        may = Token("may", tokens[either].start, tokens[either].start)
        done = [*tokens[:either], may, replace(does, word=bare), *tokens[verb + 1 : last]]
        return [*done, *_or_passes(tokens[place + 1 :], lex)]
    return tokens


OR_PASSES = (where(_or_passes, "passes", "or"),)
"""The rule of those who pass."""
