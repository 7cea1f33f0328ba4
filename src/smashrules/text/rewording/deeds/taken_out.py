"""Cards that are taken out of what was looked at: "look at another player's hand. Take a card from it", "reveal the
top three cards of your deck. Take one and discard the rest".

They are placed in the hand of whoever takes them, where nothing else is said to become of them. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PARTS = (",", ".", "and", "or", "then", "and_then", "@or", ":", "to", "if")
_PUT = ("place", "put", "shuffle", "discard", "play", "bury", "return", "store", "draw", "give")
_SPOKEN_OF = ("it", "them", "that", "those")
_SHOWN = ("look_at", "looks_at", "look", "reveal", "reveals")
_ENDS: tuple[list[str], ...] = ([], ["of", "them"], ["&of", "them"], ["of", "those", "cards"])


def _into_your_hand(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Take a minion from it", "take one of them": place it in your hand."""
    words = words_of(tokens)
    said = [*(words_of(before[-1]) if before else []), *words]
    for place in range(len(words) - 1):
        commanded = words[place] == "take" and (not place or words[place - 1] in ("may", *_PARTS))
        if not commanded or not set(_SHOWN) & set(said):
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _PARTS), len(words))
        then = [each for each in words[end:] if each not in (",", "and", "then", "and_then")]
        if len(then) > 1 and then[0] in _PUT and then[1] in _SPOKEN_OF:
            continue
        what = words[place + 1 : end]
        of_them = bool(what) and what[0] in lex.numerals and what[1:] in _ENDS
        from_it = what[-2:] == ["from", "it"] and "hand" in said and any(each in lex.nouns for each in what)
        if not of_them and not from_it:
            continue
        at = tokens[end - 1].end
        them = [Token(each, at, at) for each in ("of", "them")] if what[1:] == [] else []
        theirs = place > 1 and words[place - 1] == "may" and words[place - 2] != "you"
        hand = [Token(each, at, at) for each in ("in", "their" if theirs else "your", "hand")]
        put = replace(tokens[place], word="place")
        return [*tokens[:place], put, *tokens[place + 1 : end], *them, *hand, *tokens[end:]]
    return tokens


TAKEN_OUT = (looking_back(_into_your_hand, "take", "one two it three"),)
"""The rule of what is taken out of what was shown."""
