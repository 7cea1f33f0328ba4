"""What is done with a pile, in one verb: "rearrange the top four cards of your deck", "recover a minion from your
discard pile", "after you play this card, shuffle it into your deck".

The cards are looked at and returned in any order; what is recovered goes to the hand; this card is shuffled. Knows
words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, over, put, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_REARRANGE = (["rearrange"], ["reorder"], ["change", "the", "order", "of"])
_GET_BACK = (["get", "back"], ["recover"], ["retrieve"], ["get"])
_PILE = ["from", "your", "discard", "pile"]
_AFTER = (
    ["after", "you", "play", "this"],
    ["after", "you", "play", "this", "card"],
    ["after", "you", "play", "this", "action"],
    ["after", "playing", "this"],
    ["after", "playing", "this", "card"],
    ["after", "playing", "this", "action"],
)
_DEEDS = ("shuffle", "place", "put", "return")


def _rearranged(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Rearrange the top four cards of your deck": look at them and return them in any order."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        verb = at_words(words, place, _REARRANGE)
        end = sentence_end(words, place)
        begin = place + len(verb)
        if not verb or words[begin : begin + 2] != ["the", "top"] or words[end - 1] != "deck":
            continue
        if {",", "and", "then"} & set(words[begin:end]):
            continue
        back = over(["and", "return", "them", "in", "any", "order"], tokens[end - 1], tokens[end - 1])
        look = over(["look", "at"], tokens[place], tokens[begin - 1])
        return [*tokens[:place], *look, *tokens[begin:end], *back, *tokens[end:]]
    return tokens


def _got_back(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Recover a minion from your discard pile": place it into your hand."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        verb = at_words(words, place, _GET_BACK)
        end = sentence_end(words, place)
        if not verb or words[end - 4 : end] != _PILE or {",", "and", "then"} & set(words[place:end]):
            continue
        if place and words[place - 1] not in (".", ":", "may", "and", ","):
            continue
        hand = over(["into", "your", "hand"], tokens[end - 1], tokens[end - 1])
        there = over(["place"], tokens[place], tokens[place + len(verb) - 1])
        return [*tokens[:place], *there, *tokens[place + len(verb) : end], *hand, *tokens[end:]]
    return tokens


def _this_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you play this, shuffle it into your deck": shuffle this card."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        after = at_words(words, place, _AFTER) if not place or words[place - 1] == "." else []
        verb = place + len(after) + 1
        if after and words[verb - 1] == "," and words[verb] in _DEEDS and words[verb + 1] == "it":
            return put(tokens, place, verb + 2, [words[verb], "this", "card"])
    return tokens


PILES_ORDERED = (
    where(_rearranged, "rearrange reorder change"),
    where(_got_back, "get recover retrieve", "discard", "pile"),
    where(_this_one, "after", "this", "shuffle place put return"),
)
"""The rules of what is done with a pile in one verb."""
