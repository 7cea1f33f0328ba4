"""When alone something is so: "this minion has +3 power, but only while ...", "draw a card only if ...", "this minion
can be destroyed only if ...".

What is done, or is so, only if something holds is done if it holds; what can be done only if it holds cannot be done
unless it does. When a card itself can be played is told elsewhere. Knows words and their neighbours, no structure; it
is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_WHEN = ("if", "while", "during", "when", "before", "after", "as", "until")
_HOLDS = ("if", "while", "when")
_ENDS = (".", ";", ":")
_CARDS = ("minion", "action", "titan", "card")
_ONE = ("a", "an", "another", "one", "extra")
_USES = ("use", "move", "destroy", "affect", "discard", "draw")
_TIMES = ("before", "after", "when", "during")
_ITSELF = ("this", "it", "on", "only")
_FOLLOWS = frozenset(("would", "instead"))


def _but_only(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has +3 power, but only while ...": while. "Play a minion, but only if it has ...": one that has."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens) - 3):
        if words[place : place + 2] != ["but", "only"] or words[place + 2] not in _WHEN:
            continue
        begin = place - (words[place - 1] == ",")
        rest = tokens[place + 2 :]
        thing = lex.nouns.get(words[begin - 1], ("", ""))
        sentence = begin_behind(words, begin, _ENDS)
        said = words[sentence:begin]
        its = words[place + 2 : place + 4] == ["if", "it"] and words[place + 4] in ("has", "is")
        if its and thing[0] in _CARDS and thing[1] == "one" and set(_ONE) & set(said) and "it" not in said:
            that = replace(tokens[place], word="that", end=tokens[place + 3].end)
            rest = [that, *tokens[place + 4 :]]
        return [*tokens[:begin], *_but_only(rest, lex)]
    return tokens


def _but_only_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may play an extra action, but only on a minion here": on a minion here."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if words[place : place + 2] != ["but", "only"] or words[place + 2] not in _THERE:
            continue
        begin = place - (words[place - 1] == ",")
        sentence = begin_behind(words, begin, _ENDS)
        deed = words[max((at + 1 for at in range(sentence, begin) if words[at] == ","), default=sentence) : begin]
        told = lex.nouns.get(words[begin - 1], ("",))[0] in (*_CARDS, "counter") or words[begin - 1] in ("it", "them")
        if told and not {*_THERE, "can", "cannot", "base"} & set(deed):
            return [*tokens[:begin], *_but_only_there(tokens[place + 2 :], lex)]
    return tokens


_THERE = ("on", "to", "here", "there", "from", "at", "onto")


def _only_ahead(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Only if you have no minions, draw a card": if you have none."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        heads = words[place - 1 : place] in ([], ["."], [":"])
        if heads and words[place] == "only" and words[place + 1] in _HOLDS and "," in words[place:]:
            when = replace(tokens[place + 1], start=tokens[place].start)
            return [*tokens[:place], when, *_only_ahead(tokens[place + 2 :], lex)]
    return tokens


def _only_if(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw a card only if you have no minions here": if you have none. "It can be destroyed only if": unless."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place] != "only" or words[place + 1] not in _HOLDS:
            continue
        begin = begin_behind(words, place, _ENDS)
        said = words[begin:place]
        if _itself(said) or _FOLLOWS & set(said) or {"cannot", "scores"} & set(said):
            continue  # "this base scores only if": it does not score otherwise
        can = next((at for at in range(begin, place) if words[at] in ("can", "may")), 0)
        if not can or (words[can] == "may" and words[can - 1] == "you"):
            if can and "play" in said and "extra" not in said:
                continue  # "you may play minions here only if": a right that you have, or another one
            return [*tokens[:place], *_only_if(tokens[place + 1 :], lex)]
        if (
            len({"can", "may"} & set(said)) != 1
            or "," in said
            or {"each", "any", "a", "that"} & set(words[begin:can])
        ):
            continue
        unless = replace(tokens[place], word="unless", end=tokens[place + 1].end)
        cannot = replace(tokens[can], word="cannot")
        return [*tokens[:can], cannot, *tokens[can + 1 : place], unless, *tokens[place + 2 :]]
    return tokens


def _can_only(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion can only be destroyed if ...", "you can only use this talent if ...": cannot, unless it is so."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        if words[place] not in ("can", "may") or words[place + 1] != "only":
            continue
        be = words[place + 2] == "be" and words[place + 3] != "played"
        uses = words[place + 2] in _USES and bare(words[place + 2], lex)
        end = next((at for at in range(place, len(words)) if words[at] in _ENDS), len(words))
        holds = [at for at in range(place + 3, end) if words[at] in _HOLDS]
        between = words[place : holds[0]] if holds else []
        if not (be or uses) or len(holds) != 1 or {",", "by", "to"} & set(between):
            continue
        if _FOLLOWS & set(words[place:end]) or "ability" in between:
            continue
        cannot = replace(tokens[place], word="cannot", end=tokens[place + 1].end)
        unless = replace(tokens[holds[0]], word="unless")
        return [*tokens[:place], cannot, *tokens[place + 2 : holds[0]], unless, *tokens[holds[0] + 1 :]]
    return tokens


def _at_that_time(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "(Special:) Play only before a base scores": play before a base scores, which says when."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        heads = words[place - 2 : place - 1] in ([], ["."], [":"]) or words[place - 3 : place - 1] == ["you", "may"]
        if words[place - 1 : place + 1] == ["play", "only"] and words[place + 1] in _TIMES and heads:
            return [*tokens[: place - 1], replace(tokens[place - 1], end=tokens[place].end), *tokens[place + 1 :]]
    return tokens


def _itself(said: list[str]) -> bool:
    """Whether it is said of the card that it is played: "play this only if", "this minion can be played only if"; or
    of an ability that it is used: "use this ability only if"."""
    if any(said[at : at + 2] == ["this", "ability"] for at in range(len(said))):
        return True
    plays = [at for at, word in enumerate(said) if word == "play"]
    return "played" in said or any(said[at + 1 : at + 2] == [] or said[at + 1] in _ITSELF for at in plays)


BUT_ONLY = (
    where(_but_only, "but", "only"),
    where(_but_only_there, "but", "only", "on to here there from at onto"),
    where(_at_that_time, "only", "play", " ".join(_TIMES)),
    where(_only_ahead, "only", "if while when", ","),
    where(_can_only, "only", "can may", "if while when"),
    where(_only_if, "only", "if while when"),
)
"""The rules of what is so only at times."""
