"""Counters that are named once and counted again: "two +1 power counters on a minion and one on another", "add one".

They are such counters as were named before. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_said
from smashrules.text.words.tokens import Token, words_of

_DEEDS = ("place", "put", "add", "remove", "transfer", "move")
_JOINTS = ("and", "or", ",")
_BEFORE = (*_DEEDS, *(each + "s" for each in _DEEDS), *_JOINTS)
_WHERE = ("on", "to", "from", "onto")
_TARGETS = ("a", "an", "another", "each", "this", "that", "it", "one", "any", "your", "the", "up_to", "two", "to_it")


def _such_counters(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Place two +1 power counters on a minion and one on another": and one +1 power counter on another."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        number = number_said(words[place], lex)
        if not number or words[place - 1] not in _BEFORE or words[place + 1] not in _WHERE:
            continue
        if words[place + 2] not in _TARGETS or (words[place - 1] in _JOINTS and not _told(words[:place], lex)):
            continue
        said = _told(words[:place], lex) or (_told(words_of(before[-1]), lex) if before else "")
        if not said:
            continue
        many = lex.nouns[said][1] == "many"
        noun = said if many == (number > 1) else said + "s" if number > 1 else said.removesuffix("s")
        at = tokens[place]
        again = [*tokens[: place + 1], Token(noun, at.end, at.end), *tokens[place + 1 :]]
        return _such_counters(again, before, lex)
    return tokens


def _it_has(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Place a +1 power counter on this minion. If it has more than four of them", "if there are more than four on
    it": of such counters."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    said = _told(last, lex)
    for place in range(3, len(words) - 1):
        of = words[place : place + 2] == ["of", "them"] and place + 2
        on = words[place : place + 2] == ["on", "it"] and place
        number = place - 1 - (words[place - 1] == "or_more")
        asked = max((at for at in range(number) if words[at] in _HAS), default=0)
        between = set(words[asked + 1 : number])
        if not said or not (of or on) or not number_said(words[number], lex) or between - _SO_MANY or not asked:
            continue
        if (of and words[asked] not in ("has", "have")) or (on and words[asked - 1] != "there"):
            continue
        noun = said if lex.nouns[said][1] == "many" else said + "s"
        at = tokens[place]
        return [*tokens[:place], Token(noun, at.start, tokens[place + 1].end), *tokens[of or on :]]
    return tokens


def _transferred(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Transfer any number of +1 power counters ... If you transferred three or more": of such counters."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    said = _told(last, lex)
    if not said or not {"transfer", "move"} & set(last):
        return tokens
    for place in range(1, len(words)):
        verb = words[place] in ("transferred", "moved")
        if verb and words[place - 1] in ("were", "was"):  # "at least three were transferred"
            at = place - 1
            number = at - 1 - (words[at - 1] == "or_more")
        elif verb and words[place - 1] in ("you", "have", "they"):
            number = place + 1 + (words[place + 1 : place + 2] == ["at_least"])
            at = number + 1 + (words[number + 1 : number + 2] == ["or_more"])
        else:
            continue
        if words[at : at + 1] not in ([","], ["."], ["were"], ["was"], ["this_way"]) or number >= len(words):
            continue
        if not number_said(words[number], lex) or words[number - 1] == "up_to":
            continue
        noun = said if lex.nouns[said][1] == "many" else said + "s"
        return [*tokens[:at], Token(noun, tokens[at - 1].end, tokens[at - 1].end), *tokens[at:]]
    return tokens


def _counters_moved(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Move all +1 power counters from a minion to another. Draw a card for each counter moved": transferred, for
    that is what is done to counters."""
    last = words_of(before[-1]) if before else []
    if not _told(last, lex) or not {"transfer", "move"} & set(last):
        return tokens
    words = words_of(tokens)
    moved = [
        at
        for at in range(1, len(words))
        if words[at] == "moved" and (_counts(words[at - 1 : at], lex) or _counts(words[at + 1 : at + 4], lex))
    ]
    return [replace(each, word="transferred") if at in moved else each for at, each in enumerate(tokens)]


def _counts(words: list[str], lex: Lexicon) -> bool:
    """Whether counters are named, and nothing before them but their number."""
    noun = next((at for at, word in enumerate(words) if lex.nouns.get(word, ("",))[0] == "counter"), None)
    return noun is not None and all(number_said(each, lex) or each in _SO_MUCH for each in words[:noun])


_SO_MUCH = ("or_more", "at_least", "any", "a")
_HAS = ("has", "have", "are")
_SO_MANY = frozenset(("more", "fewer", "less", "than", "at_least", "at", "least", "now", "exactly"))


def _told(words: list[str], lex: Lexicon) -> str:
    """The counters that these words name last; nothing where another thing was counted since."""
    named = [word for word in words if lex.nouns.get(word, ("",))[0] == "counter"]
    return named[-1] if named and len({each.removesuffix("s") for each in named}) == 1 else ""


COUNTERS_AGAIN = (
    looking_back(_counters_moved, "moved", "counter counters +1_power_counter +1_power_counters"),
    looking_back(_transferred, "transferred moved", "if for_each for"),
    looking_back(_it_has, " ".join(_HAS), "them it", "of on", "if while"),
    looking_back(_such_counters, " ".join(_WHERE), " ".join(_BEFORE)),
)
"""The rules of counters that are counted again."""
