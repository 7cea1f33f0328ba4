"""The player who played what is spoken of: "after an action is played here, each player other than the one who played
it may draw a card", "the player who played it draws one".

Somebody plays it, and is named so. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SORTS = ("minion", "action", "card", "titan")
_WHO = (["the", "player", "who"], ["the", "one", "who"], ["the", "player", "that"])


def _who_played_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After an action is played here, each player other than the one who played it": after a player plays an action
    here, each player other than that player."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    played = next((at for at in range(2, comma) if words[at : at + 2] == ["is", "played"]), 0)
    if words[0] not in ("after", "when", "whenever") or not played or words[1] not in ("a", "an", "another"):
        return tokens
    if lex.nouns.get(words[2], ("",))[0] not in _SORTS or {"or", "and", "by", "player"} & set(words[:comma]):
        return tokens
    who = next((at for at in range(comma, len(words) - 4) if words[at + 1 : at + 4] in _WHO), 0)
    ways = (["played", "it"], ["played", "that", words[2]])
    told = next((each for each in ways if words[who + 4 : who + 4 + len(each)] == each), [])
    if not who or not told:
        return tokens
    end = who + 4 + len(told)
    start, verb = tokens[1].start, tokens[played + 1]
    begin = [tokens[0], *(Token(each, start, start) for each in ("a", "player")), replace(verb, word="plays")]
    first, last = tokens[who + 1], tokens[end - 1]
    that = [replace(first, word="that"), Token("player", first.end, last.end)]
    return [*begin, *tokens[1:played], *tokens[played + 2 : who + 1], *that, *tokens[end:]]


WHO_PLAYED_IT = (where(_who_played_it, "played", "is", "who that"),)
"""The rule of who played it."""
