"""What can be played only on a condition: "players may only play minions here if they have a minion here".

It cannot be played unless that holds; "minions can only be played here if they have a power of 4 or more" lets only
such minions be played. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CAN = ("may", "can")
_WHO = (["players"], ["other", "players"], ["other_players"], ["each", "player"], ["you"], ["a", "player"])
_SELF = ("this", "it", "titan")
_SHUT = {",", ".", ":", "unless", "until", "instead", "or", "@or"}


def _unless(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players may only play minions here if they have a minion here": cannot play minions here unless they have."""
    words = words_of(tokens)
    can = next((at for at, word in enumerate(words) if word in _CAN), 0)
    if not can or words[:can] not in _WHO or words[can + 2 : can + 3] != ["play"] or words[can + 1] != "only":
        return tokens
    if_ = words.index("if") if words.count("if") == 1 else 0
    deed = words[can + 3 : if_]
    if not if_ or not deed or set(_SELF) & set(deed) or _SHUT & set(words[can:]):
        return tokens
    cannot = replace(tokens[can], word="cannot", end=tokens[can + 1].end)
    return [*tokens[:can], cannot, *tokens[can + 2 : if_], replace(tokens[if_], word="unless"), *tokens[if_ + 1 :]]


def _only_such(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions can only be played here if they have a power of 4 or more": only minions of power 4 or more can."""
    words = words_of(tokens)
    kind, number = lex.nouns.get(words[0], ("", ""))
    if_ = words.index("if") if words.count("if") == 1 else 0
    told = words[1:2] in ([each] for each in _CAN) and words[2:5] == ["only", "be", "played"]
    if kind != "minion" or number != "many" or not told or not if_:
        return tokens
    asked = words[if_ + 1 :]
    skip = next((len(each) for each in _POWER if asked[: len(each)] == each), 0)
    power = tokens[if_ + 1 + skip :]
    plain = len(power) == 2 and words_of(power)[1] in ("or_more", "or_less", "or_fewer", "or_higher")
    if not skip or not plain or if_ > 7:
        return tokens
    at = tokens[0].end
    of_power = [Token("of", at, at), Token("power", at, at), *said_at(power, at)]
    only = Token("only", tokens[0].start, tokens[0].start)
    return [only, *tokens[:1], *of_power, tokens[1], *tokens[3:if_]]


_POWER = (
    ["they", "have", "a", "power", "of"],
    ["they", "have", "power"],
    ["they", "are", "of", "power"],
    ["their", "power", "is"],
)

ONLY_WHERE = (
    where(_unless, "only", "if", "may can"),
    where(_only_such, "only", "if", "played"),
)
"""The rules of what can be played only on a condition."""
