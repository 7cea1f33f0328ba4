"""Where a card is sent or goes: "send a minion back to its owner's hand", "it goes to another base instead of the
discard pile".

To a hand it is returned, to a base it is moved, to a pile it is placed. Knows words and their neighbours, no
structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SENT = {"send": 0, "sends": 1, "sent": 3}
_GOES = {"go": "move", "goes": "moves"}
_STOPS = (
    ".",
    ",",
    ";",
    ":",
    "and",
    "or",
    "then",
    "if",
    "unless",
    "instead",
    "until",
    "along",
    "with",
    "where",
    "that",
)
_GOALS = {
    "hand": "return",
    "hands": "return",
    "deck": "place",
    "decks": "place",
    "pile": "place",
    "piles": "place",
    "base": "move",
    "bases": "move",
}
_WHICH = ("another", "a", "that", "this", "any")


def _sent(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Send a minion here (back) to its owner's hand": return it there."""
    words = [*words_of(tokens), "."]
    for place in range(len(tokens) - 3):
        if words[place] not in _SENT:
            continue
        to = next((at for at in range(place + 1, len(words)) if _stands(words, at, ("to", "into", *_STOPS))), 0)
        stop = next((at for at in range(to + 1, len(words)) if words[at] in _STOPS), 0)
        goals = {_GOALS[each] for each in words[to + 1 : stop] if each in _GOALS}
        passive = words[place] == "sent"
        if words[to] not in ("to", "into") or len(goals) != 1 or (passive and words[place - 1] not in _BE):
            continue
        if not passive and (to == place + 1 or (place and words[place - 1] not in _BEFORE)):
            continue
        back = to - 1 if words[to - 1] == "back" else to
        verb = replace(tokens[place], word=lex.forms[goals.pop()][_SENT[words[place]]])
        return [*tokens[:place], verb, *tokens[place + 1 : back], *_sent(tokens[to:], lex)]
    return tokens


def _stands(words: list[str], at: int, known: tuple[str, ...]) -> bool:
    """Whether one of these words stands there that is no part of "up to" or "or less"."""
    return words[at] in known and words[at - 1] != "up" and words[at + 1 : at + 2] not in _LEVELS


_LEVELS = (["less"], ["more"], ["fewer"], ["lower"], ["higher"], ["greater"], ["equal"])
_BE = ("is", "are", "be")
_BEFORE = (
    ".",
    ",",
    ":",
    "may",
    "and",
    "or",
    "then",
    "to",
    "must",
    "you",
    "they",
    "player",
    "can",
    "controller",
    "owner",
)


def _goes_to_a_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It goes to another base": it moves there."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        base = place + 3 + (words[place + 3] == "other")
        to = words[place] in _GOES and words[place + 1] == "to" and words[place + 2] in _WHICH
        if to and words[base : base + 1] == ["base"]:
            moves = replace(tokens[place], word=_GOES[words[place]])
            return [*tokens[:place], moves, *_goes_to_a_base(tokens[place + 1 :], lex)]
    return tokens


_MOVED = {"move": "place", "moves": "places", "moved": "placed"}


def _to_an_end(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move it to the bottom of your deck", "you may move it to the top": place it there."""
    words = words_of(tokens)
    for to in range(2, len(words) - 2):
        if words[to : to + 2] != ["to", "the"] or words[to + 2] not in ("top", "bottom"):
            continue
        begin = begin_behind(words, to, (".", ",", ":", ";", "and", "then"))
        verb = next((at for at in range(to - 1, begin - 1, -1) if words[at] in _MOVED), -1)
        whose = words[to + 3 : to + 4]
        if verb < 0 or whose not in ([], ["."], [","], ["of"], ["and"], ["or"], ["if"], ["instead"]):
            continue
        placed = replace(tokens[verb], word=_MOVED[words[verb]])
        on = replace(tokens[to], word="on")
        return [*tokens[:verb], placed, *tokens[verb + 1 : to], on, *_to_an_end(tokens[to + 1 :], lex)]
    return tokens


SENT = (
    where(_to_an_end, "move moves moved", "top bottom"),
    where(_sent, " ".join(_SENT), "to into"),
    where(_goes_to_a_base, "go goes", "base", "to"),
)
"""The rules of where a card is sent or goes."""
