"""A card that is borrowed from where others keep it: it is chosen there, and played, or it stays.

"Borrow an action from it. You may play it as an extra action; if you don't, return it" says what "choose an action
from it" says; without the return, nobody knows where it is meanwhile. Knows words and their neighbours.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ONE = ("a", "an", "one")
_CARDS = ("card", "minion", "action")
_BACK = ["do", "not", ",", "return", "it"]


def _borrowed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Borrow an action from it. You may play it ...; if you don't, return it": choose an action from it."""
    words = words_of(tokens)
    place = words.index("borrow")
    noun = lex.nouns.get(words[place + 2] if place + 2 < len(words) else "", ("", ""))
    known = words[place + 1 : place + 2] in ([each] for each in _ONE) and noun in [(each, "one") for each in _CARDS]
    if not known or words[place + 3 : place + 4] != ["from"] or words.count("borrow") > 1:
        return tokens
    back = next((at for at in range(place, len(words)) if words[at : at + len(_BACK)] == _BACK), None)
    played = any(words[at : at + 4] == ["you", "may", "play", "it"] for at in range(place, back or place))
    if back is None or not played:
        return tokens
    return [*tokens[:place], replace(tokens[place], word="choose"), *tokens[place + 1 :]]


BORROWED = (where(_borrowed, "borrow", "return", "play"),)
"""The rule of a card that is borrowed."""
