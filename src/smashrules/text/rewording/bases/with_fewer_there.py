"""A base told by how many cards it has, set against the base from which something goes: "to a base that has fewer
minions", "to a base with more of your minions than this one", "to a base where you have fewer minions".

It is a base with so many more, or fewer, than that one. Knows words and their neighbours, no structure; it is asked
before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SIDES = ("more", "fewer")
_WITH = (["with"], ["that", "has"], ["which", "has"], ["having"])
_YOU_HAVE = (["where", "you", "have"], ["where", "you", "control"], ["at", "which", "you", "have"])
_YOURS = (["of", "your", "minions"], ["of", "your", "actions"], ["of", "your", "cards"])
_HERE = (["here"], ["this", "one"], ["there", "are", "here"], ["you", "have", "here"], ["this", "base", "has"])
_ENDS: tuple[list[str], ...] = ([], ["."], [","], ["and"], ["or"], ["then"])
_GOING = frozenset(("move", "moves", "moved"))


def _with_fewer(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move it to a base that has fewer of your minions": with fewer minions you control."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place - 1] != "base" or words[place - 2] not in ("a", "another"):
            continue
        begin = begin_behind(words, place, (".", ":", ";"))
        if words[place - 3 : place - 2] != ["to"] or not _GOING & set(words[begin:place]):
            continue
        yours = at_words(words, place, _YOU_HAVE)
        led = yours or at_words(words, place, _WITH)
        side = place + len(led)
        if not led or words[side : side + 1] not in [[each] for each in _SIDES]:
            continue
        own = [] if yours else at_words(words, side + 1, _YOURS)
        sort = own[-1:] or words[side + 1 : side + 2]
        if lex.nouns.get("".join(sort), ("", ""))[1] != "many" or lex.nouns["".join(sort)][0] in (
            "player",
            "counter",
        ):
            continue
        behind = side + 1 + (len(own) or 1)
        than = at_words(words, behind + 1, _HERE) if words[behind : behind + 1] == ["than"] else []
        end = behind + (1 + len(than) if than else 0)
        if words[end : end + 1] not in _ENDS:
            continue
        told = ["with", words[side], *sort, *(["you", "control"] if yours or own else [])]
        told += ["than", "this", "base"] if than else []
        if told != words[place:end]:
            return _with_fewer(put(tokens, place, end, told), lex)
    return tokens


def _of_others(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base with fewer other players' minions": fewer minions of other players."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        others = words[place + 1 : place + 4] == ["other", "players", "'s"]
        if (
            words[place] not in _SIDES
            or words[place - 1] == "or"
            or not others
            or lex.nouns.get(words[place + 4], ("", ""))[1] != "many"
        ):
            continue
        told = [words[place + 4], "of", "other", "players"]
        return _of_others(put(tokens, place + 1, place + 5, told), lex)
    return tokens


WITH_FEWER_THERE = (
    where(_of_others, "more fewer", "other", "players"),
    where(_with_fewer, "more fewer", "base", "to", " ".join(_GOING)),
)
"""The rules of a base with more or fewer cards."""
