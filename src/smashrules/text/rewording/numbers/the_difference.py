"""By how much one has more than the other: "if they have more cards in hand than you, draw cards equal to the
difference".

It is what the one has minus what the other has, as they were compared last. Knows words and their neighbours, no
structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.players.tied_with import PLACES
from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_THEM = (["that", "player"], ["they"], ["them"], ["that", "opponent"])
_ALL = (*_THEM, ["you"])
_HAVE = ("have", "has", "had")
_MORE = ("more", "less", "fewer")
_HANDS = (["in", "hand"], ["in", "their", "hand"], ["in", "your", "hand"], ["in", "their", "hands"])
_COUNTED = ("minion", "action", "card")
_BEHIND = ("", ".", ",", "and", "until", "or", "then", "on", "from")


def _difference(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Equal to the difference": to their power there minus your power there."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(2, len(tokens)):
        if words[place] != "difference" or words[place - 2 : place] != ["to", "the"] or words[place - 3] != "equal":
            continue
        end = place + 1
        if words[end] not in _BEHIND:
            continue
        compared = [at for at in range(place) if words[at] in _MORE and words[at - 1] in _HAVE]
        told = _minus(words, compared[-1], lex) if compared else []
        if not told or words[compared[-1] : place].count(".") > 1:
            continue
        return _difference(put(tokens, place - 1, end, told), lex)
    return tokens


def _minus(words: list[str], more: int, lex: Lexicon) -> list[str]:
    """The words for what the one has minus what the other has, compared at ``more``."""
    who = next((each for each in _ALL if words[more - 1 - len(each) : more - 1] == each), None)
    noun = more + 1 + (words[more + 1] == "total")
    kind = lex.nouns.get(words[noun], ("", ""))
    there = at_words(words, noun + 1, PLACES + _HANDS)
    than = noun + 1 + len(there)
    whom = at_words(words, than + 1, _ALL) if words[than] == "than" else []
    after = than + 1 + len(whom)
    if there == [] and words[after : after + 2] in (["here", ","], ["there", ","]):
        there = [words[after]]
    if who is None or not whom or not there or (who == ["you"]) is (whom == ["you"]):
        return []
    first, second = (whom, who) if words[more] in ("less", "fewer") else (who, whom)
    if words[noun] == "power" and there not in _HANDS:
        at = "there" if "that" in there or "there" in there or "chosen" in there else "here"
        return [*_whose(first), "power", at, "minus", *_whose(second), "power", at]
    if kind[0] not in _COUNTED or kind[1] != "many":
        return []
    told: list[str] = []
    for each in (first, second):
        of_them = [*_whose(each), "hand"] if there in _HANDS else []
        have = ["you", "have"] if each == ["you"] else ["that", "player", "has"]
        where_ = ["in", *of_them] if of_them else [*have, *there]
        told += [*(["minus"] if told else []), "the", "number", "of", words[noun], *where_]
    return told


def _whose(who: list[str]) -> list[str]:
    return ["your"] if who == ["you"] else ["that", "player", "'s"]


THE_DIFFERENCE = (where(_difference, "difference", "more less fewer", "than"),)
"""The rule of by how much one has more."""
