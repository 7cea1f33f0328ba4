"""Cards told by who holds them: "a minion whose controller has no cards", "all minions other players control".

They are controlled, or owned, by such a player. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HELD = {
    "controller": "controlled",
    "controllers": "controlled",
    "owner": "owned",
    "owners": "owned",
    "control": "controlled",
    "own": "owned",
}
_IS = ("is", "are")
_THERE = ("here", "there")
_OTHERS = (["other", "players"], ["your", "opponents"])


def _whose_holder(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion whose controller has no cards", "whose owner is another player"."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        holder = words[place + 1]
        if words[place] != "whose" or holder not in _HELD:
            continue
        at, noun = tokens[place : place + 2]
        held = [replace(at, word=_HELD[holder]), replace(at, word="by", start=at.end)]
        if words[place + 2] in _IS:
            return [*tokens[:place], *held, *tokens[place + 3 :]]
        player = ["players"] if holder.endswith("s") else ["a", "player"]
        who = [replace(noun, word=each, start=noun.end - 1) for each in (*player, "who")]
        return [*tokens[:place], *held, *who, *tokens[place + 2 :]]
    return tokens


def _others_hold(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy all minions other players control": those controlled by them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        that = words[place] in ("that", "which")
        who = place + that
        held = _HELD.get(words[who + 2]) if words[who : who + 2] in _OTHERS and len(words) > who + 2 else None
        if held is None or words[who + 2] not in ("control", "own"):
            continue
        if lex.nouns.get(words[place - 1], ("", ""))[1] != "many":
            continue
        first = tokens[place]
        by = [replace(first, word=held, start=first.start), replace(first, word="by", start=first.end)]
        others = tokens[who : who + 2]
        after = who + 3
        there = [replace(each, start=first.start, end=first.end) for each in tokens[after : after + 1]]
        there = [each for each in there if each.word in _THERE]  # the cards are there, and not the players
        return [*tokens[:place], *there, *by, *others, *tokens[after + len(there) :]]
    return tokens


HELD_BY_WHOM = (
    where(_whose_holder, "whose", "controller controllers owner owners"),
    where(_others_hold, "control own", "players opponents"),
)
"""The rules of cards that are told by who holds them."""
