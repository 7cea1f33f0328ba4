"""What is a thing's own, with no noun behind it: "less power than its own", "power equal to its own"; and what is
compared with a printed power, which is power: "a minion that has less than its printed power".

Knows words and their neighbours, no structure. "Their own" is left as it is: of each, or of them together.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_STOPS = (".", ",", ":", ";", "and", "or", "until", "instead", "here", "there", "on", "to")
_POWER = ("power", "power lower", "power less", "power greater", "power higher", "power more")


def _its_own(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Less power than its own": than it has; "power equal to its own": equal to its power."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        stops = place + 2 == len(words) or words[place + 2] in _STOPS
        if words[place : place + 2] != ["its", "own"] or not stops:
            continue
        own, rest = tokens[place + 1], tokens[place + 2 :]
        if words[place - 1] == "than" and any(_ends(words[: place - 1], each) for each in _POWER):
            return [*tokens[:place], replace(tokens[place], word="it", end=own.end), *rest]
        number = next((at for at in range(place - 1, 0, -1) if words[at] in ("power", "breakpoint")), 0)
        if words[place - 2 : place] == ["equal", "to"] and number > 0 and place - number <= _AS_FAR:
            printed = [replace(own, word="printed", end=own.start)] if words[number - 1] == "printed" else []
            return [*tokens[: place + 1], *printed, replace(own, word=words[number]), *rest]
    return tokens


_AS_FAR = 6
"""How far before "its own" the number stands: "power less than or equal to its own"."""


def _ends(words: list[str], phrase: str) -> bool:
    said = phrase.split()
    return words[-len(said) :] == said


_MORE = {"less": "less", "lower": "less", "fewer": "less", "more": "more", "greater": "more", "higher": "more"}
_BEYOND = {"below": "less", "under": "less", "above": "more", "over": "more"}
_HAVING = ("has", "have", "had", "with", "is", "are", "at")
_WHOSE = (["its"], ["their"], ["their", "own"], ["its", "own"])


def _than_printed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion that has less than its printed power", "that is above its printed power": less power than that."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        than = words[place] in _MORE and words[place + 1] == "than"
        own = at_words(words, place + 1 + than, _WHOSE)
        end = place + 1 + than + len(own)
        if not (than or words[place] in _BEYOND) or words[end : end + 2] != ["printed", "power"] or not own:
            continue
        being = words[place - 1] in ("is", "are")
        if words[place - 1] not in _HAVING or (being and (than or words[place - 2] not in ("that", "which"))):
            continue
        clause = words[place - 2] in ("that", "which")
        lead = ["with"] if clause or words[place - 1] == "at" else words[place - 1 : place]
        more = (_MORE if than else _BEYOND)[words[place]]
        return put(tokens, place - 1 - clause, end, [*lead, more, "power", "than", own[0]])
    return tokens


ITS_OWN = (where(_its_own, "own", "its", "than equal"), where(_than_printed, "printed", "its their", "power"))
"""The rules of what is a thing's own."""
