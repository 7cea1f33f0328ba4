"""Cards that cannot leave a base: "minions cannot leave this base until it scores".

They cannot leave play, and cannot be moved from here. Knows words and their neighbours, no structure; it is asked
before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, said_at, sentence_before, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card", "titan")
_HERE = (["here"], ["on", "this", "base"], ["at", "this", "base"])
_FROM = (["this", "base"], ["here"])
_UNTIL = ("until", "while", "during", "this")
_ITSELF = (["until", "it", "scores"], ["before", "it", "scores"], ["until", "it", "has", "scored"])


def _cannot_leave(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your minions cannot leave this base": they cannot leave play here, and cannot be moved from here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        said = sentence_before(words, place)
        base = at_words(words, place + 2, _FROM)
        if words[place : place + 2] != ["cannot", "leave"] or not base or {",", "and", "or", "if"} & set(said):
            continue
        here = next((each for each in _HERE if said[-len(each) :] == each), [])
        noun = len(said) - len(here) - 1
        kind, number = lex.nouns.get(said[noun], ("", "")) if noun >= 0 else ("", "")
        end = place + 2 + len(base)
        stop = sentence_end(words, end)
        behind = words[end:stop]
        known = not behind or behind[0] in _UNTIL
        if kind not in _CARDS or number != "many" or not known or {",", "and", "or"} & set(behind):
            continue
        begin = place - len(said)
        tail = [*tokens[end:stop]]
        if behind in _ITSELF:
            tail = put(tail, 0, len(tail), ["until", "this", "base", "scores"])
        last = tokens[stop - 1].end
        who = tokens[begin : begin + noun + 1]
        stays = put(tokens[place:end], 0, end - place, ["here", "cannot", "leave", "play"])
        moved = [Token(each, last, last) for each in ("cannot", "be", "moved", "from", "here")]
        again = said_at((*who, *moved, *tail), last)
        return [*tokens[:begin], *who, *stays, *tail, Token(".", last, last), *again, *tokens[stop:]]
    return tokens


KEPT_HERE = (where(_cannot_leave, "leave", "cannot", "base here"),)
"""The rule of cards that cannot leave a base."""
