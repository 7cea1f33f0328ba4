"""Several things that cannot be, some done by it and some done to it: "it cannot move, use Talents, or be affected by
its controller's cards".

Each is denied by itself. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, done_word
from smashrules.text.words.tokens import Token, words_of

_HAVING = ("have", "gain", "get", "lose", "add")
_ENDS = (".", ":", ";", "until", "while", "unless", "if")


def _items(words: list[str]) -> list[list[str]]:
    """The things between commas and the last "or"."""
    found: list[list[str]] = [[]]
    for word in words:
        if word in (",", "or"):
            found.append([])
        else:
            found[-1].append(word)
    return [each for each in found if each]


def _each_denied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Cannot move, use Talents, or be affected by X", "cannot be moved or use Talents": each by itself."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        if words[place] != "cannot":
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _ENDS), len(words))
        said = words[place + 1 : end]
        items = _items(said)
        listed = said.count("or") == 1 and "and" not in said and len(items) > 1
        if not listed or not all(_denied(each, lex) for each in items):
            continue
        done = [each[0] == "be" for each in items]
        if all(done) or not any(done):
            continue
        items = [["be", "moved"] if each == ["move"] else each for each in items]
        shut = sentence_end(words, end)
        while_so = words[end:shut]  # what is said of all of them
        told = [word for nth, each in enumerate(items) for word in ("and", "cannot", *each, *while_so)[not nth :]]
        return put(tokens, place, shut, told)
    return tokens


def _denied(item: list[str], lex: Lexicon) -> bool:
    if item[0] == "be":
        return len(item) > 1 and done_word(item[1], lex)
    return bare(item[0], lex) and item[0] not in _HAVING


CANNOT_LISTED = (where(_each_denied, "cannot", "or", "be"),)
"""The rule of a list of what cannot be."""
