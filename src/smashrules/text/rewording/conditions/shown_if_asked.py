"""What becomes of a top card that is played or drawn only if it is of some sort: "play the top card of your deck if
it is a minion. Otherwise, return it".

It is revealed, and then it is done or not. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, said_at, words_of

_TAKEN = ("play", "draw")
_TOPS = (["the", "top", "card", "of", "your", "deck"], ["the", "bottom", "card", "of", "your", "deck"])


Sentences = list[list[Token]]


def shown_if_asked(sentences: Sentences, ends: list[int], lex: Lexicon) -> tuple[Sentences, list[int]]:
    """The sentences, with what is asked of a top card told of one that is revealed."""
    found: Sentences = []
    places: list[int] = []
    for tokens, end in zip(sentences, ends, strict=True):
        two = _revealed_first(tokens) if not found else None  # later "it" may be what was spoken of
        found += two or [tokens]
        places += [end] * (2 if two else 1)
    return found, places


def _revealed_first(tokens: list[Token]) -> list[list[Token]] | None:
    """ "Play the top card of your deck here if it is X": reveal it; if it is X, play it here."""
    words = words_of(tokens)
    top = next((each for each in _TOPS if words[1:7] == each), None)
    asked = next((at for at in range(7, len(words) - 2) if words[at : at + 3] == ["if", "it", "is"]), 0)
    if words[:1] == [] or words[0] not in _TAKEN or top is None or not asked or {",", "and", "or"} & set(words):
        return None
    verb, start = tokens[0], tokens[asked].start
    shown = [replace(verb, word="reveal"), *tokens[1:7]]
    told = said_at((verb, replace(verb, word="it"), *tokens[7:asked]), start)
    comma = Token(",", tokens[-1].end, tokens[-1].end)
    return [shown, [*tokens[asked:], comma, *told]]
