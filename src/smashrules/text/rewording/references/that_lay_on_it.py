"""What was on a card that may have left play since: "draw a card for each +1 power counter that was on it", "for each
action it had on it".

What is counted is what is, or was, on it. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, looking_back, put
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_LYING = ("counter", "action")
_ON = ("on",)
_CARD = ("it", "them", "minion", "card", "action", "titan", "base")
_WAS = (["that", "was"], ["that", "were"], ["which", "was"], ["which", "were"])
_HAD = (["it"], ["that", "it"], ["it", "had"], ["that", "it", "had"], ["they", "had"], ["that", "they", "had"])
_TAKEN = frozenset(("remove", "removes", "removed", "transfer", "transfers", "transferred"))
_ENDS = ("", ".", ",", "and", "(", "to")


def _that_lay_on_it(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "For each +1 power counter that was on it": for each one on it."""
    words = [*words_of(tokens), "", "", "", ""]
    if any(each.word in _TAKEN for said in [tokens, *before] for each in said):
        return tokens  # they may be gone from what they were on
    for place in range(2, len(tokens)):
        counted = lex.nouns.get(words[place - 1], ("",))[0] in _LYING and _is_counted(words, place - 1)
        was = at_words(words, place, _WAS) if counted else []
        end = place + len(was)
        if was and words[end] in _ON and set(words[end + 1 : end + 3]) & set(_CARD):
            return _that_lay_on_it(put(tokens, place, end + 1, ["on"]), before, lex)
        had = at_words(words, place, _HAD) if counted else []
        end = place + len(had)
        it = "them" if "they" in had else "it"
        end += 2 * (words[end : end + 2] == ["on", it])
        if had and words[end] in (_ENDS if had[-1] == "had" else _ENDS[:2]):
            return _that_lay_on_it(put(tokens, place, end, ["on", it]), before, lex)
    return tokens


def _is_counted(words: list[str], noun: int) -> bool:
    """Whether it is asked how many of them there are: "for each counter", "the number of counters"."""
    return "for_each" in words[max(0, noun - 3) : noun] or words[noun - 2 : noun] == ["number", "of"]


THAT_LAY_ON_IT = (looking_back(_that_lay_on_it, "was were had it", "for_each number"),)
"""The rule of what was on a card."""
