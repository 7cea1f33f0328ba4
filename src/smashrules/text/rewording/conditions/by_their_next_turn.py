"""What is left undone in a turn to come: "if they do not play that minion on their next turn, draw a card", "if it
has not scored by the end of your turn".

It is asked at the end of that turn. What is done then is another matter: it may be meant when it happens. Knows words
and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, verb_of
from smashrules.text.words.tokens import Token, words_of

_WHO = {"you": "your", "they": "their"}
_NOT = (["do", "not"], ["does", "not"])
_DURING = ("on", "during", "in")


def _left_undone(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If they do not play it on their next turn, ...": at the end of their next turn, if they did not play it this
    turn, ..."""
    words = [*words_of(tokens), "", ""]
    comma = words.index(",") if "," in words else 0
    who = next((at for at in (2, 3) if words[at : at + 2] in _NOT), 0)
    whose = _WHO.get(words[1], "their" if words[1:3] == ["that", "player"] else "")
    if words[0] != "if" or not comma or not who or not whose or (who == 3 and words[1] in _WHO):
        return tokens
    turn = words[comma - 4 : comma]
    told = turn[1:] == [whose, "next", "turn"] and turn[0] in _DURING
    if not told or not bare(words[who + 2], lex):
        return tokens
    if {"and", "or"} & set(words[:comma]):
        return tokens
    first, last = tokens[0].start, tokens[comma - 1]
    end = [Token(each, first, first) for each in ("at", "the", "end", "of", whose, "next", "turn", ",")]
    did = replace(tokens[who], word="did")
    this_turn = replace(last, word="this_turn", start=tokens[comma - 4].start)
    return [*end, *tokens[:who], did, *tokens[who + 1 : comma - 4], this_turn, *tokens[comma:]]


def _not_by_the_end(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it has not scored by the end of your turn, draw a card": at the end of your turn, if it has not scored."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    by = comma - 6
    if (
        words[:1] != ["if"]
        or by < 4
        or words[by : by + 4] != ["by", "the", "end", "of"]
        or words[comma - 1] != "turn"
    ):
        return tokens
    have = next((at for at in range(2, by) if words[at] == "not"), 0)
    if not have or words[comma - 2] not in ("your", "the", "this") or {"and", "or"} & set(words[:by]):
        return tokens
    asked = tokens[1:by]
    if words[have - 1] in ("does", "do"):
        verb = verb_of(words[have + 1], lex)
        if not verb:
            return tokens
        has = replace(tokens[have - 1], word="has" if words[have - 1] == "does" else "have")
        done = replace(tokens[have + 1], word=lex.forms[verb][3])
        asked = [*tokens[1 : have - 1], has, tokens[have], done, *tokens[have + 2 : by]]
    elif words[have - 1] not in ("has", "have"):
        return tokens
    start = tokens[0].start
    whose = "your" if words[comma - 2] == "your" else "the"
    return [
        *spread(["at", "the", "end", "of", whose, "turn", ","], start, start + 1),
        tokens[0],
        *asked,
        *tokens[comma:],
    ]


BY_THEIR_NEXT_TURN = (
    where(_left_undone, "next", "if", "not"),
    where(_not_by_the_end, "by", "end", "if", "not"),
)
"""The rules of what is left undone in a turn to come."""
