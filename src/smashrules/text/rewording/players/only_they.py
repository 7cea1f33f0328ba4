"""Who alone may do something, or whose cards alone can: "only its controller can move it", "only your cards can
affect minions here", "can only be affected by the current player", "only minions that have an ability
can be played here".

All others cannot. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, done_word, noun_of
from smashrules.text.words.tokens import Token, words_of

_CAN = ("can", "may")
_KNOWN = (
    ["its", "controller"],
    ["their", "controller"],
    ["their", "controllers"],
    ["this", "minion", "'s", "controller"],
    ["that", "minion", "'s", "controller"],
    ["this", "minion", "'s", "owner"],
    ["its", "owner"],
    ["that", "player"],
    ["the", "chosen", "player"],
    ["the", "current_player"],
)
_MOST = ["the", "player", "with", "the", "most", "power", "here"]
_WITH = (["with"], ["who", "have"], ["that", "have"], ["who", "control"], ["who", "also", "have"], ["having"])
_SORTS = ("cards", "minions", "actions", "abilities", "talents", "titans")
_WHEN = frozenset(
    ("if", "unless", "while", "as_long_as", "during", "until", "only", "cannot", "instead", "or", "and", "but")
)


def _one_deed(words: list[str], deed: Callable[[str, Lexicon], bool], lex: Lexicon) -> list[str]:
    """The words without the joints of several deeds: those of "move, return, or destroy this minion"."""
    pairs = pairwise([*words, ""])
    goes_on = [deed(after, lex) or (word == "," and after == "or") for word, after in pairs]
    return [word for word, more in zip(words, goes_on, strict=True) if word not in (",", "or") or not more]


def _others(who: list[str], lex: Lexicon) -> list[str]:
    """All players but those; nothing where it is not known who these are."""
    if who in (["you"], ["you", "alone"]):
        return ["other", "players"]
    if who in _KNOWN:
        return ["players", "other_than", *who]
    if who == _MOST:
        return ["players", "who", "do", "not", "have", "the", "most", "power", "here"]
    if who[:1] != ["players"]:
        return []
    having = at_words(who, 1, _WITH)
    held = who[1 + len(having) :]
    if having and held[:1] == ["no"] and held[-1:] in (["here"], ["there"]):
        return ["players", "who", "have", "a", *_one(held[1:], lex)] if _one(held[1:], lex) else []
    if having and held[:1] in (["a"], ["an"], ["at_least"]) and held[-1:] in (["here"], ["there"]) and len(held) < 9:
        held = held[2:] if held[0] == "at_least" and held[1] in ("one", "1") else held[1:]
        return ["players", "who", "do", "not", "have", "a", *held] if held[:1] and held[0] in lex.nouns else []
    if having and len(held) == 2 and held[-1] in ("here", "there") and _one(held, lex):
        return ["players", "who", "do", "not", "have", "a", *_one(held, lex)]
    return []


def _one(held: list[str], lex: Lexicon) -> list[str]:
    """ "Minions here": minion here; nothing where it is said otherwise."""
    kind, number = lex.nouns.get(held[0], ("", "")) if held else ("", "")
    if kind not in ("minion", "action", "titan", "card") or number != "many" or len(held) != 2:
        return []
    return [noun_of((kind, "one"), lex), *held[1:]]


def _of_others(cards: list[str], lex: Lexicon) -> list[str]:
    """The cards of all other players; nothing where it is not known whose these are."""
    told = cards[1:] if cards[:1] == ["the"] else cards
    if told[:1] == ["your"] and told[-1:] and told[-1] in _SORTS and len(told) == 2 + (told[1:2] == ["own"]):
        return ["other", "players", "'s", told[-1]]
    if told[-1:] and told[-1] in _SORTS and told[-2:-1] == ["'s"]:
        others = _others(told[:-2], lex)
    elif told[:1] and told[0] in _SORTS and told[1:2] == ["of"]:
        others, told = _others(told[2:], lex), told[:1]
    elif told[:1] and told[0] in _SORTS and told[1:3] == ["controlled", "by"]:
        others, told = _others(told[3:], lex), told[:1]
    else:
        return []
    return [told[-1], "controlled", "by", *others] if others else []


def _of_other_cards(cards: list[str], lex: Lexicon) -> list[str]:
    """All other players' cards; nothing where only some of theirs are named: other cards could not do it either."""
    return _of_others(cards, lex) if {"cards", "abilities"} & set(cards) else []


_LACKING = (
    (["that", "have", "an", "ability"], ["with", "no", "abilities"]),
    (["that", "have", "abilities"], ["with", "no", "abilities"]),
    (["with", "an", "ability"], ["with", "no", "abilities"]),
    (["with", "abilities"], ["with", "no", "abilities"]),
    (["with", "no", "abilities"], ["with", "an", "ability"]),
    (["without", "abilities"], ["with", "an", "ability"]),
    (["with", "a", "+1_power_counter"], ["with", "no", "+1_power_counters"]),
    (["with", "a", "+1_power_counter", "on", "them"], ["with", "no", "+1_power_counters", "on", "them"]),
    (["with", "an", "action", "on", "them"], ["with", "no", "actions", "on", "them"]),
    (["you", "own"], ["you", "do", "not", "own"]),
)


def _not_those(what: list[str], lex: Lexicon) -> list[str]:
    """ "Minions that have an ability": those with none. Nothing where it is not known which the others are."""
    here = what[1:2] if what[1:2] == ["here"] else []
    said = what[1 + len(here) :]
    told = next((lack for have, lack in _LACKING if said == have), [])
    if what[:1] == ["minions"] and told:
        return ["minions", *here, *told]
    return _of_others(what, lex)


def _they_alone(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Only its controller can move it", "only your cards can affect minions here": all others cannot."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        if words[place] != "only" or (place and words[place - 1] not in (",", "then")):
            continue
        can = next((at for at in range(place + 1, len(words)) if words[at] in _CAN), 0)
        rest = _one_deed(words[can + 1 :], bare, lex)
        if not can or not rest or _WHEN & set(rest) or _WHEN & set(words[place + 1 : can]) or "," in words[place:can]:
            continue
        who = words[place + 1 : can]
        if rest[0] == "be" and done_word("".join(rest[1:2]), lex):
            others = _not_those(who, lex) if "by" not in rest else []
        elif bare(rest[0], lex):
            others = _others(who, lex) or _of_other_cards(who, lex)
        else:
            continue
        if others:
            return put(tokens, place, can + 1, [*others, "cannot"])
    return tokens


def _by_them_alone(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Cards here can only be affected by the current player", "can be moved only by you": not by all others."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        if words[place] not in _CAN or words.count("only") != 1:
            continue
        first = words[place + 1] == "only"
        be = place + 1 + first
        if words[be] != "be" or not done_word(words[be + 1], lex):
            continue
        by = next((at for at in range(be + 2, len(words)) if words[at] == "by"), 0)
        between = words[be + 2 : by - (not first)]
        where_to = [each for each in _one_deed(between, done_word, lex) if not done_word(each, lex)]
        only = first or words[by - 1] == "only"
        if not by or not only or where_to not in ([], ["here"], ["there"], ["to_here"]):
            continue
        who = words[by + 1 :]
        if _WHEN & set(who):
            continue
        others = _others(who, lex) or _of_other_cards(who, lex)
        if others:
            told = ["cannot", *words[be : be + 2], *between, "by", *others]
            return put(tokens, place, len(tokens), told)
    return tokens


ONLY_THEY = (
    where(_they_alone, "only", "can may"),
    where(_by_them_alone, "only", "can may", "by"),
)
"""The rules of those who alone may do something."""
