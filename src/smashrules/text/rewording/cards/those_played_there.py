"""Minions that somebody plays or moves somewhere, and what they have for a time: "minions that other players move to
here have -2 power until the end of the turn".

It is so of each of them after it is played or moved. Knows words and their neighbours, no structure; it is asked
before a text is cut into sentences.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import does_each, third
from smashrules.text.words.tokens import Token, words_of

_ALL = ("each", "all", "any", "a", "every")
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
_ONE_OF = {
    "your": ["one", "of", "your", "minions"],
    "other players 's": ["another", "player", "'s", "minion"],
    "another player 's": ["another", "player", "'s", "minion"],
}
_WHOSE = tuple(each.split() for each in _ONE_OF)
_ABILITIES = (["the", "abilities", "of"], ["the", "ability", "of"])
_CANCELLED = tuple([be, each] for be in ("is", "are") for each in ("cancelled", "canceled"))
_ARE = {"have": "has", "are": "is", "cannot": "cannot", "has": "has", "is": "is"}
_OF_ONE = {"their": "its", "they": "it", "them": "it", "controllers": "controller"}


def _played_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions other players move here get -2 power until the end of the turn": after another player moves a minion
    here, it gets that."""
    words = words_of(tokens)
    for begin in range(len(words) - 6):
        if begin and words[begin - 1] not in (".", ":"):
            continue
        of = at_words(words, begin, _ABILITIES)
        yours = at_words(words, begin + len(of), _WHOSE)
        minions = at_words(words, begin + len(of) + len(yours), _MINIONS)
        at = begin + len(of) + len(yours) + len(minions)
        that = at_words(words, at, _THAT)
        who = at_words(words, at + len(that), _WHOEVER)
        deed = at + len(that) + len(who)
        if not minions or (that and not who) or (who and yours) or words[deed] not in (_DEEDS if who else _DONE):
            continue
        does = (_DEEDS if who else _DONE)[words[deed]]
        here = at_words(words, deed + 1, _HERE)
        verb = deed + 1 + len(here)
        by = at_words(words, verb, _BY) if not who else []
        verb += len(by)
        end = next((place for place in range(verb, len(words)) if words[place] in (".", ",")), len(words))
        if not here or (yours and by) or "until" not in words[verb:end] or words[end : end + 1] == [","]:
            continue
        if does == "play" and (of or words[verb : verb + 1] in (["lose"], ["loses"])):
            continue  # what they do as they are played is gone, too: not only after that
        they = _of_one(tokens, verb, end, bool(of), lex)
        if they is None:
            continue
        player = _WHO[" ".join(who or by[1:])] if who or by else None
        there = ["to_here"] if does == "move" and here == ["here"] else here
        if player is None:
            one = _ONE_OF[" ".join(yours)] if yours else ["a", "minion"]
            event = ["after", *one, "is", "played" if does == "play" else "moved", *there, ","]
        else:
            event = ["after", *player, does if player == ["you"] else f"{does}s", "a", "minion", *there, ","]
        head = put(tokens[:verb], begin, verb, event)
        return [*head, *they, *_played_there(tokens[end:], lex)]
    return tokens


def _of_one(tokens: list[Token], verb: int, end: int, of: bool, lex: Lexicon) -> list[Token] | None:
    """What is said of them from ``verb`` on, said of each by itself; None where it is nothing that is so for a
    time."""
    words, first = words_of(tokens), tokens[verb]
    rest = [replace(each, word=_OF_ONE.get(each.word, each.word)) for each in tokens[verb:end]]
    rest = [
        replace(each, word="the")
        if words[verb + nth - 2 : verb + nth] == ["end", "of"] and each.word == "that"
        else each
        for nth, each in enumerate(rest)
    ]
    if of:
        cancelled = at_words(words, verb, _CANCELLED)
        cancel = ("cancel", "that", "minion", "'s", "abilities")
        return [*spread(cancel, first.start, first.end), *rest[len(cancelled) :]] if cancelled else None
    does = _ARE.get(first.word) or does_each(first.word, lex) or (first.word if third(first.word, lex) else "")
    if not does or first.word in ("may", "must"):
        return None
    return [*spread(("that", "minion", does), first.start, first.end), *rest[1:]]


THOSE_PLAYED_THERE = (where(_played_there, "until", "minion minions", "play plays move moves played moved"),)
"""The rule of those that are played or moved somewhere."""
