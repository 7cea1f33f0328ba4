"""What is so as a base scores: "when this base scores, this minion has +3 power", "with fewer than six minions here".

It is so while the base is scoring; and a base that cannot score with so many there cannot while there are so many.
Knows words and their neighbours, no structure; it is asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHEN = (["when", "this", "base", "scores"], ["if", "this", "base", "scores"], ["as", "this", "base", "scores"])
_SCORING = ["while", "this", "base", "is", "scoring"]
_ON = ("on", "during")
_TURNS = (["another", "player", "'s", "turn"], ["your", "turn"], ["other", "players", "'s", "turns"])
_HAVE = (["counts", "as", "having"], ["count", "as", "having"], ["has"], ["have"])
_BOUNDS = ("less", "more", "fewer", "greater", "higher", "lower")
_TWO = {",", "and", "then", "if", "unless", "for", "until", "to"}
_BEGINS = (".", ":", ";")
_CANNOT = (["cannot", "score"], ["cannot", "be", "scored"], ["can", "not", "score"], ["does", "not", "score"])


def _has_power_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When this base scores (during another player's turn), this minion has +3 power": while it is scoring."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        when = at_words(words, place, _WHEN) if place == begin_behind(words, place, _BEGINS) else []
        comma = place + len(when)
        turn = at_words(words, comma + 1, _TURNS) if when and words[comma] in _ON else []
        comma += len(turn) + bool(turn)
        end = sentence_end(words, comma)
        said = words[comma + 1 : end]
        have = next((at for at in range(len(said)) if at_words(said, at, _HAVE)), 0)
        much = said[have + len(at_words(said, have, _HAVE)) :] if have else []
        two = any(word in _TWO or (word == "or" and said[at + 1] not in _BOUNDS) for at, word in enumerate(said[:-1]))
        if not when or words[comma] != "," or two or not _is_so_much(much):
            continue
        whose = ["if", "it", "is", *_one_turn(turn), ","] if turn else []
        return _has_power_then(put(tokens, place, comma + 1, [*_SCORING, ",", *whose]), lex)
    return tokens


def _is_so_much(much: list[str]) -> bool:
    """ "+3 power", "power 4", "4 power here"."""
    number = much[1:2] if much[:1] == ["power"] else much[:1] if much[1:2] == ["power"] else []
    rest = much[2:] in ([], ["here"], ["there"])
    return rest and bool(number) and number[0].lstrip("+-").isdigit()


def _one_turn(turn: list[str]) -> list[str]:
    return ["another", "player", "'s", "turn"] if turn[0] == "other" else turn


def _scores_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This base cannot score with fewer than six minions here": while there are so few; "without an action here":
    unless there is one."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        cannot = at_words(words, place, _CANNOT) if words[place - 2 : place] == ["this", "base"] else []
        with_ = place + len(cannot)
        if not cannot or words[with_] not in ("with", "without"):
            continue
        end = sentence_end(words, with_)
        said = words[with_ + 1 : end]
        many = said[:1] not in (["a"], ["an"], ["any"]) and said[:2] != ["one", "minion"]
        if said[-1:] != ["here"] or {",", "and", "or"} & set(said[:1]) or len(said) < 2:
            continue
        there = ["there", "are" if many else "is"]
        asks = "while" if words[with_] == "with" else "unless"
        return _scores_with(put(tokens, with_, with_ + 1, [asks, *there]), lex)
    return tokens


def _while_it_scores(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "While this base scores": while it is scoring."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        if words[place : place + 4] == ["while", "this", "base", "scores"] and words[place + 4 : place + 5] in _ENDS:
            return _while_it_scores(put(tokens, place, place + 4, _SCORING), lex)
    return tokens


_ENDS: tuple[list[str], ...] = (["."], [","], [])

WHILE_IT_SCORES = (
    where(_while_it_scores, "scores", "while"),
    where(_has_power_then, "scores", "power", "has have having", "when if as"),
    where(_scores_with, "with without", "score scored", "base"),
)
"""The rules of what is so while a base is scoring."""
