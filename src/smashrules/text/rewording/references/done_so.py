"""What was done so, or put somewhere this way: "for each minion so moved", "each minion put into your hand this way".

It was moved this way; it was placed there. Knows words and their neighbours, no structure; it is asked before words
are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "titan", "card", "counter", "base")
_INTO = ("into", "in", "on", "onto")


def _so_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "For each minion so moved": for each minion moved this way."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        done = done_word(words[place + 1], lex)
        if words[place] != "so" or not done or lex.nouns.get(words[place - 1], ("",))[0] not in _CARDS:
            continue
        so, verb = tokens[place], tokens[place + 1]
        way = [Token("this", verb.end, verb.end), Token("way", verb.end, verb.end)]
        return [*tokens[:place], replace(verb, start=so.start), *way, *_so_done(tokens[place + 2 :], lex)]
    return tokens


def _put_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each minion put into your hand this way", "for each card placed in your hand this way": placed there."""
    words = words_of(tokens)
    for place in range(2, len(words) - 4):
        if words[place] not in ("put", "placed") or words[place + 1] not in _INTO:
            continue
        thing = lex.nouns.get(words[place - 1], ("",))[0] in _CARDS and words[place - 2] in ("each", "every")
        way = next((at for at in range(place + 2, min(place + 6, len(words) - 1)) if words[at : at + 2] == _WAY), 0)
        hand = words[place + 2 : way] == ["your", "hand"]
        if not thing or not way or not hand:
            continue
        placed = [replace(tokens[place], word="placed"), replace(tokens[place + 1], word="in")]
        last = replace(tokens[way - 1], end=tokens[way + 1].end)
        return [*tokens[:place], *placed, *tokens[place + 2 : way - 1], last, *tokens[way + 2 :]]
    return tokens


_WAY = ["this", "way"]

DONE_SO = (
    where(_so_done, "so"),
    where(_put_there, "way", "put placed", "each every"),
)
"""The rules of what was done so."""
