"""Which of theirs it is in a turn, said of any player: "after a player plays their third minion here in a turn".

It is a third one that they play, counted for each of them. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon, takes_an
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


def _their_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After another player plays their first action each turn": the first of theirs; yours is the first one."""
    words = words_of(tokens)
    comma = words.index(",")
    event = next((at for at in range(comma) if words[at] in _EVENTS), -1)
    first = next((at for at in range(event + 2, comma - 1) if words[at] == "first"), 0)
    if event < 0 or not first or words[first - 1] not in ("their", "your") or "or" in words[event:first]:
        return tokens
    said = words[first:comma]
    turn = next((each for each in _EACH_TURN if _within(said, each) >= 0), ())
    noun = lex.nouns.get(words[first + 1], ("", ""))
    if not turn or noun[1] != "one" or (words[event + 1] == "you") is not (words[first - 1] == "your"):
        return tokens
    at = first + _within(said, turn)
    if words[first - 1] == "their":
        if words[event + 1] not in ("a", "another", "any"):
            return tokens  # how often is it done, if each of them does so?
        who = [replace(tokens[first - 1], word="a"), replace(tokens[first], word="&theirfirst")]
        over = replace(tokens[at], word="in_a_turn", end=tokens[at + len(turn) - 1].end)
        behind = [*tokens[first + 1 : at], *tokens[at + len(turn) : comma], over]
        return [*tokens[: first - 1], *who, *behind, *tokens[comma:]]
    start = tokens[event].end
    lead = Token("the_first_time_each_turn", start, start)
    one = replace(tokens[first - 1], word=_article(words[first + 1]), end=tokens[first].end)
    rest = [*tokens[first + 1 : at], *tokens[at + len(turn) :]]
    return [*tokens[: event + 1], lead, *tokens[event + 1 : first - 1], one, *rest]


def _article(word: str) -> str:
    return "an" if takes_an(word) else "a"


def _within(words: list[str], part: tuple[str, ...]) -> int:
    return next((at for at in range(len(words)) if tuple(words[at : at + len(part)]) == part), -1)


_EACH_TURN = (("each_turn",), ("in_a_turn",), ("of", "a", "turn"), ("of", "the", "turn"), ("of", "each", "turn"))


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
    where(_their_first, "first", "their your", "turn each_turn in_a_turn", ",", " ".join(_EVENTS)),
    where(_for_the_nth_time, "time", "for", "in_a_turn"),
    where(_their_nth, "their", " ".join([*_ORDINALS, *_OR_LATER])),
)
"""The rule of which of theirs it is."""
