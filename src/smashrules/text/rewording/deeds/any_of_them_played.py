"""Any of what was just counted: "if you played no actions this turn, draw a card. You cannot play any this turn".

They are such cards. Knows words and their neighbours, and what the sentences before have said, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PLAYED = ("play", "plays", "played")
_SORTS = {"minion": "minions", "action": "actions", "card": "cards"}
_ANY = (["any", "more"], ["any", "others"], ["any"])
_TIMES = ("this_turn", "this", "until", "", ".", ",", "on", "during", "here", "there")


def _any_such(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "You cannot play any this turn": you cannot play actions this turn, where it was asked for these."""
    words = [*words_of(tokens), "", ""]
    said = words_of(before[-1]) if before else []
    for place in range(len(tokens) - 2):
        if words[place] not in ("cannot", "not") or words[place + 1] != "play":
            continue
        any_ = next((each for each in _ANY if words[place + 2 : place + 2 + len(each)] == each), None)
        if any_ is None or words[place + 2 + len(any_)] not in _TIMES:
            continue
        kinds = {_sort(said, at, lex) for at, word in enumerate(said) if word in _PLAYED} - {""}
        if len(kinds) != 1:
            return tokens
        cards = replace(tokens[place + 2], word=_SORTS[kinds.pop()], end=tokens[place + 1 + len(any_)].end)
        return [*tokens[: place + 2], cards, *tokens[place + 2 + len(any_) :]]
    return tokens


def _sort(said: list[str], played: int, lex: Lexicon) -> str:
    """What sort of cards is played: "played no actions", "play an extra action"."""
    for word in said[played + 1 : played + 4]:
        kind = lex.nouns.get(word, ("",))[0]
        if kind in _SORTS:
            return kind
    return ""


ANY_OF_THEM_PLAYED = (looking_back(_any_such, "any", "play", "cannot not"),)
"""The rule of any such card."""
