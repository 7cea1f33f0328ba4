"""What is put under a card, made to lose its counters, or discarded by others, in the words of the rules.

How many may lie there is counted; the other rules are patterns. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

import re

from smashrules.text.rewording.rule import put, where
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import counted
from smashrules.text.words.tokens import Token, words_of

_NO_MORE = re.compile(
    r"&\((?:(?:to_)?(?:a_)?max(?:imum)?(?:_of)?|up_to|no_more_than)_(\d+|\w+?)(?:_cards|_actions|_minions)?\)"
)
_THIS = ("card", "minion", "action", "titan", "base")


def _so_many_under(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Store it under this minion (up to three cards)": if there are fewer than three cards stored under it."""
    words = words_of(tokens)
    for place in range(5, len(words)):
        most = _NO_MORE.fullmatch(words[place])
        under = next((at for at in range(place - 1, 1, -1) if words[at] == "under"), 0)
        verb = next((at for at in range(under - 1, -1, -1) if words[at] in ("store", "stores")), under)
        where_to = words[under + 1 : place]
        where_to = where_to[:-1] if where_to[-1:] == ["instead"] else where_to
        one = words[verb + 1 : verb + 2] in ([each] for each in ("it", "that", "this", "a", "an", "one"))
        if not most or counted(most[1], lex) is None or not one:
            continue
        if where_to[:1] == ["this"] and where_to[1:] in ([each] for each in _THIS):
            told = ["if", "there", "are", "fewer", "than", most[1], "cards", "stored", "under", *where_to]
            return put(tokens, place, place + 1, told)
    return tokens


PUT_UNDER = (where(_so_many_under, "store stores", "under"), *said("deeds/placing", "put-under"))
"""The rules of what is put under a card, lost, or not discarded, in the order in which they are asked."""
