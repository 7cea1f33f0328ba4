"""The name of another card that a card has besides: "has this minion's name", "have the same name as this minion",
"takes that minion's name".

It has the name of that one. Where it is only asked whether names are the same, nothing is said anew. Knows words and
their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_TAKES = ("has", "have", "takes", "take", "gains", "gain")
_HAS = {"takes": "has", "gains": "has", "is": "has", "take": "have", "gain": "have", "are": "have"}
_TREATED = tuple(
    [be, told, *having]
    for be in ("is", "are")
    for told in ("considered", "treated")
    for having in (["to", "have"], ["as", "having"], ["as", "if", "it", "had"], ["as", "if", "they", "had"])
)
_ASKED = {"if", "while", "unless", "that", "who", "whose", "with", "where", "when", "whenever", "after", "cannot"}
_WHICH = (["this", "minion"], ["that", "minion"], ["the", "chosen", "minion"], ["this", "card"], ["that", "card"])
_BEFORE = (
    ["the", "same", "name", "as"],
    ["the_same", "name", "as"],
    ["the", "name", "of"],
    ["also", "the", "name", "of"],
)


def _name_taken(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your other minions here have the same name as this minion", "has that minion's name": the name of it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        treated = at_words(words, place, _TREATED)
        if not (treated or words[place] in _TAKES) or _is_asked(words, place):
            continue
        behind = place + (len(treated) or 1)
        lead = at_words(words, behind, _BEFORE)
        which = at_words(words, behind + len(lead), _WHICH)
        end = behind + len(lead) + len(which)
        if not which or (not lead and words[end : end + 2] != ["'s", "name"]):
            continue
        end += 0 if lead else 2
        begin = place - (words[place - 1] == "also")
        return put(tokens, begin, end, [_HAS.get(words[place], words[place]), "the", "name", "of", *which])
    return tokens


def _is_asked(words: list[str], place: int) -> bool:
    """Whether it is only asked, or told of which things, and not stated."""
    begin = begin_behind(words, place, (".", ":", ","))
    said = words[begin:place]
    return bool(_ASKED & set(said) - ({"that"} if said[:1] == ["that"] else set()))


NAMES_TAKEN = (where(_name_taken, "name", " ".join((*_TAKES, "considered", "treated"))),)
"""The rule of a card that has the name of another."""
