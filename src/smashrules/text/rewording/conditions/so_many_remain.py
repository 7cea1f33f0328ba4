"""How many of several are left somewhere: "if exactly one of your minions remains there", "if no minions remain on
that base", "if this leaves its old base with no minions".

Somebody has so many there, or there are none. What has moved is there now, so that "there" is not said of the base
that it left. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_REMAIN = (["remains"], ["remain"], ["is", "left"], ["are", "left"])
_THERE = (["there"], ["here"], ["at", "that", "base"], ["on", "that", "base"], ["at", "this", "base"])
_SO_MANY = (["exactly", "one"], ["only", "one"], ["two", "or", "more"], ["none"])


def _remain(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If exactly one of your minions remains there": if you have exactly one minion there."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        so_many = at_words(words, place, _SO_MANY)
        of = place + len(so_many)
        if words[place - 1] != "if" or not so_many or words[of : of + 2] != ["of", "your"]:
            continue
        noun = of + 2 + (words[of + 2] == "other")
        remain = at_words(words, noun + 1, _REMAIN)
        at = noun + 1 + len(remain)
        there = at_words(words, at, _THERE)
        kind = lex.nouns.get(words[noun], ("", ""))
        if not remain or not there or kind[1] != "many":
            continue
        one = so_many[-1] == "one"
        called = noun_of((kind[0], "one" if one else "many"), lex)
        many = ["no"] if so_many == ["none"] else ["exactly", "one"] if one else so_many
        said = ["you", "have", *many, *(["other"] if noun > of + 2 else []), called]
        return put(tokens, place, at, said)
    return tokens


_ASKING = ("if", "unless", "while", "and")
_GONE = (["remain"], ["remains"], ["are", "left"], ["is", "left"], ["remained"])
_ON = ("on", "at")
_THEN = (
    *(["its", which, "base"] for which in ("old", "previous", "former")),
    *(["the", "base", "it", *left] for left in (["left"], ["came", "from"], ["was", "on"], ["moved", "from"])),
)
_NOW = (["its", "base"], ["that", "base"], ["this", "base"])
_LEAVES = tuple([*this, "leaves"] for this in (["this"], ["that"], ["doing", "so"]))
_WHOM = {("you",): "have", ("its", "controller"): "has", ("that", "player"): "has"}
_MOVES = {"move", "moves", "moved", "transfer", "transfers"}
_ENDS: tuple[list[str], ...] = ([], ["."], [","], [":"], ["and"])


def _place(words: list[str], at: int) -> list[str]:
    """The place that is named there; none where it could be that to which something was moved."""
    moved = bool(_MOVES.intersection(words[:at]))
    if words[at : at + 1] == ["here"] or (words[at : at + 1] == ["there"] and not moved):
        return words[at : at + 1]
    if words[at : at + 2] == ["in", "play"]:
        return words[at : at + 2]
    base = at_words(words, at + 1, _THEN if moved else (*_THEN, *_NOW))
    return [words[at], *base] if base and words[at] in _ON else []


def _none_remain(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If no minions remain on that base": if there are no minions on it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        if words[place] != "no" or words[place - 1] not in _ASKING:
            continue
        noun = place + 1 + (words[place + 1] == "other")
        remain = at_words(words, noun + 1, _GONE) if lex.nouns.get(words[noun], ("", ""))[1] == "many" else []
        at = noun + 1 + len(remain)
        there = _place(words, at) if remain else []
        if there and words[at + len(there) : at + len(there) + 1] in _ENDS:
            return put(tokens, place, at, ["there", "are", *words[place : noun + 1]])
    return tokens


def _leaves_none(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If this leaves its old base with no minions", "leaves you with no minions there": there are none."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        leaves = at_words(words, place, _LEAVES) if words[place - 1] in _ASKING else []
        at = place + len(leaves)
        if not leaves:
            continue
        whom = next((each for each in _WHOM if tuple(words[at : at + len(each)]) == each), ())
        base = [] if whom else _place([*words[:at], "on", *words[at:]], at)[1:]
        none = at + len(whom or base)
        if whom or base:
            none += 2 if words[none : none + 2] == ["with", "no"] else words[none : none + 1] == ["without"]
        else:
            none += words[none] == "no"
        noun = none
        if words[noun - 1] not in ("no", "without") or lex.nouns.get(words[noun], ("", ""))[1] != "many":
            continue
        on_it = 2 * (bool(base) and words[noun + 1 : noun + 3] == ["on", "it"])
        there = [] if base else _place(words, noun + 1)
        end = noun + 1 + on_it + len(there)
        if words[end : end + 1] not in _ENDS or not (base or there):
            continue
        have = [*whom, _WHOM[whom]] if whom else ["there", "are"]
        on = ["here"] if base == ["this", "base"] else ["on", *base] if base else there
        return put(tokens, place, end, [*have, "no", words[noun], *on])
    return tokens


SO_MANY_REMAIN = (
    where(_remain, "remains remain left", "if", "your"),
    where(_none_remain, "remains remain left remained", "no"),
    where(_leaves_none, "leaves", "no without"),
)
"""The rules of how many are left, or that none is."""
