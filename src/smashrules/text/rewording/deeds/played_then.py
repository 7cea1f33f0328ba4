"""What is done when a minion is played by its Special, told behind the sentence that says when it is played.

"You may play this minion when another player plays an action. Discard that action" lets nobody discard it who does
not play the minion. So does "discard it; it has no effect": both, or neither. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_ITSELF = (["this", "minion"], ["this", "titan"])
_PLACED: tuple[list[str], ...] = (
    [],
    ["there"],
    ["here"],
    ["on", "it"],
    ["on", "that", "base"],
    ["on", "this", "base"],
)
_OPENERS = ("when", "after", "before", "whenever")
_VOID = (["it", "is", "cancelled"], ["that", "action", "is", "cancelled"], ["the", "action", "is", "cancelled"])


def played_then(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences under one label, with what is done then said with when it is, and where each of them ends."""
    found: list[list[Token]] = []
    places: list[int] = []
    told = [each for each in sentences if words_of(each) not in _VOID]
    for tokens, end in zip(sentences, ends, strict=True):
        words, last = words_of(tokens), words_of(found[-1]) if found else []
        opened = _opened(last)
        if words in _VOID and "may" in last and last[-1:] != ["it", "is"] and not {"if", "or", "@or"} & set(last):
            found[-1] += [replace(tokens[0], word=word, end=tokens[-1].end) for word in ("and", "cancel", "it")]
            places[-1] = end
        elif len(told) == 2 and len(found) == 1 and opened and bare(words[0], lex) and "instead" not in words:
            found, places = [_to_do(found[0], opened, tokens)], [end]
        else:
            found.append(tokens)
            places.append(end)
    return found, places


def _opened(words: list[str]) -> int:
    """Where "when ..." begins in "you may play this minion (there) when ..."; 0 in another sentence."""
    if words[:3] != ["you", "may", "play"] or words[3:5] not in _ITSELF:
        return 0
    place = next((at for at, word in enumerate(words) if word in _OPENERS), 0)
    return place if words[5:place] in _PLACED and not {",", "to", "and"} & set(words[place:]) else 0


def _to_do(tokens: list[Token], opened: int, then: list[Token]) -> list[Token]:
    at = tokens[-1].end
    comma, to = (Token(word, at, at) for word in (",", "to"))
    return [*tokens[opened:], comma, *tokens[:opened], to, *then]
