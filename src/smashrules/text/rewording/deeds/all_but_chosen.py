"""What becomes of all that is not chosen: "each player chooses one of their minions and destroys the rest".

They do it to all but one of these. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_CHOOSING = ("choose", "chooses", "keep", "keeps")
_REST = (["the", "rest"], ["the", "others"], ["the", "other"], ["the", "remaining"])
_WHO = (["each", "player"], ["each", "other", "player"], ["that", "player"], ["they"], ["the", "winner"])
_JOINT = (["and"], [",", "and"], [",", "then"], ["and", "then"], ["then"], [",", "and", "then"])
_SPARED = ("destroy", "discard", "return", "place", "shuffle", "put", "move")


def _all_but(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player chooses two cards in their hand and discards the rest": discards all but two cards in it."""
    words = words_of(tokens)
    place = next((at for at in range(1, len(words)) if words[at] in _CHOOSING), 0)
    rest = next((at for at in range(place, len(words) - 1) if words[at : at + 2] in _REST), 0)
    before = words[: place - (words[place - 1] == "must")]
    since = before[len(before) - before[::-1].index(",") :] if "," in before else before
    who = any(since[-len(each) :] == each for each in _WHO) or (since[:1] == ["each"] and "player" in since[:3])
    if not place or not rest or not who or "may" in since:
        return tokens
    verb = rest - 1
    joint = max((each for each in _JOINT if words[verb - len(each) : verb] == each), key=len, default=[])
    end = verb - len(joint)
    number, said = words[place + 1], words[place + 1 : end]
    several = any(lex.nouns.get(each, ("", ""))[1] == "many" for each in said) or number == "one"
    behind = rest + 2 + (words[rest + 1] in ("other", "remaining"))
    told = number in lex.numerals and several and {"their", "they"} & set(said) and "," not in said
    if not joint or not told or verb_of(words[verb], lex) not in _SPARED or set(words[behind:]) & {"it", "and", "if"}:
        return tokens
    if words[rest + 1] in ("other", "remaining") and lex.nouns.get(words[rest + 2], ("", ""))[1] != "many":
        return tokens
    behind += 2 if words[behind : behind + 2] == ["of", "them"] else 0
    at = tokens[place]
    but = Token("all_but", at.end, at.end)
    does = replace(tokens[verb], start=at.start, end=at.end)
    return [*tokens[:place], does, but, *tokens[place + 1 : end], *tokens[behind:]]


def _all_others_there(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Each player chooses one of their minions here. Destroy the others": the other minions here."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    if words[1:3] not in (["the", "others"], ["the", "rest"]) or words[0] not in _SPARED:
        return tokens
    their = next((at for at in range(3, len(said)) if said[at] == "their"), 0)
    chosen = said[their - 3 : their] in ([each, "one", "of"] for each in _CHOOSING)
    kind, number = lex.nouns.get("".join(said[their + 1 : their + 2]), ("", ""))
    where_they_are = said[their + 2 :]
    there = ["here"] if where_they_are in (["here"], ["on", "this", "base"]) else []
    who = said[: their - 3][-2:] == ["each", "player"]
    if not (chosen and who) or kind not in ("minion", "action") or number != "many" or (where_they_are and not there):
        return tokens
    others = replace(tokens[2], word="other")
    named = [replace(others, word=each, start=others.end) for each in said[their + 1 : their + 2] + there]
    which = tokens[1] if there else replace(tokens[1], word="all")
    return [tokens[0], which, others, *named, *tokens[3:]]


ALL_BUT_CHOSEN = (
    where(_all_but, "rest others other remaining", " ".join(_CHOOSING), "the"),
    looking_back(_all_others_there, "others rest", "the"),
)
"""The rules of all that is not chosen."""
