"""What happens to a player who does something, told of them: "a player who takes control of an action here takes
control of this minion, too".

When a player does the one, they do the other. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import third
from smashrules.text.words.tokens import Token, words_of

_WHO = (["a", "player", "who"], ["any", "player", "who"], ["another", "player", "who"], ["whoever"])
_TOO = (["too"], [",", "too"], ["as", "well"], ["also"])


def _does_too(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A player who takes control of X takes control of Y too": when a player does, that player takes Y."""
    words = words_of(tokens)
    for begin in range(len(words) - 6):
        who = next((each for each in _WHO if words[begin : begin + len(each)] == each), [])
        if not who or (begin and words[begin - 1] not in (".", ":")):
            continue
        does = begin + len(who)
        stop = sentence_end(words, begin)
        if not _told(words, does, lex):
            continue
        again = next((at for at in range(does + 2, stop) if _told(words, at, lex)), 0)
        too = next((len(each) for each in _TOO if words[stop - len(each) : stop] == each), 0)
        said = words[does:again] if again else []
        if not said or not too or {",", "if", "or", "and"} & {*said, *words[again : stop - too]}:
            continue
        player = ["a", "player"] if who[0] in ("any", "whoever") else who[:2]
        told = ["when", *player, *said, ",", "that", "player", *words[again : stop - too]]
        return put(tokens, begin, stop, told)
    return tokens


def _told(words: list[str], at: int, lex: Lexicon) -> bool:
    return third(words[at], lex) or words[at : at + 3] == ["takes", "control", "of"]


A_PLAYER_WHO = (where(_does_too, "too also well", "who whoever"),)
"""The rule of what happens to a player who does something."""
