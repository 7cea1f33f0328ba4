"""Each player at their own turn: "at the start of their turn, each player with no minions here may move one here".

It is at the start of each player's turn, and what describes the player is asked then. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHEN = (["at", "the", "start", "of", "their"], ["at", "the", "end", "of", "their"])
_WHO = (["each", "player"], ["each", "other_player"], ["any", "player"], ["a", "player"], ["each", "other", "player"])
_BEING = ("may", "must", "can", "cannot")


def _at_their_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens with the player whose turn it is said first."""
    words = words_of(tokens)
    when = next((each for each in _WHEN if words[: len(each)] == each), [])
    turn = words[len(when) : len(when) + 2] == ["turn", ","]
    first = len(when) + 2
    who = next((each for each in _WHO if words[first : first + len(each)] == each), [])
    if not when or not turn or not who:
        return tokens
    begin = first + len(who)
    deed = next((at for at in range(begin, len(words)) if words[at] in _BEING), 0)
    told = words[begin:deed]
    if not deed or {",", "and", "or", "@or", "if"} & set(told):
        return tokens
    whose = [replace(each, start=tokens[4].start, end=tokens[4].end) for each in tokens[first : first + len(who)]]
    genitive = Token("'s", tokens[4].end, tokens[4].end)
    lead = [*tokens[:4], *whose, genitive, *tokens[len(when) : first]]
    they = Token("they", tokens[deed].start, tokens[deed].start)
    if not told:
        return [*lead, they, *tokens[deed:]]
    skip = 2 if told[:2] in (["who", "has"], ["that", "has"]) else 1 if told[:1] == ["with"] else 0
    if not skip:
        return tokens
    at = tokens[begin].start
    asked = [Token(each, at, at) for each in ("if", "they", "have")]
    comma = Token(",", tokens[deed].start, tokens[deed].start)
    return [*lead, *asked, *tokens[begin + skip : deed], comma, they, *tokens[deed:]]


AT_THEIR_TURN = (where(_at_their_turn, "their", "turn", "each any a"),)
"""The rule of players at their own turn."""
