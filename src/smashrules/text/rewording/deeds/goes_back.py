"""What comes back or goes by itself: "all minions here return to their owners' hands" are returned to them; "go to
the bottom of their owners' decks instead of the discard pile" places them there.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card", "titan")
_AT = ("here", "there")
_SPOKEN_OF = ("it", "they")
_ENDS = ("top", "bottom", "&top", "&bottom")
_APART = (",", "and", "or", "then", "would", "may", "instead")


def _returns(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each minion here returns to its owner's hand": is returned to it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place] not in ("return", "returns") or words[place + 1] not in ("to", "to_their", "to_its"):
            continue
        told = None if words[place - 1] in _SPOKEN_OF else _told_of(words, place, lex)
        if told is None or told is (words[place] == "return"):
            continue
        verb = tokens[place]
        be = Token("is" if told else "are", verb.start, verb.start)
        return [*tokens[:place], be, replace(verb, word="returned"), *tokens[place + 1 :]]
    return tokens


def _told_of(words: list[str], place: int, lex: Lexicon) -> bool | None:
    """Whether the verb is told of one card; None where it is told of something else."""
    if words[place - 1] in _SPOKEN_OF:
        return words[place - 1] == "it"
    noun = place - 1 - (words[place - 1] in _AT)
    kind, number = lex.nouns.get(words[noun], ("", "")) if noun > 0 else ("", "")
    of_several = number == "many" and words[noun - 4 : noun] and {"each", "one"} & set(words[max(0, noun - 4) : noun])
    return None if kind not in _CARDS else number == "one" or bool(of_several)


def _goes_instead(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions here go to the bottom of their owners' decks instead of the discard pile": place them
    there."""
    words = words_of(tokens)
    instead = words.index("instead_of") if "instead_of" in words else 0
    for place in range(1, instead - 1):
        if words[place] not in ("go", "goes") or words[place + 1] not in ("to", "into", "in", "on"):
            continue
        told = _told_of(words, place, lex)
        if told is None or told is (words[place] == "go") or set(_APART) & set(words[place:instead]):
            continue
        to = place + 1
        begin = begin_behind(words, place, (",",))
        if {"if", "after", "when", "whenever", "before"} & set(words[begin:place]):
            continue
        where_to = "on" if set(_ENDS) & set(words[to : to + 3]) else "in"
        verb = Token("place", tokens[begin].start, tokens[begin].start)
        told_first = [*tokens[begin : place - 1], replace(tokens[place - 1], end=tokens[place].end)]
        if words[place - 1] == "they":
            told_first = [replace(told_first[-1], word="them")]
        return [*tokens[:begin], verb, *told_first, replace(tokens[to], word=where_to), *tokens[to + 1 :]]
    return tokens


GOES_BACK = (
    where(_returns, "return returns", "to"),
    where(_goes_instead, "go goes", "instead_of"),
)
"""The rules of what comes back, or goes, by itself."""
