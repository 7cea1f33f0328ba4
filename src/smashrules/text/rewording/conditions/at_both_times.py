"""What is so at one time and what at another, said with one verb: "has -2 power during your turn and +3 power during
other players' turns".

Each is said of the same thing. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAVE = ("has", "have")
_TIMES = ("during", "while", "on")


def _at_both_times(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has -2 power during A and +3 power during B": and it has +3 power during B."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        change = words[place + 1]
        told = words[place] in ("and", "but") and words[place + 2] == "power" and words[place + 3] in _TIMES
        if not told or change[:1] not in ("+", "-") or not change[1:].isdigit():
            continue
        has = max((at for at in range(place) if words[at] in _HAVE), default=0)
        once = words[has + 1][:1] in ("+", "-") and words[has + 2 : has + 3] == ["power"] and words[has + 3] in _TIMES
        if not has or not once or {",", "and", "or"} & set(words[:place]):
            continue
        joint = tokens[place]
        again = [replace(each, start=joint.end, end=joint.end) for each in tokens[: has + 1]]
        return [*tokens[:place], replace(joint, word="and"), *again, *tokens[place + 1 :]]
    return tokens


AT_BOTH_TIMES = (where(_at_both_times, "during while", "and but", "has have"),)
"""The rule of what is so at two times."""
