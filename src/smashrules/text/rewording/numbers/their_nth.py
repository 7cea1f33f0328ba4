"""Which of theirs it is in a turn, said of any player: "after a player plays their third minion here in a turn".

It is a third one that they play, counted for each of them. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import third
from smashrules.text.words.tokens import Token, words_of

_EVENTS = ("after", "when", "whenever")
_ANY = ("a", "another", "any", "each")
_ORDINALS = ("second", "third", "fourth", "fifth")
_OR_LATER = tuple(f"{each}_or_higher" for each in _ORDINALS)


def _their_nth(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After a player plays their third minion here in a turn": a third minion."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        told = words[place] in _EVENTS and words[place + 1] in _ANY and words[place + 2] == "player"
        if not told or not third(words[place + 3], lex) or words[place + 4] != "their":
            continue
        if words[place + 5] in (*_ORDINALS, *_OR_LATER):
            who, their = tokens[place + 1], tokens[place + 4]
            who = replace(who, word="a") if who.word == "each" else who
            one = replace(their, word="a")
            rest = _in_a_turn(tokens[place + 5 :])
            return [*tokens[: place + 1], who, *tokens[place + 2 : place + 4], one, *rest]
    return tokens


def _in_a_turn(tokens: list[Token]) -> list[Token]:
    """ "Minion of a turn here": minion here in a turn."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        if words[place : place + 4] == ["of", "a", "turn", "here"]:
            of, turn = tokens[place], tokens[place + 2]
            return [
                *tokens[:place],
                tokens[place + 3],
                replace(of, word="in_a_turn", end=turn.end),
                *tokens[place + 4 :],
            ]
    return tokens


def _for_the_nth_time(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you move a minion for the third time in a turn": after you move your third minion in a turn."""
    words = words_of(tokens)
    for place in range(4, len(words) - 4):
        told = words[place : place + 2] == ["for", "the"] and words[place + 3 : place + 5] == ["time", "in_a_turn"]
        one = next((at for at in range(place - 1, 2, -1) if words[at] in ("a", "an")), 0)
        if not told or words[place + 2] not in _ORDINALS or words[one - 3 : one - 2] not in [[e] for e in _EVENTS]:
            continue
        if words[one - 2] != "you" or {",", "and", "or", "this"} & set(words[one:place]):
            continue
        a, at = tokens[one], tokens[place + 2]
        nth = [replace(a, word="your"), replace(at, start=a.start, end=a.end)]
        return [*tokens[:one], *nth, *tokens[one + 1 : place], *tokens[place + 4 :]]
    return tokens


THEIR_NTH = (
    where(_for_the_nth_time, "time", "for", "in_a_turn"),
    where(_their_nth, "their", " ".join([*_ORDINALS, *_OR_LATER])),
)
"""The rule of which of theirs it is."""
