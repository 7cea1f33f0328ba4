"""The total power that several have, compared with another: "if your minions here have more total power than it".

The total power of these is greater than its power. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MORE = {"more": "above", "greater": "above", "higher": "above", "less": "below", "lower": "below"}
_ASKED = ("if", "while", "when", "unless")
_ENDS = (",", ".", "and", "or", "then", "&then", "")


def _of_several(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If your minions here have more total power than it": if the total power of these is above its power."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens) - 3):
        have = words[place] == "have" and words[place + 2 : place + 4] == ["total_power", "than"]
        begin = begin_behind(words, place, _ASKED)
        if not have or words[place + 1] not in _MORE or not begin or not _several(words[begin:place], lex):
            continue
        end = next(at for at in range(place + 4, len(words)) if words[at] in _ENDS)
        other = words[place + 4 : end]
        if other == ["it"]:
            than = ["its", "power"]
        elif _several(other, lex):
            than = ["the", "total_power", "of", *other]
        elif len(other) == 2 and other[0] in ("this", "that"):
            than = [*other, "'s", "power"]
        else:
            continue
        total = ["the", "total_power", "of", *words[begin:place], "is", _MORE[words[place + 1]], *than]
        return put(tokens, begin, end, total)
    return tokens


def _several(what: list[str], lex: Lexicon) -> bool:
    """Whether they are several cards, and no players."""
    kinds = [lex.nouns[each][0] for each in what if lex.nouns.get(each, ("", ""))[1] == "many"]
    return kinds[:1] in (["minion"], ["card"])


TOTAL_POWER_OF = (where(_of_several, "total_power", "have", "than"),)
"""The rule of the total power of several."""
