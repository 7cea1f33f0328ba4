"""Who does something, told as "whoever": each player who does it, or the one who does most of it. Who won, as a base
scores, is the winner.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_HAS = (["has", "the", "most"], ["has", "the", "fewest"])
_ONE = {"most", "fewest", "least", "won", "wins"}
_SCORES = {"scores", "score", "scored"}


def _whoever(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Whoever discarded the most draws a card": the player who did; "whoever discarded a minion": each who did."""
    words = words_of(tokens)
    if "whoever" not in words:
        return tokens
    place = words.index("whoever")
    if words[place + 2 : place + 3] in (["it"], ["that"]):
        return tokens  # whoever did it to one thing is one player
    at = tokens[place]
    end = place + 1
    if words[end : end + 3] in _HAS:
        told = [Token("with", at.end, tokens[end].end)]
        end += 1
    else:
        told = [Token("who", at.end, at.end)]
    stop = next((at for at in range(place, len(words)) if words[at] in (".", ",")), len(words))
    one = _ONE & set(words[place:stop]) or any(each.startswith(("highest", "lowest")) for each in words[place:stop])
    the = "the" if one else "each"
    return [*tokens[:place], replace(at, word=the), replace(at, word="player"), *told, *tokens[end:]]


def _who_won(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this base scores, the player who won draws a card": the winner does."""
    words = words_of(tokens)
    if not _SCORES & set(words) or any(each.startswith("duel") for each in words):
        return tokens
    for place in range(len(words) - 4):
        if words[place : place + 3] != ["the", "player", "who"] or words[place + 3] not in ("won", "wins"):
            continue
        end = place + 4
        if words[end] == "may" or verb_of(words[end], lex):
            winner = replace(tokens[place + 1], word="winner", end=tokens[place + 3].end)
            return [*tokens[: place + 1], winner, *tokens[end:]]
    return tokens


WHOEVER = (where(_whoever, "whoever"), where(_who_won, "won wins", "who", "player"))
"""The rules of whoever does something."""
