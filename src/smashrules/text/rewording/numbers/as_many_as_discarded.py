"""As many cards as somebody has just discarded: "discards their hand, then draws as many cards as they discarded".

It is that many cards. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import third
from smashrules.text.words.tokens import Token, words_of

_WHO = ("you", "they")
_DONE = (["discard", "any", "number"], ["discards", "any", "number"], ["discards", "their", "hand"])
_YOURS = ["discard", "your", "hand"]
_ENDS = (".", ",", "", "plus", "minus")


def _as_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discard any number of cards, then draw as many cards as you discarded": then draw that many cards."""
    words = [*words_of(tokens), ""]
    for place in range(4, len(tokens) - 5):
        if words[place : place + 4] != ["as", "many", "cards", "as"] or words[place + 4] not in _WHO:
            continue
        end = place + 6 + 2 * (words[place + 6 : place + 8] == ["this", "way"])
        told = words[place + 5] == "discarded" and words[end] in _ENDS
        before = words[:place]
        just = [each for each in (*_DONE, _YOURS) for at in range(place) if before[at : at + 3] == each]
        if not told or len(just) != 1 or sum(each.startswith("discard") for each in before) != 1:
            continue
        start, last = tokens[place].start, tokens[end - 1].end
        said = [Token(each, min(start + nth, last - 1), last) for nth, each in enumerate(("that", "many", "cards"))]
        return [*tokens[:place], *said, *tokens[end:]]
    return tokens


def _then_that_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player discards their hand, then draws that many cards", "then draws a card for each minion discarded
    this way": each does both, and counts their own."""
    words = words_of(tokens)
    for place in range(4, len(words) - 3):
        end = next((at for at in range(place, len(words)) if words[at] in _ENDS), len(words))
        theirs = (
            words[end - 2 : end] == ["this", "way"] and "each" in words[place:end] and words[place + 1] == "draws"
        )
        if words[place] != "then" or (words[place + 2 : place + 4] != ["that", "many"] and not theirs):
            continue
        begin = max((at + 1 for at in range(place) if words[at] in (".", ":")), default=0)
        each = words[begin : begin + 2] == ["each", "player"] or words[begin : begin + 3] == [
            "each",
            "other",
            "player",
        ]
        if not each or not third(words[place + 1], lex):
            continue
        cut = place - (words[place - 1] in (",", "and"))
        cut -= words[cut - 1 : cut] == [","]
        and_ = replace(tokens[place], word="and", start=tokens[cut].start)
        return [*tokens[:cut], and_, *tokens[place + 1 :]]
    return tokens


def _pile_shuffled(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Shuffle your discard pile into your deck. Draw a card for every five shuffled this way": all its cards."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        told = words[place : place + 4] == ["shuffle", "your", "discard_pile", "into"] or (
            words[place : place + 5] == ["shuffle", "your", "discard", "pile", "into"]
        )
        if told and "shuffled" in words[place + 5 :]:
            at = tokens[place].end
            cards = [Token(each, at, at) for each in ("all", "cards", "from")]
            return [*tokens[: place + 1], *cards, *tokens[place + 1 :]]
    return tokens


AS_MANY_AS_DISCARDED = (
    where(_as_many, "discarded", "as", "many"),
    where(_then_that_many, "then", "that way", "many way", "each"),
    where(_pile_shuffled, "shuffled", "way many", "shuffle"),
)
"""The rules of as many cards as were discarded."""
