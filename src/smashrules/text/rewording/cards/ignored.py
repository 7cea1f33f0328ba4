"""Abilities that do not work, in other words than that they are cancelled: "ignore this minion's text", "is blank",
"abilities here do nothing".

They are cancelled. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SORTS = ("rules", "card", "game", "ability", "effect")
_WHOSE = ("its", "their", "'s", "no", "all", "any")
_PRINTED = (["printed", "on"], ["on"], ["of"], ["written", "on"])
_MANY = {"is": "are", "has": "have", "does": "do", "was": "were"}
_BLANK = (
    ["blank"],
    ["treated", "as", "blank"],
    ["treated", "as", "if", "it", "were", "blank"],
    ["treated", "as", "if", "they", "were", "blank"],
    ["treated", "as", "if", "it", "was", "blank"],
    ["considered", "blank"],
    ["considered", "to", "be", "blank"],
)
_BE = {"is": "has", "are": "have", "becomes": "has", "become": "have"}
_OFF = (
    ["ignored"],
    ["nullified"],
    ["disabled"],
    ["suppressed"],
    ["negated"],
    ["switched", "off"],
    ["turned", "off"],
    ["shut", "off"],
    ["inactive"],
    ["blanked"],
    ["suspended"],
    ["not", "active"],
    ["not", "in", "effect"],
)
_IDLE = (
    ["not", "work"],
    ["not", "function"],
    ["nothing"],
    ["not", "do", "anything"],
    ["not", "apply"],
    ["not", "take", "effect"],
)
_STOP = (["stop", "working"], ["cease", "to", "work"], ["stops", "working"])
_TURN_OFF = (
    ["ignore"],
    ["nullify"],
    ["disable"],
    ["suppress"],
    ["switch", "off"],
    ["turn", "off"],
    ["shut", "off"],
    ["blank"],
)
_NOBODY_HEEDS = (["players", "ignore"], ["all", "players", "ignore"], ["each", "player", "ignores"])
_SORTED = (["ongoing"], ["special"], ["talent"])
_ALL = (["the"], ["all"], ["any"], ["all", "the"], ["all", "of", "the"], ["every"], ["each"])
_ABILITY = ("ability", "talent", "special", "ongoing")


def _text(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has no text", "the text printed on this base": abilities."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        if words[place] != "text":
            continue
        end = place + 1 + (words[place + 1 : place + 2] == ["box"])
        begin = place - (words[place - 1] in _SORTS)
        printed = at_words(words, end, _PRINTED)
        if words[begin - 1] == "the" and printed:
            if words[begin - 2 : begin - 1] in (["copy"], ["copies"]):
                continue
            return put(tokens, begin, end + len(printed), ["abilities", "of"])
        if words[begin - 1] not in _WHOSE or printed == ["of"]:
            continue
        be = words[end : end + 1]
        told = ["abilities", *([_MANY[be[0]]] if be and be[0] in _MANY else [])]
        return put(tokens, begin, end + len(told) - 1, told)
    return tokens


def _blank(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That minion is blank", "is treated as if it were blank": it has no abilities."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        blank = at_words(words, place + 1, _BLANK) if words[place] in _BE else []
        if blank and _is_ability(words[place - 1], lex):
            return put(tokens, place, place + 1 + len(blank), ["are", "cancelled"])
        if blank:
            return put(tokens, place, place + 1 + len(blank), [_BE[words[place]], "no", "abilities"])
        if words[place] in ("has", "have") and words[place + 1 : place + 3] == ["blank", "text"]:
            return put(tokens, place + 1, place + 3, ["no", "abilities"])
    return tokens


def _is_ability(word: str, lex: Lexicon) -> bool:
    return lex.nouns.get(word, ("",))[0] in _ABILITY


def _ignore(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Ignore the abilities of minions here", "disable its Talent": cancel them."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        off = at_words(words, place, (*_TURN_OFF, *_NOBODY_HEEDS))
        end = place + len(off)
        if not off or words[place - 1 : place] not in (
            [],
            *([each] for each in (".", ":", ",", "and", "then", "may")),
        ):
            continue
        every = at_words(words, end, _ALL)
        stop = next(
            (at for at in range(end, len(words)) if words[at] in (".", ",", "until", "while", "if")), len(words)
        )
        named = words[end + len(every) : stop]
        named = named[1:] if named[:1] in _SORTED and named[1:2] and _is_ability(named[1], lex) else named
        of = bool(named) and _is_ability(named[0], lex) and named[1:2] in (["of"], ["on"])
        own = any(
            _is_ability(word, lex) and at and named[at - 1] in ("its", "their", "'s")
            for at, word in enumerate(named[:8])
        )
        if of or own:
            return put(tokens, place, end, ["cancel"])
    return tokens


def _off(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Abilities here do nothing", "its Talent does not work", "are ignored": they are cancelled."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        be = words[place]
        done = at_words(words, place + 1, _OFF if be in ("is", "are") else _IDLE) if be in _STATED else []
        if not done:
            done = at_words(words, place, _STOP)[1:]
        if not done:
            continue
        end = place + 1 + len(done)
        begin = begin_behind(words, place, (".", ":", ","))
        said = words[begin:place]
        nouns = [at for at, word in enumerate(said) if _is_ability(word, lex)]
        headed = nouns and (nouns[0] == len(said) - 1 or said[nouns[0] + 1] in ("of", "on", "here", "there"))
        if not headed or _ASKED & set(said) or words[end : end + 1] not in _ENDS:
            continue
        many = lex.nouns[said[nouns[0]]][1] == "many"
        return put(tokens, place, end, ["are" if many else "is", "cancelled"])
    return tokens


_STATED = ("is", "are", "do", "does")
_ASKED = frozenset(("if", "that", "which", "while", "unless", "when", "whose", "cannot"))
_ENDS: tuple[list[str], ...] = (
    [],
    *([each] for each in (".", ",", "until", "while", "as", "for", "during", "on", "if", "this", "and")),
)

IGNORED = (
    where(_text, "text"),
    where(_blank, "blank"),
    where(_ignore, " ".join(["ignores", *(each[0] for each in _TURN_OFF)])),
    where(_off, "do does is are stop stops cease", " ".join(each[0] for each in (*_OFF, *_IDLE, *_STOP))),
)
"""The rules of abilities that do not work, in the order in which they are asked."""
