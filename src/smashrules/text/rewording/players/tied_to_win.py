"""Players who tie to win a base as it scores: "if two or more players tie as the winner here, each of them discards
their hand", "if there is a tie for first place", "if this base has more than one winner".

If players are tied for the most power there as it scores, each of them does. Knows words and their neighbours, no
structure; it is asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import does_each
from smashrules.text.words.tokens import Token, words_of

_MANY: tuple[list[str], ...] = (
    [],
    ["two"],
    ["any"],
    ["several"],
    ["multiple"],
    ["two", "or", "more"],
    ["two", "or_more"],
)
_TIE = (["tie"], ["are", "tied"], ["tied"])
_PLACE = (
    ["the", "winner"],
    ["the", "winners"],
    ["winner"],
    ["winners"],
    ["the", "win"],
    ["first", "place"],
    ["first"],
    ["1st", "place"],
)
_WHO_TIE = tuple([*many, "players", *tie] for many in _MANY for tie in _TIE)
_ASKED = (
    *([*who, prep, *place] for who in _WHO_TIE for prep in ("for", "as") for place in _PLACE),
    *([*many, "players", "share", *place] for many in _MANY for place in _PLACE),
    *(["there", "is", "a", "tie", "for", *place] for place in _PLACE),
    *([*has, *many] for has in (["this", "base", "has"], ["there", "are"]) for many in (["several", "winners"],)),
    *([*has, "more", "than", "one", "winner"] for has in (["this", "base", "has"], ["there", "is"], ["it", "has"])),
)
_EACH = (
    ["each", "of", "them"],
    ["each", "of", "those", "players"],
    ["each", "of", "the", "tied", "players"],
    ["each", "tied", "player"],
    ["each", "winner"],
    ["they", "each"],
    ["all", "tied", "players"],
    ["the", "tied", "players"],
    ["those", "players"],
    ["those", "players", "each"],
    ["tied", "players"],
    ["tied", "players", "each"],
    ["the", "tied", "players", "each"],
)
_TOLD = ("if", "players", "are", "tied", "for", "the", "most", "power", "here", ",", "each", "of", "them")
_SCORES = tuple([when, *base, "scores", ","] for when in ("after", "when") for base in (["this", "base"], ["it"]))


def _tied_to_win(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If players tie as the winner here, each of them draws a card": after this base scores, if they are tied
    for the most power here."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        asked = at_words(words, place + 1, _ASKED) if words[place] == "if" else []
        comma = place + 1 + len(asked)
        comma += words[comma : comma + 1] == ["here"]
        each = at_words(words, comma + 1, _EACH) if asked and words[comma : comma + 1] == [","] else []
        begin = sentence_begin(words, place)
        scores = words[begin:place]
        verb = comma + 1 + len(each)
        does = does_each("".join(words[verb : verb + 1]), lex) if each else ""
        if not does or (scores and scores not in _SCORES):
            continue
        lead = [] if scores else ["after", "this", "base", "scores", ","]
        return [*put(tokens[: verb + 1], place, verb + 1, [*lead, *_TOLD, does]), *tokens[verb + 1 :]]
    return tokens


TIED_TO_WIN = (where(_tied_to_win, "winner winners win first 1st", "if", ","),)
"""The rule of players who tie to win."""
