"""The last of the counters on a card, or the third, where the sentence before tells: "when the last is removed".

It is removed from that card, or placed on it; with none left, there are none on it. Knows words and their neighbours,
no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, looking_back, put
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_NTH = ("last", "first", "second", "third", "fourth", "fifth")
_DONE = {"removed": "from", "placed": "on", "put": "on"}
_DOING = {"remove": "from", "place": "on", "put": "on"}
_ENDS = (",", "")
_NONE_LEFT = (
    ["none", "of", "them", "are", "left"],
    ["none", "are", "left"],
    ["none", "is", "left"],
    ["there", "are", "none", "left"],
    ["there", "are", "none"],
    ["no", "counters", "are", "left"],
    ["there", "are", "no", "counters", "left"],
    ["no", "counters", "remain"],
    ["none", "remain"],
)


def counters_there(before: list[list[Token]], lex: Lexicon) -> tuple[str, list[str]]:
    """The counters that were placed on this card or removed from it, and what it is called."""
    for tokens in before[::-1]:
        words = words_of(tokens)
        for place in range(1, len(words) - 2):
            counter = words[place] if lex.nouns.get(words[place], ("",))[0] == "counter" else ""
            if counter and words[place + 1] in ("on", "from") and words[place + 2] == "this":
                return counter.removesuffix("s"), words[place + 2 : place + 4]
    return "", []


def _the_last(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "When the last one is removed": when the last such counter is removed from this card."""
    words = [*words_of(tokens), ""]
    if words[1:2] != ["the"] or words[2] not in _NTH:
        return tokens
    counter, where = counters_there(before, lex)
    named = words[3] in ("one", "&one") or lex.nouns.get(words[3], ("",))[0] == "counter"
    end = 3 + named
    if not counter or words[end] != "is" or words[end + 1] not in _DONE or words[end + 2] not in _ENDS:
        return tokens
    noun = words[3] if named and words[3] not in ("one", "&one") else counter
    return put(tokens, 1, end + 2, ["the", words[2], noun, "is", words[end + 1], _DONE[words[end + 1]], *where])


def _you_place_the_last(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "After you place the fifth": the fifth such counter on this card."""
    words = [*words_of(tokens), ""]
    if words[1] != "you" or words[2] not in _DOING or words[3] != "the" or words[4] not in _NTH:
        return tokens
    counter, where = counters_there(before, lex)
    end = 5 + (words[5] in ("one", "&one"))
    if not counter or words[end] not in _ENDS:
        return tokens
    return put(tokens, 3, end, ["the", words[4], counter, _DOING[words[2]], *where])


def _none_left(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If none are left": if this card has no such counters on it."""
    words = [*words_of(tokens), ""]
    none = at_words(words, 1, _NONE_LEFT)
    counter, where = counters_there(before, lex) if none and words[1 + len(none)] in _ENDS else ("", [])
    if not counter:
        return tokens
    return put(tokens, 1, 1 + len(none), [*where, "has", "no", f"{counter}s"])


COUNTERS_RUN_OUT = (
    looking_back(_the_last, " ".join(_NTH), "when after if", "the"),
    looking_back(_you_place_the_last, " ".join(_NTH), "when after", "you"),
    looking_back(_none_left, "left remain none", "if when", "none no"),
)
"""The rules of the last of the counters on a card."""
