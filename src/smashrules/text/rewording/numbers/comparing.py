"""Comparisons as they stand in a sentence: "at least 3 higher than", "with power 2 higher", "that many plus one".

Knows words and their order, no tree; what they mean, ``relating`` knows.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_said
from smashrules.text.words.tokens import Token

HIGHER = {"higher": True, "greater": True, "more": True, "lower": False, "less": False, "fewer": False}
_BEING = ("is", "are", "was")


def _compared(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """What compares two numbers behind "is" as one preposition; what is between them is added to the second: "at
    least 3 higher than X" is "greater than or equal to X plus 3"."""
    if not any(token.word in HIGHER for token in tokens):
        return tokens
    result: list[Token] = []
    place = 0
    while place < len(tokens):
        words = [each.word for each in tokens[place : place + 4]] + [""] * 4
        by, way = number_said(words[1], lex) if words[0] == "at_least" and words[3] == "than" else 0, words[2]
        taken = 4
        nouns = (at for at in range(place + taken, len(tokens)) if tokens[at].word in lex.nouns)
        noun = next((at for at in nouns if at + 1 == len(tokens) or tokens[at + 1].word != "'s"), None)
        if not by or way not in HIGHER or noun is None or not result or result[-1].word not in _BEING:
            result.append(tokens[place])
            place += 1
            continue
        start, end = tokens[place].start, tokens[place + taken - 1].end
        up = HIGHER[way]
        result.append(Token(("greater" if up else "less") + "_than_or_equal_to", start, end))
        result += tokens[place + taken : noun + 1]
        behind = tokens[noun].end
        result += [Token("plus" if up else "minus", behind, behind), Token(f"&#{by}", behind, behind)]
        place = noun + 1
    return result


COMPARED = (
    *said("numbers/comparing", "more-in-a-pile"),
    *said("numbers/comparing", "more-of-one-sort"),
    *said("numbers/comparing", "so-many-more"),
    where(_compared, "at_least", "than"),
    *said("numbers/comparing", "by-how-much"),
)
"""The rules that put one sign for "that many and so many more", and one for what compares two numbers, in the order
in which they are asked."""
