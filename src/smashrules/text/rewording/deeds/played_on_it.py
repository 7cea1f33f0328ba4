"""A card that is played on another, told of the card alone: "after an action is played on this minion".

Somebody plays it there. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_WAITING = ("after", "when", "whenever")
_ONE = ("a", "an", "another")
_BEARER = ("this", "one", "it", "a", "another")


def _is_played_on(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After an action is played on this minion": after a player plays it on this minion."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        if words[place : place + 3] != ["is", "played", "on"] or words[place + 3] not in _BEARER:
            continue
        when = next((at for at in range(place - 1, -1, -1) if words[at] in _WAITING), -1)
        each = next((at for at in range(place - 1, 0, -1) if words[at - 1 : at + 1] == ["each", "time"]), -1)
        when = max(when, each)
        card = lex.nouns.get(words[place - 1], ("", ""))
        end = next((at for at in range(place, len(words)) if words[at] in (",", ".")), len(words))
        if when < 0 or words[when + 1] not in _ONE or card != ("action", "one") or "by" in words[place:end]:
            continue
        if "base" in words[place:end] or "," in words[when:place]:
            continue
        at = tokens[when].end
        who = [Token(each, at, at) for each in ("a", "player")]
        plays = replace(tokens[place], word="plays", start=at, end=at)
        on = replace(tokens[place + 2], start=tokens[place].start)
        return [*tokens[: when + 1], *who, plays, *tokens[when + 1 : place], on, *tokens[place + 3 :]]
    return tokens


def _here_or_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play an extra minion here or on a base where you have a titan": on this base or on that."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        told = words[place : place + 2] == ["here", "or"] and words[place + 2] in ("on", "at")
        if not told or words[place + 3] not in ("a", "another", "any") or words[place + 4 : place + 5] != ["base"]:
            continue
        doing = [each for each in words[:place] if verb_of(each, lex) and each not in lex.auxiliaries]
        if doing[-1:] not in (["play"], ["plays"]):
            continue
        here = tokens[place]
        said = spread(_HERE, here.start, here.end)
        return [*tokens[:place], *said, *tokens[place + 1 :]]
    return tokens


_HERE = ("on", "this", "base")
PLAYED_ON_IT = (
    where(_is_played_on, "played", "is", "on"),
    where(_here_or_there, "or", "here", "play plays"),
)
"""The rule of what is played on a card."""
