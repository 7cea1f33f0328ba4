"""An ability that was just named with its card: "choose another minion with a talent. This minion has that talent".

It is the talent of that minion. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_TALENTS = ("talent",)
_HAVING = ("has", "have", "gains", "gain")
_BEARERS = ("minion", "action", "titan")
_WITH = (["with", "a"], ["that", "has", "a"])
_ENDS = ("", ".", ",", "until", "and")
_EACH = ("each", "any", "all")


def _that_talent(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose another minion with a talent. This minion has that talent": it has the talent of that minion."""
    words = [*words_of(tokens), ""]
    told = words_of(before[-1]) if before else []
    for place in range(1, len(tokens) - 1):
        talent = words[place] == "that" and words[place + 1] in _TALENTS and words[place + 2] in _ENDS
        if not talent or words[place - 1] not in _HAVING or told.count(words[place + 1]) != 1:
            continue
        at = told.index(words[place + 1])
        said = next((each for each in _WITH if told[at - len(each) : at] == each), [])
        nouns = [each for each in told[: at - len(said)] if lex.nouns.get(each, ("",))[0] in _BEARERS]
        if not said or len(nouns) != 1 or lex.nouns[nouns[0]][1] != "one" or told[:1] != ["choose"]:
            return tokens
        end = tokens[place + 1].end
        has = replace(tokens[place - 1], word="has" if words[place - 1][-1] == "s" else "have")
        of_it = [Token(each, end, end) for each in ("of", "that", nouns[0])]
        the = replace(tokens[place], word="the")
        return [*tokens[: place - 1], has, the, tokens[place + 1], *of_it, *tokens[place + 2 :]]
    return tokens


def _as_if_ones(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Use the talent of another titan as if it were this titan's": as if it were this titan's talent."""
    words = [*words_of(tokens), ""]
    for place in range(3, len(tokens)):
        told = words[place] == "'s" and words[place - 1] in lex.nouns and words[place - 2] in ("this", "that")
        as_if = words[place - 3] == "as_if_it_were" or words[place - 6 : place - 2] == ["as", "if", "it", "were"]
        talents = [
            each for each in words[:place] if lex.nouns.get(each, ("",))[0] in ("talent", "special", "ongoing")
        ]
        if told and as_if and words[place + 1] in _ENDS and len(talents) == 1:
            at = tokens[place].end
            return [*tokens[: place + 1], Token(talents[0], at, at), *tokens[place + 1 :]]
    return tokens


def _such(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy each such minion with power 0": each of those minions."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        noun = lex.nouns.get(words[place + 1], ("", ""))
        if words[place] != "such" or words[place - 1] not in _EACH or noun[0] not in (*_BEARERS, "card"):
            continue
        many = noun_of((noun[0], "many"), lex)
        each, such = tokens[place - 1], tokens[place]
        of = replace(such, word="of", end=such.start + 1)
        those = replace(such, word="those", start=such.start + 1)
        return [*tokens[: place - 1], each, of, those, replace(tokens[place + 1], word=many), *tokens[place + 2 :]]
    return tokens


THAT_ABILITY = (looking_back(_that_talent, "that", " ".join(_TALENTS), " ".join(_HAVING)),)
"""The rule of an ability that was just named."""
SUCH = (where(_such, "such"), where(_as_if_ones, "were as_if_it_were", "'s"))
"""The rules of such ones, and of what is as if it were another's."""
