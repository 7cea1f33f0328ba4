"""That what is said of players does not apply to you: then it is said of other players.

"Players cannot play minions here. This does not apply to you" says what "other players cannot ..." says. Knows words
and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import joined
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

ABOUT_YOU = ("apply", "affect", "affected")
_SPARED = (
    ["this", "does", "not", "apply", "to", "you"],
    ["this", "cannot", "affect", "you"],
    ["you", "are", "not", "affected", "by", "this"],
    ["you", "are", "not", "affected", "by_this"],
    ["you", "are", "not", "affected"],
)
_ALL = (
    (["each", "player"], "each other player"),
    (["every", "player"], "each other player"),
    (["all", "players"], "other players"),
    (["no", "player"], "no other player"),
    (["any", "player"], "another player"),
    (["a", "player"], "another player"),
    (["players"], "other players"),
)


def not_to_you(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences, with one that spares you said of the players in the one before, and where each of them ends."""
    return joined(sentences, ends, _of_others)


def _of_others(before: list[list[Token]], spared: list[Token]) -> list[list[Token]] | None:
    """The sentence before said of other players, if there is only one place where it speaks of players."""
    tokens = before[-1]
    words = words_of(tokens)
    if words_of(spared) not in _SPARED:
        return None
    told = [at for at, word in enumerate(words) if word in ("player", "players")]
    if len(told) != 1 or {"you", "your", "other", "another", "opponent", "opponents"} & set(words):
        return None
    for said, meant in _ALL:
        begin = told[0] + 1 - len(said)
        if begin < 0 or words[begin : told[0] + 1] != said:
            continue
        first, last = tokens[begin], tokens[told[0]]
        new = meant.split()
        ahead = [replace(first, word=each) for each in new[:-1]]
        return [[*tokens[:begin], *ahead, replace(last, word=new[-1]), *tokens[told[0] + 1 :]]]
    return None
