"""Minions that somebody plays or moves somewhere, and what they have for a time: "minions that other players move to
here have -2 power until the end of the turn".

It is so of each of them after it is played or moved. Knows words and their neighbours, no structure; it is asked
before a text is cut into sentences.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ALL = ("each", "all", "any", "a")
_MINIONS = (["minions"], *([each, noun] for each in _ALL for noun in ("minion", "minions")))
_THAT = (["that"], ["which"])
_WHO = {
    "you": ["you"],
    "other players": ["another", "player"],
    "another player": ["another", "player"],
    "your opponents": ["another", "player"],
    "opponents": ["another", "player"],
    "an opponent": ["another", "player"],
}
_WHOEVER = tuple(each.split() for each in _WHO)
_BY = tuple(["by", *each] for each in _WHOEVER)
_DEEDS = {"play": "play", "plays": "play", "move": "move", "moves": "move"}
_DONE = {"played": "play", "moved": "move"}
_HERE = (["to", "here"], ["here"], ["on", "this", "base"], ["onto", "this", "base"], ["to", "this", "base"])
_GET = {"get": "gets", "gets": "gets", "gain": "gains", "gains": "gains", "have": "has", "has": "has"}
_UNTIL = (["until", "the", "end", "of", "the", "turn"], ["until", "the", "end", "of", "that", "turn"])


def _played_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions other players move here get -2 power until the end of the turn": after another player moves a minion
    here, it gets that."""
    words = words_of(tokens)
    for begin in range(len(words) - 8):
        minions = at_words(words, begin, _MINIONS) if begin == 0 or words[begin - 1] in (".", ":") else []
        at = begin + len(minions)
        that = at_words(words, at, _THAT)
        who = at_words(words, at + len(that), _WHOEVER)
        deed = at + len(that) + len(who)
        if not minions or words[deed] not in (_DEEDS if who else _DONE):
            continue
        does = (_DEEDS if who else _DONE)[words[deed]]
        here = at_words(words, deed + 1, _HERE)
        verb = deed + 1 + len(here)
        by = at_words(words, verb, _BY) if not who else []
        verb += len(by)
        end = next((place for place in range(verb, len(words)) if words[place] in (".", ",")), len(words))
        until = next((each for each in _UNTIL if words[end - len(each) : end] == each), [])
        told = words[verb + 1 : end - len(until)]
        if not here or not (who or by) or words[verb] not in _GET or not until or words[end : end + 1] == [","]:
            continue
        if len(told) != 2 or told[0][:1] not in ("+", "-") or told[1] != "power":
            continue
        player = _WHO[" ".join(who or by[1:])]
        does_it = does if player == ["you"] else f"{does}s"
        there = ["to_here"] if does == "move" and here == ["here"] else here
        event = ["after", *player, does_it, "a", "minion", *there, ",", "that", "minion", _GET[words[verb]]]
        turn = [replace(each, word="the") if each.word == "that" else each for each in tokens[verb + 1 : end]]
        return [*put(tokens[: verb + 1], begin, verb + 1, event), *turn, *_played_there(tokens[end:], lex)]
    return tokens


THOSE_PLAYED_THERE = (where(_played_there, "until", "minion minions", "play plays move moves played moved", "power"),)
"""The rule of those that are played or moved somewhere."""
