"""Deeds told by a looser word than that of other cards: "place a minion from your hand here as an extra minion",
"they must choose one: ...", "minions destroyed here are placed in their owners' hands instead of the discard pile".

A card that is placed as an extra one is played; who must choose chooses; what becomes of each is told of each. Knows
words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PLACED = {"place": "play", "places": "plays", "put": "play", "puts": "plays"}
_APART = (",", ".", ":", "and", "or", "then", "@or", "&then")
_BESIDES = {"to", "&to", "play", "plays", "top", "bottom", "atop"}
_SORTS = ("minion", "action", "card", "titan")
_ARE_SENT = {"placed": "place", "put": "place", "returned": "return", "shuffled": "shuffle"}
_ANY = (["any"], ["each"], ["every"])
_EACH: tuple[list[str], ...] = (["all"], *_ANY, [])


def _placed_as_extra(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place a minion from your hand here as an extra minion": play it."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        end = next((at for at in range(place, len(words)) if words[at] in _APART), len(words))
        said = words[place:end]
        extra = next((at for at in range(2, len(said) - 3) if said[at : at + 3] == ["as", "an", "extra"]), 0)
        if (
            words[place] not in _PLACED
            or not extra
            or _BESIDES & set(said[1:extra])
            or lex.nouns.get(said[extra + 3], ("",))[0] not in _SORTS
        ):
            continue
        return [*tokens[:place], replace(tokens[place], word=_PLACED[words[place]]), *tokens[place + 1 :]]
    return tokens


def _must_choose(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They must choose one: ...": they choose one; "that player must choose one": chooses one."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        if words[place : place + 4] != ["must", "choose", "one", ":"]:
            continue
        many = words[place - 1] in ("they", "you", "players")
        chooses = replace(tokens[place + 1], word="choose" if many else "chooses", start=tokens[place].start)
        return [*tokens[:place], chooses, *tokens[place + 2 :]]
    return tokens


def _sent_elsewhere(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions destroyed here are placed on the bottom of their owners' decks (instead of the discard pile)": when a
    minion here is destroyed, place it there instead of the discard pile."""
    given, tokens = tokens, tokens[:-1] if tokens[-1].word == "instead" else tokens
    words = words_of(tokens)
    lead = next(each for each in _EACH if words[: len(each)] == each)
    at = len(lead)
    yours = words[at : at + 1] == ["your"]
    noun = words[at + yours : at + yours + 1]
    behind = words[at + yours + 1 :]
    kind, number = lex.nouns.get(noun[0], ("", "")) if noun else ("", "")
    if kind not in _SORTS or (number == "one" and (yours or lead not in _ANY)):
        return given
    told = next((each for each in _DESTROYED if behind[: len(each)] == each), None)
    if told is None or {",", "and", "or", "if", "instead", "discard_piles"} & set(behind):
        return given
    verb = at + yours + 1 + len(told)
    if verb + 1 >= len(words):
        return given
    are, go, return_ = ("is", "goes", "returns") if number == "one" else ("are", "go", "return")
    sent = _ARE_SENT.get(words[verb + 1], "") if words[verb] == are else ""
    sent, passive = ("return", False) if words[verb] == return_ else (sent, bool(sent))
    if not sent and words[verb] != go:
        return given
    start, last = tokens[0].start, tokens[verb].start
    which = ["one", "of", "your", noun[0]] if yours else ["an" if kind == "action" else "a", kind]
    event = ["when", *which, "here", "is", "destroyed", ",", sent or "place", "it"]
    begin = spread(event, start, last)
    rest = _of_one(tokens[verb + 1 + passive :])
    if "instead_of" in behind:
        return [*begin, *rest]
    end = rest[-1].end
    return [*begin, *rest, *(Token(each, end, end) for each in ("instead_of", "the", "discard_pile"))]


def _of_one(tokens: list[Token]) -> list[Token]:
    """ "Their owners' decks", of one card: its owner's deck."""
    ones = {"their": "its", "owners": "owner", "decks": "deck", "hands": "hand", "discard_piles": "discard_pile"}
    return [replace(each, word=ones.get(each.word, each.word)) for each in tokens]


_DESTROYED = (
    ["destroyed", "here"],
    ["here", "that", "are", "destroyed"],
    ["that", "are", "destroyed", "here"],
    ["here", "destroyed"],
    ["here", "that", "is", "destroyed"],
    ["that", "is", "destroyed", "here"],
)

TOLD_LOOSELY = (
    where(_placed_as_extra, " ".join(_PLACED), "extra", "as"),
    where(_must_choose, ":", "choose", "one", "must"),
    where(_sent_elsewhere, "destroyed", "here", "are go return is goes returns"),
)
"""The rules of deeds told by a looser word."""
