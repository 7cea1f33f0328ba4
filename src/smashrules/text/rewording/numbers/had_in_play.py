"""What somebody has in play, said behind it: "each minion you have in play", "actions its controller has in play".

They control it. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "titan", "card")
_HOLDERS = ("you", "they", "player", "opponent", "controller", "owner", "left", "right", "winner")
_HAS = {"have": "control", "has": "controls"}


def _had(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The minions that player has in play": the minions that player controls."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place] not in _HAS or words[place + 1 : place + 3] != ["in", "play"]:
            continue
        who = words[place - 1]
        if who not in _HOLDERS or not any(
            lex.nouns.get(each, ("",))[0] in _CARDS for each in words[max(0, place - 7) : place - 1]
        ):
            continue
        begin = next(at for at in range(place - 2, -1, -1) if lex.nouns.get(words[at], ("",))[0] in _CARDS)
        if _APART & set(words[begin:place]) or (who in ("you", "they") and begin != place - 2):
            continue
        control = replace(tokens[place], word=_HAS[words[place]], end=tokens[place + 2].end)
        return [*tokens[:place], control, *_had(tokens[place + 3 :], lex)]
    return tokens


_APART = {"if", "than", "where", "while", "who", ",", ".", "and", "or"}

HAD_IN_PLAY = (where(_had, "play", "have has"),)
"""The rule of what somebody has in play."""
