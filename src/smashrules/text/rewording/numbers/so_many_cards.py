"""A number of cards without the word: "each other player draws a card and you draw two", "... Discard two".

Beside it, counters that are there from the start, what has been done so often in a turn, and what is so while it
is here. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_OF_CARDS = ("draw", "discard")
_ENDS: tuple[list[str], ...] = ([], [","], ["and"], ["then"], ["&then"], ["."], ["or"], ["@or"])


def _cards_done(words: list[str], lex: Lexicon) -> set[tuple[str, str]]:
    """Who draws or discards cards here, by the verb: "draw a card", "that player discards two cards"."""
    done = set()
    for place in range(len(words) - 2):
        number, noun = words[place + 1], words[place + 2]
        counted = number in ("a", "one") or number in lex.numerals
        if verb_of(words[place], lex) in _OF_CARDS and counted and noun in ("card", "cards"):
            done.add((verb_of(words[place], lex), _doer(words[:place], lex)))
    return done


def _doer(words: list[str], lex: Lexicon) -> str:
    """Who does what the words lead to: "you", "others", or both or nobody who is told."""
    part = words[max((at + 1 for at, word in enumerate(words) if word in _PARTS), default=0) :]
    if words[-1:] == ["each"] and "you" in words:
        return "both"
    others = "they" in part or any(lex.nouns.get(each, ("",))[0] in _PLAYERS for each in part)
    if others:
        return "both" if "you" in part else "others"
    joined = [at for at, word in enumerate(words) if word in ("and", "then", "&then", "and_then")]
    return "you" if "you" in part or not joined or words[-1] != words[joined[-1]] else _doer(words[: joined[-1]], lex)


_PARTS = (",", "and", "or", "then", "&then", "and_then", "@or")
_PLAYERS = ("player", "opponent", "winner", "runner-up", "owner", "controller", "neighbour")


def _so_many_cards(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Each other player draws a card and you draw two": two cards. Where the same player did the same in a sentence
    before, it may be so many instead, and no word tells."""
    words, told = words_of(tokens), words_of(before[-1]) if before else []
    for place in range(1, len(words)):
        verb = verb_of(words[place - 1], lex)
        value = lex.numerals.get(words[place], 0)
        if verb not in _OF_CARDS or value < 1 or words[place + 1 : place + 2] not in _ENDS:
            continue
        here, there = _cards_done(words[: place - 1], lex), _cards_done(told, lex)
        who = _doer(words[: place - 1], lex)
        again = {by for done, by in there if done == verb}
        if not here and (not there or (again and {who, *again} != {"you", "others"})):
            return tokens
        number = tokens[place]
        cards = replace(number, word="card" if value == 1 else "cards", start=number.end - 1)
        return [*tokens[:place], replace(number, end=number.end - 1), cards, *tokens[place + 1 :]]
    return tokens


SO_MANY_CARDS = (
    *said("numbers/cards", "as-lacking"),
    looking_back(_so_many_cards, "draw draws discard discards"),
    *said("numbers/cards", "bare-number"),
    *said("numbers/cards", "enters-with"),
)
"""The rules of numbers of cards and of times, in the order in which they are asked."""
