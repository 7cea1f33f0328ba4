"""Things of so much power in all, without a number of them: "discard cards with total power 5 or more"; so many
counters that things have in all: "if your minions here have a total of three or more +1 power counters".

Any number of them are; so many are there on them. Knows words and their neighbours, no structure; it is
asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, over, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import acts
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card")
_HAVING = ("have", "has", "control", "controls", "own", "owns", "is", "are")


def _in_all(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy minions with total power 5 or less": any number of minions with that."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        kind, number = lex.nouns.get(words[place], ("", ""))
        power = place + 2 + (words[place + 2] == "a")
        told = words[place + 1] == "with" and words[power : power + 1] == ["total"] and acts(words[place - 1], lex)
        if kind in _CARDS and number == "many" and told and words[place - 1] not in _HAVING:
            at = tokens[place].start
            several = [Token(each, at, at) for each in ("any", "number", "of")]
            return [*tokens[:place], *several, *tokens[place : place + 2], *_in_all(tokens[place + 2 :], lex)]
    return tokens


def _have_in_all(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If your minions have three or more +1 power counters in total": if there are so many on your minions."""
    words = words_of(tokens)
    for have in range(2, len(words) - 3):
        begin = begin_behind(words, have, _ASKS)
        whose = lex.nouns.get(words[have - 1], ("", "")) if words[have - 1] not in _HERE else ("minion", "many")
        if (
            words[have] != "have"
            or not begin
            or whose != ("minion", "many")
            or {",", "each"} & set(words[begin:have])
        ):
            continue
        of = have + 1 + 3 * (words[have + 1 : have + 4] == ["a", "total", "of"])
        what = next((at for at in range(of, len(words)) if words[at] in ("counters", "actions", ",", ".")), 0)
        end = what + 1 + 2 * (words[what + 1 : what + 3] == ["on", "them"])
        total = at_words(words, end, _TOTAL)
        if not what or words[what] not in ("counters", "actions") or not (total or of > have + 1):
            continue
        there = over(["there", "are"], tokens[begin], tokens[begin])
        so_many = said_at(tokens[of : what + 1], tokens[begin].start)
        on = Token("on", tokens[begin].start, tokens[begin].start)
        rest = _have_in_all(tokens[end + len(total) :], lex)
        return [*tokens[:begin], *there, *so_many, on, *tokens[begin:have], *rest]
    return tokens


_ASKS = ("if", "while", "unless")
_HERE = ("here", "there", "play")
_TOTAL = (
    ["total"],
    ["in", "total"],
    ["in", "all"],
    ["combined"],
    ["altogether"],
    ["among", "them"],
    ["between", "them"],
)
IN_ALL = (
    where(_have_in_all, "have", "counters actions", "total combined altogether all them", " ".join(_ASKS)),
    where(_in_all, "total", "with", "power"),
)
"""The rule of so much power in all."""
