"""What is done for so much of a card's power: "draw a card for every 2 power it had".

It is the power of it, and "for each power" is for every 1. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAVE = ("has", "had")
_POINTING = ("that", "this", "the")
_BEHIND = ("", ".", ",", "(", "until")


def _power_had(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "For every 2 power it had": for every 2 power of it."""
    words = [*words_of(tokens), "", ""]
    for place in range(len(tokens) - 3):
        if words[place] != "for" or words[place + 1] not in ("each", "every"):
            continue
        number = place + 2
        counted = words[number].isdigit() or words[number] in lex.numerals
        power = number + counted
        if words[power] != "power":
            continue
        whose = power + 1
        have = whose + (1 if words[whose] == "it" else 2)
        pointed = words[whose] == "it" or (words[whose] in _POINTING and words[have - 1] in lex.nouns)
        if not pointed or words[have] not in _HAVE or words[have + 1] not in _BEHIND:
            continue
        for_, noun, had = tokens[place], tokens[power], tokens[have]
        every = [replace(tokens[place + 1], word="every")]
        every.append(tokens[number] if counted else replace(for_, word="1", start=tokens[place + 1].end))
        whole = [replace(each, end=had.end) if at == have - 1 else each for at, each in enumerate(tokens)]
        of = replace(noun, word="of", start=noun.end)
        return [*tokens[:place], for_, *every, noun, of, *whole[whose:have], *tokens[have + 1 :]]
    return tokens


POWER_HAD = (where(_power_had, "for", "power", "each every", "has had"),)
"""The rule of what is done for so much power."""
