"""What is asked of two things, or of one of them: "if both are yours", "unless neither has an action on it", "if only
one of them is".

It is asked of them, of none of them, or of one of them. Knows words and their neighbours, no structure; it is asked
before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ASKING = ("if", "unless", "while")
_SOME = {"both": ["they"], "neither": ["none", "of", "them"], "either": ["one", "of", "them"]}
_OF_THEM = ["of", "them"]
_BE = ("is", "are", "was", "were", "has", "have", "had")
_SEVERAL = ("are", "were", "have", "had")


def _of_two(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If both are yours": if they are; "if neither is": if none of them is."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place - 1] in _ASKING and words[place : place + 4] == ["only", "one", *_OF_THEM]:
            return put(tokens, place, place + 1, ["exactly"])
        some = _SOME.get(words[place]) if words[place - 1] in _ASKING else None
        end = place + 1 + 2 * (words[place + 1 : place + 3] == _OF_THEM)
        either_way = "or" in words[end:] and words[place] in words[end:]  # "both are minions or both are actions"
        if some is None or either_way or "".join(words[end : end + 1]) not in (_SEVERAL if some == ["they"] else _BE):
            continue
        return _of_two(put(tokens, place, end, some), lex)
    return tokens


ASKED_OF_TWO = (where(_of_two, " ".join([*_SOME, "only"]), " ".join(_ASKING)),)
"""The rule of what is asked of two."""
