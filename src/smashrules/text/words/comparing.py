"""Comparisons as they stand in a sentence: "at least 3 higher than", "with power 2 higher", "that many plus one".

Knows words and their order, no tree; what they mean, ``relating`` knows.
"""

from __future__ import annotations

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import nounlike
from smashrules.text.words.tokens import Token

HIGHER = {"higher": True, "greater": True, "more": True, "lower": False, "less": False, "fewer": False}
_SIGNS = {"plus": "+", "minus": "-"}
_POWERS = ("power", "printed_power")
_BEING = ("is", "are")


def marked(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens with one sign for "that many and so many more", and one for what compares two numbers."""
    return _by_how_much(_compared(_so_many_more(tokens, lex), lex), lex)


def _by_how_much(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "with power up to 2 higher than X": with up to 2 more power than X."""
    words = [*(each.word for each in tokens), "", "", "", ""]
    for place in range(len(tokens)):
        if words[place] not in _POWERS or words[place - 1] != "with":
            continue
        most = place + 1 if words[place + 1] == "up_to" else place
        if not _number(words[most + 1], lex) or words[most + 2] not in HIGHER or words[most + 3] != "than":
            continue
        power, how, way = tokens[place], tokens[place + 1 : most + 2], tokens[most + 2]
        more = Token("more" if HIGHER[way.word] else "less", way.start, way.end)
        return [*tokens[:place], *how, more, Token(power.word, way.end, way.end), *tokens[most + 3 :]]
    return tokens


def _compared(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """What compares two numbers behind "is" as one preposition; what is between them is added to the second: "at
    least 3 higher than X" is "greater than or equal to X plus 3"."""
    if not any(token.word in HIGHER for token in tokens):
        return tokens
    result: list[Token] = []
    place = 0
    while place < len(tokens):
        words = [each.word for each in tokens[place : place + 4]] + [""] * 4
        by, way = _number(words[1], lex) if words[0] == "at_least" and words[3] == "than" else 0, words[2]
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


def _so_many_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "that number plus one cards", "that many cards plus one": so many and one more, with one sign."""
    if not any(token.word in _SIGNS for token in tokens):
        return tokens
    result: list[Token] = []
    place = 0
    while place < len(tokens):
        first, second, third_, fourth, *_ = [*(each.word for each in tokens[place : place + 5]), "", "", "", ""]
        fifth = tokens[place + 4].word if place + 4 < len(tokens) else ""
        sign, number, noun, taken = "", "", tokens[place], 1
        if (first, second) == ("that", "number") and third_ in _SIGNS and fifth in lex.nouns:
            sign, number, noun, taken = _SIGNS[third_], fourth, tokens[place + 4], 5
        elif first == "that_many" and second in lex.nouns and third_ in _SIGNS and not nounlike(fifth, lex):
            sign, number, noun, taken = _SIGNS[third_], fourth, tokens[place + 1], 4
        by = number if number.isdigit() else lex.numerals.get(number)
        if not sign or by is None:
            result.append(tokens[place])
            place += 1
            continue
        start, end = tokens[place].start, tokens[place + taken - 1].end
        result += [
            Token("that_many", start, start),
            Token(f"{sign}{by}", start, start),
            Token(noun.word, noun.start, end),
        ]
        place += taken
    return result


def _number(word: str, lex: Lexicon) -> int:
    return int(word) if word.isdigit() else lex.numerals.get(word, 0)
