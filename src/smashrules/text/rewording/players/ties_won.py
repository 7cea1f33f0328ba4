"""Who wins ties at a base: "you win all ties here", "ties here are won by the player with the most minions here",
"when you are tied here, you win the tie".

It is said of ties, all of them, and at which base. Knows words and their neighbours, no structure; it is asked before
words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, over, said_at, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WIN = {"win": "win", "wins": "wins", "break": "win", "breaks": "wins"}
_TIES = (
    ["ties"],
    ["all", "ties"],
    ["any", "ties"],
    ["every", "tie"],
    ["any", "tie"],
    ["each", "tie"],
    ["all", "the", "ties"],
    ["the", "tie"],
    ["that", "tie"],
)
_PLACES = (
    ["here"],
    ["there"],
    ["on", "this", "base"],
    ["at", "this", "base"],
    ["on", "that", "base"],
    ["at", "that", "base"],
    ["on", "its", "base"],
    ["for", "this", "base"],
    ["for", "that", "base"],
)
_TIED = (
    ["if", "you", "are", "tied"],
    ["when", "you", "are", "tied"],
    ["if", "you", "tie"],
    ["when", "you", "tie"],
    ["while", "you", "are", "tied"],
)
_MORE = (["with", "another", "player"], ["with", "any", "other", "player"], ["for", "the", "most", "power"])
_WON_BY = (["are", "won", "by"], ["is", "won", "by"], ["are", "broken", "by"], ["go", "to"])


def _wins_ties(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You win all ties here": you win ties here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        ties = at_words(words, place + 1, _TIES) if words[place] in _WIN else []
        end = place + 1 + len(ties)
        there = at_words(words, end, _PLACES) if ties and ties[0] not in ("the", "that") else []
        if not there or words[end + len(there) : end + len(there) + 1] not in _GOES_ON:
            continue
        won = [replace(tokens[place], word=_WIN[words[place]])]
        return [*tokens[:place], *won, *_said(tokens, place + 1, end, there), *tokens[end + len(there) :]]
    return tokens


_GOES_ON: tuple[list[str], ...] = ([], ["."], [","], ["until"], ["while"], ["if"], ["and"])


def _said(tokens: list[Token], begin: int, end: int, there: list[str]) -> list[Token]:
    """ "Ties here", for the words from ``begin`` to ``end`` and the place behind them."""
    place = ["on", *there[1:]] if there[0] == "for" else there
    return [*over(["&ties"], tokens[begin], tokens[end - 1]), *over(place, tokens[end], tokens[end + len(there) - 1])]


def _won_by(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Ties here are won by the player with the most minions here": that player wins ties here."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        ties = at_words(words, place, _TIES) if not place or words[place - 1] in (".", ":", ",") else []
        end = place + len(ties)
        there = at_words(words, end, _PLACES) if ties else []
        won = at_words(words, end + len(there), _WON_BY) if there else []
        who = end + len(there) + len(won)
        stop = sentence_end(words, place)
        if not won or who >= stop:
            continue
        verb = "win" if words[who] == "you" or lex.nouns.get(words[who], ("", ""))[1] == "many" else "wins"
        said = _said(tokens, place, end, there)
        at = tokens[stop - 1].end
        told = [Token(verb, at, at), *said_at(said, at)]
        return [*tokens[:place], *tokens[who:stop], *told, *tokens[stop:]]
    return tokens


def _when_tied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When you are tied here, you win the tie": you win ties here."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        tied = at_words(words, place, _TIED) if sentence_begin(words, place) == place else []
        at = place + len(tied)
        more = at_words(words, at, _MORE) if tied else []
        there = at_words(words, at + len(more), _PLACES) if tied else []
        behind = at + len(more) + len(there)
        more = more or (at_words(words, behind, _MORE) if there else [])
        comma = at + len(more) + len(there)
        if not there or words[comma : comma + 3] != [",", "you", "win"]:
            continue
        tie = at_words(words, comma + 3, _TIES)
        end = comma + 3 + len(tie)
        if not tie or words[end : end + 1] not in ([], ["."]):
            continue
        told = ["you", "win", "&ties", *there]
        return [*tokens[:place], *over(told, tokens[place], tokens[end - 1]), *tokens[end:]]
    return tokens


TIES_WON = (
    where(_wins_ties, "ties tie", " ".join(_WIN)),
    where(_won_by, "ties tie", "won broken go", "by to"),
    where(_when_tied, "tied tie", "win", "you"),
)
"""The rules of who wins ties."""
