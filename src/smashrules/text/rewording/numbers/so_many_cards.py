"""A number of cards without the word: "each other player draws a card and you draw two", "... Discard two".

Beside it, counters that are there from the start, what has been done so often in a turn, and what is so while it
is here. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of, verb_of
from smashrules.text.words.tokens import Token, words_of

_OF_CARDS = ("draw", "discard")
_ENDS: tuple[list[str], ...] = ([], [","], ["and"], ["then"], ["&then"], ["."], ["or"], ["@or"])
_ENTERS = (["enters", "&play"], ["enters", "play"], ["comes", "into", "&play"], ["comes", "into", "play"])
_HOLDING = ("minion", "titan", "action")
_ORDINALS = {2: "second", 3: "third", 4: "fourth", 5: "fifth"}


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


def _as_lacking(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player with no treasures in their hand draws one": draws a treasure."""
    words = words_of(tokens)
    lacks = (at for at in range(len(words) - 1) if words[at] in ("no", "without") and lex.nouns.get(words[at + 1]))
    kinds = [lex.nouns[words[at + 1]][0] for at in lacks]
    if len(kinds) != 1 or kinds[0] not in ("card", "treasure"):
        return tokens
    for place in range(3, len(words)):
        if words[place] == "one" and verb_of(words[place - 1], lex) == "draw" and words[place + 1 :] in ([], ["."]):
            number = tokens[place]
            noun = replace(number, word=kinds[0], start=number.end - 1)
            return [*tokens[:place], replace(number, word="a", end=number.end - 1), noun, *tokens[place + 1 :]]
    return tokens


def _enters_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion enters play with two +1 power counters on it": place two +1 power counters on this minion."""
    words = words_of(tokens)
    enters = next((each for each in _ENTERS if words[2 : 2 + len(each)] == each), [])
    begin = 2 + len(enters)
    if not enters or words[0] != "this" or words[1] not in _HOLDING or words[begin : begin + 1] != ["with"]:
        return tokens
    end = len(words) - 2 if words[-2:] == ["on", "it"] else len(words)
    many = words[begin + 1 : end]
    if not 1 < len(many) <= 3 or not many[-1].endswith(("_counter", "_counters")):
        return tokens
    first, last = tokens[0], tokens[-1].end
    place = replace(first, word="place", end=first.start + 1)
    behind = [Token(word, last, last) for word in ("on", "this", words[1])]
    return [place, *tokens[begin + 1 : end], *behind]


def _played_so_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you play three actions in a turn": your third action in a turn."""
    if words_of(tokens[2:4]) == ["have", "played"]:
        tokens = [*tokens[:2], replace(tokens[3], word="play", start=tokens[2].start), *tokens[4:]]
    words = words_of(tokens)
    number = lex.numerals.get(words[3], 0) if words[:3] == ["after", "you", "play"] and len(words) > 6 else 0
    kind, many = lex.nouns.get(words[4], ("", "")) if number else ("", "")
    if number not in _ORDINALS or many != "many" or "in_a_turn" not in words[5:8]:
        return tokens
    one = noun_of((kind, "one"), lex)
    count = tokens[3]
    your = replace(count, word="your", end=count.start + 1)
    nth = replace(count, word=_ORDINALS[number], start=count.start + 1)
    return [*tokens[:3], your, nth, replace(tokens[4], word=one), *tokens[5:]] if one else tokens


def _first_you_play(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The first minion you played here each turn gains +2 power": each that you play first, whenever it is."""
    words = words_of(tokens)
    if words[:2] != ["the", "first"] or words[3:5] != ["you", "played"] or "each_turn" not in words[5:7]:
        return tokens
    return [*tokens[:4], replace(tokens[4], word="play"), *tokens[5:]]


def _while_here(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your minions have +1 power while here": your minions here have it."""
    words = words_of(tokens)
    if words[-2:] != ["while", "here"] or "here" in words[:-2] or {",", "if", "when", "after"} & set(words):
        return tokens
    has = next((at for at, word in enumerate(words) if at and word in ("have", "has", "cannot", "lose", "gain")), 0)
    subject = words[:has]
    if not has or subject[-1] not in lex.nouns or "you" in subject:
        return tokens
    at = tokens[has].start
    return [*tokens[:has], Token("here", at, at), *tokens[has:-2]]


SO_MANY_CARDS = (
    where(_as_lacking, "no without", "draw draws", "one"),
    looking_back(_so_many_cards, "draw draws discard discards"),
    where(_enters_with, "enters comes", "with"),
    where(_played_so_many, "in_a_turn", "play played", "after"),
    where(_first_you_play, "first", "you", "played"),
    where(_while_here, "while", "here"),
)
"""The rules of numbers of cards and of times, in the order in which they are asked."""
