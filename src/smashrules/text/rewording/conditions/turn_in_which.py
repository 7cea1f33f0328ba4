"""What is so on turns of which something is told: "this minion has +3 power during any turn in which it has moved".

It is so if that has happened this turn. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_DURING = ("during", "on", "in")
_ANY = ("a", "any", "each", "every")
_WHICH = (["in", "which"], ["during", "which"], ["on", "which"])
_ENDS = (".", ",", ";")


def _if_so_this_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has +3 power during any turn in which it has moved": if it has moved."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        during = words[place] in _DURING and words[place + 1] in _ANY and words[place + 2] == "turn"
        if not during or words[place + 3 : place + 5] not in _WHICH:
            continue
        end = next((at for at in range(place + 5, len(words)) if words[at] in _ENDS), len(words))
        told = put(tokens, place, place + 5, ["if"])
        told_end = end - 4
        if words[end - 2 : end] == ["this", "turn"] or {"has", "have"} & set(words[place + 5 : end]):
            return told  # what has happened has happened this turn
        at = told[told_end - 1].end
        return [*told[:told_end], Token("this", at, at), Token("turn", at, at), *told[told_end:]]
    return tokens


TURN_IN_WHICH = (where(_if_so_this_turn, "which", "turn", "during on in"),)
"""The rule of what is so on such turns."""
