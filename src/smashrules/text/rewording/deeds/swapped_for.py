"""What is swapped for something: "exchange an action in your hand for an action in your discard pile".

It is swapped with it. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_PILES = ("hand", "discard_pile", "deck")
_PLAIN = ("a", "an", "one", "the")


def _swapped_for(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Swap an action in your hand for one of your actions": with it."""
    words = words_of(tokens)
    place = next((at for at in range(2, len(words) - 2) if words[at] == "for"), 0)
    verb = next((at for at in range(place) if verb_of(words[at], lex) == "swap"), -1)
    if not place or verb < 0 or {"with", ",", ".", "and", "or"} & set(words[verb:place]) or words.count("for") > 1:
        return tokens
    held = any(each in _PILES for each in (*words[verb:place], *words[place:]))
    sorts = [_sorts(said, lex) for said in (words[verb:place], words[place:])]
    held = held or (sorts[0] == sorts[1] != [])  # "an action on this minion for an action on another"
    plain = words[place + 1] in (*_PLAIN, *(["all"] if "all" in words[verb:place] else [])) or words[
        place + 1 : place + 3
    ] == ["another", "player"]
    if not plain or not held or words[place + 2] == "different":
        return tokens  # "different" from what?
    return [*tokens[:place], replace(tokens[place], word="with"), *tokens[place + 1 :]]


def _sorts(words: list[str], lex: Lexicon) -> list[str]:
    """Which sort of card is named first; empty where none is."""
    return [lex.nouns[each][0] for each in words if lex.nouns.get(each, ("",))[0] in _KINDS][:1]


def _with_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Swap this minion with one in your hand": with a minion in your hand."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        if words[place] not in ("with", "for") or words[place + 1] != "one" or words[place + 2] not in ("in", "from"):
            continue
        verb = next((at for at in range(place) if verb_of(words[at], lex) == "swap"), -1)
        kinds = [known for each in words[verb + 1 : place] if (known := lex.nouns.get(each, ("", ""))[0]) in _KINDS]
        if verb < 0 or len(set(kinds)) != 1 or {",", "and", "or"} & set(words[verb:place]):
            continue
        one = tokens[place + 1]
        article = "an" if kinds[0] == "action" else "a"
        told = [replace(one, word=article, end=one.start + 1), replace(one, word=kinds[0], start=one.start + 1)]
        return [*tokens[: place + 1], *told, *tokens[place + 2 :]]
    return tokens


_KINDS = ("minion", "action", "card")


SWAPPED_FOR = (
    where(_with_one, "swap swaps exchange exchanges switch switches trade trades", "one"),
    where(_swapped_for, "swap swaps exchange exchanges switch switches trade trades", "for"),
)
"""The rules of what is swapped for something, in the order in which they are asked."""
