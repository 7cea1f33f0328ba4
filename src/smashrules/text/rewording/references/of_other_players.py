"""So many cards of other players: "two or more other players' minions" are so many of their minions, and so are "two
minions of other players".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_THEIRS = ["other", "players", "'s"]
_BOUNDS = ("or_more", "or_fewer", "or_less")
_CARDS = ("minions", "actions", "cards", "titans")


def _so_many_of_theirs(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two or more other players' minions": two or more of other players' minions."""
    words = words_of(tokens)
    place = next((at for at in range(1, len(words) - 3) if words[at : at + 3] == _THEIRS), 0)
    if not place or words[place - 1] not in _BOUNDS or words[place + 3] not in _CARDS:
        return tokens
    at = tokens[place].start
    return [*tokens[:place], Token("of", at, at), *tokens[place:]]


def _cards_of_others(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two minions of other players": two of other players' minions."""
    words = words_of(tokens)
    told = ["of", "other", "players"]
    place = next((at for at in range(2, len(words) - 2) if words[at : at + 3] == told), 0)
    noun = words[place - 1] if place else ""
    number = bool(place) and (words[place - 2] in _BOUNDS or words[place - 2] in lex.numerals)
    if noun not in _CARDS or not number or words[place + 3 : place + 4] == ["'s"]:
        return tokens
    end = tokens[place + 2].end
    whose = replace(tokens[place - 1], start=end - 1, end=end)
    return [*tokens[: place - 1], *tokens[place : place + 3], Token("'s", end - 1, end), whose, *tokens[place + 3 :]]


OF_OTHER_PLAYERS = (
    where(_so_many_of_theirs, " ".join(_BOUNDS), "other", "players", " ".join(_CARDS)),
    where(_cards_of_others, "players", "other", "of", " ".join(_CARDS)),
)
