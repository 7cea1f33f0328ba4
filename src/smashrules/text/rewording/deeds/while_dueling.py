"""What is so of minions while they are dueling: of each of those that are in a duel.

"Your minions here have +1 power while dueling" speaks of each of them that is in a duel; "this minion has +1 power
while dueling" asks only about this one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_AGAINST = ("with", "against")
_WHILE = ("while", "when", "whenever", "as_long_as")
_DUELING = (["dueling"], ["in", "a", "duel"], ["in", "duels"], ["in", "duel"])
_THEY_ARE: tuple[list[str], ...] = (["they", "are"], ["it", "is"], [])
_HAS = ("have", "has", "gain", "gains", "get", "gets", "cannot", "are", "is")
_ONE = ("this", "that", "it", "the")
_SORTS = ("minion", "card")


def _while_dueling(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each of your minions has +1 power while dueling": each of them that is in a duel."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        if words[place] not in _WHILE:
            continue
        who = next(each for each in _THEY_ARE if words[place + 1 : place + 1 + len(each)] == each)
        begin = place + 1 + len(who)
        duel = next((each for each in _DUELING if words[begin : begin + len(each)] == each), [])
        rival = tokens[begin + len(duel) :]
        if not duel or (rival and (duel != _DUELING[1] or rival[0].word not in _AGAINST)) or "," in words[begin:]:
            continue
        has = next((at for at in range(place) if words[at] in _HAS), None)
        if has is None or "," in words[has:place]:
            return tokens
        start = max((at for at in range(has) if words[at] == ","), default=-1) + 1
        first, last = tokens[place].start, tokens[-1].end
        if words[start] in _ONE:
            this = words[start] == "this" and lex.nouns.get(words[start + 1], ("",))[0] in _SORTS
            who_is = words[start : start + 2] if this else ["it"]  # not one of those that are counted
            told = spread([*who_is, "is", "in", "a", "duel"], first, last)
            return [*tokens[:place], replace(tokens[place], word="while"), *told, *rival] if not who else tokens
        nouns = [at for at in range(start, has) if lex.nouns.get(words[at], ("",))[0] in _SORTS]
        if len(nouns) != 1:
            return tokens
        at = tokens[has].start
        these = [Token(each, at, at) for each in ("in", "a", "duel")]
        these += said_at(rival, at)
        end = [replace(tokens[place - 1], end=last)]
        return [*tokens[:has], *these, *tokens[has : place - 1], *end]
    return tokens


def _when_it_duels(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When this minion is in a duel, it has +2 power": while it is, for what it has is no deed."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    duels = words[0] in ("when", "whenever") and any(words[comma - len(each) : comma] == each for each in _DUELING)
    if not duels or {"until", "if"} & set(words) or len(words) < comma + 4 or not {"is", "are"} & set(words[:comma]):
        return tokens
    has = next((at for at in range(comma + 2, len(words)) if words[at] in _HAS), 0)
    if not has or any(words[at] in ("may", "you", ",") for at in range(comma + 1, has)):
        return tokens
    return [replace(tokens[0], word="while"), *tokens[1:]]


def _in_duels(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has +2 power in duels (with another player's minion)": while in a duel."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        duel = next(
            (each for each in (["in", "a", "duel"], ["in", "duels"]) if words[place : place + len(each)] == each), []
        )
        end = place + len(duel)
        if not duel or words[place - 1] != "power" or words[end : end + 1] not in ([], ["with"], ["against"]):
            continue
        if not set(words[:place]) & set(_HAS[:6]) or {",", "while"} & set(words[:place]):
            return tokens
        at, last = tokens[place].start, tokens[end - 1].end
        told = spread(("while", "in", "a", "duel"), at, last)
        return [*tokens[:place], *told, *tokens[end:]]
    return tokens


WHILE_DUELING = (
    where(_in_duels, "duel duels", "in", "power"),
    where(_while_dueling, " ".join(_WHILE), "dueling duel duels"),
    where(_when_it_duels, "dueling duel duels", "when whenever", ","),
)
"""The rules of what is so while dueling."""
