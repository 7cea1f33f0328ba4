"""What becomes of a card when it has been resolved: "after resolving this card, return it to your hand".

It is the last thing that the card does, as "return this card to your hand" is. Knows words and their neighbours, no
structure; it is asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_THIS = (["this", "card"], ["this", "action"])
_IT = (["it"], *_THIS)
_DEEDS = ("return", "place", "put", "shuffle")
_ABILITY = (["its", "ability"], ["its", "abilities"], ["its", "effect"], ["its", "effects"])


def _first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this card resolves, return it to your hand": return this card."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place] != "after" or sentence_begin(words, place) != place:
            continue
        this, end = _resolved(words, place + 1)
        deed = end + 1
        it = at_words(words, deed + 1, _IT) if words[end : end + 1] == [","] and words[deed] in _DEEDS else []
        if not this or not it or sentence_end(words, deed) < len(words) - 1:
            continue  # more is done behind it
        told = put(tokens, deed + 1, deed + 1 + len(it), this)
        return [*told[:place], *told[deed:]]
    return tokens


def _resolved(words: list[str], place: int) -> tuple[list[str], int]:
    """The words for this card, where it is said from ``place`` on that it has been resolved, and where that ends."""
    if words[place] == "resolving":
        this = at_words(words, place + 1, _THIS)
        return this, place + 1 + len(this)
    this = at_words(words, place, _THIS)
    end = place + len(this)
    return (this, end + 1) if this and words[end] == "resolves" else ([], place)


def _last(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Return this card to your hand after resolving it": return this card."""
    words = words_of(tokens)
    end = next((at for at in range(2, len(words)) if words[at : at + 2] == ["after", "resolving"]), 0)
    begin = sentence_begin(words, end)
    this = at_words(words, begin + 1, _THIS)
    what = at_words(words, end + 2, (*_IT, *_ABILITY)) if end else []
    stop = end + 2 + len(what)
    if not this or not what or words[begin] not in _DEEDS or stop < len(words) - 1 or words[stop:] not in ([], ["."]):
        return tokens
    return [*tokens[: end - 1], *put(tokens, end - 1, stop, [words[end - 1]])[end - 1 : end], *tokens[stop:]]


ONCE_RESOLVED = (where(_first, "resolving resolves", "after"), where(_last, "resolving", "after"))
"""The rules of what becomes of a card that has been resolved."""
