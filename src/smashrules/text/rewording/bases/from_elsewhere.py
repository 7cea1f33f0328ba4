"""Who has a card at another base and has to move one from there: "each player with a minion elsewhere must move one
of their minions there".

Each player moves one; who has none elsewhere cannot. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ELSEWHERE = tuple(
    [*lead, "a", "minion", *there]
    for lead in (["with"], ["who", "has"])
    for there in (
        ["elsewhere"],
        ["on", "another", "base"],
        ["at", "another", "base"],
        ["on", "a", "different", "base"],
    )
)
_MOVES = (["must", "move"], ["moves"], ["has", "to", "move"])
_ONE = (["one", "of", "their", "minions"], ["a", "minion", "they", "control"], ["one", "of", "them"])
_TO = (["there"], ["to", "there"], ["here"], ["to", "here"], ["to", "that", "base"], ["to", "this", "base"])


def _each_moves(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player with a minion elsewhere must move one of their minions there": each player must."""
    words = words_of(tokens)
    for place in range(2, len(words) - 6):
        had = at_words(words, place, _ELSEWHERE) if words[place - 1] == "player" else []
        moves = at_words(words, place + len(had), _MOVES) if had else []
        begin = place + len(had) + len(moves)
        one = at_words(words, begin, _ONE) if moves else []
        if not one or "each" not in words[max(0, place - 3) : place]:
            continue
        if at_words(words, begin + len(one), _TO):
            told = [*moves, "one", "of", "their", "minions"]
            return put(tokens, place, begin + len(one), told)
    return tokens


FROM_ELSEWHERE = (where(_each_moves, "elsewhere another different", "player", "move moves"),)
"""The rule of who moves one from elsewhere."""
