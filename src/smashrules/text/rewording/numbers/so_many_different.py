"""How many powers, names or factions cards have: "if your minions there have three or more different powers", "if you
have minions of at least two factions".

There are at least so many of these cards, no two of them alike in it. Knows words and their neighbours, no structure;
it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_TRAITS = {"factions": "of", "powers": "with", "names": "with"}
_CARDS = ("minion", "action", "card", "titan")
_HAVING = ("have", "has", "had", "with", "control", "controls", "controlled")
_PLACES = (["here"], ["there"], ["in", "play"], ["in", "your", "discard", "pile"], ["in", "your", "hand"])
_OF = ("with", "of", "from")
_THEY_HAVE = (["if", "they", "have"], ["if", "there", "are"], ["if", "you", "have"])


def _so_many(words: list[str], at: int, lex: Lexicon) -> tuple[str, int]:
    """From how many on is told at ``at``, and where these words end; empty for no such number."""
    if words[at : at + 2] == ["at", "least"]:
        number, end = words[at + 2 : at + 3], at + 3
    else:
        number = words[at : at + 1]
        end = at + 3 if words[at + 1 : at + 3] in (["or", "more"], ["or", "greater"]) else at + 1
    counted = bool(number) and (number[0] in lex.numerals or number[0].isdigit())
    return (number[0], end) if counted and number[0] not in ("one", "1", "0") else ("", at)


def _trait(words: list[str], at: int) -> tuple[list[str], int]:
    """ "Different powers" as what is told of the cards, "with different powers", and where these words end."""
    different = words[at : at + 1] == ["different"]
    trait = words[at + different] if at + different < len(words) else ""
    if trait not in _TRAITS or not (different or trait == "factions"):
        return [], at
    return [_TRAITS[trait], "different", trait], at + different + 1


def _counted(words: list[str], at: int, lex: Lexicon) -> tuple[str, list[str], int]:
    """So many, in what they differ, and where it ends: "three or more different powers". Empty for no such words."""
    number, end = _so_many(words, at, lex)
    told, last = _trait(words, end) if number else ([], at)
    return (number, told, last) if told else ("", [], at)


def _cards_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You have minions (here) with three or more different powers": at least three with different powers."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        several = lex.nouns.get(words[place], ("", "")) in [(kind, "many") for kind in _CARDS]
        there = at_words(words, place + 1, _PLACES)
        of = place + 1 + len(there)
        if not several or words[place - 1] not in _HAVING or words[of : of + 1] not in [[each] for each in _OF]:
            continue
        number, told, end = _counted(words, of + 1, lex)
        if number:
            there = there or at_words(words, end, _PLACES)
            end += 0 if words[of - len(there) : of] == there else len(there)
            return put(tokens, place, end, ["at", "least", number, words[place], *there, *told])
    return tokens


def _they_have(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If your minions there have three or more different powers": if you have at least three with different powers;
    and what is told of them if they have even more."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        yours = words[place] == "your" and words[place - 1] in ("if", "while", "unless", "and")
        noun = place + 1 if yours else place
        kind = lex.nouns.get(words[noun], ("", ""))
        there = at_words(words, noun + 1, _PLACES)
        have = noun + 1 + len(there)
        if kind not in [(each, "many") for each in _CARDS] or words[have : have + 1] not in (["have"], ["are"]):
            continue
        if not yours and not (there and words[place - 1] in ("if", "while", "unless")):
            continue
        number, told, end = _counted(words, have + 1 + (words[have + 1] in _OF), lex)
        if not number or (words[have] == "are") != (words[have + 1] in _OF):
            continue
        end += 2 if words[end : end + 2] == ["among", "them"] else 0
        return _told(tokens, place, end, (yours, number, words[noun], there, told), lex)
    return tokens


def _there_are(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If there are three different powers among your minions there": if you have at least three of them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        if words[place : place + 2] != ["there", "are"]:
            continue
        number, told, end = _counted(words, place + 2, lex)
        among = words[end : end + 1] == ["among"]
        yours = words[end + 1 : end + 2] == ["your"]
        noun = end + 1 + (yours or words[end + 1 : end + 2] == ["the"])
        kind = lex.nouns.get(words[noun], ("", "")) if among and noun < len(words) else ("", "")
        there = at_words(words, noun + 1, _PLACES)
        if number and kind in [(each, "many") for each in _CARDS] and (yours or there):
            return _told(tokens, place, noun + 1 + len(there), (yours, number, words[noun], there, told), lex)
    return tokens


_Told = tuple[bool, str, str, list[str], list[str]]


def _told(tokens: list[Token], place: int, end: int, what: _Told, lex: Lexicon) -> list[Token]:
    """The tokens with how many there are told of these cards; and again where it is asked for even more of them."""
    yours, number, noun, there, told = what
    has = ["you", "have"] if yours else ["there", "are"]
    rest = _even_more(tokens[end:], [*has, "at", "least"], [noun, *there, *told], lex)
    return [*put(tokens[:end], place, end, [*has, "at", "least", number, noun, *there, *told]), *rest]


def _even_more(tokens: list[Token], has: list[str], cards: list[str], lex: Lexicon) -> list[Token]:
    """ "If they have five or more, gain 2 VP instead": if you have at least five with different powers."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        opening = at_words(words, place, _THEY_HAVE)
        begins = place > 0 and words[place - 1] == "."
        number, end = _so_many(words, place + len(opening), lex) if opening and begins else ("", 0)
        if number and end > place + len(opening) + 1 and words[end : end + 1] == [","]:
            return put(tokens, place + 1, end, [*has, number, *cards])
    return tokens


def _factions_had(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "For each faction you have minions of (there)", "the number of factions with a minion there": each faction
    among your minions there, the number of factions among the minions there."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] not in ("faction", "factions"):
            continue
        of = next((at for at in range(place + 3, min(place + 7, len(words))) if words[at] == "of"), 0)
        noun, have = of - 1, of - 2
        had = of and words[have] in ("have", "has", "control", "controls") and noun > place + 2
        whose = _WHOSE.get(" ".join(words[place + 1 : have])) if had else None
        end = of + 1
        if whose is None and words[place + 1] in ("represented", "found"):
            among = place + 2
            if words[among] in ("among", "by"):
                return put(tokens, place + 1, among + 1, ["among"])
        if whose is None and words[place + 1] == "with":
            noun = place + 2 + (words[place + 2] in ("a", "any"))
            whose, end = ["the"], noun + 1
            if noun + 1 >= len(words) or not at_words(words, noun + 1, _PLACES):
                continue
        kind = lex.nouns.get(words[noun], ("",))[0]
        if whose is None or kind not in _CARDS:
            continue
        several = noun_of((kind, "many"), lex)
        return put(tokens, place + 1, end, ["among", *whose, several])
    return tokens


_WHOSE = {"you": ["your"], "they": ["their"], "that player": ["that", "player", "'s"]}

SO_MANY_DIFFERENT = (
    where(_factions_had, "faction factions", "of with represented found"),
    where(_cards_with, "factions powers names", "with of from"),
    where(_they_have, "factions powers names", "have are"),
    where(_there_are, "factions powers names", "are", "among"),
)
"""The rules of how many powers, names or factions there are."""
