"""Two things that cannot be done from one place: "minions cannot be moved or returned from here".

Neither can be done from there. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word
from smashrules.text.words.tokens import Token, words_of

_FROM = (["from", "here"], ["from", "there"], ["from", "this", "base"])
_STOPS = ("from", ",", ".", "and", "or")


def _neither_from_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Cannot be moved or returned (to hands) from here": moved from here or returned from here."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        one = words[place - 2 : place] == ["cannot", "be"] and done_word(words[place], lex)
        other = words[place + 1] in ("or", "nor") and done_word(words[place + 2], lex)
        away = next((at for at in range(place + 3, len(words)) if words[at] in _STOPS), 0)
        there = at_words(words, away, _FROM) if one and other and words[place + 3] in ("to", "from") else []
        if there:
            at = tokens[place].end
            return [*tokens[: place + 1], *(Token(each, at, at) for each in there), *tokens[place + 1 :]]
    return tokens


FROM_HERE_BOTH = (where(_neither_from_there, "cannot", "from", "or nor"),)
"""The rule of what cannot be done from there."""
