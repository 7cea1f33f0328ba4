"""Those of a sort among several cards: "draw the minions among them", "any number of the minions among them".

All of that sort are meant, or so many of them; put as it is said of each sort of cards. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SORTS = ("minion", "action", "titan", "monster", "treasure")
_ALL = (["all", "of"], ["all"], ["each", "of"])


def _of_the_sort(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Any number of the minions among them": any number of minions; "the minions among them": all of them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        kind, many = lex.nouns.get(words[place + 1], ("", ""))
        if words[place] != "the" or kind not in _SORTS or many != "many" or words[place + 2] != "among":
            continue
        if words[place - 1] == "any_number_of":
            return [*tokens[:place], *_of_the_sort(tokens[place + 1 :], lex)]
        every = next((each for each in _ALL if words[place - len(each) : place] == each), [])
        begin = place - len(every)
        if not every and not any(form in ("bare", "third") for _, form in lex.verbs.get(words[place - 1], ())):
            continue
        whole = replace(tokens[begin], word="all", end=tokens[place].end)
        return [*tokens[:begin], whole, *_of_the_sort(tokens[place + 1 :], lex)]
    return tokens


def _of_either_sort(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion and an action (from) among them": either is one of them."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        if words[place : place + 2] != ["among", "them"]:
            continue
        joint = next((at for at in range(place - 2, 0, -1) if words[at] in ("and", "or")), 0)
        sorts = [lex.nouns.get(words[at], ("", ""))[0] for at in (joint - 1, place - 1)]
        one = words[joint + 1 : place - 1] in (["a"], ["an"], ["one"], ["up_to", "one"])
        if not joint or not one or sorts[0] == sorts[1] or set(sorts) - set(_SORTS):
            continue
        at = tokens[joint - 1].end
        among = said_at(tokens[place : place + 2], at)
        return [*tokens[:joint], *among, *tokens[joint:]]
    return tokens


AMONG_THEM = (where(_of_the_sort, "among", "the"), where(_of_either_sort, "among", "and or"))
"""The rules of those of a sort among several cards."""
