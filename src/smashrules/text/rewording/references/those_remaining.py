"""Those that are left when some have gone: "destroy one of your minions. Each of your remaining minions gains +1
power", "draw a card for each remaining card in your hand".

What has left play or a hand is none of those that are there: they are told without the word. What only went elsewhere
could be one of them. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SORTS = ("minion", "action", "titan", "monster", "treasure", "card")
_AWAY = ("destroy", "return", "discard", "shuffle", "bury", "leave")
"""What takes cards from where they are."""
_WHOSE = ("your", "their", "each", "every", "all", "the", "for_each", "any_number_of")
_ELSEWHERE = ("move", "look_at", "reveal", "look")


def _left(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Your remaining minions": your minions, of which none is one of those that went away; "the remaining minions
    there": all minions there; "the remaining one": the other."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        if words[place] != "remaining" or words[place - 1] not in _WHOSE:
            continue
        told = [each.word for said in before for each in said]
        deeds = {name for word in [*told, *words[:place]] for name, _ in lex.verbs.get(word, ())}
        moved = {name for word in told for name, _ in lex.verbs.get(word, ())} & set(_ELSEWHERE)
        kind, number = lex.nouns.get(words[place + 1], ("", ""))
        which = tokens[place - 1]
        if words[place - 1] == "the" and words[place + 1] == "one":
            other = replace(tokens[place], word="other", end=tokens[place + 1].end)
            return [*tokens[:place], other, *_left(tokens[place + 2 :], before, lex)]
        if words[place - 1] == "the" and words[place + 1] in lex.numerals:
            other = replace(tokens[place], word="other")
            return [*tokens[:place], other, *_left(tokens[place + 1 :], before, lex)]
        if kind not in _SORTS or not deeds & set(_AWAY) or moved:
            return tokens
        if words[place - 1] == "the":
            if number != "many" or words[place + 2 : place + 3] not in (["here"], ["there"]):
                return tokens
            which = replace(which, word="all")
        noun = replace(tokens[place + 1], start=tokens[place].start)
        rest = _left(tokens[place + 2 :], [*before, tokens[:place]], lex)
        return [*tokens[: place - 1], which, noun, *rest]
    return tokens


THOSE_REMAINING = (looking_back(_left, "remaining"),)
"""The rule of those that are left."""
