"""Cards that are turned over: "turn the top base card face up", "they may turn it down".

"Turn" is a time as well: only with what lies up or down behind it is it a deed. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_TURNING = {
    "turn": "flip",
    "turns": "flips",
    "turned": "flipped",
    "flip": "flip",
    "flips": "flips",
    "flipped": "flipped",
}
_WAYS = {"face_up": "face_up", "face_down": "face_down", "up": "face_up", "down": "face_down"}
_ENDS = (",", "until", "while", "if", "and", "or", "then")
_OPENERS = ("while", "if", "as_long_as")
_EDGES = ("start", "end")
_WHOSE = ("each", "your", "their", "its", "this", "that", "the", "next", "'s", "a", "every", "&that")
_DOERS = ("they", "you")


def _turned_over(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Turn X face up", "turn up X": one deed, with how X lies then behind it."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        if word not in _TURNING or (place and words[place - 1] in _WHOSE):
            continue
        end = next((at for at in range(place + 1, len(words)) if words[at] in _ENDS), len(words))
        ways = [at for at in range(place + 1, end) if words[at] in _WAYS]
        if len(ways) != 1 or ways[0] not in (place + 1, end - 1):
            continue
        if _WAYS[words[ways[0]]] == "face_up" and "buried" in words[place:end]:  # so it is uncovered
            uncover = lex.forms["uncover"][("flip", "flips", "", "flipped").index(_TURNING[word])]
            rest = [each for at, each in enumerate(tokens[place + 1 : end], place + 1) if at != ways[0]]
            return [*tokens[:place], replace(tokens[place], word=uncover), *rest, *tokens[end:]]
        verb = replace(tokens[place], word=_TURNING[word])
        way = replace(tokens[ways[0]], word=_WAYS[words[ways[0]]])
        what = [each for each in tokens[place + 1 : end] if each is not tokens[ways[0]]]
        if ways[0] != end - 1 and what:
            way = replace(way, start=what[-1].end, end=what[-1].end)
        return [*tokens[:place], verb, *what, way, *tokens[end:]]
    return tokens


def _comma_put_in(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "While X is face up this base has ...", "at the start of each player's turn they may ...": a comma between."""
    words = words_of(tokens)
    place = 0
    if words[0] in _OPENERS and "," not in words:
        place = next((at + 1 for at, word in enumerate(words) if word in ("face_up", "face_down")), 0)
    elif words[:2] == ["at", "the"] and words[2] in _EDGES and "turn" in words and "," not in words:
        turn = words.index("turn")
        place = turn + 1 if words[turn + 1 : turn + 2] and words[turn + 1] in _DOERS else 0
    if not 0 < place < len(words):
        return tokens
    at = tokens[place].start
    return [*tokens[:place], Token(",", at, at), *tokens[place:]]


def _top_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The top base (card)": the top card of the base deck."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        if words[place : place + 3] != ["the", "top", "base"]:
            continue
        end = place + 3 + (words[place + 3 : place + 4] == ["card"])
        if words[end : end + 1] in (["of"], ["from"], ["deck"]):
            continue
        base = tokens[place + 2]
        told = [replace(base, word=word) for word in ("card", "of", "the", "base_deck")]
        return [*tokens[: place + 2], *told, *tokens[end:]]
    return tokens


TURNED_OVER = (
    where(_top_base, "top", "base"),
    where(_turned_over, " ".join(_TURNING), " ".join(_WAYS)),
    where(_comma_put_in, "face_up face_down turn"),
)
"""The rules about cards that are turned over, in the order in which they are asked."""
