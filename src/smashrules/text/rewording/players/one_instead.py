"""What one of several players does instead of what each of them does: "each player may draw a card. The winner may
draw two instead".

The others do the one, and that player the other. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import joined
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of, verb_of
from smashrules.text.words.tokens import Token, said_at, words_of

_WHO = (["the", "winner"], ["the", "runner-up"], ["you"])
_ALL = ("each", "all", "every")
_BEHIND = (["here"], ["with", "a", "minion", "here"], ["with", "minions", "here"])
_ONE = ("a", "an", "one")


def one_instead(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences, with that player left out of the first of two, and where each of them ends."""
    return joined(sentences, ends, lambda before, tokens: _told(before[-1], tokens, lex))


def _told(first: list[Token], second: list[Token], lex: Lexicon) -> list[list[Token]] | None:
    """Both sentences, where the second tells what one player does instead; None where it does not."""
    words, later = words_of(first), words_of(second)
    who = next((each for each in _WHO if later[: len(each)] == each), [])
    if not who or later[-1] != "instead" or later.count("instead") > 1 or set(later[len(who) :]) & {"if", "or", ","}:
        return None
    player = next((at for at in range(1, len(words)) if lex.nouns.get(words[at], ("",))[0] == "player"), 0)
    if not player or words[player - 1] not in _ALL or {"instead", "or", "@or", "other", "then"} & set(words):
        return None
    behind = next((each for each in _BEHIND if words[player + 1 : player + 1 + len(each)] == each), [])
    end = player + 1 + len(behind)
    does, done = end + (words[end] == "may"), len(who) + (later[len(who)] == "may")
    verb = verb_of(words[does], lex) if does < len(words) else ""
    if not verb or verb != verb_of(later[done], lex):
        return None
    so_many = _so_many(first[does + 1 :], second[done + 1 : -1], lex)
    if so_many is None:
        return None
    if who == ["you"]:
        other = Token("other", first[player].start, first[player].start)
        others = [*first[:player], other, *first[player:]]
    else:
        at = first[end - 1].end
        others = [*first[:end], *(Token(each, at, at) for each in ("other_than", *who)), *first[end:]]
    return [others, [*second[: done + 1], *so_many]]


def _so_many(one: list[Token], more: list[Token], lex: Lexicon) -> list[Token] | None:
    """What is done to more of them, at full length: "(a card from their hand ...) two"."""
    words, told = words_of(one), words_of(more)
    number = told[0] if told else ""
    if not (number in lex.numerals or number.isdigit()):
        return more if len(more) > 1 else None
    if len(told) > 2 or (len(told) == 2 and lex.nouns.get(told[1], ("",))[0] != lex.nouns.get(words[1], ("-",))[0]):
        return more
    counted = len(words) > 1 and (words[0] in _ONE or words[0] in lex.numerals)
    noun = lex.nouns.get(words[1], ("", ""))[0] if counted else ""
    if not noun:
        return None
    form = "one" if number in ("one", "1") else "many"
    called = noun_of((noun, form), lex) or words[1]
    last = more[-1].end
    rest = said_at(one[2:], last)
    return [more[0], Token(called, more[0].end - 1, last), *rest]
