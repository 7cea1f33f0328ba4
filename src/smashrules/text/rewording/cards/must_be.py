"""What a further sentence says a card has to be: "Play a minion from your discard pile. It must be power 3 or less".

It is said of the card where it is chosen. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MORE = ("more", "higher", "greater")
_LESS = ("less", "lower", "fewer")
_CARDS = ("minion", "action", "titan", "card", "monster")
_TAKING = ("play", "return", "place", "put", "draw", "destroy", "move", "choose", "reveal", "discard", "shuffle")
_FEW = ("a", "an", "one", "another", "two", "three")
_IT = (["it"], ["they"], ["that", "minion"], ["those", "minions"], ["this", "minion"])
_JOINED = (",", "and", "or", "then", "if", "@or", ":", "power", "than")


def _must_be(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It must be power 3 or less", "it cannot have power 4 or more": a card of power 3 or less is chosen."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        who = next((each for each in _IT if words[place : place + len(each)] == each), None)
        if words[place - 1] != "." or who is None or who == ["this", "minion"]:
            continue
        end = sentence_end(words, place)
        allowed = _asked(words[place + len(who) : end])
        start = max((at for at in range(place - 1) if words[at] in (".", ":")), default=-1) + 1
        noun = _taken(words[start : place - 1], lex)
        if not allowed or noun is None:
            continue
        at = tokens[start + noun].end
        told = [Token(word, at - 1, at) for word in allowed]
        stop = tokens[end - 1].end
        ends = [replace(tokens[place - 1], end=stop)]
        return [*tokens[: start + noun + 1], *told, *tokens[start + noun + 1 : place - 1], *ends, *tokens[end + 1 :]]
    return tokens


def _asked(words: list[str]) -> list[str]:
    """The power that is asked for, as it is said of a card; nothing where something else is said."""
    if words[:2] not in (["must", "be"], ["must", "have"], ["cannot", "be"], ["cannot", "have"]):
        return []
    rest = words[4:] if words[2:4] == ["a", "minion"] else words[2:]
    rest = rest[1:] if rest[:1] in (["of"], ["with"]) else rest
    if len(rest) < 2 or rest[0] != "power" or not rest[1].isdigit():
        return []
    number, way = int(rest[1]), rest[2:]
    down, up = way in [["or", each] for each in _LESS], way in [["or", each] for each in _MORE]
    if words[0] == "must":
        return ["of", "power", str(number), *way] if down or up or not way else []
    if up:  # "cannot be power 4 or more"
        return ["of", "power", str(number - 1), "or", "less"]
    return ["of", "power", str(number + 1), "or", "more"] if down else []


def _taken(words: list[str], lex: Lexicon) -> int | None:
    """Where the one noun stands of which it is said; None where several things are named, or it is told already."""
    nouns = [at for at, word in enumerate(words) if lex.nouns.get(word, ("",))[0] in _CARDS]
    verb = words[2:3] if words[:2] == ["you", "may"] else words[:1]
    if not verb or verb[0] not in _TAKING or set(words) & set(_JOINED):
        return None
    if words[-4:-1] == ["as", "an", "extra"] and nouns[-1:] == [len(words) - 1]:
        nouns = nouns[:-1]  # "as an extra minion": the same one
    if len(nouns) != 1 or lex.nouns[words[nouns[0]]][0] != "minion":
        return None
    some = words[nouns[0] - 1] in _FEW or (words[nouns[0] - 1] == "extra" and words[nouns[0] - 2] in _FEW)
    return nouns[0] if some else None


def _must_differ(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They must have different names", "each must have a different name": cards with different names are chosen."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        who = next((each for each in _THEM if words[place : place + len(each)] == each), None)
        if words[place - 1] != "." or who is None:
            continue
        end = sentence_end(words, place)
        asked = words[place + len(who) : end]
        trait = next((each for each in _TRAITS if asked in (_apart(each), _all_apart(each))), "")
        start = max((at for at in range(place - 1) if words[at] in (".", ":")), default=-1) + 1
        noun = _taken_together(words[start : place - 1], lex)
        if not trait or noun is None:
            continue
        at = tokens[start + noun].end
        told = [Token(word, at - 1, at) for word in ("with", "different", f"{trait}s")]
        ends = [replace(tokens[place - 1], end=tokens[end - 1].end)]
        return [*tokens[: start + noun + 1], *told, *tokens[start + noun + 1 : place - 1], *ends, *tokens[end + 1 :]]
    return tokens


_THEM = (["each", "of", "them"], ["all", "of", "them"], ["each"], ["they"], ["those", "cards"])
_TRAITS = ("name", "power")


def _apart(trait: str) -> list[str]:
    return ["must", "have", "a", "different", trait]


def _all_apart(trait: str) -> list[str]:
    return ["must", "have", "different", f"{trait}s"]


def _taken_together(words: list[str], lex: Lexicon) -> int | None:
    """Where the one noun of several cards stands of which it is said; None where other things are named besides."""
    nouns = [at for at, word in enumerate(words) if lex.nouns.get(word, ("",))[0] in _CARDS]
    verb = words[2:3] if words[:2] == ["you", "may"] else words[:1]
    unseen = verb in (["draw"], ["reveal"]) and "from" not in words
    if not verb or unseen or verb[0] not in (*_TAKING, "bury") or set(words) & {*_JOINED, "with", "each"}:
        return None
    if words[-3:-1] == ["as", "extra"] and nouns[-1:] == [len(words) - 1]:
        nouns = nouns[:-1]  # "as extra minions": the same ones
    return nouns[0] if len(nouns) == 1 and lex.nouns[words[nouns[0]]][1] == "many" else None


MUST_BE = (
    where(_must_be, "must cannot", "power", "be have"),
    where(_must_differ, "different", "must", "have"),
)
"""The rules of what a card has to be, asked of whole texts."""
