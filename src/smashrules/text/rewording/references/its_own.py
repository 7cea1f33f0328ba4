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


_LESS, _MORE, _EQUAL = ["less", "power", "than"], ["more", "power", "than"], ["power", "equal", "to"]
_COMPARED = {
    **dict.fromkeys(("less", "lower", "fewer"), _LESS),
    **dict.fromkeys(("more", "greater", "higher"), _MORE),
}
_BESIDE = {"below": _LESS, "under": _LESS, "above": _MORE, "over": _MORE, "at": _EQUAL}
_HAVING = ("has", "have", "had", "with")
_BEING = {"is": "has", "are": "have"}
_WHOSE = (["its"], ["their"], ["their", "own"], ["its", "own"])


def _beside_printed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion that has less than its printed power", "a minion below its printed power", "if it is above its
    printed power": with less power than that, if it has more power."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        than = words[place] in _COMPARED and words[place + 1] == "than"
        own = at_words(words, place + 1 + than, _WHOSE)
        end = place + 1 + than + len(own)
        if not (than or words[place] in _BESIDE) or words[end : end + 2] != ["printed", "power"] or not own:
            continue
        lead, begin = _lead(words, place, than, lex)
        if not lead:
            continue
        how = (_COMPARED if than else _BESIDE)[words[place]]
        return _beside_printed(put(tokens, begin, end, [*lead, *how, own[0]]), lex)
    return tokens


def _lead(words: list[str], place: int, than: bool, lex: Lexicon) -> tuple[list[str], int]:
    """What leads to the power that something has, and where that begins; nothing where it is no such thing's."""
    before = words[place - 1]
    clause = place > 1 and words[place - 2] in ("that", "which")
    if before in _HAVING:
        return (["with"] if clause else [before]), place - 1 - clause
    if than:
        return [], place
    if before in _BEING and words[place - 2] != "power":
        return (["with"] if clause else [_BEING[before]]), place - 1 - clause
    if before == "at":
        return ["with"], place - 1
    thing = lex.nouns.get(before, ("",))[0] == "minion" or before in ("here", "there", "play")
    return (["with"], place) if thing else ([], place)


ITS_OWN = (where(_its_own, "own", "its", "than equal"), where(_beside_printed, "printed", "its their", "power"))
"""The rules of what is a thing's own."""
