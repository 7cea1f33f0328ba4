"""What bases say shortly of whom they stop: "only players with a minion here can play actions here".

It is forbidden to everybody else. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, noun_of
from smashrules.text.words.tokens import Token, words_of

_CAN = ("can", "may")
_HELD: tuple[list[str], ...] = (["a"], ["an"], ["at", "least", "one"], [])
_CARDS = ("minion", "action", "titan")
_EDGES = (["at", "the", "start", "of"], ["at", "the", "end", "of"])
_BY_POWER = ["only", "play", "minions", "of", "power"]
_WHO = (["you"], ["players"], ["each", "player"], ["a", "player"])


def _nobody_else(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Only players with a minion here can play actions here": players who do not have one here cannot."""
    words = words_of(tokens)
    can = next((at for at, word in enumerate(words) if word in _CAN), 0)
    if words[:3] != ["only", "players", "with"] or not can or not bare("".join(words[can + 1 : can + 2]), lex):
        return tokens
    some = next(each for each in _HELD if words[3 : 3 + len(each)] == each)
    noun = 3 + len(some)
    kind, number = lex.nouns.get(words[noun], ("", ""))
    if kind not in _CARDS or words[noun + 1 : can] != ["here"] or number != ("one" if some else "many"):
        return tokens
    without = [Token(each, tokens[2].start, tokens[2].end) for each in ("who", "do", "not", "have")]
    one = [] if some else [Token("an" if kind == "action" else "a", tokens[noun].start, tokens[noun].start)]
    singular = noun_of((kind, "one"), lex)
    held = [*tokens[3:noun], *one, replace(tokens[noun], word=singular), tokens[noun + 1]]
    players = replace(tokens[1], start=tokens[0].start)
    return [players, *without, *held, replace(tokens[can], word="cannot"), *tokens[can + 1 :]]


def _at_their_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If a player has no minions here at the end of their turn, they ...": at the end of each player's turn, if
    that player has none."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    edge = next((each for each in _EDGES if words[comma - 6 : comma - 2] == each), None)
    if words[:3] not in (["if", "a", "player"], ["when", "a", "player"]) or edge is None or comma < 9:
        return tokens
    if words[comma - 2 : comma] != ["their", "turn"] or words[comma + 1 : comma + 2] != ["they"]:
        return tokens
    if words[3] not in ("has", "controls", "does"):
        return tokens
    at = tokens[0].start
    lead = [Token(each, at, at) for each in (*edge, "each", "player", "'s", "turn", ",")]
    asked = [replace(tokens[0], word="if"), replace(tokens[1], word="that"), *tokens[2 : comma - 6]]
    return [*lead, *asked, *tokens[comma:]]


def _can_only(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may only play minions of power 3 or less here": you can play no others."""
    words = words_of(tokens)
    may = words.index("may")
    if words[:may] not in _WHO or words[may + 1 : may + 6] != _BY_POWER:
        return tokens
    return [*tokens[:may], replace(tokens[may], word="can"), *tokens[may + 1 :]]


AS_BASES_SAY = (
    where(_nobody_else, "only", "players", "can may"),
    where(_can_only, "only", "may", "power"),
    where(_at_their_turn, "their", "player", "turn", "if when"),
)
"""The rules of what bases say shortly."""
