"""What is counted in a sentence of its own, put where the number is used: "Count your minions. Draw a card for every
two" is "draw a card for every two of your minions".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, said_at, words_of

_EACH = ("for_each", "for_every")
_OF_THEM = (["of", "them"], ["of", "those"], ["counted"], ["one"], ["one", "of", "them"])
_THOSE = ("the", "all", "each", "every")


def counted_out(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """What is done for those that the sentence before counts; None where it counts nothing or nothing comes of it."""
    words = words_of(tokens)
    things = _counted(before, lex)
    if things and (asked := _asked(before, tokens, things)) is not None:
        return asked
    place = next((at for at, word in enumerate(words) if word in (*_EACH, "that_many")), None)
    if not things or place is None:
        return None
    if words[place] == "that_many":
        noun = words[place + 1 : place + 2]
        if not noun or lex.nouns.get(noun[0], ("", ""))[1] != "many" or "counted" in words:
            return None
        end = tokens[place + 1].end
        so_many = [Token(word, end, end) for word in ("equal_to", "the_number_of")]
        return _whole(
            before, [*tokens[:place], tokens[place + 1], *so_many, *said_at(things, end), *tokens[place + 2 :]]
        )
    number = place + 1 if words[place + 1 : place + 2] and words[place + 1] in lex.numerals else place
    them = next((each for each in _OF_THEM if words[number + 1 : number + 1 + len(each)] == each), [])
    behind = number + 1 + len(them)
    if words[behind : behind + 1] not in ([], ["."], [","], ["until"]):
        return None  # for each of something else
    end = tokens[number].end
    if things[0].word == "your":
        things = [Token("of", end, end), *things]
    elif number == place:
        things = _one_of(things, lex)
    return _whole(before, [*tokens[: number + 1], *said_at(things, end), *tokens[behind:]]) if things else None


def _asked(before: list[Token], tokens: list[Token], things: list[Token]) -> list[Token] | None:
    """ "(Count the minions here.) If there are five or more, ...": if there are five or more minions here."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    yours = words[1:3] == ["you", "have"] and things[0].word == "your"
    number = words[3 : comma - 1]
    if words[:1] != ["if"] or not (words[1:3] == ["there", "are"] or yours) or words[comma - 1] not in _OR_MORE:
        return None
    if len(number) != 1:
        return None
    end = tokens[comma - 1].end
    of = [Token("of", end, end)] if things[0].word == "your" else []
    there = [replace(tokens[1], word="there"), replace(tokens[2], word="are")]
    return _whole(before, [tokens[0], *there, *tokens[3:comma], *of, *said_at(things, end), *tokens[comma:]])


_OR_MORE = ("or_more", "or_fewer", "or_less")


def _counted(before: list[Token], lex: Lexicon) -> list[Token]:
    """Those that "count the minions here" counts."""
    words = words_of(before)
    if words[:1] != ["count"] or "," in words or not any(word in lex.nouns for word in words):
        return []
    begin = 1 + (words[1:2] == ["the_number_of"])
    begin += words[begin : begin + 1] in [[each] for each in _THOSE]
    noun = begin + (words[begin : begin + 1] == ["your"])
    several = lex.nouns.get(words[noun] if noun < len(words) else "", ("", ""))[1] == "many"
    return before[begin:] if several else []


def _one_of(things: list[Token], lex: Lexicon) -> list[Token]:
    kind = lex.nouns[things[0].word][0]
    word = things[0].word
    ones = [
        each
        for each, known in lex.nouns.items()
        if known == (kind, "one") and word in (f"{each}s", f"{each[:-1]}ies")
    ]
    return [replace(things[0], word=ones[0]), *things[1:]] if ones else []


def _whole(before: list[Token], tokens: list[Token]) -> list[Token]:
    return [replace(tokens[0], start=before[0].start), *tokens[1:]]
