"""Cards whose abilities are cancelled, told by a clause: they are cards "with cancelled abilities".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ABILITIES = ("abilities", "ability")
_ARE = (["are"], ["is"], ["have", "been"], ["has", "been"], ["are", "not"], ["is", "not"], ["have", "not", "been"])
_CANCELLED = ("cancelled", "canceled")


def _whose(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion whose abilities are cancelled", "that has its abilities cancelled"."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        end = _told(words, place)
        if end:
            at, last = tokens[place], tokens[end - 1]
            none = [replace(at, word="no", start=at.end)] if "not" in words[place:end] else []
            said = [replace(last, word="cancelled"), replace(last, word="abilities", start=last.end)]
            return [*tokens[:place], replace(at, word="with"), *none, *said, *tokens[end:]]
    return tokens


def _told(words: list[str], place: int) -> int:
    """Where it ends, if it begins at ``place``; else 0."""
    if words[place] == "whose" and words[place + 1] in _ABILITIES:
        for are in _ARE:
            stop = place + 2 + len(are)
            if words[place + 2 : stop] == are and words[stop : stop + 1] in ([each] for each in _CANCELLED):
                return stop + 1
        return 0
    having = words[place + 1] in ("has", "have") if words[place] == "that" else words[place] == "with"
    own = place + (2 if words[place] == "that" else 1)
    its = words[own : own + 1] in (["its"], ["their"]) and words[own + 1 : own + 2] in ([e] for e in _ABILITIES)
    if having and its and words[own + 2 : own + 3] in ([each] for each in _CANCELLED):
        return own + 3
    return 0


WHOSE_ABILITIES = (where(_whose, "cancelled canceled", "whose that with", "abilities ability"),)
"""The rule of cards whose abilities are cancelled."""
