"""The base that something left, told by how it left: "the base that it moved from", "the base you returned it from",
"the base where that minion was destroyed".

It is that thing's previous base. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ITSELF = (["moved", "from"], ["came", "from"], ["left"], ["started", "from"], ["started", "on"], ["started", "at"])
_GONE = ("moved", "returned", "taken", "transferred")
_DESTROYED = (["destroyed", "on"], ["destroyed", "at"])
_CARDS = ("minion", "action", "card", "titan")
_BEHIND = frozenset((".", ",", "and", "or", "if", "until", "instead", "to", "with", "for", "has", "have", "gains"))


def _left_by_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On the base that it was moved from": on its previous base."""
    tokens = _from_which(tokens, lex)
    words = words_of(tokens)
    for place in range(len(words) - 3):
        if words[place : place + 2] != ["the", "base"]:
            continue
        which = words[place + 2] in ("that", "which") and _who(words, place + 3, lex) is not None
        where_ = words[place + 2] == "where"
        begin = place + 2 + (which or where_)
        if which and words[begin : begin + 3] in (["it", "was", "on"], ["it", "was", "at"]):
            on = replace(tokens[begin + 2], word="on")
            return [*tokens[: begin - 1], *tokens[begin : begin + 2], on, *_left_by_it(tokens[begin + 3 :], lex)]
        found = _by_you(words, begin, lex) or _by_itself(words, begin, where_, lex)
        if found is None or not (words[found[1] : found[1] + 1] == [] or words[found[1]] in _BEHIND):
            continue
        whose, end = found
        owner = ["its"] if whose == ["it"] else [*whose, "'s"]
        start, last = tokens[place].start, tokens[end - 1].end
        said = [*owner, "previous", "base"]
        told = spread(said, start, last)
        return [*tokens[:place], *told, *_left_by_it(tokens[end:], lex)]
    return tokens


def _from_which(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The base from which it was moved": the base that it was moved from."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place : place + 4] != ["the", "base", "from", "which"]:
            continue
        whose = _who(words, place + 4, lex)
        if whose is None:
            continue
        end = place + 4 + len(whose)
        end += 1 + (words[end : end + 1] == ["was"])
        if whose == ["you"]:
            end += len(_who(words, end, lex) or [])
        at = tokens[end - 1].end
        away = Token("on" if words[end - 1] == "destroyed" else "from", at, at)
        return [*tokens[: place + 2], *tokens[place + 4 : end], away, *tokens[end:]]
    return tokens


def _who(words: list[str], at: int, lex: Lexicon) -> list[str] | None:
    """What is spoken of there: "it", "this minion"; or "you", who did it."""
    if words[at : at + 1] in (["it"], ["you"]):
        return words[at : at + 1]
    told = (
        words[at : at + 1] in (["this"], ["that"], ["the"], ["your"])
        and lex.nouns.get("".join(words[at + 1 : at + 2]), ("",))[0]
    )
    return ["that" if words[at] == "the" else words[at], words[at + 1]] if told in _CARDS else None


def _by_itself(words: list[str], at: int, where_: bool, lex: Lexicon) -> tuple[list[str], int] | None:
    """What has left by itself, or was made to, and where the words end that say so."""
    whose = _who(words, at, lex)
    if whose is None or whose == ["you"]:
        return None
    the = words[at] == "the"
    at += len(whose)
    if the and words[at : at + 1] == ["was"]:  # "the minion was destroyed": it is the destroyed one
        whose = ["the", *words[at + 1 : at + 2], whose[1]]
    if where_:
        gone = words[at : at + 2] == ["was", "destroyed"]
        return (whose, at + 2) if gone else None
    if words[at : at + 1] == ["was"]:
        gone = words[at + 1 : at + 2] in ([each] for each in _GONE) and words[at + 2 : at + 3] == ["from"]
        return (whose, at + 3) if gone or words[at + 1 : at + 3] in _DESTROYED else None
    tail = next((each for each in _ITSELF if words[at : at + len(each)] == each), None)
    return (whose, at + len(tail)) if tail else None


def _by_you(words: list[str], at: int, lex: Lexicon) -> tuple[list[str], int] | None:
    """What you moved or returned, and where the words end: "you moved it from"."""
    if words[at : at + 1] != ["you"] or words[at + 1 : at + 2] not in ([each] for each in _GONE):
        return None
    whose = _who(words, at + 2, lex)
    if whose is None or whose == ["you"] or words[at + 2 + len(whose) : at + 3 + len(whose)] != ["from"]:
        return None
    return whose, at + 3 + len(whose)


LEFT_BY_IT = (where(_left_by_it, "moved came left was returned started", "base", "the"),)
"""The rule of the base that something left."""
